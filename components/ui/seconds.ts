import type { Locale } from '@/lib/contract/locale';
import { formatDuration } from '@/lib/time/format';

/** A short length of time as people read it: "1.4 s", 12秒, "2 min". */
export function formatSeconds(seconds: number, locale: Locale): string {
  if (seconds >= 59.5) return formatDuration(Math.round(seconds / 60), locale);
  const tenths = Math.round(seconds * 10) / 10;
  const figure = tenths < 10 ? String(tenths) : String(Math.round(seconds));
  return locale === 'zh' ? `${figure}秒` : `${figure} s`;
}
