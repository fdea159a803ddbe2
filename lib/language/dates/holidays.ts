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

/**
 * Day of `month` on which the sun reaches a term of the Chinese calendar, from the usual approximation: `constant` is the term's own, for
 * this and for the last century.
 */
const solarTerm =
  (month: number, constants: { since2000: number; before: number }): HolidayRule =>
  (year) => {
    const y = year % 100;
    const constant = year >= 2000 ? constants.since2000 : constants.before;
    const leaps = Math.floor((month < 3 ? y - 1 : y) / 4);
    return formatDate(year, month, Math.floor(y * 0.2422 + constant) - leaps);
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
  ['qingming', solarTerm(4, { since2000: 4.81, before: 5.59 })],
  ['spring begins', solarTerm(2, { since2000: 3.87, before: 4.6295 })],
  ['spring equinox', solarTerm(3, { since2000: 20.646, before: 21.4155 })],
  ['summer begins', solarTerm(5, { since2000: 5.52, before: 6.318 })],
  ['summer solstice', solarTerm(6, { since2000: 21.37, before: 22.2 })],
  ['autumn begins', solarTerm(8, { since2000: 7.5, before: 8.35 })],
  ['autumn equinox', solarTerm(9, { since2000: 23.042, before: 23.822 })],
  ['winter begins', solarTerm(11, { since2000: 7.438, before: 8.218 })],
  ['winter solstice', solarTerm(12, { since2000: 21.94, before: 22.6 })],
  ['double twelve', fixed(12, 12)],
  ['party day china', fixed(7, 1)],
  ['army day china', fixed(8, 1)],
  ['nurses day', fixed(5, 12)],
  ['earth day', fixed(4, 22)],
  ['shrove tuesday', fromEaster(-47)],
  ['ash wednesday', fromEaster(-46)],
  ['palm sunday', fromEaster(-7)],
  ['maundy thursday', fromEaster(-3)],
  ['good friday', fromEaster(-2)],
  ['holy saturday', fromEaster(-1)],
  ['easter', fromEaster(0)],
  ['easter monday', fromEaster(1)],
  ['ascension day', fromEaster(39)],
  ['pentecost', fromEaster(49)],
  ['whit monday', fromEaster(50)],
  ['epiphany', fixed(1, 6)],
  ['australia day', fixed(1, 26)],
  ['pi day', fixed(3, 14)],
  ['ides of march', fixed(3, 15)],
  ['tax day', fixed(4, 15)],
  ['anzac day', fixed(4, 25)],
  ['flag day', fixed(6, 14)],
  ['canada day', fixed(7, 1)],
  ['bastille day', fixed(7, 14)],
  ['all saints', fixed(11, 1)],
  ['all souls', fixed(11, 2)],
  ['bonfire night', fixed(11, 5)],
  // The first Tuesday after a Monday of November.
  ['election day', nth(11, 1, 0, 1)],
  ['ghost festival', lunar(7, 15)],
  ['dragon head', lunar(2, 2)],
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
  ['small business saturday', nth(11, 4, 3, 2)],
  ['giving tuesday', nth(11, 4, 3, 5)],
  ['super bowl', nth(2, 2, 6)],
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
