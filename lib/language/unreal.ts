import { spanOf } from './sentence-span';
import type { Span } from './types';
import { everyLanguage } from './words';

/** How a language writes days and clock times by numbers, so that one that does not exist can be told. */
export type UnrealWords = {
  /** Groups `month` and `day`, in the writing of the language. Global. */
  days: RegExp[];
  /** Groups `hour` and, where there is one, `minute`. Global. */
  clocks: RegExp[];
  /** The number of a month or a day that a group holds; undefined for anything else. */
  numberOf: (words: string) => number | undefined;
};

/** 29 February exists, if not every year. */
const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The words of a day or a clock time that does not exist: "30 February", 25点, "at 9:75". Folded text, offsets are those of the text. */
export function findUnreal(folded: string, text: string): Span | undefined {
  for (const { unreal } of everyLanguage) {
    const { numberOf } = unreal;
    const isNoDay = ({ month = '', day = '' }: Record<string, string | undefined>) =>
      (numberOf(day) ?? 0) > (LONGEST[(numberOf(month) ?? 0) - 1] ?? 31);
    const isNoClock = ({ hour = '', minute = '' }: Record<string, string | undefined>) =>
      (numberOf(hour) ?? 0) > 24 || (numberOf(minute) ?? 0) > 59;
    const found = firstMatch(folded, unreal.days, isNoDay) ?? firstMatch(folded, unreal.clocks, isNoClock);
    if (found) return spanOf(text, found.index, found.index + found[0].length);
  }
  return undefined;
}

function firstMatch(
  folded: string,
  patterns: RegExp[],
  isUnreal: (groups: Record<string, string | undefined>) => boolean,
): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    for (const match of folded.matchAll(pattern)) if (isUnreal(match.groups ?? {})) return match;
  }
  return undefined;
}
