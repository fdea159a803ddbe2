import { type Locale, locales } from '@/lib/contract/locale';
import { wordsOf } from './words';

const LATIN_WORD = /[a-z][a-z'’-]*/gi;
/** So few foreign letters are a name in a sentence of another language. */
const MOST_BORROWED = 4;

const LETTERED = locales.filter((locale) => wordsOf(locale).telling.letters !== null);
const FRAMED = locales.filter((locale) => wordsOf(locale).telling.letters === null);

/**
 * The language to read and answer a text in. Letters of its own tell a language, unless they are few and the frame of the sentence is
 * that of another ("meeting with 老王 tomorrow"). A text without such letters is in the language whose frame it has most of, the first
 * one where it has none.
 */
export function languageOf(text: string): Locale {
  const written = mostOf(LETTERED, (locale) => countOf(text, wordsOf(locale).telling.letters));
  if (!written) return (FRAMED.length > 1 ? framedBy(text) : undefined) ?? FRAMED[0] ?? locales[0];
  const isBorrowed = written.count <= MOST_BORROWED && countOf(text, LATIN_WORD) >= written.count;
  return (isBorrowed && framedBy(text)) || written.locale;
}

function framedBy(text: string): Locale | undefined {
  return mostOf(FRAMED, (locale) => countOf(text, wordsOf(locale).telling.frame))?.locale;
}

function countOf(text: string, pattern: RegExp | null): number {
  return pattern ? (text.match(pattern)?.length ?? 0) : 0;
}

/** The language that counts most, the first of several; undefined when none counts anything. */
function mostOf(
  languages: readonly Locale[],
  count: (locale: Locale) => number,
): { locale: Locale; count: number } | undefined {
  const counted = languages.map((locale) => ({ locale, count: count(locale) }));
  return counted
    .filter((each) => each.count > 0)
    .reduce<(typeof counted)[number] | undefined>(
      (most, each) => (most && most.count >= each.count ? most : each),
      undefined,
    );
}
