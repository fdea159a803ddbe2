import type { DaySpec, SlicePart } from '@/lib/language/dates/day-spec';
import { readNumber, readYearDigits } from './numerals';
import { at, type Found, joint, type Parser } from './scan';
import { readOffset, readWeek } from './weeks';

const YEARS = new Map([
  ['今年', 0],
  ['本年', 0],
  ['当年', 0],
  ['明年', 1],
  ['来年', 1],
  ['后年', 2],
  ['大后年', 3],
  ['去年', -1],
  ['前年', -2],
  ['大前年', -3],
]);

/** 今年, 明年, 2026年, 98年, 二〇二六年, 2026 before a month. */
export function readYear(text: string, index: number): Found<DaySpec> | null {
  const named = at(/大?[今本当明来后去前]年(?![轻级龄])/y, text, index)?.[0];
  const degree = named !== undefined && text.startsWith('度', index + named.length) ? 1 : 0;
  const offset = named === undefined ? undefined : YEARS.get(named);
  if (named !== undefined && offset !== undefined)
    return { value: { is: 'period', unit: 'year', offset }, next: index + named.length + degree };
  const digits = readYearDigits(text, index);
  if (!digits) return null;
  const year = at(/ {0,2}年(?![级代多半后]|前(?!.{1,3}[季月周天]))(?:度(?!过))?/y, text, digits.next);
  return year ? { value: { is: 'year', year: digits.value }, next: digits.next + year[0].length } : null;
}

const asYear = (of: DaySpec | undefined): { year?: number; of?: DaySpec } =>
  of === undefined ? {} : of.is === 'year' ? { year: of.year } : { of };

/** 3月, 十一月份, 正月 is lunar; 下个月, 本月, with a year before it: 明年四月, 2008年 十二月. */
export function readMonth(text: string, index: number): Found<DaySpec> | null {
  const year = readYear(text, index);
  const start = year ? joint(text, year.next) : index;
  const relative = at(/月(?![饼球亮光经嫂薪])/y, text, readOffset(text, start)?.next ?? text.length)
    ? readOffset(text, start)
    : null;
  if (relative) {
    const month: DaySpec = { is: 'period', unit: 'month', offset: relative.value };
    if (!year) return { value: month, next: relative.next + 1 };
    // 去年本月: the same month of another year.
    if (year.value.is !== 'period') return null;
    return {
      value: { is: 'period', unit: 'month', offset: relative.value + year.value.offset * 12 },
      next: relative.next + 1,
    };
  }
  const number = readNumber(text, start);
  if (!number || number.value < 1 || number.value > 12 || number.next - start > 2) return null;
  const mark = at(/ {0,2}月(?![饼球亮光经嫂薪])份?/y, text, number.next);
  return mark
    ? {
        value: { is: 'month', month: number.value, ...asYear(year?.value) },
        next: number.next + mark[0].length,
      }
    : null;
}

/** 第一季度, 二季度, Q3, 上半年, 下半年, 这个季度, with a year before it. */
function readQuarter(text: string, index: number): Found<DaySpec> | null {
  const year = readYear(text, index);
  const start = year ? joint(text, year.next) : index;
  const half = at(/([上下])半年/y, text, start);
  if (half)
    return {
      value: { is: 'quarter', index: half[1] === '上' ? 1 : 2, size: 6, ...asYear(year?.value) },
      next: start + half[0].length,
    };
  const quarter = at(/(?:第([一二三四1-4])个?|([一二三四1-4]))季度?(?![节票])|q([1-4])(?!\d)/y, text, start);
  if (quarter) {
    const said = quarter[1] ?? quarter[2] ?? quarter[3] ?? '';
    const number = '一二三四'.indexOf(said) + 1 || Number(said);
    // 第三季 by itself is the third series of a programme.
    if (quarter[0].endsWith('季') && !year) return null;
    return {
      value: { is: 'quarter', index: number, size: 3, ...asYear(year?.value) },
      next: start + quarter[0].length,
    };
  }
  const relative = year ? null : readOffset(text, start);
  const season = relative && at(/季度/y, text, relative.next);
  return relative && season
    ? { value: { is: 'period', unit: 'quarter', offset: relative.value }, next: relative.next + 2 }
    : null;
}

/** A stretch of days that something can be a part of. */
export function readStretch(text: string, index: number): Found<DaySpec> | null {
  return readQuarter(text, index) ?? readMonth(text, index) ?? readWeek(text, index) ?? readYear(text, index);
}

const SLICES: ReadonlyArray<readonly [RegExp, SlicePart, 'month' | 'year' | 'week' | 'any']> = [
  [/初/y, 'start', 'any'],
  [/上旬/y, 'start', 'month'],
  [/中旬|中(?!旬)(?=$|[ ,，。]|前|之前|以前)/y, 'middle', 'month'],
  [/下旬/y, 'late', 'month'],
  [/的?(?:月底|底|月末|末|年底)(?![气片下])/y, 'end', 'any'],
  [/上半月|的?上半/y, 'firstHalf', 'month'],
  [/下半月|的?下半/y, 'secondHalf', 'month'],
];

/** 月底, 下个月初, 年底, 3月中旬, 上半月, 今年年底. */
export const slice: Parser = (text, index) => {
  const bare = at(/(月|年|周)([初底末]|中(?![国学文心央间医药外旬性]))(?!一)/y, text, index);
  if (bare) {
    const unit = bare[1] === '月' ? 'month' : bare[1] === '年' ? 'year' : 'week';
    if (unit === 'week') return null;
    const part: SlicePart = bare[2] === '初' ? 'start' : bare[2] === '中' ? 'middle' : 'end';
    return {
      piece: { rule: '时段之初末', day: { is: 'slice', part, of: { is: 'period', unit, offset: 0 } } },
      next: index + 2,
    };
  }
  const half = at(/([上下])半月/y, text, index);
  if (half)
    return {
      piece: {
        rule: '半月',
        day: {
          is: 'slice',
          part: half[1] === '上' ? 'firstHalf' : 'secondHalf',
          of: { is: 'period', unit: 'month', offset: 0 },
        },
      },
      next: index + 3,
    };
  const quarter = readQuarter(text, index);
  const of = readMonth(text, index) ?? (quarter?.value.is === 'period' ? quarter : readYear(text, index));
  if (!of) return null;
  const start = joint(text, of.next);
  // 下个月月初, 明年年底: the unit is said again.
  const unit = text[of.next - 1] ?? '';
  const again = (unit === '年' || unit === '月') && text[start] === unit ? start + 1 : start;
  for (const [pattern, part] of SLICES) {
    const found = at(pattern, text, again);
    if (found)
      return {
        piece: { rule: '时段之初末', day: { is: 'slice', part, of: of.value } },
        next: again + found[0].length,
      };
  }
  return null;
};

/** 今年夏天, 明年春季, 这个冬天: a season of a year. */
export const season: Parser = (text, index) => {
  const year = readYear(text, index);
  const near = year ? null : at(/[这今]个?/y, text, index);
  const start = year ? joint(text, year.next) : near ? index + near[0].length : -1;
  const found = start < 0 ? null : at(/([春夏秋冬])(?:天|季)/y, text, start);
  if (!found) return null;
  const value = '春夏秋冬'.indexOf(found[1] ?? '') as 0 | 1 | 2 | 3;
  return {
    piece: { rule: '季节', day: { is: 'season', season: value, ...asYear(year?.value) } },
    next: start + found[0].length,
  };
};

/** 九十年代, 二十世纪80年代, 90年代. */
export const decade: Parser = (text, index) => {
  const century = at(/(?:(\d{2}|十九|二十一?)世纪)?/y, text, index);
  const start = index + (century?.[0].length ?? 0);
  const found = at(/(\d0|[一二三四五六七八九]十)年代/y, text, start);
  const tens = found && readNumber(found[1] ?? '', 0);
  if (!found || !tens || /[\d零一二三四五六七八九十]/.test(text[index - 1] ?? '')) return null;
  const hundreds =
    century?.[1] === undefined ? (tens.value >= 30 ? 20 : 21) : (readNumber(century[1], 0)?.value ?? 20);
  const year = (hundreds - 1) * 100 + tens.value;
  return {
    piece: { rule: '年代', day: { is: 'period', unit: 'decade', offset: 0, of: { is: 'year', year } } },
    next: start + found[0].length,
  };
};

/** 本周内, 月内, 今年内: at the latest on its last day. */
export const withinPeriod: Parser = (text, index) => {
  const bare = at(/([周月年])之?内/y, text, index);
  const of: Found<DaySpec> | null = bare
    ? {
        value: {
          is: 'period',
          unit: bare[1] === '周' ? 'week' : bare[1] === '月' ? 'month' : 'year',
          offset: 0,
        },
        next: index + 1,
      }
    : readStretch(text, index);
  const within = of && at(/[之以]?内(?![容部])/y, text, of.next);
  if (!of || !within || /[\d一二两三四五六七八九十个几]/.test(text[index - 1] ?? '')) return null;
  return {
    piece: { rule: '之内', day: { is: 'slice', part: 'end', of: of.value }, deadline: true },
    next: of.next + within[0].length,
  };
};

/** A month, a year beside a month, a quarter, a half year by itself. */
export const stretch: Parser = (text, index) => {
  if (/[\d一二三四五六七八九十百第.\-/]/.test(text[index - 1] ?? '')) return null;
  // 给四月打电话: a person of that name.
  if (at(/[给跟找问约陪](?=[一二三四五六七八九十]{1,2}月(?![的份底初中上下末]))/y, text, index - 1))
    return null;
  const found = readQuarter(text, index) ?? readMonth(text, index) ?? readYear(text, index);
  if (
    !found ||
    (at(/(?:后|前|内|以来|间|里的?第)(?!往)/y, text, found.next) &&
      /\d年$|[一二三四五六七八九十]年$/.test(text.slice(index, found.next)))
  )
    return null;
  // 二月三十号: a day that does not exist is not the whole month instead.
  if (at(/ ?[\d一二三四五六七八九十]{1,3} ?[日号]/y, text, found.next)) return null;
  const isShortYear =
    found.value.is === 'year' &&
    !/^(?:\d{4}|[零〇一二三四五六七八九]{4})/.test(text.slice(index, found.next));
  return isShortYear ? null : { piece: { rule: '月与年', day: found.value }, next: found.next };
};
