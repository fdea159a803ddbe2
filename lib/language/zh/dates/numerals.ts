import { at, type Found } from './scan';

const DIGITS = new Map<string, number>([...'零一二三四五六七八九'].map((unit, value) => [unit, value]));
for (const [unit, value] of [
  ['〇', 0],
  ['两', 2],
  ['俩', 2],
  ['仨', 3],
  ['壹', 1],
  ['贰', 2],
  ['叁', 3],
  ['肆', 4],
  ['伍', 5],
  ['陆', 6],
  ['柒', 7],
  ['捌', 8],
  ['玖', 9],
] as const)
  DIGITS.set(unit, value);
const UNITS = new Map<string, number>([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['千', 1000],
]);
const SHORT = new Map<string, number>([
  ['廿', 20],
  ['卅', 30],
]);

/** 三, 十一, 二十, 一百零五, 廿三: the longest numeral at `index` that is well formed; up to 9999. */
function readHan(text: string, index: number): Found<number> | null {
  let total = 0;
  let digit: number | null = null;
  let lastUnit = 10_000;
  let next = index;
  for (; next < index + 8; next++) {
    const unit = text[next] ?? '';
    const value = DIGITS.get(unit);
    const scale = UNITS.get(unit);
    const short = SHORT.get(unit);
    if (value !== undefined) {
      if (digit !== null && digit !== 0) break;
      digit = value;
    } else if (scale !== undefined) {
      if (scale >= lastUnit || digit === 0) break;
      total += (digit ?? 1) * scale;
      lastUnit = scale;
      digit = null;
    } else if (short !== undefined && next === index) {
      total += short;
      lastUnit = 10;
    } else break;
  }
  return next === index ? null : { value: total + (digit ?? 0), next };
}

/** A whole number in digits (at most four) or characters. */
export function readNumber(text: string, index: number): Found<number> | null {
  const digits = at(/\d{1,5}/y, text, index);
  if (digits)
    return digits[0].length <= 4 ? { value: Number(digits[0]), next: index + digits[0].length } : null;
  return readHan(text, index);
}

/** A number that may have decimals: 2.5, 三. */
export function readDecimal(text: string, index: number): Found<number> | null {
  const digits = at(/\d{1,5}(?:\.\d{1,3})?/y, text, index);
  return digits ? { value: Number(digits[0]), next: index + digits[0].length } : readHan(text, index);
}

/** A year of four digits, read one by one: 2026, 二〇二六; of two: 98, 零七. */
export function readYearDigits(text: string, index: number): Found<number> | null {
  const found = at(
    /\d{4}|\d{2}(?!\d)|[零〇一二三四五六七八九]{4}|[零〇一二三四五六七八九]{2}(?![零〇一二三四五六七八九十])/y,
    text,
    index,
  );
  if (!found) return null;
  const digits = [...found[0]].map((unit) => DIGITS.get(unit) ?? Number(unit));
  const value = Number(digits.join(''));
  const full = digits.length === 4 ? value : value < 70 ? 2000 + value : 1900 + value;
  return full >= 1000 && full < 3000 ? { value: full, next: index + found[0].length } : null;
}
