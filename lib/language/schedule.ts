import { addDays, dayNumber, minutesOfDay } from '@/lib/time/local-date';
import { firstOccurrence } from '@/lib/time/recurrence';
import { formatRecurrence, parseRecurrence } from '@/lib/time/recurrence-rule';
import { asRhythm, closingOf, lastingOf } from './stretches';
import type { When } from './types';
import type { Found, Moment, TodoDraft } from './understanding';
import { anyOf } from './words';

/** When a todo is: what all expressions of time of its words say together. */
export type Schedule = Pick<
  TodoDraft,
  | 'dueDate'
  | 'dueTime'
  | 'durationMinutes'
  | 'recurrence'
  | 'alternatives'
  | 'vague'
  | 'moments'
  | 'reminders'
>;

const DAY = 24 * 60;
const BEFORE = anyOf(({ moments }) => moments.before);

/**
 * One moment out of all expressions of time that belong to a todo: what is said outranks what is inferred, the first
 * outranks the later. Ranges become durations. `now` is the person's clock, which settles what is past.
 */
export function scheduleOf(whens: readonly When[], now: string): Schedule {
  const schedule: Schedule = {};
  const all = asRhythm(
    whens.filter((when) => when.reminderMinutesBefore === undefined),
    now,
  );
  const closing = closingOf(
    all.find(({ time }) => time),
    all,
  );
  const moments = all.filter((when) => when !== closing?.when);
  const end = endOf(moments);
  const said = (field: 'date' | 'time') =>
    moments.find((when) => when !== end && when[field] && when.certainty[field] === 'said') ??
    moments.find((when) => when !== end && when[field]);
  const dated = said('date');
  const timed = said('time');
  // "weekly review every Friday": what names days says more than the bare rhythm.
  const repeated =
    moments.find((when) => /;BY/.test(when.recurrence ?? '')) ?? moments.find((when) => when.recurrence);
  if (dated?.date) schedule.dueDate = found(dated.date, dated, dated.certainty.date);
  if (timed?.time) schedule.dueTime = found(timed.time, timed, timed.certainty.time);
  const within = repeated && stretchOf(moments);
  const lasting = lastingOf(repeated, moments);
  if (repeated?.recurrence)
    schedule.recurrence = found(
      withEnd(repeated.recurrence, end?.date ?? end?.vague?.to ?? within?.endDate ?? lasting?.until),
      repeated,
      repeated.certainty.recurrence,
    );
  const begin = repeated?.recurrence ? startOf(moments) : undefined;
  if (begin?.vague && repeated?.recurrence) {
    const first = firstOccurrence(repeated.recurrence, { date: begin.vague.from }, timed?.time);
    if (first) schedule.dueDate = found(first.date, begin, 'said');
  }
  const duration = durationOf(moments.filter((when) => when !== within && when !== lasting?.when));
  if (closing) schedule.durationMinutes = found(closing.minutes, closing.when, 'said');
  else if (duration) schedule.durationMinutes = duration;
  const main = timed ?? dated;
  const alternatives = [...new Set([main, dated])].flatMap((when) => when?.alternatives ?? []);
  if (alternatives.length > 0) schedule.alternatives = alternatives;
  const equal = timed && equallyLikely(timed, now);
  if (equal) schedule.moments = found(equal, timed, 'said');
  const unclear = moments.find((when) => when.vague);
  if (unclear?.vague && !schedule.dueDate && !schedule.recurrence) {
    if (unclear.deadline) schedule.dueDate = { ...lastDay(unclear, unclear.vague), span: unclear.span };
    // 待会儿: when today is open, the day is not, and needs no question.
    else if (unclear.vague.from === unclear.vague.to)
      schedule.dueDate = found(unclear.vague.from, unclear, 'inferred');
    else schedule.vague = found(unclear.vague, unclear, 'said');
  }
  const before = whens.find((when) => when.reminderMinutesBefore !== undefined);
  if (before?.reminderMinutesBefore !== undefined) {
    schedule.reminders = found([{ minutesBefore: before.reminderMinutesBefore }], before, 'said');
  }
  return schedule;
}

/** "Every Monday sing in the choir until Dec 20": the last day of a repetition, apart from it. */
function endOf(moments: readonly When[]): When | undefined {
  // A "weekly report by Friday" is due on Friday.
  const isRepeated = moments.some((when) => when.recurrence && when.certainty.recurrence === 'said');
  return isRepeated
    ? moments.find((when) => when.deadline && (when.date ?? when.vague) && !when.recurrence && !when.time)
    : undefined;
}

const STARTS = anyOf(({ moments }) => moments.starts);

/** "Saturdays at 9 from January": the stretch at whose first day a repetition begins. */
function startOf(moments: readonly When[]): When | undefined {
  return moments.find(({ vague, recurrence, span }) => vague && !recurrence && STARTS.test(span.text));
}

/** "Every day from 3 to 9 January": the days between which it repeats, and not how long it takes. */
function stretchOf(moments: readonly When[]): When | undefined {
  return moments.find(
    ({ recurrence, date, endDate, time, endTime }) =>
      !recurrence && !time && !endTime && date !== undefined && endDate !== undefined && endDate > date,
  );
}

function withEnd(recurrence: string, until: string | undefined): string {
  const rule = until ? parseRecurrence(recurrence) : null;
  if (!rule || rule.until || rule.count) return recurrence;
  return formatRecurrence({ ...rule, until });
}

/** "Tonight at 3": the small hours after it, or the afternoon before. Once that is past, only the night is left. */
function equallyLikely({ date, time, part, unsettled }: When, now: string): Moment[] | undefined {
  const isNight = part === 'night' || part === 'evening';
  if (!unsettled || !isNight || !date || !time || time <= '00:00' || time >= '05:00') return undefined;
  const afternoon = { date: addDays(date, -1), time: `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` };
  return `${afternoon.date}T${afternoon.time}` > now ? [{ date, time }, afternoon] : undefined;
}

/** A limit needs no question: "before March" ends with February, "by next week" with that week. */
function lastDay(when: When, span: { from: string; to: string }): Omit<Found<string>, 'span'> {
  const isBefore = BEFORE.test(when.span.text.toLowerCase());
  return {
    value: isBefore ? addDays(span.from, -1) : span.to,
    certainty: 'inferred',
    from: 'last-day-of-limit',
  };
}

function found<T>(value: T, when: When, certainty: When['certainty']['date']): Found<T> {
  const sure = certainty ?? 'said';
  return sure === 'said'
    ? { value, certainty: 'said', span: when.span }
    : { value, certainty: 'inferred', span: when.span, from: when.rule };
}

function durationOf(moments: When[]): Found<number> | undefined {
  const explicit = moments.find((when) => when.durationMinutes !== undefined && when.durationMinutes > 0);
  if (explicit?.durationMinutes)
    return found(explicit.durationMinutes, explicit, explicit.certainty.durationMinutes);
  // A part of the day ends somewhere, but nobody said how long the thing takes.
  const range = moments.find(
    (when) => (when.endTime || when.endDate) && !(when.part && when.certainty.time !== 'said'),
  );
  if (!range) return undefined;
  const minutes = rangeMinutes(range);
  return minutes > 0 ? found(minutes, range, 'said') : undefined;
}

/** Minutes from start to end. A range of whole days counts its last day. */
function rangeMinutes(when: When): number {
  const days = when.date && when.endDate ? dayNumber(when.endDate) - dayNumber(when.date) : 0;
  if (!when.time && !when.endTime) return when.endDate ? (days + 1) * DAY : 0;
  const start = when.time ? minutesOfDay(when.time) : 0;
  const end = when.endTime ? minutesOfDay(when.endTime) : DAY;
  const minutes = days * DAY + end - start;
  return minutes <= 0 && days === 0 ? minutes + DAY : minutes;
}
