import type { When } from './types';

type Place = { start: number; end: number };
/** An expression of time, or what of it is looked at. */
type Moment = Pick<When, 'span' | 'part' | 'vague' | 'rule'>;

/** How expressions of time stand in the sentences of a language. */
export type MomentWords = {
  /** Opens an expression of time and stays readable for the grammar: "to Friday" is how a move is said. Any case. */
  lead: RegExp;
  /** Words that the reader of dates would take for a part of an expression of time, and others of the same length in their place. */
  hidden: Array<{ pattern: RegExp; hide: (words: string) => string }>;
  /** Asks for a plan, up to whose colon the days stand. */
  planning: RegExp;
  /** What the number behind that colon counts when it is how long the first thing takes. */
  lengthUnit: RegExp;
  /** Where in folded text the new moment of a move begins that was read as one stretch: "from Tuesday to Thursday". */
  movedTo: ((folded: string, stretch: Place) => number | undefined) | null;
  /** Between two moments of which one will do. */
  or: RegExp;
  /** A sentence that asks which of the two it is; a mark stands in it for both. Any case. */
  asksWhich: RegExp;
  /** A day of the week, somewhere in an expression of time. Any case. */
  weekday: RegExp;
  /** A day of the week and nothing else, so that it is that of every week. Any case. */
  bareWeekday: RegExp;
  /** Name of the rule that reads a stretch from one day of the week to another. */
  weekdaySpanRule: RegExp;
  /** What makes such a stretch that of one week. Any case. */
  ofOneWeek: RegExp;
  /** Opens the moment until which something goes on, and says in it that it is of the day after. Any case. */
  until: RegExp;
  nextDay: RegExp;
  /** The number of a day without its month, when the words are nothing else: "the 6th", 六号. */
  dayOfMonth: (words: string) => number | undefined;
  /** Names of the rules that read a clock time, which may lack its half of the day. */
  bareHourRule: RegExp;
  /** In front of a number, makes an hour of it for the reader of dates. One language has it for all. */
  hourLead: string | null;
  /** Ends in front of a day that is left out of a rhythm, and stands behind one. */
  except: RegExp | null;
  excepted: RegExp | null;
  /** Points back to the day that was said. Global, any case, unicode. */
  sameDay: RegExp;
  /** A stretch at whose first day something begins. */
  starts: RegExp;
  /** A limit that leaves its own day out. */
  before: RegExp;
};

/** What belongs to a name, a doing word or an event, and so says nothing of when. */
export type FitWords = {
  /** The rule that reads holidays, and whether the holiday there is part of a name ("Christmas presents", 春节车票). */
  holiday: { rule: string; isOfName: (moment: Moment, folded: string) => boolean };
  /** Whether any other expression is: "lunch menu", 下午茶, 写12月总结. */
  isOfName: (moment: Moment, folded: string) => boolean;
  /** Whether it is part of what a title names ("the Monday report"); `from` is where the title begins in the masked text. */
  isOfTitle: ((moment: Moment, masked: string, from: number) => boolean) | null;
  /** The end of an expression that owns what follows: "Friday's game". */
  possessive: RegExp | null;
  /** A bare rhythm that can be part of a name, and what opens the repetition that says when. Any case. */
  rhythm: { alone: RegExp; other: RegExp } | null;
  /** Opens an expression and belongs to what one does, when that ends in front of it: "date | night saturday". */
  doing: { opening: RegExp; before: RegExp } | null;
  /** A particle of the doing word before the expression: "check in | tomorrow". Any case. */
  particle: RegExp | null;
  /** A meal that opens an expression. Any case. */
  event: RegExp;
  /** A meal that closes one, when what follows tells that it is what one does. */
  closingEvent: { event: RegExp; behind: RegExp } | null;
  /** Asks to be reminded, so that a length is the reminder's distance. */
  asksReminder: RegExp;
  /** Asks at the end of a todo to be reminded at a moment of its own. Global, unicode. */
  remindsAt: RegExp;
  /** Opens a moment on the day before the one that was said. Any case. */
  dayBefore: RegExp;
  /** Before and behind such a length. */
  reminderBefore: RegExp | null;
  reminderBehind: RegExp;
  /** The word that a reminder in the arguments comes from. With the flag `u`. */
  reminding: RegExp;
};

/** How a person takes back what they just said. */
export type TakeBackWords = {
  /** Sounds of hesitation. */
  fillers: RegExp;
  /** Takes back behind a comma or dash. */
  weak: RegExp;
  /** Takes back anywhere. */
  strong: RegExp | null;
  /** What may follow before the new moment. */
  following: RegExp;
  /** What may stand around the new moment. */
  around: RegExp;
};
