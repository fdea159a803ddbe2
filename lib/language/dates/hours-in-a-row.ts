import { alternatives } from '@/lib/language/words';
import type { Piece } from './piece';

type Gap = (a: Piece, b: Piece) => string;

const COMMA = /^[,、]$/;
/** Closes a list: "and", 和. */
const CLOSING = new RegExp(`^(?:[,、] ?)?(?:${alternatives(({ orders }) => orders.and)})$`);
/** More hours than a day is parted into; what goes on is some other list. */
const MOST = 12;

/** A clock time by itself: "9", "9pm", 早上8点. */
const isHour = ({ clock, endClock, day, repeat, shift, amount }: Piece): boolean =>
  clock !== undefined && !endClock && !day && !repeat && !shift && !amount;

/**
 * "At 9, 12 and 3", 早上8点、晚上8点: hours side by side, of which each says how the others are meant. Bare numbers count when a word
 * that closes a list stands before the last. `gap` is the text between two pieces.
 */
export function readHoursInARow(pieces: Piece[], gap: Gap): Piece[] {
  const result: Piece[] = [];
  for (let index = 0; index < pieces.length; ) {
    const row = rowFrom(pieces, index, gap);
    const settled = row.length > 1 ? settle(row) : row;
    const [piece = pieces[index]] = settled;
    result.push(...(settled.length > 0 ? settled : piece ? [piece] : []));
    index += Math.max(1, row.length);
  }
  return result;
}

/** The hours from a place on, as far as they belong together: to the last word that closes a list, or as long as none of them is a bare number. */
function rowFrom(pieces: Piece[], from: number, gap: Gap): Piece[] {
  const first = pieces[from];
  if (!first || !isHour(first) || first.weak) return [];
  const row = [first];
  let sure = 1;
  for (let at = from + 1; at < pieces.length && row.length < MOST; at++) {
    const [before, piece] = [pieces[at - 1], pieces[at]];
    if (!before || !piece || !isHour(piece)) break;
    const between = gap(before, piece);
    const isClosed = CLOSING.test(between);
    if (!isClosed && !COMMA.test(between)) break;
    row.push(piece);
    if (isClosed || !row.some(({ weak }) => weak)) sure = row.length;
  }
  return row.slice(0, sure);
}

/** Whether two hours stand beside each other in a list. */
export const isHourBeside = (a: Piece, b: Piece, gap: Gap): boolean =>
  isHour(a) && isHour(b) && (COMMA.test(gap(a, b)) || CLOSING.test(gap(a, b)));

/** Said in 24 hours where one of them is; else an hour goes on in the half or part of the day of the one before, and "6 and 7pm" are both of the evening. */
function settle(row: Piece[]): Piece[] {
  const isFullDay = row.some(({ clock }) => clock !== undefined && clock.hour > 12);
  const strong = row.map(({ weak: _weak, ...piece }): Piece => ({ ...piece, isListed: true }));
  if (isFullDay)
    return strong.map((piece) =>
      piece.clock && isOpen(piece) ? { ...piece, clock: { ...piece.clock, exact: true } } : piece,
    );
  for (const [index, piece] of strong.entries()) strong[index] = like(piece, strong[index - 1], 1);
  for (const [index, piece] of [...strong.entries()].reverse())
    strong[index] = like(piece, strong[index + 1], -1);
  return strong;
}

const isOpen = ({ clock, part }: Piece): boolean =>
  clock !== undefined && !clock.half && !clock.part && !clock.exact && !part;

/** An open hour in the half or part of the day of its neighbour, as long as it lies on that side of it. */
function like(piece: Piece, neighbour: Piece | undefined, side: 1 | -1): Piece {
  const [own, other] = [piece.clock, neighbour?.clock];
  if (!own || !other || !isOpen(piece) || own.hour === 12) return piece;
  if ((own.hour - (other.hour % 12)) * side <= 0) return piece;
  const part = neighbour?.part ?? other.part;
  if (other.half) return { ...piece, clock: { ...own, half: other.half } };
  return part ? { ...piece, part } : piece;
}
