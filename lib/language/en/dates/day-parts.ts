import type { DayPart } from '@/lib/language/dates/clock';
import type { Parser } from './found';
import { parts } from './lexicon';
import { after, type Found, skip, type Token, textAt } from './tokens';

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
        piece: {
          rule: 'part of the day',
          part: part.value,
          ...(isAsked ? {} : { weak: true }),
          ...(isWideWord(tokens, part.next) || lead === 'after' || textAt(tokens, index - 2) === 'middle'
            ? { unsettled: true }
            : {}),
        },
        next: part.next,
      };
};

/** "Daytime" and "night-time": all of the day or the night, with no hour at which one would begin. */
const isWideWord = (tokens: readonly Token[], next: number): boolean =>
  /^(?:daytime|nighttime)$/.test(textAt(tokens, next - 1)) ||
  (textAt(tokens, next - 1) === 'time' && /^(?:-|night)$/.test(textAt(tokens, next - 2)));

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
