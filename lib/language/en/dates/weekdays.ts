import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Parser } from './found';
import { doubtfulWeekdays, weekdays, whichWords } from './lexicon';
import { readDayNumber } from './numbers';
import { readWhichPeriod } from './periods';
import { after, type Found, skip, type Token, textAt } from './tokens';

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
  // "The Tuesday after that": after something that is not here.
  const open = Math.max(after(tokens, dot, 'after that'), after(tokens, dot, 'before that'));
  if (open > 0)
    return {
      piece: { rule: 'which weekday', day: { is: 'weekday', weekday: day, which: 'bare' }, unsettled: true },
      next: open,
    };
  const earlier = after(tokens, dot, 'before last');
  if (earlier > 0)
    return {
      piece: { rule: 'which weekday', day: { is: 'weekday', weekday: day, which: 'beforeLast' } },
      next: earlier,
    };
  if (/^(?:week|fortnight)$/.test(textAt(tokens, dot)) && dot === index + 1) {
    const count = textAt(tokens, dot) === 'week' ? 2 : 3;
    return {
      piece: { rule: 'which weekday', day: { is: 'weekdays', weekday: day, count, sign: 1 } },
      next: dot + 1,
    };
  }
  return {
    piece: {
      rule: 'weekday',
      // "Since Monday" is about the one that was.
      day: { is: 'weekday', weekday: day, which: textAt(tokens, index - 1) === 'since' ? 'past' : 'bare' },
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
  // "Last Tuesday" is the most recent one; "the previous Tuesday" is the week before's.
  if (textAt(tokens, at) === 'last') which = 'past';
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
