import type { Sentence } from './sentence';
import type { DayPart, PlannedItem } from './understanding';

type Place = { start: number; end: number };

/** What a language needs to read plans. */
export type PlanWords = {
  /** What stands between the days and the things: a colon, "with". Read on the masked text. */
  body: RegExp;
  /** Asking words after which the things stand and then the days: "find time for 3 runs next week". Read where the core begins, on the masked text. */
  fit: RegExp;
  /** The days at the end of such a message. */
  span: RegExp;
  /** Asking words behind the things: "…, plan it for next week". Read on the masked text. */
  tail: RegExp;
  /** Days to leave free, in the group `day`. Global, read on the text itself. */
  free: RegExp;
  /** "half a day"; the group `whole` is there for a whole one. */
  dayLong: RegExp;
  /** "the week of" a day that is named, where the language's dates do not read it. Read on the masked text. */
  weekOf?: RegExp;
  /** An answer that names no thing. */
  nothing: RegExp;
  /** The text of the same length with what only a plan says ("an hour for") in plain words. */
  plainer: (text: string) => string;
  /** Between two things. Global, read on the text itself. */
  separator: RegExp;
  /** How often, wherever it stands ("3 times a week", 三次). Tried first: 每周三次 holds no Wednesday. */
  repeat: (
    text: string,
  ) => (Place & { times: number; daily?: PlannedItem['daily']; part?: DayPart }) | undefined;
  /** A number before several of a thing ("3 runs"), which is no length and no time, up to `most`. */
  count: (sentence: Sentence, most: number) => (Place & { times: number }) | undefined;
  /** Words that say nothing of their own: "each", 每次. Global. */
  noise?: RegExp;
  /** The title as it stands on the list: "runs" that were counted are "run". */
  title: (words: string, isCounted: boolean) => string;
  /** Parts of the day that no expression of time holds. */
  part: (masked: string) => DayPart | undefined;
  /**
   * A thing that comes before another of the plan, as its title holds it: group `rest` is the title without these words, `name` the other thing, which is
   * the one before where it is missing ("prep before that").
   */
  ahead: RegExp[];
  /** Doings that take half an hour rather than an hour. */
  short: RegExp;
  /** Days that are named loosely ("my week"). The first that fits counts. */
  ranges: Array<{ pattern: RegExp; range: 'day' | 'week' | 'workweek' | 'weekend' | 'month' }>;
};
