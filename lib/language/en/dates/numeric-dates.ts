import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Settings } from '@/lib/language/dates/language';
import { daysInMonth } from '@/lib/time/local-date';
import type { FoundPiece, Parser } from './found';
import { months } from './lexicon';
import { shortYear } from './numbers';
import { type Token, textAt } from './tokens';

const MARKS = new Set(['/', '-', '.']);

const digits = (tokens: readonly Token[], index: number, length: string): number | null => {
  const token = tokens[index];
  return token?.kind === 'number' && length.includes(String(token.text.length)) ? Number(token.text) : null;
};

/** Part of a longer number or path (192.168.0.1, 06/-31, A-2018-1): no date. */
function isEmbedded(tokens: readonly Token[], start: number, next: number): boolean {
  const before = tokens[start - 1];
  const first = tokens[start];
  const glued = first?.glued === true && before !== undefined;
  if (glued && (before.kind === 'word' || before.text === '$' || before.text === '#')) return true;
  // 3/5-3/9 is a range of two dates.
  const endsRange = before?.text === '-' && textAt(tokens, start - 3) === '/';
  if (glued && MARKS.has(before.text) && tokens[start - 2]?.kind === 'number' && !endsRange) return true;
  const behind = tokens[next];
  if (!behind?.glued) return false;
  if (behind.kind === 'number' || behind.text === '%') return true;
  const more = tokens[next + 1];
  if ((behind.text !== '/' && behind.text !== '-') || more?.kind !== 'number' || !more.glued) return false;
  const startsRange = behind.text === '-' && textAt(tokens, next + 2) === '/';
  return more.text.length !== 4 && !startsRange;
}

const isDay = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(2024, month);

/** Two numbers as month and day, in the order of the reader; the other order is kept when it is a day too. */
function monthAndDay(first: number, second: number, settings: Settings, year?: number): DaySpec | null {
  const dayFirst = { month: second, day: first };
  const monthFirst = { month: first, day: second };
  const [preferred, other] = settings.dayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  const isPreferred = isDay(preferred.month, preferred.day);
  const isOther = isDay(other.month, other.day) && first !== second;
  if (!isPreferred && !isOther) return null;
  const base = {
    is: 'date' as const,
    ...(isPreferred ? preferred : other),
    ...(year === undefined ? {} : { year }),
  };
  return isPreferred && isOther && !settings.isSettled ? { ...base, swapped: other } : base;
}

const found = (day: DaySpec, rule: string, next: number): FoundPiece => ({ piece: { rule, day }, next });

/** A separator between numbers; "." and "-" only without spaces, "/" and "-" may have them before a month that ends a year. */
function markAt(tokens: readonly Token[], index: number): string | null {
  const mark = tokens[index];
  return mark && MARKS.has(mark.text) && mark.glued && tokens[index + 1]?.glued ? mark.text : null;
}

/** The order that a text shows by a date that is one in it only: whoever writes 28/12 writes 3/1 for 3 January. */
export function orderOf(tokens: readonly Token[]): 'day first' | 'month first' | null {
  let order: 'day first' | 'month first' | null = null;
  for (let index = 0; index + 2 < tokens.length; index++) {
    if (tokens[index]?.kind !== 'number' || markAt(tokens, index + 1) !== '/') continue;
    const [first, second] = [digits(tokens, index, '12'), digits(tokens, index + 2, '12')];
    if (first === null || second === null || isEmbedded(tokens, index, index + 3)) continue;
    const isDayFirst = isDay(second, first);
    if (isDayFirst === isDay(first, second)) continue;
    const shown = isDayFirst ? 'day first' : 'month first';
    if (order !== null && order !== shown) return null;
    order = shown;
  }
  return order;
}

/** 2026-03-05, 2026/3/5, 2026.03.05, 20260305, 2026 03 05, 2026/Mar/5. */
export const yearFirstDate: Parser = (tokens, index) => {
  const token = tokens[index];
  if (token?.kind !== 'number') return null;
  if (token.text.length === 8) {
    const day = {
      is: 'date' as const,
      year: Number(token.text.slice(0, 4)),
      month: Number(token.text.slice(4, 6)),
      day: Number(token.text.slice(6)),
    };
    const fits = day.year >= 1900 && day.year < 2200 && isDay(day.month, day.day);
    const isCode =
      tokens[index + 1]?.glued === true &&
      tokens[index + 1]?.kind === 'word' &&
      textAt(tokens, index + 1) !== 't';
    const isNumbered = /^[单号码编]$/.test(textAt(tokens, index - 1));
    return fits && !isCode && !isNumbered && !isEmbedded(tokens, index, index + 1)
      ? found(day, 'compact date', index + 1)
      : null;
  }
  const year = digits(tokens, index, '4');
  if (year === null || year < 1000 || tokens[index - 1]?.text === '$') return null;
  const mark = markAt(tokens, index + 1);
  if (!mark) return spacedDate(tokens, index, year);
  const month = months.get(textAt(tokens, index + 2)) ?? digits(tokens, index + 2, '12');
  if (month === null || markAt(tokens, index + 3) !== mark) return null;
  const day = digits(tokens, index + 4, '12');
  if (day === null || (tokens[index + 5]?.glued && tokens[index + 5]?.kind === 'number')) return null;
  if (!isDay(month, day)) return null;
  return found(
    { is: 'date', year, month, day },
    'iso date',
    tokens[index + 5]?.text === 't' && tokens[index + 6]?.kind === 'number' ? index + 6 : index + 5,
  );
};

function spacedDate(tokens: readonly Token[], index: number, year: number): FoundPiece | null {
  const month = digits(tokens, index + 1, '2');
  const day = digits(tokens, index + 2, '2');
  if (month === null || day === null || year < 1900 || year >= 2200) return null;
  if (tokens[index + 1]?.glued || tokens[index + 2]?.glued || tokens[index + 3]?.text === ':') return null;
  return isDay(month, day) ? found({ is: 'date', year, month, day }, 'spaced date', index + 3) : null;
}

/** 5/31/2026, 31.5.2026, 5-31-26: the reader's order of day and month, unless only the other one is a date. */
export const yearLastDate: Parser = (tokens, index, settings) => {
  const first = digits(tokens, index, '12');
  const mark = markAt(tokens, index + 1);
  const second = digits(tokens, index + 2, '12');
  if (first === null || !mark || second === null || markAt(tokens, index + 3) !== mark) return null;
  const year = digits(tokens, index + 4, mark === '/' || mark === '.' ? '24' : '24');
  if (year === null || isEmbedded(tokens, index, index + 5)) return null;
  const full = year < 100 ? shortYear(year) : year;
  // Dots and no ambiguity of country: the order of day and month with dots is day first everywhere it is used.
  const day = monthAndDay(first, second, mark === '.' ? { ...settings, dayFirst: true } : settings, full);
  return day && full >= 1900 && full < 2200 ? found(day, 'numeric date', index + 5) : null;
};

/** Words before a fraction or a place in a row: "page 3/4", "odds 5/1". */
const SHARED =
  /^(?:odds|score|ratio|page|part|step|level|version|issue|episode|chapter|volume|unit|lesson|round|size)$/;

/** "on 12.5.": day and month with a dot behind each, after a word that asks for a day. */
function readDotted(
  tokens: readonly Token[],
  index: number,
  day: number | null,
  month: number | null,
): FoundPiece | null {
  const isLed = /^(?:on|by|until|till|before|due|from)$/.test(textAt(tokens, index - 1));
  if (!isLed || day === null || month === null || !isDay(month, day)) return null;
  if (textAt(tokens, index + 1) !== '.' || !tokens[index + 2]?.glued || textAt(tokens, index + 3) !== '.')
    return null;
  if (!tokens[index + 3]?.glued || tokens[index + 4]?.glued) return null;
  return found({ is: 'date', month, day }, 'dotted day', index + 4);
}

/** 5/31, 24/12: only with a slash, and never inside a longer number. */
export const slashDate: Parser = (tokens, index, settings) => {
  const first = digits(tokens, index, '12');
  const second = digits(tokens, index + 2, '12');
  const dotted = readDotted(tokens, index, first, second);
  if (dotted) return dotted;
  if (first === null || second === null || markAt(tokens, index + 1) !== '/') return null;
  if (isEmbedded(tokens, index, index + 3)) return null;
  const unit = textAt(tokens, index + 3);
  if (SHARED.test(textAt(tokens, index - 1))) return null;
  if (/^[杯勺份个斤寸碗]$/.test(unit)) return null;
  if (/^(?:h|hr|hrs|hour|hours|cup|cups|price|inch|mile|of)$/.test(unit) || tokens[index + 3]?.text === '%')
    return null;
  if (first === 24 && second === 7) return null;
  const day = monthAndDay(first, second, settings);
  return day && found(day, 'numeric day', index + 3);
};

/** 2026-03, 2026/3, 3/2026, 03-2026, with or without spaces around the mark: a month. */
export const numericMonth: Parser = (tokens, index) => {
  const mark = textAt(tokens, index + 1);
  if (!MARKS.has(mark)) return null;
  const isLoose = !tokens[index + 1]?.glued || !tokens[index + 2]?.glued;
  if (mark === '.' && isLoose) return null;
  const yearFirst = digits(tokens, index, '4');
  const year = yearFirst ?? digits(tokens, index + 2, '4');
  const month = digits(tokens, yearFirst === null ? index : index + 2, '12');
  if (year === null || month === null || year < 1900 || year >= 2200 || month < 1 || month > 12) return null;
  if (
    isEmbedded(tokens, index, index + 3) ||
    (tokens[index + 3]?.glued && MARKS.has(textAt(tokens, index + 3)) && tokens[index + 4]?.kind === 'number')
  )
    return null;
  return { piece: { rule: 'numeric month', day: { is: 'month', month, year } }, next: index + 3 };
};
