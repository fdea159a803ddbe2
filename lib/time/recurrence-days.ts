import { type DateParts, dayNumberOf, daysInMonth, partsOfDayNumber, weekdayOf } from './local-date';
import type { RecurrenceRule } from './recurrence-rule';

/** Days as numbers since 1970-01-01, in order. */
type Days = number[];

/** What an unnamed part of a rule means: that of its first day. */
export type FirstDay = { day: number; parts: DateParts };

const ALL_WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const monthIndex = ({ year, month }: DateParts): number => year * 12 + month - 1;
const LAST_DAY = dayNumberOf(9999, 12, 31);

/**
 * Runs of days from the one that holds `from` to the one that holds `to`: a week, month or year of the rule's interval, or for rules of days and
 * less a month of them. A run is what BYSETPOS counts within, except for the last kind. Days before the first may be among them.
 */
export function* runsOfDays(
  rule: RecurrenceRule,
  first: FirstDay,
  from: number,
  to: number,
): Generator<Days> {
  const [start, end] = [Math.max(from, first.day), Math.min(to, LAST_DAY)];
  if (start > end) return;
  if (rule.frequency === 'WEEKLY') yield* weeks(rule, first, start, end);
  else if (rule.frequency === 'YEARLY') yield* years(rule, first, start, end);
  else yield* months(rule, first, start, end);
}

function* weeks(rule: RecurrenceRule, first: FirstDay, from: number, to: number): Generator<Days> {
  const origin = first.day - weekdayOf(first.day);
  const step = 7 * rule.interval;
  // A day of the month says which day it is, as a weekday would.
  const unnamed = rule.monthDays.length > 0 ? ALL_WEEKDAYS : [weekdayOf(first.day)];
  const named = rule.days.length > 0 ? rule.days.map((day) => day.weekday) : unnamed;
  const weekdays = [...new Set(named)].sort((a, b) => a - b);
  for (let week = origin + Math.floor((from - origin) / step) * step; week <= to; week += step) {
    yield weekdays.map((weekday) => week + weekday).filter((day) => isInMonths(rule, day));
  }
}

function isInMonths(rule: RecurrenceRule, day: number): boolean {
  if ((rule.months.length === 0 && rule.monthDays.length === 0) || day > LAST_DAY) return true;
  const { year, month, day: ofMonth } = partsOfDayNumber(day);
  if (rule.months.length > 0 && !rule.months.includes(month)) return false;
  const length = daysInMonth(year, month);
  return (
    rule.monthDays.length === 0 ||
    rule.monthDays.some((named) => (named > 0 ? named : length + 1 + named) === ofMonth)
  );
}

function* months(rule: RecurrenceRule, first: FirstDay, from: number, to: number): Generator<Days> {
  const isMonthly = rule.frequency === 'MONTHLY';
  const origin = monthIndex(first.parts);
  const step = isMonthly ? rule.interval : 1;
  const last = monthIndex(partsOfDayNumber(to));
  const begin = monthIndex(partsOfDayNumber(from));
  for (let index = origin + Math.floor((begin - origin) / step) * step; index <= last; index += step) {
    const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
    if (rule.months.length > 0 && !rule.months.includes(month)) continue;
    const days = daysOfMonth(rule, year, month, isMonthly ? first.parts.day : null);
    yield rule.frequency === 'DAILY' && rule.interval > 1
      ? days.filter((day) => (day - first.day) % rule.interval === 0)
      : days;
  }
}

/** The days of a month that the rule names; `unnamed` is the one that counts when it names none, null for all of them. */
function daysOfMonth(rule: RecurrenceRule, year: number, month: number, unnamed: number | null): Days {
  const begin = dayNumberOf(year, month, 1);
  const length = daysInMonth(year, month);
  const isFree = rule.monthDays.length === 0 && (rule.days.length > 0 || unnamed === null);
  if (isFree) return onWeekdays(rule, begin, begin + length - 1);
  const named = rule.monthDays.length > 0 ? rule.monthDays : [unnamed ?? 1];
  const days = new Set(named.map((day) => (day > 0 ? day : length + 1 + day)));
  return [...days]
    .filter((day) => day >= 1 && day <= length)
    .sort((a, b) => a - b)
    .map((day) => begin + day - 1)
    .filter((day) => isOnWeekday(rule, day, begin, begin + length - 1));
}

function onWeekdays(rule: RecurrenceRule, begin: number, end: number): Days {
  const days: Days = [];
  for (let day = begin; day <= end; day += 1) if (isOnWeekday(rule, day, begin, end)) days.push(day);
  return days;
}

/** Whether the rule names the weekday of `day`, the nth one of `begin` to `end` where it says which. */
function isOnWeekday(rule: RecurrenceRule, day: number, begin: number, end: number): boolean {
  if (rule.days.length === 0) return true;
  const weekday = weekdayOf(day);
  return rule.days.some(({ weekday: named, nth }) => {
    if (named !== weekday) return false;
    if (nth === 0) return true;
    return nth > 0 ? Math.floor((day - begin) / 7) + 1 === nth : Math.floor((end - day) / 7) + 1 === -nth;
  });
}

function* years(rule: RecurrenceRule, first: FirstDay, from: number, to: number): Generator<Days> {
  const origin = first.parts.year;
  const last = partsOfDayNumber(to).year;
  const begin = partsOfDayNumber(from).year;
  const step = rule.interval;
  for (let year = origin + Math.floor((begin - origin) / step) * step; year <= last; year += step) {
    yield daysOfYear(rule, first, year);
  }
}

function daysOfYear(rule: RecurrenceRule, first: FirstDay, year: number): Days {
  const isByMonth = rule.months.length > 0;
  const [begin, end] = [dayNumberOf(year, 1, 1), dayNumberOf(year, 12, 31)];
  if (!isByMonth && rule.monthDays.length === 0 && rule.days.length > 0) return onWeekdays(rule, begin, end);
  const unnamed = rule.monthDays.length > 0 ? ALL_MONTHS : [first.parts.month];
  const months = isByMonth ? [...new Set(rule.months)].sort((a, b) => a - b) : unnamed;
  if (isByMonth || rule.days.length === 0)
    return months.flatMap((month) => daysOfMonth(rule, year, month, first.parts.day));
  // Without a month "the second Monday" is that of the year, also where a day of the month is asked for as well.
  return months
    .flatMap((month) => daysOfMonth({ ...rule, days: [] }, year, month, null))
    .filter((day) => isOnWeekday(rule, day, begin, end));
}
