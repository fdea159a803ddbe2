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

const isWholeUnit = (spec: DaySpec): boolean =>
  spec.is === 'month' || spec.is === 'year' || spec.is === 'quarter' || spec.is === 'week';

/**
 * The last day of a range. "To October", "until 2028" mean up to where that begins or through to its end; the first is taken, for it
 * never says too much, and the other is kept beside it.
 */
function endOfRange(spec: DaySpec, last: DayRange): { end: LocalDate; other?: LocalDate } {
  return isWholeUnit(spec) ? { end: last.from, other: last.to } : { end: last.to };
}

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
    const first = resolveDay(from, context);
    const last = first && resolveDay(end, { ...context, base: first.from });
    if (!first || !last) return null;
    const { end: day, other } = endOfRange(end, last);
    const others = other === undefined ? {} : { others: [{ from: first.from, to: other }] };
    return { range: { ...first, sure: first.sure && last.sure && other === undefined, ...others }, end: day };
  };
  if (!isOpenYear(start)) return build(start);
  const endYear = (end.is === 'date' || end.is === 'month') && end.year !== undefined ? end.year : undefined;
  if (endYear !== undefined) {
    const same = build(inYear(start, endYear));
    return same && same.range.from <= same.end ? same : build(inYear(start, endYear - 1));
  }
  const { year } = partsOf(context.base);
  const thisYear = build(inYear(start, year));
  if (thisYear && thisYear.end >= context.now.date && thisYear.range.from <= thisYear.end) return thisYear;
  return end.is === 'offset' || end.is === 'shift' ? build(inYear(start, year - 1)) : build(start);
}
