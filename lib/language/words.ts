import type { Locale } from '@/lib/contract/locale';
import { englishWords } from './en/words/words';
import type { LanguageWords } from './words-type';
import { chineseWords } from './zh/words/words';

/** The words of every language. The one list of those that shared code can read. */
const languages: Record<Locale, LanguageWords> = { en: englishWords, zh: chineseWords };

/** The words of all languages, for what no pattern can say. */
export const everyLanguage: readonly LanguageWords[] = Object.values(languages);

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

/**
 * One pattern for what any language says, since messages mix them. Made once, when a module is loaded. Languages without such
 * words (null) have no part in it; the flags must be the same in all, which is checked here because a difference would silently change
 * what a language reads.
 */
export function anyOf(pick: Pick): RegExp {
  const patterns = everyLanguage.flatMap((words) => pick(words) ?? []);
  const [first = /(?!)/] = patterns;
  const different = patterns.find(({ flags }) => flags !== first.flags);
  if (different) throw new Error(`${different} has other flags than ${first}`);
  return new RegExp(alternatives(pick), first.flags);
}

/** The same as a part of a larger pattern: a group of alternatives without flags. */
export function alternatives(pick: Pick): string {
  const sources = everyLanguage.flatMap((words) => pick(words)?.source ?? []);
  return `(?:${sources.join('|') || '(?!)'})`;
}
