import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  addMonths,
  compareMoments,
  dateFromDayNumber,
  dayNumber,
  daysBetween,
  endOfMonth,
  isLocalDate,
  isLocalTime,
  minutesOfDay,
  splitLocal,
  startOfIsoWeek,
  startOfWeek,
  timeFromMinutes,
  weekday,
} from './local-date';

const days = fc.integer({ min: -700_000, max: 2_900_000 });

describe('local dates', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['0000-01-01', false],
    ['2026-1-01', false],
    ['2026-01-01 ', false],
    ['２０２６-01-01', false],
    [20260101, false],
    [null, false],
  ])('knows whether %j is a day of the calendar', (value, expected) => {
    expect(isLocalDate(value)).toBe(expected);
  });

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['12:60', false],
    ['12:00:00', false],
    [undefined, false],
  ])('knows whether %j is a time of day', (value, expected) => {
    expect(isLocalTime(value)).toBe(expected);
  });

  it('agrees with the platform calendar on every day and its weekday', () => {
    fc.assert(
      fc.property(days, (number) => {
        const platform = new Date(number * 86_400_000);
        const date = dateFromDayNumber(number);
        expect(date).toBe(platform.toISOString().slice(0, 10));
        expect(dayNumber(date)).toBe(number);
        expect(weekday(date)).toBe((platform.getUTCDay() + 6) % 7);
      }),
    );
  });

  it('adds days so that the distance is what was added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -9000, max: 9000 }), (number, distance) => {
        const date = dateFromDayNumber(number);
        expect(daysBetween(date, addDays(date, distance))).toBe(distance);
      }),
    );
  });

  it('clamps to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2026-12-31', -10)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(endOfMonth('2028-02-03')).toBe('2028-02-29');
  });

  it('starts weeks on Monday unless told otherwise', () => {
    expect(startOfWeek('2026-12-06')).toBe('2026-11-30');
    expect(startOfWeek('2026-11-30')).toBe('2026-11-30');
    expect(startOfWeek('2026-12-06', 6)).toBe('2026-12-06');
    expect(startOfIsoWeek(2026, 1)).toBe('2025-12-29');
    expect(startOfIsoWeek(2026, 53)).toBe('2026-12-28');
  });

  it('carries minutes over midnight in both directions', () => {
    expect(addMinutes({ date: '2026-12-31', time: '23:50' }, 20)).toEqual({
      date: '2027-01-01',
      time: '00:10',
    });
    expect(addMinutes({ date: '2027-01-01', time: '00:10' }, -20)).toEqual({
      date: '2026-12-31',
      time: '23:50',
    });
    expect(compareMoments({ date: '2026-12-31', time: '23:50' }, { date: '2027-01-01', time: '00:00' })).toBe(
      -10,
    );
    expect(timeFromMinutes(minutesOfDay('07:05'))).toBe('07:05');
  });

  it('refuses what is not a date or time instead of computing with it', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => minutesOfDay('7:05')).toThrow(RangeError);
    expect(() => splitLocal('2026-12-01 10:00')).toThrow(RangeError);
    expect(splitLocal('2026-12-01T10:00')).toEqual({ date: '2026-12-01', time: '10:00' });
  });
});
