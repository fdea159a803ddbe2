import type { Locale } from '@/lib/contract/locale';
import { findWhen } from './dates/find-when';
import { withExceptions } from './exceptions';
import { joinChoices } from './join-choices';
import { languageOf } from './language-of';
import { remember } from './remember';
import { rewrite } from './rewrite';
import { onSameDay } from './same-day';
import { overlaps, spanOf } from './sentence-span';
import type { ReadContext, Span, When } from './types';
import { fitWhens } from './when-fit';
import { alternatives, anyOf, everyLanguage, firstOf } from './words';

export { spanOf } from './sentence-span';

/** Stands in `masked` for every character of an expression of time. */
export const DATE = '\uE000';
/** Stands in `masked` for every character of a quotation, its marks included. */
export const QUOTE = '\uE001';

/**
 * A message prepared for reading. `masked` has the same length as `text`, so that a match in it is a span in the
 * text: lower case, half-width, plain quotes and spaces, with expressions of time and quotations replaced by one mark
 * each, so that grammar never reads inside them.
 */
export type Sentence = {
  readonly text: string;
  readonly masked: string;
  readonly language: Locale;
  readonly whens: readonly When[];
  readonly context: ReadContext;
};

/** Prepares a message. */
export const readSentence = remember(prepare);

function prepare(text: string, context: ReadContext): Sentence {
  const quotes = findQuotes(text);
  const folded = fold(text);
  const whens = fitWhens(outside(quotes, findMoved(text, folded, context)), text, folded);
  const chars = folded.split('');
  for (const when of whens) chars.fill(DATE, when.span.start + leadLength(when.span.text), when.span.end);
  for (const quote of quotes) chars.fill(QUOTE, quote.start, quote.end);
  return { text, masked: chars.join(''), language: languageOf(text), whens, context };
}

const LEAD = anyOf(({ moments }) => moments.lead);

/** Prepositions that an expression of time brings along stay readable: "to Friday" is how a move is said. */
function leadLength(words: string): number {
  return LEAD.exec(words)?.[0].length ?? 0;
}

/** A move names two moments, the old and the new one, where else it would be a span. */
function findMoved(text: string, folded: string, context: ReadContext): When[] {
  const whens = findByLine(text, context);
  const span = whens.find((when) => when.endDate ?? when.endTime)?.span;
  const middle = span && firstOf(({ moments }) => moments.movedTo?.(folded, span));
  if (middle === undefined) return whens;
  return [
    ...findByLine(text.slice(0, middle), context),
    ...restored(text, findByLine(text.slice(middle), context), middle),
  ];
}

/** Lines are items of their own: "call Bob tomorrow" above "3. pay rent" is not tomorrow at three. */
function findByLine(text: string, context: ReadContext): When[] {
  const safe = HIDDEN.reduce((left, { pattern, hide }) => left.replace(pattern, hide), text);
  const whens: When[] = [];
  let offset = 0;
  for (const line of safe.split('\n')) {
    whens.push(...restored(text, findPlain(line, context), offset));
    offset += line.length + 1;
  }
  return whens;
}

/** "Plan today: 12h novel": how long the first thing takes does not belong to the day before the colon. */
const PLANNED_LENGTH = new RegExp(
  `^.{0,24}?${alternatives(({ moments }) => moments.planning)}[^:：\\n]{1,20}?[:：](?=\\s*\\d+(?:\\.\\d)?\\s?${alternatives(({ moments }) => moments.lengthUnit)})`,
  'i',
);
const HIDDEN = [
  ...everyLanguage.flatMap(({ moments }) => moments.hidden),
  { pattern: PLANNED_LENGTH, hide: (words: string) => `${words.slice(0, -1)}。` },
];

const REWRITES = everyLanguage.flatMap(({ rewrites }) => rewrites);

/** Times in hurried writing are read as if they were written out; their spans are those of the person's words. */
function findPlain(line: string, context: ReadContext): When[] {
  const plain = rewrite(line, REWRITES);
  const whens = findWhen(plain.text, context).map((when) => {
    const [start, end] = plain.original(when.span);
    return { ...when, span: spanOf(line, start, end) };
  });
  return withExceptions(onSameDay(joinChoices(whens, line), line), line);
}

/** Spans of a part as spans of the whole text. */
function restored(text: string, whens: When[], offset: number): When[] {
  return whens.map((when) => ({
    ...when,
    span: spanOf(text, when.span.start + offset, when.span.end + offset),
  }));
}

/** Both lists are in order, so one walk does. */
function outside(quotes: Span[], whens: When[]): When[] {
  let next = 0;
  return whens.filter((when) => {
    while (next < quotes.length && (quotes[next]?.end ?? 0) <= when.span.start) next++;
    const quote = quotes[next];
    return !quote || !overlaps(quote, when.span);
  });
}

const PLAIN: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u2032': "'",
  '\u3000': ' ',
  '\u00a0': ' ',
  '\u2013': '-',
  '\u2014': '-',
  '。': '.',
  '，': ',',
};

/** Lower case and half-width without changing the length, so that offsets stay true. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    const code = text.charCodeAt(index);
    const plain =
      PLAIN[char] ?? (code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : char);
    const lower = plain.toLowerCase();
    folded += lower === '\t' || lower === '\r' ? ' ' : lower.length === 1 ? lower : char;
  }
  return folded;
}

const QUOTATION =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|「[^」\n]{1,400}」|『[^』\n]{1,400}』|《[^》\n]{1,400}》|(?<![\p{L}\p{N}])'[^'\n]{2,200}'(?![\p{L}\p{N}])/gu;

function findQuotes(text: string): Span[] {
  return [...text.matchAll(QUOTATION)].map((match) =>
    spanOf(text, match.index, match.index + match[0].length),
  );
}
