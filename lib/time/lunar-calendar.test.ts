import { describe, expect, it } from 'vitest';
import { daysBetween } from './local-date';
import { lunarDate } from './lunar-calendar';

describe('the Chinese calendar', () => {
  it.each([
    [2026, 1, 1, '2026-02-17'],
    [2027, 1, 1, '2027-02-06'],
    [2025, 8, 15, '2025-10-06'],
    [2030, 1, 1, '2030-02-03'],
    [2033, 1, 1, '2033-01-31'],
    [2026, 8, 15, '2026-09-25'],
    [2025, 5, 5, '2025-05-31'],
    [2023, 5, 5, '2023-06-22'],
    [2024, 12, 29, '2025-01-28'],
  ])('knows day %d-%d-%d', (year, month, day, expected) => {
    expect(lunarDate(year, month, day)).toBe(expected);
  });

  it('knows nothing of days and years it has no data for', () => {
    expect(lunarDate(1989, 1, 1)).toBeNull();
    expect(lunarDate(2071, 1, 1)).toBeNull();
    expect(lunarDate(2026, 13, 1)).toBeNull();
    expect(lunarDate(2026, 1, 31)).toBeNull();
  });

  it('joins each year to the next without a gap', () => {
    for (let year = 1990; year < 2070; year++) {
      const next = lunarDate(year + 1, 1, 1) ?? '';
      const last = lunarDate(year, 12, 30) ?? lunarDate(year, 12, 29) ?? '';
      expect(daysBetween(last, next)).toBe(1);
      expect(next.slice(5) >= '01-21' && next.slice(5) <= '02-20').toBe(true);
    }
  });
});
