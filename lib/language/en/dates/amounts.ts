import { type Amount, addAmounts, type Unit } from '@/lib/language/dates/amount';
import { shortUnits, units } from './lexicon';
import { readWordNumber } from './numbers';
import { after, type Found, skip, type Token, textAt } from './tokens';

const LOOSE: ReadonlyArray<readonly [string, number]> = [
  ['a couple of', 2],
  ['a couple', 2],
  ['couple of', 2],
  ['couple', 2],
  ['a pair of', 2],
  ['a few', 3],
  ['few', 3],
  ['some', 3],
  ['several', 3],
  ['half a', 0.5],
  ['half an', 0.5],
  ['half', 0.5],
  ['a half', 0.5],
  ['a quarter of an', 0.25],
  ['quarter of an', 0.25],
  ['three quarters of an', 0.75],
  ['another', 1],
  ['a', 1],
  ['an', 1],
];

/** Fractions that are one character. */
export const fractions: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);

/** "1/2", "3/4", "½". */
function readFraction(tokens: readonly Token[], index: number): Found<number> | null {
  const token = tokens[index];
  const glyph = fractions.get(token?.text ?? '');
  if (glyph !== undefined) return { value: glyph, next: index + 1 };
  const below = tokens[index + 2];
  if (token?.kind !== 'number' || token.text.length > 2 || textAt(tokens, index + 1) !== '/') return null;
  if (!tokens[index + 1]?.glued || !below?.glued || !/^[2-8]$/.test(below.text)) return null;
  return { value: Number(token.text) / Number(below.text), next: index + 3 };
}

/** A count, which may be a fraction: "3", "1.5", "1/2", "1 1/2", "2½", "two and a half", "a couple of", "twenty and four". */
function readCount(tokens: readonly Token[], index: number): Found<number> | null {
  for (const [phrase, value] of LOOSE) {
    const next = after(tokens, index, phrase);
    if (next > 0) return { value, next };
  }
  const fraction = readFraction(tokens, index);
  if (fraction) return fraction;
  const token = tokens[index];
  if (token?.kind === 'number') {
    if (token.text.length > 5) return null;
    const tail = tokens[index + 2];
    if (tail?.kind === 'number' && tail.glued && tokens[index + 1]?.glued && tail.text.length <= 3) {
      if (textAt(tokens, index + 1) === '.')
        return { value: Number(`${token.text}.${tail.text}`), next: index + 3 };
    }
    const more = readFraction(tokens, index + 1);
    if (more && more.value < 1) return { value: Number(token.text) + more.value, next: more.next };
    return andHalf(tokens, { value: Number(token.text), next: index + 1 });
  }
  const words = readWordNumber(tokens, index);
  if (!words) return null;
  if (words.value % 10 === 0 && words.value >= 20 && textAt(tokens, words.next) === 'and') {
    const ones = readWordNumber(tokens, words.next + 1);
    if (ones && ones.value < 10) return { value: words.value + ones.value, next: ones.next };
  }
  return andHalf(tokens, words);
}

const PARTS: ReadonlyArray<readonly [string, number]> = [
  ['and a half', 0.5],
  ['and half', 0.5],
  ['and a quarter', 0.25],
  ['and three quarters', 0.75],
];

/** "two and a half", "one and half", "two and a quarter". */
function andHalf(tokens: readonly Token[], count: Found<number>): Found<number> {
  const part = readPart(tokens, count.next);
  return part ? { value: count.value + part.value, next: part.next } : count;
}

function readPart(tokens: readonly Token[], index: number): Found<number> | null {
  for (const [phrase, value] of PARTS) {
    const next = after(tokens, index, phrase);
    if (next > 0) return { value, next };
  }
  return null;
}

function readUnit(tokens: readonly Token[], index: number, loose: boolean): Found<Unit> | null {
  const token = tokens[index];
  if (!token) return null;
  for (const phrase of ['business', 'working', 'work', 'week']) {
    if (token.text === phrase && /^days?$/.test(textAt(tokens, index + 1)) && phrase !== 'week') {
      return { value: 'workday', next: index + 2 };
    }
  }
  if (token.text === "'" && token.glued) return { value: 'minute', next: index + 1 };
  if (token.text === 'fortnight' || token.text === 'fortnights') return { value: 'week', next: index + 1 };
  if (shortUnits.has(token.text)) {
    if (token.text === 'm' || token.text === 's') {
      if (!loose || !token.glued || (tokens[index - 1]?.text.length ?? 0) > 3) return null;
      return { value: token.text === 'm' ? 'minute' : 'second', next: index + 1 };
    }
    if (!token.glued && !loose && (token.text !== 'h' || textAt(tokens, index + 1) === 'ago')) return null;
  }
  const unit = units.get(token.text);
  return unit
    ? {
        value: unit,
        next: skip(
          tokens,
          index + 1,
          unit.length > 3 && textAt(tokens, index + 1) === '.' && shortened(token.text) ? '.' : '',
        ),
      }
    : null;
}

const shortened = (word: string): boolean => /^(?:hr|hrs|min|mins|sec|secs|wk|mo|yr|yrs)$/.test(word);

/** "1:30 hours": hours and minutes with a colon. "19:00 hours" and "at 2:15 hours" are times of the day. */
function readColon(tokens: readonly Token[], index: number): Found<Amount> | null {
  const [hours, mark, minutes] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (hours?.kind !== 'number' || hours.text.length > 1 || mark?.text !== ':' || !mark.glued) return null;
  if (minutes?.kind !== 'number' || minutes.text.length !== 2 || Number(minutes.text) > 59) return null;
  if (!/^(?:hours?|hrs?)$/.test(textAt(tokens, index + 3)) || textAt(tokens, index - 1) === 'at') return null;
  return { value: { hour: Number(hours.text), minute: Number(minutes.text) }, next: index + 4 };
}

function readOne(tokens: readonly Token[], index: number, loose: boolean): Found<Amount> | null {
  const colon = readColon(tokens, index);
  if (colon) return colon;
  const count = readCount(tokens, index);
  if (!count) return null;
  const hyphen = textAt(tokens, count.next) === '-' ? 1 : 0;
  const unit = readUnit(tokens, count.next + hyphen, loose);
  // "2026-W50" is a week of the calendar.
  if (unit && hyphen === 1 && shortUnits.has(textAt(tokens, count.next + 1))) return null;
  if (!unit) return readUpTo(tokens, count.next);
  const weeks = /^fortnight/.test(textAt(tokens, unit.next - 1)) ? 2 : 1;
  const single: Amount = { [unit.value]: count.value * weeks };
  const part = readPart(tokens, unit.next);
  if (part) return { value: addAmounts(single, { [unit.value]: part.value }), next: part.next };
  return { value: normalise(single), next: unit.next };
}

/** "2-3 hours", "5 to 10 minutes": the longer of the two. */
function readUpTo(tokens: readonly Token[], index: number): Found<Amount> | null {
  if (!/^(?:-|to|or)$/.test(textAt(tokens, index)) || tokens[index - 1]?.kind !== 'number') return null;
  const most = tokens[index + 1];
  const unit = most?.kind === 'number' && most.text.length <= 3 ? readUnit(tokens, index + 2, false) : null;
  return unit && !tokens[index + 2]?.glued
    ? { value: { [unit.value]: Number(most?.text) }, next: unit.next }
    : null;
}

/** Half a year is six months, half a month fifteen days; other fractions stay. */
function normalise(amount: Amount): Amount {
  if (amount.year === 0.5) return { month: 6 };
  if (amount.month === 0.5) return { day: 15 };
  if (amount.day === 0.5) return { hour: 12 };
  return amount;
}

/**
 * A length of time: "3 days", "an hour and a half", "1 month and 21 days", "1h30", "half an hour". With `loose`, one-letter units
 * count too, for the words before have asked for a length ("in 5m").
 */
export function readAmount(tokens: readonly Token[], index: number, loose = false): Found<Amount> | null {
  const first = readOne(tokens, index, loose);
  if (!first) return null;
  let { value, next } = first;
  for (let rounds = 0; rounds < 6; rounds++) {
    const joint = skip(tokens, next, ',', 'and');
    const more = readOne(
      tokens,
      joint,
      loose || rounds > 0 || tokens[joint]?.glued === true || value.hour !== undefined,
    );
    if (!more || Object.keys(more.value).some((unit) => unit in value)) break;
    value = addAmounts(value, more.value);
    next = more.next;
  }
  const minutes = tokens[next];
  if (
    minutes?.kind === 'number' &&
    minutes.glued &&
    minutes.text.length === 2 &&
    textAt(tokens, next - 1) === 'h'
  ) {
    return { value: addAmounts(value, { minute: Number(minutes.text) }), next: next + 1 };
  }
  return { value, next };
}
