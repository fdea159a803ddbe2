import { describe, expect, it } from 'vitest';
import { Thread } from './testing/thread';

const todos = [
  { id: 't1', title: 'call the dentist', dueDate: '2026-12-02', dueTime: '15:00' },
  { id: 't2', title: 'pay rent', dueDate: '2026-12-04' },
  { id: 't3', title: 'write the report', dueDate: null },
  { id: 't4', title: 'review the report', dueDate: '2026-12-04' },
  { id: 't5', title: '给妈妈打电话', dueDate: '2026-12-03' },
];

describe('answers to a question', () => {
  it('asks what should change when the order does not say, and applies the answer', async () => {
    const thread = new Thread({ todos });
    const turn = await thread.say('reschedule the dentist');
    expect(turn.question).toMatchObject({
      purpose: 'update',
      options: ['Wed 2 Dec', 'Fri 4 Dec', 'Wed 9 Dec'],
    });
    expect((await thread.say('Friday at noon')).writes).toEqual([
      { name: 'todo_update', input: { id: 't1', dueDate: '2026-12-04', dueTime: '12:00' } },
    ]);
  });

  it('takes a day of the month within the month that was named', async () => {
    const thread = new Thread();
    await thread.say('remind me to submit the form next month');
    expect((await thread.say('the 10th')).writes[0]?.input).toMatchObject({
      title: 'submit the form',
      dueDate: '2027-01-10',
    });
  });

  it('gives each of several todos only the day that is its own', async () => {
    const turn = await new Thread().say('add buy milk tomorrow, call Bob on Friday and pay the gas bill');
    expect(turn.writes.map((call) => call.input.dueDate)).toEqual(['2026-12-02', '2026-12-04', undefined]);
  });
});

describe('an order that could also be a todo', () => {
  it('changes the appointment that is there, after asking what', async () => {
    const turn = await new Thread({ todos }).say('change the dentist');
    expect(turn.question).toMatchObject({
      purpose: 'update',
      question: 'What should change about “call the dentist”?',
    });
    expect(turn.writes).toEqual([]);
  });

  it('asks whether to add it when there is none, and adds it on a click', async () => {
    const thread = new Thread();
    const turn = await thread.say('change the dentist');
    expect(turn.writes).toEqual([]);
    expect(turn.question?.options[0]).toBe('Add: change the dentist');
    expect((await thread.say('Add: change the dentist')).writes).toEqual([
      { name: 'todo_add', input: { title: 'change the dentist' } },
    ]);
    await thread.say('change the dentist');
    const declined = await thread.say('No, thanks');
    expect(declined.writes).toEqual([]);
    expect(declined.text).not.toContain('No, thanks');
  });

  it('adds work to be done without a question', async () => {
    expect((await new Thread().say('change the bed sheets')).writes[0]?.input).toEqual({
      title: 'change the bed sheets',
    });
  });
});

describe('going on from what was just done', () => {
  const settled = {
    status: 'done',
    tool: 'todo_add',
    todos: [{ id: 'n1', title: 'call the bank', dueDate: '2026-12-02' }],
  };

  it('proposes the change that a correction after the decision means', async () => {
    const thread = new Thread({ todos });
    await thread.say('remind me to call the bank tomorrow');
    await thread.settle([settled]);
    expect((await thread.say('no, I meant Thursday')).writes).toEqual([
      { name: 'todo_update', input: { id: 'n1', dueDate: '2026-12-03' } },
    ]);
  });

  it('takes back what was just added when asked to delete it', async () => {
    const thread = new Thread({ todos });
    await thread.say('remind me to call the bank tomorrow');
    await thread.settle([settled]);
    expect((await thread.say('actually delete it')).writes).toEqual([
      { name: 'todo_delete', input: { id: 'n1' } },
    ]);
  });

  it('keeps a question about another day a question', async () => {
    const thread = new Thread({ todos });
    await thread.say('what do I have tomorrow?');
    expect((await thread.say('and what about Friday?')).text).toContain('pay rent');
    expect((await thread.say('后天呢？')).text).toContain('给妈妈打电话');
  });

  it('picks by place from a list, however the sentence goes on', async () => {
    const thread = new Thread({ todos });
    await thread.say('what do I have on Friday?');
    expect((await thread.say('move the second one to Monday')).writes).toEqual([
      { name: 'todo_update', input: { id: 't4', dueDate: '2026-12-07' } },
    ]);
  });
});

describe('a number of todos that was announced', () => {
  it('says when another number is listed, beside the card', async () => {
    const turn = await new Thread().say('three things: oats, pears');
    expect(turn.writes).toHaveLength(2);
    expect(turn.text).toBe('You said 3, and I see 2. Is this all of them?');
    expect((await new Thread().say('三件事：擦窗、理发')).text).toContain('你说了 3 件，我看到 2 件');
  });

  it('says nothing when the number is right', async () => {
    expect((await new Thread().say('two things: oats, pears')).text).toBe('');
  });
});

describe('words that fit two moments, or none', () => {
  it.each([
    ['3 am', '2026-12-02', '03:00'],
    ['in the afternoon', '2026-12-01', '15:00'],
    ['the second one', '2026-12-01', '15:00'],
    ['tomorrow, Wed 2 Dec, 03:00', '2026-12-02', '03:00'],
    ['at 8pm', '2026-12-01', '20:00'],
  ])('asks which one "tonight at 3" is, and takes "%s"', async (answer, dueDate, dueTime) => {
    const thread = new Thread();
    const turn = await thread.say('take the pills tonight at 3');
    expect(turn.writes).toEqual([]);
    expect(turn.question).toMatchObject({
      purpose: 'create',
      options: ['tomorrow, Wed 2 Dec, 03:00', 'today, Tue 1 Dec, 15:00'],
    });
    expect((await thread.say(answer)).writes).toEqual([
      { name: 'todo_add', input: { title: 'take the pills', dueDate, dueTime } },
    ]);
  });

  it.each(['凌晨', '第一个', '凌晨三点'])('takes %s for the small hours', async (answer) => {
    const thread = new Thread();
    const turn = await thread.say('今晚三点吃药');
    expect(turn.question?.options).toEqual(['明天 12月2日 周三 03:00', '今天 12月1日 周二 15:00']);
    expect((await thread.say(answer)).writes[0]?.input).toMatchObject({
      title: '吃药',
      dueDate: '2026-12-02',
      dueTime: '03:00',
    });
  });

  it('does not ask when the afternoon is past', async () => {
    const late = new Thread({ now: '2026-12-01T21:00' });
    expect((await late.say('take the pills tonight at 3')).writes[0]?.input).toMatchObject({
      dueDate: '2026-12-02',
      dueTime: '03:00',
    });
  });

  it('asks for the day of a week that something moves to', async () => {
    const thread = new Thread({ todos });
    const turn = await thread.say('move the dentist to next week');
    expect(turn.question).toMatchObject({ purpose: 'update', question: 'Which day for “call the dentist”?' });
    expect((await thread.say('Wednesday')).writes).toEqual([
      { name: 'todo_update', input: { id: 't1', dueDate: '2026-12-09' } },
    ]);
  });

  it('asks which todo first, then for the day', async () => {
    const thread = new Thread({ todos });
    expect((await thread.say('move the report to next week')).question?.question).toBe(
      'Which one should I change?',
    );
    expect((await thread.say('the second one')).question?.question).toBe(
      'Which day for “review the report”?',
    );
    expect((await thread.say('Thursday')).writes).toEqual([
      { name: 'todo_update', input: { id: 't4', dueDate: '2026-12-10' } },
    ]);
  });

  it('never takes a span of the past for a day', async () => {
    const turn = await new Thread({ todos }).say('move the dentist to the last 2 months');
    expect(turn.writes).toEqual([]);
    expect(turn.question).toMatchObject({ purpose: 'update', options: [] });
  });
});

describe('a reminder before something', () => {
  it('is never lost silently when nobody said when that is', async () => {
    const turn = await new Thread().say('remind me an hour before the gala');
    expect(turn.writes).toEqual([{ name: 'todo_add', input: { title: 'gala' } }]);
    expect(turn.text).toContain('no reminder is set yet');
  });

  it('goes to the todo that is there, when one fits and has a time', async () => {
    const turn = await new Thread({ todos }).say('remind me an hour before the dentist');
    expect(turn.writes).toEqual([
      { name: 'todo_update', input: { id: 't1', reminders: [{ minutesBefore: 60 }] } },
    ]);
  });
});

describe('how long something takes', () => {
  const meeting = {
    id: 'm1',
    title: 'team meeting 项目会',
    dueDate: '2026-12-02',
    dueTime: '15:00',
    durationMinutes: 60,
  };

  it.each([
    ['make the team meeting half an hour longer', 90],
    ['把项目会缩短15分钟', 45],
  ])('changes by what was said: "%s"', async (words, durationMinutes) => {
    const thread = new Thread({ todos: [meeting] });
    expect((await thread.say(words)).writes).toEqual([
      { name: 'todo_update', input: { id: 'm1', durationMinutes } },
    ]);
  });
});
