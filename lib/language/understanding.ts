import type { Locale } from '@/lib/contract/locale';
import type { Reminder } from '@/lib/contract/todo';
import type { Certainty, Span, When } from './types';

/** A value with the words it comes from, and by which rule when the words do not say it outright. */
export type Found<T> = { value: T; certainty: Certainty; span: Span; from?: string };

export type Priority = 0 | 1 | 2 | 3;

/** A todo as the words describe it. A key that is absent was not expressed. */
export type TodoDraft = {
  title?: Found<string>;
  notes?: Found<string>;
  dueDate?: Found<string>;
  dueTime?: Found<string>;
  durationMinutes?: Found<number>;
  recurrence?: Found<string>;
  priority?: Found<Priority>;
  tags?: Found<string[]>;
  list?: Found<string>;
  reminders?: Found<Reminder[]>;
  /** Other readings of the date or time, the likeliest first. */
  alternatives?: NonNullable<When['alternatives']>;
  /** The words fit these moments equally well ("tonight at 3"): guessing would be worse than asking. */
  moments?: Found<Moment[]>;
  /** The words name a time too vague to act on ("next week"): the days it could mean. */
  vague?: Found<{ from: string; to: string }>;
  /** Words of a day or time that does not exist ("30 February"): nothing is set from them, which has to be said. */
  unreal?: Found<string>;
};

/** A wall-clock moment. */
export type Moment = { date: string; time: string };

/** Which todos the words point at. Everything that is set must hold. */
export type Target = {
  /** Words to look for in titles; absent when the words name none ("the second one", "everything today"). */
  text?: Found<string>;
  /** Days the todo is due, both ends included. */
  from?: string;
  to?: string;
  time?: string;
  list?: string;
  tag?: string;
  /** "the second one" is 2, "the last one" -1: a place in what was just shown. */
  ordinal?: number;
  /** "the first two" is [0, 2], "the last two" [-2]: several places, as arguments of a slice. */
  places?: [start: number, end?: number];
  /** "it", "that one", 刚才那个: what was just shown or added. */
  reference?: boolean;
  /** "all", "every", 所有: several are meant. */
  all: boolean;
  overdue?: boolean;
  /** "all completed tasks": what is done already. */
  done?: boolean;
  /** "all but the report": what is not meant, as the words name it. */
  except?: string;
};

/** What an update sets. `shiftMinutes` moves from where it stands ("half an hour earlier" is -30). */
export type Changes = TodoDraft & {
  shiftMinutes?: Found<number>;
  /** How much longer (or, negative, shorter) it takes. */
  stretchMinutes?: Found<number>;
  /** "with Ann too": goes on with the title. */
  append?: Found<string>;
  /** "make it two dozen eggs": takes the place of the words in the title that it shares its end with. */
  object?: Found<string>;
  /** "not mum but dad": takes the place of those words in the title. */
  swap?: Found<{ from: string; to: string }>;
  remove?: Array<Found<ClearableField>>;
  /** Several days of the week, 0 is Monday: what repeats on others is moved to these. */
  weekdays?: Found<number[]>;
};
export const clearableFields = [
  'notes',
  'dueDate',
  'dueTime',
  'durationMinutes',
  'recurrence',
  'priority',
  'tags',
  'list',
  'reminders',
] as const;
export type ClearableField = (typeof clearableFields)[number];

export type Query = {
  from?: string;
  to?: string;
  text?: Found<string>;
  tag?: string;
  list?: string;
  status: 'open' | 'done' | 'any';
  overdue?: boolean;
  /** Where there is room for something, rather than what is there. */
  room?: Pick<PlannedItem, 'title' | 'minutes' | 'part'>;
  /** Only what has a high priority. */
  isUrgent?: boolean;
  /** Only what has no day. */
  undated?: boolean;
  /** Days on which it was done, which are not those it was due. */
  doneOn?: DayRange;
};

export type DayPart = 'morning' | 'afternoon' | 'evening';
/** Days, both included. */
export type DayRange = { from: string; to: string };

/** One thing of a plan: what, how long, how often and within which limits. */
export type PlannedItem = {
  title: Found<string>;
  /** `inferred` when nobody said how long it takes. */
  minutes: Found<number>;
  times: number;
  /** `times` counts for every day of the plan, or for every day on which people work. */
  daily?: 'day' | 'workday';
  /** Last day that still counts. */
  before?: Found<string>;
  part?: DayPart;
  /** The day, and the clock time, that it must be at. */
  on?: Found<string>;
  time?: Found<string>;
  tags?: Found<string[]>;
  priority?: Found<Priority>;
  /** Where a plan that changes had it. */
  kept?: Array<{ dueDate: string; dueTime: string; durationMinutes: number }>;
};

/** What a request for a plan names; without items the person has to be asked. */
export type Plan = {
  range: DayRange;
  /** The one day that the opening words name for everything. */
  day?: Found<string>;
  items: PlannedItem[];
  /** Days to leave free. */
  except?: string[];
  /** For days that hold too much: where it shall go. */
  onto?: DayRange;
  /** Titles of things of which the first comes before the second. */
  order?: Array<{ first: string; second: string }>;
  /** The hours that were said, instead of the working hours. */
  hours?: { start: string; end: string };
};

export const simpleIntents = [
  'yes',
  'no',
  'undo',
  'grant',
  'greeting',
  'thanks',
  'help',
  'musing',
  'other',
] as const;
export type SimpleIntent = (typeof simpleIntents)[number];

/** What a whole message wants. `rule` names the rule that read it, for explanations and tests. */
export type Understanding = { language: Locale; rule: string } & (
  | {
      intent: 'create';
      items: TodoDraft[] /** How many were announced ("three things: …"), whatever is listed. */;
      announced?: Found<number>;
    }
  | { intent: 'query'; query: Query }
  | { intent: 'update'; target: Target; changes: Changes }
  | { intent: 'plan'; plan: Plan; span: Span }
  | { intent: 'complete' | 'reopen' | 'delete'; target: Target }
  | {
      intent: SimpleIntent;
      span: Span /** For `other`: the person asks for a service ("play jazz") that could also be a todo. */;
      service?: boolean;
    }
);
export type Intent = Understanding['intent'];
