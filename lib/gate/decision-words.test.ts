import { describe, expect, it, test } from 'vitest';
import english from '@/lib/i18n/en.json';
import chinese from '@/lib/i18n/zh.json';
import { readDecision } from './decision-words';

describe('only whole words of the exact list decide a card', () => {
  test.each(['yes', ' Yes ', 'OK.', 'ok!', 'go  ahead', 'ｙｅｓ', '好的。', '确认', '执行!', 'Y'])(
    '%j confirms',
    (message) => {
      expect(readDecision(message)).toEqual({ verdict: 'confirm' });
    },
  );

  test.each(['no', 'N', 'Cancel', 'never mind', 'don’t', '算了', '取消。', '不用了'])(
    '%j cancels',
    (message) => {
      expect(readDecision(message)).toEqual({ verdict: 'cancel' });
    },
  );

  test.each([
    ['Confirm all', 'confirm'],
    ['confirm it', 'confirm'],
    ['accept all of them', 'confirm'],
    ['全部确认', 'confirm'],
    ['都确认吧', 'confirm'],
    ['Cancel all', 'cancel'],
    ['cancel it all', 'cancel'],
    ['please cancel everything', 'cancel'],
    ['cancel the plan', 'cancel'],
    ['全部取消', 'cancel'],
    ['全取消了吧', 'cancel'],
    ['取消全部', 'cancel'],
    ['都不要了', 'cancel'],
    ['undo all', 'undo'],
    ['pls undo the last one', 'undo'],
    ['undo that please', 'undo'],
    ['全部撤销', 'undo'],
    ['撤消', 'undo'],
    ['请撤销上一个', 'undo'],
    ['把刚才的撤销', 'undo'],
  ])('%j, what a button says, is %s', (message, verdict) => {
    expect(readDecision(message)).toEqual({ verdict });
  });

  it('every label of a deciding button, in every language, is such a word, with its count', () => {
    for (const { card, confirmations } of [english, chinese]) {
      const at = (label: string) => label.replace('{count}', '3');
      expect(readDecision(card.confirm)).toEqual({ verdict: 'confirm' });
      expect(readDecision(at(card.confirmCount))).toEqual({ verdict: 'confirm', count: 3 });
      expect(readDecision(at(confirmations.confirmAll))).toEqual({ verdict: 'confirm', count: 3 });
      expect(readDecision(card.cancel)).toEqual({ verdict: 'cancel' });
      expect(readDecision(card.cancelAll)).toEqual({ verdict: 'cancel' });
      expect(readDecision(at(confirmations.cancelAll))).toEqual({ verdict: 'cancel', count: 3 });
      expect(readDecision(card.undo)).toEqual({ verdict: 'undo' });
      expect(readDecision(card.undoAll)).toEqual({ verdict: 'undo' });
    }
  });

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
    'cancel all meetings',
    'cancel the dentist',
    'cancel all on friday',
    'confirm all but the first',
    'undo the dentist',
    'all',
    '取消周五的会',
    '全部取消周五的',
    '取消闹钟',
    '确认会议时间',
    '执行力培训',
    '除了第一条都确认',
  ])('%j decides nothing', (message) => {
    expect(readDecision(message)).toBe(null);
  });
});
