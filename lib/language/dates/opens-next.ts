import type { Piece } from './piece';

type Gap = (a: Piece, b: Piece) => string;

/** 早上8点、晚上8点，周五买牛奶: the day behind a list of hours and a comma begins what comes next, unless nothing does. */
export const opensNext = (a: Piece, b: Piece, gap: string, folded: string): boolean =>
  a.clock !== undefined &&
  gap === ',' &&
  (b.day !== undefined || b.repeat !== undefined) &&
  !/^\s*(?:[,.;!?、\n]|$)/.test(folded.slice(b.end, b.end + 8));

/** 开会，1小时，周五交报告: a length that commas close in is of what stands before it. */
export const isClosedIn = (length: Piece, day: Piece, folded: string): boolean =>
  length.amount !== undefined &&
  day.day !== undefined &&
  /,\s*$/.test(folded.slice(0, length.start)) &&
  /^\s*\p{L}/u.test(folded.slice(day.end));

/** "Maths tonight, 1h physics tomorrow", 今晚数学2小时，明晚物理: behind a comma a length is of the day on its own side. */
export const isLengthOf = (length: Piece, near: Piece | undefined, far: Piece, gap: Gap): boolean => {
  if (!length.amount || length.day || !near?.day || !far.day) return false;
  const [first, second] = near.start < length.start ? [near, length] : [length, near];
  return !/[,;.]/.test(gap(first, second));
};
