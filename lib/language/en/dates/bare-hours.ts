import { hourOnly, twoDigits } from './clock-parts';
import { trim } from './clocks';
import type { FoundPiece, Parser } from './found';
import { type Token, textAt } from './tokens';

/** What may follow a bare hour; another noun would make it a count. */
const AFTER_HOUR =
  /^(?:[,.!?;)@'"\-~&]|on|in|at|to|and|with|for|until|till|this|today|tomorrow|tonight|tmrw|every|from|about|through|before|after|when|if|please|of|or|by|onwards?|(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?)$/;

const DAY_BEHIND =
  /^(?:this|today|tomorrow|tonight|tmrw|(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?)$/;

/** A mark that a bare hour may be glued to: a quote, or the dash of "9-5". */
const mayPrecede = (tokens: readonly Token[], index: number): boolean =>
  /^[@(,'"]$/.test(textAt(tokens, index)) ||
  (/^[-~]$/.test(textAt(tokens, index)) &&
    ((tokens[index - 1]?.kind === 'number' && textAt(tokens, index - 1).length <= 2) ||
      /^(?:am|pm)$/.test(textAt(tokens, index - 1))));

/** "tomorrow 8 30": weak, for two numbers side by side are seldom a time. */
function looseMinutes(tokens: readonly Token[], index: number, hour: number): FoundPiece | null {
  const minute = twoDigits(tokens, index + 1);
  const behind = textAt(tokens, index + 2);
  if (minute === null || tokens[index]?.kind !== 'number' || tokens[index + 1]?.glued) return null;
  if (behind !== '' && !AFTER_HOUR.test(behind)) return null;
  return { piece: { rule: 'loose clock', clock: { hour, minute }, weak: true }, next: index + 2 };
}

/** Nouns after which "at 5" is no hour. */
const COUNTED =
  /^(?:times|min|mins|percent|points?|people|persons?|o|km|kmh|kph|mph|kg|g|mm|cm|miles?|dollars?|euros?|pounds?|bucks|cents|degrees?)$/;

/** Whether what stands behind a number makes it a count: "20 squats", "20 of them". */
export const isCount = (tokens: readonly Token[], next: number): boolean => {
  const behind = textAt(tokens, next);
  const isPlural = tokens[next]?.kind === 'word' && /[^s]s$/.test(behind) && !AFTER_HOUR.test(behind);
  return behind === 'of' || COUNTED.test(behind) || isPlural;
};

/** Nouns after "at one" that make it "once". */
const ONE_OF = /^(?:time|point|stage|go|sitting|moment|glance|end)$/;

const STREET =
  /^(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|place|square|court|terrace|alley|crescent)$/;

/** "at 5 Main Street", "12 Park Ave": the number of a house. */
const isHouseNumber = (tokens: readonly Token[], next: number): boolean =>
  [1, 2, 3].some(
    (words) =>
      STREET.test(textAt(tokens, next + words)) &&
      tokens.slice(next, next + words).every(({ kind, text }) => kind === 'word' && !AFTER_HOUR.test(text)),
  );

/** "From 5 to 10 people", "between 3 and 5 kg": the other end of the range is a count, and so is this. */
function isFirstOfMany(tokens: readonly Token[], index: number, end: number): boolean {
  if (!/^(?:from|between)$/.test(textAt(tokens, index - 1))) return false;
  if (!/^(?:to|and|-|~)$/.test(textAt(tokens, end)) || tokens[end + 1]?.kind !== 'number') return false;
  const behind = tokens[end + 2];
  return (
    behind?.kind === 'word' &&
    (COUNTED.test(behind.text) ||
      (!behind.glued &&
        /[^s]s$/.test(behind.text) &&
        !/^(?:this|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/.test(behind.text)))
  );
}

/** A bare hour: "at 5", "tomorrow 8". It is weak unless a word that asks for a time stands before it. */
export const bareHour: Parser = (tokens, index) => {
  const token = tokens[index];
  if (!token || (token.glued && index > 0 && !mayPrecede(tokens, index - 1))) return null;
  const packed = /^0\d[0-5]\d$/.test(token.text) && Number(token.text) < 2400;
  if (packed) {
    const clock = { hour: Number(token.text.slice(0, 2)), minute: Number(token.text.slice(2)), exact: true };
    return { piece: { rule: 'loose clock', clock, weak: true }, next: index + 1 };
  }
  const hour = hourOnly(tokens, index);
  if (!hour || hour.value === 0 || isHouseNumber(tokens, hour.next)) return null;
  if (textAt(tokens, hour.next) === 'and' && /^a$/.test(textAt(tokens, hour.next + 1))) return null;
  const minute = twoDigits(tokens, hour.next);
  const lead = textAt(tokens, index - 1);
  const isAt = lead === 'at' || lead === '@' || lead === 'around';
  if (isAt && minute !== null && token.kind === 'number' && !tokens[hour.next]?.glued) {
    return { piece: { rule: 'clock', clock: { hour: hour.value, minute } }, next: hour.next + 1 };
  }
  const loose = looseMinutes(tokens, index, hour.value);
  if (loose) return loose;
  const end = trim(tokens, hour.next);
  if (end > hour.next && hour.value <= 12)
    return { piece: { rule: 'clock', clock: { hour: hour.value, minute: 0 } }, next: end };
  const behind = textAt(tokens, end);
  const glued = tokens[end]?.glued;
  if ((glued && /^[a-z%$/:'\d]/.test(behind)) || (glued && behind === '.' && tokens[end + 1]?.glued))
    return null;
  if (
    behind === '%' ||
    COUNTED.test(behind) ||
    isFirstOfMany(tokens, index, end) ||
    (behind === 'of' && /^(?:and|,)$/.test(lead)) ||
    (token.text === 'one' && ONE_OF.test(behind))
  )
    return null;
  const isFree = behind === '' || AFTER_HOUR.test(behind);
  const isAlarm =
    lead === 'for' &&
    tokens.slice(Math.max(0, index - 6), index).some((before) => /^(?:alarms?|wake)$/.test(before.text));
  // "By 6 tonight", "before 10 on Friday": a limit with its day behind it.
  const isLimit =
    /^(?:by|before|until|till|after|about|roughly|approximately)$/.test(lead) && DAY_BEHIND.test(behind);
  const isAsked =
    (isAt || isAlarm || isLimit) &&
    behind !== 'of' &&
    (isFree || (tokens[end]?.kind === 'word' && !/[^s]s$/.test(behind)));
  if (!isFree && !isAsked) return null;
  return {
    piece: { rule: 'bare hour', clock: { hour: hour.value, minute: 0 }, ...(isAsked ? {} : { weak: true }) },
    next: end,
  };
};
