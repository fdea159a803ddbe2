import { readPart } from './day-parts';
import type { Parser } from './found';
import { units, weekdays } from './lexicon';
import { readOrdinal, readWhole } from './numbers';
import { readStretch, readWhichPeriod } from './periods';
import { after, type Found, skip, type Token, textAt } from './tokens';

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
  if (!of || (!hasOf && of.value.is !== 'period' && !(unit === 'quarter' && of.value.is === 'year')))
    return null;
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
