import { addDays, type LocalDate, type LocalMoment, minutesOfDay } from '@/lib/time/local-date';
import { addAmount } from './amount';
import { dayParts, readClock } from './clock';
import type { HalfHint } from './hint';
import type { Piece } from './piece';
import { nextTime, preferHalf, readClockRange, type TimeChoice, timeOnDay, withPart } from './resolve-clock';

/** The time fields of a piece on a known day, or on the next day that fits when none was said. */
export function timeOf(
  piece: Piece,
  day: LocalDate | undefined,
  now: LocalMoment,
  half?: HalfHint,
): { choice: TimeChoice; end?: LocalMoment } | null {
  if (piece.now) return { choice: { moment: now, said: true, dateSaid: true }, ...untilClock(piece, now) };
  if (!piece.clock) return partOf(piece, day, now);
  const range =
    piece.endClock && !piece.endDay ? readClockRange(piece.clock, piece.endClock, piece.part) : null;
  const clock = isAfterMidnight(piece, day, now) ? { ...piece.clock, half: undefined } : piece.clock;
  const open = range ? range.start : readClock(withPart(clock, piece.part));
  const reading = open && preferHalf(open, half);
  if (!reading) return null;
  // "By Sunday midnight" ends with Sunday; "the party on Sunday at midnight" is read both ways.
  const isMidnight =
    piece.deadline !== true &&
    piece.clock.hour === 24 &&
    day !== undefined &&
    piece.rule.includes('clock') &&
    piece.clock.exact &&
    !piece.part;
  const fixed = isMidnight ? { ...reading, minutes: 0 } : reading;
  const crosses = piece.isDayOfEnd === true && range !== null && range.end.minutes >= 1440;
  const startDay = crosses && day !== undefined ? addDays(day, -1) : day;
  const choice =
    startDay === undefined ? nextTime(fixed, now) : timeOnDay(fixed, startDay, now, startDay === now.date);
  if (!range) return { choice };
  const length = range.end.minutes - range.start.minutes;
  const end = addAmount(choice.moment, { minute: length }, 1);
  return { choice, end };
}

/** "1am tonight": of the night of that day, so on the next one; before dawn it is the night that is still going on. */
const isAfterMidnight = ({ clock, part }: Piece, day: LocalDate | undefined, now: LocalMoment): boolean =>
  day !== undefined &&
  part === 'night' &&
  clock?.half === 'am' &&
  clock.hour % 12 < 5 &&
  !(day === now.date && now.time < '05:00');

/** "Between now and eight": the end is the next such time. */
function untilClock(piece: Piece, now: LocalMoment): { end?: LocalMoment } {
  const reading = piece.endClock && !piece.endDay ? readClock(piece.endClock) : null;
  return reading ? { end: nextTime(reading, now).moment } : {};
}

function partOf(
  piece: Piece,
  day: LocalDate | undefined,
  now: LocalMoment,
): { choice: TimeChoice; end?: LocalMoment } | null {
  if (!piece.part) return null;
  const { start, end } = dayParts[piece.part];
  const isOver = day === undefined && minutesOfDay(end) <= minutesOfDay(now.time);
  const date = day ?? (isOver ? addDays(now.date, 1) : now.date);
  const last = piece.endPart ? dayParts[piece.endPart].end : end;
  return {
    choice: { moment: { date, time: start }, said: false, dateSaid: day !== undefined },
    end: { date, time: last },
  };
}

/** The end of a range whose last day was said: its own time on that day. */
export function endOnDay(piece: Piece, end: LocalDate, now: LocalMoment): LocalMoment | null {
  if (!piece.endClock) return null;
  const reading = readClock(piece.endClock);
  return reading && timeOnDay(reading, end, now, false).moment;
}
