import { addDays, type LocalDate, type LocalMoment, type LocalTime, partsOf } from '@/lib/time/local-date';
import { firstOccurrence } from '@/lib/time/recurrence';
import { formatRecurrence, parseRecurrence } from '@/lib/time/recurrence-rule';
import { addAmount } from './amount';
import type { Repeat } from './piece';
import { type DayContext, resolveDay } from './resolve-day';

export type RepeatReading = { recurrence: string; date: LocalDate; time?: LocalTime };

/** Smaller units for fractions of an hour, and so on: every half hour is every 30 minutes. */
function wholeInterval(repeat: Repeat): { frequency: Repeat['frequency']; interval: number } | null {
  let { frequency, interval } = repeat;
  const smaller = {
    HOURLY: ['MINUTELY', 60],
    MINUTELY: ['SECONDLY', 60],
    DAILY: ['HOURLY', 24],
    WEEKLY: ['DAILY', 7],
    YEARLY: ['MONTHLY', 12],
  } as const;
  while (!Number.isInteger(interval)) {
    const step = frequency === 'MONTHLY' || frequency === 'SECONDLY' ? undefined : smaller[frequency];
    if (!step) return null;
    frequency = step[0];
    interval *= step[1];
  }
  return interval >= 1 ? { frequency, interval } : null;
}

function firstDay(repeat: Repeat, context: DayContext): LocalDate | null {
  return repeat.start ? (resolveDay(repeat.start, context)?.from ?? null) : context.now.date;
}

function lastDay(repeat: Repeat, start: LocalDate, context: DayContext): LocalDate | undefined {
  if (repeat.until) return resolveDay(repeat.until, { ...context, base: start })?.from;
  // Ten days from the 1st end with the 10th.
  if (repeat.lasts) return addDays(addAmount({ date: start, time: '00:00' }, repeat.lasts, 1).date, -1);
  return undefined;
}

/** The rule of a repetition, and its first day at or after now for the time at which it happens. Null when no day fits. */
export function resolveRepeat(
  repeat: Repeat,
  time: string | undefined,
  context: DayContext,
): RepeatReading | null {
  const size = wholeInterval(repeat);
  const start = firstDay(repeat, context);
  if (!size || start === null) return null;
  const until = lastDay(repeat, start, context);
  const feast = repeat.holiday && resolveDay(repeat.holiday, { ...context, base: start });
  if (repeat.holiday && !feast) return null;
  const fixed = feast ? partsOf(feast.from) : null;
  const recurrence = formatRecurrence({
    ...size,
    days: repeat.days,
    months: fixed ? [fixed.month] : repeat.months,
    monthDays: fixed ? [fixed.day] : repeat.monthDays,
    hours: repeat.hours,
    setPositions: repeat.setPositions,
    count: repeat.count,
    ...(until !== undefined && repeat.count === undefined ? { until } : {}),
  });
  if (!parseRecurrence(recurrence)) return null;
  const from: LocalMoment | { date: LocalDate } = start === context.now.date ? context.now : { date: start };
  const first = firstOccurrence(recurrence, from, time);
  return first && { recurrence, ...first };
}
