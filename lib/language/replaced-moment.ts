import { isLocalDate } from '@/lib/time/local-date';
import type { Found } from './understanding';
import { anyOf, firstOf } from './words';

const BARE_HOUR = anyOf(({ moments }) => moments.bareHourRule);

/** "the 6th", 六号: the number of a day without its month. Undefined for all other words. */
export function bareDayOfMonth(words: string): number | undefined {
  const plain = words.trim();
  return firstOf(({ moments }) => moments.dayOfMonth(plain));
}

/** "no, the 6th" of something on the 5th of January is the 6th of January, unless that is over. */
export function dayInMonthOf(
  current: string | null | undefined,
  date: Pick<Found<string>, 'value' | 'span'>,
  today: string,
): string {
  const day = current ? bareDayOfMonth(date.span.text) : undefined;
  if (!current || !day) return date.value;
  const inMonth = `${current.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return isLocalDate(inMonth) && inMonth >= today ? inMonth : date.value;
}

/**
 * "at 8 instead" of 7 in the morning is 8 in the morning, "half past 4" of 3 in the afternoon 16:30: what leaves it open keeps the half of the day of what it replaces.
 * Hours at which people sleep are nobody's answer, unless what they replace was as early or as late.
 */
export function hourInHalfOf(
  current: string | null | undefined,
  { value, certainty, from }: Found<string>,
): string {
  if (!current || certainty !== 'inferred' || !BARE_HOUR.test(from ?? '')) return value;
  const before = Number(current.slice(0, 2));
  const hour = (Number(value.slice(0, 2)) % 12) + (before < 12 ? 0 : 12);
  const isLikely = before < 12 ? hour >= 6 || (hour > 0 && before <= 7) : hour < 21 || before >= 19;
  return `${String(isLikely ? hour : (hour + 12) % 24).padStart(2, '0')}${value.slice(2)}`;
}
