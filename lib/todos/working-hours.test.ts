import { expect, it } from 'vitest';
import { DEFAULT_WEEK, describeHours, toWorkingHours } from './working-hours';

it('reckons days from Monday, in the order of the week', () => {
  expect(toWorkingHours({ ...DEFAULT_WEEK, days: ['SU', 'MO'] }).days).toEqual([0, 6]);
});

it('says the hours in one line, with the pause when there is one', () => {
  expect(describeHours(DEFAULT_WEEK)).toBe('09:00-18:00 on MO TU WE TH FR, pause 12:00-13:00');
  expect(describeHours({ start: '07:00', end: '11:00', days: ['SA'], pause: null })).toBe(
    '07:00-11:00 on SA',
  );
});
