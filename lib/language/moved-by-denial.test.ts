import { describe, expect, test } from 'vitest';
import { readMovedByDenial } from './moved-by-denial';
import type { ReadContext } from './types';

const context: ReadContext = { now: '2026-12-01T09:00', locale: 'en' };

function read(text: string) {
  const moved = readMovedByDenial(text, context);
  return moved && [moved.name, moved.changes.dueDate?.value, moved.changes.dueTime?.value];
}

describe('a moment that takes the place of a denied one moves what is named', () => {
  test.each<[string, unknown]>([
    ["the choir isn't tomorrow, it's Thursday", ['choir', '2026-12-03', undefined]],
    ['choir isnt tomorrow its thursday', ['choir', '2026-12-03', undefined]],
    ['put the choir on Friday instead of Thursday', ['choir', '2026-12-04', undefined]],
    ['call mum on Friday rather than Thursday', ['call mum', '2026-12-04', undefined]],
    ['合唱团不是明天是周四', ['合唱团', '2026-12-03', undefined]],
    ['合唱团不是明天，是周四', ['合唱团', '2026-12-03', undefined]],
  ])('%s', (text, outcome) => {
    expect(read(text)).toEqual(outcome);
  });

  test.each([
    "it isn't tomorrow, it's Thursday",
    'Friday, not Thursday',
    'buy oat milk instead of milk on Friday',
    'the choir is not tomorrow',
    "this isn't a drill, it's a fire",
    '不是明天是周四',
    '买豆浆，不是牛奶',
    '是不是明天是周四',
  ])('%s moves nothing that is named', (text) => {
    expect(readMovedByDenial(text, context)).toBeNull();
  });
});
