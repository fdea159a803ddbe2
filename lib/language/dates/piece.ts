import type { Amount } from './amount';
import type { Clock, DayPart } from './clock';
import type { DaySpec } from './day-spec';

/** How something repeats, before the days around it are known. */
export type Repeat = {
  frequency: 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  days?: Array<{ nth: number; weekday: number }>;
  monthDays?: number[];
  months?: number[];
  setPositions?: number[];
  /** A yearly holiday without a fixed date: the rule repeats the day of the next one. */
  holiday?: DaySpec;
  count?: number;
  /** Goes on for this long from its start. */
  lasts?: Amount;
  start?: DaySpec;
  until?: DaySpec;
  /** Said as an adjective ("the weekly report"), which may be a name and no wish to repeat. */
  adjective?: boolean;
  /** How often in a stretch ("twice a day"), and not when. */
  loose?: boolean;
  /** More times of the same day ("at 10, 12 and 17"). */
  hours?: number[];
};

/** One expression of time as a language's parsers found it: offsets into the text, and what was said, unresolved. */
export type Piece = {
  start: number;
  end: number;
  rule: string;
  day?: DaySpec;
  endDay?: DaySpec;
  clock?: Clock;
  endClock?: Clock;
  part?: DayPart;
  endPart?: DayPart;
  /** A length of time. */
  amount?: Amount;
  /** A moment that far from now (or from the start of `day`). */
  shift?: { amount: Amount; sign: 1 | -1 };
  /** From now for that long ("the next 3 hours"). */
  window?: { amount: Amount; direction: 'next' | 'last' };
  /** "Now" itself. */
  now?: boolean;
  repeat?: Repeat;
  deadline?: boolean;
  /** Minutes before the due time at which to remind. */
  reminderMinutesBefore?: number;
  /** One of several hours side by side: "at 9, 12 and 3". */
  isListed?: boolean;
  /** The day was said behind a range of times: "6pm to 1am tomorrow" ends tomorrow. */
  isDayOfEnd?: boolean;
  /** Too little to stand alone: it counts only beside another piece ("8" in "tomorrow 8"). */
  weak?: boolean;
  /** The words say that any time in it will do ("sometime next week"). */
  open?: boolean;
  /** "After next week": what was said is over by then. */
  isAfter?: boolean;
  /** The hours of its part of the day differ so much between people that the usual ones are a guess: 早上, 晚上. */
  partVaries?: boolean;
  /** People read these words in more than one way, and no way is the usual one. */
  unsettled?: boolean;
};
