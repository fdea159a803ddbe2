import type { Clock, DayPart } from '@/lib/language/dates/clock';
import { readNumber } from './numerals';
import { at, type Found, longestFirst, type Parser, spaces, wordAt } from './scan';

export const parts = new Map<string, DayPart>([
  ['凌晨', 'dawn'],
  ['拂晓', 'dawn'],
  ['清晨', 'morning'],
  ['清早', 'morning'],
  ['大清早', 'morning'],
  ['一大早', 'morning'],
  ['一早', 'morning'],
  ['早上', 'morning'],
  ['早晨', 'morning'],
  ['早间', 'morning'],
  ['上午', 'morning'],
  ['午前', 'morning'],
  ['中午', 'noon'],
  ['正午', 'noon'],
  ['午间', 'noon'],
  ['晌午', 'noon'],
  ['下午', 'afternoon'],
  ['午后', 'afternoon'],
  ['傍晚', 'evening'],
  ['晚上', 'evening'],
  ['晚间', 'evening'],
  ['夜晚', 'evening'],
  ['夜里', 'night'],
  ['夜间', 'night'],
  ['深夜', 'night'],
  ['半夜', 'night'],
  ['大半夜', 'night'],
]);
const PART_WORDS = longestFirst(parts.keys());

/** Usage does not agree when these begin: 早上 at 4, 6 or 8, 中午 at 11 or 12, 晚上 at 16 or 18. 下午 and 凌晨 are clearer. */
export const varies = (part: DayPart): { partVaries?: true } =>
  part === 'morning' || part === 'noon' || part === 'evening' ? { partVaries: true } : {};

/** One-character parts count only before a clock time or after a day: 早八点, 周五晚. */
const SHORT_PARTS = new Map<string, DayPart>([
  ['早', 'morning'],
  ['晨', 'morning'],
  ['晚', 'evening'],
  ['夜', 'night'],
]);

export function readPart(text: string, index: number): Found<DayPart> | null {
  const word = wordAt(PART_WORDS, text, index);
  if (word === null || (word === '一早' && text[index - 1] === '第')) return null;
  // 下午茶 is a meal, 上午场 a showing: neither says when by itself.
  if (/[茶场]/.test(text[index + word.length] ?? '')) return null;
  const part = parts.get(word);
  return part ? { value: part, next: index + word.length } : null;
}

const AFTER_SHORT_PART =
  /[ ]{0,2}(?:[\d零一二三四五六七八九十两]{1,2}[点时:])|(?=[前]|之前|以前|$|[ ,，。的])/y;

/** A part of the day in one character, where what stands around it makes it one. */
export function readShortPart(text: string, index: number, afterDay: boolean): Found<DayPart> | null {
  const part = SHORT_PARTS.get(text[index] ?? '');
  if (!part || readPart(text, index) || at(/一点儿?(?![半钟零一二三四五六七八九十\d])/y, text, index + 1))
    return null;
  const behind = text[index + 1] ?? '';
  if (!afterDay)
    return at(/[ ]{0,2}[\d零一二三四五六七八九十两]{1,2}[点时:]/y, text, index + 1)
      ? { value: part, next: index + 1 }
      : null;
  if ('餐饭会班宴报安礼点年辈婚'.includes(behind) && behind !== '' && !at(AFTER_SHORT_PART, text, index + 1))
    return null;
  return { value: part, next: index + 1 };
}

/** 早上, 下午, 晚上: a part of the day by itself. */
export const dayPart: Parser = (text, index) => {
  const found = readPart(text, index);
  if (found) return { piece: { rule: '时段', part: found.value, ...varies(found.value) }, next: found.next };
  const short = readShortPart(text, index, false);
  return short && { piece: { rule: '时段', part: short.value, ...varies(short.value) }, next: short.next };
};

/** Nouns that follow a count of points: 两点意见 is no time. */
const POINTS =
  /(?:意见|建议|要求|理由|原因|希望|想法|问题|好处|说明|感想|共识|结论|内容|经验|原则|教训|不足|优点|缺点|区别|收获|体会|水|式|一线|[都也])/y;

/** Minutes and seconds after 点: 半, 一刻, 十五, 零五分, 05, 55分23秒. */
function readMinutes(text: string, index: number): Found<{ minute: number; second?: number }> | null {
  const half = at(/半(?!个|小时|天|年|月|夜)/y, text, index);
  if (half) return { value: { minute: 30 }, next: index + 1 };
  const quarter = at(/([一1三3])刻钟?/y, text, index);
  if (quarter)
    return {
      value: { minute: quarter[1] === '一' || quarter[1] === '1' ? 15 : 45 },
      next: index + quarter[0].length,
    };
  const whole = at(/(?:钟整?|整|正)(?![在式])/y, text, index);
  if (whole) return { value: { minute: 0 }, next: index + whole[0].length };
  // 1点零5分: the zero belongs to the digit behind it.
  const start = index + (at(/过?零?(?=\d)|过/y, text, index)?.[0].length ?? 0);
  const number = readNumber(text, start);
  if (!number || number.value > 59) return null;
  const fen = at(/分(?!钟)/y, text, number.next);
  const length = number.next - start;
  const isTwoPlaces = length >= 2 && (number.value >= 10 || /^[零〇0]/.test(text.slice(start, number.next)));
  if (!fen && (!isTwoPlaces || at(/[个天年月日号度%元块米.\d]|小时|分钟/y, text, number.next))) return null;
  const next = fen ? number.next + 1 : number.next;
  const second = fen ? readNumber(text, next) : null;
  if (second && second.value < 60 && text[second.next] === '秒')
    return { value: { minute: number.value, second: second.value }, next: second.next + 1 };
  return { value: { minute: number.value }, next };
}

/** 差五分八点, 八点差五分: so many minutes before the hour. */
function beforeHour(hour: number, minutes: string, next: number): Found<Clock> | null {
  const less = minutes === '一刻' ? 15 : (readNumber(minutes, 0)?.value ?? 0);
  const total = hour * 60 - less;
  return total > 0 && less > 0 && less < 60
    ? { value: { hour: Math.floor(total / 60), minute: total % 60 }, next }
    : null;
}

function readHour(text: string, index: number): Found<Clock> | null {
  const to = at(/差(一刻|[\d一二三四五六七八九十]{1,3})分?(?:钟)?到?/y, text, index);
  const start = to ? index + to[0].length : index;
  const hour = readNumber(text, start);
  if (!hour || hour.value > 24 || hour.next - start > 3) return null;
  const mark = at(
    / {0,1}点(?!击|赞|评|名|菜|头|滴|心|外卖)|时(?!间|候|期|代|常|区|尚|不|差)/y,
    text,
    hour.next,
  );
  if (!mark) return null;
  const next = hour.next + mark[0].length;
  const exact =
    hour.value > 12 || hour.value === 0 || mark[0] === '时' || /^0\d/.test(text.slice(start, hour.next));
  const less = to ? null : at(/ ?差(一刻|[\d一二三四五六七八九十]{1,3})分?(?!钟)/y, text, next);
  if (less) return beforeHour(hour.value, less[1] ?? '', next + less[0].length);
  const minutes = readMinutes(text, spaces(text, next));
  if (to) return beforeHour(hour.value, to[1] ?? '', next);
  // Who says the seconds reads them off a clock.
  const isRead = exact || minutes?.value.second !== undefined;
  const clock: Clock = { hour: hour.value, minute: 0, ...minutes?.value, ...(isRead ? { exact: true } : {}) };
  return { value: clock, next: minutes?.next ?? next };
}

/** Whether the place is the middle of a number; the character of a weekday (周一9点) is not part of one. */
function isInsideNumber(text: string, index: number): boolean {
  const before = text[index - 1] ?? '';
  // 双十一零点: the number before it is the name of a day.
  if (/双十[一二]$|六一$|五一$/.test(text.slice(Math.max(0, index - 3), index))) return false;
  if (/[零一二三四五六七八九十]/.test(before)) return !/[周期拜]/.test(text[index - 2] ?? '');
  return /[\d百之第.:]/.test(before);
}

/** The first hour of 2-4点 and 三到五点: weak, for only the second says that they are hours. */
export const bareHour: Parser = (text, index) => {
  if (isInsideNumber(text, index)) return null;
  const hour = readNumber(text, index);
  if (
    !hour ||
    hour.value > 24 ||
    !at(/ ?[-~到至] ?(?:\d{1,2}|[一二三四五六七八九十两]{1,3})[点时:]/y, text, hour.next)
  )
    return null;
  return { piece: { rule: '钟点', clock: { hour: hour.value, minute: 0 }, weak: true }, next: hour.next };
};

/** What goes up or down by points. */
const GOES_BY = /(?:升高|调高|提高|上涨|上升|增加|降低|调低|下降|下跌|减少|跌了|涨了|高了|低了|加|减)$/;

/** 现在是八点: the clock as it stands, which has not to come. */
const NOW_IS = /(?:现在|当前|此刻)的?(?:时间)?是 ?$/;

/** 3点, 三点半, 15时20分, 差五分八点, 3点pm; 一点 alone is too often "a little". */
export const clock: Parser = (text, index) => {
  if (isInsideNumber(text, index)) return null;
  const found = readHour(text, index);
  if (!found) return null;
  const half = at(/ ?(am|pm)(?![a-z])/y, text, found.next);
  const isBare = /[点时]$/.test(text.slice(index, found.next).trim());
  if (isBare && !half && at(/[一二三四五六七八九十零\d]/y, text, found.next)) return null;
  if (isBare && at(POINTS, text, found.next)) return null;
  if (isBare && GOES_BY.test(text.slice(Math.max(0, index - 2), index))) return null;
  // 晚一点 is "a little later", 九点钟方向 a direction.
  if (isBare && at(/一点/y, text, index) && /[早晚快慢]/.test(text[index - 1] ?? '')) return null;
  if (at(/方向|方位/y, text, found.next)) return null;
  const next = half ? found.next + half[0].length : found.next;
  const value = half
    ? { ...found.value, exact: undefined, half: half[1] === 'am' ? ('am' as const) : ('pm' as const) }
    : found.value;
  const tail = at(/(?:多钟?|来钟|左右|前后|许|上下|准时|整)(?!事)/y, text, next);
  const weak = isBare && !half && text[index] === '一';
  const end = tail ? next + tail[0].length : next;
  if (NOW_IS.test(text.slice(Math.max(0, index - 8), index))) {
    const exact = value.half ? value : { ...value, exact: true };
    return { piece: { rule: '报时', day: { is: 'offset', days: 0 }, clock: exact }, next: end };
  }
  return { piece: { rule: '钟点', clock: value, ...(weak ? { weak: true } : {}) }, next: end };
};

/** 11:30, 17:00时, 9:00:30; those with am or pm are left to English. */
export const digitalClock: Parser = (text, index) => {
  if (/[\d.:]/.test(text[index - 1] ?? '')) return null;
  const found = at(/(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?![\d:])(?: ?(am|pm|p|a)(?![a-z]))?时?/y, text, index);
  const hour = Number(found?.[1]);
  if (!found || hour > 24) return null;
  const half = found[4];
  const value: Clock = { hour, minute: Number(found[2]) };
  if (found[3] !== undefined) value.second = Number(found[3]);
  if (half) value.half = half.startsWith('a') ? 'am' : 'pm';
  else if (hour > 12 || found[1]?.startsWith('0') || value.second !== undefined) value.exact = true;
  return { piece: { rule: '钟点', clock: value }, next: index + found[0].length };
};

/** 午夜, 零点 are read by `clock`; 此刻, 现在 are now. */
export const namedTime: Parser = (text, index) => {
  const work = at(/下班(?=之?[前后时]|以[前后])/y, text, index);
  if (work) return { piece: { rule: '下班', part: 'evening' }, next: index + 2 };
  const found = at(/午夜|现在|此刻|当前(?!时间)|眼下|马上|立刻|立即/y, text, index)?.[0];
  if (found === undefined) return null;
  if (found === '午夜')
    return { piece: { rule: '钟点', clock: { hour: 24, minute: 0, exact: true } }, next: index + 2 };
  return { piece: { rule: '现在', now: true }, next: index + found.length };
};
