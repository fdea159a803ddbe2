import { addDays, formatDate, type LocalDate, partsOf } from '@/lib/time/local-date';
import { lunarDate } from '@/lib/time/lunar-calendar';
import type { DaySpec } from './day-spec';
import { holidays } from './holidays';
import type { DayContext, DayRange } from './resolve-day';

type Resolve = (spec: DaySpec, context: DayContext) => DayRange | null;
type HolidayLike = Extract<DaySpec, { is: 'lunar' | 'holiday' | 'season' }>;

/** Month and day on which the astronomical seasons begin: spring, summer, autumn, winter. */
const SEASONS = [
  [3, 20],
  [6, 21],
  [9, 23],
  [12, 21],
] as const;

const one = (date: LocalDate): DayRange => ({ from: date, to: date, sure: true });

function seasonOf(season: number, year: number): DayRange {
  const [month, day] = SEASONS[season] ?? SEASONS[0];
  const [nextMonth, nextDay] = SEASONS[(season + 1) % 4] ?? SEASONS[0];
  const end = addDays(formatDate(season === 3 ? year + 1 : year, nextMonth, nextDay), -1);
  return { from: formatDate(year, month, day), to: end, sure: true };
}

/** The first one that has not passed, among the candidates of the years around; or the most recent before today. */
function choose(
  spec: HolidayLike,
  base: LocalDate,
  inYear: (year: number) => DayRange | null,
): DayRange | null {
  const { year } = partsOf(base);
  const candidates = [-2, -1, 0, 1, 2].flatMap((offset) => inYear(year + offset) ?? []);
  const which = 'which' in spec ? spec.which : undefined;
  if (which === 'this') return inYear(year);
  if (which === 'last' || which === 'past')
    return candidates.filter((range) => range.to < base).at(-1) ?? null;
  const coming = candidates.filter((range) => range.to >= base);
  if (which === 'next' && spec.is === 'season') return nextSeason(coming, base);
  return (which === 'afterNext' ? coming[1] : coming[0]) ?? null;
}

/** "Next summer": the coming one when that is in another year; within this year it may be the one of next year. */
function nextSeason([first, second]: DayRange[], base: LocalDate): DayRange | null {
  if (!first || !second) return null;
  if (first.from <= base) return second;
  if (partsOf(first.from).year > partsOf(base).year) return first;
  return { ...second, sure: false, unsettled: true, others: [{ from: first.from, to: first.to }] };
}

/** Days of a calendar of feasts: holidays, dates of the Chinese calendar, seasons. */
export function resolveHoliday(spec: HolidayLike, context: DayContext, resolve: Resolve): DayRange | null {
  const inYear = (year: number): DayRange | null => {
    if (spec.is === 'season') return seasonOf(spec.season, year);
    const date =
      spec.is === 'lunar' ? lunarDate(year, spec.month, spec.day) : (holidays.get(spec.name)?.(year) ?? null);
    return date === null ? null : one(date);
  };
  if (spec.year !== undefined) return inYear(spec.year);
  if (spec.is !== 'lunar' && spec.of) {
    const around = resolve(spec.of, context);
    return around && inYear(partsOf(around.from).year);
  }
  return choose(spec, context.base, inYear);
}
