import { describe, expect, it } from 'vitest';
import { understand } from './understand';

const context = { now: '2026-12-01T09:00' };

describe('hurried writing without apostrophes', () => {
  it.each([
    ['im done with the ironing', "i'm done with the ironing"],
    ['ive finished the essay', "i've finished the essay"],
    ['dont remind me of the gym', "don't remind me of the gym"],
    ['whats due on Friday', "what's due on Friday"],
    ['i havent finished the essay', "i haven't finished the essay"],
    ['thats done', "that's done"],
  ])('means the same: "%s"', (hurried, careful) => {
    const [first, second] = [understand(hurried, context), understand(careful, context)];
    expect([first.intent, first.rule]).toEqual([second.intent, second.rule]);
    expect(first.intent).not.toBe('create');
  });
});

describe('what somebody feels or wishes', () => {
  it.each([
    'so sleepy today',
    "I'm really bored",
    'im exhausted',
    '这几天好焦虑',
    '今天很不开心',
    '真没劲',
    '压力好大啊',
  ])('is told and no order: "%s"', (text) => {
    expect(understand(text, context)).toMatchObject({ intent: 'other', rule: 'feeling' });
  });

  it.each(['我想学画画', '我好想养一只猫'])('is a wish: "%s"', (text) => {
    expect(understand(text, context).intent).toBe('musing');
  });

  it.each(['买感冒药', '写开心日记', 'call the angry neighbour'])('is not read into a todo: "%s"', (text) => {
    expect(understand(text, context).intent).toBe('create');
  });
});

describe('questions about one thing or one stretch of time', () => {
  it.each([
    ["what's my week look like?", { from: '2026-11-30', to: '2026-12-06' }],
    ['how does my day look', { from: '2026-12-01', to: '2026-12-01' }],
    ['作业什么时候交？', { text: { value: '作业' } }],
    ['报名费几号要付', { text: { value: '报名费' } }],
    ['what did I finish yesterday?', { status: 'done', doneOn: { from: '2026-11-30', to: '2026-11-30' } }],
  ])('"%s"', (text, query) => {
    expect(understand(text, context)).toMatchObject({ intent: 'query', query });
  });
});

describe('two days of which one will do', () => {
  it.each([
    ['visit Grandma on Saturday or Sunday', 'visit Grandma', '2026-12-05', { date: '2026-12-06' }],
    ['周四或者周五交材料', '交材料', '2026-12-03', { date: '2026-12-04' }],
    ['明天晚上或者后天把碗洗了', '把碗洗了', '2026-12-02', { date: '2026-12-03' }],
  ])('takes the first and offers the second: "%s"', (text, title, date, other) => {
    const read = understand(text, context);
    expect(read.intent === 'create' && read.items).toMatchObject([
      { title: { value: title }, dueDate: { value: date } },
    ]);
    expect(read.intent === 'create' && read.items[0]?.alternatives?.[0]).toMatchObject(other);
  });

  it('still tells what was done when no day to come is named', () => {
    expect(understand('昨天把碗洗了', context).intent).toBe('complete');
    expect(understand('把碗洗了', context).intent).toBe('complete');
  });
});

describe('putting off', () => {
  it.each([
    ['put the rehearsal off until Friday', '2026-12-04'],
    ['push the rehearsal back to Monday', '2026-12-07'],
  ])('moves what exists: "%s"', (text, date) => {
    expect(understand(text, context)).toMatchObject({
      intent: 'update',
      target: { text: { value: 'rehearsal' } },
      changes: { dueDate: { value: date } },
    });
  });
});
