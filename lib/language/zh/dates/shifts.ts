import { type Amount, isWholeDays } from '@/lib/language/dates/amount';
import type { DaySpec } from '@/lib/language/dates/day-spec';
import { readAmount } from './amounts';
import { at, type FoundPiece, type Parser, spaces } from './scan';

const shifted = (amount: Amount, sign: 1 | -1, rule: string): FoundPiece['piece'] =>
  isWholeDays(amount) ? { rule, day: { is: 'shift', amount, sign } } : { rule, shift: { amount, sign } };

const windowed = (amount: Amount, direction: 'next' | 'last', rule: string): FoundPiece['piece'] =>
  isWholeDays(amount)
    ? { rule, day: { is: 'span', amount, direction } }
    : { rule, window: { amount, direction } };

/** What may stand before 前两天 that is no event: glue, a person, a mark. */
const NO_EVENT = /[的地得是在我你您他她它们了就都也从到和跟与把请要想有这那]/;

/** 手术后一个月, 睡前一小时: so far from something that is no day; nobody knows when that is. */
const isBesideEvent = (text: string, at: number): boolean =>
  /^\p{Script=Han}$/u.test(text[at - 1] ?? '') && !NO_EVENT.test(text[at - 1] ?? '');

/** 五天后, 半小时之后, 两周前, 十日内; 再过三天, 过两个小时. */
export const shift: Parser = (text, index) => {
  if (/[\d零一二两三四五六七八九十百千.第每隔]/.test(text[index - 1] ?? '')) return null;
  const past = at(/(?:再过|过了?|等|从?现在(?:开始|起|算起)?(?:的|再过|过)?)/y, text, index);
  const start = past ? spaces(text, index + past[0].length) : index;
  const days = readDays(text, start);
  const amount = readAmount(text, start) ?? days;
  if (!amount) return null;
  const tail = spaces(text, amount.next);
  // 过几天 says no day at all.
  if (past && text[start] === '几') return null;
  const later = at(/(?:之后|以后|过后|后)(?![天年悔])/y, text, tail);
  // 几天后 is some day, and nobody knows which.
  const open = /几/.test(text.slice(start, amount.next)) ? { unsettled: true } : {};
  if (later) return { piece: { ...shifted(amount.value, 1, '之后'), ...open }, next: tail + later[0].length };
  if (past?.[0].startsWith('再过') || past?.[0] === '过')
    return days && !readAmount(text, start)
      ? null
      : { piece: shifted(amount.value, 1, '再过'), next: amount.next };
  if (past) return null;
  const earlier = at(/(?:之前|以前|前)(?![天年往后台])/y, text, tail);
  if (earlier) return { piece: shifted(amount.value, -1, '之前'), next: tail + earlier[0].length };
  const since = at(/以来/y, text, tail);
  if (since) return { piece: windowed(amount.value, 'last', '以来'), next: tail + since[0].length };
  const within = at(/(?:之内|以内|内)(?![容部])/y, text, tail);
  return within
    ? { piece: { ...shifted(amount.value, 1, '之内'), deadline: true }, next: tail + within[0].length }
    : null;
};

/** N日 is a length only before 内, 后 and 前; by itself it is a day of the month. */
function readDays(text: string, index: number): { value: Amount; next: number } | null {
  const found = at(
    /(\d{1,3}|[一二两三四五六七八九十]{1,3})日(?=之?内|以?内|之?后|以后|之?前|以前)/y,
    text,
    index,
  );
  if (!found) return null;
  const amount = readAmount(`${found[1]}天`, 0);
  return amount && { value: amount.value, next: index + found[0].length };
}

const AHEAD = /(?:未来|接下来|今后|往后|下|后)(?:的)? ?/y;
const BACK = /(?:过去|最近|近|之前|此前|前|上)(?:的)? ?/y;

/** 未来三天, 接下来两周, 前两天, 这两天, 过去的一周, 最近3小时, 之前3小时. */
export const span: Parser = (text, index) => {
  const around = at(/这(?:一?两|几|三)天(?!后|内|前)/y, text, index);
  if (around)
    return {
      piece: {
        rule: '这几天',
        day: { is: 'span', amount: { day: around[0].includes('两') ? 2 : 3 }, direction: 'next' },
        unsettled: true,
      },
      next: index + around[0].length,
    };
  if (/[前后]/.test(text[index] ?? '') && isBesideEvent(text, index)) return null;
  for (const [pattern, direction] of [
    [AHEAD, 'next'],
    [BACK, 'last'],
  ] as const) {
    const lead = at(pattern, text, index);
    if (!lead) continue;
    const start = index + lead[0].length;
    if (/^[下上后]/.test(lead[0]) && /^个/.test(text.slice(start))) {
      const hour = at(/个(?:小时|钟头)/y, text, start);
      return hour ? { piece: windowed({ hour: 1 }, direction, '时段'), next: start + hour[0].length } : null;
    }
    // 下半年 is a half of the year.
    if (/^[上下]$/.test(lead[0]) && text.startsWith('半年', start)) continue;
    const amount = readAmount(text, start);
    if (!amount || at(/[前后]/y, text, amount.next) || (amount.value.year ?? 0) > 100) continue;
    if (/[之以今往然最提]/.test(text[index - 1] ?? '')) continue;
    if (lead[0].startsWith('后') && /[年天]/.test(text[start] ?? '')) continue;
    const isEdgeOpen = /^[上下前后]$/.test(lead[0]) && isCountedPeriod(amount.value);
    const piece = windowed(amount.value, direction, '时段');
    return { piece: isEdgeOpen ? { ...piece, unsettled: true } : piece, next: amount.next };
  }
  return null;
};

/** 上两个月 are two calendar months, or the two up to today; so with weeks and years, and hours of the clock. */
const isCountedPeriod = (amount: Amount): boolean => {
  const [[unit, count] = ['', 0], ...others] = Object.entries(amount);
  return others.length === 0 && count > 1 && /^(?:hour|week|month|year)$/.test(unit);
};

/** 三天, 两个半小时: a length. 全天, 一整天, 整个周末 too. */
export const duration: Parser = (text, index) => {
  if (/[\d零一二两三四五六七八九十百千.第同抽]/.test(text[index - 1] ?? '')) return null;
  if (/[前后]/.test(text[index - 1] ?? '') && isBesideEvent(text, index - 1)) return null;
  const all = at(/(?:全|一整|整)天|整日/y, text, index);
  if (all)
    return {
      piece: { rule: '全天', day: { is: 'offset', days: 0 }, endDay: { is: 'offset', days: 0 }, weak: true },
      next: index + all[0].length,
    };
  const amount = readAmount(text, index);
  if (!amount || at(/(?:级|票|卡|龄|期|薪|假期|游)/y, text, amount.next)) return null;
  if (text.startsWith('一天', index) && /[到比个]/.test(text[index + 2] ?? '')) return null;
  // 99分 is a mark.
  const isMark = text[amount.next - 1] === '分' && (amount.value.minute ?? 0) >= 60;
  if (isMark || (text[amount.next - 1] === '年' && text[amount.next] === '报')) return null;
  const isFigure = text.slice(index, amount.next) === '半天';
  return {
    piece: { rule: '时长', amount: amount.value, ...(isFigure ? { weak: true } : {}) },
    next: amount.next,
  };
};

/** 还剩5分钟: a stretch from now. */
export const remaining: Parser = (text, index) => {
  const lead = at(/还[剩有] ?/y, text, index);
  const amount = lead && readAmount(text, index + lead[0].length);
  if (!lead || !amount) return null;
  return { piece: { rule: '还剩', amount: amount.value }, next: amount.next };
};

/** Nothing but the reminder: in 睡前一小时提醒我吃药 the hour is when to do it. */
const ONLY_REMINDED =
  / ?(?:的时候)?(?:再|请|要)?(?:提醒|通知|叫)[我你]?(?:一下|一声)?(?=[\s,，.。!！;；]|$)/y;

/** 提前10分钟, 开会前半小时提醒我: how long before the due time to be reminded. */
export const reminderBefore: Parser = (text, index) => {
  if (!/提醒|通知|闹钟|叫我/.test(text.slice(Math.max(0, index - 60), index + 60))) return null;
  const ahead = at(/提(?:前|早) ?/y, text, index);
  const beside = ahead ? null : at(isBesideEvent(text, index) ? /[之以]?前 ?/y : /[之以]前 ?/y, text, index);
  const lead = ahead ?? beside;
  const amount = lead && readAmount(text, index + lead[0].length);
  if (!amount || (beside && !at(ONLY_REMINDED, text, amount.next))) return null;
  const { day = 0, week = 0, hour = 0, minute = 0 } = amount.value;
  const minutes = minute + hour * 60 + day * 1440 + week * 10_080;
  return minutes > 0
    ? { piece: { rule: '提前', reminderMinutesBefore: Math.round(minutes) }, next: amount.next }
    : null;
};

/** 改天, 有空的时候, 哪天: any time at all, so that one has to ask. */
export const openTime: Parser = (text, index) => {
  if (/[这那]/.test(text[index - 1] ?? '') && text[index] === '会') return null;
  const soon = at(/(?:过|等|待)?一?会儿|[过等待]会(?![议])|稍后|晚点儿?(?=再|提醒|$)/y, text, index);
  if (soon)
    return {
      piece: {
        rule: '一会儿',
        day: { is: 'slice', part: 'rest', of: { is: 'period', unit: 'day', offset: 0 } },
        open: true,
      },
      next: index + soon[0].length,
    };
  const found = at(
    /改天|改日|有空(?:的时候|时|再|就)|有时间的时候|回头|哪天(?!都|我?(?:能|可以|方便|合适|比较)|[^，,。？?]{0,30}[?？])|过几天|过些日子|过阵子|抽空|早晚(?![饭餐各都两班]|自习|高峰|温差)|迟早/y,
    text,
    index,
  );
  const day: DaySpec = { is: 'unbounded' };
  return found && { piece: { rule: '不定', day, open: true }, next: index + found[0].length };
};

/** 第三天 without a stretch before it counts from today. */
export const nthDay: Parser = (text, index) => {
  const found = at(/第([三四五六七八九十])天/y, text, index);
  const days = found ? '一二三四五六七八九十'.indexOf(found[1] ?? '') : 0;
  return found && !/[月年周]/.test(text[index - 1] ?? '')
    ? { piece: { rule: '第几天', day: { is: 'offset', days } }, next: index + found[0].length }
    : null;
};
