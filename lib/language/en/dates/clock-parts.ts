import type { Clock } from '@/lib/language/dates/clock';
import { months, nearDays, weekdays } from './lexicon';
import { readWhole, readWordNumber } from './numbers';
import { type Found, skip, type Token, textAt } from './tokens';

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

export const twoDigits = (tokens: readonly Token[], index: number): number | null => {
  const token = tokens[index];
  return token?.kind === 'number' && token.text.length === 2 && Number(token.text) < 60
    ? Number(token.text)
    : null;
};

/** 14:30, 7:56:30, "9.30" beside am or pm, 16h30. */
export function readDigits(tokens: readonly Token[], index: number): Found<Clock> | null {
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
    // "1h30" is how long, "16h30" is when.
    const isLength =
      hour < 6 && !/^(?:at|@|from|until|till|by|to|-|before|after)$/.test(textAt(tokens, index - 1));
    if (minute !== null && isLength) return null;
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
    return half || lead === 'at' || lead === '@' || isDottedClock(tokens, index)
      ? { value: { hour, minute }, next: index + 3 }
      : null;
  }
  return null;
}

const isDayWord = (word: string): boolean => months.has(word) || weekdays.has(word) || nearDays.has(word);

/**
 * "tomorrow 10.00-11.30", "4 Dec 14.30": a dot is one of a clock right behind a day, and in a range of such times beside one. By
 * themselves "12.12-12.14" are days and "3.10-3.15" pages.
 */
function isDottedClock(tokens: readonly Token[], index: number): boolean {
  if (isDayWord(textAt(tokens, index - 1))) return true;
  const isDotted = (at: number) => {
    const minute = textAt(tokens, at + 1) === '.' && tokens[at + 1]?.glued ? twoDigits(tokens, at + 2) : null;
    return tokens[at]?.kind === 'number' && minute !== null && minute % 5 === 0;
  };
  const start = textAt(tokens, index - 1) === '-' ? index - 4 : index;
  if (!isDotted(start) || textAt(tokens, start + 3) !== '-' || !isDotted(start + 4)) return false;
  const [lead, behind] = [textAt(tokens, start - 1), textAt(tokens, start + 7)];
  return isDayWord(lead) || /^(?:from|between)$/.test(lead) || isDayWord(behind) || behind === 'on';
}

/** Two digits with a leading zero, or an hour past noon, leave no doubt. */
const isExact = (hour: string): boolean => (hour.length === 2 && hour.startsWith('0')) || Number(hour) > 12;

/** "330 pm", "0730", "at 1030": hours and minutes in one number. */
export function readPacked(tokens: readonly Token[], index: number): Found<Clock> | null {
  const token = tokens[index];
  if (token?.kind !== 'number' || token.text.length < 3 || token.text.length > 4) return null;
  const hour = Number(token.text.slice(0, -2));
  const minute = Number(token.text.slice(-2));
  if (hour > 23 || minute > 59) return null;
  const lead = textAt(tokens, index - 1);
  const isWithH = textAt(tokens, index + 1) === 'h' && tokens[index + 1]?.glued === true;
  // "0800 hours", "1530h", "at 1530 hrs": with fewer signs it would be a count of hours.
  const isMilitary =
    token.text.length === 4 &&
    (isWithH || /^(?:hours|hrs)$/.test(textAt(tokens, index + 1))) &&
    (isWithH || token.text.startsWith('0') || /^(?:at|@|from|until|till|by|to|-)$/.test(lead));
  const isYear = Number(token.text) >= 1900 && Number(token.text) < 2100;
  const hasHalf = readHalf(tokens, index + 1) !== null;
  const fits =
    hasHalf ||
    isMilitary ||
    (token.text.length === 4 && !isYear && /^(?:at|@|from|between|until|till|by)$/.test(lead)) ||
    (token.text.startsWith('0') && token.text.length === 4 && textAt(tokens, index - 1) === '-');
  return fits
    ? {
        value: {
          hour,
          minute,
          ...(token.text.startsWith('0') || hour > 12 || isMilitary ? { exact: true } : {}),
        },
        next: isMilitary ? index + 2 : index + 1,
      }
    : null;
}

/** "nineteen hundred hours", "eight hundred hours". */
function readHundred(tokens: readonly Token[], hour: Found<number>): Found<Clock> | null {
  const next = skip(tokens, hour.next + 1, 'hours', 'hrs');
  if (hour.value <= 12) return { value: { hour: hour.value, minute: 0 }, next };
  return next > hour.next + 1 ? { value: { hour: hour.value, minute: 0, exact: true }, next } : null;
}

/** "eight forty", "seven thirty", "three twenty", "nine oh five". */
export function readSpoken(tokens: readonly Token[], index: number): Found<Clock> | null {
  const hour = tokens[index]?.kind === 'word' ? readWordNumber(tokens, index) : null;
  if (!hour || hour.value < 1 || hour.value > 23) return null;
  if (textAt(tokens, hour.next) === 'hundred') return readHundred(tokens, hour);
  if (hour.value > 12) return null;
  if (textAt(tokens, hour.next) === 'oh') {
    const minute = readWordNumber(tokens, hour.next + 1);
    return minute && minute.value < 10
      ? { value: { hour: hour.value, minute: minute.value }, next: minute.next }
      : null;
  }
  const hyphen = textAt(tokens, hour.next) === '-' && tokens[hour.next]?.glued ? 1 : 0;
  const minute = readWordNumber(tokens, hour.next + hyphen);
  return minute && minute.value >= 10 && minute.value < 60
    ? { value: { hour: hour.value, minute: minute.value }, next: minute.next }
    : null;
}

/** A named zone, and after seconds an offset too: the wall time as written is what counts. */
export function skipZone(tokens: readonly Token[], index: number, hasSeconds: boolean): number {
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

export function hourOnly(tokens: readonly Token[], index: number): Found<number> | null {
  const hour = readWhole(tokens, index, 2);
  if (!hour || hour.value > 24) return null;
  return tokens[index]?.kind === 'number' || hour.value >= 1 ? hour : null;
}
