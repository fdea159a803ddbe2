import type { Locale } from '@/lib/contract/locale';

/** A Monday, in UTC. */
const MONDAY = Date.UTC(2026, 11, 7);
const DAY_MS = 86_400_000;

/** The days of the week from Monday on: in full and short. */
export function dayNames(locale: Locale): Array<{ long: string; short: string }> {
  const named = (weekday: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { weekday, timeZone: 'UTC' });
    return (index: number) => format.format(new Date(MONDAY + index * DAY_MS));
  };
  const [long, short] = [named('long'), named('short')];
  return Array.from({ length: 7 }, (_, index) => ({ long: long(index), short: short(index) }));
}
