import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Repeat } from '@/lib/language/dates/piece';
import { readPart } from './clocks';
import type { FoundPiece, Parser } from './found';
import { holidayNames, pluralParts, pluralWeekdays, weekdays } from './lexicon';
import { readMonth } from './month-name';
import { readDayNumber, readOrdinal, readWhole } from './numbers';
import { readPosition } from './periods';
import { readRepeatTail } from './repeat-tails';
import { after, type Found, skip, type Token, textAt } from './tokens';

const WORKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

export const weekdaySet = (days: readonly number[]): Repeat['days'] =>
  days.map((weekday) => ({ nth: 0, weekday }));

const UNITS = new Map<string, Pick<Repeat, 'frequency' | 'interval'> & { days?: number[] }>([
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

/** "4th", "4th and 10th", "1st, 2nd and 3rd", "2nd and last", "2nd to the last": positions in a list. */
function readPositions(tokens: readonly Token[], index: number): Found<number[]> | null {
  const first = readPosition(tokens, index);
  if (!first) return null;
  const values = [first.value];
  let { next } = first;
  for (let rounds = 0; rounds < 10; rounds++) {
    const at = skip(tokens, next, ',', 'and', '&');
    const more = at > next ? (readPosition(tokens, at) ?? null) : null;
    if (!more) break;
    values.push(more.value);
    next = more.next;
  }
  return { value: values, next };
}

/** "every other", "every third", "each 2nd", "every 3": how many of what follows. */
function readEvery(tokens: readonly Token[], index: number): Found<number> | null {
  const at = textAt(tokens, index) === 'once' ? index + 1 : index;
  if (!/^(?:every|each|evry|any)$/.test(textAt(tokens, at))) return null;
  const next = at + 1;
  const alternate =
    after(tokens, next, 'other') > 0 ? after(tokens, next, 'other') : after(tokens, next, 'second');
  if (alternate > 0) return { value: 2, next: alternate };
  return { value: 1, next: skip(tokens, next, 'single') };
}

type Core = { repeat: Repeat; next: number; part?: FoundPiece['piece']['part'] };

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

function everyUnit(tokens: readonly Token[], index: number, interval: number): Core | null {
  const number = interval === 1 ? (ordinalUnit(tokens, index) ?? readWhole(tokens, index, 3)) : null;
  const at = number?.next ?? index;
  const business =
    /^(?:business|working|work)$/.test(textAt(tokens, at)) && singular(textAt(tokens, at + 1)) === 'day';
  const word = business ? 'workday' : singular(textAt(tokens, at));
  const unit = UNITS.get(word);
  const times = number?.value ?? interval;
  if (unit && times >= 1) {
    const { frequency, days } = unit;
    if (/^(?:of|later|ago)$/.test(textAt(tokens, at + 1)) && !business) return null;
    const repeat: Repeat = {
      frequency,
      interval: unit.interval * times,
      ...(days ? { days: weekdaySet(days) } : {}),
    };
    return { repeat, next: at + (business ? 2 : 1) };
  }
  if (number) return null;
  const part = readPart(tokens, at);
  return part ? { repeat: { frequency: 'DAILY', interval }, part: part.value, next: part.next } : null;
}

/** "every 3rd month": an ordinal before a unit is an interval. */
function ordinalUnit(tokens: readonly Token[], index: number): Found<number> | null {
  const ordinal = readOrdinal(tokens, index);
  return ordinal && UNITS.has(singular(textAt(tokens, ordinal.next))) ? ordinal : null;
}

/** What follows "every": weekdays, positions in a month, a date, a unit. */
function afterEvery(tokens: readonly Token[], index: number, interval: number): Core | null {
  const days = readWeekdayList(tokens, index);
  if (days)
    return { repeat: { frequency: 'WEEKLY', interval, days: weekdaySet(days.value) }, next: days.next };
  const unit = everyUnit(tokens, index, interval);
  if (unit) return unit;
  const positions = readPositions(tokens, index);
  if (positions) return afterPositions(tokens, positions, interval, true);
  return everyDate(tokens, index, interval);
}

/** "first Friday of the month", "4th and 10th of the month", "fourth Thursday in November", "20th and 30th of Aug". */
function afterPositions(
  tokens: readonly Token[],
  positions: Found<number[]>,
  interval: number,
  said: boolean,
): Core | null {
  const days = readWeekdayList(tokens, positions.next);
  let at = days?.next ?? skip(tokens, positions.next, 'day', 'days');
  const isWorkday = /^(?:business|working)$/.test(textAt(tokens, positions.next));
  if (isWorkday) at = positions.next + 2;
  const joint = skip(tokens, at, 'of', 'in', 'on');
  const of = readPeriodOf(tokens, joint, said);
  if (!of || joint === at) return null;
  const step = of.value.interval * interval;
  const frequency = of.value.month === undefined ? ('MONTHLY' as const) : ('YEARLY' as const);
  const months = of.value.month === undefined ? {} : { months: [of.value.month] };
  if (days) {
    const list = days.value.flatMap((weekday) => positions.value.map((nth) => ({ nth, weekday })));
    return { repeat: { frequency, interval: step, days: list, ...months }, next: of.next };
  }
  if (isWorkday)
    return {
      repeat: {
        frequency,
        interval: step,
        days: weekdaySet(WORKDAYS),
        setPositions: positions.value,
        ...months,
      },
      next: of.next,
    };
  return positions.value.every((value) => Math.abs(value) <= 31)
    ? { repeat: { frequency, interval: step, monthDays: positions.value, ...months }, next: of.next }
    : null;
}

/** "each month", "every 3 months", "every 3rd month", "the month", "November"; the article only where repetition was said. */
function readPeriodOf(
  tokens: readonly Token[],
  index: number,
  said: boolean,
): Found<{ interval: number; month?: number }> | null {
  const every = readEvery(tokens, index);
  if (every) {
    const unit = everyUnit(tokens, every.next, every.value);
    return unit?.repeat.frequency === 'MONTHLY'
      ? { value: { interval: unit.repeat.interval }, next: unit.next }
      : null;
  }
  if (!said) return null;
  const at = skip(tokens, index, 'the', 'a');
  if (textAt(tokens, at) === 'month') return { value: { interval: 1 }, next: at + 1 };
  const month = readMonth(tokens, index);
  return month && { value: { interval: 1, month: month.value }, next: month.next };
}

/** "every July 4th", "every Aug 20 and 30", "every 25 December", "every 4/15", "every Christmas". */
function everyDate(tokens: readonly Token[], index: number, interval: number): Core | null {
  const yearly = { frequency: 'YEARLY' as const, interval };
  const month = readMonth(tokens, index);
  if (month) {
    const day = readDayNumber(tokens, skip(tokens, month.next, 'the'));
    if (!day) return { repeat: { ...yearly, months: [month.value] }, next: month.next };
    const joint = skip(tokens, day.next, ',', 'and');
    const second = joint > day.next ? readDayNumber(tokens, joint) : null;
    return {
      repeat: { ...yearly, months: [month.value], monthDays: [day.value, ...(second ? [second.value] : [])] },
      next: second?.next ?? day.next,
    };
  }
  const number = tokens[index];
  if (number?.kind === 'number') {
    const slash = textAt(tokens, index + 1) === '/' ? tokens[index + 2] : undefined;
    if (slash?.kind === 'number' && Number(number.text) <= 12 && Number(slash.text) <= 31) {
      return {
        repeat: { ...yearly, months: [Number(number.text)], monthDays: [Number(slash.text)] },
        next: index + 3,
      };
    }
    const behind = readMonth(tokens, index + 1);
    return behind
      ? { repeat: { ...yearly, months: [behind.value], monthDays: [Number(number.text)] }, next: behind.next }
      : null;
  }
  for (const [phrase, name] of holidayNames) {
    const next = after(tokens, index, phrase);
    const spec: DaySpec = { is: 'holiday', name };
    if (next > 0) return { repeat: { ...yearly, holiday: spec }, next };
  }
  return null;
}

/** Words after which "daily" and the like stand for themselves; before a noun they are adjectives. */
const AFTER_AN_ADVERB =
  /^(?:at|on|in|for|from|to|until|till|starting|beginning|and|or|with|by|every|after|before|around|between|during|except|this|next|the|please|x|am|pm|night|morning|noon|mornings|evenings|twice|once|ends?|ending|through|thru|when|if|while|so|because|i|we|as)$/;

/** "daily", "tuesdays", "on weekdays", "mornings", "once a week", "twice a day" and "semi-annually": no "every" needed. */
function withoutEvery(tokens: readonly Token[], index: number): Core | null {
  const word = textAt(tokens, index);
  const hyphenated =
    /^(?:semi|bi)$/.test(word) && textAt(tokens, index + 1) === '-' ? word + textAt(tokens, index + 2) : null;
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
  if (word === 'weekdays' || word === 'workdays')
    return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(WORKDAYS) }, next: index + 1 };
  if (word === 'weekends')
    return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(WEEKEND) }, next: index + 1 };
  if (pluralWeekdays.has(word) && word !== 'mons') {
    const days = readWeekdayList(tokens, index);
    if (days)
      return { repeat: { frequency: 'WEEKLY', interval: 1, days: weekdaySet(days.value) }, next: days.next };
  }
  const part = pluralParts.get(word);
  const counted =
    tokens[index - 1]?.kind === 'number' ||
    /^(?:two|three|four|five|six|seven|several|few|many)$/.test(textAt(tokens, index - 1));
  if (part && !counted) return { repeat: { frequency: 'DAILY', interval: 1 }, part, next: index + 1 };
  return timesAPeriod(tokens, index);
}

/** "once a week", "one a day", "once per year", "once every two weeks". */
function timesAPeriod(tokens: readonly Token[], index: number): Core | null {
  const word = textAt(tokens, index);
  if (word !== 'once' && word !== 'one') return null;
  if (!/^(?:a|per|each)$/.test(textAt(tokens, index + 1))) return null;
  const unit = UNITS.get(textAt(tokens, index + 2));
  if (!unit || unit.days || textAt(tokens, index + 3) === 'ago') return null;
  return { repeat: { frequency: unit.frequency, interval: unit.interval }, next: index + 3 };
}

/** "4th of every month", "the first Friday of each month", "first, second and third Friday of each month". */
function positionsFirst(tokens: readonly Token[], index: number): Core | null {
  const positions = readPositions(tokens, index);
  return positions && afterPositions(tokens, positions, 1, false);
}

/** Everything that repeats, with what follows it: days, times, a start, an end, a count. */
export const repeat: Parser = (tokens, index) => {
  const every = readEvery(tokens, index);
  const core = every
    ? afterEvery(tokens, every.next, every.value)
    : (positionsFirst(tokens, index) ?? withoutEvery(tokens, index));
  if (!core) return null;
  const { repeat: value, next } = readRepeatTail(tokens, core.next, core.repeat);
  return { piece: { rule: 'repeat', repeat: value, ...(core.part ? { part: core.part } : {}) }, next };
};
