import type { Locale } from '@/lib/contract/locale';
import { addDays, dayNumber, partsOf, timeFromMinutes } from '@/lib/time/local-date';

const TAGS: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN' };
const MIDNIGHT = 24 * 60;

/** A local date as `Intl` wants it: that day's midnight in UTC, to be formatted in UTC. */
const utcDay = (date: string): Date => new Date(dayNumber(date) * 86_400_000);

/** The days of a week: "7–13 Dec", "28 Dec–3 Jan", 12月7日–13日. */
export function weekName(monday: string, locale: Locale): string {
  const days = new Intl.DateTimeFormat(TAGS[locale], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const sunday = addDays(monday, 6);
  const [from, to] = [days.format(utcDay(monday)), days.format(utcDay(sunday))];
  const [first, last] = [partsOf(monday), partsOf(sunday)];
  if (first.month !== last.month) return `${from}–${to}`;
  return locale === 'zh' ? `${from}–${last.day}日` : `${first.day}–${to}`;
}

/** The head of a column: the day of the week, as short as the language allows, and of the month. */
export function columnName(date: string, locale: Locale): { day: string; number: number } {
  const weekday = locale === 'zh' ? 'narrow' : 'short';
  const name = new Intl.DateTimeFormat(TAGS[locale], { weekday, timeZone: 'UTC' });
  return { day: name.format(utcDay(date)), number: partsOf(date).day };
}

const QUARTERS = ['', '¼', '½', '¾'];

/** Minutes as hours to the quarter, where there is no room for more: "1½". */
export function shortHours(minutes: number): string {
  const quarters = Math.round(minutes / 15);
  const whole = Math.floor(quarters / 4);
  return `${whole || quarters === 0 ? whole : ''}${QUARTERS[quarters % 4]}`;
}

/** "09:00–10:30"; what ends at midnight ends at 24:00. */
export function spanOf({ start, end }: { start: number; end: number }): string {
  return `${timeFromMinutes(start)}–${end === MIDNIGHT ? '24:00' : timeFromMinutes(end)}`;
}
