/**
 * Calendar arithmetic on wall-clock values: dates are "YYYY-MM-DD", times "HH:mm", both without a zone.
 * Integers only (days since 1970-01-01, minutes since midnight), so it is exact and fast, and DST cannot touch it.
 */

export type LocalDate = string;
export type LocalTime = string;
export type LocalMoment = { date: LocalDate; time: LocalTime };
export type DateParts = { year: number; month: number; day: number };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MINUTES_A_DAY = 1440;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Number of days in a month, `month` 1–12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether the numbers name a day that exists in the calendar (years 1–9999). */
export function isRealDay(year: number, month: number, day: number): boolean {
  return (
    year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  );
}

/** Whether `value` is "YYYY-MM-DD" and a day that exists. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== 'string') return false;
  const match = DATE.exec(value);
  return match !== null && isRealDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Whether `value` is "HH:mm" from 00:00 to 23:59. */
export const isLocalTime = (value: unknown): value is LocalTime =>
  typeof value === 'string' && TIME.test(value);

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

export const formatDate = (year: number, month: number, day: number): LocalDate =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** The numbers of a date. Throws on anything that is not a real day: that is a mistake of the caller. */
export function partsOf(date: LocalDate): DateParts {
  if (!isLocalDate(date)) throw new RangeError(`not a local date: ${JSON.stringify(date)}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days since 1970-01-01 of a Gregorian day, after Howard Hinnant's days_from_civil. */
export function dayNumber(date: LocalDate): number {
  const { year, month, day } = partsOf(date);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The inverse of `dayNumber`. Throws outside the years 1–9999. */
export function dateFromDayNumber(days: number): LocalDate {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (!isRealDay(year, month, day)) throw new RangeError(`day ${days} is outside the calendar`);
  return formatDate(year, month, day);
}

export const addDays = (date: LocalDate, days: number): LocalDate =>
  dateFromDayNumber(dayNumber(date) + days);

/** The same day of the month `months` later; a day that month does not have becomes its last (31 Jan + 1 = 28 Feb). */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  if (targetYear < 1 || targetYear > 9999) throw new RangeError(`year ${targetYear} is outside the calendar`);
  return formatDate(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** 0 = Monday … 6 = Sunday. */
export function weekday(date: LocalDate): number {
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

/** First day of the week that holds `date`; weeks start on Monday unless told otherwise (0 = Monday … 6 = Sunday). */
export const startOfWeek = (date: LocalDate, firstDay = 0): LocalDate =>
  addDays(date, -((weekday(date) - firstDay + 7) % 7));

export const endOfWeek = (date: LocalDate, firstDay = 0): LocalDate =>
  addDays(startOfWeek(date, firstDay), 6);

export const startOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;

export function endOfMonth(date: LocalDate): LocalDate {
  const { year, month } = partsOf(date);
  return formatDate(year, month, daysInMonth(year, month));
}

export const endOfYear = (date: LocalDate): LocalDate => `${date.slice(0, 4)}-12-31`;

/** Minutes since midnight of "HH:mm". Throws on anything else. */
export function minutesOfDay(time: LocalTime): number {
  if (!isLocalTime(time)) throw new RangeError(`not a local time: ${JSON.stringify(time)}`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** "HH:mm" of minutes since midnight; wraps around the day. */
export function timeFromMinutes(minutes: number): LocalTime {
  const wrapped = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${pad(Math.floor(wrapped / 60), 2)}:${pad(wrapped % 60, 2)}`;
}

export function addMinutes(moment: LocalMoment, minutes: number): LocalMoment {
  const total = minutesOfDay(moment.time) + minutes;
  return { date: addDays(moment.date, Math.floor(total / MINUTES_A_DAY)), time: timeFromMinutes(total) };
}

/** Wall-clock minutes from `from` to `to`; negative when `to` is earlier. */
export const minutesBetween = (from: LocalMoment, to: LocalMoment): number =>
  daysBetween(from.date, to.date) * MINUTES_A_DAY + minutesOfDay(to.time) - minutesOfDay(from.time);

/** Negative, zero or positive, as `a` is before, at or after `b`. */
export function compareMoments(a: LocalMoment, b: LocalMoment): number {
  return minutesBetween(b, a);
}

/** "YYYY-MM-DDTHH:mm" (seconds are ignored) to its date and time. Throws on anything else. */
export function splitLocal(local: string): LocalMoment {
  const date = local.slice(0, 10);
  const time = local.slice(11, 16);
  if (local[10] !== 'T' || !isLocalDate(date) || !isLocalTime(time)) {
    throw new RangeError(`not a local date and time: ${JSON.stringify(local)}`);
  }
  return { date, time };
}

export const joinLocal = (moment: LocalMoment): string => `${moment.date}T${moment.time}`;

/** Monday of ISO week `week` of `year`. */
export const startOfIsoWeek = (year: number, week: number): LocalDate =>
  addDays(startOfWeek(formatDate(year, 1, 4)), (week - 1) * 7);
