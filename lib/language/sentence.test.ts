import { expect, it } from 'vitest';
import { readSentence } from './sentence';

const now = '2026-12-01T09:00';

it('reads the same words at another time, or by other conventions, anew', () => {
  const dayAt = (at: string) => readSentence('call Ann tomorrow', { now: at }).whens[0]?.date;
  expect([dayAt(now), dayAt('2026-12-05T09:00'), dayAt(now)]).toEqual([
    '2026-12-02',
    '2026-12-06',
    '2026-12-02',
  ]);
  const date = (locale?: 'en' | 'zh') => readSentence('pay on 3/4', { now, locale }).whens[0]?.date;
  expect(date('zh')).toBe(date('zh'));
  expect(date('en')).toBe(date('en'));
});

it('gives what it remembers, and the same after it was forgotten', () => {
  const words = 'dentist on Friday at half past six';
  const first = readSentence(words, { now });
  expect(readSentence(words, { now })).toBe(first);
  for (let other = 0; other < 100; other++) readSentence(`buy ${other} apples tomorrow`, { now });
  const again = readSentence(words, { now });
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
