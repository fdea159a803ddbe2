import type { Locale } from '@/lib/contract/locale';
import { hasWords, type Say } from '@/lib/i18n/server/translate';
import { logger } from '@/lib/log';
import { formatDay } from '@/lib/time/format';
import type { WarningFinding } from './action';
import { displayValue } from './display-value';

type Words = { say: Say; today: string; locale: Locale };

/**
 * A warning in the reader's language. One that has no words yet, or that cannot be put into words, still asks for a second look: a hint
 * must never keep the card from being drawn.
 */
export function warningWords(warning: WarningFinding, words: Words): string {
  try {
    return sentenceOf(warning, words);
  } catch (error) {
    logger.error({ err: error, warning: warning.code }, 'a warning could not be put into words');
    return words.say('card.warning.other');
  }
}

function sentenceOf({ code, data }: WarningFinding, words: Words): string {
  const { say, today, locale } = words;
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
