import type { Clock } from '@/lib/language/dates/clock';
import { readAmount } from './amounts';
import { hourOnly, readDigits, readHalf, readPacked, readSpoken, skipZone } from './clock-parts';
import type { Parser } from './found';
import { weekdays } from './lexicon';
import { readWhole, readWordNumber } from './numbers';
import { after, type Found, skip, type Token, textAt } from './tokens';

const MINUTES: ReadonlyArray<readonly [string, number]> = [
  ['half', 30],
  ['a quarter', 15],
  ['quarter', 15],
  ['three quarters', 45],
];

/** "half past seven", "quarter to nine", "20 min past 8", "twenty after 3pm", "ten to six". */
function readPast(tokens: readonly Token[], index: number): Found<Clock> | null {
  let minutes: Found<number> | null = null;
  for (const [phrase, value] of MINUTES) {
    const next = after(tokens, index, phrase);
    if (next > 0) minutes ??= { value, next };
  }
  const number = minutes ?? readWhole(tokens, index, 2);
  if (!number || number.value > 59) return null;
  const at = skip(tokens, number.next, 'minute', 'minutes', 'min', 'mins', minutes ? '-' : '');
  if (minutes?.value === 30) {
    const isAsked = /^(?:at|around|by|from|to|till|until|before|after)$/.test(textAt(tokens, index - 1));
    const digits = readWhole(tokens, number.next, 2);
    const isOfDay = digits !== null && mayEndHalf(tokens, digits.next) && digits.next < tokens.length;
    const british = isAsked || isOfDay ? digits : readWordNumber(tokens, number.next);
    if (british && british.value >= 1 && british.value <= 12 && (isAsked || mayEndHalf(tokens, british.next)))
      return { value: { hour: british.value, minute: 30 }, next: british.next };
  }
  const word = textAt(tokens, at);
  const named = minutes !== null || at > number.next;
  const base = at + 1 + (named && textAt(tokens, at + 1) === '-' ? 1 : 0);
  const sign =
    /^(?:past|after)$/.test(word) || (word === 'from' && named)
      ? 1
      : /^(?:to|before|till|of)$/.test(word)
        ? -1
        : 0;
  if (sign === 0 || (word === 'of' && !named)) return null;
  const hour = readWhole(tokens, base, 2);
  const clock =
    readExactClock(tokens, base) ??
    readNamed(tokens, base) ??
    (hour && hour.value >= 1 && hour.value <= 24
      ? { value: { hour: hour.value, minute: 0 }, next: hour.next }
      : null);
  if (!clock || (clock.value.minute !== 0 && !named) || (sign < 0 && !named && number.value % 5 !== 0))
    return null;
  if (sign < 0 && !named && hour && /^[:/-]$/.test(textAt(tokens, hour.next))) return null;
  if (
    sign < 0 &&
    !minutes &&
    at === number.next &&
    !readHalf(tokens, clock.next) &&
    textAt(tokens, index - 1) !== 'at' &&
    !isMinutesOnly(tokens, index, number.value) &&
    !isBeforeNamed(tokens, index, base) &&
    !isNoRange(tokens, clock.next, number.value, clock.value.hour)
  )
    return null;
  const { half, ...plain } = clock.value;
  const hours = half ? (plain.hour % 12) + (half === 'pm' ? 12 : 0) : plain.hour;
  const total = hours * 60 + plain.minute + sign * number.value;
  const wrapped = total < 60 && !half && plain.hour > 0 ? total + 720 : total >= 1440 ? total - 1440 : total;
  const exact = half ? { exact: true } : {};
  return {
    value: { ...plain, ...exact, hour: Math.floor(wrapped / 60), minute: wrapped % 60 },
    next: clock.next,
  };
}

/** "Twenty-five to nine": a number in words that is no hour. "Ten to six" may be a range. */
const isMinutesOnly = (tokens: readonly Token[], index: number, value: number): boolean =>
  tokens[index]?.kind === 'word' && value > 12;

/** "Ten to midnight", where nothing says "from ten". */
const isBeforeNamed = (tokens: readonly Token[], index: number, base: number): boolean =>
  tokens[index]?.kind === 'word' && readNamed(tokens, base) !== null && textAt(tokens, index - 1) !== 'from';

/** "Ten to nine tonight": within one part of the day nothing runs from ten to nine. */
const isNoRange = (tokens: readonly Token[], next: number, value: number, hour: number): boolean => {
  const at = skip(tokens, next, 'in', 'the');
  return (
    value > hour &&
    (textAt(tokens, next) === 'tonight' ||
      /^(?:morning|afternoon|evening)$/.test(textAt(tokens, skip(tokens, at, 'this'))))
  );
};

/** "half six" without a word that asks for a time: only as a whole expression. */
const mayEndHalf = (tokens: readonly Token[], next: number): boolean =>
  /^(?:[.,!?;)]|on|in|for|with|am|pm|today|tomorrow|tonight|)$/.test(textAt(tokens, next)) ||
  weekdays.has(textAt(tokens, next));

/** "noon", "midnight", "12 noon", "noonish". */
function readNamed(tokens: readonly Token[], index: number): Found<Clock> | null {
  const at = textAt(tokens, index) === '12' || textAt(tokens, index) === 'twelve' ? index + 1 : index;
  const word = textAt(tokens, at);
  if (word === 'noon' || word === 'noonish' || (word === 'midday' && at === index))
    return { value: { hour: 12, minute: 0, half: 'pm' }, next: trim(tokens, at + 1) };
  if (word === 'midmorning') return { value: { hour: 10, minute: 0, half: 'am' }, next: at + 1 };
  if (word === 'midnight') return { value: { hour: 24, minute: 0, exact: true }, next: at + 1 };
  return null;
}

/** A clock time that needs nothing beside it. */
function readExactClock(tokens: readonly Token[], index: number): Found<Clock> | null {
  if (
    tokens[index]?.glued &&
    /^[\d.:/]$/.test(textAt(tokens, index - 1)) &&
    tokens[index - 1]?.kind === 'mark' &&
    tokens[index - 2]?.kind === 'number' &&
    textAt(tokens, index - 1) !== '/' &&
    !(textAt(tokens, index - 1) === ':' && textAt(tokens, index - 2).length === 4)
  )
    return null;
  const base = readDigits(tokens, index) ?? readPacked(tokens, index) ?? readSpoken(tokens, index);
  const bare = base ? null : hourOnly(tokens, index);
  const whole = base ?? (bare && { value: { hour: bare.value, minute: 0 } as Clock, next: bare.next });
  if (!whole) return null;
  let { value, next } = whole;
  const oclock = skip(tokens, next, "o'clock", 'oclock', 'o');
  const isOclock = oclock > next;
  next =
    textAt(tokens, next) === 'o' && textAt(tokens, next + 1) === 'clock'
      ? next + 2
      : textAt(tokens, next) === 'o'
        ? next
        : oclock;
  const isNight = isOclock && value.hour < 6 && textAt(tokens, next) === 'midnight';
  const half = isNight ? { value: 'am' as const, next: next + 1 } : readHalf(tokens, next);
  if (half) {
    if ((value.hour > 12 && half.value === 'am') || (value.hour === 0 && half.value === 'pm')) return null;
    if (value.hour > 12 && !value.exact) return null;
    value = { ...value, half: half.value };
    next = half.next;
  }
  if (!base && !half && !isOclock) return null;
  next = skipZone(tokens, next, value.second !== undefined);
  return { value, next };
}

/** "an hour before midnight", "two hours after 3pm": a clock time so far from another one of the same day. */
function readHoursBeside(tokens: readonly Token[], index: number): Found<Clock> | null {
  const amount = readAmount(tokens, index);
  const word = amount ? textAt(tokens, amount.next) : '';
  if (!amount || (word !== 'before' && word !== 'after')) return null;
  const { hour = 0, minute = 0, ...others } = amount.value;
  const base = readNamed(tokens, amount.next + 1) ?? readExactClock(tokens, amount.next + 1);
  if (hour === 0 || Object.keys(others).length > 0 || !base?.value || !isSettled(base.value)) return null;
  const from = base.value.half
    ? (base.value.hour % 12) + (base.value.half === 'pm' ? 12 : 0)
    : base.value.hour;
  const away = Math.round(hour * 60 + minute) * (word === 'before' ? -1 : 1);
  const total = from * 60 + base.value.minute + away;
  if (total < 0 || total >= 1440) return null;
  return { value: { hour: Math.floor(total / 60), minute: total % 60, exact: true }, next: base.next };
}

const isSettled = (clock: Clock): boolean => clock.half !== undefined || clock.exact === true;

/** "-ish", "sharp", "exactly": they change nothing. */
export const trim = (tokens: readonly Token[], index: number): number => {
  const at = textAt(tokens, index) === '-' && textAt(tokens, index + 1) === 'ish' ? index + 2 : index;
  return skip(tokens, at, 'ish', 'sharp', 'prompt');
};

/** Clock times that are clear by themselves. */
export const clock: Parser = (tokens, index) => {
  const found =
    readHoursBeside(tokens, index) ??
    readPast(tokens, index) ??
    readNamed(tokens, index) ??
    readExactClock(tokens, index);
  if (!found || found.value.hour > 24 || (found.value.half && found.value.hour > 12 && !found.value.exact))
    return null;
  const clock = isTold(tokens, index) && !found.value.half ? { ...found.value, exact: true } : found.value;
  return { piece: { rule: 'clock', clock }, next: trim(tokens, found.next) };
};

/** A text that begins "It's seven o'clock" tells the time as it stands: the half of the day is not open. */
const isTold = (tokens: readonly Token[], index: number): boolean =>
  (index === 1 && textAt(tokens, 0) === 'it') ||
  (index === 2 && /^(?:it|time)$/.test(textAt(tokens, 0)) && textAt(tokens, 1) === 'is');
