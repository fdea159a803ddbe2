import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { FoundPiece, Parser } from './found';
import { periods, whichWords } from './lexicon';
import { readMonth } from './month-name';
import { readYear } from './numbers';
import { type Found, skip, type Token, textAt } from './tokens';

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

const CODES: Record<string, DaySpec> = {
  eom: { is: 'slice', part: 'close', of: { is: 'period', unit: 'month', offset: 0 } },
  eoy: { is: 'slice', part: 'close', of: { is: 'period', unit: 'year', offset: 0 } },
  eow: { is: 'slice', part: 'close', of: { is: 'period', unit: 'week', offset: 0 } },
  eod: { is: 'slice', part: 'close', of: { is: 'period', unit: 'day', offset: 0 } },
  cob: { is: 'slice', part: 'close', of: { is: 'period', unit: 'day', offset: 0 } },
};

/** "this week", "next quarter", "Q3", "week 31", "for the month", and EOM, EOY, EOW. */
export const period: Parser = (tokens, index) => {
  const end = periodEnd(tokens, index);
  if (end) return end;
  const code = CODES[textAt(tokens, index)];
  if (code) return { piece: { rule: 'end of period', day: code }, next: index + 1 };
  const which = readWhichPeriod(tokens, index) ?? readQuarter(tokens, index);
  if (which) {
    // "The last day of school" is not yesterday.
    const isOfOther = textAt(tokens, which.next - 1) === 'day' && textAt(tokens, which.next) === 'of';
    return isOfOther ? null : { piece: { rule: 'period', day: which.value }, next: which.next };
  }
  return isoWeek(tokens, index) ?? numberedWeek(tokens, index) ?? definitePeriod(tokens, index);
};

/** "by month end", "year-end", "before quarter end": without a hyphen only where a limit is said. */
function periodEnd(tokens: readonly Token[], index: number): FoundPiece | null {
  const unit = periods.get(textAt(tokens, index));
  if (unit !== 'month' && unit !== 'quarter' && unit !== 'year') return null;
  const hyphen = textAt(tokens, index + 1) === '-' ? 1 : 0;
  const isAsked = hyphen === 1 || /^(?:by|before|until|till|at|due)$/.test(textAt(tokens, index - 1));
  if (!isAsked || textAt(tokens, index + 1 + hyphen) !== 'end') return null;
  const day: DaySpec = { is: 'slice', part: 'close', of: { is: 'period', unit, offset: 0 } };
  return { piece: { rule: 'end of period', day }, next: index + 2 + hyphen };
}

/** "2026-W50", "2026W50": a week as ISO 8601 writes it. */
function isoWeek(tokens: readonly Token[], index: number): FoundPiece | null {
  const year = tokens[index]?.kind === 'number' ? readYear(tokens, index) : null;
  const at = year ? skip(tokens, year.next, '-') : index;
  const number = tokens[at + 1];
  if (!year || textAt(tokens, at) !== 'w' || number?.kind !== 'number' || !number.glued) return null;
  const value = Number(number.text);
  if (value < 1 || value > 53) return null;
  const day: DaySpec = { is: 'week', number: value, of: { is: 'year', year: year.value } };
  return { piece: { rule: 'numbered week', day }, next: at + 2 };
}

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
