import { type Amount, addAmounts, type Unit } from '@/lib/language/dates/amount';
import { readDecimal } from './numerals';
import { at, type Found, spaces } from './scan';

type UnitWord = { unit: Unit; times?: number };

/** Units in the order in which they are tried; 个 may stand before those that take it. */
const UNITS: ReadonlyArray<readonly [RegExp, UnitWord]> = [
  [/个?(?:小时|钟头|钟(?!意))/y, { unit: 'hour' }],
  [/分钟|分(?=\d|[零一二三四五六七八九十]|$|后|之?内|以?后|[ ,，。])/y, { unit: 'minute' }],
  // 2h后, 10min后: units as they are typed.
  [/ ?(?:hours?|hrs?|h)(?![a-z])/y, { unit: 'hour' }],
  [/ ?(?:minutes?|mins?)(?![a-z])/y, { unit: 'minute' }],
  [/ ?(?:secs?|s)(?![a-z])/y, { unit: 'second' }],
  [/刻钟/y, { unit: 'minute', times: 15 }],
  [/秒钟?/y, { unit: 'second' }],
  [/个?(?:工作日|交易日)/y, { unit: 'workday' }],
  [/个?(?:星期|礼拜)(?![一二三四五六日天末])|周(?![一二三四五六日末年岁])/y, { unit: 'week' }],
  [/个多?月(?!份)/y, { unit: 'month' }],
  [/个?季度/y, { unit: 'quarter' }],
  [/年(?![级代前头底初末])|年(?=前)/y, { unit: 'year' }],
  [/天|整天/y, { unit: 'day' }],
];

function readUnit(text: string, index: number): Found<UnitWord> | null {
  for (const [pattern, value] of UNITS) {
    const found = at(pattern, text, index);
    if (found) return { value, next: index + found[0].length };
  }
  return null;
}

/** "半": after a number it is half of its unit, before a unit half of one. */
function readOne(text: string, index: number, following: boolean): Found<Amount> | null {
  const half = at(/半个?(?=小时|钟头|月|年|天|日|分钟|世纪|季度)/y, text, index);
  if (half) return readHalf(text, index + half[0].length);
  const number = at(/几(?=个|天|年|周|分)/y, text, index)
    ? { value: 3, next: index + 1 }
    : readDecimal(text, index);
  if (!number) return null;
  let next = spaces(text, number.next);
  const half2 = at(/个半|又?半(?=小时|钟头|分钟)|分半(?=钟)/y, text, next);
  if (half2?.[0] === '分半') return { value: { minute: number.value, second: 30 }, next: next + 3 };
  const extra = half2 ? 0.5 : 0;
  if (half2) next += half2[0].length;
  const months =
    half2 && text[next] === '月' ? { value: { unit: 'month' as const } as UnitWord, next: next + 1 } : null;
  const hours = following && !half2 ? at(/时(?!候|间|期|代)/y, text, next) : null;
  const unit =
    months ??
    (hours ? { value: { unit: 'hour' as const } as UnitWord, next: next + 1 } : readUnit(text, next));
  if (!unit) return null;
  // 2010年 is a year, not a length.
  if (unit.value.unit === 'year' && number.value >= 1000) return null;
  const times = unit.value.times ?? 1;
  const single: Amount = { [unit.value.unit]: (number.value + extra) * times };
  const tail = at(/半钟?(?!个|天|小时|月|夜)|多|余/y, text, unit.next);
  if (!tail) return { value: single, next: unit.next };
  const more: Amount = tail[0].startsWith('半') ? halfOf(unit.value.unit) : {};
  return { value: addAmounts(single, more), next: unit.next + tail[0].length };
}

const halfOf = (unit: Unit): Amount =>
  unit === 'year'
    ? { year: 0.5 }
    : unit === 'month'
      ? { day: 15 }
      : unit === 'day'
        ? { hour: 12 }
        : unit === 'minute'
          ? { second: 30 }
          : { [unit]: 0.5 };

function readHalf(text: string, index: number): Found<Amount> | null {
  const unit = at(/小时|钟头|月|年|天|日|分钟|季度/y, text, index)?.[0];
  if (unit === undefined) return null;
  const next = index + unit.length;
  switch (unit) {
    case '小时':
    case '钟头':
      return { value: { minute: 30 }, next };
    case '分钟':
      return { value: { second: 30 }, next };
    case '年':
      return { value: { year: 0.5 }, next };
    case '月':
      return { value: { day: 15 }, next };
    case '天':
      return { value: { hour: 12 }, next };
    default:
      return null;
  }
}

/** A length of time: 三天, 两个半小时, 一年多三个月又20天, 27分钟7秒, 6天5晚. */
export function readAmount(text: string, index: number): Found<Amount> | null {
  const first = readOne(text, index, false);
  if (!first) return null;
  let { value, next } = first;
  for (let rounds = 0; rounds < 6; rounds++) {
    const gap = at(/ {0,2}[又零和余]? {0,2}/y, text, next);
    const more = readOne(text, next + (gap?.[0].length ?? 0), true);
    if (!more || Object.keys(more.value).some((unit) => unit in value)) break;
    value = addAmounts(value, more.value);
    next = more.next;
  }
  const nights = at(/[\d一二三四五六七八九十两]{1,2}[晚夜]/y, text, next);
  return { value, next: nights ? next + nights[0].length : next };
}
