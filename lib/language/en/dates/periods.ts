import type { DaySpec, SlicePart } from '@/lib/language/dates/day-spec';
import { readPart } from './clocks';
import type { FoundPiece, Parser } from './found';
import { months, periods, units, weekdays, whichWords } from './lexicon';
import { AFTER_THE_VERB, readMonth } from './month-name';
import { readOrdinal, readWhole, readYear } from './numbers';
import { after, type Found, skip, type Token, textAt } from './tokens';

const OFFSETS = {
  this: 0,
  next: 1,
  coming: 1,
  last: -1,
  past: -1,
  bare: 0,
  afterNext: 2,
  beforeLast: -2,
} as const;

/** "this week", "the following month", "next year", "the month after next", "the work week". */
export function readWhichPeriod(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  let at = skip(tokens, index, 'the', 'very');
  const which = whichWords.get(textAt(tokens, at));
  if (which !== undefined) at++;
  let unit = periods.get(textAt(tokens, at));
  if (/^(?:working|work)$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === 'week') {
    unit = 'workweek';
    at++;
  }
  if (unit === undefined) return null;
  const tail = textAt(tokens, at + 1);
  const what = textAt(tokens, skip(tokens, at + 2, 'the'));
  if (which === undefined) {
    if (tail === 'after' && what === 'next')
      return { value: { is: 'period', unit, offset: 2 }, next: skip(tokens, at + 2, 'the') + 1 };
    if (tail === 'before' && what === 'last')
      return { value: { is: 'period', unit, offset: -2 }, next: skip(tokens, at + 2, 'the') + 1 };
    return null;
  }
  return { value: { is: 'period', unit, offset: OFFSETS[which] }, next: at + 1 };
}

/** A stretch of days that "of" can lead to: a period, a month, a year, a quarter. */
export function readStretch(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  const which = readWhichPeriod(tokens, index);
  if (which) return which;
  const at = skip(tokens, index, 'the');
  const quarter = readQuarter(tokens, at);
  if (quarter) return quarter;
  const named = whichWords.get(textAt(tokens, at));
  const month = readMonth(tokens, named === undefined ? at : at + 1);
  if (month) {
    const comma = skip(tokens, month.next, ',', 'of');
    const year = readYear(tokens, comma);
    if (year) return { value: { is: 'month', month: month.value, year: year.value }, next: year.next };
    const of = readWhichPeriod(tokens, comma);
    if (of?.value.is === 'period' && of.value.unit === 'year')
      return { value: { is: 'month', month: month.value, of: of.value }, next: of.next };
    return {
      value: { is: 'month', month: month.value, ...(named ? { which: named } : {}) },
      next: month.next,
    };
  }
  const year = readYear(tokens, skip(tokens, at, 'year'));
  if (year) return { value: { is: 'year', year: year.value }, next: year.next };
  const unit = periods.get(textAt(tokens, at));
  return unit && at > index ? { value: { is: 'period', unit, offset: 0 }, next: at + 1 } : null;
}

/** "Q2", "q1 2026", "2026-q1", "H2 of 2026", "the second quarter". */
function readQuarter(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  const lead = readYear(tokens, index);
  const at = lead && tokens[index]?.kind === 'number' ? skip(tokens, lead.next, '-') : index;
  const letter = textAt(tokens, at);
  const digit = tokens[at + 1];
  if ((letter !== 'q' && letter !== 'h') || digit?.kind !== 'number' || !digit.glued) return null;
  const number = Number(digit.text);
  if (
    number < 1 ||
    number > (letter === 'q' ? 4 : 2) ||
    (tokens[at]?.glued && at === index && tokens[at - 1]?.kind === 'number')
  )
    return null;
  const spec = { is: 'quarter' as const, index: number, size: letter === 'q' ? (3 as const) : (6 as const) };
  if (lead && at > index) return { value: { ...spec, year: lead.value }, next: at + 2 };
  const tail = skip(tokens, at + 2, ',', 'of', '-');
  const year = readYear(tokens, tail);
  if (year) return { value: { ...spec, year: year.value }, next: year.next };
  const of = readWhichPeriod(tokens, tail);
  return of ? { value: { ...spec, of: of.value }, next: of.next } : { value: spec, next: at + 2 };
}

const SLICES: ReadonlyArray<readonly [string, SlicePart]> = [
  ['the end of', 'close'],
  ['end of', 'close'],
  ['the first half of', 'firstHalf'],
  ['first half of', 'firstHalf'],
  ['the second half of', 'secondHalf'],
  ['second half of', 'secondHalf'],
  ['the close of', 'close'],
  ['the beginning of', 'start'],
  ['beginning of', 'start'],
  ['the start of', 'start'],
  ['start of', 'start'],
  ['the middle of', 'middle'],
  ['middle of', 'middle'],
  ['the rest of', 'rest'],
  ['rest of', 'rest'],
  ['rest', 'rest'],
  ['the remainder of', 'rest'],
  ['later', 'later'],
  ['late', 'late'],
  ['earlier', 'earlier'],
  ['early', 'start'],
  ['mid -', 'middle'],
  ['mid', 'middle'],
];

/** "the end of next month", "later this week", "early March", "mid-May", "the rest of the day". */
export const slice: Parser = (tokens, index) => {
  for (const [phrase, part] of SLICES) {
    const at = after(tokens, index, phrase);
    if (at < 0) continue;
    const day = part === 'rest' ? restOfDay(tokens, at) : null;
    if (day) return day;
    const bare = phrase === 'rest' && textAt(tokens, at) !== 'the' ? -1 : at;
    if (bare < 0) return null;
    const of =
      readStretch(tokens, part === 'rest' ? skip(tokens, skip(tokens, bare, 'my')) : at) ??
      readBareUnit(tokens, skip(tokens, at, 'the', 'my'), phrase);
    if (!of || (part === 'late' && of.value.is === 'period' && of.value.unit === 'day')) return null;
    return { piece: { rule: 'part of a period', day: { is: 'slice', part, of: of.value } }, next: of.next };
  }
  return null;
};

/** "the rest of the day": from now until it ends. */
function restOfDay(tokens: readonly Token[], index: number): FoundPiece | null {
  if (!/^(?:the|this|my|current|today)$/.test(textAt(tokens, index))) return null;
  const next = textAt(tokens, index) === 'today' ? index + 1 : index + 2;
  if (next > index + 1 && textAt(tokens, index + 1) !== 'day') return null;
  return {
    piece: { rule: 'rest of the day', now: true, endClock: { hour: 23, minute: 59, exact: true } },
    next,
  };
}

/** "end of month", "rest of week": the unit without an article, only after "of". */
function readBareUnit(tokens: readonly Token[], index: number, phrase: string): Found<DaySpec> | null {
  const unit = phrase.endsWith('of') ? periods.get(textAt(tokens, index)) : undefined;
  return unit ? { value: { is: 'period', unit, offset: 0 }, next: index + 1 } : null;
}

const CODES: Record<string, DaySpec> = {
  eom: { is: 'slice', part: 'close', of: { is: 'period', unit: 'month', offset: 0 } },
  eoy: { is: 'slice', part: 'close', of: { is: 'period', unit: 'year', offset: 0 } },
  eow: { is: 'slice', part: 'close', of: { is: 'period', unit: 'week', offset: 0 } },
  eod: { is: 'slice', part: 'close', of: { is: 'period', unit: 'day', offset: 0 } },
  cob: { is: 'slice', part: 'close', of: { is: 'period', unit: 'day', offset: 0 } },
};

/** "this week", "next quarter", "Q3", "week 31", "for the month", and EOM, EOY, EOW. */
export const period: Parser = (tokens, index) => {
  const code = CODES[textAt(tokens, index)];
  if (code) return { piece: { rule: 'end of period', day: code }, next: index + 1 };
  const which = readWhichPeriod(tokens, index) ?? readQuarter(tokens, index);
  if (which) {
    return { piece: { rule: 'period', day: which.value }, next: which.next };
  }
  return numberedWeek(tokens, index) ?? definitePeriod(tokens, index);
};

function numberedWeek(tokens: readonly Token[], index: number) {
  const at = skip(tokens, index, 'the');
  if (textAt(tokens, at) !== 'week') return null;
  const number = tokens[at + 1];
  if (number?.kind !== 'number' || number.text.length > 2 || textAt(tokens, at + 2) === ':') return null;
  const value = Number(number.text);
  if (value < 1 || value > 53) return null;
  const joint = skip(tokens, at + 2, ',', 'of', 'in');
  const year = readYear(tokens, joint);
  const of = year
    ? { value: { is: 'year' as const, year: year.value }, next: year.next }
    : readWhichPeriod(tokens, joint);
  const day = { is: 'week' as const, number: value, ...(of ? { of: of.value } : {}) };
  return { piece: { rule: 'numbered week', day }, next: of?.next ?? at + 2 };
}

/** "in the week", "for the month", "of the day": the current one. */
function definitePeriod(tokens: readonly Token[], index: number) {
  const lead = textAt(tokens, index - 1);
  if (textAt(tokens, index) !== 'the' || !/^(?:for|in|during|of|on|over|at)$/.test(lead)) return null;
  const unit = periods.get(textAt(tokens, index + 1));
  const behind = textAt(tokens, index + 2);
  if (
    !unit ||
    behind === 'of' ||
    behind === 'after' ||
    behind === 'before' ||
    unit === 'quarter' ||
    unit === 'decade'
  )
    return null;
  if ((unit === 'day' && lead === 'in') || (/^(?:on|over|at)$/.test(lead) && unit !== 'weekend')) return null;
  return {
    piece: { rule: 'current period', day: { is: 'period' as const, unit, offset: 0 } },
    next: index + 2,
  };
}

/** "the week of October 6", "the week beginning 4 February": the whole week around that day. */
export const weekOf =
  (readDay: (tokens: readonly Token[], index: number) => Found<DaySpec> | null): Parser =>
  (tokens, index) => {
    const at = skip(tokens, index, 'the');
    const unit = textAt(tokens, at);
    if (unit !== 'week' && unit !== 'weekend') return null;
    let next = at + 1;
    if (/^(?:of|beginning|starting|commencing)$/.test(textAt(tokens, next))) next++;
    else return null;
    const day = readDay(tokens, skip(tokens, next, 'on', 'from'));
    if (!day) return null;
    const spec: DaySpec =
      unit === 'week'
        ? { is: 'weekOf', day: day.value }
        : { is: 'period', unit: 'weekend', offset: 0, of: day.value };
    return { piece: { rule: 'week of a day', day: spec }, next: day.next };
  };

const NTH_UNITS = new Map([
  ['day', 'day'],
  ['week', 'week'],
  ['weekend', 'weekend'],
  ['month', 'month'],
  ['quarter', 'quarter'],
  ['workday', 'workday'],
] as const);

/** "first", "2nd", "last", "second to last", "2nd last", "fifth last"; negative from the end. */
export function readPosition(tokens: readonly Token[], index: number): Found<number> | null {
  const at = skip(tokens, index, 'the');
  if (textAt(tokens, at) === 'last') return { value: -1, next: at + 1 };
  const ordinal = readOrdinal(tokens, at);
  if (!ordinal) return null;
  for (const phrase of ['to the last', 'to last', '- to - last', 'last']) {
    const next = after(tokens, ordinal.next, phrase);
    if (next > 0) return { value: -ordinal.value, next };
  }
  return ordinal;
}

/** "the first Friday of July", "last day of October 2026", "the third week of 2027", "20th of next month", "third week next year". */
export const nthOf: Parser = (tokens, index) => {
  const position = readPosition(tokens, index);
  if (!position) return bareNthOf(tokens, index);
  const word = textAt(tokens, position.next);
  const weekday = weekdays.get(word);
  const isWorkday = /^(?:business|working)$/.test(word) && textAt(tokens, position.next + 1) === 'day';
  const unit = isWorkday ? 'workday' : NTH_UNITS.get(word as 'day');
  let at = position.next + (isWorkday ? 2 : weekday !== undefined || unit !== undefined ? 1 : 0);
  const daytime = weekday === undefined ? null : readPart(tokens, at);
  if (daytime) at = daytime.next;
  const hasOf = /^(?:of|in)$/.test(textAt(tokens, at));
  if (hasOf) at++;
  if (textAt(tokens, at) === 'a' || (!hasOf && textAt(tokens, at) === 'the')) return null;
  const of = readStretch(tokens, at);
  if (unit === 'quarter' && !hasOf && !of && position.value >= 1 && position.value <= 4) {
    return { piece: { rule: 'quarter', day: { is: 'quarter', index: position.value, size: 3 } }, next: at };
  }
  if (weekday !== undefined && !hasOf && !of) return bareNthWeekday(tokens, index, position, weekday);
  if (!of || (!hasOf && of.value.is !== 'period')) return null;
  const part = daytime ? { part: daytime.value } : {};
  if (weekday !== undefined)
    return {
      piece: {
        rule: 'nth weekday',
        day: { is: 'nthWeekday', nth: position.value, weekday, of: of.value },
        ...part,
      },
      next: of.next,
    };
  if (unit !== undefined)
    return {
      piece: { rule: 'nth of a period', day: { is: 'nth', nth: position.value, unit, of: of.value } },
      next: of.next,
    };
  if (!hasOf || position.value < 1 || position.value > 31 || of.value.is === 'year') return null;
  return {
    piece: { rule: 'day of a month', day: { is: 'dayOfMonth', day: position.value, of: of.value } },
    next: of.next,
  };
};

/** "the second Sunday" of no named month: this month's. */
function bareNthWeekday(tokens: readonly Token[], index: number, position: Found<number>, weekday: number) {
  if (position.value < 1 || position.value > 5 || textAt(tokens, index) === 'the') return null;
  const of = { is: 'period' as const, unit: 'month' as const, offset: 0 };
  return {
    piece: { rule: 'nth weekday', day: { is: 'nthWeekday' as const, nth: position.value, weekday, of } },
    next: position.next + 1,
  };
}

/** "20 of next month", "first ten days of last year". */
function bareNthOf(tokens: readonly Token[], index: number) {
  const number = readWhole(tokens, index, 2);
  if (!number || textAt(tokens, number.next) !== 'of' || tokens[index]?.kind !== 'number') return null;
  const of = readWhichPeriod(tokens, number.next + 1);
  if (of?.value.is !== 'period' || of.value.unit !== 'month') return null;
  return {
    piece: { rule: 'day of a month', day: { is: 'dayOfMonth' as const, day: number.value, of: of.value } },
    next: of.next,
  };
}

/** "the first ten days of last year", "the last 3 weeks of March". */
export const edgeOf: Parser = (tokens, index) => {
  const at = skip(tokens, index, 'the');
  const side = textAt(tokens, at);
  if (side !== 'first' && side !== 'last') return null;
  const count = readWhole(tokens, at + 1, 3);
  const unit = count && units.get(textAt(tokens, count.next));
  if (!count || (unit !== 'day' && unit !== 'week' && unit !== 'month')) return null;
  if (!/^(?:of|in)$/.test(textAt(tokens, count.next + 1))) return null;
  const of = readStretch(tokens, count.next + 2);
  return (
    of && {
      piece: { rule: 'edge of a period', day: { is: 'edge', side, count: count.value, unit, of: of.value } },
      next: of.next,
    }
  );
};

const SEASONS = new Map<string, 0 | 1 | 2 | 3>([
  ['spring', 0],
  ['summer', 1],
  ['autumn', 2],
  ['fall', 2],
  ['winter', 3],
]);

/** "this summer", "next winter", "the winter of 2027". A season alone is too often something else. */
export const season: Parser = (tokens, index) => {
  const which = whichWords.get(textAt(tokens, index));
  const at = which === undefined ? skip(tokens, index, 'the') : index + 1;
  const value = SEASONS.get(textAt(tokens, at));
  if (value === undefined) return null;
  const year = readYear(tokens, skip(tokens, at + 1, 'of', 'in'));
  if (year)
    return {
      piece: { rule: 'season', day: { is: 'season', season: value, year: year.value } },
      next: year.next,
    };
  if (which === undefined) return null;
  const chosen = which === 'this' || which === 'coming' ? 'bare' : which === 'next' ? 'afterNext' : which;
  return { piece: { rule: 'season', day: { is: 'season', season: value, which: chosen } }, next: at + 1 };
};

/** "the 1980s", "the 90s": ten years. */
export const decade: Parser = (tokens, index) => {
  const token = tokens[index];
  if (
    token?.kind !== 'number' ||
    !token.text.endsWith('0') ||
    textAt(tokens, index + 1) !== 's' ||
    !tokens[index + 1]?.glued
  )
    return null;
  const isShort = token.text.length === 2 && /^(?:the|')$/.test(textAt(tokens, index - 1));
  const year = token.text.length === 4 ? Number(token.text) : isShort ? 1900 + Number(token.text) : 0;
  if (year < 1500 || year >= 2200) return null;
  return {
    piece: { rule: 'decade', day: { is: 'period', unit: 'decade', offset: 0, of: { is: 'year', year } } },
    next: index + 2,
  };
};

/** "in 2027", "between 2014 and 2018": a year alone is weak, for most numbers like it are none. */
export const yearAlone: Parser = (tokens, index) => {
  const token = tokens[index];
  if (token?.kind !== 'number' || (token.glued && tokens[index - 1]?.kind !== 'mark')) return null;
  const named = textAt(tokens, index - 1) === 'year';
  const year = readYear(tokens, index);
  const behind = year ? textAt(tokens, year.next) : '';
  if (
    !year ||
    !(
      behind === '' ||
      /^(?:[,.!?;)~'"-]|and|to|through|until|till|at|in|on|for|or|but|with|we|i|is|was)$/.test(behind)
    )
  )
    return null;
  if (
    /^[-/.]$/.test(behind) &&
    tokens[year.next]?.glued &&
    tokens[year.next + 1]?.kind === 'number' &&
    textAt(tokens, year.next + 1).length !== 4
  )
    return null;
  if (/^[-/.:#$]$/.test(textAt(tokens, index - 1)) && !readYear(tokens, index - 2)) return null;
  return {
    piece: { rule: 'year', day: { is: 'year', year: year.value }, ...(named ? {} : { weak: true }) },
    next: year.next,
  };
};

/** "next June", "this May", "last Sept". */
export const whichMonth: Parser = (tokens, index) => {
  const which = whichWords.get(textAt(tokens, index));
  if (which === undefined || !months.has(textAt(tokens, index + 1))) return null;
  if (textAt(tokens, index + 1) === 'may' && AFTER_THE_VERB.test(textAt(tokens, index + 2))) return null;
  const month = readMonth(tokens, index + 1);
  return (
    month && {
      piece: { rule: 'which month', day: { is: 'month', month: month.value, which } },
      next: month.next,
    }
  );
};
