import type { DaySpec } from './day-spec';
import { narrowRepeat } from './narrow-repeat';
import type { Piece } from './piece';

/** What joining needs to know beside the two pieces. */
export type Joining = { sameDay: SameDay; narrowing: ReadonlySet<string> };

/** Whether two specs mean the same day; asked only for days that stand side by side. */
export type SameDay = (a: DaySpec, b: DaySpec) => boolean;

const hasTime = (piece: Piece): boolean => piece.clock !== undefined || piece.part !== undefined;
const isPlainDay = (piece: Piece): boolean =>
  piece.day !== undefined && !hasTime(piece) && !piece.repeat && !piece.shift;
const isPlainTime = (piece: Piece): boolean => hasTime(piece) && !piece.day && !piece.repeat && !piece.shift;
const isLength = (piece: Piece): boolean => piece.amount !== undefined && !piece.day && !hasTime(piece);

const spanning = (a: Piece, b: Piece, fields: Partial<Piece>): Piece => {
  const { weak: _a, ...first } = a;
  const { weak: _b, ...second } = b;
  return {
    ...first,
    ...second,
    ...fields,
    start: Math.min(a.start, b.start),
    end: Math.max(a.end, b.end),
    rule: `${a.rule} + ${b.rule}`,
  };
};

/** A day that a wider word places: "Friday" + "next week", "the 5th" + "next month", "March" + "next year". */
function placeWithin(narrow: DaySpec, wide: DaySpec): DaySpec | null {
  if (
    narrow.is === 'weekday' &&
    narrow.which === 'bare' &&
    !narrow.of &&
    ((wide.is === 'period' && wide.unit === 'week') || wide.is === 'weekOf')
  ) {
    return { ...narrow, of: wide };
  }
  const isMonth = wide.is === 'month' || (wide.is === 'period' && wide.unit === 'month');
  if (narrow.is === 'date' && narrow.year === undefined && wide.is === 'year')
    return { ...narrow, year: wide.year };
  if (narrow.is === 'dayOfMonth' && !narrow.of && isMonth) return { ...narrow, of: wide };
  const isYear = wide.is === 'year' || (wide.is === 'period' && wide.unit === 'year');
  if (isYear && narrow.is === 'month' && narrow.year === undefined && !narrow.of)
    return { ...narrow, of: wide };
  if (isYear && narrow.is === 'dayOfMonth' && narrow.of) {
    const of = placeWithin(narrow.of, wide);
    return of && { ...narrow, of };
  }
  if (isYear && narrow.is === 'date' && narrow.year === undefined) {
    return { is: 'dayOfMonth', day: narrow.day, of: { is: 'month', month: narrow.month, of: wide } };
  }
  return null;
}

/** "The end of the day" beside a day is the end of that one. */
const isEndOfDay = (spec: DaySpec): boolean =>
  spec.is === 'slice' && spec.part === 'close' && spec.of.is === 'period' && spec.of.unit === 'day';

/** Two descriptions of one day: a weekday beside a date, a near day beside its date. */
function oneDay(a: DaySpec, b: DaySpec, sameDay: SameDay): DaySpec | null {
  for (const [first, second] of [
    [a, b],
    [b, a],
  ] as const) {
    if (first.is !== 'weekday' || first.of || first.which !== 'bare') continue;
    if (second.is === 'date' || (second.is === 'dayOfMonth' && !second.of))
      return { ...second, weekday: first.weekday };
    if (second.is === 'offset') return second;
    if (second.is === 'shift') return { ...first, of: { is: 'weekOf', day: second } };
  }
  if (b.is === 'offset' && b.days === 0) {
    // "Three years ago today", 去年的今天: the same day of that year.
    if (a.is === 'shift') return a;
    if (a.is === 'period' && (a.unit === 'year' || a.unit === 'month' || a.unit === 'week') && a.offset !== 0)
      return { is: 'shift', amount: { [a.unit]: Math.abs(a.offset) }, sign: a.offset < 0 ? -1 : 1 };
  }
  if (isEndOfDay(a)) return b;
  if (isEndOfDay(b)) return a;
  const placed = placeWithin(a, b) ?? placeWithin(b, a);
  if (placed) return placed;
  return sameDay(a, b) ? a : null;
}

/** "Wed, 22 January" as one day, before anything else looks at the two. */
export function weekdayWithDate(a: Piece, b: Piece): Piece | null {
  if (!a.day || !b.day || !isPlainDay(a) || !isPlainDay(b) || a.endDay || b.endDay || a.amount || b.amount)
    return null;
  const [first, second] = a.day.is === 'weekday' ? [a.day, b.day] : [b.day, a.day];
  if (first.is !== 'weekday' || first.of || first.which !== 'bare') return null;
  if (second.is !== 'date' && (second.is !== 'dayOfMonth' || second.of)) return null;
  return spanning(a, b, { day: { ...second, weekday: first.weekday } });
}

/** A repetition with its time of day, its first day, or its length. */
function joinRepeat(
  repeating: Piece,
  [a, b]: readonly [Piece, Piece],
  gap: string,
  { narrowing }: Joining,
): Piece | null {
  const other = repeating === a ? b : a;
  if (!repeating.repeat || other.repeat) return null;
  // "My mornings next week" are the mornings of that week, and a plan asks for both apart.
  const narrow =
    repeating.part && isPlainDay(other) && other.day?.is === 'period'
      ? null
      : narrowRepeat(repeating.repeat, other, gap, narrowing);
  if (narrow && !(other.clock && repeating.clock) && !other.amount) {
    const time = {
      clock: repeating.clock ?? other.clock,
      endClock: repeating.endClock ?? other.endClock,
      part: repeating.part ?? other.part,
    };
    return spanning(a, b, { ...time, day: undefined, endDay: undefined, repeat: narrow });
  }
  if (other.day && repeating.repeat.start) return null;
  if (other.clock && repeating.clock) return null;
  if (other.shift || other.now || other.window || other.amount) return null;
  if (other.day && other === b && !hasTime(other) && a.end !== b.start) return null;
  const { day, endDay, weak: _weak, ...rest } = other;
  const start = day && !(day.is === 'offset' && day.days === 0) ? { start: day } : {};
  // 1月3号到9号每天: the days between which it repeats.
  const until = endDay && !repeating.repeat.until && !repeating.repeat.count ? { until: endDay } : {};
  const repeat = { ...repeating.repeat, ...start, ...until };
  return spanning(
    a,
    { ...b },
    {
      ...rest,
      part: repeating.part ?? other.part,
      clock: repeating.clock ?? other.clock,
      day: undefined,
      endDay: undefined,
      repeat,
    },
  );
}

/**
 * One piece out of two neighbours, when they describe one moment: a day and a time, a time and its part of the day, a day said
 * twice, a repetition and its time. Null when they are two things.
 */
export function joinPieces(a: Piece, b: Piece, gap: string, joining: Joining): Piece | null {
  const { sameDay } = joining;
  if (a.repeat) return joinRepeat(a, [a, b], gap, joining);
  if (b.repeat) return joinRepeat(b, [a, b], gap, joining);
  if (a.now || b.now || a.window || b.window || a.open !== b.open)
    return a.open !== b.open ? joinOpen(a, b) : null;
  if (a.shift || b.shift) {
    const [shifted, other] = a.shift ? [a, b] : [b, a];
    const isToday = other.day?.is === 'offset' && other.day.days === 0 && !hasTime(other);
    return isToday && !(a.shift && b.shift) && gap === ''
      ? spanning(a, b, { day: undefined, shift: shifted.shift })
      : null;
  }
  if (isLength(a) || isLength(b) || (a.amount && b.amount)) return null;
  if (a.reminderMinutesBefore || b.reminderMinutesBefore) return null;
  if (a.day && b.day) {
    if (a.endDay && b.endDay) return null;
    const isFurther = b.day.is === 'offset' && b.day.days === 0 && b.part !== undefined && !hasTime(a);
    const day = isFurther ? a.day : oneDay(a.day, b.day, sameDay);
    if (!day || (hasTime(a) && hasTime(b))) return null;
    if (a.weak && b.weak) return null;
    const ending = a.endDay ?? b.endDay;
    const other = a.endDay ? b.day : a.day;
    const endDay = ending ? oneDay(ending, other, sameDay) : undefined;
    return endDay === null ? null : spanning(a, b, { day, ...(endDay ? { endDay } : {}) });
  }
  if (hasTime(a) && hasTime(b)) return joinTimes(a, b);
  if ((isPlainDay(a) && isPlainTime(b)) || (isPlainTime(a) && isPlainDay(b))) {
    if ((a.endDay || b.endDay) && !(a.endClock || b.endClock)) return null;
    const isShift = a.day?.is === 'weekday' && b.endClock !== undefined;
    if (a.weak && b.weak && !isShift) return null;
    const isDayOfEnd = a.endClock !== undefined && b.day?.is === 'offset' && b.day.days > 0;
    return spanning(a, b, isDayOfEnd ? { isDayOfEnd } : {});
  }
  return null;
}

function joinOpen(a: Piece, b: Piece): Piece | null {
  const [open, other] = a.open ? [a, b] : [b, a];
  // "Sometime tomorrow afternoon": the day was found first.
  if (other.part && !other.day && !other.repeat && open.day && open.day.is !== 'unbounded')
    return spanning(a, b, { day: open.day });
  return other.day && !other.repeat ? spanning(a, b, { day: other.day }) : null;
}

/** "8pm in the evening", "in the morning at 7": a clock and a part of the day. */
function joinTimes(a: Piece, b: Piece): Piece | null {
  if (a.clock && b.clock) return null;
  const [clocked, parted] = a.clock ? [a, b] : [b, a];
  if (!clocked.clock || !parted.part || clocked.part) return null;
  if (a.day && b.day) return null;
  return spanning(a, b, { clock: clocked.clock, part: parted.part });
}
