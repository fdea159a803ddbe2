import { type Found, type Token, textAt } from './tokens';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const small = new Map(ONES.map((word, value) => [word, value]));
const tens = new Map(TENS.flatMap((word, index): [string, number][] => (word ? [[word, index * 10]] : [])));
const ordinals = new Map<string, number>([
  ...ORDINALS.map((word, value): [string, number] => [word, value]),
  ['twentieth', 20],
  ['thirtieth', 30],
]);
ordinals.delete('zeroth');

export const numberWords: readonly string[] = [...small.keys(), ...tens.keys(), ...ordinals.keys()];

/** "twenty", "twenty five", "twenty-five", "seven"; 0 to 99. */
export function readWordNumber(tokens: readonly Token[], index: number): Found<number> | null {
  const word = textAt(tokens, index);
  const ten = tens.get(word);
  if (ten === undefined) {
    const value = small.get(word);
    return value === undefined ? null : { value, next: index + 1 };
  }
  const hyphen = textAt(tokens, index + 1) === '-' ? 1 : 0;
  const one = small.get(textAt(tokens, index + 1 + hyphen));
  return one !== undefined && one > 0 && one < 10
    ? { value: ten + one, next: index + 2 + hyphen }
    : { value: ten, next: index + 1 };
}

/** A whole number in digits (at most `digits` of them) or in words. */
export function readWhole(tokens: readonly Token[], index: number, digits = 4): Found<number> | null {
  const token = tokens[index];
  if (token?.kind === 'number') {
    return token.text.length <= digits ? { value: Number(token.text), next: index + 1 } : null;
  }
  return readWordNumber(tokens, index);
}

/** "1st", "2 nd", "first", "twenty-first"; 1 to 39. */
export function readOrdinal(tokens: readonly Token[], index: number): Found<number> | null {
  const token = tokens[index];
  if (!token) return null;
  if (token.kind === 'number') {
    const tail = tokens[index + 1];
    const fits = token.text.length <= 2 && tail !== undefined && /^(?:st|nd|rd|th)$/.test(tail.text);
    return fits && tail.glued ? { value: Number(token.text), next: index + 2 } : null;
  }
  const whole = ordinals.get(token.text);
  if (whole !== undefined) return { value: whole, next: index + 1 };
  const ten = tens.get(token.text);
  if (ten === undefined) return null;
  const hyphen = textAt(tokens, index + 1) === '-' ? 1 : 0;
  const one = ordinals.get(textAt(tokens, index + 1 + hyphen));
  return one !== undefined && one < 10 ? { value: ten + one, next: index + 2 + hyphen } : null;
}

/** A day of a month as digits, with or without an ordinal ending, or as an ordinal word. */
export function readDayNumber(
  tokens: readonly Token[],
  index: number,
): (Found<number> & { isOrdinal: boolean }) | null {
  const ordinal = readOrdinal(tokens, index);
  if (ordinal) return ordinal.value >= 1 && ordinal.value <= 31 ? { ...ordinal, isOrdinal: true } : null;
  const token = tokens[index];
  if (token?.kind === 'number' && token.text.length <= 2) {
    const value = Number(token.text);
    return value >= 1 && value <= 31 ? { value, next: index + 1, isOrdinal: false } : null;
  }
  const words = readWordNumber(tokens, index);
  return words && words.value >= 1 && words.value <= 31 ? { ...words, isOrdinal: false } : null;
}

/** "two thousand and eighteen", "twenty eighteen", "nineteen ninety nine". */
function readYearWords(tokens: readonly Token[], index: number): Found<number> | null {
  const first = readWordNumber(tokens, index);
  if (!first) return null;
  if (textAt(tokens, first.next) === 'thousand' && first.value === 2) {
    const rest = textAt(tokens, first.next + 1) === 'and' ? first.next + 2 : first.next + 1;
    const tail = readWordNumber(tokens, rest);
    return tail ? { value: 2000 + tail.value, next: tail.next } : { value: 2000, next: first.next + 1 };
  }
  if (first.value !== 19 && first.value !== 20) return null;
  const hyphen = textAt(tokens, first.next) === '-' ? 1 : 0;
  const second = readWordNumber(tokens, first.next + hyphen);
  return second && second.value >= 10 ? { value: first.value * 100 + second.value, next: second.next } : null;
}

/** A year of four digits (1900 to 2199), of two after an apostrophe, or in words. */
export function readYear(tokens: readonly Token[], index: number): Found<number> | null {
  const token = tokens[index];
  if (!token) return null;
  if (token.kind === 'number') {
    if (token.text.length !== 4 || tokens[index + 1]?.text === ':') return null;
    const value = Number(token.text);
    return value >= 1900 && value < 2200 ? { value, next: index + 1 } : null;
  }
  if (token.text === "'") {
    const digits = tokens[index + 1];
    return digits?.kind === 'number' && digits.glued && digits.text.length === 2
      ? { value: shortYear(Number(digits.text)), next: index + 2 }
      : null;
  }
  return readYearWords(tokens, index);
}

/** A year of two digits: the one within 20 years ahead or 80 back of the turn that people mean. */
export const shortYear = (value: number): number => (value < 70 ? 2000 + value : 1900 + value);
