import { describe, expect, it } from 'vitest';
import { shortDay } from './short-day';

describe('shortDay', () => {
  it.each([
    ['2026-12-01', 'today', '今天'],
    ['2026-12-02', 'tomorrow', '明天'],
    ['2026-11-30', 'yesterday', '昨天'],
    ['2026-12-08', 'Tue 8 Dec', '12月8日 周二'],
  ])('says %s as %s and %s', (day, english, chinese) => {
    expect(shortDay(day, '2026-12-01', 'en')).toBe(english);
    expect(shortDay(day, '2026-12-01', 'zh')).toBe(chinese);
  });

  it('keeps the year of a day in another year', () => {
    expect(shortDay('2027-03-04', '2026-12-01', 'en')).toContain('2027');
  });
});
