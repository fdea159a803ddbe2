import type { DaySpec } from '@/lib/language/dates/day-spec';
import { daysInMonth } from '@/lib/time/local-date';
import { readPart, readShortPart, varies } from './clocks';
import { holidayNames, holidayWords, nameTraps, nearDays, nearDayWords, shortDays } from './lexicon';
import { readNumber } from './numerals';
import { readMonth, readYear } from './periods';
import { at, type Found, type FoundPiece, joint, type Parser, spaces, wordAt } from './scan';
import { readWeekday } from './weeks';

/** Things that are counted by 号: 12号楼 is a building. */
const NUMBERED =
  /(?:楼|线|门|馆|院|店|机|桌|台|选手|球|位|房|车|公路|高速|文件|文|码|仓|柜|窗|床|嘉宾|技师|电池|字)/y;

function readDayNumber(text: string, index: number, needsMark: boolean): Found<number> | null {
  const number = readNumber(text, index);
  if (!number || number.value < 1 || number.value > 31 || number.next - index > 3) return null;
  const mark = at(/ {0,2}[日号](?![元本报语])/y, text, number.next);
  if (mark)
    return at(NUMBERED, text, number.next + mark[0].length)
      ? null
      : { value: number.value, next: number.next + mark[0].length };
  return needsMark || at(/[\d个点时:.%分人名天年月周岁份次块元斤]/y, text, number.next) ? null : number;
}

/** 3月5日, 2026年十一月十日, 下个月9号, 一月二十三, 去年本月十日; a range within the month: 4月12-19日. */
export const monthDay: Parser = (text, index) => {
  if (/[\d.]/.test(text[index - 1] ?? '')) return null;
  const month = readMonth(text, index);
  if (!month) return null;
  const start = joint(text, month.next);
  const bareEnd = at(
    /(\d{1,2}|[一二三四五六七八九十]{1,3})[日号]? ?[-~到至] ?(?=(?:\d{1,2}|[一二三四五六七八九十]{1,3})[日号])/y,
    text,
    start,
  );
  if (bareEnd) {
    const first = readNumber(text, start);
    const last = readDayNumber(text, start + bareEnd[0].length, true);
    if (first && last && last.value > first.value)
      return {
        piece: { rule: '月日', day: dayIn(month.value, first.value), endDay: dayIn(month.value, last.value) },
        next: last.next,
      };
  }
  const day = readDayNumber(text, start, month.value.is !== 'month');
  if (!day || !isPossible(month.value, day.value)) return null;
  const list = dayList(text, day, month.value);
  return list ?? { piece: { rule: '月日', day: dayIn(month.value, day.value) }, next: day.next };
};

/** 9月10号，11号，12号: days in a row are a range. */
function dayList(text: string, first: Found<number>, month: DaySpec): FoundPiece | null {
  let last = first;
  for (let rounds = 0; rounds < 30; rounds++) {
    const comma = at(/ ?[,、，和] ?/y, text, last.next);
    const more = comma && readDayNumber(text, last.next + comma[0].length, true);
    if (!more || more.value !== last.value + 1) break;
    last = more;
  }
  return last === first
    ? null
    : {
        piece: { rule: '月日', day: dayIn(month, first.value), endDay: dayIn(month, last.value) },
        next: last.next,
      };
}

const isPossible = (month: DaySpec, day: number): boolean =>
  month.is !== 'month' || day <= daysInMonth(2024, month.month);

function dayIn(month: DaySpec, day: number): DaySpec {
  if (month.is === 'month' && !month.of)
    return { is: 'date', month: month.month, day, ...(month.year === undefined ? {} : { year: month.year }) };
  return { is: 'dayOfMonth', day, of: month };
}

/** 29日, 1号 without a month; alone it is a number, not a day. */
export const dayOfMonth: Parser = (text, index) => {
  const isEnd = /[日号]-/.test(text.slice(Math.max(0, index - 2), index));
  if (/[\d第零一二三四五六七八九十百月.\-/#路街道巷弄]/.test(text[index - 1] ?? '') && !isEnd) return null;
  const day = readDayNumber(text, index, true);
  if (!day || text.trim().length === day.next - index) return null;
  return { piece: { rule: '日', day: { is: 'dayOfMonth', day: day.value } }, next: day.next };
};

/** 2026.3.5, 2026-03-05, 20260305 are read by English too; here with Chinese around them: 2016年 09-03. */
export const yearMonthDay: Parser = (text, index) => {
  const found = at(/((?:19|20)\d{2})年?([-/.])(\d{1,2})\2(\d{1,2})(?!\d)日?/y, text, index);
  if (!found || /[\d.]/.test(text[index - 1] ?? '')) return null;
  const [year, month, day] = [Number(found[1]), Number(found[3]), Number(found[4])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { piece: { rule: '年月日', day: { is: 'date', year, month, day } }, next: index + found[0].length };
};

/** 今天, 大后天; 明早, 今晚, 大前晚 with their part of the day. */
export const nearDay: Parser = (text, index) => {
  if (nameTraps.some((name) => text.startsWith(name, index))) return null;
  const word = wordAt(nearDayWords, text, index);
  if (word !== null) {
    const days = nearDays.get(word) ?? 0;
    const part = readShortPart(text, index + word.length, true);
    const piece = { rule: '近日', day: { is: 'offset' as const, days } };
    return part
      ? { piece: { ...piece, part: part.value }, next: part.next }
      : { piece, next: index + word.length };
  }
  const short = at(/大?[今当明后昨前](?=[早晚晨夜午])/y, text, index)?.[0];
  const days = short === undefined ? undefined : shortDays.get(short);
  if (short === undefined || days === undefined || (short === '当' && text[index + 1] === '午')) return null;
  const part = readPart(text, index + short.length) ?? shortAfterDay(text, index + short.length);
  return part && { piece: { rule: '近日', day: { is: 'offset', days }, part: part.value }, next: part.next };
};

function shortAfterDay(text: string, index: number): ReturnType<typeof readShortPart> {
  if (text[index] === '午') return { value: 'noon', next: index + 1 };
  return (
    readShortPart(text, index, true) ??
    (/[早晚夜晨]/.test(text[index] ?? '')
      ? { value: text[index] === '早' || text[index] === '晨' ? 'morning' : 'evening', next: index + 1 }
      : null)
  );
}

/** 周五晚, 七号晚: a one-character part after a weekday or date. */
export const dayWithPart: Parser = (text, index) => {
  const day: { day?: DaySpec; next: number } | null = weekdayOrDate(text, index);
  const part = day && readShortPart(text, day.next, true);
  return day?.day && part
    ? { piece: { rule: '日与时段', day: day.day, part: part.value, ...varies(part.value) }, next: part.next }
    : null;
};

function weekdayOrDate(text: string, index: number): { day?: DaySpec; next: number } | null {
  const weekday = readWeekday(text, index);
  if (weekday) return { day: weekday.value, next: weekday.next };
  const date = monthDay(text, index) ?? dayOfMonth(text, index);
  return date && !date.piece.endDay ? { day: date.piece.day, next: date.next } : null;
}

/** 春节, 明年母亲节, 26年除夕, 2026年中秋. */
export const holiday: Parser = (text, index) => {
  const year = readYear(text, index);
  const start = year ? joint(text, year.next) : index;
  const name = wordAt(holidayWords, text, start);
  if (name === null) return golden(text, start, year);
  const key = holidayNames.get(name) ?? '';
  const next =
    start +
    name.length +
    (at(/假期|期间|长假|小长假|当天|那天/y, text, start + name.length)?.[0].length ?? 0);
  return {
    piece: {
      rule: '节日',
      day: {
        is: 'holiday',
        name: key,
        ...(year?.value.is === 'year' ? { year: year.value.year } : year ? { of: year.value } : {}),
      },
    },
    next,
  };
};

/** 十一, 五一 as holidays, where the words around say so or nothing else is there. */
function golden(text: string, index: number, year: Found<DaySpec> | null): FoundPiece | null {
  const found = at(
    /(十一|五一|六一)(假期|黄金周|长假|期间|放假|国庆|劳动节)?(?![月日号点时个天年周分楼人名])/y,
    text,
    index,
  );
  if (!found || /[零一二三四五六七八九十百\d第初]/.test(text[index - 1] ?? '')) return null;
  if (found[2] === undefined && !(year || text.trim() === found[0])) return null;
  const name = found[1] === '十一' ? 'national day china' : found[1] === '五一' ? 'may day' : 'childrens day';
  return {
    piece: {
      rule: '节日',
      day: {
        is: 'holiday',
        name,
        ...(year?.value.is === 'year' ? { year: year.value.year } : year ? { of: year.value } : {}),
      },
    },
    next: index + found[0].length,
  };
}

/** 农历八月十五, 正月初三, 腊月二十三, 大年初二. */
export const lunarDay: Parser = (text, index) => {
  const year = readYear(text, index);
  const opening = year ? joint(text, year.next) : index;
  const lead = at(/(?:农历|阴历|旧历)/y, text, opening);
  if (year && !lead) return null;
  const behind = lead ? spaces(text, opening + lead[0].length) : index;
  // The year stands before 农历 or behind it.
  const late = lead && !year ? readYear(text, behind) : null;
  const start = late ? joint(text, late.next) : behind;
  const lunarYear = (year ?? late)?.value;
  const inYear = lunarYear?.is === 'year' ? { year: lunarYear.year } : {};
  const new_ = at(/大年初([一二三四五六七八九十])/y, text, start);
  if (new_)
    return {
      piece: { rule: '农历', day: { is: 'lunar', month: 1, day: readNumber(new_[1] ?? '', 0)?.value ?? 1 } },
      next: start + new_[0].length,
    };
  const month = at(/(正|腊|冬|十[一二]?|[一二三四五六七八九])月(初|廿)?/y, text, start);
  if (!month) return null;
  const name = month[1] ?? '';
  if (!lead && name !== '正' && name !== '腊' && month[2] !== '初' && month[2] !== '廿') return null;
  const number =
    name === '正' ? 1 : name === '腊' ? 12 : name === '冬' ? 11 : (readNumber(name, 0)?.value ?? 0);
  const from = start + month[0].length;
  const day = month[2] === '廿' ? readNumber(text, from - 1) : readNumber(text, from);
  if (!day || day.value < 1 || day.value > 30) return null;
  return {
    piece: { rule: '农历', day: { is: 'lunar', month: number, day: day.value, ...inYear } },
    next: day.next + (/[日号]/.test(text[day.next] ?? '') ? 1 : 0),
  };
};

/** 春节前两天, 婚礼 aside: so many days before or after a day that is named; 圣诞节的前一天. */
export const aroundDay: Parser = (text, index) => {
  const base = holiday(text, index) ?? weekdayOrDate(text, index);
  const day = base && ('piece' in base ? base.piece.day : base.day);
  if (!base || !day) return null;
  const found = at(
    /的?(?:之|以)?(前|后)(\d{1,2}|[一两二三四五六七八九十]{1,3})(天|个?星期|周)(?![一二三四五六日])/y,
    text,
    base.next,
  );
  const count = found && readNumber(found[2] ?? '', 0);
  if (!found || !count) return nthDayOf(text, base.next, day);
  const amount = found[3] === '天' ? { day: count.value } : { week: count.value };
  return {
    piece: { rule: '前后几天', day: { is: 'shift', amount, sign: found[1] === '前' ? -1 : 1, from: day } },
    next: base.next + found[0].length,
  };
};

/** 国庆第三天, 春节后第二天: days counted from a feast or a date, which is the first of them unless 后 stands between. */
function nthDayOf(text: string, index: number, from: DaySpec): FoundPiece | null {
  const found = at(/的?((?:之|以)?后)?(?:的)?第(\d{1,2}|[一二三四五六七八九十]{1,3})天/y, text, index);
  const count = found && readNumber(found[2] ?? '', 0);
  if (!found || !count || count.value < 1) return null;
  const amount = { day: found[1] === undefined ? count.value - 1 : count.value };
  return {
    piece: { rule: '第几天', day: { is: 'shift', amount, sign: 1, from } },
    next: index + found[0].length,
  };
}
