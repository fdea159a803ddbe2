import type { Locale } from '@/lib/contract/locale';
import { englishWords } from './en/words/words';
import { joinPatterns, joinSources } from './join-patterns';
import type { LanguageWords } from './words-type';
import { chineseWords } from './zh/words/words';

/** The words of every language. The one list of those that shared code can read. */
const languages: Record<Locale, LanguageWords> = { en: englishWords, zh: chineseWords };

/** The words of all languages, for what no pattern can say. */
export const everyLanguage: readonly LanguageWords[] = Object.values(languages);

/** The words of one language, for what counts only in messages of that language. */
export function wordsOf(locale: Locale): LanguageWords {
  return languages[locale];
}

/** What the first language answers that has an answer. */
export function firstOf<Answer>(
  read: (words: LanguageWords) => Answer | null | undefined,
): Answer | undefined {
  for (const words of everyLanguage) {
    const answer = read(words);
    if (answer !== null && answer !== undefined) return answer;
  }
  return undefined;
}

/** In front of a bare number, makes an hour of it for the reader of dates, whatever the language of the message. */
export const hourLead: string = firstOf(({ moments }) => moments.hourLead) ?? '';

type Pick = (words: LanguageWords) => RegExp | null;

/** One pattern for what any language says, since messages mix them. Made once, when a module is loaded. */
export const anyOf = (pick: Pick): RegExp => joinPatterns(everyLanguage.map(pick));

/** The same as a part of a larger pattern. */
export const alternatives = (pick: Pick): string => joinSources(everyLanguage.map(pick));
