import type { Sentence } from './sentence';
import type { DayPart } from './understanding';

type Place = { start: number; end: number };

/** What a language needs to read plans. */
export type PlanWords = {
  /** What stands between the days and the things: a colon, "with". Read on the masked text. */
  body: RegExp;
  /** Between two things. Global, read on the text itself. */
  separator: RegExp;
  /** How often, wherever it stands ("3 times a week", 三次). Tried first: 每周三次 holds no Wednesday. */
  repeat: (text: string) => (Place & { times: number; daily?: true }) | undefined;
  /** A number before several of a thing ("3 runs"), which is no length and no time. */
  count: (sentence: Sentence) => (Place & { times: number }) | undefined;
  /** Words that say nothing of their own: "each", 每次. Global. */
  noise?: RegExp;
  /** The title as it stands on the list: "runs" that were counted are "run". */
  title: (words: string, isCounted: boolean) => string;
  /** Parts of the day that no expression of time holds. */
  part: (masked: string) => DayPart | undefined;
  /** Doings that take half an hour rather than an hour. */
  short: RegExp;
  /** Days that are named loosely ("my week"). The first that fits counts. */
  ranges: Array<{ pattern: RegExp; range: 'day' | 'week' | 'workweek' | 'weekend' | 'month' }>;
};
