import type { Correction } from './correction';
import type { Rewrite } from './rewrite';
import type { ClearableField } from './understanding';

/** Words that a language corrects with. Patterns are tried at the start of a clause. */
export type CorrectionWords = {
  /** "no, …", "sorry, I meant …": opens a correction and says nothing. */
  lead: RegExp;
  /** "not Tuesday, …" and "…, not Tuesday": what is denied says nothing of the new value. */
  denied: { before: RegExp; after: RegExp };
  /** Words that only say what is not meant: "not Thursday". Group `value`. */
  deniedOnly: RegExp;
  /** A todo that is named and what is said of it: "the call isn't tomorrow, it's Thursday". Groups `name` and `rest`. */
  deniedOf: RegExp;
  /** Denies how early, late or long it is and names nothing else: "not too early", 别太早. */
  deniedExtent: RegExp;
  /** Groups `from` and `to`: words of the title and what takes their place ("not mum but dad", 是爸爸，不是妈妈). */
  swaps: RegExp[];
  /** A line that is named by its title: the word that takes the place of the name and the article before it, and the words that tell of a change. */
  named: { it: string; article: RegExp; tells: RegExp };
  /** Group `rest` is what follows the words for a line; `line` names it. */
  lines: Array<{ pattern: RegExp; value: (match: RegExpExecArray) => number }>;
  /** Between two corrections: "and", a comma. */
  between: RegExp;
  title: RegExp[];
  /** Group `value`: new words for the thing itself ("make it two dozen eggs"). */
  object: RegExp;
  /** Group `value`: words that go on with the title ("with Ann too", 跟小王一起). */
  append: RegExp;
  notes: RegExp[];
  tags: RegExp[];
  removeTag: RegExp;
  list: RegExp[];
  remove: Array<{ pattern: RegExp; field: ClearableField }>;
  reminderAtDue: RegExp;
  /** Group `value`: how long before it one wants to be reminded ("the day before"). */
  reminderBefore: RegExp;
  /** That value as a length of time: "the day" is a day. */
  lengthBefore: (words: string) => string;
  otherTools: Array<{ pattern: RegExp; tool: NonNullable<Correction['otherTool']> }>;
  /** A piece of a date that a clause may consist of (六号, 二四六), in full writing. */
  fragments: Rewrite[];
  /** Pieces that are only one after other words: "no, 4". */
  ledFragments: Rewrite[];
  /** "the day after", 第二天: counted from where the todo stands. */
  neighbours: Array<{ pattern: RegExp; days: 1 | -1 }>;
  earlier: RegExp;
  later: RegExp;
  /** Glue around new values: everything else than these and the values makes it no correction. */
  glue: RegExp;
};
