import { dayNumber, type LocalDate, type LocalTime, minutesOfDay, partsOfDayNumber } from './local-date';
import { runsOfDays } from './recurrence-days';
import type { Frequency, RecurrenceRule } from './recurrence-rule';

/** A day as a number since 1970-01-01, and a minute of it. */
export type Moment = { day: number; minute: number };
/** Where a rule begins: it fixes the phase of "every other" and what an unnamed part means. */
type Start = { date: LocalDate; time?: LocalTime };
type Window = { from: number; to: number };

const SECONDS_A_DAY = 86_400;
const UNIT_SECONDS: Partial<Record<Frequency, number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };

export const isFasterThanDaily = (rule: RecurrenceRule): boolean =>
  UNIT_SECONDS[rule.frequency] !== undefined;

/**
 * Each moment of the rule on the days of the window, both included, in order. Only what lies in the window is looked at, so a rule that
 * no day satisfies costs no more than another; a rule with a number of times has to be counted from its start.
 */
export function* momentsOf(rule: RecurrenceRule, start: Start, { from, to }: Window): Generator<Moment> {
  const begin = { day: dayNumber(start.date), minute: start.time ? minutesOfDay(start.time) : 0 };
  const first = { day: begin.day, parts: partsOfDayNumber(begin.day) };
  const end = rule.until === undefined ? to : Math.min(to, dayNumber(rule.until));
  const counted = rule.count !== undefined;
  const lookFrom = counted ? begin.day : Math.max(from, begin.day);
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (const days of runsOfDays(rule, first, lookFrom, end)) {
    for (const moment of momentsOfRun(rule, begin, days, lookFrom, end)) {
      if (moment.day === begin.day && moment.minute < begin.minute) continue;
      if (left === 0) return;
      left -= 1;
      if (moment.day >= from) yield moment;
    }
  }
}

/** The first moment of each day of the window. Days whose moments need no counting are left at their first. */
export function* daysOf(rule: RecurrenceRule, start: Start, window: Window): Generator<number> {
  if (rule.count === undefined && !isFasterThanDaily(rule)) {
    let last: number | undefined;
    for (const { day } of momentsOf(rule, start, window)) {
      if (day !== last) yield day;
      last = day;
    }
    return;
  }
  yield* firstOfDays(rule, start, window);
}

function* firstOfDays(rule: RecurrenceRule, start: Start, window: Window): Generator<number> {
  // Restarted for each day, a rule of seconds is not read through all of its seconds.
  const counted = rule.count !== undefined;
  let from = window.from;
  let last: number | undefined;
  while (from <= window.to) {
    let found: number | undefined;
    for (const { day } of momentsOf(rule, start, { from, to: window.to })) {
      if (day === last) continue;
      yield day;
      last = day;
      found = day;
      if (!counted) break;
    }
    if (counted || found === undefined) return;
    from = found + 1;
  }
}

function* momentsOfRun(
  rule: RecurrenceRule,
  begin: Moment,
  days: number[],
  from: number,
  to: number,
): Generator<Moment> {
  const isIn = (day: number): boolean => day >= from && day <= to;
  if (isFasterThanDaily(rule)) {
    for (const day of days) if (isIn(day)) yield* momentsWithin(rule, begin, day);
    return;
  }
  const minutes = minutesOfRule(rule, begin);
  // For days the run is each day; for the rest it is all of them.
  const runs = rule.frequency === 'DAILY' ? days.map((day) => [day]) : [days];
  for (const run of runs) {
    for (const index of positions(rule, run.length * minutes.length)) {
      const day = run[Math.floor(index / minutes.length)];
      const minute = minutes[index % minutes.length];
      if (day !== undefined && minute !== undefined && isIn(day)) yield { day, minute };
    }
  }
}

const inOrder = (numbers: number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The minutes of a day on which a rule of days or more happens. */
function minutesOfRule(rule: RecurrenceRule, begin: Moment): number[] {
  const hours = rule.hours.length > 0 ? inOrder(rule.hours) : [Math.floor(begin.minute / 60)];
  const minutes = rule.minutes.length > 0 ? inOrder(rule.minutes) : [begin.minute % 60];
  return hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute));
}

/** Which of so many the rule picks, as indices in order. */
function positions(rule: RecurrenceRule, size: number): number[] {
  if (rule.setPositions.length === 0) return Array.from({ length: size }, (_, index) => index);
  const picked = rule.setPositions.map((position) => (position > 0 ? position - 1 : size + position));
  return inOrder(picked).filter((index) => index >= 0 && index < size);
}

/** The moments of a rule of hours, minutes or seconds on one day; several seconds of a minute are that minute several times. */
function* momentsWithin(rule: RecurrenceRule, begin: Moment, day: number): Generator<Moment> {
  const unit = UNIT_SECONDS[rule.frequency] ?? SECONDS_A_DAY;
  const step = unit * rule.interval;
  const midnight = (day - begin.day) * SECONDS_A_DAY;
  const origin = Math.floor((begin.minute * 60) / unit) * unit;
  const alignedFrom = (second: number): number =>
    origin + Math.max(0, Math.ceil((midnight + second - origin) / step)) * step - midnight;
  const ofHour = rule.minutes.length > 0 ? inOrder(rule.minutes) : [begin.minute % 60];
  let second = alignedFrom(0);
  while (second < SECONDS_A_DAY) {
    const hour = Math.floor(second / 3600);
    const minute = Math.floor(second / 60);
    if (rule.hours.length > 0 && !rule.hours.includes(hour)) second = alignedFrom((hour + 1) * 3600);
    else if (unit === 3600) {
      for (const index of positions(rule, ofHour.length))
        yield { day, minute: hour * 60 + (ofHour[index] ?? 0) };
      second += step;
    } else if (rule.minutes.length > 0 && !rule.minutes.includes(minute % 60)) {
      second = alignedFrom((minute + 1) * 60);
    } else {
      if (positions(rule, 1).length > 0) yield { day, minute };
      second += step;
    }
  }
}
