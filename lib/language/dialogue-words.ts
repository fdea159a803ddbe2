import type { Locale } from '@/lib/contract/locale';
import { joinPatterns } from './join-patterns';
import { everyLanguage, wordsOf } from './words';

/** The kinds of change for which a person may ask not to be asked. */
export type ChangeKind = 'todo_reopen' | 'todo_complete' | 'todo_delete' | 'todo_update' | 'todo_add';

/**
 * The words that a dialogue goes on with in one language: they mean something only after what was said before. Each pattern is joined with those of
 * the other languages, so it has the same flags in all: any case, Unicode.
 */
export type DialogueWords = {
  /** "cancel it", where there is nothing to decide. */
  cancelsIt?: RegExp;
  /** "cancel all", which could mean a card that is no longer there, or every todo. */
  cancelsAll: RegExp;
  /** Takes the card back in other words than the exact ones: "wait no", 等等不要. */
  declines: RegExp;
  /** Thanks, wherever in a message. */
  thanks: RegExp;
  /** "yes I paid it", 交了: answers whether something is done. */
  saysDone: RegExp;
  /** Takes back in words of stopping, where something was done already: "actually never mind", 还是取消吧. */
  takesBack: RegExp;
  /** "the last one I added", 刚才加的: what this conversation added last. */
  justAdded: RegExp;
  /** "skip this one", 跳过下周: leaves one time of a rhythm out. Group `when` are the days of that time. */
  skips: RegExp;
  /** "only the dentist", 只删牙医: of the lines of a card the one that shall stay. Group `name`; group `decides` is a word of deciding, which no todo begins with. */
  onlyThat: RegExp;
  /** "not the rent", 房租不动: the line that shall not. Group `name`. */
  exceptThat: RegExp;
  /** "actually add it", 还是加上吧: after the card was taken back. */
  afterAll: RegExp;
  /** "not yet", 还没: answers whether something is done. */
  notYet: RegExp;
  /** The doing word that opens a title, where nothing stands between it and what follows: 买 of 买牛奶. */
  doingLead?: RegExp;
  /** "I didn't drop them off", 还没还: the same of something in words of its own. Group `words`. */
  notYetOf: RegExp;
  /** "tag them all uni", 都打上学校标签: about all that was just shown. Group `tag`. */
  tagsThem: RegExp;
  /** "swap them", 两个对调: each of two takes the moment of the other. */
  swapsThem: RegExp;
  /** Tells how something is: "the review is every week", 评审会每周都开. It may be about a todo that is there. */
  toldOf: RegExp;
  /** Words that a title may hold beside those it is spoken of with: "pay rent" is the rent, 看牙医 is 牙医. */
  besideName: RegExp;
  /** Behind a name that stands beside another: what was done with it, 周报写完了. */
  afterName?: RegExp;
  /** What opens an answer and says nothing: "ok, …". */
  answerLead: RegExp;
  /** "and one for Thursday too", 周四也来一个: the same todo once more. Group `when`. */
  another: RegExp;
  /** "Tuesday too", 周二也要: more days of what was just spoken of. Group `when`. */
  alsoOn: RegExp;
  /** "move it", 挪一下: a change that is not said yet. */
  changesIt: RegExp;
  /** Says that a length is how long it takes: "for two hours", 时长两小时. */
  saysLength: RegExp;
  /** "make it …", 改成…: speaks of what was just shown, and is never a todo. */
  adjusts: RegExp;
  /** A number as titles hold it, and one that counts something there. */
  number: RegExp;
  counting: RegExp;
  /** "make it 5", 改成五个: group `count`. */
  adjustedCount: RegExp;
  /** Leads to the end of a rhythm: "until Christmas". */
  until: RegExp;
  /** "change it back", after something was undone. */
  redo: RegExp;
  /** "and on Friday?", 那周五呢: opens a question that is asked again for other days. */
  goesOn: RegExp;
  /** "when is that?" about what was just shown. */
  whatWasIt: RegExp;
  /** "also eggs", 还有鸡蛋: opens what is added to the open card. */
  also: RegExp;
  /** "no, I mean the report", 不对，是周报: opens what is meant instead. */
  notThat: RegExp;
  /** "the other Bob" at the start, and "other" anywhere. */
  theOther: RegExp;
  other: RegExp;
  /** What may be left when the words for another one are taken off: "too", 也取消了. */
  sameAgain: RegExp;
  /** Answers to "which one?". Group `place` is a word of `placeOf`; the last one is -1. */
  all: RegExp;
  none: RegExp;
  place: RegExp;
  placeOf: Record<string, number>;
  /** What only points, before or behind words of a title: "the Chen one", 小李那个. */
  pointing: RegExp;
  weekday: RegExp;
  /** Beside a weekday: which week's it is. */
  whichWeek: RegExp;
  /** An answer to "which day?" that wants none. */
  anyDay: RegExp;
  /** Which half of a day, or which of two moments, an answer means. */
  firstHalf: RegExp;
  secondHalf: RegExp;
  /** A half of the day and nothing more: any hour of it is meant. */
  anyHourOf?: RegExp;
  firstOfTwo: RegExp;
  secondOfTwo: RegExp;
  /** How `lib/language` calls the rule that reads a mere part of the day. */
  partOfDay: RegExp;
  kinds: Record<ChangeKind, RegExp>;
  /** The exact words that undo. */
  undo: RegExp;
  /** Services that one could do oneself: worth writing down, where playing a song is not. */
  oneCouldDo: RegExp;
  /** Words that make a musing of what they open. */
  musing: RegExp;
  /** A particle that ends a musing and belongs to no title. */
  musingEnd?: RegExp;
  /** Opens what is done with something that was spoken of before: "moved it". */
  withPronoun: RegExp;
  /** Words that mean the whole plan; "it" alone means one thing. */
  wholePlan: RegExp;
  /** Between the names of several todos, and what stands before a name. */
  betweenNames: RegExp;
  beforeName: RegExp;
  /** Words for what Nod keeps: "delete the rent reminder" is no work of its own, "cancel Netflix" can be. */
  keptHere: RegExp;
  /** Opens what a person tells of themselves. */
  speaker?: RegExp;
  /** A place or company says more about what was asked for. */
  detail?: RegExp;
  /** Words around a moment that is an answer: "I think Thursday is best", 那就周四吧. */
  aroundMoment: RegExp;
  /** Words that say nothing of which todo is meant. */
  small?: ReadonlySet<string>;
  /** Whether a (lower case) word is the plural of another: "runs" of "run". */
  isPlural?: (many: string, one: string) => boolean;
  /** A title that goes on with further words ("with Ann"). */
  append: (title: string, words: string) => string;
};

type PatternName = {
  [Name in keyof DialogueWords]-?: Required<DialogueWords>[Name] extends RegExp ? Name : never;
}[keyof DialogueWords];

const all = everyLanguage.map(({ dialogue }) => dialogue);

/** The words of one language, for what is written in it. */
export function dialogueWordsOf(locale: Locale): DialogueWords {
  return wordsOf(locale).dialogue;
}

/** The same pattern in every language: people mix them, and an answer may be in another one than the question. */
export function anyDialogueWord(name: PatternName): RegExp {
  return either(all.map((words) => words[name]));
}

/** Whether a (lower case) word is the plural of another, in any language. */
export const isPlural = (many: string, one: string): boolean =>
  all.some((words) => words.isPlural?.(many, one) ?? false);

/** Which of the kinds of change the words name, the more particular ones first: 重新打开 is no 打开, "checking off" no adding. */
export const changeKinds: ReadonlyArray<[ChangeKind, RegExp]> = (
  ['todo_reopen', 'todo_complete', 'todo_delete', 'todo_update', 'todo_add'] as const
).map((kind) => [kind, either(all.map((words) => words.kinds[kind]))]);

/** The numbers of all words for places in a list; the last one is -1. */
export const placeNumbers: Readonly<Record<string, number>> = Object.assign(
  {},
  ...all.map((words) => words.placeOf),
);

export const smallWords: ReadonlySet<string> = new Set(all.flatMap((words) => [...(words.small ?? [])]));

function either(patterns: Array<RegExp | undefined>): RegExp {
  return joinPatterns(patterns.map((pattern) => pattern ?? null));
}
