import { addDays, daysBetween, minutesOfDay, weekday } from '@/lib/time/local-date';
import { firstOccurrence } from '@/lib/time/recurrence';
import { formatRecurrence, parseRecurrence } from '@/lib/time/recurrence-rule';
import type { When } from './types';
import { anyOf } from './words';

const DAY = 24 * 60;
const WEEKDAY_SPAN = anyOf(({ moments }) => moments.weekdaySpanRule);
const ONE_WEEK = anyOf(({ moments }) => moments.ofOneWeek);
const UNTIL = anyOf(({ moments }) => moments.until);
const NEXT_DAY = anyOf(({ moments }) => moments.nextDay);

/**
 * "Mon-Fri walk the dog at 7": days of the week with one hour are a rhythm, which nobody said outright, and no length of five days. A stretch
 * without an hour ("away Mon-Fri") stays one.
 */
export function asRhythm(whens: readonly When[], now: string): When[] {
  const at = whens.findIndex(isWeekdaySpan);
  const span = whens[at];
  if (!span?.date || !span.endDate) return [...whens];
  const daily = whens.findIndex(({ recurrence }) => recurrence !== undefined);
  const rhythm = whens[daily];
  const hour = whens.find((when) => when !== span && isHourAlone(when));
  const time = span.time ?? hour?.time ?? rhythm?.time;
  // "Mon-Fri next week at 9" is over with that week.
  const isOnce = ONE_WEEK.test(span.span.text);
  if (rhythm ? isOnce || rhythm.recurrence !== 'FREQ=DAILY' : !time) return [...whens];
  const recurrence = formatRecurrence({
    ...WEEKLY,
    days: weekdaysFrom(span.date, span.endDate).map((day) => ({ nth: 0, weekday: day })),
    ...(isOnce ? { until: span.endDate } : {}),
  });
  const from = { date: now.slice(0, 10), time: now.slice(11, 16) };
  const first = isOnce ? span.date : (firstOccurrence(recurrence, from, time)?.date ?? span.date);
  const { endDate: _end, date: _date, ...days } = span;
  // "Every morning Mon-Fri": the days are those of the rhythm that was said.
  if (rhythm) return whens.with(daily, { ...rhythm, recurrence, date: first }).with(at, days);
  const certainty = { ...span.certainty, date: 'inferred' as const, recurrence: 'inferred' as const };
  return whens.with(at, { ...days, date: first, recurrence, certainty });
}

function weekdaysFrom(date: string, endDate: string): number[] {
  const length = daysBetween(date, endDate) + 1;
  return Array.from({ length }, (_, step) => (weekday(date) + step) % 7).sort();
}

const WEEKLY = parseRecurrence('FREQ=WEEKLY') as NonNullable<ReturnType<typeof parseRecurrence>>;

/** From one day of the week to another, less than a week later, with hours of each day or none: "Mon-Fri", "Mon-Fri 9-5". */
const isWeekdaySpan = ({ rule, date, endDate, time, endTime }: When): boolean =>
  WEEKDAY_SPAN.test(rule) &&
  date !== undefined &&
  endDate !== undefined &&
  endDate > date &&
  daysBetween(date, endDate) < 7 &&
  (time === undefined) === (endTime === undefined);

/** A clock time or a part of the day, of no day. */
const isHourAlone = ({ time, certainty, recurrence }: When): boolean =>
  time !== undefined && certainty.date === 'inferred' && !recurrence;

/** "Tomorrow at 8:30pm … until 8am the next day", 明晚八点半上夜班到第二天早上8点: the end of what begins before it, and how long that is. */
export function closingOf(
  start: When | undefined,
  whens: readonly When[],
): { when: When; minutes: number } | undefined {
  if (!start?.date || !start.time || start.endTime || start.recurrence) return undefined;
  const when = whens.find(
    ({ span, time, recurrence }) =>
      span.start >= start.span.end && time !== undefined && !recurrence && UNTIL.test(span.text),
  );
  if (!when?.time || !when.date) return undefined;
  const isSaid = when.certainty.date === 'said' && !NEXT_DAY.test(when.span.text);
  const isEarlier = when.time <= start.time;
  const end = isSaid ? when.date : addDays(start.date, NEXT_DAY.test(when.span.text) || isEarlier ? 1 : 0);
  const minutes = daysBetween(start.date, end) * DAY + minutesOfDay(when.time) - minutesOfDay(start.time);
  return minutes > 0 && minutes <= DAY ? { when, minutes } : undefined;
}

/** "Three times a day … for 7 days": whole days beside a rhythm say how long it goes on, and not how long each time takes. */
export function lastingOf(
  repeated: When | undefined,
  whens: readonly When[],
): { when: When; until: string } | undefined {
  if (!repeated?.recurrence || !repeated.date) return undefined;
  const when = whens.find(
    ({ durationMinutes = 0, date, time, recurrence }) =>
      durationMinutes >= DAY && durationMinutes % DAY === 0 && !date && !time && !recurrence,
  );
  return when?.durationMinutes
    ? { when, until: addDays(repeated.date, when.durationMinutes / DAY - 1) }
    : undefined;
}
