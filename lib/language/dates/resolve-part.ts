import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  formatDate,
  type LocalDate,
  partsOf,
  startOfIsoWeek,
  startOfWeek,
  weekday,
} from '@/lib/time/local-date';
import type { DaySpec } from './day-spec';
import type { DayContext, DayRange } from './resolve-day';

type Resolve = (spec: DaySpec, context: DayContext) => DayRange | null;

const SATURDAY = 5;

const one = (date: LocalDate, sure: boolean): DayRange => ({ from: date, to: date, sure });
const isLong = (range: DayRange): boolean => daysBetween(range.from, range.to) > 200;

/** The first week of a month begins on its first Monday, the last is the last that has most of its days in it; years count ISO weeks. */
function weekStarts(range: DayRange): { first: LocalDate; last: LocalDate } {
  if (isLong(range)) {
    const { year } = partsOf(range.from);
    const next = startOfIsoWeek(partsOf(range.to).year + 1, 1);
    return { first: startOfIsoWeek(year, 1), last: addDays(next, -7) };
  }
  return { first: startOfWeek(addDays(range.from, 6)), last: startOfWeek(addDays(range.to, -3)) };
}

function nthWorkday(range: DayRange, nth: number): LocalDate {
  let date = nth > 0 ? range.from : range.to;
  let left = Math.min(Math.abs(nth), 300);
  for (;;) {
    if (weekday(date) < 5 && --left === 0) return date;
    date = addDays(date, nth > 0 ? 1 : -1);
  }
}

/** "The closest Monday to 5 October", "the second closest": by distance; the earlier one of two that are as far. */
export function resolveClosest(
  spec: Extract<DaySpec, { is: 'closest' }>,
  context: DayContext,
  resolve: Resolve,
): DayRange | null {
  const to = resolve(spec.to, context);
  if (!to || spec.nth < 1 || spec.nth > 10) return null;
  const after = addDays(to.from, (spec.weekday - weekday(to.from) + 7) % 7);
  const candidates = Array.from({ length: 2 * spec.nth + 1 }, (_, step) =>
    addDays(after, (step - spec.nth) * 7),
  );
  const distance = (date: LocalDate): number => Math.abs(daysBetween(to.from, date));
  const found = candidates.toSorted((a, b) => distance(a) - distance(b))[spec.nth - 1];
  return found === undefined ? null : one(found, to.sure);
}

/** "The second Monday of next month", "the last day of October", "the third week of 2027". */
export function resolveNth(
  spec: Extract<DaySpec, { is: 'nth' | 'nthWeekday' }>,
  context: DayContext,
  resolve: Resolve,
): DayRange | null {
  const range = resolve(spec.of, context);
  if (!range || spec.nth === 0) return null;
  const { nth } = spec;
  const within = (date: LocalDate): DayRange | null =>
    date >= range.from && date <= range.to ? one(date, range.sure) : null;
  if (spec.is === 'nthWeekday') {
    const first = addDays(range.from, (spec.weekday - weekday(range.from) + 7) % 7);
    const last = addDays(range.to, -((weekday(range.to) - spec.weekday + 7) % 7));
    return within(nth > 0 ? addDays(first, (nth - 1) * 7) : addDays(last, (nth + 1) * 7));
  }
  switch (spec.unit) {
    case 'day':
      return within(nth > 0 ? addDays(range.from, nth - 1) : addDays(range.to, nth + 1));
    case 'workday':
      return within(nthWorkday(range, nth));
    case 'week': {
      const { first, last } = weekStarts(range);
      const monday = nth > 0 ? addDays(first, (nth - 1) * 7) : addDays(last, (nth + 1) * 7);
      return { from: monday, to: addDays(monday, 6), sure: range.sure };
    }
    case 'weekend': {
      // The weekends of a month are those whose Saturday is in it.
      const first = addDays(range.from, (SATURDAY - weekday(range.from) + 7) % 7);
      const last = addDays(range.to, -((weekday(range.to) - SATURDAY + 7) % 7));
      const saturday = nth > 0 ? addDays(first, (nth - 1) * 7) : addDays(last, (nth + 1) * 7);
      return within(saturday) && { from: saturday, to: addDays(saturday, 1), sure: range.sure };
    }
    default: {
      const size = spec.unit === 'quarter' ? 3 : 1;
      const start =
        nth > 0
          ? addMonths(range.from, (nth - 1) * size)
          : addMonths(formatFirst(range.to), (nth + 1) * size - size + 1);
      return { from: start, to: endOfMonth(addMonths(start, size - 1)), sure: range.sure };
    }
  }
}

function formatFirst(date: LocalDate): LocalDate {
  const { year, month } = partsOf(date);
  return formatDate(year, month, 1);
}

const laterOf = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);

/** Early, mid, late, the rest, the end of a stretch of days. */
export function resolveSlice(
  spec: Extract<DaySpec, { is: 'slice' }>,
  context: DayContext,
  resolve: Resolve,
): DayRange | null {
  const range = resolve(spec.of, context);
  if (!range) return null;
  const { from, to } = range;
  const length = daysBetween(from, to) + 1;
  // The halves of a year are six months each.
  const at = (share: number): LocalDate =>
    isLong(range) && share === 1 / 2 ? addMonths(from, 6) : addDays(from, Math.floor(length * share));
  const today = context.now.date;
  const sure = range.sure;
  switch (spec.part) {
    case 'end':
      return one(to, sure);
    case 'close':
      return one(length === 7 ? addDays(to, -2) : to, sure);
    case 'start':
      return { from, to: addDays(at(1 / 3), -1), sure };
    case 'middle':
      return { from: at(1 / 3), to: addDays(at(2 / 3), -1), sure };
    case 'late':
      return { from: at(2 / 3), to, sure };
    case 'earlier':
      return { from, to: today > from && today < at(1 / 2) ? today : at(1 / 2), sure };
    case 'later':
      return { from: today > at(1 / 2) && today <= to ? today : at(1 / 2), to, sure };
    case 'firstHalf':
      return { from, to: addDays(at(1 / 2), -1), sure };
    case 'secondHalf':
      return { from: at(1 / 2), to, sure };
    case 'rest':
      return { from: today > to ? from : laterOf(today, from), to, sure };
  }
}

/** "The first ten days of last year", 上月最后五天. */
export function resolveEdge(
  spec: Extract<DaySpec, { is: 'edge' }>,
  context: DayContext,
  resolve: Resolve,
): DayRange | null {
  const range = resolve(spec.of, context);
  if (!range) return null;
  const { from, to, sure } = range;
  if (spec.unit === 'week') {
    const starts = weekStarts(range);
    if (spec.side === 'first')
      return { from: starts.first, to: addDays(starts.first, spec.count * 7 - 1), sure };
    return { from: addDays(starts.last, -(spec.count - 1) * 7), to: addDays(starts.last, 6), sure };
  }
  const days = spec.unit === 'day' ? spec.count : 0;
  const months = spec.unit === 'month' ? spec.count : 0;
  if (spec.side === 'first') return { from, to: addDays(addMonths(addDays(from, days), months), -1), sure };
  return { from: addMonths(addDays(to, 1 - days), -months), to, sure };
}

/** Numbered weeks, quarters and halves of a year; the year to come when none is said and this year's has passed. */
export function resolveWeekNumber(
  spec: Extract<DaySpec, { is: 'week' | 'quarter' }>,
  context: DayContext,
  resolve: Resolve,
): DayRange | null {
  const inYear = (year: number): DayRange | null => {
    if (spec.is === 'week') {
      if (spec.number < 1 || spec.number > 53) return null;
      const monday = startOfIsoWeek(year, spec.number);
      return { from: monday, to: addDays(monday, 6), sure: true };
    }
    const first = formatDate(year, (spec.index - 1) * spec.size + 1, 1);
    return { from: first, to: endOfMonth(addMonths(first, spec.size - 1)), sure: true };
  };
  if (spec.is === 'quarter' && spec.year !== undefined) return inYear(spec.year);
  if (spec.of) {
    const around = resolve(spec.of, context);
    return around && inYear(partsOf(around.from).year);
  }
  const { year } = partsOf(context.base);
  const now = inYear(year);
  return now && now.to < context.base ? inYear(year + 1) : now;
}
