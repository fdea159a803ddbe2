import { isWholeDays } from './amount';
import type { DaySpec } from './day-spec';
import type { Piece } from './piece';

const isClockOnly = (piece: Piece): boolean =>
  piece.clock !== undefined && !piece.day && !piece.repeat && !piece.endClock;
const isDayOnly = (piece: Piece): boolean =>
  piece.day !== undefined && !piece.endDay && !piece.clock && !piece.part && !piece.repeat;

/** Years and bare numbers are ends of a range only where the words say so. */
const isDoubtful = (piece: Piece): boolean => piece.weak === true;

const merged = (a: Piece, b: Piece, fields: Partial<Piece>): Piece => {
  const { weak: _weak, ...first } = a;
  return { ...first, ...fields, start: a.start, end: b.end, rule: `${a.rule} to ${b.rule}` };
};

/** A range of the simplest kind: from clock to clock, or from day to day. `isSaid`: a word before it asked for a range. */
export function simpleRange(a: Piece, b: Piece, isSaid: boolean): Piece | null {
  if (isClockOnly(a) && isClockOnly(b)) {
    const weak = isDoubtful(a) && isDoubtful(b) && !isSaid;
    const part = a.part ?? b.part;
    return {
      ...merged(a, b, { endClock: withPart(b, a) }),
      ...(part ? { part: a.part } : {}),
      ...(weak ? { weak: true } : {}),
    };
  }
  if (isDayOnly(a) && isDayOnly(b) && a.day && b.day) {
    const areAlike = a.day.is === b.day.is && (a.day.is === 'weekday' || a.day.is === 'month');
    if (isDoubtful(a) && isDoubtful(b) && !isSaid && !areAlike) return null;
    return merged(a, b, { day: a.day, endDay: inherit(b.day, a.day) });
  }
  return null;
}

/** The end of "下午3点到5点" is in the afternoon too, when it says nothing itself. */
function withPart(end: Piece, start: Piece): Piece['endClock'] {
  if (!end.clock) return undefined;
  const part = end.clock.part ?? end.part;
  if (part) return { ...end.clock, part };
  void start;
  return end.clock;
}

/** "From 10 to 12 December": a bare day of the month takes the month of its neighbour; "Friday of last week to Sunday" the week. */
function inherit(end: DaySpec, start: DaySpec): DaySpec {
  if (
    end.is === 'weekday' &&
    start.is === 'weekday' &&
    start.of &&
    end.which === 'bare' &&
    !end.of &&
    end.weekday > start.weekday
  ) {
    return { ...end, of: start.of };
  }
  if (end.is === 'dayOfMonth' && !end.of && start.is === 'dayOfMonth' && start.of && end.day > start.day)
    return { ...end, of: start.of };
  if (end.is === 'dayOfMonth' && !end.of && start.is === 'date' && end.day > start.day) {
    return {
      is: 'date',
      month: start.month,
      day: end.day,
      ...(start.year === undefined ? {} : { year: start.year }),
    };
  }
  return end;
}

/** A range whose ends have both a day and a time, or where only one of them has: "from 4pm today to 5pm tomorrow". */
export function fullRange(a: Piece, b: Piece): Piece | null {
  if (a.shift && b.now) {
    const { shift, ...kept } = a;
    const direction = shift?.sign === 1 ? 'next' : 'last';
    return merged(kept, b, { window: { amount: a.shift.amount, direction } });
  }
  if (a.repeat || b.repeat || a.endDay || a.endClock || b.endDay || b.endClock) return null;
  if (a.amount || b.amount || a.shift || b.shift) return null;
  const isMoment = (piece: Piece): boolean =>
    piece.day !== undefined || piece.clock !== undefined || piece.now === true || piece.part !== undefined;
  if (!isMoment(a) || !isMoment(b) || (a.weak && b.weak)) return null;
  // No stretch goes from a day to a bare hour: "on 12-7".
  if (isDayOnly(a) && b.weak && !b.day) return null;
  // Nor to an hour of none: "move the talk on Friday to 4pm".
  if (isDayOnly(a) && b.clock && !b.day && !b.now) return null;
  const startClock = a.clock;
  if (b.day === undefined && b.clock === undefined && b.part === undefined && !b.now) return null;
  const nowDay: DaySpec = { is: 'offset', days: 0 };
  const day = a.day ?? (a.now ? nowDay : undefined);
  const endDay = b.day ?? (b.now ? nowDay : undefined);
  return merged(a, b, {
    ...(day ? { day } : {}),
    ...(endDay ? { endDay: day ? inherit(endDay, day) : endDay } : {}),
    ...(startClock ? { clock: startClock } : {}),
    ...(b.clock ? { endClock: withPart(b, a) } : {}),
    ...(b.part && !b.clock ? { endPart: b.part } : {}),
    ...(a.now ? { now: true } : {}),
  });
}

/** A moment and a length: "4pm for 30 minutes", "for 7 hours from 9:30am", "18 December for 10 days", "3 days from today". */
export function lastingRange(a: Piece, b: Piece): Piece | null {
  const [moment, length] = a.amount && !b.amount ? [b, a] : [a, b];
  if (!length.amount || moment.amount || moment.shift || moment.window || moment.now || moment.endDay)
    return null;
  if (!moment.clock && !moment.day && !moment.repeat && !moment.part) return null;
  if (length.day || length.clock) return null;
  const { weak: _weak, ...kept } = moment;
  if (moment.repeat && isWholeDays(length.amount) && !moment.repeat.count && !moment.repeat.until) {
    const repeat = { ...moment.repeat, lasts: length.amount };
    return { ...kept, repeat, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
  }
  return {
    ...kept,
    amount: length.amount,
    start: Math.min(a.start, b.start),
    end: Math.max(a.end, b.end),
    rule: `${moment.rule} for ${length.rule}`,
  };
}
