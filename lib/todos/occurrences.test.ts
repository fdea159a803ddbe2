import { expect, it } from 'vitest';
import { firstDayBetween, occurrencesBetween } from './occurrences';

const todo = (dueDate: string | null, recurrence: string | null = null) => ({
  dueDate,
  dueTime: '09:00',
  recurrence,
});
const days = (dueDate: string | null, recurrence: string | null, from: string, to: string) =>
  occurrencesBetween(todo(dueDate, recurrence), from, to).map((found) => found.dueDate);

it.each([
  ['one that stands outside is not there', '2026-11-30', null, []],
  ['one without a day is nowhere', null, null, []],
  ['one without a rhythm stands on its own day', '2026-12-02', null, ['2026-12-02']],
  ['a rhythm from before goes on', '2026-11-30', 'FREQ=DAILY;INTERVAL=2', ['2026-12-02', '2026-12-04']],
  [
    'a rhythm that begins within is there from its beginning',
    '2026-12-03',
    'FREQ=DAILY',
    ['2026-12-03', '2026-12-04'],
  ],
  ['a rhythm that ends is over', '2026-11-30', 'FREQ=DAILY;COUNT=3', ['2026-12-01', '2026-12-02']],
  ['a rhythm that begins later is not there yet', '2026-12-06', 'FREQ=DAILY', []],
  ['one a second is one a day', '2026-12-03', 'FREQ=SECONDLY', ['2026-12-03', '2026-12-04']],
  ['one an hour is one a day', '2026-12-03', 'FREQ=HOURLY', ['2026-12-03', '2026-12-04']],
])('%s', (_what, dueDate, recurrence, expected) => {
  expect(days(dueDate, recurrence, '2026-12-01', '2026-12-04')).toEqual(expected);
  // The first of them is found without the others.
  expect(firstDayBetween(todo(dueDate, recurrence), { from: '2026-12-01', to: '2026-12-04' })).toBe(
    expected[0] ?? null,
  );
});

it.each([
  ['without a first day it is the stored one', { to: '2026-12-04' }, '2026-11-02'],
  ['without a last day it is the next one', { from: '2027-01-05' }, '2027-01-11'],
  ['before the stored one there is none', { to: '2026-11-01' }, null],
])('of a Monday in each week: %s', (_what, range, expected) => {
  expect(firstDayBetween(todo('2026-11-02', 'FREQ=WEEKLY'), range)).toBe(expected);
});

it('names no more days than it is asked for', () => {
  expect(occurrencesBetween(todo('2026-12-01', 'FREQ=DAILY'), '2026-12-01', '2026-12-31', 2)).toHaveLength(2);
});
