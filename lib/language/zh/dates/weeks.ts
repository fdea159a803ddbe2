import type { DaySpec } from '@/lib/language/dates/day-spec';
import { weekdayCharacters } from './lexicon';
import { at, type Found, type Parser, spaces } from './scan';

/** How far from this week, month, year: 上上个 -2, 本 0, 下 1. Empty text is not one. */
export function readOffset(text: string, index: number): Found<number> | null {
  const found = at(/(大上|上{1,3}|再?下{1,3}|这一?|本|当|今)(?:一)?个?/y, text, index);
  if (!found) return null;
  const word = found[1] ?? '';
  const value =
    word === '大上' ? -2 : word.startsWith('上') ? -word.length : /^再?下/.test(word) ? word.length : 0;
  return { value, next: index + found[0].length };
}

/** 带上周五的报告: bring Friday's, not last Friday's. */
const isVerbTail = (text: string, index: number): boolean =>
  text[index] === '上' && /[带戴穿赶装锁关贴附算加]/.test(text[index - 1] ?? '');

const WEEK = /(?:周|星期|礼拜)/y;

/** 周三, 下周三, 这个星期五, 下下个礼拜天, 下周周六: a weekday, in its week when one is said. */
export function readWeekday(text: string, index: number): Found<DaySpec> | null {
  if (isVerbTail(text, index)) return null;
  const offset = readOffset(text, index);
  const start = offset ? spaces(text, offset.next) : index;
  const week = at(WEEK, text, start);
  if (!week) return null;
  const name = spaces(text, start + week[0].length);
  const again = offset ? at(WEEK, text, name) : null;
  const place = again ? name + again[0].length : name;
  const weekday = weekdayCharacters.get(text[place] ?? '');
  if (weekday === undefined || isOther(text, place, week[0])) return null;
  const of: DaySpec | undefined = offset ? { is: 'period', unit: 'week', offset: offset.value } : undefined;
  return { value: { is: 'weekday', weekday, which: 'bare', ...(of ? { of } : {}) }, next: place + 1 };
}

/** 周日 and 周一 are weekdays; 周日程, 周三三 (a name) and 周5个 are not. */
function isOther(text: string, place: number, week: string): boolean {
  const behind = text[place + 1] ?? '';
  if (behind === '次' || behind === '回') return true;
  if (/\d/.test(text[place] ?? '') && /[\d个天年月日号:.%]/.test(behind)) return true;
  if (week === '周' && text[place] === '日' && /[记报历程]/.test(behind)) return true;
  return week === '周' && text[place] === '天' && behind !== '';
}

/** Nouns that make a weekday the first word of a name: 周五咖啡馆. */
const NAME_TAIL =
  /(?:咖啡馆|咖啡厅|咖啡店|咖啡|餐厅|餐馆|酒吧|书店|书屋|俱乐部|乐队|画廊|剧场|影院|电影院|集市|茶馆|茶舍|工作室)(?!见|开|聚|吃|喝)/y;

export const weekday: Parser = (text, index) => {
  const found = readWeekday(text, index);
  if (!found) return null;
  if (found.value.is === 'weekday' && !found.value.of && at(NAME_TAIL, text, found.next)) return null;
  return { piece: { rule: '星期', day: found.value }, next: found.next };
};

/** 这周, 下周, 上个星期, 本周末, 下下个礼拜, 周末. */
export function readWeek(text: string, index: number): Found<DaySpec> | null {
  if (isVerbTail(text, index)) return null;
  const offset = readOffset(text, index);
  const start = offset ? spaces(text, offset.next) : index;
  const weekend = at(/周末|星期末|礼拜末|周六[、和及]?周?[日天](?![记报历程])/y, text, start);
  if (weekend)
    return {
      value: { is: 'period', unit: 'weekend', offset: offset?.value ?? 0 },
      next: start + weekend[0].length,
    };
  const week = at(/(?:周|星期|礼拜)(?![年期边围末刊]|杰伦|星驰)/y, text, start);
  return offset && week
    ? { value: { is: 'period', unit: 'week', offset: offset.value }, next: start + week[0].length }
    : null;
}

export const week: Parser = (text, index) => {
  const found = readWeek(text, index);
  return found && { piece: { rule: '周', day: found.value }, next: found.next };
};
