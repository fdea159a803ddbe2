import type { Locale } from '@/lib/contract/locale';
import type { LocalTime } from './local-date';
import { parseRecurrence, type RecurrenceRule, type RuleDay } from './recurrence-rule';

const EN_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const EN_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const EN_SHORT_MONTHS = EN_MONTHS.map((name) => name.slice(0, 3));
const EN_NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const ZH_DAYS = ['一', '二', '三', '四', '五', '六', '日'];
const ZH_NUMBERS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const UNITS = {
  SECONDLY: { en: 'second', zh: '秒' },
  MINUTELY: { en: 'minute', zh: '分钟' },
  HOURLY: { en: 'hour', zh: '小时' },
  DAILY: { en: 'day', zh: '天' },
  WEEKLY: { en: 'week', zh: '周' },
  MONTHLY: { en: 'month', zh: '个月' },
  YEARLY: { en: 'year', zh: '年' },
} as const;

const listEn = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

const ordinalEn = (n: number): string => {
  const tail = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
};

const isSet = (days: RuleDay[], wanted: string): boolean =>
  days.every((day) => day.nth === 0) &&
  days
    .map((day) => day.weekday)
    .sort()
    .join('') === wanted;

const isWorkdays = (days: RuleDay[]): boolean => isSet(days, '01234');
const isWeekend = (days: RuleDay[]): boolean => isSet(days, '56');

function everyEn(unit: string, interval: number): string {
  if (interval === 1) return `every ${unit}`;
  return interval === 2 ? `every other ${unit}` : `every ${interval} ${unit}s`;
}

const nthEn = (nth: number): string => {
  if (nth > 0) return EN_NTH[nth] ?? ordinalEn(nth);
  return nth === -1 ? 'last' : `${EN_NTH[-nth] ?? ordinalEn(-nth)} to last`;
};

/** The days within a month or year, "the 31st" or "the last Friday"; empty when the rule names none. */
function daysWithinEn(rule: RecurrenceRule): string {
  if (rule.setPositions.length > 0 && isWorkdays(rule.days)) {
    return `the ${listEn(rule.setPositions.map(nthEn))} working day`;
  }
  if (rule.monthDays.length > 0) {
    return `the ${listEn(rule.monthDays.map((day) => (day > 0 ? ordinalEn(day) : `${day === -1 ? 'last' : nthEn(day)} day`)))}`;
  }
  return listEn(
    rule.days.map((day) =>
      day.nth === 0 ? `every ${EN_DAYS[day.weekday]}` : `the ${nthEn(day.nth)} ${EN_DAYS[day.weekday]}`,
    ),
  );
}

function weeklyEn({ days, interval }: RecurrenceRule): string {
  if (days.length === 0) return everyEn('week', interval);
  if (isWorkdays(days) && interval === 1) return 'every weekday';
  if (isWeekend(days)) return everyEn('weekend', interval);
  const names = listEn(days.map((day) => EN_DAYS[day.weekday] ?? ''));
  if (interval === 1 || (interval === 2 && days.length === 1)) return everyEn(names, interval);
  return `${everyEn('week', interval)} on ${names}`;
}

function coreEn(rule: RecurrenceRule): string {
  const { frequency, interval } = rule;
  if (frequency === 'WEEKLY' || (frequency === 'DAILY' && rule.days.length > 0)) return weeklyEn(rule);
  const every = everyEn(UNITS[frequency].en, interval);
  const within = daysWithinEn(rule);
  if (frequency === 'MONTHLY' && within) return `on ${within} of ${every}`;
  if (frequency !== 'YEARLY' || (rule.months.length === 0 && !within)) return every;
  const months = listEn(rule.months.map((month) => EN_MONTHS[month - 1] ?? ''));
  if (rule.monthDays.length > 0 && rule.monthDays.every((day) => day > 0))
    return `${every} on ${listEn(rule.monthDays.map(String))} ${months}`;
  if (within) return `${every} on ${within}${months ? ` of ${months}` : ''}`;
  return `${every} in ${months}`;
}

const everyZh = (unit: string, interval: number): string =>
  interval === 1 ? `每${unit}` : `每${ZH_NUMBERS[interval] ?? interval}${unit}`;

const nthZh = (nth: number): string => {
  if (nth > 0) return `第${nth === 2 ? '二' : (ZH_NUMBERS[nth] ?? nth)}个`;
  return nth === -1 ? '最后一个' : `倒数第${nth === -2 ? '二' : (ZH_NUMBERS[-nth] ?? -nth)}个`;
};

function daysWithinZh(rule: RecurrenceRule): string {
  if (rule.setPositions.length > 0 && isWorkdays(rule.days))
    return `${rule.setPositions.map(nthZh).join('和')}工作日`;
  if (rule.monthDays.length > 0) {
    return rule.monthDays
      .map((day) => (day > 0 ? `${day}日` : day === -1 ? '最后一天' : `倒数第${-day}天`))
      .join('、');
  }
  return rule.days
    .map((day) => `${day.nth === 0 ? '每个' : nthZh(day.nth)}周${ZH_DAYS[day.weekday]}`)
    .join('和');
}

function weeklyZh({ days, interval }: RecurrenceRule): string {
  const every = everyZh('周', interval);
  if (days.length === 0) return every;
  if (isWorkdays(days)) return interval === 1 ? '每个工作日' : `${every}的工作日`;
  if (isWeekend(days)) return interval === 1 ? '每个周末' : `${every}的周末`;
  const names = days.map((day) => ZH_DAYS[day.weekday] ?? '');
  if (interval === 1) return `每周${names.join('、')}`;
  return `${every}的${names.map((name) => `周${name}`).join('、')}`;
}

function coreZh(rule: RecurrenceRule): string {
  const { frequency, interval } = rule;
  if (frequency === 'WEEKLY' || (frequency === 'DAILY' && rule.days.length > 0)) return weeklyZh(rule);
  const unit = frequency === 'MONTHLY' && interval === 1 ? '月' : UNITS[frequency].zh;
  const every = everyZh(unit, interval);
  const within = daysWithinZh(rule);
  if (frequency === 'MONTHLY' && within)
    return interval === 1 && rule.monthDays.length > 0 ? every + within : `${every}的${within}`;
  if (frequency !== 'YEARLY') return every;
  const months = rule.months.map((month) => `${month}月`).join('、');
  if (rule.monthDays.length > 0 && months) return `${every}${interval === 1 ? '' : '的'}${months}${within}`;
  return `${every}${months}${within ? `的${within}` : ''}`;
}

/**
 * A recurrence in the words of a person: "every other Sunday", "on the 31st of every month", 每两周的周日; with the time of day, if
 * there is one: "every day at 20:00, until 5 Dec 2026". Throws on what is not a recurrence.
 */
export function describeRecurrence(recurrence: string, locale: Locale, time?: LocalTime | null): string {
  const rule = parseRecurrence(recurrence);
  if (!rule) throw new RangeError(`not a recurrence: ${JSON.stringify(recurrence)}`);
  const at = time ? `${locale === 'zh' ? ' ' : ' at '}${time}` : '';
  if (locale === 'zh') {
    const end = rule.until
      ? `，到${rule.until.slice(0, 4)}年${Number(rule.until.slice(5, 7))}月${Number(rule.until.slice(8))}日为止`
      : '';
    return coreZh(rule) + at + (rule.count === undefined ? end : `，共${rule.count}次`);
  }
  const end = rule.until
    ? `, until ${Number(rule.until.slice(8))} ${EN_SHORT_MONTHS[Number(rule.until.slice(5, 7)) - 1]} ${rule.until.slice(0, 4)}`
    : '';
  return (
    coreEn(rule) +
    at +
    (rule.count === undefined ? end : `, ${rule.count} ${rule.count === 1 ? 'time' : 'times'}`)
  );
}

/**
 * The days of a monthly rule that some months lack ("the 31st"): those months have no occurrence, and a card must say so. Null
 * when every month has them all.
 */
export function shortMonthDay(recurrence: string): number | null {
  const rule = parseRecurrence(recurrence);
  if (rule?.frequency !== 'MONTHLY') return null;
  const late = rule.monthDays.filter((day) => day > 28);
  return late.length > 0 ? Math.max(...late) : null;
}
