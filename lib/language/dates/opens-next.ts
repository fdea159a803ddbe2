import type { Piece } from './piece';

/** 早上8点、晚上8点，周五买牛奶: the day behind a list of hours and a comma begins what comes next, unless nothing does. */
export const opensNext = (a: Piece, b: Piece, gap: string, folded: string): boolean =>
  a.clock !== undefined &&
  gap === ',' &&
  (b.day !== undefined || b.repeat !== undefined) &&
  !/^\s*(?:[,.;!?、\n]|$)/.test(folded.slice(b.end, b.end + 8));

/** "Maths tonight, 1h physics tomorrow", 数学2小时，明晚物理: behind a comma, words and a moment of their own tell what begins anew. */
export const opensNextThing = (
  a: Piece,
  b: Piece,
  behind: Piece | undefined,
  gap: string,
  folded: string,
): boolean => {
  // 开会，1小时，周五交报告: a length that commas close in is of what stands before it.
  if (gap === ',' && a.amount && b.day && /,\s*$/.test(folded.slice(0, a.start)))
    return /^\s*\p{L}/u.test(folded.slice(b.end));
  const opens = gap === ',' && /^[\s\p{L}]*\p{L}/u.test(folded.slice(b.end, behind?.start));
  return opens && behind !== undefined && (a.amount ? behind.amount !== undefined : behind.day !== undefined);
};
