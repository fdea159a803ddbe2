import type { Locale } from '@/lib/contract/locale';
import { daysBetween, type LocalDate, type LocalTime, partsOf, weekday } from './local-date';

const EN_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const EN_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const ZH_DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const EN_NEAR = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);
const ZH_NEAR = new Map([
  [-2, '前天'],
  [-1, '昨天'],
  [0, '今天'],
  [1, '明天'],
  [2, '后天'],
]);

/** A day as people say it: "tomorrow, Wed 2 Dec", 明天 12月2日 周三. The year is there when it is not this year's. */
export function formatDay(date: LocalDate, today: LocalDate, locale: Locale): string {
  const { year, month, day } = partsOf(date);
  const otherYear = year !== partsOf(today).year;
  const distance = daysBetween(today, date);
  if (locale === 'zh') {
    const near = ZH_NEAR.get(distance);
    return `${near ? `${near} ` : ''}${otherYear ? `${year}年` : ''}${month}月${day}日 ${ZH_DAYS[weekday(date)]}`;
  }
  const near = EN_NEAR.get(distance);
  return `${near ? `${near}, ` : ''}${EN_DAYS[weekday(date)]} ${day} ${EN_MONTHS[month - 1]}${otherYear ? ` ${year}` : ''}`;
}

/** A day with its time: "tomorrow, Wed 2 Dec, 15:00", 明天 12月2日 周三 15:00. */
export function formatMoment(
  date: LocalDate,
  time: LocalTime | null,
  today: LocalDate,
  locale: Locale,
): string {
  const day = formatDay(date, today, locale);
  if (time === null) return day;
  return locale === 'zh' ? `${day} ${time}` : `${day}, ${time}`;
}

/** A length of time: "1 h 30 min", 1小时30分钟; whole days when it is days. */
export function formatDuration(minutes: number, locale: Locale): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const parts: string[] = [];
  if (days > 0) parts.push(locale === 'zh' ? `${days}天` : `${days} ${days === 1 ? 'day' : 'days'}`);
  if (hours > 0) parts.push(locale === 'zh' ? `${hours}小时` : `${hours} h`);
  if (rest > 0 || parts.length === 0) parts.push(locale === 'zh' ? `${rest}分钟` : `${rest} min`);
  return parts.join(locale === 'zh' ? '' : ' ');
}
