import type { FoundPiece } from './found';
import { readDayNumber, readOrdinal, shortYear } from './numbers';
import { type Found, type Token, textAt } from './tokens';

const MARKS = /^[-/,]$/;

/** "5 May 95": no day and no hour is that large. */
export function shortYearBehind(tokens: readonly Token[], index: number): Found<{ year: number }> | null {
  const token = tokens[index];
  // "August 32" has no day before it, and is no date.
  const isAfterDay =
    readDayNumber(tokens, index - 2) !== null ||
    readOrdinal(tokens, index - 3) !== null ||
    MARKS.test(textAt(tokens, index - 1));
  if (token?.kind !== 'number' || token.text.length !== 2 || Number(token.text) < 32 || !isAfterDay)
    return null;
  if (!/^(?:[.,;!?)]|at|)$/.test(textAt(tokens, index + 1)) || tokens[index + 2]?.glued) return null;
  return { value: { year: shortYear(Number(token.text)) }, next: index + 1 };
}

/** "January first 12": two digits after an ordinal word are a year. */
export function shortYearAfter(
  tokens: readonly Token[],
  day: Found<number> & { isOrdinal: boolean },
  month: number,
  tail: Found<object>,
): FoundPiece | null {
  const year = tokens[day.next];
  if (tail.next !== day.next || tokens[day.next - 1]?.kind !== 'word' || !day.isOrdinal) return null;
  if (
    year?.kind !== 'number' ||
    year.text.length !== 2 ||
    /^(?:am|pm|a|p|:|th|\.)$/.test(textAt(tokens, day.next + 1))
  )
    return null;
  return {
    piece: {
      rule: 'month and day',
      day: { is: 'date', month, day: day.value, year: shortYear(Number(year.text)) },
    },
    next: day.next + 1,
  };
}
