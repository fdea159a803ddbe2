import { anyDialogueWord } from '@/lib/language/dialogue-words';
import type { Changes } from '@/lib/language/understanding';
import { addDays, partsOf, weekday } from '@/lib/time/local-date';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const WEEKDAY_WORD = anyDialogueWord('weekday');
const DAYS_OF_WEEKLY = /(?<=FREQ=WEEKLY;(?:.*;)?BYDAY=)[A-Z]{2}(?:,[A-Z]{2})*/;
const SEARCHED_DAYS = 366;

/** Whether days of a rule are told by their weekday or date alone: "the last Friday" and "every second day" are not. */
export const isSimpleRule = (rule: string): boolean =>
  !/BYDAY=[^;]*\d|BYSETPOS|BYMONTHDAY=[^;]*-|INTERVAL=(?!1(?:;|$))/.test(rule);

/** Whether a day is one of those that a recurrence names; one that names none fits any. */
export function fallsOn(date: string, rule: string): boolean {
  if (!isSimpleRule(rule)) return true;
  const named = (part: string) => new RegExp(`${part}=([^;]+)`).exec(rule)?.[1]?.split(',');
  const { month, day } = partsOf(date);
  return (
    (named('BYDAY')?.includes(WEEKDAYS[weekday(date)] ?? '') ?? true) &&
    (named('BYMONTHDAY')?.includes(String(day)) ?? true) &&
    (named('BYMONTH')?.includes(String(month)) ?? true)
  );
}

/** The first day of a rule from a day on whose time is still to come. */
export function firstDay(rule: string, from: string, time: string | undefined, now: string): string {
  for (let offset = 0; offset <= SEARCHED_DAYS; offset++) {
    const day = addDays(from, offset);
    if (fallsOn(day, rule) && (time === undefined || `${day}T${time}` > now)) return day;
  }
  return from;
}

/** "no, Thursday", 不对，是二四六 about something that is every week: the new one repeats on those days. */
export function repeatedOn(
  current: string | null | undefined,
  { dueDate, recurrence, weekdays }: Changes,
): string | undefined {
  const days = /^FREQ=WEEKLY;BYDAY=([A-Z]{2}(?:,[A-Z]{2})*)$/.exec(current ?? '')?.[1]?.split(',');
  if (!days || recurrence) return undefined;
  if (weekdays) return `FREQ=WEEKLY;BYDAY=${weekdays.value.map((day) => WEEKDAYS[day]).join(',')}`;
  if (days.length > 1 || !dueDate || !WEEKDAY_WORD.test(dueDate.span.text)) return undefined;
  return `FREQ=WEEKLY;BYDAY=${WEEKDAYS[weekday(dueDate.value)]}`;
}

/** "Tuesday too" of what is every Monday and Thursday: all three. Undefined where it is no matter of weekdays, or has them already. */
export function withMoreDays(
  {
    recurrence,
    dueDate,
    dueTime,
  }: { recurrence?: string | null; dueDate?: string | null; dueTime?: string | null },
  days: number[],
  now: string,
): { recurrence: string; dueDate: string } | undefined {
  const rule = recurrence ?? '';
  const had = DAYS_OF_WEEKLY.exec(rule)?.[0].split(',');
  const more = had && WEEKDAYS.filter((code, day) => had.includes(code) || days.includes(day));
  if (!had || !more || more.length === had.length) return undefined;
  const wider = rule.replace(DAYS_OF_WEEKLY, more.join());
  const first = (of: string) => firstDay(of, now.slice(0, 10), dueTime ?? undefined, now);
  // What begins as soon as it can does so with its new days; a later beginning was meant.
  const isSoonest = !dueDate || dueDate === first(rule);
  return { recurrence: wider, dueDate: isSoonest ? first(wider) : dueDate };
}
