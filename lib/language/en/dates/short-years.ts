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
