import { months } from './lexicon';
import { type Found, type Token, textAt } from './tokens';

/** A month's name with the dot of its abbreviation. */
export function readMonth(tokens: readonly Token[], index: number): Found<number> | null {
  const value = months.get(textAt(tokens, index));
  if (value === undefined) return null;
  const dot = tokens[index + 1];
  const isAbbreviated = textAt(tokens, index).length <= 4 && dot?.text === '.' && dot.glued;
  return { value, next: isAbbreviated && tokens[index + 2] ? index + 2 : index + 1 };
}

/** Words after which "may" is the verb: "the second may be late". */
export const AFTER_THE_VERB =
  /^(?:be|not|have|take|need|also|still|well|go|come|get|seem|never|only|require|cause|contain)$/;
