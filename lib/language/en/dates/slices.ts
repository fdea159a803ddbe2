import type { DaySpec, SlicePart } from '@/lib/language/dates/day-spec';
import type { FoundPiece, Parser } from './found';
import { periods } from './lexicon';
import { readStretch } from './periods';
import { after, type Found, skip, type Token, textAt } from './tokens';

const SLICES: ReadonlyArray<readonly [string, SlicePart]> = [
  ['the end of', 'close'],
  ['end of', 'close'],
  ['the first half of', 'firstHalf'],
  ['first half of', 'firstHalf'],
  ['the second half of', 'secondHalf'],
  ['second half of', 'secondHalf'],
  ['the 1 st half of', 'firstHalf'],
  ['1 st half of', 'firstHalf'],
  ['the 2 nd half of', 'secondHalf'],
  ['2 nd half of', 'secondHalf'],
  ['the close of', 'close'],
  ['the beginning of', 'start'],
  ['beginning of', 'start'],
  ['the start of', 'start'],
  ['start of', 'start'],
  ['the middle of', 'middle'],
  ['middle of', 'middle'],
  ['the rest of', 'rest'],
  ['rest of', 'rest'],
  ['rest', 'rest'],
  ['the remainder of', 'rest'],
  ['later', 'later'],
  ['late', 'late'],
  ['earlier', 'earlier'],
  ['early', 'start'],
  ['mid -', 'middle'],
  ['mid', 'middle'],
];

/** "the end of next month", "later this week", "early March", "mid-May", "the rest of the day". */
export const slice: Parser = (tokens, index) => {
  for (const [phrase, part] of SLICES) {
    const at = after(tokens, index, phrase);
    if (at < 0) continue;
    const day = part === 'rest' ? restOfDay(tokens, at) : null;
    if (day) return day;
    const bare = phrase === 'rest' && textAt(tokens, at) !== 'the' ? -1 : at;
    if (bare < 0) return null;
    const of =
      readStretch(tokens, part === 'rest' ? skip(tokens, skip(tokens, bare, 'my')) : at) ??
      readBareUnit(tokens, skip(tokens, at, 'the', 'my'), phrase);
    if (!of || (part === 'late' && of.value.is === 'period' && of.value.unit === 'day')) return null;
    return { piece: { rule: 'part of a period', day: { is: 'slice', part, of: of.value } }, next: of.next };
  }
  return null;
};

/** "the rest of the day": from now until it ends. */
function restOfDay(tokens: readonly Token[], index: number): FoundPiece | null {
  if (!/^(?:the|this|my|current|today)$/.test(textAt(tokens, index))) return null;
  const next = textAt(tokens, index) === 'today' ? index + 1 : index + 2;
  if (next > index + 1 && textAt(tokens, index + 1) !== 'day') return null;
  return {
    piece: { rule: 'rest of the day', now: true, endClock: { hour: 23, minute: 59, exact: true } },
    next,
  };
}

/** "end of month", "rest of week": the unit without an article, only after "of". */
function readBareUnit(tokens: readonly Token[], index: number, phrase: string): Found<DaySpec> | null {
  const unit = phrase.endsWith('of') ? periods.get(textAt(tokens, index)) : undefined;
  return unit ? { value: { is: 'period', unit, offset: 0 }, next: index + 1 } : null;
}
