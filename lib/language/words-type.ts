import type { DateReader } from './dates/language';
import type { DialogueWords } from './dialogue-words';
import type { FitWords, MomentWords, TakeBackWords } from './moment-words';
import type { OrderWords } from './order-words';
import type { PlanChangeWords } from './plan-change-words';
import type { Rewrite } from './rewrite';
import type { UnrealWords } from './unreal';

/** Null where a language has no such words. */
type Words = RegExp | null;

/**
 * The words of a language that shared code looks for in every message, whatever language that is in: people mix them. Each pattern is
 * joined with those of the other languages (`anyOf`), so it has the same flags in all of them.
 */
export type LanguageWords = {
  /** How it is told from others, see `languageOf`. */
  telling: TellingWords;
  dates: DateReader;
  /** Hurried or spoken writing of time, and the plain one. */
  rewrites: Rewrite[];
  moments: MomentWords;
  fit: FitWords;
  takeBack: TakeBackWords;
  changes: ChangeWords;
  amounts: AmountWords;
  orders: OrderWords;
  planChange: PlanChangeWords;
  dialogue: DialogueWords;
  unreal: UnrealWords;
};

/** What a text in a language is known by. */
export type TellingWords = {
  /** Letters that only this language is written with. Null for one that is told by its words. Global. */
  letters: Words;
  /** Words that only a sentence of this language has: those of other languages borrow names and nouns, not these. Global, any case. */
  frame: Words;
};

/** How values are moved from where they stand: "half an hour earlier", 延长一小时. */
export type ChangeWords = {
  earlier: RegExp;
  later: RegExp;
  /** Words of direction around an amount, which is read without them. Global, any case. */
  direction: RegExp;
  /** The direction is later when only this is said: "by two days". */
  bare: Words;
  longer: RegExp;
  shorter: RegExp;
  /** Words of length around an amount, which is read without them. Global, any case. */
  length: Words;
  /** Leads to a new value, so that a length is the length itself: "extend it to 2 hours". Ends where the value begins. */
  goal: RegExp;
  /** An expression of time that is a distance from where a todo stands. Any case. */
  distance: RegExp;
  /** Words that make a length a difference and not the length itself. */
  stretch: RegExp;
  /** A part of the day that stands alone as a new value, in the writing that is read as one. */
  partAlone: Rewrite | null;
};

/** Lengths of time. */
export type AmountWords = {
  /** An article that counts one ("an hour"). Global, any case. */
  article: Words;
  /** A length that is counted down, and so says when it is over. */
  timer: RegExp;
};
