import type { Locale } from '@/lib/contract/locale';
import type { DayPart } from '@/lib/language/understanding';
import { english } from './phrases-en';
import { chinese } from './phrases-zh';

/** What the engine can say. Short, warm and exact; it never claims what was not done. */
export type Phrases = {
  added: (count: number, day: string | null) => string;
  updated: (title: string, moment: string | null) => string;
  /** What repeats now, and how; null when it does no longer. */
  updatedRepeat: (title: string, rhythm: string | null) => string;
  updatedSeveral: (count: number) => string;
  completed: (titles: string[]) => string;
  reopened: (titles: string[]) => string;
  deleted: (titles: string[]) => string;
  /** Some lines were done, some were not. */
  partly: (done: number, total: number) => string;
  nothingChanged: string;
  expired: string;
  failed: string;
  notNeeded: (reason: 'already_done' | 'already_open' | 'nothing_changes') => string;
  couldNot: string;
  listed: (count: number, range: string | null) => string;
  listedDone: (count: number, range: string | null) => string;
  listedAbout: (count: number, text: string) => string;
  emptyList: (range: string | null) => string;
  /** Nothing was finished, in a stretch of days or at all. */
  noneDone: (range: string | null) => string;
  emptyAbout: (text: string) => string;
  overdue: (count: number) => string;
  noneOverdue: string;
  more: (count: number) => string;
  isOpen: (title: string) => string;
  /** When what stands on a card is to be. */
  isSetFor: (title: string, moment: string | null) => string;
  isDone: (title: string) => string;
  notFound: (text: string | null) => string;
  /** Of several names, one that fits no todo, or several. */
  notAmong: (name: string) => string;
  severalFit: (name: string, titles: string[]) => string;
  addInstead: (title: string) => string;
  addOption: (title: string) => string;
  noOption: string;
  allOption: (count: number) => string;
  whichOne: Record<'update' | 'complete' | 'reopen' | 'delete' | 'skip', string>;
  whichDay: (title: string | null) => string;
  /** A button, and an answer that is understood. */
  noDay: string;
  whichMoment: (title: string | null) => string;
  /** The person announced another number of todos than they listed. */
  countDiffers: (announced: number, listed: number) => string;
  /** A reminder before something whose time nobody said. */
  /** Words of a day or time that does not exist. */
  unreal: (words: string) => string;
  reminderNeedsTime: (title: string) => string;
  whatTitle: string;
  titleExamples: string[];
  whatChange: (title: string) => string;
  service: string;
  musing: (title: string) => string;
  greeting: string;
  thanks: string;
  help: string;
  other: string;
  cancelled: string;
  /** "Cancel all" with nothing open, which could mean every todo. */
  cancelAllHint: string;
  nothingOpen: string;
  /** Only exact words undo; these are the ones to use. */
  undoHint: string;
  nothingToUndo: string;
  /** Nothing is done again on a guess. */
  redoHint: string;
  /** Beside a card that moves what repeats on to its next time. */
  leavesOut: (titles: string[]) => string;
  /** A day that shall stay free: nothing is added there, and nothing taken off. */
  keepFree: string;
  /** To what is felt, or cannot be done. */
  feeling: string;
  /** Of what repeats only the next time can be left out. */
  skipHint: (title: string, moment: string) => string;
  /** What was to change stands on the day only because it repeats. */
  oneOfMany: (titles: string[]) => string;
  /** Only what is not meant was said, and nothing to change is in view. */
  sayInstead: string;
  /** What comes when the card is settled, and what was left out because the first order came to nothing yet. */
  nextOrder: (words: string[]) => string;
  orderLeft: (words: string[]) => string;
  /** Words beside an order that could not be understood. */
  notRead: (words: string[]) => string;
  /** Which kind shall not be asked for: the person named none. */
  grantHint: string;
  /** Orders that name a kind each, as buttons. */
  grantKinds: string[];
  grantOffered: string;
  /** What stands in the list already, and the question what to plan. */
  planWhat: (count: number, range: string | null) => string;
  noRoom: (about: NoRoom) => string;
  /** Of one thing a part is in the plan; the rest found no place. */
  partlyIn: (about: NoRoom) => string;
  /** Where there is room for a thing: the head, a day with its free hours, and what has no hour and so takes none. */
  roomFor: (title: string, minutes: number, isAssumed: boolean) => string;
  freeOn: (day: string, hours: string[]) => string;
  untimedToo: (count: number) => string;
  noRoomFor: (title: string, minutes: number, range: string | null) => string;
  /** The order of two things that was said could not be kept. */
  notBefore: (first: string, second: string) => string;
  /** Things of a plan that its days hold already, each so many times. */
  standsAlready: (things: Array<{ title: string; times: number }>) => string;
  /** A message about the plan that says no change which could be made. */
  planStands: string;
  /** What shall change is like that already. */
  planIsSo: string;
  /** A thing is in the changed plan less often than before. */
  fewerNow: (title: string, now: number, before: number) => string;
  /** A thing stays because it would be too late elsewhere. */
  keepsLimit: (title: string, by: string) => string;
  /** The day that was named holds none of it: in the plan that is proposed, and on the list. */
  noneInPlan: (title: string, day: string | null) => string;
  noneOnDay: (title: string, day: string | null) => string;
  nothingToSpread: (range: string | null) => string;
  /** What was to move stands there already, or is not on the list any more. */
  nothingToMove: string;
  noTool: string;
  /** A day or words that no search takes. */
  beyondSearch: string;
  /** A title with the moment that tells it from others. */
  titleAt: (title: string, moment: string) => string;
  /** A day as a button; day 0 of the week is Monday. */
  dayButton: (month: number, day: number, weekday: number) => string;
  today: string;
  tomorrow: string;
  yesterday: string;
  thisWeek: string;
  nextWeek: string;
  from: (from: string, to: string) => string;
  on: (day: string) => string;
};

/** Of `all` times, `missing` found no place. What is long is counted in hours and then has its minutes. */
export type Missing = { title: string; missing: number; all: number; minutes?: number };

/** Things that found no place for one reason, each so many times: with the last day, the only day and the part of the day they were meant for. */
export type NoRoom = {
  things: Missing[];
  /** How many more there are than those that are named. */
  more: number;
  why: 'too_long' | 'full' | 'past' | 'taken';
  /** What stands at the hour that was meant, and when. */
  takenBy?: { title: string; moment: string };
  by?: string;
  on?: string;
  part?: DayPart;
  /** It is on the list already and was to move. */
  stays: boolean;
};

export function phrasesOf(locale: Locale): Phrases {
  return locale === 'zh' ? chinese : english;
}
