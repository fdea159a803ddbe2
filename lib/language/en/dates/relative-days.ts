import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Parser } from './found';
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
  if (textAt(tokens, index) === 'my' && textAt(tokens, index + 1) === 'day')
    return /^(?:[.,!?;]|looks?|)$/.test(textAt(tokens, index + 2))
      ? { piece: { rule: 'near day', day: { is: 'offset', days: 0 } }, next: index + 2 }
      : null;
  const days = nearDays.get(textAt(tokens, index));
  return days === undefined
    ? null
    : { piece: { rule: 'near day', day: { is: 'offset', days } }, next: index + 1 };
};

/** Feasts: "Christmas", "next Halloween", "Thanksgiving 2027", "Labor Day of last year". */
export const holiday: Parser = (tokens, index) => {
  const which = whichWords.get(textAt(tokens, index));
  const start = which === undefined ? index : index + 1;
  if (!/^[a-z]/.test(textAt(tokens, start))) return null;
  for (const [phrase, name] of holidayNames) {
    const next = after(tokens, start, phrase);
    if (next < 0) continue;
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
    return { piece: { rule: 'holiday', day: { is: 'holiday', name } }, next };
  }
  return null;
};

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
