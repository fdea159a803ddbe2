import type { Region } from './grammar';
import { type Sentence, spanOf } from './sentence';
import type { Found, Priority } from './understanding';
import { alternatives } from './words';

/** A marker's value and the stretch that leaves the title with it. */
export type Marker<T> = { found: Found<T>; cut: Region };

const TAG = /(?<![\p{L}\p{N}&#/])[#＃]([\p{L}\p{N}][\p{L}\p{N}_/-]{0,39})/gu;
const LIST = /(?<![\p{L}\p{N}@.])@([\p{L}][\p{L}\p{N}_-]{0,39})(?![.@\p{N}])/gu;

/** "#work #q4": all tags, in order. A bare number ("#3") is an ordinal of the title, not a tag. */
export function findTags(sentence: Sentence, region: Region): { found?: Found<string[]>; cuts: Region[] } {
  const matches = inRegion(sentence, region, TAG).filter((match) => !/^\p{N}+$/u.test(match[1] ?? ''));
  const first = matches[0];
  const last = matches.at(-1);
  if (!first || !last) return { cuts: [] };
  const cuts = matches.map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const value = [
    ...new Set(matches.map((match) => sentence.text.slice(match.index + 1, match.index + match[0].length))),
  ];
  const span = spanOf(sentence.text, first.index, last.index + last[0].length);
  return { found: { value, certainty: 'said', span }, cuts };
}

/** "@home": the name of a list. */
export function findAtList(sentence: Sentence, region: Region): Marker<string> | undefined {
  const match = inRegion(sentence, region, LIST)[0];
  if (!match) return undefined;
  const cut = { start: match.index, end: match.index + match[0].length };
  const value = sentence.text.slice(cut.start + 1, cut.end);
  return { found: { value, certainty: 'said', span: spanOf(sentence.text, cut.start, cut.end) }, cut };
}

export type PriorityWord = { pattern: RegExp; value: Priority; certainty?: 'inferred' };

/** Signs that both languages share: p1 … p3, !1 … !3, "!!!". */
export const prioritySigns: PriorityWord[] = [
  { pattern: /(?<![\p{L}\p{N}])(?:p1|!1|!!!)(?![\p{L}\p{N}!])/gu, value: 3 },
  { pattern: /(?<![\p{L}\p{N}])(?:p2|!2|!!)(?![\p{L}\p{N}!])/gu, value: 2 },
  { pattern: /(?<![\p{L}\p{N}])(?:p3|!3)(?![\p{L}\p{N}!])/gu, value: 1 },
];

/** The first priority that the words name; group `cut` is what leaves the title, by default the whole match. */
export function findPriority(
  sentence: Sentence,
  region: Region,
  words: PriorityWord[],
): Marker<Priority> | undefined {
  for (const word of [...words, ...prioritySigns]) {
    const match = inRegion(sentence, region, word.pattern)[0];
    if (!match) continue;
    const cut = { start: match.index, end: match.index + match[0].length };
    const span = spanOf(sentence.text, cut.start, cut.end);
    return { found: { value: word.value, certainty: word.certainty ?? 'said', span }, cut };
  }
  return undefined;
}

const ONLY_MARKERS = new RegExp(
  `^(?:[\\s,，、;；]*(?:[#＃][\\p{L}\\p{N}][\\p{L}\\p{N}_/-]*|@\\p{L}[\\p{L}\\p{N}_-]*|p[1-4]|![1-3]|!{2,3}|${alternatives(({ orders }) => orders.priorityAlone)}))+[\\s,，、;；]*$`,
  'u',
);

/** Whether (folded) words are nothing but tags, a list or a priority, which say more about the todo before them. */
export function areMarkers(words: string): boolean {
  return ONLY_MARKERS.test(words);
}

/** Matches that lie wholly in the region, with offsets of the text. */
export function inRegion(sentence: Sentence, region: Region, pattern: RegExp): RegExpExecArray[] {
  const words = sentence.masked.slice(region.start, region.end);
  return [...words.matchAll(pattern)].map((match) => {
    match.index += region.start;
    return match;
  });
}
