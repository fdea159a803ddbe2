import {
  addDays,
  addMonths,
  daysInMonth,
  endOfMonth,
  formatDate,
  isRealDay,
  type LocalDate,
  type LocalMoment,
  partsOf,
  startOfWeek,
  weekday,
} from '@/lib/time/local-date';
import { addAmount } from './amount';
import { periodAround } from './calendar-periods';
import type { DaySpec } from './day-spec';
import type { HalfHint } from './hint';
import { resolveHoliday } from './resolve-holiday';
import { resolveClosest, resolveEdge, resolveNth, resolveSlice, resolveWeekNumber } from './resolve-part';

/** The days that words mean, both ends included. `sure` is false when a rule chose among readings. */
export type DayRange = {
  from: LocalDate;
  to: LocalDate;
  sure: boolean;
  /** No reading is the usual one. */
  unsettled?: boolean;
  others?: Array<{ from: LocalDate; to: LocalDate }>;
};

/** `base` is the day that what is left open counts from: today, or the start of a range for its end. */
export type DayContext = { now: LocalMoment; base: LocalDate; isPast?: boolean; half?: HalfHint };

export const one = (date: LocalDate, sure = true): DayRange => ({ from: date, to: date, sure });

function resolveDate(spec: Extract<DaySpec, { is: 'date' }>, context: DayContext): DayRange | null {
  const { month, day } = spec;
  const build = (inYear: number) => (isRealDay(inYear, month, day) ? formatDate(inYear, month, day) : null);
  const swapped = spec.swapped;
  const others = swapped ? resolveDate({ is: 'date', ...swapped, year: spec.year }, context) : null;
  const withOthers = (range: DayRange): DayRange =>
    others ? { ...range, sure: false, others: [others] } : range;
  if (spec.year !== undefined) {
    const date = build(spec.year);
    return date ? withOthers(one(date)) : null;
  }
  const { year } = partsOf(context.base);
  const isLater =
    `${context.base.slice(0, 4)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` >=
    context.base;
  const next = isLater ? year : year + 1;
  const date = build(next);
  if (!date) return nextLeapDay(spec, next);
  if (spec.weekday !== undefined && weekday(date) !== spec.weekday) {
    const later = build(next + 1);
    if (later && weekday(later) === spec.weekday) return one(later);
    return withOthers(one(date, false));
  }
  return withOthers(one(date));
}

/** 29 February of no year is in the next leap year, or a slip: that is for the person to say. */
function nextLeapDay({ month, day }: { month: number; day: number }, year: number): DayRange | null {
  const leap = [1, 2, 3, 4, 5, 6, 7].find((ahead) => isRealDay(year + ahead, month, day));
  return leap === undefined ? null : { ...one(formatDate(year + leap, month, day), false), unsettled: true };
}

function resolveDayOfMonth(
  spec: Extract<DaySpec, { is: 'dayOfMonth' }>,
  context: DayContext,
): DayRange | null {
  if (spec.of) {
    const inside = resolveDay(spec.of, context);
    if (!inside) return null;
    const { year, month } = partsOf(inside.from);
    return isRealDay(year, month, spec.day) ? one(formatDate(year, month, spec.day), inside.sure) : null;
  }
  if (spec.day < 1 || spec.day > 31) return null;
  const { year, month } = partsOf(context.base);
  const found: LocalDate[] = [];
  for (let ahead = 0; ahead < 14; ahead++) {
    const first = addMonths(formatDate(year, month, 1), ahead);
    const there = partsOf(first);
    if (spec.day > daysInMonth(there.year, there.month)) continue;
    const date = formatDate(there.year, there.month, spec.day);
    if (date < context.base && !(context.isPast && weekday(date) === spec.weekday)) continue;
    if (spec.weekday === undefined || weekday(date) === spec.weekday) return one(date);
    found.push(date);
  }
  return found[0] ? one(found[0], false) : null;
}

function resolveWeekday(spec: Extract<DaySpec, { is: 'weekday' }>, context: DayContext): DayRange | null {
  if (spec.of) {
    const inside = resolveDay(spec.of, context);
    if (!inside) return null;
    const date = addDays(inside.from, (spec.weekday - weekday(inside.from) + 7) % 7);
    // "Sunday 3 weeks after the 5th": of the week that far away, or the third Sunday from there.
    if (spec.of.is === 'weekOf' && spec.of.day.is === 'shift' && spec.of.day.from)
      return { ...one(date, false), unsettled: true };
    const isThisWeek = spec.of.is === 'period' && spec.of.unit === 'week' && spec.of.offset === 0;
    if (!isThisWeek || date >= context.base) return one(date, inside.sure);
    // 这周一 said on a Tuesday: the day that was, or a slip for the one to come.
    const coming = addDays(date, 7);
    return { ...one(date, false), unsettled: true, others: [{ from: coming, to: coming }] };
  }
  const { base } = context;
  const ahead = (spec.weekday - weekday(base) + 7) % 7;
  const monday = startOfWeek(base);
  const ofWeek = (weeks: number) => addDays(monday, weeks * 7 + spec.weekday);
  switch (spec.which) {
    case 'this':
      return one(addDays(base, ahead));
    case 'past':
      return one(addDays(base, ahead === 0 ? -7 : ahead - 7));
    case 'next': {
      const date = ofWeek(spec.weeks ?? 1);
      const coming = addDays(base, ahead === 0 ? 7 : ahead);
      if (spec.weeks !== undefined || coming === date) return one(date);
      return { ...one(date, false), others: [{ from: coming, to: coming }] };
    }
    case 'last':
      return one(ofWeek(-(spec.weeks ?? 1)));
    case 'afterNext':
      return one(ofWeek(2));
    case 'beforeLast':
      return one(ofWeek(-2));
    default:
      return one(addDays(base, ahead === 0 ? 7 : ahead));
  }
}

function resolveMonth(spec: Extract<DaySpec, { is: 'month' }>, context: DayContext): DayRange | null {
  const { year, month } = partsOf(context.base);
  const inYear = (value: number): DayRange => {
    const first = formatDate(value, spec.month, 1);
    return { from: first, to: endOfMonth(first), sure: true };
  };
  if (spec.year !== undefined) return inYear(spec.year);
  if (spec.of) {
    const inside = resolveDay(spec.of, context);
    return inside && inYear(partsOf(inside.from).year);
  }
  const coming = spec.month >= month ? year : year + 1;
  switch (spec.which) {
    case 'this':
      return inYear(year);
    // "Next December" in November and "last September" in October: of this year, or of the one beside it.
    case 'next':
      return spec.month > month ? { ...inYear(year), unsettled: true } : inYear(year + 1);
    case 'last':
      return spec.month < month ? { ...inYear(year), unsettled: true } : inYear(year - 1);
    case 'past':
      return inYear(spec.month < month ? year : year - 1);
    case 'afterNext':
      return inYear(coming + 1);
    default:
      return inYear(coming);
  }
}

function resolveShift(spec: Extract<DaySpec, { is: 'shift' }>, context: DayContext): DayRange | null {
  const from = spec.from ? resolveDay(spec.from, context) : one(context.now.date);
  if (!from) return null;
  const { date } = addAmount({ date: from.from, time: '00:00' }, spec.amount, spec.sign);
  return one(date, from.sure);
}

function resolveSpan(spec: Extract<DaySpec, { is: 'span' }>, context: DayContext): DayRange {
  const today = context.now.date;
  const quarters = spec.amount.quarter;
  if (quarters && Object.keys(spec.amount).length === 1) {
    const near = periodAround('quarter', today, spec.direction === 'next' ? 1 : -quarters);
    const far = periodAround('quarter', today, spec.direction === 'next' ? quarters : -1);
    return { from: near.from, to: far.to, sure: true };
  }
  const end = addAmount({ date: today, time: '00:00' }, spec.amount, spec.direction === 'next' ? 1 : -1).date;
  if (spec.direction === 'next') return { from: addDays(today, 1), to: end, sure: true };
  return { from: end, to: addDays(today, -1), sure: true };
}

function resolveWeekdays(spec: Extract<DaySpec, { is: 'weekdays' }>, context: DayContext): DayRange | null {
  const from = spec.from ? resolveDay(spec.from, context)?.from : context.now.date;
  if (from === undefined) return null;
  const ahead = (spec.weekday - weekday(from) + 7) % 7;
  const first = spec.sign > 0 ? (ahead === 0 ? 7 : ahead) : ahead === 0 ? -7 : ahead - 7;
  return one(addDays(from, first + spec.sign * (spec.count - 1) * 7));
}

/**
 * The days that a spec means for somebody who says it at `context.now`; null when no such day exists (30 February). Throws a
 * RangeError only when the result would leave the years 1 to 9999.
 */
export function resolveDay(spec: DaySpec, context: DayContext): DayRange | null {
  switch (spec.is) {
    case 'date':
      return resolveDate(spec, context);
    case 'dayOfMonth':
      return resolveDayOfMonth(spec, context);
    case 'weekday':
      return resolveWeekday(spec, context);
    case 'weekdays':
      return resolveWeekdays(spec, context);
    case 'offset':
      return one(addDays(context.now.date, spec.days));
    case 'shift':
      return resolveShift(spec, context);
    case 'span':
      return resolveSpan(spec, context);
    case 'period': {
      const around = spec.of ? resolveDay(spec.of, context)?.from : context.now.date;
      return around === undefined ? null : periodAround(spec.unit, around, spec.offset);
    }
    case 'month':
      return resolveMonth(spec, context);
    case 'year':
      return periodAround('year', formatDate(spec.year, 1, 1), 0);
    case 'weekOf': {
      const day = resolveDay(spec.day, context);
      // The week of a Sunday ends with it, or begins with it where weeks start on Sundays.
      return day && { ...periodAround('week', day.from, 0), unsettled: weekday(day.from) === 6 };
    }
    case 'lasting': {
      const from = spec.from ? resolveDay(spec.from, context) : one(context.now.date);
      return (
        from && {
          ...from,
          to: addDays(addAmount({ date: from.from, time: '00:00' }, spec.amount, 1).date, -1),
        }
      );
    }
    case 'lunar':
    case 'holiday':
    case 'season':
      return resolveHoliday(spec, context, resolveDay);
    case 'closest':
      return resolveClosest(spec, context, resolveDay);
    case 'nth':
    case 'nthWeekday':
      return resolveNth(spec, context, resolveDay);
    case 'slice':
      return resolveSlice(spec, context, resolveDay);
    case 'edge':
      return resolveEdge(spec, context, resolveDay);
    case 'week':
    case 'quarter':
      return resolveWeekNumber(spec, context, resolveDay);
    case 'unbounded':
      return { from: context.now.date, to: addMonths(context.now.date, 1), sure: false };
  }
}
