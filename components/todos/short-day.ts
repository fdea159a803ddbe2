import type { Locale } from '@/lib/contract/locale';
import { formatDay } from '@/lib/time/format';
import { daysBetween } from '@/lib/time/local-date';

/** A day where there is little room: "tomorrow" alone for the days that have a name, the date for the others. */
export function shortDay(day: string, today: string, locale: Locale): string {
  const full = formatDay(day, today, locale);
  const isNamed = Math.abs(daysBetween(today, day)) <= 2;
  const [name, ...date] = full.split(locale === 'zh' ? ' ' : ', ');
  const hasName = locale === 'zh' ? date.length === 2 : date.length === 1;
  return isNamed && hasName && name ? name : full;
}
