import { addDays, weekday } from '@/lib/time/local-date';
import { firstOccurrence } from '@/lib/time/recurrence';
import { formatRecurrence, parseRecurrence, type RecurrenceRule } from '@/lib/time/recurrence-rule';
import { spanOf } from './sentence-span';
import type { When } from './types';
import { anyOf } from './words';

const EXCEPT = anyOf(({ moments }) => moments.except);
const EXCEPTED = anyOf(({ moments }) => moments.excepted);
const BARE_WEEKDAY = anyOf(({ moments }) => moments.bareWeekday);

/** The rule of the words that leave one date out of a rhythm: a todo cannot, so that its title keeps them. */
export const ONE_DATE = 'exception of one date';

/**
 * "Every day at 9 take meds, except Sundays": days that stand apart from their rhythm and are left out of it. They are no rhythm of their own, and
 * what they stand in is still cut from the title.
 */
export function withExceptions(whens: readonly When[], text: string): When[] {
  const left: When[] = [];
  for (const when of whens) {
    const at = left.findLastIndex(({ recurrence }) => recurrence !== undefined);
    const rhythm = left[at];
    const around = aroundOf(when, left.at(-1)?.span.end ?? 0, text);
    const changed = rhythm && around && without(rhythm, when);
    const begun = rhythm && around ? (changed ?? notOn(rhythm, when)) : undefined;
    if (!around || !begun) {
      left.push(when);
      continue;
    }
    left[at] = begun;
    left.push({ span: spanOf(text, ...around), rule: changed ? 'exception' : ONE_DATE, certainty: {} });
  }
  return left;
}

/** What parts an exception from the rhythm in front of it. */
const COMMA = /\s*[,，、]\s*$/;

/** The stretch of an exception with the words that make it one; undefined when nothing does. */
function aroundOf({ span }: When, from: number, text: string): [number, number] | undefined {
  const before = EXCEPT.exec(text.slice(from, span.start));
  const after = EXCEPTED.exec(text.slice(span.end));
  if (!before && !after) return undefined;
  const comma = COMMA.exec(text.slice(from, span.start));
  const start = before ?? comma;
  return [start ? from + start.index : span.start, span.end + (after?.[0].length ?? 0)];
}

function without(rhythm: When, exception: When): When | undefined {
  const rule = parseRecurrence(rhythm.recurrence ?? '');
  const days = daysOf(exception);
  const all = rule && daysOfRule(rule);
  const rest = all?.filter((day) => !days.includes(day)) ?? [];
  if (!rule || !all || rest.length === 0 || rest.length === all.length || exception.time) return undefined;
  const recurrence = formatRecurrence({
    ...rule,
    frequency: 'WEEKLY',
    days: rest.map((weekday) => ({ nth: 0, weekday })),
  });
  const first = rhythm.date && firstOccurrence(recurrence, { date: rhythm.date }, rhythm.time)?.date;
  return { ...rhythm, recurrence, ...(first ? { date: first } : {}) };
}

/** "Except the 15th", 下周不用: the rhythm with the first day that is not one of those. */
function notOn(rhythm: When, { date, endDate, vague, time, recurrence }: When): When | undefined {
  const from = vague?.from ?? date;
  const to = vague?.to ?? endDate ?? date;
  if (!from || !to || time || recurrence || !rhythm.recurrence) return undefined;
  if (!rhythm.date || rhythm.date < from || rhythm.date > to) return rhythm;
  const next = firstOccurrence(rhythm.recurrence, { date: addDays(to, 1) }, rhythm.time)?.date;
  return next ? { ...rhythm, date: next } : undefined;
}

/** The days of the week on which it happens, where the rule says no more than those. */
function daysOfRule({ frequency, interval, days, monthDays }: RecurrenceRule): number[] | undefined {
  if (interval !== 1 || monthDays.length > 0) return undefined;
  if (frequency === 'DAILY' && days.length === 0) return [0, 1, 2, 3, 4, 5, 6];
  return frequency === 'WEEKLY' && days.length > 0 ? days.map(({ weekday }) => weekday) : undefined;
}

/** The days that are left out: those of a rhythm ("Sundays"), or the weekday that is named. */
function daysOf({ recurrence, date, vague, span }: When): number[] {
  if (vague) return daysWithin(vague.from, vague.to);
  const rule = recurrence ? parseRecurrence(recurrence) : null;
  if (rule) return rule.frequency === 'WEEKLY' ? rule.days.map(({ weekday }) => weekday) : [];
  return date && BARE_WEEKDAY.test(span.text) ? [weekday(date)] : [];
}

/** The weekdays of a few days in a row: a weekend. Of a whole week nothing would be left. */
function daysWithin(from: string, to: string): number[] {
  const days: number[] = [];
  for (let day = from; day <= to && days.length < 7; day = addDays(day, 1)) days.push(weekday(day));
  return days;
}
