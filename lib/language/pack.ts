import type { Locale } from '@/lib/contract/locale';
import type { AnnouncementWords } from './announcement';
import type { CorrectionWords } from './correction-words';
import type { Glue } from './cuts';
import type { Grammar, Region } from './grammar';
import type { PriorityWord } from './markers';
import type { PlanWords } from './plan-words';
import type { Sentence } from './sentence';
import type { ClearableField, Priority } from './understanding';

/** A list that the words name: its own name, or null for "my to-do list", which is no list of its own. */
export type ListPhrase = { name: string | null; region: Region };

/** What was announced before the items: whether things were, and how many. */
export type Listing = {
  isListed: boolean;
  count?: number;
  /** Bare things for a list that was named: the last of them may stand behind an "and". */
  isClosed?: boolean;
};

/** Everything the shared reader needs to know of one language. A third language is a third one of these. */
export type LanguagePack = Grammar & {
  locale: Locale;
  glue: Glue;
  /** Titles that name only a kind of thing, which is no title. */
  kindOnly: RegExp;
  /** A word for going at the start of a title, which the asking words brought along: 提醒我去…. */
  going?: RegExp;
  /** "once" beside a repetition, which the recurrence says already: 每周洗一次车. */
  once?: RegExp;
  /** A title that says no more than "one more of the same": "another one", 另一个. */
  sameThing: RegExp;
  /** What a noun that follows "add" or "schedule" loses at its start. */
  article?: RegExp;
  /** Words that ask to be reminded at the moment itself. */
  reminding: RegExp;
  /** The same where no asking word opened the sentence. */
  remindMe: RegExp;
  /** Doings of the morning and of the evening, for hours that could be either. */
  morning: RegExp;
  evening: RegExp;
  /** Words for the levels of priority and for fields, where a rule expects one of them. */
  levels: Record<string, Priority>;
  fields: Array<{ pattern: RegExp; field: ClearableField }>;
  /** What an entry is called by that was asked for: its last word then names only the kind. Group `rest` stays. */
  kindTail?: RegExp;
  priorities: PriorityWord[];
  /** Lists named inside the region ("to my shopping list", 到购物清单). */
  findLists: (sentence: Sentence, region: Region) => ListPhrase[];
  /** The bare name of a list phrase that a rule found ("my shopping list" is "shopping"), null for the general one. */
  listName: (words: string) => string | null;
  /** Stretches between the items of one sentence: commas, "and" before a doing word, 然后. */
  separators: (sentence: Sentence, region: Region, listing: Listing) => Region[];
  /** Between two todos of one occasion ("while at it", 顺便): what is said of the day of the first holds for both. */
  sameOccasion: RegExp;
  /** Whether (folded) words begin with a doing word, as a todo of its own does: "call …", 买…. */
  opensTodo: (words: string) => boolean;
  /** Words that announce several items, up to their colon or count: "three todos:", 三件事：. */
  announcement: AnnouncementWords;
  /** Words about which todos are meant. */
  targets: TargetWords;
  /** How plans are said. */
  plan: PlanWords;
  /** How the open card is corrected. */
  corrections: CorrectionWords;
  /** Behind a day to come, what sounds done is still to do: 明天把衣服洗了. */
  aheadOf?: RegExp;
};

export type TargetWords = {
  all: RegExp;
  /** The same right after the words of a target: 周五的都…. */
  allAfter?: RegExp;
  everything: RegExp;
  reference: RegExp;
  ordinals: Array<{ pattern: RegExp; value: (match: RegExpExecArray) => number | undefined }>;
  /** Several places in a row: group `edge` (`first`, `last`) is tested with `fromEnd`; group `count` is how many. */
  places: RegExp;
  fromEnd: RegExp;
  countOf: (words: string) => number | undefined;
  overdue: RegExp;
  /** A tag that is named in words: "tagged work", 带工作标签的. Group `tag` is its name; every match is tried. */
  tagged: RegExp;
  /** "all but the report": group `rest` is what is meant, `name` what of it is not. With the flag `d`. */
  except: RegExp;
  /** Words of a target that name only the kind of thing and are no search words. */
  noise: RegExp;
  /** Marks of the past inside a doing word, which its title does not have: 打过电话. */
  experienced: RegExp;
  /** "all completed tasks", 已完成的任务. */
  doneThings: RegExp;
  /** Asks for what has no day. */
  undated: RegExp;
  /** Status words of a question. */
  done: RegExp;
  anyStatus: RegExp;
  /** Question words and glue that are no search words. */
  asking: RegExp;
};
