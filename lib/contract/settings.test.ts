import { describe, expect, it } from 'vitest';
import { workingHoursSchema } from './settings';

const hours = { start: '09:00', end: '18:00', days: ['MO', 'FR'], pause: { start: '12:00', end: '13:00' } };
const fails = (changes: object): string[] => {
  const parsed = workingHoursSchema.safeParse({ ...hours, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0]));
};

describe('working hours', () => {
  it('may be early, late, short, without a pause or on Sundays', () => {
    for (const changes of [
      {},
      { pause: null },
      { start: '05:00', end: '06:00', pause: null },
      { days: ['SU'] },
      { pause: { start: '10:00', end: '18:00' } },
      { start: '12:00', pause: { start: '12:00', end: '12:30' } },
    ])
      expect(fails(changes)).toEqual([]);
  });

  it.each([
    ['end before they begin', { end: '08:00' }, 'end'],
    ['are too short to hold anything', { end: '09:59', pause: null }, 'end'],
    ['have no day', { days: [] }, 'days'],
    ['name a day twice', { days: ['MO', 'MO'] }, 'days'],
    ['pause outside', { pause: { start: '08:00', end: '09:30' } }, 'pause'],
    ['are all pause', { pause: { start: '09:00', end: '18:00' } }, 'pause'],
    ['pause until less than an hour is left', { pause: { start: '09:30', end: '17:31' } }, 'pause'],
    ['pause backwards', { pause: { start: '13:00', end: '12:00' } }, 'pause'],
    ['end at no time of day', { end: '24:00' }, 'end'],
  ])('are refused when they %s', (_what, changes, field) => {
    expect(fails(changes)).toContain(field);
  });
});
