import type { Amount } from '@/lib/language/dates/amount';
import { isWholeDays } from '@/lib/language/dates/amount';
import type { DaySpec } from '@/lib/language/dates/day-spec';
import { readAmount } from './amounts';
import type { FoundPiece, Parser } from './found';
import { doubtfulWeekdays, holidayNames, nearDays, pluralWeekdays, weekdays, whichWords } from './lexicon';
import { dayThenMonth, monthThenDay } from './month-days';
import { readDayNumber, readOrdinal, readWhole, readYear } from './numbers';
import { slashDate, yearFirstDate, yearLastDate } from './numeric-dates';
import { nthOf, readWhichPeriod } from './periods';
import { after, type Found, skip, type Token, textAt } from './tokens';

const AROUND: ReadonlyArray<readonly [string, number]> = [
  ['the day after tomorrow', 2],
  ['day after tomorrow', 2],
  ['day after tmrw', 2],
  ['overmorrow', 2],
  ['the day before yesterday', -2],
  ['day before yesterday', -2],
  ['day before yest', -2],
];

/** "today", "tomorrow", "the day before yesterday". */
export const nearDay: Parser = (tokens, index) => {
  for (const [phrase, days] of AROUND) {
    const next = after(tokens, index, phrase);
    if (next > 0) return { piece: { rule: 'near day', day: { is: 'offset', days } }, next };
  }
  const days = nearDays.get(textAt(tokens, index));
  return days === undefined
    ? null
    : { piece: { rule: 'near day', day: { is: 'offset', days } }, next: index + 1 };
};

/** "Friday", "next Friday", "this coming Friday", "Friday of next week", "next week Wednesday", "Friday after next". */
export const weekday: Parser = (tokens, index) => {
  const which = readWhichWeekday(tokens, index);
  if (which) return { piece: { rule: 'which weekday', day: which.value }, next: which.next };
  const week = readWhichPeriod(tokens, index);
  if (week?.value.is === 'period' && week.value.unit === 'week') {
    const at = skip(tokens, week.next, ',', '-', 'on');
    const day = weekdays.get(textAt(tokens, at));
    if (day === undefined) return null;
    return {
      piece: {
        rule: 'weekday of a week',
        day: { is: 'weekday', weekday: day, which: 'bare', of: week.value },
      },
      next: at + 1,
    };
  }
  const word = textAt(tokens, index);
  const day = weekdays.get(word);
  if (day === undefined) return null;
  const dot =
    textAt(tokens, index + 1) === '.' && tokens[index + 1]?.glued && word.length <= 5 ? index + 2 : index + 1;
  const of = readWhichPeriod(tokens, skip(tokens, dot, ',', 'of', 'in', 'on'));
  if (of?.value.is === 'period' && of.value.unit === 'week') {
    return {
      piece: { rule: 'weekday of a week', day: { is: 'weekday', weekday: day, which: 'bare', of: of.value } },
      next: of.next,
    };
  }
  const later = after(tokens, dot, 'after next');
  if (later > 0)
    return {
      piece: { rule: 'which weekday', day: { is: 'weekday', weekday: day, which: 'afterNext' } },
      next: later,
    };
  if (textAt(tokens, dot) === 'week' && dot === index + 1) {
    return {
      piece: { rule: 'which weekday', day: { is: 'weekdays', weekday: day, count: 2, sign: 1 } },
      next: dot + 1,
    };
  }
  return {
    piece: {
      rule: 'weekday',
      day: { is: 'weekday', weekday: day, which: 'bare' },
      ...(doubtfulWeekdays.has(word) ? { weak: true } : {}),
    },
    next: dot,
  };
};

function readWhichWeekday(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  const at = skip(tokens, index, 'the');
  let which = whichWords.get(textAt(tokens, at));
  if (which === undefined) return null;
  let next = at + 1;
  const second = whichWords.get(textAt(tokens, next));
  if (which === 'this' && (second === 'coming' || second === 'past' || second === 'next')) {
    which = second === 'past' ? 'past' : 'coming';
    next++;
  }
  const day = weekdays.get(textAt(tokens, next));
  if (day === undefined || (which === 'this' && textAt(tokens, at) === 'current')) return null;
  return { value: { is: 'weekday', weekday: day, which }, next: next + 1 };
}

/** "Friday the 13th", "Wed 13th", "Sunday 31": a weekday with its day of the month. */
export const weekdayAndDay: Parser = (tokens, index) => {
  const day = weekdays.get(textAt(tokens, index));
  if (day === undefined) return null;
  let at = skip(tokens, index + 1, '.', ',');
  const the = textAt(tokens, at) === 'the' ? 1 : 0;
  at += the;
  const number = readDayNumber(tokens, at);
  if (!number || (!number.isOrdinal && tokens[at]?.kind !== 'number')) return null;
  const behind = tokens[number.next];
  if (!number.isOrdinal && behind !== undefined && !/^[!.?;)]$/.test(behind.text)) return null;
  if (!number.isOrdinal && number.value <= 12) return null;
  return {
    piece: { rule: 'weekday and day', day: { is: 'dayOfMonth', day: number.value, weekday: day } },
    next: number.next,
  };
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

const LATER = ['from now', 'from today', 'later', 'hence', 'out', 'from this moment'];
const EARLIER = ['ago', 'earlier', 'back', 'before now'];

const shifted = (
  amount: Amount,
  sign: 1 | -1,
  from: DaySpec | undefined,
  rule: string,
): FoundPiece['piece'] =>
  isWholeDays(amount)
    ? { rule, day: { is: 'shift', amount, sign, ...(from ? { from } : {}) } }
    : { rule, shift: { amount, sign } };

/** "3 days from now", "two weeks ago", "2 weeks after tomorrow", "a week from Friday", "3 days before Christmas". */
export const distance: Parser = (tokens, index) => {
  if (textAt(tokens, index) === 'the' && /^(?:day|week)$/.test(textAt(tokens, index + 1)))
    return nextTo(tokens, index + 1);
  const amount = readAmount(tokens, index);
  if (!amount) return null;
  const first = textAt(tokens, index);
  const isAbbreviated = /^(?:m|h)$/.test(textAt(tokens, amount.next - 1)) && !tokens[amount.next - 1]?.glued;
  const isLength = textAt(tokens, index - 1) === 'for';
  for (const [phrases, sign] of [
    [LATER, 1],
    [EARLIER, -1],
  ] as const) {
    for (const phrase of phrases) {
      const next = after(tokens, amount.next, phrase);
      if (isLength && phrase === 'from today') continue;
      if (next < 0 || isAbbreviated || (phrase === 'back' && first === 'a')) continue;
      if (phrase === 'out' && (amount.value.minute === undefined || textAt(tokens, next) === 'of')) continue;
      const tail =
        phrase === 'ago'
          ? Math.max(after(tokens, next, 'from today'), after(tokens, next, 'from now'), next)
          : next;
      return { piece: shifted(amount.value, sign, undefined, 'distance'), next: tail };
    }
  }
  const word = textAt(tokens, amount.next);
  if (textAt(tokens, index - 1) === 'for' && (word === 'from' || word === 'starting')) {
    const from = readDay(tokens, amount.next + 1);
    return (
      from && { piece: { rule: 'length from a day', day: from.value, amount: amount.value }, next: from.next }
    );
  }
  const isBritish =
    word === 'on' &&
    amount.value.week !== undefined &&
    weekdays.has(textAt(tokens, amount.next + 1)) &&
    /^(?:a|two|2)$/.test(first);
  const sign =
    isBritish || /^(?:after|from|since|past)$/.test(word)
      ? 1
      : word === 'before' || word === 'prior'
        ? -1
        : 0;
  if (sign === 0 || !isWholeDays(amount.value) || word === 'past') return null;
  const at = skip(tokens, amount.next + 1, 'to', 'the', 'year');
  const year = word === 'since' ? readYear(tokens, at) : null;
  const from: Found<DaySpec> | null = year
    ? { value: { is: 'year', year: year.value }, next: year.next }
    : readDay(tokens, amount.next + 1);
  return from && { piece: shifted(amount.value, sign, from.value, 'distance from a day'), next: from.next };
};

/** "the day after Christmas", "the week before Easter" as one step. */
function nextTo(tokens: readonly Token[], index: number): FoundPiece | null {
  const unit = textAt(tokens, index) === 'day' ? 'day' : 'week';
  const word = textAt(tokens, index + 1);
  if (word !== 'after' && word !== 'before') return null;
  const from = readDay(tokens, index + 2);
  return (
    from && {
      piece: shifted({ [unit]: 1 }, word === 'after' ? 1 : -1, from.value, 'distance from a day'),
      next: from.next,
    }
  );
}

/** "in 3 days", "in an hour", "within two weeks", "after 3 days". */
export const inAmount: Parser = (tokens, index) => {
  const word = textAt(tokens, index);
  if (!/^(?:in|within|after)$/.test(word)) return null;
  const at = skip(
    tokens,
    skip(tokens, index + 1, 'the'),
    word === 'within' ? 'next' : '',
    word === 'within' ? 'upcoming' : '',
    'about',
    'around',
    'approximately',
    'roughly',
    'exactly',
    'like',
  );
  const amount = readAmount(tokens, at, true);
  if (!amount) return word === 'in' ? inBareMinutes(tokens, index) : null;
  const tail = textAt(tokens, amount.next);
  if (word === 'after' && /^(?:of|the)$/.test(tail)) return null;
  const since = tail === 'since' || tail === 'from' ? readAfter(tokens, amount.next) : null;
  const next = since?.next ?? skip(tokens, amount.next, 'time', "'");
  const piece = shifted(amount.value, 1, since?.value, 'in an amount');
  return { piece: word === 'within' ? { ...piece, deadline: true } : piece, next };
};

function readAfter(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  const year = readYear(tokens, skip(tokens, index + 1, 'the', 'year'));
  return year ? { value: { is: 'year', year: year.value }, next: year.next } : readDay(tokens, index + 1);
}

/** "in 15" as the whole rest of a sentence: minutes. */
function inBareMinutes(tokens: readonly Token[], index: number): FoundPiece | null {
  const number = tokens[index + 1];
  if (number?.kind !== 'number' || number.text.length > 2 || tokens[index + 2] !== undefined) return null;
  return {
    piece: { rule: 'in minutes', shift: { amount: { minute: Number(number.text) }, sign: 1 } },
    next: index + 2,
  };
}

/** "3 Fridays from now", "two Sundays ago". */
export const weekdaysAway: Parser = (tokens, index) => {
  const count = readWhole(tokens, index, 2);
  if (!count || count.value < 1) return null;
  const word = textAt(tokens, count.next);
  const day = pluralWeekdays.get(word) ?? weekdays.get(word);
  if (day === undefined) return null;
  for (const [phrases, sign] of [
    [LATER, 1],
    [EARLIER, -1],
  ] as const) {
    for (const phrase of phrases) {
      const next = after(tokens, count.next + 1, phrase);
      if (next > 0)
        return {
          piece: { rule: 'weekdays away', day: { is: 'weekdays', count: count.value, weekday: day, sign } },
          next,
        };
    }
  }
  return null;
};

const AFTER_WHICH_LAST_IS_A_VERB =
  /^(?:not|to|will|would|should|can|may|might|could|must|does|did|[a-z]+n't)$/;

/** "the next 3 days", "past two weeks", "the 5 upcoming years", "the last 3 months and 2 weeks". */
export const span: Parser = (tokens, index) => {
  const at = skip(tokens, index, 'the');
  const lead = whichWords.get(textAt(tokens, at));
  if (lead === 'this') return null;
  if (textAt(tokens, at) === 'last' && AFTER_WHICH_LAST_IS_A_VERB.test(textAt(tokens, at - 1))) return null;
  if (lead !== undefined && /^(?:hour|hr)$/.test(textAt(tokens, at + 1)))
    return spanOf(
      { value: { hour: 1 }, next: at + 2 },
      lead === 'last' || lead === 'past' ? 'last' : 'next',
      at + 2,
    );
  const direction = lead === 'next' || lead === 'coming' ? 'next' : 'last';
  if (lead !== undefined) {
    if (
      /^(?:a|an|half|some|couple|few|another)$/.test(textAt(tokens, at + 1)) &&
      !/^(?:couple|few)$/.test(textAt(tokens, at + 1))
    )
      return null;
    const amount = readAmount(tokens, at + 1);
    return amount && isPlural(tokens, at + 1) ? spanOf(amount, direction, amount.next) : null;
  }
  const count = readWhole(tokens, at, 3);
  const which = count && whichWords.get(textAt(tokens, count.next));
  if (!count || !which || which === 'this') return null;
  const words = [...tokens.slice(at, count.next), ...tokens.slice(count.next + 1, count.next + 2)];
  const amount = readAmount(words, 0);
  const way = which === 'next' || which === 'coming' ? 'next' : 'last';
  return amount && spanOf(amount, way, count.next + 2);
};

/** A count stands before the unit, so that "last day" is left to the periods. */
const isPlural = (tokens: readonly Token[], index: number): boolean =>
  readWhole(tokens, index, 4) !== null || /^(?:couple|few)$/.test(textAt(tokens, index));

function spanOf(amount: Found<Amount>, direction: 'next' | 'last', next: number): FoundPiece {
  if (isWholeDays(amount.value))
    return { piece: { rule: 'span', day: { is: 'span', amount: amount.value, direction } }, next };
  return { piece: { rule: 'span of time', window: { amount: amount.value, direction } }, next };
}
