import { describe, expect, it } from 'vitest';
import { bestWhen } from '@/lib/language/dates/best-when';
import { findWhen } from '@/lib/language/dates/find-when';
import type { When } from '@/lib/language/types';

/** A Tuesday, ten in the morning. */
const context = { now: '2026-12-01T10:00', locale: 'en' as const };
const read = (text: string): Partial<When> | null => bestWhen(text, context);

describe('days', () => {
  it.each([
    ['the Thursday after next', '2026-12-17'],
    ['a week from Saturday', '2026-12-12'],
    ['Friday in two weeks', '2026-12-18'],
    ['the second Sunday of February', '2027-02-14'],
    ['the last day of this month', '2026-12-31'],
    ['the 3rd of next month', '2027-01-03'],
    ['Sunday the 13th', '2026-12-13'],
    ['three working days from now', '2026-12-04'],
    ['the day after Thanksgiving', '2027-11-26'],
    ['Easter Monday', '2027-03-29'],
    ['Chinese New Year', '2027-02-06'],
    ['31.12.2027', '2027-12-31'],
    ['9 Jan 2028', '2028-01-09'],
    ['January the ninth', '2027-01-09'],
    ['last Thursday', '2026-11-26'],
    ['two Fridays ago', '2026-11-20'],
    ['the nearest Wednesday to 11 March', '2027-03-10'],
    ['the third closest Wednesday to 11 March', '2027-03-03'],
    ['Easter 2 years ago', '2024-03-31'],
    ['plan my day', '2026-12-01'],
  ])('%s is %s', (text, date) => {
    expect(read(text)?.date).toBe(date);
  });

  it('takes next Friday as next week’s, and offers the coming one', () => {
    expect(findWhen('next Friday', context)[0]).toMatchObject({
      date: '2026-12-11',
      certainty: { date: 'inferred' },
      alternatives: [{ date: '2026-12-04' }],
    });
  });

  it.each(['31 February', 'June 31st', '2027/22/5', '2027-02-29', '13/32', '29 February 2027'])(
    'knows that %s is no day',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

describe('words that are read in several ways', () => {
  it.each([
    'finish the draft within 9 days',
    'the next 4 weeks',
    'over the last 5 months',
    'the next 6 hours',
    'three upcoming month',
    'bring the cake in the evening',
    'bring the cake on Saturday evening',
    'tonight at 3',
    'desk open from 0815 to 0615',
    'Monday 2 weeks after 20 December',
    'last November',
    'after this month',
    'from 9 to 11 of May 14',
  ])('%s: no single answer, for a wrong one would be worse than a question', (text) => {
    expect(findWhen(text, { ...context, now: '2026-12-02T10:00' })).toEqual([
      expect.objectContaining({ unsettled: true }),
    ]);
    expect(bestWhen(text, { ...context, now: '2026-12-02T10:00' })).toBeNull();
  });

  it('still offers a limit to whoever asks for one', () => {
    expect(findWhen('finish the draft within 9 days', context)[0]).toMatchObject({
      date: '2026-12-10',
      deadline: true,
    });
  });

  it.each([
    ['this evening', '2026-12-01', '18:00'],
    ['tonight at 9', '2026-12-01', '21:00'],
    ['tomorrow morning', '2026-12-02', '08:00'],
    ['in the past 3 weeks', '2026-11-10', undefined],
    ['the next 3 days', '2026-12-02', undefined],
    ['from 10pm to 6am', '2026-12-01', '22:00'],
  ])('%s is clear enough', (text, date, time) => {
    expect(read(text)).toMatchObject({ date });
    expect(read(text)?.time).toBe(time);
  });

  it('does not take a stretch of days for a day of its own', () => {
    expect(findWhen('sort the photos in the next 3 days', context)[0]).toMatchObject({
      vague: { from: '2026-12-02', to: '2026-12-04' },
    });
    expect(findWhen('sort the photos in the next 3 days', context)[0]?.date).toBeUndefined();
  });

  it('looks behind a week that has to be over first', () => {
    expect(findWhen('call them after next week', context)[0]?.vague).toEqual({
      from: '2026-12-14',
      to: '2026-12-20',
    });
  });

  it('keeps the other order of 3/4 for readers of English, and only for them', () => {
    expect(findWhen('dentist 3/4', context)[0]?.alternatives).toEqual([{ date: '2027-04-03' }]);
    expect(findWhen('dentist 3/4', { ...context, locale: 'zh' })[0]).toMatchObject({
      date: '2027-03-04',
      certainty: { date: 'said' },
    });
    expect(findWhen('dentist 3/4', { ...context, locale: 'zh' })[0]?.alternatives).toBeUndefined();
  });

  it('takes an hour before dawn for the one that is near', () => {
    expect(bestWhen('at 4', { ...context, now: '2026-12-01T02:10' })).toMatchObject({
      date: '2026-12-01',
      time: '04:00',
    });
    expect(read('at 4')).toMatchObject({ date: '2026-12-01', time: '16:00' });
  });

  it('takes one that is hours off for the usual one of the day, whoever is up', () => {
    for (const words of ['at 5', '5ish', 'around 5'])
      expect(bestWhen(words, { ...context, now: '2026-12-01T02:45' })).toMatchObject({
        date: '2026-12-01',
        time: '17:00',
        alternatives: [{ date: '2026-12-01', time: '05:00' }],
      });
  });
});

describe('times', () => {
  it.each([
    ['tomorrow at twenty to six', '17:40'],
    ["it's eight o'clock", '08:00'],
    ['it is half past seven', '07:30'],
    ['tomorrow at half eight', '08:30'],
    ['tomorrow at 0715', '07:15'],
    ['tomorrow at 12am', '00:00'],
    ['tomorrow at 12pm', '12:00'],
    ['tomorrow at 7 in the evening', '19:00'],
    ['tomorrow, seven fifteen pm', '19:15'],
    ['tomorrow at 15h40', '15:40'],
    ['breakfast tomorrow at 6', '06:00'],
    ['dinner tomorrow at 8', '20:00'],
  ])('%s is %s', (text, time) => {
    expect(read(text)).toMatchObject({ date: '2026-12-02', time });
  });

  it.each([
    ['tomorrow 10-11:30', '10:00', '11:30'],
    ['tomorrow from 11 to 1', '11:00', '13:00'],
    ['tomorrow 11am to 1', '11:00', '13:00'],
    ['tomorrow 9-5', '09:00', '17:00'],
    ['tomorrow between 2 and 4 pm', '14:00', '16:00'],
  ])('%s is from %s to %s', (text, time, endTime) => {
    expect(read(text)).toMatchObject({ date: '2026-12-02', time, endTime });
  });

  it('ends a night shift on the next day', () => {
    expect(read('Friday 10pm to 6am')).toMatchObject({
      date: '2026-12-04',
      time: '22:00',
      endDate: '2026-12-05',
      endTime: '06:00',
    });
    expect(read('10pm to 6am tomorrow')).toMatchObject({ date: '2026-12-01', endDate: '2026-12-02' });
  });

  it('brings a time and its day together across the words between them', () => {
    expect(read('tea at 4 with grandpa on Sunday')).toMatchObject({ date: '2026-12-06', time: '16:00' });
  });

  it('keeps the times of two clauses apart', () => {
    const found = findWhen('ring Tom at 4pm and send the parcel on Sunday', context);
    expect(found.map((when) => when.date)).toEqual(['2026-12-01', '2026-12-06']);
  });

  it('does not take a change from one day to another for a stretch of days', () => {
    const found = findWhen('move the rehearsal from Friday to Sunday', context);
    expect(found.map((when) => when.endDate)).toEqual([undefined, undefined]);
  });
});

describe('repetitions', () => {
  it.each([
    ['every weekday at 7', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Tue/Thu at noon', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['every weekday except Friday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
    ['every day except Sunday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['on the 1st and 15th of each month', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['every third Wednesday', 'FREQ=MONTHLY;BYDAY=3WE'],
    ['every second Wednesday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
    ['every 12 March', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=12'],
    ['every half hour', 'FREQ=MINUTELY;INTERVAL=30'],
    ['once a fortnight', 'FREQ=WEEKLY;INTERVAL=2'],
    ['daily until 20 December', 'FREQ=DAILY;UNTIL=20261220'],
    ['every Monday for 6 times', 'FREQ=WEEKLY;BYDAY=MO;COUNT=6'],
  ])('%s is %s', (text, recurrence) => {
    expect(read(text)?.recurrence).toBe(recurrence);
  });

  it.each([
    ['stretch twice a day', 'FREQ=DAILY'],
    ['swim three times a week', 'FREQ=WEEKLY'],
    ['back up once or twice a month', 'FREQ=MONTHLY'],
  ])('%s says how often, and that is taken with a question mark', (text, recurrence) => {
    expect(findWhen(text, context)).toEqual([
      expect.objectContaining({ recurrence, certainty: expect.objectContaining({ recurrence: 'inferred' }) }),
    ]);
  });

  it('begins at the first of several hours', () => {
    expect(read('check the oven every day at 9 and 21')).toMatchObject({
      date: '2026-12-02',
      time: '09:00',
      recurrence: 'FREQ=DAILY;BYHOUR=9,21',
    });
  });

  it('takes an adjective for a repetition only where nothing else says when', () => {
    expect(read('send the weekly summary by Friday')).toMatchObject({ date: '2026-12-04', deadline: true });
    expect(read('send the weekly summary by Friday')?.recurrence).toBeUndefined();
    expect(findWhen('weekly summary', context)[0]?.certainty.recurrence).toBe('inferred');
  });
});

describe('what only looks like a time', () => {
  it.each([
    'you may want to march on',
    'read pages 10-12',
    'second opinion on the roof',
    'table for 2',
    'every now and then',
    'wait a second',
    'room 12, floor 3',
    'update from 2.5 to 3.1',
    'covid-19 paperwork',
    '192.168.10.12',
    '24/7 hotline',
    'add 1/2 cup of rice',
    'order #2027',
    'order 20261224XK',
    'seats for 6 to 9 people, from 6 to 9 people',
    'weighs between 3 and 7 kg',
    'one in 12',
    'tip of 1 in 20',
    'finish lesson 4/9',
    'at one stage',
    'paint it midnight blue',
    'cancel the daily telegraph',
    'take my day off',
    'week after week',
    '0pm',
  ])('%s', (text) => {
    expect(read(text)).toBeNull();
  });
});
