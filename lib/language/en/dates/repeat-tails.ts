import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Repeat } from '@/lib/language/dates/piece';
import { readAmount } from './amounts';
import { isCount } from './bare-hours';
import { monthAlone } from './month-days';
import { readMonth } from './month-name';
import { readPosition } from './nth';
import { readDayNumber, readOrdinal, readWhole } from './numbers';
import { period } from './periods';
import { readDay } from './relative-days';
import { readWeekdayList, weekdaySet } from './repeat-words';
import { slice } from './slices';
import { after, type Found, skip, type Token, textAt } from './tokens';

type Tail = { repeat: Repeat; next: number };

/** "on mon and fri", "on the 4th", "on the fourth Thursday in November", "on December 21st and 31st". */
function readOn(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  const on = textAt(tokens, index);
  if (on !== 'on' && on !== 'at' && !(on === 'the' && repeat.frequency === 'MONTHLY')) return null;
  const at = on === 'the' ? index : index + 1;
  const days = on === 'on' ? readWeekdayList(tokens, at) : null;
  if (days && repeat.frequency !== 'DAILY')
    return { repeat: { ...repeat, days: weekdaySet(days.value) }, next: days.next };
  if (on === 'on' && /^(?:weekends?|weekdays?)$/.test(textAt(tokens, at)) && repeat.frequency === 'WEEKLY') {
    return {
      repeat: {
        ...repeat,
        days: weekdaySet(textAt(tokens, at).startsWith('weekend') ? [5, 6] : [0, 1, 2, 3, 4]),
      },
      next: at + 1,
    };
  }
  if (repeat.frequency === 'WEEKLY') return weekPosition(tokens, at, repeat);
  if (repeat.frequency === 'MONTHLY') return monthPosition(tokens, at, repeat);
  return repeat.frequency === 'YEARLY' && on === 'on' ? yearPosition(tokens, at, repeat) : null;
}

/** "every week on the 4th day". */
function weekPosition(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  const ordinal = readOrdinal(tokens, skip(tokens, index, 'the'));
  if (!ordinal || ordinal.value > 7 || textAt(tokens, ordinal.next) !== 'day') return null;
  return { repeat: { ...repeat, days: weekdaySet([(ordinal.value + 5) % 7]) }, next: ordinal.next + 1 };
}

function monthPosition(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  const at = skip(tokens, index, 'the');
  const word = textAt(tokens, at);
  if (word === 'beginning' || word === 'begin' || word === 'start')
    return { repeat: { ...repeat, monthDays: [1] }, next: at + 1 };
  if (word === 'end') return { repeat: { ...repeat, monthDays: [-1] }, next: at + 1 };
  const position = readPosition(tokens, index);
  const number = position ?? (textAt(tokens, index - 1) === 'on' ? readDayNumber(tokens, at) : null);
  if (!number || Math.abs(number.value) > 31) return null;
  const days = readWeekdayList(tokens, number.next);
  if (days)
    return {
      repeat: { ...repeat, days: days.value.map((weekday) => ({ nth: number.value, weekday })) },
      next: days.next,
    };
  const more = skip(tokens, number.next, ',', 'and', 'the');
  const second = more > number.next ? readOrdinal(tokens, more) : null;
  const monthDays = [number.value, ...(second ? [second.value] : [])];
  return { repeat: { ...repeat, monthDays }, next: skip(tokens, second?.next ?? number.next, 'day') };
}

function yearPosition(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  const position = readPosition(tokens, index);
  const days = position && readWeekdayList(tokens, position.next);
  if (position && days) {
    const month = readMonth(tokens, skip(tokens, days.next, 'in', 'of'));
    const list = days.value.map((weekday) => ({ nth: position.value, weekday }));
    return {
      repeat: { ...repeat, days: list, ...(month ? { months: [month.value] } : {}) },
      next: month?.next ?? days.next,
    };
  }
  const first = readMonth(tokens, index);
  const day = first
    ? readDayNumber(tokens, skip(tokens, first.next, 'the'))
    : readDayNumber(tokens, skip(tokens, index, 'the'));
  const month = first ?? (day && readMonth(tokens, skip(tokens, day.next, 'of')));
  if (!day || !month) return null;
  const next = Math.max(day.next, month.next);
  const joint = skip(tokens, next, ',', 'and');
  const second = joint > next ? readDayNumber(tokens, joint) : null;
  return {
    repeat: { ...repeat, months: [month.value], monthDays: [day.value, ...(second ? [second.value] : [])] },
    next: second?.next ?? next,
  };
}

/** A day or a month that something can start or end with. */
function readBound(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  const at = skip(tokens, index, 'on', 'in', 'from');
  const day = readDay(tokens, at);
  if (day) return day;
  const part = slice(tokens, at, { dayFirst: false });
  if (part?.piece.day) return { value: part.piece.day, next: part.next };
  const stretch = period(tokens, at, { dayFirst: false }) ?? monthAlone(tokens, at, { dayFirst: false });
  return stretch?.piece.day ? { value: stretch.piece.day, next: stretch.next } : null;
}

/** "starting March 3rd", "from Jan 1 to March 25th", "until April 5th". */
function readBounds(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  const at = skip(tokens, index, ',');
  const word = textAt(tokens, at);
  if (/^(?:starting|beginning|from|begins|starts|commencing|since)$/.test(word) && !repeat.start) {
    const start = readBound(tokens, at + 1);
    if (!start) return null;
    const joint = textAt(tokens, start.next);
    const until =
      word === 'from' && /^(?:to|until|till|through|-)$/.test(joint)
        ? readBound(tokens, start.next + 1)
        : null;
    return {
      repeat: { ...repeat, start: start.value, ...(until ? { until: until.value } : {}) },
      next: until?.next ?? start.next,
    };
  }
  if (/^(?:until|till|til|ending|through|thru)$/.test(word) && !repeat.until) {
    const until = readBound(tokens, at + 1);
    return until && { repeat: { ...repeat, until: until.value }, next: until.next };
  }
  return null;
}

const DAYS_OF: Record<string, number[]> = { weekend: [5, 6], weekends: [5, 6], weekdays: [0, 1, 2, 3, 4] };

/** "every day except Sunday", "every weekday but Friday", "daily except on weekends": the other days of the week. */
function readExcept(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  const at = skip(tokens, index, ',');
  if (textAt(tokens, at) !== 'except' && textAt(tokens, at) !== 'but') return null;
  const from = skip(tokens, at + 1, 'for', 'on', 'not');
  const days = DAYS_OF[textAt(tokens, from)] ?? readWeekdayList(tokens, from)?.value;
  const next = DAYS_OF[textAt(tokens, from)] ? from + 1 : readWeekdayList(tokens, from)?.next;
  // "Except Wednesdays at 1" is at another hour then, and not left out.
  if (next !== undefined && /^(?:at|@)$/.test(textAt(tokens, next))) return null;
  const all =
    repeat.frequency === 'WEEKLY' ? repeat.days?.map(({ weekday }) => weekday) : [0, 1, 2, 3, 4, 5, 6];
  const isDaily = repeat.frequency === 'DAILY' && repeat.interval === 1;
  if (!days || next === undefined || !all || !(isDaily || repeat.frequency === 'WEEKLY')) return null;
  const others = all.filter((day) => !days.includes(day));
  if (others.length === 0) return null;
  return { repeat: { ...repeat, frequency: 'WEEKLY', days: weekdaySet(others) }, next };
}

/** "for 8 times", "10x", "twice", "for 10 occurrences", "for the next six weeks", "for up to 2 months". */
function readCount(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  const isFor = textAt(tokens, index) === 'for';
  const at = isFor ? index + 1 : index;
  if (textAt(tokens, at) === 'twice') return { repeat: { ...repeat, count: 2 }, next: at + 1 };
  const number = readWhole(tokens, at, 3);
  if (
    number &&
    number.value >= 1 &&
    /^(?:x|times|occurrences|time|occasions|sessions)$/.test(textAt(tokens, number.next))
  ) {
    return textAt(tokens, number.next + 1) === 'a'
      ? null
      : { repeat: { ...repeat, count: number.value }, next: number.next + 1 };
  }
  if (!isFor) return null;
  let start = skip(tokens, at, 'up', 'to', 'the', 'next', 'coming');
  const single =
    after(tokens, start, 'month') > 0 || after(tokens, start, 'week') > 0 || after(tokens, start, 'year') > 0;
  if (single && start > at)
    return { repeat: { ...repeat, lasts: { [textAt(tokens, start)]: 1 } }, next: start + 1 };
  if (start === at && readAmount(tokens, at)?.value.hour !== undefined) return null;
  start = skip(tokens, start, 'next');
  const amount = readAmount(tokens, start);
  if (!amount || amount.value.minute || amount.value.hour) return null;
  return { repeat: { ...repeat, lasts: amount.value }, next: amount.next };
}

/** "at 10, 12 and 17": several hours of the day. What is counted ("8 and 20 squats") or goes on behind a comma is none of them. */
function readHours(tokens: readonly Token[], index: number, repeat: Repeat): Tail | null {
  if (textAt(tokens, index) !== 'at') return null;
  const hours: number[] = [];
  let next = index + 1;
  let end = next;
  for (let rounds = 0; rounds < 24; rounds++) {
    const number = tokens[next];
    if (number?.kind !== 'number' || number.text.length > 2 || Number(number.text) > 23) break;
    const behind = textAt(tokens, next + 1);
    if (tokens[next + 1]?.glued && !/^[,.;!?)]$/.test(behind)) return null;
    if (isCount(tokens, next + 1)) break;
    hours.push(Number(number.text));
    end = next + 1;
    const joint = skip(tokens, end, ',', 'and');
    if (joint === end) break;
    next = joint;
  }
  return hours.length > 1 && !/^(?:am|pm|:)$/.test(textAt(tokens, end))
    ? { repeat: { ...repeat, hours }, next: end }
    : null;
}

/** Reads everything that may follow a repetition, in any order, each at most once or twice. */
export function readRepeatTail(tokens: readonly Token[], index: number, repeat: Repeat): Tail {
  let tail: Tail = { repeat, next: index };
  for (let rounds = 0; rounds < 6; rounds++) {
    const more =
      readOn(tokens, tail.next, tail.repeat) ??
      readExcept(tokens, tail.next, tail.repeat) ??
      readBounds(tokens, tail.next, tail.repeat) ??
      readCount(tokens, tail.next, tail.repeat) ??
      readHours(tokens, tail.next, tail.repeat);
    if (!more) break;
    tail = more;
  }
  return tail;
}
