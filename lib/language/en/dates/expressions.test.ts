import { describe, expect, it } from 'vitest';
import { bestWhen } from '@/lib/language/dates/best-when';
import { findWhen } from '@/lib/language/dates/find-when';

/** A Tuesday, nine in the morning. */
const context = { now: '2026-12-01T09:00', locale: 'en' as const };

/** "2026-12-03 15:00 to 2026-12-03 16:00", with what was found only; a length alone in minutes. */
function shown(text: string): string {
  const when = bestWhen(text, context);
  if (!when) return 'nothing';
  const words = (...parts: Array<string | undefined>) => parts.filter(Boolean).join(' ');
  const moment = words(when.date, when.time);
  const end = words(when.endDate, when.endTime);
  if (moment === '') return `${when.durationMinutes} minutes`;
  return end === '' ? moment : `${moment} to ${end}`;
}

describe('how far away', () => {
  it.each([
    ['in 1 1/2 hours', '2026-12-01 10:30'],
    ['in 2½ hours', '2026-12-01 11:30'],
    ['in ¼ hour', '2026-12-01 09:15'],
    ['in 1:45 hours', '2026-12-01 10:45'],
    ['in 1h 20m', '2026-12-01 10:20'],
    ['1h45', '105 minutes'],
    ['at 16h45', '2026-12-01 16:45'],
    ['a week today', '2026-12-08'],
    ['a fortnight tomorrow', '2026-12-16'],
    ['tomorrow week', '2026-12-09'],
    ['two weeks on Monday', '2026-12-21'],
    ['Friday fortnight', '2026-12-18'],
    ['the Friday before last', '2026-11-20'],
    ['since Monday', '2026-11-30'],
    ['in five', '2026-12-01 09:05'],
    ['+20 minutes', '2026-12-01 09:20'],
    ['+1 week 2 days', '2026-12-10'],
    ['-2h15min', '2026-12-01 06:45'],
    ['this time tomorrow', '2026-12-02 09:00'],
    ['this time next week', '2026-12-08 09:00'],
    ['two hours after noon', '2026-12-01 14:00'],
    ['an hour before midnight tonight', '2026-12-01 23:00'],
    ['ten to nine tonight', '2026-12-01 20:50'],
    ['five to seven in the evening', '2026-12-01 17:00 to 2026-12-01 19:00'],
    ['two weeks after the operation', 'nothing'],
    ['three months before my wedding', 'nothing'],
    ['no earlier than Monday', '2026-12-07'],
    ['the next business day', '2026-12-02'],
    ['tomorrow at 19:00h', '2026-12-02 19:00'],
    ['next summer', '2027-06-21 to 2027-09-22'],
    ['summer 2028', '2028-06-21 to 2028-09-22'],
  ])('%s is %s', (text, moment) => {
    expect(shown(text)).toBe(moment);
  });
});

describe('days beside other days', () => {
  it.each([
    ['the Monday before Christmas', '2026-12-21'],
    ['in an hour and a quarter', '2026-12-01 10:15'],
    ['in two and three quarters hours', '2026-12-01 11:45'],
    ['ten to noon', '2026-12-01 11:50'],
    ['five to midnight', '2026-12-01 23:55'],
    ['from ten to noon', '2026-12-01 10:00 to 2026-12-01 12:00'],
    ['ten past midnight', '2026-12-02 00:10'],
    ['half 8 tomorrow', '2026-12-02 08:30'],
    ['the last Thursday before the 20th', '2026-12-17'],
    ['second Tuesday after Christmas 2027', '2028-01-04'],
    ['first Monday after new year', '2027-01-04'],
    ['day after Christmas', '2026-12-26'],
    ['Dec 7, 8 and 9', '2026-12-07 to 2026-12-09'],
    ['Dec 7, 9pm', '2026-12-07 21:00'],
    ['32 December', 'nothing'],
    ["St. Patrick's Day", '2027-03-17'],
    ['Giving Tuesday', '2026-12-01'],
    ['Super Bowl Sunday', '2027-02-14'],
    ['the night before Christmas', '2026-12-24 20:00 to 2026-12-24 23:59'],
    ['the last weekend in December', '2026-12-26 to 2026-12-27'],
    ['second weekend of January', '2027-01-09 to 2027-01-10'],
    ['Memorial Day weekend', '2027-05-29 to 2027-05-30'],
    ['Thanksgiving weekend', '2027-11-27 to 2027-11-28'],
    ['28/12 - 3/1', '2026-12-28 to 2027-01-03'],
    ['04.12.26', '2026-12-04'],
    ['the 2nd half of 2027', '2027-07-01 to 2027-12-31'],
    ['fourth quarter 2027', '2027-10-01 to 2027-12-31'],
    ['2026-W50', '2026-12-07 to 2026-12-13'],
    ['3rd Feb 82', '1982-02-03'],
    ['10-Aug-97', '1997-08-10'],
    ['the Monday of the week of Dec 15', '2026-12-14'],
    ['Ash Wednesday', '2027-02-10'],
    ['Election Day', '2027-11-02'],
    ['winter solstice', '2026-12-22'],
    ['by month-end', '2026-12-31'],
    ['before year end', '2026-12-31'],
    ['the eve of Christmas', '2026-12-24'],
    ['any day next week', '2026-12-07 to 2026-12-13'],
    ['3 days prior to Dec 10', '2026-12-07'],
    ["between Christmas and New Year's", '2026-12-25 to 2027-01-01'],
    ['Christmas week', '2026-12-21 to 2026-12-27'],
    ['the weekend before Christmas', '2026-12-19 to 2026-12-20'],
    ['two weekends from now', '2026-12-12 to 2026-12-13'],
    ['2026-12-20/2026-12-23', '2026-12-20 to 2026-12-23'],
  ])('%s is %s', (text, moment) => {
    expect(shown(text)).toBe(moment);
  });
});

describe('hours', () => {
  it.each([
    ['twenty-five to nine tomorrow', '2026-12-02 08:35'],
    ['1pm-3', '2026-12-01 13:00 to 2026-12-01 15:00'],
    ['1530h', '2026-12-01 15:30'],
    ['three-thirty pm', '2026-12-01 15:30'],
    ['half-past three', '2026-12-01 15:30'],
    ['about 3 tomorrow afternoon', '2026-12-02 15:00'],
    ['between 7 and 9 this Friday', '2026-12-04 07:00 to 2026-12-04 09:00'],
    ['Date: 12/02/2026 Time: 9:00 AM', '2026-12-02 09:00'],
    ['tomorrow 10.00-11.30', '2026-12-02 10:00 to 2026-12-02 11:30'],
    ['review 4 Dec 14.30', '2026-12-04 14:30'],
    ['noon-2pm sat', '2026-12-05 12:00 to 2026-12-05 14:00'],
    ['from 5 onwards', '2026-12-01 17:00'],
    ['wake me at quarter to six', '2026-12-02 05:45'],
    ['exam from 9 till half 11 on monday', '2026-12-07 09:00 to 2026-12-07 11:30'],
    ['half six', '2026-12-01 18:30'],
    ['dentist tomorrow half four', '2026-12-02 16:30'],
    ['0800 hours tomorrow', '2026-12-02 08:00'],
    ['nineteen hundred hours', '2026-12-01 19:00'],
    ['tomorrow before 10', '2026-12-02 10:00'],
    ['order the cake by 6 tonight', '2026-12-01 18:00'],
    ['1am tonight', '2026-12-02 01:00'],
    ['9:00:00 - 9:00:30', '2026-12-01 09:00 to 2026-12-01 09:00'],
    ['June to August', '2027-06-01 to 2027-08-01'],
  ])('%s is %s', (text, moment) => {
    expect(shown(text)).toBe(moment);
  });

  it('counts an hour after midnight as the night that is still going on', () => {
    expect(bestWhen('tonight at 1am', { ...context, now: '2026-12-01T00:20' })).toMatchObject({
      date: '2026-12-01',
      time: '01:00',
    });
  });
});

describe('no moment', () => {
  it.each([
    'new year party',
    'happy new year',
    'cut half one of the pears',
    '1000 hours of practice',
    'on 12-7',
    'August 32',
    'the last day of school',
    'march madness',
    'in a day or two',
    'C++ homework',
    'my summer shoes',
    'spring onions',
    'renew the monday.com plan',
    'the Tuesday after that',
    '1 1/2 cups of flour',
  ])('there is none in "%s"', (text) => {
    expect(shown(text).replace(/^\d+ minutes$/, 'nothing')).toBe('nothing');
  });

  it('does not settle on a 29 February that is years away', () => {
    expect(bestWhen('29 February', context)).toBeNull();
    expect(findWhen('29 February', context)[0]).toMatchObject({ date: '2028-02-29', unsettled: true });
  });
});
