import { type Amount, isWholeDays } from '@/lib/language/dates/amount';
import type { DaySpec } from '@/lib/language/dates/day-spec';
import { readAmount } from './amounts';
import { besideDay, shifted, weeksAndDay } from './beside';
import type { FoundPiece, Parser } from './found';
import { pluralWeekdays, weekdays, whichWords } from './lexicon';
import { readWhole, readYear } from './numbers';
import { readDay } from './relative-days';
import { after, type Found, skip, type Token, textAt } from './tokens';

const LATER = ['from now', 'from today', 'later', 'hence', 'out', 'from this moment'];

const EARLIER = ['ago', 'earlier', 'back', 'before now'];

/** "3 days from now", "two weeks ago", "2 weeks after tomorrow", "a week from Friday", "3 days before Christmas". */
export const distance: Parser = (tokens, index) => {
  const beside = besideDay(tokens, index);
  if (beside) return beside;
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
  const british = weeksAndDay(tokens, amount, isLength);
  if (british) return british;
  if (textAt(tokens, index - 1) === 'for' && (word === 'from' || word === 'starting')) {
    const from = readDay(tokens, amount.next + 1);
    return (
      from && { piece: { rule: 'length from a day', day: from.value, amount: amount.value }, next: from.next }
    );
  }
  const sign = /^(?:after|from|since|past)$/.test(word) ? 1 : word === 'before' || word === 'prior' ? -1 : 0;
  if (sign === 0 || !isWholeDays(amount.value) || word === 'past') return null;
  const at = skip(tokens, amount.next + 1, 'to', 'the', 'year');
  const year = word === 'since' ? readYear(tokens, at) : null;
  const from: Found<DaySpec> | null = year
    ? { value: { is: 'year', year: year.value }, next: year.next }
    : readDay(tokens, word === 'prior' ? skip(tokens, amount.next + 1, 'to') : amount.next + 1);
  return from && { piece: shifted(amount.value, sign, from.value, 'distance from a day'), next: from.next };
};

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
  const isLimit = word === 'within' || isUpTo(tokens, at);
  const amount = readAmount(tokens, isUpTo(tokens, at) ? skip(tokens, at + 1, 'than') : at, true);
  if (!amount) return word === 'in' ? inBareMinutes(tokens, index) : null;
  const tail = textAt(tokens, amount.next);
  if (word === 'after' && /^(?:of|the)$/.test(tail)) return null;
  const since = tail === 'since' || tail === 'from' ? readAfter(tokens, amount.next) : null;
  const next = since?.next ?? skip(tokens, amount.next, 'time', "'");
  const piece = shifted(amount.value, 1, since?.value, 'in an amount');
  // "In a day or two": nobody knows in which.
  const orMore = Math.max(after(tokens, next, 'or two'), after(tokens, next, 'or three'));
  if (orMore > 0) return { piece: { ...piece, unsettled: true }, next: orMore };
  // A limit, and the stretch up to it: what "within 5 days" answers to "when?" depends on who asks.
  return { piece: isLimit ? { ...piece, deadline: true, unsettled: true } : piece, next };
};

/** "in less than an hour", "in under 2 days". */
const isUpTo = (tokens: readonly Token[], index: number): boolean =>
  textAt(tokens, index) === 'under' ||
  (textAt(tokens, index) === 'less' && textAt(tokens, index + 1) === 'than');

function readAfter(tokens: readonly Token[], index: number): Found<DaySpec> | null {
  const year = readYear(tokens, skip(tokens, index + 1, 'the', 'year'));
  return year ? { value: { is: 'year', year: year.value }, next: year.next } : readDay(tokens, index + 1);
}

/** "in 15" as the whole rest of a sentence: minutes. */
function inBareMinutes(tokens: readonly Token[], index: number): FoundPiece | null {
  const number = readWhole(tokens, index + 1, 2);
  // "1 in 10" is a share.
  const isShare = tokens[index - 1]?.kind === 'number' || textAt(tokens, index - 1) === 'one';
  if (!number || number.value < 1 || tokens[number.next] !== undefined || isShare) return null;
  return {
    piece: { rule: 'in minutes', shift: { amount: { minute: number.value }, sign: 1 } },
    next: number.next,
  };
}

/** "3 Fridays from now", "two Sundays ago", "two weekends from now". */
export const weekdaysAway: Parser = (tokens, index) => {
  const count = readWhole(tokens, index, 2);
  if (!count || count.value < 1) return null;
  const word = textAt(tokens, count.next);
  const weekday = pluralWeekdays.get(word) ?? weekdays.get(word);
  if (weekday === undefined && word !== 'weekends') return null;
  for (const [phrases, sign] of [
    [LATER, 1],
    [EARLIER, -1],
  ] as const) {
    for (const phrase of phrases) {
      const next = after(tokens, count.next + 1, phrase);
      if (next < 0) continue;
      // The coming weekend is the first of those from now.
      const offset = sign > 0 ? count.value - 1 : -count.value;
      const day: DaySpec =
        weekday === undefined
          ? { is: 'period', unit: 'weekend', offset }
          : { is: 'weekdays', count: count.value, weekday, sign };
      return { piece: { rule: 'weekdays away', day }, next };
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
    if (!amount || !isPlural(tokens, at + 1)) return null;
    const isEdgeOpen = /^(?:next|last)$/.test(textAt(tokens, at)) && isCountedPeriod(amount.value);
    const found = spanOf(amount, direction, amount.next);
    return isEdgeOpen || isOneOfMany(tokens, lead, amount) ? unsettled(found) : found;
  }
  const count = readWhole(tokens, at, 3);
  const which = count && whichWords.get(textAt(tokens, count.next));
  if (!count || !which || which === 'this') return null;
  const words = [...tokens.slice(at, count.next), ...tokens.slice(count.next + 1, count.next + 2)];
  const amount = readAmount(words, 0);
  const way = which === 'next' || which === 'coming' ? 'next' : 'last';
  if (!amount) return null;
  const whole = { value: amount.value, next: count.next + 2 };
  const found = spanOf(whole, way, whole.next);
  return isOneOfMany(tokens, which, whole) ? unsettled(found) : found;
};

/**
 * "The last 2 months" are two calendar months, or the two up to today; so with weeks and years, and with hours and minutes of the
 * clock.
 */
const isCountedPeriod = (amount: Amount): boolean => {
  const units = Object.keys(amount);
  const [unit = ''] = units;
  return units.length === 1 && /^(?:minute|hour|week|month|year)$/.test(unit);
};

/** "Two upcoming week", with its unit in the singular: the second of them, or both. */
const isOneOfMany = (tokens: readonly Token[], which: string, amount: Found<Amount>): boolean =>
  which === 'coming' &&
  /^(?:hour|day|week|month|year)$/.test(textAt(tokens, amount.next - 1)) &&
  Object.values(amount.value).some((count) => count > 1);

const unsettled = ({ piece, next }: FoundPiece): FoundPiece => ({
  piece: { ...piece, unsettled: true },
  next,
});

/** A count stands before the unit, so that "last day" is left to the periods. */
const isPlural = (tokens: readonly Token[], index: number): boolean =>
  readWhole(tokens, index, 4) !== null || /^(?:couple|few)$/.test(textAt(tokens, index));

function spanOf(amount: Found<Amount>, direction: 'next' | 'last', next: number): FoundPiece {
  if (isWholeDays(amount.value))
    return { piece: { rule: 'span', day: { is: 'span', amount: amount.value, direction } }, next };
  return { piece: { rule: 'span of time', window: { amount: amount.value, direction } }, next };
}
