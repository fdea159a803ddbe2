/**
 * One pattern for what any of several says; null has no part in it. The flags must be the same in all, which is checked because a
 * difference would silently change what one of them matches.
 */
export function joinPatterns(patterns: ReadonlyArray<RegExp | null>): RegExp {
  const found = patterns.filter((pattern) => pattern !== null);
  const [first = /(?!)/] = found;
  const different = found.find(({ flags }) => flags !== first.flags);
  if (different) throw new Error(`${different} has other flags than ${first}`);
  return new RegExp(joinSources(found), first.flags);
}

/** The same as a part of a larger pattern: a group of alternatives without flags. Nothing matches where there are none. */
export function joinSources(patterns: ReadonlyArray<RegExp | null>): string {
  const sources = patterns.flatMap((pattern) => pattern?.source ?? []);
  return `(?:${sources.join('|') || '(?!)'})`;
}
