import { dayParts } from '@/lib/language/dates/clock';
import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Repeat } from '@/lib/language/dates/piece';
import { bareHour } from './bare-hours';
import { clock } from './clocks';
import { readPart } from './day-parts';
import type { Parser } from './found';
import { holidayNames } from './lexicon';
import { readMonth } from './month-name';
import { readPosition } from './nth';
import { readDayNumber, readOrdinal, readWhole } from './numbers';
import { readWhichPeriod } from './periods';
import { readRepeatTail } from './repeat-tails';
import { type Core, readWeekdayList, UNITS, WORKDAYS, weekdaySet, withoutEvery } from './repeat-words';
import { after, type Found, skip, type Token, textAt } from './tokens';

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
  if (/^(?:alternate|alternating)$/.test(textAt(tokens, at))) return { value: 2, next: at + 1 };
  if (!/^(?:every|each|evry|any)$/.test(textAt(tokens, at))) return null;
  const next = at + 1;
  const alternate =
    after(tokens, next, 'other') > 0 ? after(tokens, next, 'other') : after(tokens, next, 'second');
  if (alternate > 0) return { value: 2, next: alternate };
  return { value: 1, next: skip(tokens, next, 'single') };
}

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

function everyUnit(tokens: readonly Token[], index: number, interval: number): Core | null {
  const half =
    interval === 1 ? Math.max(after(tokens, index, 'half hour'), after(tokens, index, 'half an hour')) : -1;
  if (half > 0) return { repeat: { frequency: 'MINUTELY', interval: 30 }, next: half };
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
  if (said && days && joint === at) return everyNthWeekday(positions.value, days, interval);
  if (!of || (joint === at && readEvery(tokens, joint) === null)) return null;
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

/** "every first Monday", "every third Wednesday": of the month. ("Every second Monday" is every other one, read before.) */
function everyNthWeekday(positions: number[], days: Found<number[]>, interval: number): Core | null {
  if (positions.some((nth) => nth === 0 || Math.abs(nth) > 5)) return null;
  const list = days.value.flatMap((weekday) => positions.map((nth) => ({ nth, weekday })));
  return { repeat: { frequency: 'MONTHLY', interval, days: list }, next: days.next };
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

/** "4th of every month", "the first Friday of each month", "first, second and third Friday of each month". */
function positionsFirst(tokens: readonly Token[], index: number): Core | null {
  const positions = readPositions(tokens, index);
  return positions && afterPositions(tokens, positions, 1, false);
}

/** "every morning and evening", "daily in the morning and at night": several times of each day, at the usual hours of their parts. */
function readPartsOfDay(tokens: readonly Token[], core: Core): Found<number[]> | null {
  if (core.repeat.frequency !== 'DAILY' && core.repeat.frequency !== 'WEEKLY') return null;
  const first = core.part
    ? { value: core.part, next: core.next }
    : readPart(tokens, skip(tokens, core.next, ',', 'in', 'the'));
  if (!first) return null;
  const named = [first.value];
  let { next } = first;
  for (let rounds = 0; rounds < 3; rounds++) {
    const joint = skip(tokens, next, ',', 'and', '&', 'in', 'at', 'the');
    const more = joint > next ? readPart(tokens, joint) : null;
    if (!more || /^(?:am|pm)$/.test(textAt(tokens, more.next - 1))) break;
    named.push(more.value);
    next = more.next;
  }
  return named.length > 1
    ? { value: named.map((part) => Number(dayParts[part].start.slice(0, 2))), next }
    : null;
}

/** Everything that repeats, with what follows it: days, times, a start, an end, a count. */
export const repeat: Parser = (tokens, index, settings) => {
  // "Any day next week" asks for one of them.
  if (textAt(tokens, index) === 'any' && readWhichPeriod(tokens, index + 2)) return null;
  const every = readEvery(tokens, index);
  const core = every
    ? afterEvery(tokens, every.next, every.value)
    : (positionsFirst(tokens, index) ?? withoutEvery(tokens, index));
  if (!core) return null;
  const several = readPartsOfDay(tokens, core);
  const begun = several ? { ...core.repeat, hours: several.value, loose: true } : core.repeat;
  const { repeat: value, next } = readRepeatTail(tokens, several?.next ?? core.next, begun);
  const part = core.part && !several ? { part: core.part } : {};
  // "every Monday at 6pm until Dec 20": the hour stands between the repetition and its end.
  const hour = skip(tokens, next, ',', 'at');
  const timed = clock(tokens, hour, settings) ?? (hour > next ? bareHour(tokens, hour, settings) : null);
  const tail = timed?.piece.clock ? readRepeatTail(tokens, timed.next, value) : null;
  return timed && tail && tail.next > timed.next
    ? { piece: { rule: 'repeat', repeat: tail.repeat, clock: timed.piece.clock, ...part }, next: tail.next }
    : { piece: { rule: 'repeat', repeat: value, ...part }, next };
};
