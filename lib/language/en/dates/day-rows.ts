import { readDayNumber } from './numbers';
import { type Found, type Token, textAt } from './tokens';

/** The colon of a clock time, and not one that ends a heading ("Dec 14: the report"). */
export function isClockMark(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return textAt(tokens, index) === ':' && next?.kind === 'number' && next.glued;
}

/** "Dec 3, 4 and 5": days in a row are a range; the commas are no times. */
export function readRow(tokens: readonly Token[], first: Found<number>): Found<number> | null {
  let last = first;
  for (let rounds = 0; rounds < 30; rounds++) {
    const comma = textAt(tokens, last.next) === ',' ? 1 : 0;
    const and = /^(?:and|&)$/.test(textAt(tokens, last.next + comma)) ? 1 : 0;
    const more = comma + and > 0 ? readDayNumber(tokens, last.next + comma + and) : null;
    if (!more || more.value !== last.value + 1 || isClockMark(tokens, more.next)) break;
    if (/^(?:am|pm|people|items|times|o'clock)$/.test(textAt(tokens, more.next))) break;
    last = { value: more.value, next: more.next };
  }
  return last === first ? null : last;
}
