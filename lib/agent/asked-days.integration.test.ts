import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import { findTool } from '@/lib/tools/registry';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A Tuesday at nine: pills every evening from today, a run every Monday and Thursday, a dentist on Thursday. */
async function repeating(locale: 'en' | 'zh' = 'en'): Promise<TestPerson> {
  const person = await world.person({ locale });
  await person.addTodo({
    title: 'pills',
    dueDate: '2026-12-01',
    dueTime: '20:00',
    recurrence: 'FREQ=DAILY',
    tags: ['health'],
  });
  await person.addTodo({ title: 'run', dueDate: '2026-12-03', recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH' });
  await person.addTodo({ title: 'dentist', dueDate: '2026-12-03', dueTime: '14:00' });
  return person;
}

async function search(person: TestPerson, input: Record<string, unknown>) {
  const tool = findTool('todo_search');
  if (tool?.kind !== 'read') throw new Error('todo_search is no read tool');
  const { userId } = person;
  const context = { db: world.database.db, userId, now: person.now(), timeZone: 'Asia/Shanghai' };
  const result = await tool.run(context, tool.schema.parse(input));
  return result as unknown as Record<string, unknown> & {
    total: number;
    todos: Array<Record<string, unknown> & { title: string }>;
  };
}
const told = ({ todos }: Awaited<ReturnType<typeof search>>) =>
  todos.map(({ title, dueDate }) => `${title} ${dueDate}`);

describe('a search in order to answer or to plan finds what repeats on each of its days', () => {
  test.each<[Record<string, unknown>, string[]]>([
    [{ from: '2026-12-03', to: '2026-12-03' }, ['run 2026-12-03', 'dentist 2026-12-03', 'pills 2026-12-03']],
    [{ from: '2026-12-05', to: '2026-12-05' }, ['pills 2026-12-05']],
    [{ from: '2026-12-07', to: '2026-12-07', purpose: 'plan' }, ['run 2026-12-07', 'pills 2026-12-07']],
    [{ from: '2026-11-28', to: '2026-11-30' }, []],
    [{ from: '2030-01-01' }, ['pills 2030-01-01', 'run 2030-01-03']],
    [{ to: '2026-12-02' }, ['pills 2026-12-01']],
    [{ from: '2026-12-05', to: '2026-12-05', text: 'pills' }, ['pills 2026-12-05']],
    [{ from: '2026-12-05', to: '2026-12-05', tag: 'health' }, ['pills 2026-12-05']],
    [{ from: '2026-12-05', to: '2026-12-05', tag: 'work' }, []],
    [{ from: '2026-12-05', to: '2026-12-05', status: 'any' }, ['pills 2026-12-05']],
    [{ from: '2026-12-05', to: '2026-12-05', status: 'done' }, []],
    [{ from: '2026-12-05', to: '2026-12-05', overdue: true }, []],
  ])('%j', async (input, expected) => {
    const found = await search(await repeating(), { purpose: 'answer', ...input });
    expect(told(found)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test('once over several days, with all of them, and with the day and the id that are stored', async () => {
    const person = await repeating();
    const [pills, run] = (await person.rows()).todos
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .slice(1);
    const { todos } = await search(person, { from: '2026-12-04', to: '2026-12-07', purpose: 'answer' });
    expect(todos).toEqual([
      expect.objectContaining({
        id: pills?.id,
        dueDate: '2026-12-04',
        storedDueDate: '2026-12-01',
        days: ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'],
        status: 'open',
      }),
      expect.objectContaining({ id: run?.id, dueDate: '2026-12-07', storedDueDate: '2026-12-03' }),
    ]);
  });

  test('names at most a month of days, however many years were asked for', async () => {
    const person = await repeating();
    const { todos } = await search(person, { from: '2026-12-01', to: '2036-12-01', purpose: 'answer' });
    expect(todos.map(({ days }) => Array.isArray(days) && days.length)).toEqual([31, 31, false]);
  });

  test('a rhythm that has ended, or that no day fits, is on no day', async () => {
    const person = await world.person();
    await person.addTodo({ title: 'cure', dueDate: '2026-12-01', recurrence: 'FREQ=DAILY;COUNT=3' });
    await person.addTodo({ title: 'leap', dueDate: '2024-02-29', recurrence: 'FREQ=YEARLY;UNTIL=20250101' });
    const on = async (day: string) => told(await search(person, { from: day, to: day, purpose: 'answer' }));
    expect(await on('2026-12-03')).toEqual(['cure 2026-12-03']);
    expect(await on('2026-12-04')).toEqual([]);
    expect(await on('2028-02-29')).toEqual([]);
  });
});

describe('a search for an order finds only what is stored for the day, for one time of many cannot be changed', () => {
  test.each(['update', 'complete', 'reopen', 'delete'])('%s', async (purpose) => {
    const person = await repeating();
    expect(told(await search(person, { from: '2026-12-05', to: '2026-12-05', purpose }))).toEqual([]);
    expect(told(await search(person, { from: '2026-12-03', to: '2026-12-03', purpose }))).toEqual([
      'run 2026-12-03',
      'dentist 2026-12-03',
    ]);
  });
});

describe('an order for a day on which something only repeats', () => {
  test('a search for it tells what, and gives no id to change all of it by', async () => {
    const found = await search(await repeating(), {
      from: '2026-12-05',
      to: '2026-12-05',
      purpose: 'delete',
    });
    expect(found).toMatchObject({
      total: 0,
      onlyRepeating: [{ title: 'pills', dueDate: '2026-12-05', storedDueDate: '2026-12-01' }],
      note: expect.stringContaining('cannot be changed on its own'),
    });
    expect(JSON.stringify(found)).not.toContain('tod_');
  });

  test.each<['en' | 'zh', string]>([
    ['en', 'delete everything on saturday'],
    ['en', 'complete everything on saturday'],
    ['en', 'move everything from saturday to sunday'],
    ['en', 'move the pills on saturday to 9pm'],
    ['zh', '删掉周六的所有事'],
    ['zh', '把周六的事都推到周日'],
  ])('%s: "%s" changes nothing, and says why', async (locale, order) => {
    const { text, actions } = await (await repeating(locale)).say(order);
    expect(actions).toEqual([]);
    expect(text).toMatch(/“pills” comes on that day by repeating|「pills」是重复的/);
  });

  test('beside others is left as it is, and told beside their card', async () => {
    const { text, actions } = await (await repeating()).say('move everything from thursday to friday');
    expect(actions.map(({ arguments: { dueDate } }) => dueDate)).toEqual(['2026-12-04', '2026-12-04']);
    expect(text).toMatch(/“pills” comes on that day by repeating/);
  });

  test('whose rhythm the day names is the todo itself', async () => {
    const person = await world.person();
    await person.addTodo({ title: 'choir', dueDate: '2026-11-30', recurrence: 'FREQ=WEEKLY;BYDAY=MO' });
    const { actions } = await person.say('move the choir on monday to 7pm');
    expect(actions.map(({ tool, arguments: { dueTime } }) => [tool, dueTime])).toEqual([
      ['todo_update', '19:00'],
    ]);
  });
});

describe('questions about a day are answered with what repeats', () => {
  test.each<['en' | 'zh', string, string]>([
    [
      'en',
      'am I free thursday afternoon?',
      'You have 3 todos on Thu 3 Dec:\n- run\n- 14:00 dentist\n- 20:00 pills',
    ],
    ['en', 'what did I plan for saturday?', 'You have 1 todo on Sat 5 Dec:\n- 20:00 pills'],
    ['en', "what's on tomorrow?", 'You have 1 todo tomorrow:\n- 20:00 pills'],
    [
      'en',
      'what do I have next week?',
      'You have 2 todos next week:\n- run (every Monday and Thursday)\n- pills (every day at 20:00)',
    ],
    ['en', 'do I have a run on monday?', 'Here is what I found for “run”:\n- run (Mon 7 Dec)'],
    [
      'en',
      'what do I have on friday and saturday?',
      'You have 1 todo from Fri 4 Dec to Sat 5 Dec:\n- pills (every day at 20:00)',
    ],
    [
      'zh',
      '明天和后天有什么事',
      '明天 12月2日 周三到后天 12月3日 周四有 3 件事：\n- pills（每天 20:00）\n- run（后天 12月3日 周四）\n- dentist（后天 12月3日 周四 14:00）',
    ],
    ['zh', '下周三有空吗', '12月9日 周三有 1 件事：\n- 20:00 pills'],
    ['zh', '下周有什么安排', '下周有 2 件事：\n- run（每周一、四）\n- pills（每天 20:00）'],
  ])('%s: %s', async (locale, question, answer) => {
    const person = await repeating(locale);
    expect((await person.say(question)).text).toBe(answer);
  });

  test('and what is ordered of it after that is ordered of the time that is stored', async () => {
    const person = await repeating();
    await person.say("what's on saturday?");
    const { actions } = await person.say('move it a day later');
    expect(actions.map(({ arguments: { dueDate } }) => dueDate)).toEqual(['2026-12-02']);
  });

  test.each([
    ['what did I finish on 9999-12-31', /days go from the year 1000 to 9000/],
    ['what is on 9999-12-31?', /days go from the year 1000 to 9000/],
    ['move everything from 9999-12-31 to friday', /days go from the year 1000 to 9000/],
  ])('%s: a search that cannot be made is told as what it is', async (question, answer) => {
    const { text, actions } = await (await repeating()).say(question);
    expect(text).toMatch(answer);
    expect(actions).toEqual([]);
  });
});

describe('what was checked off within days is not open', () => {
  const schema = () => {
    const tool = findTool('todo_search');
    if (tool?.kind !== 'read') throw new Error('todo_search is no read tool');
    return tool.schema;
  };

  test.each([{ doneFrom: '2026-12-01' }, { doneTo: '2026-12-01' }])(
    '%j with open is refused in words',
    (days) => {
      const parsed = schema().safeParse({ ...days, status: 'open', purpose: 'answer' });
      expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
        'doneFrom and doneTo find what was checked off, which is not open: leave out status',
      ]);
    },
  );

  test.each([{}, { status: 'done' }, { status: 'any' }])('with %j it is taken', (status) => {
    expect(schema().safeParse({ doneFrom: '2026-12-01', ...status, purpose: 'answer' }).success).toBe(true);
  });
});
