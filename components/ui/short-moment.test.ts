import { describe, expect, it } from 'vitest';
import { shortMoment } from './short-moment';

describe('a moment in the past', () => {
  it.each([
    ['2026-12-01T01:05:09Z', 'en', '09:05'],
    ['2026-11-30T15:59:00Z', 'en', 'yesterday, Mon 30 Nov, 23:59'],
    ['2026-11-30T16:00:00Z', 'en', '00:00'],
    ['2025-12-01T01:05:00Z', 'zh', '2025年12月1日 周一 09:05'],
  ] as const)('%s is read in %s as %s', (instant, locale, words) => {
    expect(shortMoment(instant, '2026-12-01', 'Asia/Shanghai', locale)).toBe(words);
  });
});
