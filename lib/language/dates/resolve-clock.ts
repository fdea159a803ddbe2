import {
  addDays,
  compareMoments,
  type LocalDate,
  type LocalMoment,
  minutesBetween,
  timeFromMinutes,
} from '@/lib/time/local-date';
import { type Clock, type ClockReading, type DayPart, readClock } from './clock';

/** Wall-clock moment of a reading on a day; minutes past 24:00 belong to the next. */
export function momentOn(date: LocalDate, minutes: number): LocalMoment {
  return { date: addDays(date, Math.floor(minutes / 1440)), time: timeFromMinutes(minutes) };
}

export type TimeChoice = { moment: LocalMoment; said: boolean; dateSaid: boolean; other?: LocalMoment };

/** An open hour from 5 to 11 moved into the half of the day that a hint names, and settled there. */
export function preferHalf(reading: ClockReading, half: 'am' | 'pm' | undefined): ClockReading {
  if (half === undefined || reading.said || reading.other === undefined) return reading;
  const [early, late] = [Math.min(reading.minutes, reading.other), Math.max(reading.minutes, reading.other)];
  if (early < 300) return reading;
  return { minutes: half === 'am' ? early : late, said: false };
}

const isFuture = (moment: LocalMoment, now: LocalMoment): boolean => compareMoments(moment, now) >= 0;

/** A clock time on a day that was said. On today, an hour that has passed means the later half of the day. */
export function timeOnDay(
  reading: ClockReading,
  date: LocalDate,
  now: LocalMoment,
  isToday: boolean,
): TimeChoice {
  const moment = momentOn(date, reading.minutes);
  if (reading.other === undefined) {
    // "Tonight at 1am" is the coming night when the last one is over.
    const isOver = isToday && reading.minutes < 300 && !isFuture(moment, now);
    return { moment, said: reading.said, dateSaid: !isOver };
  }
  const other = momentOn(date, reading.other);
  if (isToday && date === now.date && !isFuture(moment, now) && isFuture(other, now)) {
    return { moment: other, said: false, dateSaid: true, other: moment };
  }
  return { moment, said: reading.said, dateSaid: true, other };
}

/** So close before dawn, an hour is meant at night. */
const NEAR_MINUTES = 120;

/** A clock time without a day: the next one to come, today or tomorrow. The day is then inferred. */
export function nextTime(reading: ClockReading, now: LocalMoment): TimeChoice {
  const { minutes, other } = reading;
  const today = momentOn(now.date, minutes);
  const later = other === undefined ? undefined : momentOn(now.date, other);
  // Who is up before dawn and says "at 4" at two means the one that is near; what is further off is done by day.
  const isSmallHour = now.time < '05:00' && !reading.said && other !== undefined && other < 360;
  const isNear = later !== undefined && isFuture(later, now) && minutesBetween(now, later) <= NEAR_MINUTES;
  if (isSmallHour && now.time >= '00:30' && isNear)
    return { moment: later, said: false, dateSaid: false, other: today };
  if (isFuture(today, now))
    return { moment: today, said: reading.said, dateSaid: false, ...(later ? { other: later } : {}) };
  const tomorrow = momentOn(addDays(now.date, 1), minutes);
  if (later && !reading.said && isFuture(later, now))
    return { moment: later, said: false, dateSaid: false, other: tomorrow };
  return {
    moment: tomorrow,
    said: reading.said,
    dateSaid: false,
    ...(later ? { other: momentOn(addDays(now.date, 1), other ?? 0) } : {}),
  };
}

const withPart = (clock: Clock, part: DayPart | undefined): Clock =>
  clock.half || clock.part || clock.hour === 24 || !part ? clock : { ...clock, part };

/** Both ends of a range of clock times, in minutes; the end is after the start, if need be on the next day. */
export function readClockRange(
  start: Clock,
  end: Clock,
  part?: DayPart,
): { start: ClockReading; end: ClockReading } | null {
  const first = readClock(withPart(start, part));
  const second = readClock(withPart(end, end.part ?? (isOpen(end) && start.part ? undefined : part)));
  if (!first || !second) return null;
  if (first.minutes === second.minutes && (end.second ?? 0) > (start.second ?? 0))
    return { start: first, end: second };
  const isFirstOpen = first.other !== undefined && !first.said;
  const isSecondOpen = second.other !== undefined && (!second.said || end.hour === 12);
  if (isFirstOpen && !isSecondOpen)
    return { start: before(first, second), end: onwards(second, before(first, second).minutes) };
  if (isSecondOpen) {
    const candidates = [
      second.minutes,
      second.other ?? second.minutes,
      second.minutes + 1440,
      (second.other ?? 0) + 1440,
    ].filter((minutes) => minutes > first.minutes);
    const minutes = Math.min(...candidates);
    return { start: first, end: { minutes, said: second.said } };
  }
  return { start: first, end: onwards(second, first.minutes) };
}

const isOpen = (clock: Clock): boolean => !clock.half && !clock.part && !clock.exact && clock.hour <= 12;

/** The half of the day in which an open start is nearest before its end. */
function before(open: ClockReading, end: ClockReading): ClockReading {
  const candidates = [open.minutes, open.other ?? open.minutes].filter((minutes) => minutes < end.minutes);
  const minutes = candidates.length > 0 ? Math.max(...candidates) : open.minutes;
  return { minutes, said: true };
}

const onwards = (end: ClockReading, start: number): ClockReading =>
  end.minutes <= start ? { ...end, minutes: end.minutes + 1440 } : end;

export { withPart };
