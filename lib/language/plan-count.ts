import { formsOf } from './plan-titles';
import { everyLanguage } from './words';

/** How often a thing of a plan shall be in it: so many times, or so many more or fewer. */
export type PlanCount = { times: number } | { by: number };

const COUNTS = everyLanguage.map(({ planChange }) => planChange.count);
const NUMBERS = new Map(COUNTS.flatMap(({ numbers }) => Object.entries(numbers)));
const FEWER = COUNTS.flatMap(({ fewer }) => fewer);
const MORE = COUNTS.flatMap(({ more }) => more);
const EXACTLY = COUNTS.flatMap(({ exactly }) => exactly);

/** Reads how often the one thing that a message names shall be in the plan. */
export function readPlanCount(words: string, title: string): PlanCount | undefined {
  const fewer = numberIn(words, FEWER);
  if (fewer) return { by: -fewer };
  const more = numberIn(words, MORE);
  if (more) return { by: more };
  const beside = formsOf(title).flatMap((form) => COUNTS.flatMap((count) => count.beside?.(form) ?? []));
  const times = numberIn(words, [...EXACTLY, ...beside]);
  return times ? { times } : undefined;
}

const SPLIT = everyLanguage.flatMap(({ planChange }) => planChange.split);
const MOST_PARTS = 10;

/** Into how many sittings a thing is to be parted, and the words of the message without those that say so. */
export function readSplit(words: string): { parts: number; rest: string } | undefined {
  for (const pattern of SPLIT) {
    const match = pattern.exec(words);
    if (!match) continue;
    const said = match.groups?.number;
    const parts = said ? (NUMBERS.get(said) ?? Number(said)) : 2;
    const rest = `${words.slice(0, match.index)} ${match.groups?.thing ?? ''} ${words.slice(match.index + match[0].length)}`;
    return parts >= 2 && parts <= MOST_PARTS ? { parts, rest } : undefined;
  }
  return undefined;
}

function numberIn(words: string, patterns: RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const said = pattern.exec(words)?.groups?.number;
    if (said) return NUMBERS.get(said) ?? (Number(said) || 1);
  }
  return undefined;
}
