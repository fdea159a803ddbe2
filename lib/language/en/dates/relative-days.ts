import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { FoundPiece, Parser } from './found';
import { holidayNames, nearDays, weekdays, whichWords } from './lexicon';
import { dayThenMonth, monthThenDay } from './month-days';
import { nthOf } from './nth';
import { readOrdinal, readWhole, readYear } from './numbers';
import { slashDate, yearFirstDate, yearLastDate } from './numeric-dates';
import { readWhichPeriod } from './periods';
import { after, type Found, skip, type Token, textAt } from './tokens';
import { weekday, weekdayAndDay } from './weekdays';

const AROUND: ReadonlyArray<readonly [string, number]> = [
  ['the day after tomorrow', 2],
  ['day after tomorrow', 2],
  ['day after tmrw', 2],
  ['overmorrow', 2],
  ['the day before yesterday', -2],
  ['day before yesterday', -2],
  ['day before yest', -2],
];

/** "today", "tomorrow", "the day before yesterday"; "plan my day" and "how does my day look?" are about today. */
export const nearDay: Parser = (tokens, index) => {
  for (const [phrase, days] of AROUND) {
    const next = after(tokens, index, phrase);
    if (next > 0) return { piece: { rule: 'near day', day: { is: 'offset', days } }, next };
  }
  const workday = neighbouringWorkday(tokens, index);
  if (workday) return workday;
  if (textAt(tokens, index) === 'my' && textAt(tokens, index + 1) === 'day')
    return /^(?:[.,!?;]|looks?|)$/.test(textAt(tokens, index + 2))
      ? { piece: { rule: 'near day', day: { is: 'offset', days: 0 } }, next: index + 2 }
      : null;
  const days = nearDays.get(textAt(tokens, index));
  if (days !== undefined && days >= 0 && isWeekLater(tokens, index + 1))
    return {
      piece: { rule: 'near day', day: { is: 'offset', days: days + 7 } },
      next: index + 2,
    };
  return days === undefined
    ? null
    : { piece: { rule: 'near day', day: { is: 'offset', days } }, next: index + 1 };
};

/** "this time tomorrow", "this time next week": so many days from this very minute. */
export const thisTime: Parser = (tokens, index) => {
  const time = after(tokens, index, 'this time');
  if (time < 0) return null;
  const days = nearDays.get(textAt(tokens, time));
  if (days === 1)
    return { piece: { rule: 'this time', shift: { amount: { day: 1 }, sign: 1 } }, next: time + 1 };
  const unit = textAt(tokens, time) === 'next' ? textAt(tokens, time + 1) : '';
  if (unit !== 'week' && unit !== 'month' && unit !== 'year') return null;
  return { piece: { rule: 'this time', shift: { amount: { [unit]: 1 }, sign: 1 } }, next: time + 2 };
};

/** "the next business day", "the previous working day". */
function neighbouringWorkday(tokens: readonly Token[], index: number): FoundPiece | null {
  const at = skip(tokens, index, 'the');
  const which = whichWords.get(textAt(tokens, at));
  if (which === undefined || which === 'this' || textAt(tokens, at) === 'last') return null;
  const isOneWord = textAt(tokens, at + 1) === 'workday';
  const isTwo = /^(?:business|working)$/.test(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === 'day';
  if (!isOneWord && !isTwo) return null;
  const sign = which === 'next' || which === 'coming' ? 1 : -1;
  return {
    piece: { rule: 'near workday', day: { is: 'shift', amount: { workday: 1 }, sign } },
    next: at + (isOneWord ? 2 : 3),
  };
}

/** "today week", "tomorrow week": seven days on. In "tomorrow week 3 begins" the week is another word. */
const isWeekLater = (tokens: readonly Token[], index: number): boolean =>
  textAt(tokens, index) === 'week' && /^(?:at|by|for|with|in|[.,!?;)]|)$/.test(textAt(tokens, index + 1));

/** "the Monday before Christmas", "first Friday after the 10th": the nearest such weekday on that side of a day. */
export const weekdayBeside: Parser = (tokens, index) => {
  const the = skip(tokens, index, 'the');
  const isLast = textAt(tokens, the) === 'last';
  const count = readOrdinal(tokens, the) ?? { value: 1, next: isLast ? the + 1 : the };
  const day = weekdays.get(textAt(tokens, count.next));
  const word = textAt(tokens, count.next + 1);
  if (day === undefined || count.value > 5 || (word !== 'before' && (word !== 'after' || isLast)))
    return null;
  const from = readNamedDay(tokens, count.next + 2);
  return (
    from && {
      piece: {
        rule: 'weekday beside a day',
        day: {
          is: 'weekdays',
          count: count.value,
          weekday: day,
          sign: word === 'after' ? 1 : -1,
          from: from.value,
        },
      },
      next: from.next,
    }
  );
};

/** A day that stands in the calendar by itself: a date, a feast, "the 10th". */
function readNamedDay(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  const from = readDay(tokens, index);
  return from && /^(?:date|dayOfMonth|holiday|nth)$/.test(from.value.is) ? from : null;
}

/** Feasts: "Christmas", "next Halloween", "Thanksgiving 2027", "Labor Day of last year". */
export const holiday: Parser = (tokens, index) => {
  const which = whichWords.get(textAt(tokens, index));
  const start = which === undefined ? index : index + 1;
  if (!/^[a-z]/.test(textAt(tokens, start))) return null;
  for (const [phrase, name] of holidayNames) {
    const next = after(tokens, start, phrase);
    if (next < 0) continue;
    if (phrase === 'new year' && !isNewYear(tokens, index, next)) return null;
    if (which !== undefined)
      return {
        piece: {
          rule: 'holiday',
          day: { is: 'holiday', name, which: which === 'next' || which === 'coming' ? 'bare' : which },
        },
        next,
      };
    const at = skip(tokens, next, ',', 'of', 'in');
    const year = readYear(tokens, at);
    if (year)
      return { piece: { rule: 'holiday', day: { is: 'holiday', name, year: year.value } }, next: year.next };
    const of = readWhichPeriod(tokens, at);
    if (of?.value.is === 'period' && of.value.unit === 'year')
      return { piece: { rule: 'holiday', day: { is: 'holiday', name, of: of.value } }, next: of.next };
    const ago = readWhole(tokens, next, 2);
    const yearsAgo = ago ? after(tokens, ago.next, ago.value === 1 ? 'year ago' : 'years ago') : -1;
    if (ago && yearsAgo > 0) {
      const thatYear = { is: 'period' as const, unit: 'year' as const, offset: -ago.value };
      return { piece: { rule: 'holiday', day: { is: 'holiday', name, of: thatYear } }, next: yearsAgo };
    }
    return holidayOrWeekend(tokens, next, { is: 'holiday', name });
  }
  return null;
};

/** "After new year", "until New Year's" are about the day; "new year party" and "happy new year" are not. */
function isNewYear(tokens: readonly Token[], index: number, next: number): boolean {
  const the = textAt(tokens, index - 1) === 'the' ? 1 : 0;
  const lead = textAt(tokens, index - 1 - the);
  if (/^(?:after|before|by|until|till|since)$/.test(lead)) return true;
  const isAlone = /^(?:[.,;!?)]|at|for|with|)$/.test(textAt(tokens, next));
  return isAlone && /^(?:and|between|on|at|from|to|over|for|through)$/.test(lead);
}

/** "Memorial Day weekend": the one that the feast makes long, so of a Monday the one before it. */
function holidayOrWeekend(tokens: readonly Token[], next: number, day: DaySpec): FoundPiece {
  if (textAt(tokens, next) === 'week')
    return { piece: { rule: 'week of a feast', day: { is: 'weekOf', day } }, next: next + 1 };
  if (textAt(tokens, next) !== 'weekend') return { piece: { rule: 'holiday', day }, next };
  const eve: DaySpec = { is: 'shift', amount: { day: 1 }, sign: -1, from: day };
  return {
    piece: { rule: 'weekend of a feast', day: { is: 'period', unit: 'weekend', offset: 0, of: eve } },
    next: next + 1,
  };
}

/** Any single day that a distance can start from ("2 weeks after …"). */
export function readDay(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  for (const parser of [
    nthOf,
    yearFirstDate,
    yearLastDate,
    slashDate,
    monthThenDay,
    dayThenMonth,
    holiday,
    nearDay,
    weekdayAndDay,
    weekday,
  ]) {
    const found = parser(tokens, index, { dayFirst: false });
    if (found?.piece.day && !found.piece.endDay) return { value: found.piece.day, next: found.next };
  }
  const now = textAt(tokens, index) === 'now' ? index + 1 : -1;
  if (now > 0) return { value: { is: 'offset', days: 0 }, next: now };
  const ordinal = readOrdinal(tokens, skip(tokens, index, 'the'));
  return ordinal && textAt(tokens, index) === 'the'
    ? { value: { is: 'dayOfMonth', day: ordinal.value }, next: ordinal.next }
    : null;
}

/** "the closest Monday to 5 October", "the second nearest Friday to Christmas". */
export const closestWeekday: Parser = (tokens, index) => {
  const start = skip(tokens, index, 'the');
  const ordinal = readOrdinal(tokens, start);
  const at = ordinal?.next ?? start;
  if (!/^(?:closest|nearest)$/.test(textAt(tokens, at))) return null;
  const day = weekdays.get(textAt(tokens, at + 1));
  if (day === undefined || textAt(tokens, at + 2) !== 'to') return null;
  const to = readDay(tokens, at + 3);
  return (
    to && {
      piece: {
        rule: 'closest weekday',
        day: { is: 'closest', nth: ordinal?.value ?? 1, weekday: day, to: to.value },
      },
      next: to.next,
    }
  );
};
