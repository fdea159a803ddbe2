import type { Clock, DayPart } from '@/lib/language/dates/clock';
import type { Parser } from './found';
import { parts } from './lexicon';
import { readWhole, readWordNumber } from './numbers';
import { after, type Found, skip, type Token, textAt } from './tokens';

type Half = 'am' | 'pm';

const ZONES = new Set(['pt', 'pst', 'pdt', 'est', 'edt', 'cst', 'mst', 'gmt', 'utc', 'cet', 'bst']);

/** am, a.m., "a m", p, "p . m .", "in the am". */
export function readHalf(tokens: readonly Token[], index: number): Found<Half> | null {
  const at =
    textAt(tokens, index) === 'in' &&
    textAt(tokens, index + 1) === 'the' &&
    /^(?:am|pm)$/.test(textAt(tokens, index + 2))
      ? index + 2
      : skip(tokens, index, tokens[index]?.glued ? '.' : '');
  const word = textAt(tokens, at);
  const half: Half | null =
    word === 'am' || word === 'a' ? 'am' : word === 'pm' || word === 'p' ? 'pm' : null;
  if (half === null) return null;
  if (word.length === 2)
    return {
      value: half,
      next:
        textAt(tokens, at + 1) === '.' &&
        tokens[at + 1]?.glued &&
        tokens[at + 2] !== undefined &&
        !/^\d/.test(textAt(tokens, at + 2))
          ? at + 1
          : at + 1,
    };
  let next = at + 1;
  next = skip(tokens, next, '.');
  if (textAt(tokens, next) === 'm')
    return {
      value: half,
      next: skip(tokens, next + 1, tokens[next + 1]?.text === '.' && next > at + 1 ? '.' : ''),
    };
  // A lone "a" or "p" counts only glued to the digits: "9a", "at 5P.".
  return tokens[at]?.glued && tokens[at - 1]?.kind === 'number' ? { value: half, next: at + 1 } : null;
}

const twoDigits = (tokens: readonly Token[], index: number): number | null => {
  const token = tokens[index];
  return token?.kind === 'number' && token.text.length === 2 && Number(token.text) < 60
    ? Number(token.text)
    : null;
};

/** 14:30, 7:56:30, "9.30" beside am or pm, 16h30. */
function readDigits(tokens: readonly Token[], index: number): Found<Clock> | null {
  const token = tokens[index];
  if (token?.kind !== 'number' || token.text.length > 2) return null;
  const hour = Number(token.text);
  const mark = tokens[index + 1];
  if (hour > 24 || !mark) return null;
  if (mark.text === ':' && mark.glued) {
    const minute = twoDigits(tokens, index + 2);
    if (minute === null || !tokens[index + 2]?.glued) return null;
    const second =
      textAt(tokens, index + 3) === ':' && tokens[index + 4]?.glued ? twoDigits(tokens, index + 4) : null;
    const next = second === null ? index + 3 : index + 5;
    if (
      second === null &&
      textAt(tokens, next) === ':' &&
      tokens[next]?.glued &&
      tokens[next + 1]?.kind === 'number'
    )
      return null;
    return {
      value: {
        hour,
        minute,
        ...(second === null ? {} : { second }),
        ...(isExact(token.text) || second !== null ? { exact: true } : {}),
      },
      next,
    };
  }
  if (mark.text === 'h') {
    const minute = twoDigits(tokens, index + 2);
    const isClose = mark.glued || (minute !== null && !/^(?:hour|hours)$/.test(mark.text));
    if (!isClose) return null;
    if (minute !== null) return { value: { hour, minute, exact: true }, next: index + 3 };
    return mark.glued && hour > 12 ? { value: { hour, minute: 0, exact: true }, next: index + 2 } : null;
  }
  if (mark.text === '.' && mark.glued) {
    const minute = twoDigits(tokens, index + 2);
    if (
      minute === null ||
      !tokens[index + 2]?.glued ||
      (/^[.:]$/.test(textAt(tokens, index + 3)) && tokens[index + 4]?.kind === 'number')
    )
      return null;
    const lead = textAt(tokens, index - 1);
    const half = readHalf(tokens, index + 3);
    return half || lead === 'at' || lead === '@' ? { value: { hour, minute }, next: index + 3 } : null;
  }
  return null;
}

/** Two digits with a leading zero, or an hour past noon, leave no doubt. */
const isExact = (hour: string): boolean => (hour.length === 2 && hour.startsWith('0')) || Number(hour) > 12;

/** "330 pm", "0730", "at 1030": hours and minutes in one number. */
function readPacked(tokens: readonly Token[], index: number): Found<Clock> | null {
  const token = tokens[index];
  if (token?.kind !== 'number' || token.text.length < 3 || token.text.length > 4) return null;
  const hour = Number(token.text.slice(0, -2));
  const minute = Number(token.text.slice(-2));
  if (hour > 23 || minute > 59) return null;
  const lead = textAt(tokens, index - 1);
  const isYear = Number(token.text) >= 1900 && Number(token.text) < 2100;
  const hasHalf = readHalf(tokens, index + 1) !== null;
  const fits =
    hasHalf ||
    (token.text.length === 4 && !isYear && /^(?:at|@|from|between|until|till|by)$/.test(lead)) ||
    (token.text.startsWith('0') && token.text.length === 4 && textAt(tokens, index - 1) === '-');
  return fits
    ? {
        value: { hour, minute, ...(token.text.startsWith('0') || hour > 12 ? { exact: true } : {}) },
        next: index + 1,
      }
    : null;
}

/** "eight forty", "seven thirty", "three twenty", "nine oh five". */
function readSpoken(tokens: readonly Token[], index: number): Found<Clock> | null {
  const hour = tokens[index]?.kind === 'word' ? readWordNumber(tokens, index) : null;
  if (!hour || hour.value < 1 || hour.value > 12) return null;
  if (textAt(tokens, hour.next) === 'oh') {
    const minute = readWordNumber(tokens, hour.next + 1);
    return minute && minute.value < 10
      ? { value: { hour: hour.value, minute: minute.value }, next: minute.next }
      : null;
  }
  const minute = readWordNumber(tokens, hour.next);
  return minute && minute.value >= 10 && minute.value < 60
    ? { value: { hour: hour.value, minute: minute.value }, next: minute.next }
    : null;
}

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
  const at = skip(tokens, number.next, 'minute', 'minutes', 'min', 'mins');
  if (minutes?.value === 30 && /^(?:at|around|by)$/.test(textAt(tokens, index - 1))) {
    const british = readWhole(tokens, number.next, 2);
    if (british && british.value >= 1 && british.value <= 12)
      return { value: { hour: british.value, minute: 30 }, next: british.next };
  }
  const word = textAt(tokens, at);
  const named = minutes !== null || at > number.next;
  const sign =
    /^(?:past|after)$/.test(word) || (word === 'from' && named)
      ? 1
      : /^(?:to|before|till|of)$/.test(word)
        ? -1
        : 0;
  if (sign === 0 || (word === 'of' && !named)) return null;
  const hour = readWhole(tokens, at + 1, 2);
  const base =
    readExactClock(tokens, at + 1) ??
    readNamed(tokens, at + 1) ??
    (hour && hour.value >= 1 && hour.value <= 24
      ? { value: { hour: hour.value, minute: 0 }, next: hour.next }
      : null);
  if (!base || (base.value.minute !== 0 && !named) || (sign < 0 && !named && number.value % 5 !== 0))
    return null;
  if (sign < 0 && !named && hour && /^[:/-]$/.test(textAt(tokens, hour.next))) return null;
  if (
    sign < 0 &&
    !minutes &&
    at === number.next &&
    !readHalf(tokens, base.next) &&
    textAt(tokens, index - 1) !== 'at'
  )
    return null;
  const { half, ...plain } = base.value;
  const hours = half ? (plain.hour % 12) + (half === 'pm' ? 12 : 0) : plain.hour;
  const total = hours * 60 + plain.minute + sign * number.value;
  const wrapped = total < 60 && !half && plain.hour > 0 ? total + 720 : total;
  const exact = half ? { exact: true } : {};
  return {
    value: { ...plain, ...exact, hour: Math.floor(wrapped / 60), minute: wrapped % 60 },
    next: base.next,
  };
}

/** "noon", "midnight", "12 noon", "noonish". */
function readNamed(tokens: readonly Token[], index: number): Found<Clock> | null {
  const at = textAt(tokens, index) === '12' || textAt(tokens, index) === 'twelve' ? index + 1 : index;
  const word = textAt(tokens, at);
  if (word === 'noon' || word === 'noonish' || (word === 'midday' && at === index))
    return { value: { hour: 12, minute: 0, half: 'pm' }, next: skip(tokens, at + 1, '-', 'ish') };
  if (word === 'midmorning') return { value: { hour: 10, minute: 0, half: 'am' }, next: at + 1 };
  if (word === 'midnight') return { value: { hour: 24, minute: 0, exact: true }, next: at + 1 };
  return null;
}

/** A named zone, and after seconds an offset too: the wall time as written is what counts. */
function skipZone(tokens: readonly Token[], index: number, hasSeconds: boolean): number {
  let at = ZONES.has(textAt(tokens, index)) ? index + 1 : index;
  if (!hasSeconds) return at;
  if (textAt(tokens, at) === 'z' && tokens[at]?.glued) at++;
  const offset =
    /^[+-]$/.test(textAt(tokens, at)) && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued;
  if (!offset) return at;
  const length = textAt(tokens, at + 1).length;
  if (length === 4) return at + 2;
  return length === 2 && textAt(tokens, at + 2) === ':' ? at + 4 : at;
}

/** A clock time that needs nothing beside it. */
function readExactClock(tokens: readonly Token[], index: number): Found<Clock> | null {
  if (
    tokens[index]?.glued &&
    /^[\d.:/]$/.test(textAt(tokens, index - 1)) &&
    tokens[index - 1]?.kind === 'mark' &&
    tokens[index - 2]?.kind === 'number' &&
    textAt(tokens, index - 1) !== '/' &&
    textAt(tokens, index - 1) !== ':'
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
  const half = readHalf(tokens, next);
  if (half) {
    if (value.hour > 12 && half.value === 'am') return null;
    if (value.hour > 12 && !value.exact) return null;
    value = { ...value, half: half.value };
    next = half.next;
  }
  if (!base && !half && !isOclock) return null;
  next = skipZone(tokens, next, value.second !== undefined);
  return { value, next };
}

function hourOnly(tokens: readonly Token[], index: number): Found<number> | null {
  const hour = readWhole(tokens, index, 2);
  if (!hour || hour.value > 24) return null;
  return tokens[index]?.kind === 'number' || hour.value >= 1 ? hour : null;
}

/** "-ish", "sharp", "exactly": they change nothing. */
const trim = (tokens: readonly Token[], index: number): number => {
  const at = textAt(tokens, index) === '-' && textAt(tokens, index + 1) === 'ish' ? index + 2 : index;
  return skip(tokens, at, 'ish', 'sharp', 'prompt');
};

/** Clock times that are clear by themselves. */
export const clock: Parser = (tokens, index) => {
  const found = readPast(tokens, index) ?? readNamed(tokens, index) ?? readExactClock(tokens, index);
  if (!found || found.value.hour > 24 || (found.value.half && found.value.hour > 12 && !found.value.exact))
    return null;
  return { piece: { rule: 'clock', clock: found.value }, next: trim(tokens, found.next) };
};

/** What may follow a bare hour; another noun would make it a count. */
const AFTER_HOUR =
  /^(?:[,.!?;)@'"\-~&]|on|in|at|to|and|with|for|until|till|this|today|tomorrow|tonight|tmrw|every|from|about|through|before|after|when|if|please|of|or|by|(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?)$/;

/** A mark that a bare hour may be glued to: a quote, or the dash of "9-5". */
const mayPrecede = (tokens: readonly Token[], index: number): boolean =>
  /^[@(,'"]$/.test(textAt(tokens, index)) ||
  (/^[-~]$/.test(textAt(tokens, index)) &&
    tokens[index - 1]?.kind === 'number' &&
    textAt(tokens, index - 1).length <= 2);

/** A bare hour: "at 5", "tomorrow 8". It is weak unless a word that asks for a time stands before it. */
export const bareHour: Parser = (tokens, index) => {
  const token = tokens[index];
  if (!token || (token.glued && index > 0 && !mayPrecede(tokens, index - 1))) return null;
  const hour = hourOnly(tokens, index);
  if (!hour || hour.value === 0) return null;
  if (textAt(tokens, hour.next) === 'and' && /^a$/.test(textAt(tokens, hour.next + 1))) return null;
  const minute = twoDigits(tokens, hour.next);
  const lead = textAt(tokens, index - 1);
  const isAt = lead === 'at' || lead === '@' || lead === 'around';
  if (isAt && minute !== null && token.kind === 'number' && !tokens[hour.next]?.glued) {
    return { piece: { rule: 'clock', clock: { hour: hour.value, minute } }, next: hour.next + 1 };
  }
  const end = trim(tokens, hour.next);
  if (end > hour.next && hour.value <= 12)
    return { piece: { rule: 'clock', clock: { hour: hour.value, minute: 0 } }, next: end };
  const behind = textAt(tokens, end);
  const glued = tokens[end]?.glued;
  if ((glued && /^[a-z%$/:'\d]/.test(behind)) || (glued && behind === '.' && tokens[end + 1]?.glued))
    return null;
  if (behind === '%' || /^(?:times|percent|points|people|o)$/.test(behind)) return null;
  const isFree = behind === '' || AFTER_HOUR.test(behind);
  const isAsked =
    isAt && behind !== 'of' && (isFree || (tokens[end]?.kind === 'word' && !/[^s]s$/.test(behind)));
  if (!isFree && !isAsked) return null;
  return {
    piece: { rule: 'bare hour', clock: { hour: hour.value, minute: 0 }, ...(isAsked ? {} : { weak: true }) },
    next: end,
  };
};

/** "in the morning", "at night", "during the afternoon", "lunch time", "this evening", "tonight", "last night". */
export const dayPart: Parser = (tokens, index) => {
  const first = after(tokens, index, 'first thing');
  if (first > 0)
    return {
      piece: { rule: 'part of the day', part: 'morning' },
      next: after(tokens, first, 'in the morning') > 0 ? first + 3 : first,
    };
  const word = textAt(tokens, index);
  if (/^(?:tonight|tonite|2nite)$/.test(word))
    return { piece: { rule: 'tonight', day: { is: 'offset', days: 0 }, part: 'night' }, next: index + 1 };
  const days = word === 'this' ? 0 : word === 'last' ? -1 : word === 'next' ? 1 : null;
  if (days !== null) {
    const part = readPart(tokens, index + 1);
    if (!part || (days === -1 && part.value !== 'night' && part.value !== 'evening')) return null;
    return {
      piece: { rule: 'part of a near day', day: { is: 'offset', days }, part: part.value },
      next: part.next,
    };
  }
  const part = readPart(tokens, skip(tokens, index, 'the'));
  if (!part || textAt(tokens, part.next - 1) === 'am') return null;
  const lead = textAt(tokens, index - 1);
  const isAsked =
    /^(?:in|during|at|by|before|after|until|till|of|another)$/.test(lead) ||
    /time$/.test(textAt(tokens, part.next - 1));
  const isGreeting = /^(?:good|great|nice|happy)$/.test(lead);
  return isGreeting
    ? null
    : {
        piece: { rule: 'part of the day', part: part.value, ...(isAsked ? {} : { weak: true }) },
        next: part.next,
      };
};

export function readPart(tokens: readonly Token[], index: number): Found<DayPart> | null {
  const at = skip(tokens, index, 'early', 'late', 'mid', '-');
  const word = textAt(tokens, at);
  if (
    word === 'daytime' ||
    (word === 'day' && textAt(tokens, at + 1) === '-' && textAt(tokens, at + 2) === 'time')
  )
    return { value: 'morning', next: at + (word === 'daytime' ? 1 : 3) };
  const value = parts.get(word);
  if (value === undefined || word === 'eve') return null;
  let next = at + 1;
  if (word === 'night' && textAt(tokens, next) === '-' && textAt(tokens, next + 1) === 'time') next += 2;
  if (/^(?:lunch|dinner|night)$/.test(word) && textAt(tokens, next) === 'time') next++;
  if (textAt(tokens, next) === '-' && textAt(tokens, next + 1) === 'ish') next += 2;
  return { value, next };
}
