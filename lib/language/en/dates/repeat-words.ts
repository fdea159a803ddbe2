import type { Repeat } from '@/lib/language/dates/piece';
import type { FoundPiece } from './found';
import { pluralParts, pluralWeekdays, weekdays } from './lexicon';
import { readWhole } from './numbers';
import { type Found, skip, type Token, textAt } from './tokens';

export const WORKDAYS = [0, 1, 2, 3, 4];

const WEEKEND = [5, 6];

export const weekdaySet = (days: readonly number[]): Repeat['days'] =>
  days.map((weekday) => ({ nth: 0, weekday }));

export const UNITS = new Map<string, Pick<Repeat, 'frequency' | 'interval'> & { days?: number[] }>([
  ['second', { frequency: 'SECONDLY', interval: 1 }],
  ['sec', { frequency: 'SECONDLY', interval: 1 }],
  ['minute', { frequency: 'MINUTELY', interval: 1 }],
  ['min', { frequency: 'MINUTELY', interval: 1 }],
  ['hour', { frequency: 'HOURLY', interval: 1 }],
  ['hr', { frequency: 'HOURLY', interval: 1 }],
  ['day', { frequency: 'DAILY', interval: 1 }],
  ['week', { frequency: 'WEEKLY', interval: 1 }],
  ['fortnight', { frequency: 'WEEKLY', interval: 2 }],
  ['month', { frequency: 'MONTHLY', interval: 1 }],
  ['quarter', { frequency: 'MONTHLY', interval: 3 }],
  ['year', { frequency: 'YEARLY', interval: 1 }],
  ['weekday', { frequency: 'WEEKLY', interval: 1, days: WORKDAYS }],
  ['workday', { frequency: 'WEEKLY', interval: 1, days: WORKDAYS }],
  ['weekend', { frequency: 'WEEKLY', interval: 1, days: WEEKEND }],
]);

const ADVERBS = new Map<string, Pick<Repeat, 'frequency' | 'interval'>>([
  ['daily', { frequency: 'DAILY', interval: 1 }],
  ['everyday', { frequency: 'DAILY', interval: 1 }],
  ['nightly', { frequency: 'DAILY', interval: 1 }],
  ['hourly', { frequency: 'HOURLY', interval: 1 }],
  ['weekly', { frequency: 'WEEKLY', interval: 1 }],
  ['biweekly', { frequency: 'WEEKLY', interval: 2 }],
  ['fortnightly', { frequency: 'WEEKLY', interval: 2 }],
  ['monthly', { frequency: 'MONTHLY', interval: 1 }],
  ['bimonthly', { frequency: 'MONTHLY', interval: 2 }],
  ['quarterly', { frequency: 'MONTHLY', interval: 3 }],
  ['semiannual', { frequency: 'MONTHLY', interval: 6 }],
  ['semiannually', { frequency: 'MONTHLY', interval: 6 }],
  ['halfyearly', { frequency: 'MONTHLY', interval: 6 }],
  ['biannually', { frequency: 'MONTHLY', interval: 6 }],
  ['yearly', { frequency: 'YEARLY', interval: 1 }],
  ['annually', { frequency: 'YEARLY', interval: 1 }],
  ['annual', { frequency: 'YEARLY', interval: 1 }],
]);

export const repeatWords: readonly string[] = [...ADVERBS.keys(), 'weekdays', 'workdays', 'weekends'];

/** "Monday", "Mondays", "mon and fri", "Tue, Thu", "Mon-Wed", "Saturdays through Tuesdays"; the days, 0 = Monday. */
export function readWeekdayList(tokens: readonly Token[], index: number): Found<number[]> | null {
  const dayAt = (at: number) => weekdays.get(textAt(tokens, at)) ?? pluralWeekdays.get(textAt(tokens, at));
  const first = dayAt(index);
  if (first === undefined) return null;
  const days = [first];
  let next = skip(
    tokens,
    index + 1,
    textAt(tokens, index).length <= 5 && textAt(tokens, index + 1) === '.' && tokens[index + 2] ? '.' : '',
  );
  for (let rounds = 0; rounds < 7; rounds++) {
    const joint = textAt(tokens, next);
    const through = /^(?:-|to|through|thru|till|until|~)$/.test(joint);
    const at = through ? next + 1 : skip(tokens, next, ',', 'and', 'or', '&', '/', 'every');
    const day = at > next ? dayAt(at) : undefined;
    if (day === undefined) break;
    if (through)
      for (let between = ((days.at(-1) ?? 0) + 1) % 7; between !== day; between = (between + 1) % 7)
        days.push(between);
    days.push(day);
    next = at + 1;
  }
  return { value: [...new Set(days)], next };
}

export type Core = { repeat: Repeat; next: number; part?: FoundPiece['piece']['part'] };

/** Words after which "daily" and the like stand for themselves; before a noun they are adjectives. */
const AFTER_AN_ADVERB =
  /^(?:at|on|in|for|from|to|until|till|starting|beginning|and|or|with|by|every|after|before|around|between|during|except|this|next|the|please|x|am|pm|night|morning|noon|mornings|evenings|twice|once|ends?|ending|through|thru|when|if|while|so|because|i|we|as)$/;

/** "daily", "tuesdays", "on weekdays", "mornings", "once a week", "twice a day" and "semi-annually": no "every" needed. */
export function withoutEvery(tokens: readonly Token[], index: number): Core | null {
  const word = textAt(tokens, index);
  const hyphenated =
    /^(?:semi|bi|half)$/.test(word) && textAt(tokens, index + 1) === '-'
      ? word + textAt(tokens, index + 2)
      : null;
  const adverb = ADVERBS.get(hyphenated ?? word);
  if (adverb) {
    const next = index + (hyphenated ? 3 : 1);
    const isAdjective = tokens[next]?.kind === 'word' && !AFTER_AN_ADVERB.test(textAt(tokens, next));
    if (isAdjective && (word === 'annual' || word === 'hourly')) return null;
    return {
      repeat: { ...adverb, ...(isAdjective ? { adjective: true } : {}) },
      next,
      ...(word === 'nightly' ? { part: 'night' as const } : {}),
    };
  }
  const counted =
    tokens[index - 1]?.kind === 'number' ||
    /^(?:two|three|four|five|six|seven|several|few|many)$/.test(textAt(tokens, index - 1));
  if ((word === 'weekdays' || word === 'workdays') && !counted)
    return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(WORKDAYS) }, next: index + 1 };
  if (word === 'weekends' && !counted)
    return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(WEEKEND) }, next: index + 1 };
  const listed = readWeekdayList(tokens, index);
  const mornings = listed && pluralParts.get(textAt(tokens, listed.next));
  // "Tuesday and Friday mornings" are those of every week.
  if (listed && mornings)
    return {
      repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(listed.value) },
      part: mornings,
      next: listed.next + 1,
    };
  const kind = word === 'weekday' ? WORKDAYS : word === 'weekend' ? WEEKEND : undefined;
  const part = pluralParts.get(textAt(tokens, index + 1));
  if (kind && part)
    return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(kind) }, part, next: index + 2 };
  if (pluralWeekdays.has(word) && word !== 'mons') {
    const days = readWeekdayList(tokens, index);
    if (days)
      return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(days.value) }, next: days.next };
  }
  if (weekdays.has(word) && textAt(tokens, index + 1) === '/' && weekdays.has(textAt(tokens, index + 2))) {
    const days = readWeekdayList(tokens, index);
    if (days)
      return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(days.value) }, next: days.next };
  }
  const alone = pluralParts.get(word);
  if (alone && !counted) return { repeat: { frequency: 'DAILY', interval: 1 }, part: alone, next: index + 1 };
  return timesAPeriod(tokens, index);
}

/** "once", "one", "twice", "three times", "several times"; `isOften` when it is more than one. */
function readTimes(tokens: readonly Token[], index: number): { isOften: boolean; next: number } | null {
  const word = textAt(tokens, index);
  if (word === 'once' || word === 'one') {
    if (textAt(tokens, index + 1) === 'or' && textAt(tokens, index + 2) === 'twice')
      return { isOften: true, next: index + 3 };
    return { isOften: false, next: index + 1 };
  }
  if (word === 'twice' || word === 'thrice') return { isOften: true, next: index + 1 };
  const isLoose = /^(?:several|few|couple)$/.test(word);
  const count = isLoose ? { value: 2, next: skip(tokens, index + 1, 'of') } : readWhole(tokens, index, 2);
  if (!count || count.value < 1 || textAt(tokens, count.next) !== 'times') return null;
  return { isOften: true, next: count.next + 1 };
}

/** "once a week", "one a day", "once per year"; "twice a day" says how often, and leaves open when. */
function timesAPeriod(tokens: readonly Token[], index: number): Core | null {
  const times = readTimes(tokens, index);
  if (!times || !/^(?:a|per|each)$/.test(textAt(tokens, times.next))) return null;
  const unit = UNITS.get(textAt(tokens, times.next + 1));
  if (!unit || unit.days || textAt(tokens, times.next + 2) === 'ago') return null;
  const { frequency, interval } = unit;
  return { repeat: { frequency, interval, ...(times.isOften ? { loose: true } : {}) }, next: times.next + 2 };
}
