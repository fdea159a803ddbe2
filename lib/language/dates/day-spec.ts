import type { Amount } from './amount';

/** Which of a repeating thing: 'bare' is the next one to come, 'past' the most recent, 'next' and 'last' the neighbouring week's. */
export type Which = 'bare' | 'this' | 'next' | 'last' | 'coming' | 'past' | 'afterNext' | 'beforeLast';

export type PeriodUnit =
  | 'day'
  | 'week'
  | 'workweek'
  | 'weekend'
  | 'month'
  | 'quarter'
  | 'half'
  | 'year'
  | 'decade';

/**
 * A day or a stretch of days as it was said, before today is known. What is left open ("the 15th", "Friday", "3 March") stays open,
 * because neighbours settle it: "Friday the 15th", "from Friday to Monday", "3 March 2027".
 */
export type DaySpec =
  | {
      is: 'date';
      month: number;
      day: number;
      year?: number;
      weekday?: number;
      swapped?: { month: number; day: number };
    }
  | { is: 'lunar'; month: number; day: number; year?: number }
  | { is: 'dayOfMonth'; day: number; weekday?: number; of?: DaySpec }
  | { is: 'weekday'; weekday: number; which: Which; weeks?: number; of?: DaySpec }
  | { is: 'offset'; days: number }
  | { is: 'shift'; amount: Amount; sign: 1 | -1; from?: DaySpec }
  | { is: 'weekdays'; count: number; weekday: number; sign: 1 | -1; from?: DaySpec }
  | { is: 'period'; unit: PeriodUnit; offset: number; of?: DaySpec }
  | { is: 'month'; month: number; year?: number; which?: Which; of?: DaySpec }
  | { is: 'year'; year: number }
  | { is: 'quarter'; index: number; size: 3 | 6; year?: number; of?: DaySpec }
  | { is: 'week'; number: number; of?: DaySpec }
  | { is: 'weekOf'; day: DaySpec }
  | {
      is: 'nth';
      nth: number;
      unit: 'day' | 'workday' | 'week' | 'weekend' | 'month' | 'quarter';
      of: DaySpec;
    }
  | { is: 'nthWeekday'; nth: number; weekday: number; of: DaySpec }
  | { is: 'closest'; nth: number; weekday: number; to: DaySpec }
  | { is: 'slice'; part: SlicePart; of: DaySpec }
  | { is: 'edge'; count: number; unit: 'day' | 'week' | 'month'; side: 'first' | 'last'; of: DaySpec }
  | { is: 'span'; amount: Amount; direction: 'next' | 'last' }
  | { is: 'lasting'; from?: DaySpec; amount: Amount }
  | { is: 'holiday'; name: string; year?: number; which?: Which; of?: DaySpec }
  | { is: 'season'; season: 0 | 1 | 2 | 3; year?: number; which?: Which; of?: DaySpec }
  | { is: 'unbounded' };

export type SlicePart =
  | 'start'
  | 'middle'
  | 'end'
  | 'rest'
  | 'earlier'
  | 'later'
  | 'late'
  | 'firstHalf'
  | 'secondHalf'
  | 'close';

/** Whether a spec names a stretch of days of which any could be meant ("next week"), so that one has to ask. */
export function isVague(spec: DaySpec): boolean {
  switch (spec.is) {
    case 'period':
      return spec.unit !== 'day';
    case 'slice':
      return spec.part !== 'end' && spec.part !== 'close';
    case 'nth':
      return spec.unit !== 'day' && spec.unit !== 'workday';
    case 'month':
    case 'year':
    case 'quarter':
    case 'week':
    case 'weekOf':
    case 'season':
    case 'edge':
    case 'span':
    case 'unbounded':
      return true;
    default:
      return false;
  }
}
