import { findWhen } from './dates/find-when';
import type { ReadContext } from './types';
import { anyOf } from './words';

const ARTICLE = anyOf(({ amounts }) => amounts.article);

/** The first length of time in a text that names no moment, in minutes, with its place. */
export function readAmount(
  text: string,
  context: ReadContext,
): { minutes: number; start: number; end: number } | undefined {
  // "an hour" beside its direction is one hour; alone it would be no length at all ("an hour later" is a moment).
  const counted = text.replace(ARTICLE, (article) => '1'.padStart(article.length));
  const amount = findWhen(counted, context).find((when) => when.durationMinutes && !when.date && !when.time);
  if (!amount?.durationMinutes) return undefined;
  const { start, end } = amount.span;
  return { minutes: amount.durationMinutes, start, end };
}
