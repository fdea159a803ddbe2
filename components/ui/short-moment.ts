import type { Locale } from '@/lib/contract/locale';
import { formatMoment } from '@/lib/time/format';
import type { LocalDate } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';

/** An instant as the reader's clock shows it: only the time when it is today, else the day too. */
export function shortMoment(instant: string, today: LocalDate, timeZone: string, locale: Locale): string {
  const { date, time } = localNow(new Date(instant), timeZone);
  return date === today ? time : formatMoment(date, time, today, locale);
}
