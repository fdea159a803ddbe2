import type { Evidence } from '@/lib/contract/action';
import type { EvidenceFinding } from './evidence';
import { fold, type Sentence } from './sentence';

/** All that was said, newest first, and what was found so far. */
type Heard = { sentences: Sentence[]; found: EvidenceFinding };

export const inferred = (from: string, quote?: string): Evidence =>
  quote ? { kind: 'inferred', from, quote } : { kind: 'inferred', from };
export const said = (quote: string): Evidence => ({ kind: 'said', quote });

/** Whether the words themselves stand in a message: names of lists, tags, notes. */
export function weighTexts(facts: Heard, values: string[]): Evidence {
  const quotes = values.map((value) => quoteOf(facts, value));
  return quotes.length > 0 && quotes.every((quote) => quote !== undefined)
    ? said(quotes.join(', '))
    : inferred('model');
}

/** The words themselves where a message holds them, whatever their case and width. */
function quoteOf(facts: Heard, value: string): string | undefined {
  const wanted = fold(value).trim();
  if (!wanted) return undefined;
  for (const sentence of facts.sentences) {
    const index = fold(sentence.text).indexOf(wanted);
    if (index >= 0) return sentence.text.slice(index, index + wanted.length);
  }
  return undefined;
}

const WORD = /\p{Script=Han}|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu;

/** A title that is said, be it in another order; a name or a number in it that nobody said is warned about. */
export function weighTitle(facts: Heard, title: string): Evidence {
  const quote = quoteOf(facts, title);
  if (quote) return said(quote);
  const heard = new Set(facts.sentences.flatMap((sentence) => fold(sentence.text).match(WORD) ?? []));
  const words = title.match(WORD) ?? [];
  const unheard = words.filter((word) => !heard.has(fold(word)));
  if (words.length > 0 && unheard.length === 0)
    return said(words.join(/\p{Script=Han}/u.test(title) ? '' : ' '));
  for (const word of unheard)
    if (isNameOrNumber(word, title))
      facts.found.warnings.push({ code: 'not_said', data: { field: 'title', value: word } });
  return inferred('model');
}

/** A capital inside a title is a name; numbers speak for themselves. */
function isNameOrNumber(word: string, title: string): boolean {
  if (/\p{N}/u.test(word)) return true;
  return /^\p{Lu}/u.test(word) && !title.trimStart().startsWith(word);
}
