import type { Region } from './grammar';
import type { LanguagePack } from './pack';
import { readPlanItems } from './plan';
import { partOf } from './plan-item';
import type { Sentence } from './sentence';
import { daysOf } from './target';
import type { Query } from './understanding';

/** "When can I fit in a haircut this week?": what looks for room, and in which days. Undefined where an hour is said, which is free or not. */
export function readRoom(
  sentence: Sentence,
  about: Region | undefined,
  pack: LanguagePack,
): Query | undefined {
  const { text, whens, context } = sentence;
  if (!about || whens.some(({ time, part }) => time !== undefined && !part)) return undefined;
  const [item, ...others] = readPlanItems(text.slice(about.start, about.end), context, pack, {
    offset: about.start,
  });
  if (!item || others.length > 0) return undefined;
  const { title, minutes } = item;
  const part = item.part ?? whens.map(partOf).find((found) => found);
  const { from, to = from } = daysOf(whens);
  return {
    status: 'open',
    room: { title, minutes, ...(part ? { part } : {}) },
    ...(from && to ? { from, to } : {}),
  };
}
