import type { Locale } from '@/lib/contract/locale';
import { hasWords, type Say } from '@/lib/i18n/server/translate';
import { formatDay } from '@/lib/time/format';
import type { WarningFinding } from './action';
import { displayValue } from './display-value';

/** A warning in the reader's language. A code that has no words yet still asks for a second look. */
export function warningWords(
  warning: WarningFinding,
  words: { say: Say; today: string; locale: Locale },
): string {
  const { say, today, locale } = words;
  const { code, data } = warning;
  switch (code) {
    case 'past_date':
      return say('card.warning.past_date', { day: formatDay(String(data.date), today, locale) });
    case 'different':
      return say('card.warning.different', {
        said: String(data.said),
        display: displayValue(String(data.field), data.value, words),
      });
    default:
      return say(hasWords(`card.warning.${code}`) ? `card.warning.${code}` : 'card.warning.other', data);
  }
}
