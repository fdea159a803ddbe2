import { type DayPart, dayParts } from '@/lib/language/dates/clock';
import type { DaySpec } from '@/lib/language/dates/day-spec';
import type { Repeat } from '@/lib/language/dates/piece';
import { readAmount } from './amounts';
import { clock, readPart, readShortPart } from './clocks';
import { holiday, monthDay, nearDay } from './days';
import { readNumber } from './numerals';
import { readMonth, slice } from './periods';
import { type Core, monthly, readEvery, readWeekdays, setOf, WORKDAYS, weekly } from './repeat-cores';
import { at, type Found, type Parser, spaces } from './scan';
import { readWeekday } from './weeks';

/** 每…, 隔天, 天天, 周一到周五, 工作日. */
function readCore(text: string, index: number): (Core & { part?: ReturnType<typeof readPart> }) | null {
  const times = timesAPeriod(text, index);
  if (times) return times;
  const every = at(/每逢|每到|每当|每过|每|逢/y, text, index);
  if (every) {
    const start = index + every[0].length;
    const date = monthDay(text, start);
    if (date?.piece.day?.is === 'date')
      return {
        repeat: {
          frequency: 'YEARLY',
          interval: 1,
          months: [date.piece.day.month],
          monthDays: [date.piece.day.day],
        },
        next: date.next,
      };
    const weekdays = readWeekdays(text, at(/个/y, text, start) ? start + 1 : start, false);
    if (weekdays)
      return {
        repeat: { frequency: 'WEEKLY', interval: 1, days: setOf(weekdays.value) },
        next: weekdays.next,
      };
    const part =
      readPart(text, at(/个/y, text, start) ? start + 1 : start) ??
      (at(/[早晚](?![餐饭])/y, text, start)
        ? (readShortPart(text, start, true) ?? {
            value: text[start] === '早' ? ('morning' as const) : ('evening' as const),
            next: start + 1,
          })
        : null);
    if (part) return { repeat: { frequency: 'DAILY', interval: 1 }, next: part.next, part };
    const alternating = at(/[单双]周(?![一二三四五六日天])/y, text, start);
    if (alternating) return weekly(text, start + alternating[0].length, 2);
    const days = every[0].endsWith('逢') ? monthly(text, start, 1) : null;
    if (days?.repeat.monthDays) return days;
    return every[0] === '逢' ? null : readEvery(text, start);
  }
  const alternate = at(/[单双]周的?(?=(?:周|星期|礼拜)[一二三四五六日天])/y, text, index);
  if (alternate) return weekly(text, index + alternate[0].length, 2);
  const skipping = at(/隔[一两二三]?个?(?:天|日|周|星期|月|年)(?!后|之后|再)/y, text, index);
  if (skipping) return readEvery(text, index);
  if (at(/天天|日日/y, text, index)) return { repeat: { frequency: 'DAILY', interval: 1 }, next: index + 2 };
  if (
    at(/工作日(?!内|前|后|之|以)/y, text, index) &&
    !/[个\d一二三四五六七八九十]/.test(text[index - 1] ?? '')
  ) {
    const daily = at(/工作日(?:每天)?/y, text, index);
    return {
      repeat: { frequency: 'WEEKLY', interval: 1, days: setOf(WORKDAYS) },
      next: index + (daily?.[0].length ?? 3),
    };
  }
  return weekdaySets(text, index) ?? weekdaysThenDaily(text, index);
}

const SETS: Record<string, number[]> = { 一三五: [0, 2, 4], 二四六: [1, 3, 5], 一二三四五: WORKDAYS };

/** 一三五晚上七点, 二四六健身: days of the week by their numbers alone. */
function weekdaySets(text: string, index: number): Core | null {
  const found = at(
    /(?:逢)?(一三五|二四六|一二三四五)(?=的?(?:早|晚|上午|下午|中午|傍晚|清晨|夜里)|\d{1,2}[点:])/y,
    text,
    index,
  );
  if (!found || /[周期拜第号\d零一二三四五六七八九十百月]/.test(text[index - 1] ?? '')) return null;
  const days = SETS[found[1] ?? ''] ?? [];
  return { repeat: { frequency: 'WEEKLY', interval: 1, days: setOf(days) }, next: index + found[0].length };
}

/** 两周一次, 一月一次, 一天两次: so often in a stretch of time. */
function timesAPeriod(text: string, index: number): Core | null {
  if (/[\d零一二三四五六七八九十百第每隔]/.test(text[index - 1] ?? '')) return null;
  const found = at(
    /(\d{1,2}|[一两二三四五六七八九十]{1,2})个?(小时|天|周|星期|礼拜|月|季度|年)([一二两三四五\d])次/y,
    text,
    index,
  );
  if (!found) return null;
  const core = readEvery(`${found[1]}个${found[2]}`, 0);
  const isOften = found[3] !== '一' && found[3] !== '1';
  return core && !(isOften && core.repeat.interval !== 1)
    ? { repeat: { ...core.repeat, ...(isOften ? { loose: true } : {}) }, next: index + found[0].length }
    : null;
}

/** 早中晚, 早晚, 早上和晚上: several times of the same day, at the usual hours of their parts. */
function readPartsOfDay(text: string, index: number): Found<number[]> | null {
  const found = at(
    /的?早(?:上|晨)?[、和及,，]?(中午?)?[、和及,，]?晚(?:上|间)?(?:各(?=[一两三\d]))?(?![饭餐])/y,
    text,
    index,
  );
  if (!found) return null;
  const named: DayPart[] = found[1] ? ['morning', 'noon', 'evening'] : ['morning', 'evening'];
  return {
    value: named.map((part) => Number(dayParts[part].start.slice(0, 2))),
    next: index + found[0].length,
  };
}

/** 周一到周五每天: weekdays make a repetition only with 每 behind them. */
function weekdaysThenDaily(text: string, index: number): Core | null {
  if (!readWeekday(text, index)) return null;
  const days = readWeekdays(text, index, false);
  const daily = days && at(/ ?(?:的)?每[天日]/y, text, days.next);
  return days && daily
    ? {
        repeat: { frequency: 'WEEKLY', interval: 1, days: setOf(days.value) },
        next: days.next + daily[0].length,
      }
    : null;
}

/** 从3月起, 到年底为止, 共5次, 持续两个月. */
function readTail(text: string, index: number, repeat: Repeat): Core | null {
  const start = spaces(text, index + (at(/[,，]/y, text, index) ? 1 : 0));
  const count = at(/(?:一?共|总共|重复|连续)(\d{1,3}|[一二两三四五六七八九十]{1,3})次/y, text, start);
  const times = count && readNumber(count[1] ?? '', 0);
  if (count && times && times.value > 0)
    return { repeat: { ...repeat, count: times.value }, next: start + count[0].length };
  const lasting = at(/(?:持续|连续|为期)/y, text, start);
  const amount = lasting && readAmount(text, start + 2);
  if (amount) return { repeat: { ...repeat, lasts: amount.value }, next: amount.next };
  const except = repeat.frequency === 'DAILY' && repeat.interval === 1 && at(/除了?/y, text, start);
  const free = except ? readFreeDays(text, start + except[0].length) : null;
  if (free)
    return {
      repeat: { ...repeat, frequency: 'WEEKLY', days: withoutDays(free.value) },
      next: free.next,
    };
  const until = at(/(?:直到|截止到|一直到|到|至)/y, text, start);
  const bound = until && readBound(text, start + until[0].length);
  if (until && bound && !repeat.until)
    return {
      repeat: { ...repeat, until: bound.value },
      next: bound.next + (at(/为止|止|结束/y, text, bound.next)?.[0].length ?? 0),
    };
  const from = at(/从/y, text, start);
  const first = from && readBound(text, start + 1);
  const opened = first && at(/(?:开始|起)/y, text, first.next);
  return first && opened && !repeat.start
    ? { repeat: { ...repeat, start: first.value }, next: first.next + opened[0].length }
    : null;
}

const withoutDays = (free: readonly number[]): Repeat['days'] =>
  setOf([0, 1, 2, 3, 4, 5, 6].filter((day) => !free.includes(day)));

/** 除了周末每天: the days on which it does not happen stand first. */
function readFreeFirst(text: string, index: number): Found<number[]> | null {
  const except = at(/除了?/y, text, index);
  const free = except && readFreeDays(text, index + except[0].length);
  const joint = free && at(/[,， ]{0,2}(?:都|要|我)?(?=每|天天)/y, text, free.next);
  return free && joint ? { value: free.value, next: free.next + joint[0].length } : null;
}

/** 除了周日, 除周末以外: the days on which it does not happen. */
function readFreeDays(text: string, index: number): Found<number[]> | null {
  const days = at(/周末/y, text, index)
    ? { value: [5, 6], next: index + 2 }
    : readWeekdays(text, index, false);
  return days && { ...days, next: days.next + (at(/(?:以|之)?外/y, text, days.next)?.[0].length ?? 0) };
}

function readBound(text: string, index: number): Found<DaySpec> | null {
  for (const parser of [monthDay, nearDay, holiday, slice]) {
    const found = parser(text, index);
    if (found?.piece.day && !found.piece.endDay && !found.piece.part)
      return { value: found.piece.day, next: found.next };
  }
  return readWeekday(text, index) ?? readMonth(text, index);
}

/** Everything that repeats, with its days, its part of the day, and its bounds. */
export const repeat: Parser = (text, index) => {
  const opening = at(/从/y, text, index);
  const first = opening && readBound(text, index + 1);
  const begun = first && at(/(?:开始|起)[,，]? ?/y, text, first.next);
  const ending = opening ? null : readEnding(text, index);
  const free = opening || ending ? null : readFreeFirst(text, index);
  const place = first && begun ? first.next + begun[0].length : (ending?.next ?? free?.next ?? index);
  const core = readCore(text, place);
  if (!core) return null;
  let { repeat: value, next } = core;
  if (free) {
    if (value.frequency !== 'DAILY' || value.interval !== 1) return null;
    value = { ...value, frequency: 'WEEKLY', days: withoutDays(free.value) };
  }
  if (first && begun) value = { ...value, start: first.value };
  if (ending) value = { ...value, until: ending.value };
  const several = core.part ? null : readPartsOfDay(text, next);
  if (several) {
    value = { ...value, hours: several.value, loose: true };
    next = several.next;
  }
  const often = at(/([一两二三四五六七八九十]|\d{1,2})次(?!日|元|方)/y, text, next);
  if (often) {
    if (!/^[一1]$/.test(often[1] ?? '') && !several) value = { ...value, loose: true };
    next += often[0].length;
  }
  for (let rounds = 0; rounds < 3; rounds++) {
    const more = readTail(text, next, value);
    if (!more) break;
    ({ repeat: value, next } = more);
  }
  // 每年2月30号: a day that does not exist is not the whole month instead.
  const isWholeMonth = value.frequency === 'YEARLY' && value.months && !value.monthDays && !value.days;
  if (isWholeMonth && at(/ ?[\d一二三四五六七八九十]{1,3} ?[日号]/y, text, next)) return null;
  const part = core.part ? { part: core.part.value } : {};
  // 每周一晚上6点，直到12月20号: the hour stands between the repetition and its end.
  const daytime = core.part ? null : readPart(text, next);
  const timed = clock(text, daytime?.next ?? next);
  const bounded = timed?.piece.clock && !timed.piece.endClock ? readTail(text, timed.next, value) : null;
  if (timed && bounded?.repeat.until && !value.until)
    return {
      piece: {
        ...timed.piece,
        ...(daytime ? { part: daytime.value } : part),
        rule: '重复',
        repeat: bounded.repeat,
      },
      next: bounded.next,
    };
  return { piece: { rule: '重复', repeat: value, ...part }, next };
};

/** 直到月底每天, 到年底为止每周: the end before the repetition. */
function readEnding(text: string, index: number): Found<DaySpec> | null {
  const until = at(/(?:一?直到|截止到|到)/y, text, index);
  const bound = until && readBound(text, index + until[0].length);
  const joint = bound && at(/(?:为止|止|之?前)?[,， ]{0,2}(?:都|要|我)?(?=每|天天)/y, text, bound.next);
  return bound && joint ? { value: bound.value, next: bound.next + joint[0].length } : null;
}
