import { describe, expect, it } from 'vitest';
import { created, read } from './testing/read';

const WORKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';

describe('from one day of the week to another', () => {
  it.each([
    ['mon-fri feed the rabbit 7am', { dueTime: '07:00', recurrence: WORKDAYS, title: 'feed the rabbit' }],
    ['learn greek 30 mins mon-fri 7.30am', { dueTime: '07:30', recurrence: WORKDAYS, durationMinutes: 30 }],
    ['library duty mon-fri 9-5', { dueTime: '09:00', recurrence: WORKDAYS, durationMinutes: 480 }],
    ['pilates mon to thurs at 6pm', { dueTime: '18:00', recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH' }],
    ['周一到周五早上7点喂兔子', { dueTime: '07:00', recurrence: WORKDAYS, title: '喂兔子' }],
    ['周一到周五9点到17点值班', { dueTime: '09:00', recurrence: WORKDAYS, durationMinutes: 480 }],
    [
      'library duty mon-fri next week at 9',
      { dueDate: '2026-12-07', recurrence: `${WORKDAYS};UNTIL=20261211` },
    ],
    ['下周一到周五早上9点培训', { dueDate: '2026-12-07', recurrence: `${WORKDAYS};UNTIL=20261211` }],
  ])('is a rhythm with an hour, as a guess: %s', (text, expected) => {
    const [todo, ...others] = created(text);
    expect(todo).toMatchObject(expected);
    expect(others).toEqual([]);
    expect(todo?.durationMinutes ?? 0).toBeLessThan(1440);
    const { items } = read(text) as Extract<ReturnType<typeof read>, { intent: 'create' }>;
    expect(items[0]?.recurrence?.certainty).toBe('inferred');
  });

  it.each(['syrup every morning mon-fri', 'syrup mon-fri every day at 8am', 'every day mon-fri 8am syrup'])(
    'names the days of the rhythm beside it: %s',
    (text) => {
      expect(created(text)).toMatchObject([
        { title: 'syrup', dueDate: '2026-12-02', dueTime: '08:00', recurrence: WORKDAYS },
      ]);
    },
  );

  it.each(['skiing mon-fri', 'van from monday 3pm to friday 11am', '周一到周五出差'])(
    'stays one stretch without an hour of each day: %s',
    (text) => {
      const [todo] = created(text);
      expect(todo).toMatchObject({ dueDate: '2026-12-07' });
      expect(todo?.recurrence).toBeUndefined();
      expect(Number(todo?.durationMinutes)).toBeGreaterThan(3 * 1440);
    },
  );
});

describe('what goes on over night', () => {
  it.each([
    ['night shift tmrw 2030 to 0800', 690],
    ['night shift tomorrow 8:30pm until 8am the next day', 690],
    ['明晚八点半上夜班到第二天早上8点', 690],
    ['late shift tomorrow 8:30pm to 11pm', 150],
  ])('ends where the words say, on the next day if need be: %s', (text, durationMinutes) => {
    expect(created(text)).toMatchObject([{ dueDate: '2026-12-02', dueTime: '20:30', durationMinutes }]);
  });

  it('is of each of the days that are listed', () => {
    expect(created("i'm on nights fri sat sun 7pm to 7am")).toEqual(
      ['2026-12-04', '2026-12-05', '2026-12-06'].map((dueDate) => ({
        dueDate,
        dueTime: '19:00',
        durationMinutes: 720,
        title: 'on nights',
      })),
    );
  });

  it('takes figures that are no hours for what they are', () => {
    expect(created('sort photos 2010 to 2020')[0]).not.toHaveProperty('dueTime');
  });
});

describe('how long a rhythm goes on', () => {
  it.each([
    ['eye drops 3 times a day for 7 days', 'FREQ=DAILY;UNTIL=20261207'],
    ['eye drops 3x a day for a week', 'FREQ=DAILY;UNTIL=20261207'],
    ['eye drops twice daily for 5 days', 'FREQ=DAILY;UNTIL=20261205'],
    ['眼药水一天三次滴7天', 'FREQ=DAILY;UNTIL=20261207'],
    ['每天两次滴眼药水，滴5天', 'FREQ=DAILY;UNTIL=20261205'],
  ])('ends it, and is no length of a time: %s', (text, recurrence) => {
    const [todo] = created(text);
    expect(todo).toMatchObject({ recurrence, title: text });
    expect(todo?.durationMinutes).toBeUndefined();
  });
});

describe('midnight', () => {
  it.each([
    'finish the chapter by sunday midnight',
    'finish the chapter by midnight sunday',
    '周日午夜前写完这一章',
  ])('as a limit ends the day that is named: %s', (text) => {
    expect(created(text)).toMatchObject([{ dueDate: '2026-12-07', dueTime: '00:00' }]);
  });
});
