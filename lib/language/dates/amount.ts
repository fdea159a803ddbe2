import { addDays, addMonths, type LocalDate, type LocalMoment, weekday } from '@/lib/time/local-date';

export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'workday'
  | 'week'
  | 'month'
  | 'quarter'
  | 'year'
  | 'decade';

/** A length of time in the units that were said; numbers may be fractions ("1.5 hours"). */
export type Amount = Partial<Record<Unit, number>>;

const SECONDS: Record<Unit, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  workday: 86_400,
  week: 604_800,
  month: 2_592_000,
  quarter: 7_776_000,
  year: 31_536_000,
  decade: 315_360_000,
};

const units = Object.keys(SECONDS) as Unit[];

/** Length in seconds, with months of 30 and years of 365 days. */
export function secondsOf(amount: Amount): number {
  return Math.floor(units.reduce((sum, unit) => sum + (amount[unit] ?? 0) * SECONDS[unit], 0) + 1e-6);
}

/** Whether it is made of whole days and longer, so that adding it to a day gives a day. */
export function isWholeDays(amount: Amount): boolean {
  if (amount.hour || amount.minute || amount.second) return false;
  return Number.isInteger(amount.day ?? 0) && Number.isInteger(amount.week ?? 0);
}

export function addAmounts(a: Amount, b: Amount): Amount {
  const sum: Amount = { ...a };
  for (const unit of units) {
    const more = b[unit];
    if (more !== undefined) sum[unit] = (sum[unit] ?? 0) + more;
  }
  return sum;
}

/** `days` working days (Monday to Friday) from `date`, in either direction. */
function addWorkdays(date: LocalDate, days: number): LocalDate {
  const step = days < 0 ? -1 : 1;
  let left = Math.min(Math.abs(Math.round(days)), 2000);
  let current = date;
  while (left > 0) {
    current = addDays(current, step);
    if (weekday(current) < 5) left--;
  }
  return current;
}

/** Adds an amount to a moment; seconds are rounded down. Throws a RangeError when it leaves the calendar. */
export function addAmount(
  moment: LocalMoment & { seconds?: number },
  amount: Amount,
  sign: 1 | -1,
): LocalMoment {
  const months =
    (amount.month ?? 0) + (amount.quarter ?? 0) * 3 + ((amount.year ?? 0) + (amount.decade ?? 0) * 10) * 12;
  const wholeMonths = Math.trunc(months);
  let date = wholeMonths === 0 ? moment.date : addMonths(moment.date, sign * wholeMonths);
  const days = (amount.day ?? 0) + (amount.week ?? 0) * 7 + (months - wholeMonths) * 30;
  if (amount.workday) date = addWorkdays(date, sign * amount.workday);
  const seconds =
    days * 86_400 + (amount.hour ?? 0) * 3600 + (amount.minute ?? 0) * 60 + (amount.second ?? 0);
  const clock =
    Number(moment.time.slice(0, 2)) * 3600 + Number(moment.time.slice(3)) * 60 + (moment.seconds ?? 0);
  const total = clock + sign * Math.round(seconds);
  const inDay = ((total % 86_400) + 86_400) % 86_400;
  const hour = String(Math.floor(inDay / 3600)).padStart(2, '0');
  const minute = String(Math.floor((inDay % 3600) / 60)).padStart(2, '0');
  return { date: addDays(date, Math.floor(total / 86_400)), time: `${hour}:${minute}` };
}
