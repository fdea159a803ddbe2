import { describe, expect, test } from 'vitest';
import { understand } from './understand';

const read = (text: string) => understand(text, { now: '2026-12-01T09:00' });

describe('what is felt, exclaimed or denied is no todo, whatever day stands in it', () => {
  test.each([
    'I hate Mondays',
    'love this weather',
    'ugh so much to do today',
    "I'm not going to work tomorrow",
    '我讨厌周一',
    'what a week',
    'the rehearsal was exhausting',
    '昨天彩排太累了',
    '唉今天事好多啊',
    '最急的是哪个',
  ])('%s', (text) => {
    expect(read(text).intent).toBe('other');
  });

  test('and a plan that is only floated is asked about', () => {
    expect(read('要不明天去跑步吧').intent).toBe('musing');
  });

  test.each(['我喜欢的书明天去买', 'love letter to Ann on Friday', 'wow Ann with flowers on Friday'])(
    'but %s is one',
    (text) => {
      expect(read(text).intent).toBe('create');
    },
  );
});

describe('changes that are told in few words', () => {
  test('an hour needs no word of time', () => {
    expect(read('move the dentist to 4')).toMatchObject({
      intent: 'update',
      target: { text: { value: 'dentist' } },
      changes: { dueTime: { value: '16:00' } },
    });
    expect(read('move the couch to 4').intent).toBe('create');
  });

  test('what one does not go to is taken off', () => {
    expect(read("I'm not going to the dentist")).toMatchObject({
      intent: 'delete',
      target: { text: { value: 'dentist' } },
    });
  });

  test('the todos of a day are deleted without 把', () => {
    expect(read('周五的都删掉')).toMatchObject({
      intent: 'delete',
      target: { all: true, from: '2026-12-04', to: '2026-12-04' },
    });
  });
});
