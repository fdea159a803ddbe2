import { describe, expect, it } from 'vitest';
import { created } from './testing/read';
import { understand } from './understand';

/** Written on Tuesday 2026-12-01 at 9. */
const read = (text: string): string[] =>
  created(text).map(({ title, dueDate, dueTime, recurrence, durationMinutes }) =>
    [title, dueDate, dueTime, recurrence, durationMinutes].filter(Boolean).join(' | '),
  );

describe('days of a month that are listed', () => {
  it.each([
    [
      'paint the shed on 5, 12 and 19 january',
      ['05', '12', '19'].map((day) => `paint the shed | 2027-01-${day}`),
    ],
    [
      'paint the shed on the 5th, 12th and 26th of march',
      ['05', '12', '26'].map((day) => `paint the shed | 2027-03-${day}`),
    ],
    ['paint the shed feb 3 & 10 at 10', ['03', '10'].map((day) => `paint the shed | 2027-02-${day} | 10:00`)],
    ['1月5号、12号和19号调琴', ['05', '12', '19'].map((day) => `调琴 | 2027-01-${day}`)],
    ['5号、12号、19号调琴', ['05', '12', '19'].map((day) => `调琴 | 2026-12-${day}`)],
  ])('"%s" are a todo each', (text, todos) => {
    expect(read(text)).toEqual(todos);
  });

  it.each([
    ['fair between 12 and 19 january', ['fair | 2027-01-12 | 11520']],
    ['fair from the 12th to the 19th of january', ['fair | 2027-01-12 | 11520']],
    ['1月5、6、7号出差', ['出差 | 2027-01-05 | 4320']],
    [
      'dust the harp every month on the 5th and 12th',
      ['dust the harp | 2026-12-05 | FREQ=MONTHLY;BYMONTHDAY=5,12'],
    ],
    ['每月1号和15号擦琴', ['擦琴 | 2026-12-01 | FREQ=MONTHLY;BYMONTHDAY=1,15']],
  ])('"%s" is one', (text, todos) => {
    expect(read(text)).toEqual(todos);
  });

  it('keep the other reading of an hour on their own day', () => {
    const understanding = understand('harp lesson on 12 and 19 january at 7', { now: '2026-12-01T09:00' });
    const items = understanding.intent === 'create' ? understanding.items : [];
    expect(items.map(({ dueTime, alternatives }) => [dueTime?.value, alternatives])).toEqual([
      ['07:00', [{ date: '2027-01-12', time: '19:00' }]],
      ['07:00', [{ date: '2027-01-19', time: '19:00' }]],
    ]);
  });

  it('keep the length that stands beside the first of them', () => {
    expect(read('choir 7:30-8:30 mon wed fri')).toEqual(
      ['2026-12-07', '2026-12-02', '2026-12-04'].map((day) => `choir | ${day} | 07:30 | 60`),
    );
  });
});

describe('days between which something repeats are no length', () => {
  it.each([
    ['drops every day from 3 to 9 january', 'drops | 2027-01-03 | FREQ=DAILY;UNTIL=20270109'],
    ['drops daily at 8 between dec 10 and dec 20', 'drops | 2026-12-10 | 08:00 | FREQ=DAILY;UNTIL=20261220'],
    ['每天从1月3号到9号喂鸟', '喂鸟 | 2027-01-03 | FREQ=DAILY;UNTIL=20270109'],
    ['1月3号到9号每天早上8点喂鸟', '喂鸟 | 2027-01-03 | 08:00 | FREQ=DAILY;UNTIL=20270109'],
    ['除了周末每天早上7点遛鸟', '遛鸟 | 2026-12-02 | 07:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ])('%s', (text, todo) => {
    expect(read(text)).toEqual([todo]);
  });
});

describe('doings among bare things', () => {
  it.each([
    ['add milk, bread, pay rent, call Bob', ['milk', 'bread', 'pay rent', 'call Bob']],
    ['加牛奶、面包、交房租、给小王打电话', ['牛奶', '面包', '交房租', '给小王打电话']],
    ['add dinner with Ann, bring wine', ['dinner with Ann, bring wine']],
    ['add red, green and blue paint', ['red, green and blue paint']],
  ])('%s', (text, todos) => {
    expect(read(text)).toEqual(todos);
  });
});

describe('days that are left out of a rhythm, wherever they are said', () => {
  it.each([
    ['ring the bell every day at 9pm except sundays', 'MO,TU,WE,TH,FR,SA'],
    ['every day at 9pm ring the bell, except on sundays', 'MO,TU,WE,TH,FR,SA'],
    ['ring the bell every weekday at 9pm, not on fridays', 'MO,TU,WE,TH'],
    ['ring the bell daily at 9pm, excluding weekends', 'MO,TU,WE,TH,FR'],
    ['每天晚上9点敲钟，周日除外', 'MO,TU,WE,TH,FR,SA'],
    ['每天晚上9点敲钟，除了周末', 'MO,TU,WE,TH,FR'],
    ['每天晚上9点敲钟，周日不用', 'MO,TU,WE,TH,FR,SA'],
    ['每天晚上9点敲钟，周末休息', 'MO,TU,WE,TH,FR'],
  ])('%s', (text, days) => {
    const title = text.includes('bell') ? 'ring the bell' : '敲钟';
    expect(created(text)).toMatchObject([
      { title, dueTime: '21:00', recurrence: `FREQ=WEEKLY;BYDAY=${days}` },
    ]);
  });

  it('do not become the days on which it happens, where they are not its own', () => {
    expect(created('ring the bell every monday, not on tuesdays')[0]?.recurrence).toBe(
      'FREQ=WEEKLY;BYDAY=MO',
    );
  });
});

describe('parts of days that repeat', () => {
  it.each([
    ['oil the hinges every morning and evening', ['08:00 FREQ=DAILY', '18:00 FREQ=DAILY']],
    ['oil the hinges daily in the morning and at night', ['08:00 FREQ=DAILY', '20:00 FREQ=DAILY']],
    ['oil the hinges in the morning and in the evening', ['08:00', '18:00']],
    [
      'oil the hinges 7am 1pm and 9pm every day',
      ['07:00', '13:00', '21:00'].map((hour) => `${hour} FREQ=DAILY`),
    ],
    ['oil the hinges tuesday and friday mornings', ['08:00 FREQ=WEEKLY;BYDAY=TU,FR']],
    ['oil the hinges weekday mornings at 7', ['07:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR']],
    ['oil the hinges monday morning and thursday evening', ['08:00', '18:00']],
  ])('%s', (text, moments) => {
    const todos = created(text);
    expect(todos.map(({ title }) => title)).toEqual(moments.map(() => 'oil the hinges'));
    expect(todos.map(({ dueTime, recurrence }) => [dueTime, recurrence].filter(Boolean).join(' '))).toEqual(
      moments,
    );
  });

  it.each([
    ['oil the hinges saturdays 9:30-10 from january', '2027-01-02', 'FREQ=WEEKLY;BYDAY=SA'],
    ['oil 3 hinges a day for 30 days', '2026-12-01', 'FREQ=DAILY;UNTIL=20261230'],
    ['every day oil 3 hinges, for 30 days', '2026-12-01', 'FREQ=DAILY;UNTIL=20261230'],
    ['每天写500字，写30天', '2026-12-01', 'FREQ=DAILY;UNTIL=20261230'],
    ['每周二和周五早上理疗，连续六周', '2026-12-04', 'FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20270114'],
    ['每月1号交税，到三月为止', '2026-12-01', 'FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20270331'],
    ['oil the hinges on sunday like every week', '2026-12-06', 'FREQ=WEEKLY'],
  ])('%s begins when it says, and goes on as long', (text, dueDate, recurrence) => {
    expect(created(text)).toMatchObject([{ dueDate, recurrence }]);
  });

  it('keep an exception that is only at another hour in the title', () => {
    expect(created('fetch Emma every weekday at 3:15 except wednesdays at 1')).toMatchObject([
      { title: 'fetch Emma except wednesdays at 1', recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' },
    ]);
  });
});

describe('a length behind a comma', () => {
  it.each([
    ['2h maths tonight, 1h physics tomorrow evening', ['maths 2026-12-01 120', 'physics 2026-12-02 60']],
    ['今晚复习数学2小时，明晚复习物理1小时', ['复习数学 2026-12-01 120', '复习物理 2026-12-02 60']],
    ['choir tomorrow at 4, 1h', ['choir 2026-12-02 60']],
    ['4pm tomorrow, 1h choir', ['choir 2026-12-02 60']],
  ])('is of the day on its own side: %s', (text, todos) => {
    expect(
      created(text).map(({ title, dueDate, durationMinutes }) => `${title} ${dueDate} ${durationMinutes}`),
    ).toEqual(todos);
  });
});
