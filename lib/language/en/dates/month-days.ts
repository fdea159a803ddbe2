import type { DaySpec } from '@/lib/language/dates/day-spec';
import { daysInMonth } from '@/lib/time/local-date';
import { doingWords } from '../verbs';
import { isClockMark, readRow } from './day-rows';
import type { FoundPiece, Parser } from './found';
import { months, parts, plainMonths } from './lexicon';
import { AFTER_THE_VERB, readMonth } from './month-name';
import { readDayNumber, readOrdinal, readYear } from './numbers';
import { readWhichPeriod } from './periods';
import { shortYearAfter, shortYearBehind } from './short-years';
import { type Found, skip, type Token, textAt } from './tokens';

const RANGE_WORDS = new Set(['-', '~', 'to', 'through', 'thru', 'until', 'till', 'til', 'untill', 'and']);

/** A year after a day and a month: "2026", ", 2026", "of 2026", "-2026", "'26"; or "of next year". */
function readYearAfter(tokens: readonly Token[], index: number): Found<{ year?: number; of?: DaySpec }> {
  let at = index;
  for (const word of [',', '-', '/', 'of', 'in']) if (textAt(tokens, at) === word) at++;
  const year = readYear(tokens, at);
  if (year && textAt(tokens, year.next) !== ':') return { value: { year: year.value }, next: year.next };
  const of = readWhichPeriod(tokens, at);
  if (of && of.value.is === 'period' && of.value.unit === 'year')
    return { value: { of: of.value }, next: of.next };
  return shortYearBehind(tokens, at) ?? { value: {}, next: index };
}

const isRealDay = (month: number, day: number): boolean => day >= 1 && day <= daysInMonth(2024, month);

function dateOf(month: number, day: number, tail: { year?: number; of?: DaySpec }): DaySpec {
  if (tail.of) return { is: 'dayOfMonth', day, of: { is: 'month', month, of: tail.of } };
  return { is: 'date', month, day, ...(tail.year === undefined ? {} : { year: tail.year }) };
}

/** The second day of a range within one month: "- 15", "through the 17th". */
function readRangeEnd(
  tokens: readonly Token[],
  index: number,
  first: { value: number; isOrdinal: boolean },
): Found<number> | null {
  const word = textAt(tokens, index);
  if (!RANGE_WORDS.has(word)) return null;
  const day = readDayNumber(tokens, skip(tokens, index + 1, 'the'));
  if (!day || day.value <= first.value) return null;
  const behind = textAt(tokens, day.next);
  if (
    isClockMark(tokens, day.next) ||
    behind === '/' ||
    /^(?:am|pm|a|p|h)$/.test(behind) ||
    months.has(behind)
  )
    return null;
  return word === 'and' && !day.isOrdinal ? null : day;
}

/** "August 10", "Aug. 10th, 2026", "Aug-10-2026", "April the ninth", "July 13 - 15". */
export const monthThenDay: Parser = (tokens, index) => {
  const month = readMonth(tokens, index);
  if (!month) return null;
  let at = month.next;
  for (const mark of ['-', '/', ',', '.']) if (textAt(tokens, at) === mark && at === month.next) at++;
  at = skip(tokens, at, 'the');
  const day = readDayNumber(tokens, at);
  if (!day || !isRealDay(month.value, day.value)) return null;
  const behind = tokens[day.next];
  if (isClockMark(tokens, day.next)) return null;
  if (behind?.glued && behind.kind === 'word' && !day.isOrdinal) return null;
  if (!day.isOrdinal && /^(?:am|pm|percent|people|items|times)$/.test(textAt(tokens, day.next))) return null;
  const row = readRow(tokens, day);
  const end = row ?? readRangeEnd(tokens, day.next, day);
  const tail = readYearAfter(tokens, end?.next ?? day.next);
  const date = dateOf(month.value, day.value, tail.value);
  if (end && isRealDay(month.value, end.value)) {
    return {
      piece: { rule: 'days of a month', day: date, endDay: dateOf(month.value, end.value, tail.value) },
      next: tail.next,
    };
  }
  return (
    shortYearAfter(tokens, day, month.value, tail) ?? {
      piece: { rule: 'month and day', day: date },
      next: tail.next,
    }
  );
};

/** "10 August 2026", "the 10th of August", "15Sep", "10-August-2026", "13 to 15 July", "between the 9th and the 17th of April". */
export const dayThenMonth: Parser = (tokens, index) => {
  const start = skip(tokens, index, 'the');
  const first = readDayNumber(tokens, start);
  if (!first || tokens[start - 1]?.text === '$') return null;
  const direct = readMonthAfter(tokens, first.next);
  if (direct && isRealDay(direct.value, first.value)) {
    if (textAt(tokens, direct.next - 1) === 'may' && AFTER_THE_VERB.test(textAt(tokens, direct.next)))
      return null;
    const tail = readYearAfter(tokens, direct.next);
    return {
      piece: { rule: 'day and month', day: dateOf(direct.value, first.value, tail.value) },
      next: tail.next,
    };
  }
  const listed = textAt(tokens, first.next) === ',' && first.isOrdinal ? monthOfList(tokens, first) : null;
  if (listed) return listed;
  if (!RANGE_WORDS.has(textAt(tokens, first.next))) return null;
  const second = readDayNumber(tokens, skip(tokens, first.next + 1, 'the'));
  const inMonth = second && second.value > first.value ? daysOfWhichMonth(tokens, first.value, second) : null;
  if (inMonth) return inMonth;
  const month = second && readMonthAfter(tokens, second.next);
  if (!second || !month || !isRealDay(month.value, second.value) || second.value <= first.value) return null;
  const tail = readYearAfter(tokens, month.next);
  // "From 5 to 6 of April 22": two days of a month, or two hours of a day.
  const areHours = tail.next === month.next && readDayNumber(tokens, month.next) !== null;
  return {
    piece: {
      rule: 'days of a month',
      day: dateOf(month.value, first.value, tail.value),
      endDay: dateOf(month.value, second.value, tail.value),
      ...(areHours ? { unsettled: true } : {}),
    },
    next: areHours ? month.next + 1 : tail.next,
  };
};

/** "the 5th, 6th and 7th of May": the first of the list is a day of that month too. */
function monthOfList(tokens: readonly Token[], first: Found<number>): FoundPiece | null {
  let { next } = first;
  for (let rounds = 0; rounds < 6; rounds++) {
    const at = skip(tokens, next, ',', 'and', 'the');
    const more = at > next ? readOrdinal(tokens, at) : null;
    if (!more) break;
    next = more.next;
  }
  const month = next > first.next && textAt(tokens, next) === 'of' ? readMonth(tokens, next + 1) : null;
  if (!month || !isRealDay(month.value, first.value)) return null;
  const tail = readYearAfter(tokens, month.next);
  return {
    piece: { rule: 'day and month', day: dateOf(month.value, first.value, tail.value) },
    next: first.next,
  };
}

/** "4 to 22 this month", "the 3rd to the 5th of next month". */
function daysOfWhichMonth(tokens: readonly Token[], first: number, last: Found<number>): FoundPiece | null {
  const of = readWhichPeriod(tokens, skip(tokens, last.next, 'of'));
  if (of?.value.is !== 'period' || of.value.unit !== 'month') return null;
  const day = (value: number): DaySpec => ({ is: 'dayOfMonth', day: value, of: of.value });
  return { piece: { rule: 'days of a month', day: day(first), endDay: day(last.value) }, next: of.next };
}

function readMonthAfter(tokens: readonly Token[], index: number): Found<number> | null {
  let at = index;
  const mark = textAt(tokens, at);
  if (mark === '.' || mark === '-' || mark === '/' || mark === ',') at++;
  at = skip(tokens, at, 'day', 'of');
  return readMonth(tokens, at);
}

/** "32 December": a day that does not exist is not the whole month instead. */
const isImpossibleDay = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  return before?.kind === 'number' && before.text.length === 2 && Number(before.text) > 31;
};

/** A month with or without a year: "Sep 2026", "2026 August", "Nov, 2026", "Dec/2026", "June next year", "in March". */
export const monthAlone: Parser = (tokens, index) => {
  const leadingYear = readYear(tokens, index);
  if (leadingYear && tokens[index]?.kind === 'number') {
    const mark = /^[,\-/]$/.test(textAt(tokens, leadingYear.next)) ? 1 : 0;
    const month = readMonth(tokens, leadingYear.next + mark);
    if (!month) return null;
    const day = readDayNumber(tokens, skip(tokens, month.next, '-', '/'));
    if (day && tokens[day.next]?.text !== ':' && isRealDay(month.value, day.value)) {
      return {
        piece: {
          rule: 'year, month and day',
          day: { is: 'date', month: month.value, day: day.value, year: leadingYear.value },
        },
        next: day.next,
      };
    }
    return {
      piece: { rule: 'month of a year', day: { is: 'month', month: month.value, year: leadingYear.value } },
      next: month.next,
    };
  }
  const month = readMonth(tokens, index);
  if (!month || isImpossibleDay(tokens, index)) return null;
  if (textAt(tokens, index) === 'may' && AFTER_THE_VERB.test(textAt(tokens, index + 1))) return null;
  if (textAt(tokens, month.next) === 'after' && textAt(tokens, month.next + 1) === 'next') {
    return {
      piece: { rule: 'month after next', day: { is: 'month', month: month.value, which: 'afterNext' } },
      next: month.next + 2,
    };
  }
  const { value, next } = readYearAfter(tokens, month.next);
  if (next > month.next)
    return { piece: { rule: 'month of a year', day: { is: 'month', month: month.value, ...value } }, next };
  if (tokens[month.next]?.kind === 'number' && textAt(tokens, month.next).length > 4) return null;
  // "31 February", "June 31st": a day that does not exist is not the whole month instead.
  if (
    readDayNumber(tokens, month.next) ||
    readDayNumber(tokens, index - 1)?.next === index ||
    readOrdinal(tokens, index - 2)?.next === index
  )
    return null;
  const isPlain = plainMonths.has(textAt(tokens, index));
  return {
    piece: { rule: 'month', day: { is: 'month', month: month.value }, ...(isPlain ? {} : { weak: true }) },
    next: month.next,
  };
};

/** "the 15th", "the twenty second", "on 15"; a cardinal needs its preposition. */
export const dayOfMonth: Parser = (tokens, index) => {
  const lead = textAt(tokens, index - 1);
  if (months.has(lead)) return null;
  const the = textAt(tokens, index) === 'the' ? 1 : 0;
  const ordinal = readOrdinal(tokens, index + the);
  const day = ordinal ? { ...ordinal, isOrdinal: true } : readDayNumber(tokens, index + the);
  if (!day || day.value > 31 || tokens[index + the]?.glued) return null;
  const behind = textAt(tokens, day.next);
  // "On the 15th put the bins out": where an order begins, the day is over.
  const isBeforeOrder = lead === 'on' && the === 1 && ordinal !== null && doingWords.has(behind);
  const ends =
    isBeforeOrder ||
    behind === '' ||
    /^(?:[.,!?;)]|at|from|by|for|to|and|in|between|with|until|this|@|-)$/.test(behind);
  if (!day.isOrdinal && !(ends && (lead === 'on' || (the === 1 && (lead === 'for' || lead === 'on')))))
    return null;
  const isPartOfMore =
    tokens[day.next]?.text === '-' &&
    (tokens[day.next + 1]?.kind === 'word' || (!day.isOrdinal && tokens[day.next]?.glued));
  if (tokens[day.next]?.kind === 'number' || isPartOfMore) return null;
  const isWord = tokens[index + the]?.kind === 'word';
  if (!the && (isWord || !day.isOrdinal) && lead !== 'on') return null;
  if (isWord && !day.isOrdinal && !the) return null;
  if (!ends && tokens[day.next]?.kind === 'word' && !parts.has(behind)) return null;
  const weak = !ends || (isWord && lead !== 'on' && lead !== 'for' && lead !== 'by');
  return {
    piece: {
      rule: 'day of the month',
      day: { is: 'dayOfMonth', day: day.value },
      ...(weak ? { weak: true } : {}),
    },
    next: day.next,
  };
};
