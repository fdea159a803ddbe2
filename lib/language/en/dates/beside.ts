import { type Amount, isWholeDays } from '@/lib/language/dates/amount';
import type { DayPart } from '@/lib/language/dates/clock';
import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { FoundPiece } from './found';
import { nearDays, weekdays } from './lexicon';
import { readDay } from './relative-days';
import { type Found, skip, type Token, textAt } from './tokens';

/** So far from a day, or from now: whole days make a day, hours a moment. */
export const shifted = (
  amount: Amount,
  sign: 1 | -1,
  from: DaySpec | undefined,
  rule: string,
): FoundPiece['piece'] =>
  isWholeDays(amount)
    ? { rule, day: { is: 'shift', amount, sign, ...(from ? { from } : {}) } }
    : { rule, shift: { amount, sign } };

const BESIDE_PARTS = new Map<string, DayPart>([
  ['morning', 'morning'],
  ['evening', 'evening'],
  ['night', 'night'],
]);

/** "the night before Christmas", "the morning after the 5th": that part of the day beside it. */
function partNextTo(tokens: readonly Token[], index: number, part: DayPart): FoundPiece | null {
  const beside = nextTo(tokens, index);
  return beside && { piece: { ...beside.piece, part }, next: beside.next };
}

/** "the weekend before Christmas": the last whole one before it. */
function weekendNextTo(tokens: readonly Token[], index: number): FoundPiece | null {
  const word = textAt(tokens, index + 1);
  if (word !== 'after' && word !== 'before') return null;
  const day = readDay(tokens, index + 2);
  if (!day) return null;
  const offset = word === 'before' ? -1 : 0;
  return {
    piece: { rule: 'weekend beside a day', day: { is: 'period', unit: 'weekend', offset, of: day.value } },
    next: day.next,
  };
}

/** "the day after Christmas", "the morning after the 5th", "the week before Easter"; "day after" needs no article. */
export function besideDay(tokens: readonly Token[], index: number): FoundPiece | null {
  const at = skip(tokens, index, 'the');
  const part = BESIDE_PARTS.get(textAt(tokens, at));
  if (part) return partNextTo(tokens, at, part);
  const word = textAt(tokens, at);
  if (word === 'eve' && textAt(tokens, at + 1) === 'of') {
    const day = readDay(tokens, at + 2);
    return day && { piece: shifted({ day: 1 }, -1, day.value, 'eve of a day'), next: day.next };
  }
  if (word === 'weekend') return weekendNextTo(tokens, at);
  return word === 'day' || (word === 'week' && at > index) ? nextTo(tokens, at) : null;
}

/** "a week today", "a fortnight tomorrow", "two weeks on Monday": that many weeks after that day. */
export function weeksAndDay(
  tokens: readonly Token[],
  amount: Found<Amount>,
  isLength: boolean,
): FoundPiece | null {
  const { week, ...others } = amount.value;
  if (week === undefined || !Number.isInteger(week) || Object.keys(others).length > 0 || isLength)
    return null;
  const isOn = textAt(tokens, amount.next) === 'on';
  const at = isOn ? amount.next + 1 : amount.next;
  const days = nearDays.get(textAt(tokens, at));
  const weekday = isOn ? weekdays.get(textAt(tokens, at)) : undefined;
  const from: DaySpec | null =
    weekday !== undefined
      ? { is: 'weekday', weekday, which: 'bare' }
      : days !== undefined && !isOn
        ? { is: 'offset', days }
        : null;
  return from && { piece: shifted(amount.value, 1, from, 'weeks after a day'), next: at + 1 };
}

/** "the day after Christmas", "the week before Easter" as one step. */
function nextTo(tokens: readonly Token[], index: number): FoundPiece | null {
  const unit = textAt(tokens, index) === 'week' ? 'week' : 'day';
  const word = textAt(tokens, index + 1);
  if (word !== 'after' && word !== 'before') return null;
  const from = readDay(tokens, index + 2);
  if (from?.value.is === 'offset') {
    const days = from.value.days + (unit === 'week' ? 7 : 1) * (word === 'after' ? 1 : -1);
    return { piece: { rule: 'near day', day: { is: 'offset', days } }, next: from.next };
  }
  return (
    from && {
      piece: shifted({ [unit]: 1 }, word === 'after' ? 1 : -1, from.value, 'distance from a day'),
      next: from.next,
    }
  );
}
