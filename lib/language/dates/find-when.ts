import type { Locale } from '@/lib/contract/locale';
import { english, findEnglish } from '@/lib/language/en/dates/english';
import type { Settings } from '@/lib/language/en/dates/found';
import type { ReadContext, When } from '@/lib/language/types';
import { chinese, findChinese } from '@/lib/language/zh/dates/chinese';
import { splitLocal } from '@/lib/time/local-date';
import { halfHint } from './hint';
import type { Language } from './language';
import { dropLiteral } from './literal';
import type { Piece } from './piece';
import { refine } from './refine';
import { type DayContext, resolveDay } from './resolve-day';
import { resolvePiece } from './resolve-piece';
import { shareDay } from './share-day';
import { foldText, isHan } from './text';

/** Verbs that tell of what was: "Thursday the 21st" then is this month's, even when it has passed. */
const PAST = /\b(?:went|was|were|did|had|left|met|came|bought|saw|happened|got|made)\b/;

/** Both languages at once, for texts that mix them. */
const together: Language = {
  joins: new Set([...english.joins, ...chinese.joins]),
  ranges: new Set([...english.ranges, ...chinese.ranges]),
  leads: new Map([...english.leads, ...chinese.leads]),
  trails: chinese.trails,
};

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
 * Where readers of a language differ. Both say the month first (3/4 is 4 March). For English the other order stays as an alternative;
 * in Chinese it does not exist.
 */
const conventions: Record<Locale, Settings> = {
  en: { dayFirst: false },
  zh: { dayFirst: false, isSettled: true },
};

const hasHan = (text: string): boolean => {
  for (const unit of text) if (isHan(unit)) return true;
  return false;
};

/**
 * Every expression of time in a text, in order and without overlap: dates, times, ranges, lengths, repetitions, limits. English, Chinese
 * and mixtures of both. Spans take in the small words that belong to the expression ("on Friday", 周五前), so that what is
 * left of the text is what it is about. Nothing inside double quotes or book-title marks is read. Never throws, whatever the text.
 */
export function findWhen(text: string, context: ReadContext): When[] {
  const now = splitLocal(context.now);
  const folded = foldText(text);
  const day: DayContext = { now, base: now.date, isPast: PAST.test(folded), half: halfHint(folded) };
  const isChinese = hasHan(folded);
  const settings = conventions[isChinese ? 'zh' : (context.locale ?? 'en')];
  const found = isChinese
    ? [...findChinese(folded), ...findEnglish(folded, settings)]
    : findEnglish(folded, settings);
  const sameDay: Parameters<typeof refine>[3] = (a, b) => {
    const [first, second] = [safely(() => resolveDay(a, day)), safely(() => resolveDay(b, day))];
    return first !== null && second !== null && first.from === second.from && first.to === second.to;
  };
  const kept = dropLiteral(withoutOverlaps(found), folded);
  const pieces = shareDay(refine(kept, folded, isChinese ? together : english, sameDay), folded);
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
