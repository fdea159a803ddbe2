import type { Region } from './grammar';
import { areMarkers } from './markers';
import type { Schedule } from './schedule';
import { DATE, type Sentence } from './sentence';
import type { When } from './types';
import { alternatives } from './words';

/** Whether an expression says when something is, rather than how long it takes or how long before to be reminded. */
const isMoment = (when: When): boolean =>
  when.reminderMinutesBefore === undefined && (when.date ?? when.time ?? when.vague) !== undefined;

const hasDay = (when: When): boolean =>
  when.vague !== undefined ||
  when.recurrence !== undefined ||
  (when.date !== undefined && when.certainty.date === 'said');

const hasHour = (when: When): boolean => when.time !== undefined;

/** Between moments side by side. */
export const BESIDE = new RegExp(
  `^[\\s,，]*(?:${alternatives(({ orders }) => orders.and)}|${alternatives(({ orders }) => orders.or)}|、)?[\\s,，]*$`,
);

/**
 * Whether two stretches of a sentence each have words and a moment of their own that cannot both be of one todo: two days, or two
 * times ("standup at 9, dentist at 11"). "Meeting tomorrow, room 5 at 3" is one.
 */
export function areApart(sentence: Sentence, left: Region, right: Region): boolean {
  const momentsIn = (region: Region) =>
    sentence.whens.filter(
      (when) => when.span.start >= region.start && when.span.end <= region.end && isMoment(when),
    );
  const [before, after] = [momentsIn(left), momentsIn(right)];
  if (![left, right].every((region) => hasWords(sentence, region))) return false;
  return [hasDay, hasHour].some((has) => before.some(has) && after.some(has));
}

/** Where the next piece of a list begins. */
const NEXT = new RegExp(
  `[,，、;；\\n]|(?: |(?<=[^\\x00-\\x7f]))(?:${alternatives(({ orders }) => orders.joining)})`,
  'u',
);

/**
 * Whether what stands behind a place, up to the next mark, is nothing but tags, a priority or a length ("…, p1, #work, and …", …，1个小时，…):
 * it says more about the todo in front of it.
 */
export function saysMore({ masked, whens }: Sentence, from: number, to: number): boolean {
  const words = masked.slice(from, to);
  const next = words.search(NEXT);
  const end = next < 0 ? to : from + next;
  if (areMarkers(masked.slice(from, end))) return true;
  const inside = whens.filter(({ span }) => span.start >= from && span.end <= end);
  const isBare = masked.slice(from, end).replaceAll(DATE, '').trim() === '';
  return isBare && inside.length > 0 && !inside.some(isMoment);
}

/** Closes what is said of one todo: a mark, or the end. */
const CLOSED = /^[ ]*(?:[,，、;；.。!！?？\n]|$)/;

/**
 * Whether a place to part a sentence lies between two moments of one kind that stand side by side: "at 8 and 20", 8点、12点, "on Monday and
 * Friday". Where words follow that do not go on with what was said, they begin with the second: "call Bob at 9 and at 11 call Ann".
 */
export function isWithinMoments(sentence: Sentence, cut: Region, goesOn: RegExp | null): boolean {
  const { whens, masked } = sentence;
  const at = whens.findIndex(({ span }) => span.start >= cut.start);
  const [before, after] = [whens[at - 1], whens[at]];
  if (!before || !after || !areAlike(before, after)) return false;
  const isBare = (start: number, end: number) => masked.slice(start, end).replaceAll(DATE, '').trim() === '';
  if (!isBare(before.span.end, cut.start) || !isBare(cut.end, after.span.start)) return false;
  const last = lastInRow(sentence, at);
  if (!last || CLOSED.test(masked.slice(last.when.span.end))) return last !== undefined;
  // "at 8 and 20 left eye": a bare number is nothing that a todo begins with.
  return (
    last.isClosed &&
    (BARE_NUMBER.test(after.span.text) || goesOn?.test(masked.slice(last.when.span.end)) === true)
  );
}

const BARE_NUMBER = /^\d{1,2}$/;

const areAlike = (a: When, b: When): boolean =>
  isMoment(a) && isMoment(b) && (hasHour(a) ? hasHour(b) : hasDay(a) && hasDay(b));

/** The last of the moments that stand side by side from the one before a place on, and whether "and" stands before it. */
function lastInRow({ whens, masked }: Sentence, at: number): { when: When; isClosed: boolean } | undefined {
  let last: { when: When; isClosed: boolean } | undefined;
  for (let index = at; index < whens.length; index++) {
    const [before, when] = [whens[index - 1], whens[index]];
    if (!before || !when || !areAlike(before, when)) break;
    const between = masked.slice(before.span.end, when.span.start);
    if (!BESIDE.test(between)) break;
    last = { when, isClosed: /\p{L}/u.test(between) };
  }
  return last;
}

function hasWords(sentence: Sentence, region: Region): boolean {
  return /\p{L}/u.test(sentence.masked.slice(region.start, region.end));
}

/** Whether nothing of an expression came into the schedule: it says another moment, and must not be lost without a word. */
export function isLeftOver(
  when: When,
  index: number,
  whens: readonly When[],
  sentence: Sentence,
  schedule: Schedule,
): boolean {
  // A second rhythm with an hour of its own cannot be of the same todo.
  const { recurrence } = schedule;
  if (when.recurrence)
    return (
      when.time !== undefined &&
      recurrence?.span.start !== when.span.start &&
      recurrence?.value.startsWith(when.recurrence) === false
    );
  if (!isMoment(when)) return false;
  const isUsed = [
    schedule.dueDate,
    schedule.dueTime,
    schedule.recurrence,
    schedule.vague,
    schedule.durationMinutes,
    schedule.moments,
  ].some((found) => found?.span.start === when.span.start);
  const isListed = [whens[index - 1], whens[index + 1]].some((other) => {
    const [first, second] = other && other.span.start < when.span.start ? [other, when] : [when, other];
    return second && BESIDE.test(sentence.masked.slice(first?.span.end, second.span.start));
  });
  const isEnd = when.deadline === true && schedule.recurrence?.value.includes('UNTIL=') === true;
  if (isUsed || isListed || isEnd) return false;
  const isOtherDay =
    when.date !== undefined && when.certainty.date === 'said' && when.date !== schedule.dueDate?.value;
  const isOtherHour = when.time !== undefined && when.time !== schedule.dueTime?.value;
  return isOtherDay || isOtherHour;
}
