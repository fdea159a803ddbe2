import { describe, expect, it } from 'vitest';
import { Thread } from './testing/thread';

const todos = [
  { id: 't1', title: 'call the dentist', dueDate: '2026-12-02', dueTime: '15:00' },
  { id: 't2', title: 'pay rent', dueDate: '2026-12-04' },
  { id: 't3', title: 'write the report', dueDate: null },
  { id: 't4', title: 'review the report', dueDate: '2026-12-04' },
  { id: 't5', title: '给妈妈打电话', dueDate: '2026-12-03' },
];

describe('adding', () => {
  it('reads the skill before it proposes a todo', async () => {
    const turn = await new Thread().say('Remind me to call the dentist tomorrow at 3pm');
    expect(turn.calls).toEqual([
      { name: 'read_skill', input: { name: 'todo' } },
      {
        name: 'todo_add',
        input: {
          title: 'call the dentist',
          dueDate: '2026-12-02',
          dueTime: '15:00',
          reminders: [{ minutesBefore: 0 }],
        },
      },
    ]);
  });

  it('does not read a skill twice in a thread', async () => {
    const thread = new Thread();
    await thread.say('buy milk');
    const turn = await thread.say('buy bread on Friday');
    expect(turn.calls).toEqual([{ name: 'todo_add', input: { title: 'buy bread', dueDate: '2026-12-04' } }]);
  });

  it('proposes a Chinese sentence with its words and its moment', async () => {
    const turn = await new Thread({ locale: 'zh' }).say('明天下午3点提醒我开项目评审会');
    expect(turn.writes).toEqual([
      {
        name: 'todo_add',
        input: {
          title: '开项目评审会',
          dueDate: '2026-12-02',
          dueTime: '15:00',
          reminders: [{ minutesBefore: 0 }],
        },
      },
    ]);
  });

  it('proposes several todos of one sentence as several calls in one step', async () => {
    const turn = await new Thread().say('add buy milk, call Bob on Friday and pay the gas bill');
    expect(turn.writes.map((call) => call.input.title)).toEqual(['buy milk', 'call Bob', 'pay the gas bill']);
  });

  it('says what was done after the decision, and only that', async () => {
    const thread = new Thread();
    await thread.say('add buy milk tomorrow');
    const turn = await thread.settle([
      { status: 'done', tool: 'todo_add', todos: [{ id: 'n1', title: 'buy milk', dueDate: '2026-12-02' }] },
    ]);
    expect(turn).toMatchObject({ text: "Added. It's on your list for tomorrow.", calls: [] });
  });

  it('claims nothing when the card was cancelled or ran out', async () => {
    for (const [status, words] of [
      ['cancelled', 'Fine, nothing was changed.'],
      ['expired', 'ran out'],
    ] as const) {
      const thread = new Thread();
      await thread.say('add buy milk tomorrow');
      const turn = await thread.settle([{ status, tool: 'todo_add' }]);
      expect(turn.text).toContain(words);
      expect(turn.calls).toEqual([]);
    }
  });

  it('says how many of several were done', async () => {
    const thread = new Thread();
    await thread.say('add buy milk, call Bob and pay rent');
    const turn = await thread.settle([
      { status: 'done', todos: [{ id: 'n1', title: 'buy milk' }] },
      { status: 'cancelled' },
      { status: 'cancelled' },
    ]);
    expect(turn.text).toBe('Done for 1 of 3. The rest stays as it was.');
  });
});

describe('asking for what is missing', () => {
  it('asks for the day with concrete buttons when the week is all that was said', async () => {
    const thread = new Thread({ locale: 'zh' });
    const turn = await thread.say('下周提醒我复盘');
    expect(turn.writes).toEqual([]);
    expect(turn.question).toMatchObject({ question: '「复盘」放在哪天？', purpose: 'create' });
    expect(turn.question?.options).toHaveLength(3);
    const answered = await thread.say(turn.question?.options[1] ?? '');
    expect(answered.writes).toEqual([{ name: 'todo_add', input: { title: '复盘', dueDate: '2026-12-09' } }]);
  });

  it('understands an answer in other words than the buttons', async () => {
    const thread = new Thread();
    await thread.say('remind me to review the budget next week');
    const turn = await thread.say('Thursday at 10am');
    expect(turn.writes[0]?.input).toMatchObject({
      title: 'review the budget',
      dueDate: '2026-12-10',
      dueTime: '10:00',
    });
  });

  it('leaves its question behind when something else is ordered', async () => {
    const thread = new Thread({ todos });
    await thread.say('remind me to review the budget next week');
    const turn = await thread.say('what do I have tomorrow?');
    expect(turn.text).toContain('call the dentist');
  });

  it('asks what to write when the order names nothing', async () => {
    const thread = new Thread();
    const turn = await thread.say('add a reminder for tomorrow at 9am');
    expect(turn.question?.purpose).toBe('create');
    const answered = await thread.say('water the plants');
    expect(answered.writes[0]?.input).toMatchObject({
      title: 'water the plants',
      dueDate: '2026-12-02',
      dueTime: '09:00',
    });
  });
});

describe('questions', () => {
  it('answers with the todos of the day', async () => {
    const turn = await new Thread({ todos }).say('what do I have tomorrow?');
    expect(turn.calls.at(-1)).toEqual({
      name: 'todo_search',
      input: { from: '2026-12-02', to: '2026-12-02', purpose: 'answer' },
    });
    expect(turn.text).toBe('You have 1 todo tomorrow:\n- 15:00 call the dentist');
  });

  it('answers in the language of the question', async () => {
    const turn = await new Thread({ todos }).say('明天有什么安排？');
    expect(turn.text).toBe('明天有 1 件事：\n- 15:00 call the dentist');
  });

  it('answers whether something was done instead of adding it', async () => {
    const turn = await new Thread({ todos }).say('did I call the dentist?');
    expect(turn.writes).toEqual([]);
    expect(turn.text).toBe('“call the dentist” is still open.');
  });
});

describe('changing what exists', () => {
  it('moves the one todo that fits', async () => {
    const turn = await new Thread({ todos }).say('move the dentist to Friday at 4pm');
    expect(turn.writes).toEqual([
      { name: 'todo_update', input: { id: 't1', dueDate: '2026-12-04', dueTime: '16:00' } },
    ]);
  });

  it('keeps the day when only the time moves', async () => {
    const turn = await new Thread({ todos }).say('move the dentist to 4pm');
    expect(turn.writes).toEqual([{ name: 'todo_update', input: { id: 't1', dueTime: '16:00' } }]);
  });

  it('moves by a distance from where the todo stands', async () => {
    const turn = await new Thread({ todos }).say('push the dentist back by half an hour');
    expect(turn.writes).toEqual([{ name: 'todo_update', input: { id: 't1', dueTime: '15:30' } }]);
  });

  it('completes, deletes and reopens by words', async () => {
    expect((await new Thread({ todos }).say('I paid the rent')).writes).toEqual([
      { name: 'todo_complete', input: { id: 't2' } },
    ]);
    expect((await new Thread({ todos }).say('delete the dentist todo')).writes).toEqual([
      { name: 'todo_delete', input: { id: 't1' } },
    ]);
    expect((await new Thread({ todos }).say('取消给妈妈打电话')).writes).toEqual([
      { name: 'todo_delete', input: { id: 't5' } },
    ]);
  });

  it('asks which one when several fit, and understands the button and the place', async () => {
    const thread = new Thread({ todos });
    const turn = await thread.say('complete the report');
    expect(turn.writes).toEqual([]);
    expect(turn.question).toMatchObject({
      purpose: 'complete',
      options: ['write the report', 'review the report', 'Both'],
    });
    expect((await thread.say('the second one')).writes).toEqual([
      { name: 'todo_complete', input: { id: 't4' } },
    ]);
    const again = new Thread({ todos });
    await again.say('complete the report');
    expect((await again.say('write the report')).writes).toEqual([
      { name: 'todo_complete', input: { id: 't3' } },
    ]);
  });

  it('proposes one call for each when all are meant', async () => {
    const turn = await new Thread({ todos }).say('delete everything on Friday');
    expect(turn.writes).toEqual([
      { name: 'todo_delete', input: { id: 't2' } },
      { name: 'todo_delete', input: { id: 't4' } },
    ]);
  });

  it('resolves "it" to what was shown last', async () => {
    const thread = new Thread({ todos });
    await thread.say('what do I have tomorrow?');
    expect((await thread.say('move it to Monday')).writes).toEqual([
      { name: 'todo_update', input: { id: 't1', dueDate: '2026-12-07' } },
    ]);
  });

  it('says so when no todo fits, and changes nothing', async () => {
    const turn = await new Thread({ todos }).say('delete the swimming lesson');
    expect(turn.writes).toEqual([]);
    expect(turn.text).toContain('swimming lesson');
  });

  it.each([
    ['move the piano on saturday', 'move the piano', '2026-12-05'],
    ['cancel the magazine subscription tomorrow', 'cancel the magazine subscription', '2026-12-02'],
    ['erase the whiteboard', 'erase the whiteboard', undefined],
  ])('offers "%s" as a todo of its own when none is called so', async (said, title, dueDate) => {
    const thread = new Thread({ todos });
    const { question, writes } = await thread.say(said);
    expect(writes).toEqual([]);
    const [add = ''] = question?.options ?? [];
    expect(add).toBe(`Add: ${said}`);
    const added = await thread.say(add);
    expect(added.writes).toMatchObject([
      { name: 'todo_add', input: { title, ...(dueDate ? { dueDate } : {}) } },
    ]);
  });
});

describe('what is no order', () => {
  it('does not propose a musing', async () => {
    const turn = await new Thread({ todos }).say('I might have to call Bob');
    expect(turn.writes).toEqual([]);
    expect(turn.question?.options[0]).toBe('Add: call Bob');
  });

  it.each(['I do not really care', "that's not the right answer", '这不是我要的'])(
    'reads "%s" as talk, not as other words for a title',
    async (said) => {
      const turn = await new Thread({ todos }).say(said);
      expect(turn.writes).toEqual([]);
      expect(turn.calls).toEqual([]);
    },
  );

  it('reads a negation as taking away', async () => {
    const turn = await new Thread({ todos }).say("don't remind me to call the dentist");
    expect(turn.writes).toEqual([{ name: 'todo_delete', input: { id: 't1' } }]);
  });

  it('answers talk with words that show what one can type', async () => {
    for (const said of [
      'hello',
      'thanks',
      'what can you do?',
      'what is the capital of France?',
      '今天天气怎么样',
    ]) {
      const turn = await new Thread({ todos }).say(said);
      expect(turn.calls).toEqual([]);
      expect(turn.text.length).toBeGreaterThan(0);
    }
  });

  it('ends in words when a tool stays refused', async () => {
    const thread = new Thread();
    await thread.say('buy milk');
    const turn = await thread.settle([{ status: 'refused', reason: 'invalid_arguments' }]);
    expect(turn.text).toContain('nothing was changed');
  });
});
