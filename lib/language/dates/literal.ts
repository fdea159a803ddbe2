import type { Piece } from './piece';

const PAIRS = new Map([
  ['"', '"'],
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['`', '`'],
]);

/** Stretches between quotes and book-title marks: they are names or literal words. An unclosed mark opens nothing. */
function literalStretches(folded: string): Array<[number, number]> {
  const stretches: Array<[number, number]> = [];
  let open = -1;
  let closing = '';
  for (let index = 0; index < folded.length; index++) {
    const unit = folded[index] ?? '';
    if (open < 0) {
      const pair = PAIRS.get(unit);
      if (pair !== undefined) {
        open = index;
        closing = pair;
      }
    } else if (unit === closing) {
      stretches.push([open, index + 1]);
      open = -1;
    }
  }
  return stretches;
}

/** Drops what stands inside quotes: "delete mails up to 30 January" is a title, not a date. */
export function dropLiteral(pieces: Piece[], folded: string): Piece[] {
  const stretches = literalStretches(folded);
  if (stretches.length === 0) return pieces;
  let at = 0;
  return pieces.filter((piece) => {
    while (at < stretches.length && (stretches[at]?.[1] ?? 0) <= piece.start) at++;
    const stretch = stretches[at];
    return !stretch || piece.end <= stretch[0];
  });
}
