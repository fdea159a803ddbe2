import { addDays, formatDate, type LocalDate, weekday } from '@/lib/time/local-date';
import { lunarDate } from '@/lib/time/lunar-calendar';

type HolidayRule = (year: number) => LocalDate | null;

const fixed =
  (month: number, day: number): HolidayRule =>
  (year) =>
    formatDate(year, month, day);

const lunar =
  (month: number, day: number): HolidayRule =>
  (year) =>
    lunarDate(year, month, day);

/** The nth weekday (0 = Monday) of a month; -1 is the last. */
export function nthWeekdayOfMonth(year: number, month: number, nth: number, day: number): LocalDate {
  if (nth > 0) {
    const first = formatDate(year, month, 1);
    return addDays(first, ((day - weekday(first) + 7) % 7) + (nth - 1) * 7);
  }
  const last = addDays(month === 12 ? formatDate(year + 1, 1, 1) : formatDate(year, month + 1, 1), -1);
  return addDays(last, -((weekday(last) - day + 7) % 7) + (nth + 1) * 7);
}

const nth =
  (month: number, position: number, day: number, plus = 0): HolidayRule =>
  (year) =>
    addDays(nthWeekdayOfMonth(year, month, position, day), plus);

/** Western Easter Sunday, by the anonymous Gregorian algorithm. */
function easter(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const total = e + f - 7 * g + 114;
  return formatDate(year, Math.floor(total / 31), (total % 31) + 1);
}

const fromEaster =
  (days: number): HolidayRule =>
  (year) =>
    addDays(easter(year), days);

const newYearsEveLunar: HolidayRule = (year) => {
  const next = lunarDate(year + 1, 1, 1);
  return next && addDays(next, -1);
};

/** Day of April on which the sun reaches 15°, from the usual approximation for this and the last century. */
const qingming: HolidayRule = (year) => {
  const y = year % 100;
  return formatDate(year, 4, Math.floor(y * 0.2422 + (year >= 2000 ? 4.81 : 5.59)) - Math.floor(y / 4));
};

/** Holidays that have a fixed rule, by name; the year of a lunar one is the lunar year. */
export const holidays = new Map<string, HolidayRule>([
  ['new year', fixed(1, 1)],
  ['martin luther king day', nth(1, 3, 0)],
  ['groundhog day', fixed(2, 2)],
  ['valentine', fixed(2, 14)],
  ['presidents day', nth(2, 3, 0)],
  ['womens day', fixed(3, 8)],
  ['arbor day', fixed(3, 12)],
  ['st patrick', fixed(3, 17)],
  ['april fools', fixed(4, 1)],
  ['qingming', qingming],
  ['earth day', fixed(4, 22)],
  ['good friday', fromEaster(-2)],
  ['easter', fromEaster(0)],
  ['easter monday', fromEaster(1)],
  ['may day', fixed(5, 1)],
  ['youth day', fixed(5, 4)],
  ['cinco de mayo', fixed(5, 5)],
  ['mothers day', nth(5, 2, 6)],
  ['memorial day', nth(5, -1, 0)],
  ['childrens day', fixed(6, 1)],
  ['fathers day', nth(6, 3, 6)],
  ['juneteenth', fixed(6, 19)],
  ['independence day', fixed(7, 4)],
  ['labor day', nth(9, 1, 0)],
  ['teachers day', fixed(9, 10)],
  ['national day china', fixed(10, 1)],
  ['columbus day', nth(10, 2, 0)],
  ['halloween', fixed(10, 31)],
  ['singles day', fixed(11, 11)],
  ['veterans day', fixed(11, 11)],
  ['thanksgiving', nth(11, 4, 3)],
  ['black friday', nth(11, 4, 3, 1)],
  ['cyber monday', nth(11, 4, 3, 4)],
  ['christmas eve', fixed(12, 24)],
  ['christmas', fixed(12, 25)],
  ['boxing day', fixed(12, 26)],
  ['new years eve', fixed(12, 31)],
  ['spring festival', lunar(1, 1)],
  ['lantern festival', lunar(1, 15)],
  ['dragon boat', lunar(5, 5)],
  ['qixi', lunar(7, 7)],
  ['mid autumn', lunar(8, 15)],
  ['double ninth', lunar(9, 9)],
  ['laba', lunar(12, 8)],
  ['lunar new years eve', newYearsEveLunar],
]);
