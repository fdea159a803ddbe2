import type { Piece } from './piece';

/** What a word before a piece makes of it: a limit, a beginning, a length, or nothing but its preposition. */
export type LeadRole = 'deadline' | 'from' | 'for' | 'at';

/** Conventions that differ between readers of the same text. */
export type Settings = {
  dayFirst: boolean;
  /** Nobody who writes so reads 3/4 the other way round. */
  isSettled?: boolean;
};

/** How the reader of dates reads a language. */
export type DateReader = {
  /** Every expression that a parser of the language finds in folded text, in order and without overlap. */
  find: (folded: string, settings: Settings) => Piece[];
  language: Language;
  /** How those read dates who write it. */
  settings: Settings;
  /** The letters that only texts with this language have. Null where any text may hold some of it. */
  letters: RegExp | null;
  /** Other ways of writing a character, each with the one that the parsers know. One to one, so that offsets stay. */
  folds: ReadonlyArray<readonly [string, string]>;
};

/** How pieces of time stand together in a language; all keys are folded and trimmed. */
export type Language = {
  /** Texts between a day and a time that belong together. */
  joins: ReadonlySet<string>;
  /** Texts between the two ends of a range. */
  ranges: ReadonlySet<string>;
  /** Those of them that make a range only with a beginning in front ("between 2 and 3") or such an end behind (二到三点之间). */
  pairs: ReadonlySet<string>;
  /** Sticky. */
  pairEnd: RegExp | null;
  /** Those with which a beginning makes a change and no range when such a verb stands in front: "move it from Friday to Monday". */
  moveGaps: ReadonlySet<string>;
  move: RegExp | null;
  /** Between days of which one will do. */
  choices: ReadonlySet<string>;
  /** Words before a piece that belong to it. */
  leads: ReadonlyMap<string, LeadRole>;
  /** Leads that ask for nothing: what is too little by itself stays so behind them. */
  articles: ReadonlySet<string>;
  /** In leads that make an hour of a bare number, and in those that say "after". */
  hourLead: RegExp | null;
  afterLead: RegExp | null;
  /** Words without spaces whose end only looks like a lead: 关于今晚 is about tonight. */
  leadTraps: ReadonlySet<string>;
  /** Words right behind a day or a time that belong to it, longest first. */
  trails: ReadonlyArray<readonly [string, LeadRole]>;
  /** Words that only look like a trail. Sticky. */
  trailTrap: RegExp | null;
  /** Texts with which a bare hour takes a part of the day behind it, a day behind it, and a day in front of it. */
  partLinks: ReadonlySet<string>;
  dayLinks: ReadonlySet<string>;
  hourLinks: ReadonlySet<string>;
  /** Texts in which a day beside a repetition says when it happens; others say when it begins. */
  narrowing: ReadonlySet<string>;
  /** Between two clauses: what stands on the other side is about something else. */
  clause: RegExp;
  /** Behind a comma, goes on with the same clause. */
  commaGoesOn: RegExp | null;
  /** Tells of what was: a day is then one of the past. */
  past: RegExp | null;
  /** Say in which half of the day such a thing is done. */
  morning: RegExp;
  evening: RegExp;
};
