import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from './understand';
import type { TodoDraft, Understanding } from './understanding';

const context = { now: '2026-12-01T09:00' };
const read = (text: string): Understanding => understand(text, context);

/** The plain values of the todos that a text asks for. */
function created(text: string): Array<Record<string, unknown>> {
  const understanding = read(text);
  if (understanding.intent !== 'create')
    throw new Error(`"${text}" is ${understanding.intent}, by ${understanding.rule}`);
  return understanding.items.map(valuesOf);
}

function valuesOf(draft: TodoDraft): Record<string, unknown> {
  const { alternatives: _alternatives, ...fields } = draft;
  return Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value]));
}

describe('what a message wants', () => {
  it.each([
    ['pick up the parcel', 'create'],
    ['remind me to stretch every hour', 'create'],
    ['what is left for this week?', 'query'],
    ['when is my eye exam', 'query'],
    ['am I free on Friday afternoon', 'query'],
    ['show me everything that is overdue', 'query'],
    ['push the standup to Thursday', 'update'],
    ['rename groceries to weekly shop', 'update'],
    ['move my haircut', 'update'],
    ['move the wardrobe', 'create'],
    ['check off the laundry', 'complete'],
    ['I already mailed the contract', 'complete'],
    ['mark the tax return as not done', 'reopen'],
    ['get rid of the piano lesson on my calendar', 'delete'],
    ['take eggs off the shopping list', 'delete'],
    ['plan my Thursday', 'plan'],
    ['undo that', 'undo'],
    ["don't ask me again for adding todos", 'grant'],
    ['good morning', 'greeting'],
    ['thanks a lot', 'thanks'],
    ['what can you do?', 'help'],
    ['maybe I should learn Italian', 'musing'],
    ['how tall is Mount Fuji', 'other'],
    ['turn the lights off in the hall', 'other'],
    ['取快递', 'create'],
    ['周六提醒我给车加油', 'create'],
    ['周末有什么安排', 'query'],
    ['我下午有会吗', 'query'],
    ['把体检推迟到下周五', 'update'],
    ['水电费交完了', 'complete'],
    ['把浇花标记为完成', 'complete'],
    ['不用提醒我取药了', 'delete'],
    ['删掉健身那条', 'delete'],
    ['帮我安排一下明天', 'plan'],
    ['我在想要不要换工作', 'musing'],
    ['明天会下雨吗', 'other'],
    ['给我讲个笑话', 'other'],
    ['你好', 'greeting'],
  ])('reads "%s" as %s', (text, intent) => {
    expect(read(text).intent).toBe(intent);
  });

  it('takes a musing, a question and a negation for no order', () => {
    expect(read('I might have to email Carla').intent).toBe('musing');
    expect(read('have I emailed Carla?')).toMatchObject({
      intent: 'query',
      query: { status: 'any', text: { value: 'emailed Carla' } },
    });
    expect(read("don't remind me to email Carla")).toMatchObject({
      intent: 'delete',
      target: { text: { value: 'email Carla' } },
    });
  });
});

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

describe('which todos are meant', () => {
  it.each([
    [
      'delete the piano lesson on Friday',
      { text: 'piano lesson', from: '2026-12-04', to: '2026-12-04', all: false },
    ],
    ['cancel everything tomorrow', { from: '2026-12-02', to: '2026-12-02', all: true }],
    ['complete the second one', { ordinal: 2, all: false }],
    ['delete it', { reference: true, all: false }],
    ['remove oat milk from my shopping list', { text: 'oat milk', list: 'shopping', all: false }],
    ['取消明天的瑜伽课', { text: '瑜伽课', from: '2026-12-02', to: '2026-12-02', all: false }],
    ['删除最后一条', { ordinal: -1, all: false }],
    ['把所有过期的任务都删掉', { overdue: true, all: true }],
  ])('"%s"', (text, target) => {
    const understanding = read(text);
    if (!('target' in understanding)) throw new Error(`read as ${understanding.intent}`);
    const { text: words, ...rest } = understanding.target;
    expect({ ...rest, ...(words ? { text: words.value } : {}) }).toMatchObject(target);
  });
});

describe('what a change sets', () => {
  const changesOf = (text: string) => {
    const understanding = read(text);
    if (understanding.intent !== 'update')
      throw new Error(`"${text}" is ${understanding.intent}, by ${understanding.rule}`);
    return { target: understanding.target.text?.value, ...valuesOf(understanding.changes) };
  };

  it('reads the new moment, the new name or the distance', () => {
    expect(changesOf('move the choir rehearsal from Tuesday to Thursday at 7pm')).toMatchObject({
      target: 'choir rehearsal',
      dueDate: '2026-12-03',
      dueTime: '19:00',
    });
    expect(changesOf('rename call Jo to call Joanna')).toMatchObject({
      target: 'call Jo',
      title: 'call Joanna',
    });
    expect(changesOf('postpone the call by 2 days')).toMatchObject({ target: 'call', shiftMinutes: 2880 });
    expect(changesOf('把周会提前一小时')).toMatchObject({ target: '周会', shiftMinutes: -60 });
    expect(changesOf('把写周报改到周四')).toMatchObject({ target: '写周报', dueDate: '2026-12-03' });
  });
});

describe('any text at all', () => {
  it('is read without an exception, to values that lie in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const understanding = understand(text, context);
        if (understanding.intent !== 'create') return;
        for (const item of understanding.items) {
          if (!item.title) continue;
          const { start, end, text: words } = item.title.span;
          expect(text.slice(start, end)).toBe(words);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['spaces', ' '],
    ['commas', 'a, '],
    ['the same order again and again', 'remind me to '],
    ['Chinese separators', '买，'],
    ['quotes', '"a" '],
    ['lines', '- x\n'],
    ['dates', 'tomorrow at 3pm '],
  ])(
    'takes no more than linear time for 100,000 characters of %s',
    (_name, piece) => {
      const timeOf = (length: number) => {
        const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
        const startedAt = performance.now();
        understand(text, context);
        return performance.now() - startedAt;
      };
      timeOf(10_000);
      const short = Math.min(timeOf(25_000), timeOf(25_000));
      const long = Math.min(timeOf(100_000), timeOf(100_000));
      // Four times the text may take four times the time; quadratic reading would take sixteen.
      expect(long).toBeLessThan(short * 10 + 50);
    },
    60_000,
  );
});
