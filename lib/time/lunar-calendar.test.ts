import { describe, expect, it } from 'vitest';
import { lunarDate } from './lunar-calendar';

describe('the Chinese calendar', () => {
  it.each([
    [2026, 1, 1, '2026-02-17'],
    [2027, 1, 1, '2027-02-06'],
    [2025, 8, 15, '2025-10-06'],
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

  it('agrees with the calendar of the platform', () => {
    const platform = new Intl.DateTimeFormat('en-u-ca-chinese', {
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    for (let year = 1990; year <= 2070; year++) {
      for (const [month, day] of [
        [1, 1],
        [5, 5],
        [8, 15],
        [12, 8],
      ] as const) {
        const date = lunarDate(year, month, day);
        expect(platform.format(new Date(`${date}T12:00Z`))).toBe(`${month}/${day}`);
      }
    }
  });
});
