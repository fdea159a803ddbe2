import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Repeat } from '@/lib/language/dates/piece';
import { holiday, lunarDay, monthDay } from './days';
import { weekdayCharacters } from './lexicon';
import { readNumber } from './numerals';
import { readPosition } from './period-parts';
import { readMonth } from './periods';
import { at, type Found, joint, spaces } from './scan';

export const WORKDAYS = [0, 1, 2, 3, 4];

const WEEKEND = [5, 6];

export const setOf = (days: readonly number[]): Repeat['days'] =>
  days.map((weekday) => ({ nth: 0, weekday }));

/** 周一三五, 星期二、四, 周一到周五, 周六和周日, 一、三、五 (the week word was read): the days, 0 = Monday. */
export function readWeekdays(text: string, index: number, named: boolean): Found<number[]> | null {
  const days: number[] = [];
  let next = index;
  for (let rounds = 0; rounds < 8; rounds++) {
    const mark = rounds === 0 ? '' : (at(/ ?(?:[、,，和跟及与]|到|至|-|~) ?/y, text, next)?.[0] ?? '');
    const word = at(/(?:周|星期|礼拜)/y, text, next + mark.length)?.[0] ?? '';
    if (rounds === 0 && !named && word === '') return null;
    const place = next + mark.length + word.length;
    const day = weekdayCharacters.get(text[place] ?? '');
    if (
      day === undefined ||
      /[次回]/.test(text[place + 1] ?? '') ||
      (text[place] === '天' && word === '' && rounds > 0)
    )
      break;
    if (/\d/.test(text[place] ?? '') && /[\d:点号日]/.test(text[place + 1] ?? '')) break;
    if (mark === '' && word === '' && rounds > 0 && /[点个月号日时分]/.test(text[place + 1] ?? '')) break;
    if (/[到至\-~]/.test(mark))
      for (let between = ((days.at(-1) ?? 0) + 1) % 7; between !== day; between = (between + 1) % 7)
        days.push(between);
    days.push(day);
    next = place + 1;
  }
  return days.length > 0 ? { value: [...new Set(days)], next } : null;
}

export type Core = { repeat: Repeat; next: number };

/** What 每 counts: 天, 两周, 隔一天, 半小时, 工作日, 周末, 季度. */
export function readEvery(text: string, index: number): Core | null {
  const skips = at(/隔/y, text, index) ? 1 : 0;
  let start = spaces(text, index + skips);
  const half = at(/半个?(?=小时|钟头|年|月)/y, text, start);
  const number = half ? { value: 0.5, next: start + half[0].length } : readNumber(text, start);
  if (number) start = spaces(text, number.next);
  const counter = at(/个/y, text, start);
  if (counter) start++;
  // 隔一天 is every other day, 隔两天 every third; with hours and less people mean the number itself.
  const isDays = at(/天|日/y, text, start) !== null;
  const count = (number?.value ?? 1) + (skips && (isDays || !number || number.value === 1) ? 1 : 0);
  if (number && number.value <= 0) return null;
  const simple = at(
    /工作日|周末|星期末|礼拜末|小时|钟头|分钟|刻钟|秒钟?|季度?|天|日|周|星期|礼拜|月|年/y,
    text,
    start,
  )?.[0];
  if (simple === undefined) return null;
  const next = start + simple.length;
  switch (simple) {
    case '工作日':
      return { repeat: { frequency: 'WEEKLY', interval: count, days: setOf(WORKDAYS) }, next };
    case '周末':
    case '星期末':
    case '礼拜末':
      return { repeat: { frequency: 'WEEKLY', interval: count, days: setOf(WEEKEND) }, next };
    case '小时':
    case '钟头':
      return { repeat: { frequency: 'HOURLY', interval: count }, next };
    case '分钟':
      return { repeat: { frequency: 'MINUTELY', interval: count }, next };
    case '刻钟':
      return { repeat: { frequency: 'MINUTELY', interval: count * 15 }, next };
    case '秒':
    case '秒钟':
      return { repeat: { frequency: 'SECONDLY', interval: count }, next };
    case '季':
    case '季度':
      return { repeat: { frequency: 'MONTHLY', interval: count * 3 }, next };
    case '天':
    case '日':
      return { repeat: { frequency: 'DAILY', interval: count }, next };
    case '月':
      return monthly(text, next, count);
    case '年':
      return yearly(text, next, count);
    default:
      return weekly(text, next, count);
  }
}

export function weekly(text: string, index: number, interval: number): Core {
  const start = joint(text, index);
  const workdays = at(/工作日/y, text, start);
  if (workdays) return { repeat: { frequency: 'WEEKLY', interval, days: setOf(WORKDAYS) }, next: start + 3 };
  if (at(/周末/y, text, start))
    return { repeat: { frequency: 'WEEKLY', interval, days: setOf(WEEKEND) }, next: start + 2 };
  const days = readWeekdays(
    text,
    start,
    start === index && text[index - 1] !== '的' && !/[单双]周$/.test(text.slice(index - 2, index)),
  );
  return {
    repeat: { frequency: 'WEEKLY', interval, ...(days ? { days: setOf(days.value) } : {}) },
    next: days?.next ?? index,
  };
}

/** 每月5号, 每月1号和15号, 每月最后一天, 每月第一个周一, 每月底. */
export function monthly(text: string, index: number, interval: number): Core {
  const start = joint(text, index);
  const repeat = { frequency: 'MONTHLY' as const, interval };
  const end = at(/(?:月)?([底末初])/y, text, start);
  if (end)
    return { repeat: { ...repeat, monthDays: [end[1] === '初' ? 1 : -1] }, next: start + end[0].length };
  const position = readPosition(text, start);
  if (position) {
    const day = at(/(?:周|星期|礼拜)([一二三四五六日天])/y, text, position.next);
    const weekday = day ? weekdayCharacters.get(day[1] ?? '') : undefined;
    if (day && weekday !== undefined)
      return {
        repeat: { ...repeat, days: [{ nth: position.value, weekday }] },
        next: position.next + day[0].length,
      };
    if (at(/工作日/y, text, position.next))
      return {
        repeat: { ...repeat, days: setOf(WORKDAYS), setPositions: [position.value] },
        next: position.next + 3,
      };
    if (text[position.next] === '天')
      return { repeat: { ...repeat, monthDays: [position.value] }, next: position.next + 1 };
  }
  const monthDays: number[] = [];
  let next = index;
  for (let at_ = start, rounds = 0; rounds < 10; rounds++) {
    const number = readNumber(text, at_);
    if (!number || number.value < 1 || number.value > 31) break;
    const mark = at(/[日号]/y, text, number.next);
    const list = at(/ ?[、,，和] ?/y, text, number.next + (mark ? 1 : 0));
    if (!mark && !list) break;
    const through = at(
      / ?[到至\-~] ?(\d{1,2}|[一二三四五六七八九十]{1,3})[日号]/y,
      text,
      number.next + (mark ? 1 : 0),
    );
    const last = through && readNumber(through[1] ?? '', 0);
    if (through && last && last.value > number.value && last.value <= 31) {
      for (let day = number.value; day <= last.value; day++) monthDays.push(day);
      next = number.next + (mark ? 1 : 0) + through[0].length;
      break;
    }
    monthDays.push(number.value);
    next = number.next + (mark ? 1 : 0);
    if (!list) break;
    at_ = next + list[0].length;
  }
  return monthDays.length > 0 ? { repeat: { ...repeat, monthDays }, next } : { repeat, next: index };
}

/** 每年3月8日, 每年春节, 每年9月, 每年11月的第四个星期四, 每年年底. */
function yearly(text: string, index: number, interval: number): Core {
  const start = joint(text, index);
  const repeat = { frequency: 'YEARLY' as const, interval };
  const date = monthDay(text, start);
  if (date?.piece.day?.is === 'date' && !date.piece.endDay)
    return {
      repeat: { ...repeat, months: [date.piece.day.month], monthDays: [date.piece.day.day] },
      next: date.next,
    };
  const feast = holiday(text, start) ?? lunarDay(text, start);
  if (feast?.piece.day) return { repeat: { ...repeat, holiday: feast.piece.day }, next: feast.next };
  const month = readMonth(text, start);
  if (month?.value.is === 'month') return inMonth(text, month, repeat);
  if (at(/年?[底末]/y, text, start))
    return {
      repeat: { ...repeat, months: [12], monthDays: [31] },
      next: start + (at(/年?[底末]/y, text, start)?.[0].length ?? 0),
    };
  return { repeat, next: index };
}

function inMonth(text: string, month: Found<DaySpec>, repeat: Repeat): Core {
  if (month.value.is !== 'month') return { repeat, next: month.next };
  const months = [month.value.month];
  const to = at(/ ?[到至\-~] ?/y, text, month.next);
  const last = to ? readMonth(text, month.next + to[0].length) : null;
  if (last?.value.is === 'month')
    return {
      repeat: { ...repeat, months: monthsBetween(month.value.month, last.value.month) },
      next: last.next,
    };
  const position = readPosition(text, joint(text, month.next));
  const day = position && at(/(?:周|星期|礼拜)([一二三四五六日天])/y, text, position.next);
  const weekday = day ? weekdayCharacters.get(day[1] ?? '') : undefined;
  if (position && day && weekday !== undefined)
    return {
      repeat: { ...repeat, months, days: [{ nth: position.value, weekday }] },
      next: position.next + day[0].length,
    };
  return { repeat: { ...repeat, months }, next: month.next };
}

const monthsBetween = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, step) => ((first - 1 + step) % 12) + 1);
