import { type LocalDate, partsOf } from '@/lib/time/local-date';
import type { DaySpec } from './day-spec';
import { type DayContext, type DayRange, resolveDay } from './resolve-day';

/** A spec with the year that its neighbour names, when it has none itself. */
function inYear(spec: DaySpec, year: number): DaySpec {
  if (spec.is === 'nthWeekday' || spec.is === 'nth' || spec.is === 'slice' || spec.is === 'edge') {
    return { ...spec, of: inYear(spec.of, year) };
  }
  if ((spec.is === 'date' || spec.is === 'month') && spec.year === undefined && !('of' in spec && spec.of))
    return { ...spec, year };
  return spec;
}

function isOpenYear(spec: DaySpec): boolean {
  if (spec.is === 'nthWeekday' || spec.is === 'nth' || spec.is === 'slice' || spec.is === 'edge')
    return isOpenYear(spec.of);
  return (spec.is === 'date' || (spec.is === 'month' && !spec.which && !spec.of)) && spec.year === undefined;
}

/** The last day of a range, as the words for a whole month or year as its end are used: up to where that begins. */
const endDay = (spec: DaySpec, range: DayRange): LocalDate =>
  spec.is === 'date' || spec.is === 'weekday' ? range.from : range.to;

/**
 * First and last day of "from … to …". The end counts from the start; a year said at one end holds for both; a range without a year that is
 * still going on is this year's, not next year's.
 */
export function resolveRange(
  start: DaySpec,
  end: DaySpec,
  context: DayContext,
): { range: DayRange; end: LocalDate } | null {
  const build = (from: DaySpec): { range: DayRange; end: LocalDate } | null => {
    const range = resolveDay(from, context);
    const last = range && resolveDay(end, { ...context, base: range.from });
    return range && last
      ? { range: { ...range, sure: range.sure && last.sure }, end: endDay(end, last) }
      : null;
  };
  if (!isOpenYear(start)) return build(start);
  const endYear = (end.is === 'date' || end.is === 'month') && end.year !== undefined ? end.year : undefined;
  if (endYear !== undefined) {
    const same = build(inYear(start, endYear));
    return same && same.range.from <= same.end ? same : build(inYear(start, endYear - 1));
  }
  const { year } = partsOf(context.base);
  const thisYear = build(inYear(start, year));
  const isNow = end.is === 'offset' || end.is === 'shift';
  if (thisYear && thisYear.end >= context.now.date && thisYear.range.from <= thisYear.end) return thisYear;
  if (isNow) return build(inYear(start, year - 1));
  return build(start);
}
