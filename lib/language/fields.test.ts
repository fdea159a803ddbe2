import { describe, expect, it } from 'vitest';
import { created, read } from './testing/read';

describe('the other fields of a todo', () => {
  it('reads tags, a list and a priority in any order, and takes them out of the title', () => {
    expect(created('mow the lawn #garden #home @weekend !!')).toEqual([
      { title: 'mow the lawn', tags: ['garden', 'home'], list: 'weekend', priority: 2 },
    ]);
    expect(created('put sunscreen on my holiday list')).toEqual([{ title: 'sunscreen', list: 'holiday' }]);
    expect(created('pay the fine tomorrow, urgent')).toEqual([
      { title: 'pay the fine', dueDate: '2026-12-02', priority: 3 },
    ]);
    expect(created('写方案 #工作 高优先级')).toEqual([{ title: '写方案', tags: ['工作'], priority: 2 }]);
  });

  it('does not take a number sign, an address or a fraction for a tag or a list', () => {
    expect(created('fix issue #42')).toEqual([{ title: 'fix issue #42' }]);
    expect(created('write to ana@example.org')).toEqual([{ title: 'write to ana@example.org' }]);
  });

  it('sets a reminder where one is asked for, and not for a mere time', () => {
    expect(created('remind me to call Pia tomorrow at 4pm')[0]?.reminders).toEqual([{ minutesBefore: 0 }]);
    expect(created('remind me 15 minutes before the interview tomorrow at 4pm')[0]).toMatchObject({
      title: 'interview',
      reminders: [{ minutesBefore: 15 }],
    });
    expect(created('明天四点面试，提前一刻钟提醒我')[0]).toMatchObject({
      title: '面试',
      reminders: [{ minutesBefore: 15 }],
    });
    expect(created('add call Pia tomorrow at 4pm')[0]).not.toHaveProperty('reminders');
  });

  it('lets what is done tell which half of the day a bare hour means', () => {
    expect(created('wake me up at 6')[0]?.dueTime).toBe('06:00');
    expect(created('add dinner at 8 tomorrow')[0]?.dueTime).toBe('20:00');
  });

  it('ends a timer as far from now as it is long', () => {
    expect(created('set a timer for 25 minutes')[0]).toMatchObject({
      title: 'timer',
      dueDate: '2026-12-01',
      dueTime: '09:25',
    });
  });

  it('says that a week alone is no day', () => {
    expect(created('remind me to clear the attic next week')[0]).toMatchObject({
      title: 'clear the attic',
      vague: { from: '2026-12-07', to: '2026-12-13' },
    });
    expect(created('待会儿提醒我收衣服')[0]).toMatchObject({ title: '收衣服', dueDate: '2026-12-01' });
    expect(created('clear the attic before next week')[0]).toMatchObject({ dueDate: '2026-12-06' });
  });
});

describe('several todos in one message', () => {
  it('splits at doing words and dates, and not inside a list of things to buy', () => {
    expect(created('call the plumber and send the invoice').map((item) => item.title)).toEqual([
      'call the plumber',
      'send the invoice',
    ]);
    expect(created('buy flour, sugar and yeast').map((item) => item.title)).toEqual([
      'buy flour, sugar and yeast',
    ]);
    expect(created('周三取护照，周五交房租').map((item) => [item.title, item.dueDate])).toEqual([
      ['取护照', '2026-12-02'],
      ['交房租', '2026-12-04'],
    ]);
  });

  it('splits where the asking word comes again', () => {
    expect(created('add flour and add yeast to my baking list')).toEqual([
      { title: 'flour', list: 'baking' },
      { title: 'yeast', list: 'baking' },
    ]);
    expect(created('添加面粉，再加酵母').map((item) => item.title)).toEqual(['面粉', '酵母']);
    expect(created('添加加班申请').map((item) => item.title)).toEqual(['加班申请']);
    expect(created('write the report and add the figures').map((item) => item.title)).toEqual([
      'write the report',
      'add the figures',
    ]);
  });

  it('splits what is announced or numbered', () => {
    expect(created('three todos: flour, sugar and yeast').map((item) => item.title)).toEqual([
      'flour',
      'sugar',
      'yeast',
    ]);
    expect(created('明天三件事：洗车、理发、买票').map((item) => [item.title, item.dueDate])).toEqual([
      ['洗车', '2026-12-02'],
      ['理发', '2026-12-02'],
      ['买票', '2026-12-02'],
    ]);
    expect(
      created('1. pack\n2. check in tomorrow\n3. order a taxi').map((item) => [item.title, item.dueDate]),
    ).toEqual([
      ['pack', undefined],
      ['check in', '2026-12-02'],
      ['order a taxi', undefined],
    ]);
  });

  it('keeps lines without marks as the notes of the first', () => {
    expect(created('Prepare the workshop\nask for a projector\nprint handouts')).toEqual([
      { title: 'Prepare the workshop', notes: 'ask for a projector\nprint handouts' },
    ]);
  });

  it('shares a day that was said, as inferred, and never a time', () => {
    const understanding = read('tomorrow: call the bank at 3pm, buy stamps');
    if (understanding.intent !== 'create') throw new Error('not read as an add');
    const [bank, stamps] = understanding.items;
    expect([bank?.dueDate?.value, bank?.dueTime?.value]).toEqual(['2026-12-02', '15:00']);
    expect(stamps?.dueDate).toMatchObject({ value: '2026-12-02', certainty: 'inferred' });
    expect(stamps?.dueTime).toBeUndefined();
  });
});
