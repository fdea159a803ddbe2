/** How a language changes a plan that was just proposed. */
export type PlanChangeWords = {
  /** Opens a change and says nothing of it: "looks good, but", 能不能. */
  lead: RegExp;
  /** Leaves a thing out. */
  drop: RegExp;
  /** Takes out what stands on a day, rather than keep the day free. */
  takeOut: RegExp;
  swap: RegExp;
  /**
   * Parts a thing into sittings: group `number` says how many, two where it is missing, and group `thing` holds what stands between the words. With
   * the flag `u`.
   */
  split: RegExp[];
  shift: PlanShiftWords;
  order: PlanOrderWords;
  /** What shall come to the plan, in the group `things`; `toPlan` names the plan, `also` goes on with it. With the flags `iu`. */
  toPlan: RegExp[];
  also: RegExp[];
  /** Behind a day that shall stay free, why: group `why`. */
  reason: RegExp;
  /** Everything in the plan is meant. */
  whole: RegExp;
  /** Puts things elsewhere. */
  orders: RegExp;
  /** Everything that a change may hold beside the names of things and expressions of time. Global. */
  glue: RegExp;
  /** What else a message may hold that is about the plan and yet says no change that could be made. Global. */
  vague: RegExp;
  /** Patterns of every form in which a message can name a title, which is folded. */
  titleForms: (title: string) => string[];
  count: PlanCountWords;
  days: PlanDayWords;
  item: PlanItemWords;
};

/** How often a thing shall be in a plan; group `number` of each pattern is a key of `numbers` or a numeral. With the flag `u`. */
export type PlanCountWords = {
  numbers: Record<string, number>;
  /** "One run less", 少跑一次. */
  fewer: RegExp[];
  /** "One more run", 再加一次. */
  more: RegExp[];
  /** "Only two runs", 两次. */
  exactly: RegExp[];
  /** A number beside a form of the thing's name: "two runs". */
  beside: ((form: string) => RegExp | undefined) | null;
};

/** How far things move along the days: "one day later", 推迟一天. */
export type PlanShiftWords = {
  /** Groups `number`, a key of the numbers of counts or a numeral, and `week` where it counts weeks. With the flag `u`. */
  amount: RegExp;
  /** Words of the direction, which say nothing else. With the flag `u`. */
  later: RegExp;
  earlier: RegExp;
};

/** Which of two things comes first; `\uE001` stands for the one that is named first, `\uE002` for the other. With the flag `u`. */
export type PlanOrderWords = {
  /** In the order in which they are named. */
  asNamed: RegExp[];
  turned: RegExp[];
  /** Points at the other thing. */
  that: RegExp;
  /** Everything that says the order. Global. */
  glue: RegExp;
};

/** What the days of a change are to it; `\uE000` stands for every character of an expression of time. */
export type PlanDayWords = {
  /** Moves something from a day or to it. With the flag `u`. */
  move: RegExp;
  /** Leaves a day empty. With the flag `u`. */
  keepFree: RegExp;
  /** One day in place of the other: "not Wednesday, Friday". */
  inPlace: RegExp;
  /** Between days of which either is meant. */
  either: RegExp;
  /** Between days that are listed. */
  listed: RegExp;
  /** Opens an expression of time that is where something goes to. */
  goal: RegExp;
  /** Stands before such an expression, and ends where it begins. */
  goalBefore: RegExp;
  /** A goal somewhere behind a day. With the flag `u`. */
  goalBehind: RegExp;
  /** A goal inside an expression of time: "on Thursday to 6pm". */
  goalInside: RegExp | null;
  /** Opens an expression of time that is where something is taken from. */
  origin: RegExp;
};

/** What one thing of a plan needs beside the words that a plan has in its own language. */
export type PlanItemWords = {
  /** Before a number of hours that is a time of the day. Written to end where the number begins. */
  clockBefore: RegExp | null;
  /** Unit of a number of hours and what must stand around it, so that it is how long the thing beside it takes. */
  hours: RegExp;
  /** Before and behind the number of a day without its month. Both may be empty. */
  dayBefore: RegExp | null;
  dayBehind: RegExp;
  /** The names of the rules that read a day of the week. */
  weekdayRule: RegExp;
  /** Opens where a spread of what a full day holds shall go. */
  spreadTo: RegExp | null;
};
