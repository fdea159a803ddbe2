import { addDays, type LocalDate } from './local-date';

const FIRST_YEAR = 1990;
/**
 * One number a lunar year, 1990 to 2070: bits 17 and up, days from 1 January to the New Year; bits 13 to 16, the index of the leap
 * month (0: none); bits 0 to 12, whether each month, in order from bit 12, has 30 days rather than 29. The platform's own calendar
 * (ICU) is no source: it puts the New Years of 2027 and 2030 on the wrong day.
 */
const YEARS = [
  0x34a92f, 0x5a092e, 0x440c96, 0x2c6d4a, 0x501d4a, 0x3d0d65, 0x620b58, 0x4a156c, 0x36b26d, 0x5c125c,
  0x46192c, 0x2e9a95, 0x541a94, 0x3e1b4a, 0x2a4b55, 0x4e0ad4, 0x38f55b, 0x6004ba, 0x4a125a, 0x32b92b,
  0x58152a, 0x421694, 0x2c96aa, 0x5015aa, 0x3d2ab5, 0x620974, 0x4c14b6, 0x36ca57, 0x5c0a56, 0x461526,
  0x308e95, 0x540d54, 0x3e15aa, 0x2a49b5, 0x50096c, 0x38d4ae, 0x5e149c, 0x481a4c, 0x32bd26, 0x561aa6,
  0x420b54, 0x2c6d6a, 0x5212da, 0x3d695d, 0x62095a, 0x4c149a, 0x36da4b, 0x5a1a4a, 0x441aa4, 0x2ebb54,
  0x5416b4, 0x3e0ada, 0x2a495b, 0x500936, 0x3af497, 0x5e1496, 0x48154a, 0x32b6a5, 0x580da4, 0x4015b4,
  0x2c6ab6, 0x52126e, 0x3f092f, 0x62092e, 0x4c0c96, 0x36cd4a, 0x5a1d4a, 0x440d64, 0x2e956c, 0x54155c,
  0x40125c, 0x28792e, 0x4e192c, 0x38fa95, 0x5e1a94, 0x461b4a, 0x32ab55, 0x580ad4, 0x4214da, 0x2c8a5d,
  0x520a5a,
];

/** The day of a date in the Chinese calendar (never a leap month), or null outside 1990 to 2070 or when the month has no such day. */
export function lunarDate(year: number, month: number, day: number): LocalDate | null {
  const packed = YEARS[year - FIRST_YEAR];
  if (packed === undefined || month < 1 || month > 12 || day < 1) return null;
  const leap = (packed >> 13) & 15;
  const index = leap > 0 && month > leap ? month : month - 1;
  const lengthOf = (position: number): number => 29 + ((packed >> (12 - position)) & 1);
  if (day > lengthOf(index)) return null;
  let days = (packed >> 17) + day - 1;
  for (let position = 0; position < index; position++) days += lengthOf(position);
  return addDays(`${year}-01-01`, days);
}
