import type { Locale } from '@/lib/contract/locale';

/** The person's clock when they wrote: wall time "YYYY-MM-DDTHH:mm" in their own zone. */
export type ReadContext = {
  now: string;
  /** Conventions where the text alone leaves them open (day-month order, week start). The text's language is detected. */
  locale?: Locale;
};

/** Where in the text a value stands: UTF-16 offsets, `end` exclusive, and the words themselves. */
export type Span = { start: number; end: number; text: string };

/** Whether the words say it ('said') or a rule concluded it ('inferred': "at 5" taken as 17:00). */
export type Certainty = 'said' | 'inferred';

/**
 * One expression of time in a text. Keys that are absent were not expressed.
 * Dates are "YYYY-MM-DD", times "HH:mm"; an end is the last day for date ranges and the end time for time ranges.
 */
export type When = {
  span: Span;
  /** Name of the rule that read it, for explanations and tests. */
  rule: string;
  date?: string;
  time?: string;
  endDate?: string;
  endTime?: string;
  durationMinutes?: number;
  /** For durations that are not whole minutes. */
  durationSeconds?: number;
  /** RFC 5545 RRULE value without the prefix. */
  recurrence?: string;
  /** A part of the day without a clock time ("morning"); `time` is then its usual start, inferred. */
  part?: 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';
  /** Word that makes it a limit: by, before, until, 前. */
  deadline?: boolean;
  /** The time is a moment to be reminded, not the due time ("remind me 10 minutes before"). */
  reminderMinutesBefore?: number;
  certainty: { date?: Certainty; time?: Certainty; recurrence?: Certainty; durationMinutes?: Certainty };
  /** Other plausible readings of the same words, the likeliest first. */
  alternatives?: Array<Pick<When, 'date' | 'time' | 'endDate' | 'endTime'>>;
  /** The words name a time too vague to act on ("next week", 下周): the span it could mean. Ask instead of guessing. */
  vague?: { from: string; to: string };
  /** The words allow several readings and none is the usual one: ask, or show what was taken as a guess. */
  unsettled?: boolean;
};
