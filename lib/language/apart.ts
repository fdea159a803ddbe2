import type { Region } from './grammar';
import type { Schedule } from './schedule';
import type { Sentence } from './sentence';
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

function hasWords(sentence: Sentence, region: Region): boolean {
  return /\p{L}/u.test(sentence.masked.slice(region.start, region.end));
}

const BESIDE = new RegExp(
  `^[\\s,，]*(?:${alternatives(({ orders }) => orders.and)}|${alternatives(({ orders }) => orders.or)}|、)?[\\s,，]*$`,
);

/** Whether nothing of an expression came into the schedule: it says another moment, and must not be lost without a word. */
export function isLeftOver(
  when: When,
  index: number,
  whens: readonly When[],
  sentence: Sentence,
  schedule: Schedule,
): boolean {
  if (!isMoment(when) || when.recurrence) return false;
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
