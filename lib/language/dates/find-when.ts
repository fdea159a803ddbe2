import type { ReadContext, When } from '@/lib/language/types';
import { everyLanguage, wordsOf } from '@/lib/language/words';
import { splitLocal } from '@/lib/time/local-date';
import { halfHint } from './hint';
import { dropLiteral } from './literal';
import { mergeLanguages } from './merge-languages';
import type { Piece } from './piece';
import { refine } from './refine';
import { type DayContext, resolveDay } from './resolve-day';
import { resolvePiece } from './resolve-piece';
import { shareDay } from './share-day';
import { textFolder } from './text';

const READERS = everyLanguage.map(({ dates }) => dates);
/** Languages that any text may hold, and those that only texts with their letters do. */
const COMMON = READERS.filter(({ letters }) => letters === null);
const LETTERED = READERS.filter(({ letters }) => letters !== null);
const common = mergeLanguages(COMMON.map(({ language }) => language));
/** All languages at once, for texts with letters of one that has its own: they mix it with the others. */
const together = mergeLanguages(READERS.map(({ language }) => language));
const foldText = textFolder(READERS.flatMap(({ folds }) => folds));

/** The longest of overlapping pieces, in order of the text. */
function withoutOverlaps(pieces: Piece[]): Piece[] {
  const sorted = pieces.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Piece[] = [];
  for (const piece of sorted) {
    const last = kept.at(-1);
    if (!last || piece.start >= last.end) kept.push(piece);
    else if (piece.end - piece.start > last.end - last.start) kept[kept.length - 1] = piece;
  }
  return kept;
}

/**
 * Every expression of time in a text, in order and without overlap: dates, times, ranges, lengths, repetitions, limits, in every
 * language and in mixtures. Spans take in the small words that belong to the expression ("on Friday", 周五前), so that what is
 * left of the text is what it is about. Nothing inside double quotes or book-title marks is read. Never throws, whatever the text.
 */
export function findWhen(text: string, context: ReadContext): When[] {
  const now = splitLocal(context.now);
  const folded = foldText(text);
  const lettered = LETTERED.filter(({ letters }) => letters?.test(folded));
  const language = lettered.length > 0 ? together : common;
  const isPast = language.past?.test(folded) === true;
  const day: DayContext = { now, base: now.date, isPast, half: halfHint(folded, language) };
  const own = context.locale && wordsOf(context.locale).dates;
  const settings = (lettered[0] ?? own ?? COMMON[0])?.settings ?? { dayFirst: false };
  const found = [...lettered, ...COMMON].flatMap(({ find }) => find(folded, settings));
  const sameDay: Parameters<typeof refine>[3] = (a, b) => {
    const [first, second] = [safely(() => resolveDay(a, day)), safely(() => resolveDay(b, day))];
    return first !== null && second !== null && first.from === second.from && first.to === second.to;
  };
  const kept = dropLiteral(withoutOverlaps(found), folded);
  const pieces = shareDay(refine(kept, folded, language, sameDay), folded, language);
  return pieces.flatMap((piece) => {
    const reading = safely(() => resolvePiece(piece, day));
    if (!reading) return [];
    return [
      {
        span: { start: piece.start, end: piece.end, text: text.slice(piece.start, piece.end) },
        rule: piece.rule,
        ...reading,
      },
    ];
  });
}

/** A date beyond the calendar ("in 99999 years") is no date; every other error is a mistake of ours and is thrown. */
function safely<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
