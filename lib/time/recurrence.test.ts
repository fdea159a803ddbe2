import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRecurrence, shortMonthDay } from './describe-recurrence';
import { weekday } from './local-date';
import { everOccurs, firstOccurrence, isRecurrence, nextOccurrence, timesBefore } from './recurrence';
import { formatRecurrence, parseRecurrence, weekdayCodes } from './recurrence-rule';

describe('reading a recurrence', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
    'FREQ=DAILY;BYHOUR=10,12,17',
    'FREQ=DAILY;COUNT=5',
    'FREQ=DAILY;UNTIL=20270101',
  ])('accepts %s', (text) => {
    expect(isRecurrence(text)).toBe(true);
  });

  it.each([
    '',
    'RRULE:FREQ=DAILY',
    'FREQ=SOMETIMES',
    'INTERVAL=2',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;COUNT=3;UNTIL=20270101',
    'FREQ=DAILY\nDTSTART:20260101',
    `FREQ=DAILY;BYHOUR=${'1,'.repeat(400)}1`,
    42,
  ])('refuses %j', (text) => {
    expect(isRecurrence(text)).toBe(false);
  });

  it('writes every rule so that it reads back the same', () => {
    const rules = fc.record({
      frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 12 }),
      days: fc.uniqueArray(fc.record({ nth: fc.constant(0), weekday: fc.integer({ min: 0, max: 6 }) }), {
        selector: (day) => day.weekday,
      }),
      months: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
      monthDays: fc.uniqueArray(fc.integer({ min: 1, max: 31 })),
    });
    fc.assert(
      fc.property(rules, (rule) => {
        expect(parseRecurrence(formatRecurrence(rule))).toMatchObject(rule);
      }),
    );
  });
});

describe('occurrences', () => {
  it('keeps the phase of "every other" across years', () => {
    const anchor = { date: '2026-12-06', time: '17:00' };
    expect(nextOccurrence('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', anchor, anchor)).toEqual({
      date: '2026-12-20',
      time: '17:00',
    });
    expect(nextOccurrence('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', anchor, { date: '2028-12-20' })).toEqual({
      date: '2028-12-31',
      time: '17:00',
    });
  });

  it('keeps the time on the wall when the clocks change', () => {
    const anchor = { date: '2026-03-27', time: '02:30' };
    const times = ['2026-03-27', '2026-03-28', '2026-03-29'].map(
      (date) => nextOccurrence('FREQ=DAILY', anchor, { date, time: '02:30' })?.time,
    );
    expect(times).toEqual(['02:30', '02:30', '02:30']);
  });

  it('leaves months out that lack the day', () => {
    expect(
      nextOccurrence('FREQ=MONTHLY;BYMONTHDAY=31', { date: '2027-01-31' }, { date: '2027-01-31' }),
    ).toEqual({
      date: '2027-03-31',
    });
    expect(shortMonthDay('FREQ=MONTHLY;BYMONTHDAY=31')).toBe(31);
    expect(shortMonthDay('FREQ=MONTHLY;BYMONTHDAY=28')).toBeNull();
  });

  it('counts a day without a time as over, and one with a time only after it', () => {
    const anchor = { date: '2026-12-01', time: '09:00' };
    expect(nextOccurrence('FREQ=DAILY', anchor, { date: '2026-12-02' })).toEqual({
      date: '2026-12-03',
      time: '09:00',
    });
    expect(nextOccurrence('FREQ=DAILY', anchor, { date: '2026-12-02', time: '08:59' })).toEqual({
      date: '2026-12-02',
      time: '09:00',
    });
  });

  it('ends after its count or its last day, and never begins when no day fits', () => {
    const anchor = { date: '2026-12-01' };
    expect(nextOccurrence('FREQ=DAILY;COUNT=2', anchor, { date: '2026-12-02' })).toBeNull();
    expect(nextOccurrence('FREQ=DAILY;UNTIL=20261202', anchor, { date: '2026-12-02' })).toBeNull();
    expect(nextOccurrence('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', anchor, anchor)).toBeNull();
  });

  it.each([
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', false],
    ['FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4', false],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', false],
    ['FREQ=DAILY;INTERVAL=7;BYDAY=SU', false],
    ['FREQ=DAILY;UNTIL=20261130', false],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', true],
    ['FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4,5', true],
    ['FREQ=MONTHLY;BYDAY=5FR', true],
    ['FREQ=SECONDLY', true],
  ])('knows of %s whether it ever happens: %s', (recurrence, expected) => {
    expect(everOccurs(recurrence, { date: '2026-12-01' })).toBe(expected);
  });

  it('counts the times that are over, those of seconds too', () => {
    expect(timesBefore('FREQ=DAILY;COUNT=9', { date: '2026-12-01' }, '2026-12-04')).toBe(3);
    expect(timesBefore('FREQ=WEEKLY;BYDAY=FR;COUNT=9', { date: '2026-12-01' }, '2026-12-12')).toBe(3);
    expect(timesBefore('FREQ=SECONDLY;INTERVAL=30;COUNT=9000', { date: '2026-12-01' }, '2026-12-02')).toBe(
      2880,
    );
  });

  it.each([
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', '17:00', { date: '2026-12-06', time: '17:00' }],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', undefined, { date: '2026-12-07' }],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', undefined, { date: '2027-03-08' }],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=4', undefined, { date: '2026-12-04' }],
    ['FREQ=DAILY', '08:00', { date: '2026-12-02', time: '08:00' }],
    ['FREQ=DAILY', '10:00', { date: '2026-12-01', time: '10:00' }],
    ['FREQ=DAILY;COUNT=1', '08:00', { date: '2026-12-02', time: '08:00' }],
  ])('begins %s at %s with the first one to come', (recurrence, time, expected) => {
    expect(firstOccurrence(recurrence, { date: '2026-12-01', time: '09:00' }, time)).toEqual(expected);
  });

  it('begins on a day that the rule names, never in the past', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 4 }), (day, interval) => {
        const rule = `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${weekdayCodes[day]}`;
        const first = firstOccurrence(rule, { date: '2026-12-01' });
        expect(first && weekday(first.date)).toBe(day);
        expect(first && first.date >= '2026-12-01' && first.date <= '2026-12-07').toBe(true);
      }),
    );
  });
});

describe('saying a recurrence', () => {
  it.each([
    ['FREQ=DAILY', 'every day', '每天'],
    ['FREQ=DAILY;INTERVAL=3', 'every 3 days', '每三天'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', 'every other Sunday', '每两周的周日'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday', '每个工作日'],
    ['FREQ=WEEKLY;BYDAY=SA,SU', 'every weekend', '每个周末'],
    ['FREQ=WEEKLY;BYDAY=MO,TH', 'every Monday and Thursday', '每周一、四'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'every other week on Monday and Thursday', '每两周的周一、周四'],
    ['FREQ=MONTHLY', 'every month', '每月'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', 'on the 31st of every month', '每月31日'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of every month', '每月最后一天'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'on the last Friday of every month', '每月的最后一个周五'],
    ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=4', 'on the 4th of every other month', '每两个月的4日'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8', 'every year on 8 March', '每年3月8日'],
    [
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
      'every year on the fourth Thursday of November',
      '每年11月的第四个周四',
    ],
    ['FREQ=DAILY;COUNT=5', 'every day, 5 times', '每天，共5次'],
    ['FREQ=DAILY;UNTIL=20270405', 'every day, until 5 Apr 2027', '每天，到2027年4月5日为止'],
  ])('%s', (rule, english, chinese) => {
    expect(describeRecurrence(rule, 'en')).toBe(english);
    expect(describeRecurrence(rule, 'zh')).toBe(chinese);
  });

  it('with its time of day, before its end', () => {
    expect(describeRecurrence('FREQ=DAILY;COUNT=5', 'en', '20:00')).toBe('every day at 20:00, 5 times');
    expect(describeRecurrence('FREQ=DAILY;COUNT=5', 'zh', '20:00')).toBe('每天 20:00，共5次');
  });
});
