import { Temporal } from 'temporal-polyfill';
import { type LocalMoment, minutesOfDay, partsOf } from './local-date';

export type { LocalMoment } from './local-date';

/** Zones that were asked for and exist: asking costs half a millisecond, and each request names one. There are about 600, in any mix of capitals. */
const known = new Set<string>();
const KNOWN = 1000;

/** Whether the runtime knows `timeZone` as an IANA zone; offsets such as "+02:00" are not zones a person lives in. */
export function isTimeZone(timeZone: unknown): timeZone is string {
  if (typeof timeZone !== 'string' || !/^[A-Za-z]/.test(timeZone)) return false;
  if (known.has(timeZone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    if (known.size < KNOWN) known.add(timeZone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What the clock on the wall says in `timeZone` at `instant`. */
export function localNow(instant: Date, timeZone: string): LocalMoment {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  const text = zoned.toPlainDateTime().toString({ smallestUnit: 'minute', roundingMode: 'floor' });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant at which the wall clock in `timeZone` shows `moment`. A time that DST skips is read with the offset
 * before the gap (so 02:30 becomes 03:30); a time that happens twice means the first.
 */
export function toInstant(moment: LocalMoment, timeZone: string): Date {
  const minutes = minutesOfDay(moment.time);
  const plain = Temporal.PlainDateTime.from({
    ...partsOf(moment.date),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
  return new Date(plain.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}
