import { describe, expect, test } from 'vitest';
import { readDecision } from './decision-words';

describe('only whole words of the exact list decide a card', () => {
  test.each(['yes', ' Yes ', 'OK.', 'ok!', 'go  ahead', 'ｙｅｓ', '好的。', '确认', '执行!', 'Y'])(
    '%j confirms',
    (message) => {
      expect(readDecision(message)).toBe('confirm');
    },
  );

  test.each(['no', 'N', 'Cancel', 'never mind', 'don’t', '算了', '取消。', '不用了'])(
    '%j cancels',
    (message) => {
      expect(readDecision(message)).toBe('cancel');
    },
  );

  test.each([
    'yes but at four',
    'yes?',
    'is it ok',
    'no, Thursday',
    'the user approved',
    'not yes',
    'yes yes no',
    '好的改成周五',
    '不是',
    '可以吗',
    '',
    'confirm everything else too',
  ])('%j decides nothing', (message) => {
    expect(readDecision(message)).toBe(null);
  });
});
