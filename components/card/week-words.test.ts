import { expect, it } from 'vitest';
import { columnName, shortHours, spanOf, weekName } from './week-words';

it('names a week by its days, in both languages, across months', () => {
  expect(weekName('2026-12-07', 'en')).toBe('7–13 Dec');
  expect(weekName('2026-12-28', 'en')).toBe('28 Dec–3 Jan');
  expect(weekName('2026-12-07', 'zh')).toBe('12月7日–13日');
  expect(weekName('2026-12-28', 'zh')).toBe('12月28日–1月3日');
});

it('heads a column with its day', () => {
  expect(columnName('2026-12-07', 'en')).toEqual({ day: 'Mon', number: 7 });
  expect(columnName('2026-12-13', 'zh')).toEqual({ day: '日', number: 13 });
});

it('writes hours in quarters', () => {
  expect([0, 30, 45, 60, 150, 605].map(shortHours)).toEqual(['0', '½', '¾', '1', '2½', '10']);
});

it('writes from when to when', () => {
  expect(spanOf({ start: 540, end: 630 })).toBe('09:00–10:30');
  expect(spanOf({ start: 1410, end: 1440 })).toBe('23:30–24:00');
});
