import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '@/lib/agent/testing/world';
import { overlaps } from '@/lib/todos/conflicts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Row = { title: string; dueDate: string | null; dueTime: string | null; durationMinutes: number | null };

function overlapping(todos: Row[]): string[] {
  return todos.flatMap((todo, index) =>
    todos
      .slice(index + 1)
      .flatMap((other) => (overlaps(todo, other) ? [`${todo.title} / ${other.title}`] : [])),
  );
}

describe('a plan', () => {
  it('is one card, writes nothing before all of it is confirmed, and then overlaps nothing', async () => {
    const person = await world.person();
    await person.addTodo({ title: 'standup', dueDate: '2026-12-02', dueTime: '09:00', durationMinutes: 30 });
    await person.addTodo({ title: 'lunch', dueDate: '2026-12-03', dueTime: '12:00', durationMinutes: 60 });
    const heard = await person.say('plan my week: report by Thursday, 3 runs, 2h reading');
    expect(heard.errors).toEqual([]);
    expect(heard.actions).toHaveLength(5);
    expect(new Set(heard.actions.map((action) => action.batchId)).size).toBe(1);
    expect(heard.actions.flatMap((action) => action.warnings)).toEqual([]);
    const lengths = heard.actions.map((action) => [
      action.subject,
      action.fields.find((field) => field.name === 'durationMinutes')?.evidence.kind,
    ]);
    // What nobody said is marked as assumed.
    expect(Object.fromEntries(lengths)).toMatchObject({
      report: 'inferred',
      run: 'inferred',
      reading: 'said',
    });
    expect((await person.rows()).todos).toHaveLength(2);
    await person.confirmMany(heard.actions);
    const { todos } = await person.rows();
    expect(todos).toHaveLength(7);
    expect(overlapping(todos)).toEqual([]);
    expect((await person.goOn()).text).toBe('Added all 5.');
    expect(await person.historyProblems()).toEqual([]);
  });

  it('that is still open is proposed anew when the next message changes it', async () => {
    const person = await world.person();
    const first = await person.say('plan my week: report by Thursday, 3 runs in the afternoon');
    const second = await person.say('move the runs to the morning');
    expect(second.decided.map((action) => action.status)).toEqual(first.actions.map(() => 'cancelled'));
    const runs = second.actions.filter((action) => action.arguments.title === 'run');
    expect(second.actions).toHaveLength(4);
    expect(second.actions.flatMap((action) => action.warnings)).toEqual([]);
    expect(runs.map((action) => String(action.arguments.dueTime) < '12:00')).toEqual([true, true, true]);
    expect((await person.rows()).todos).toEqual([]);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('that is still open is taken off a day that is too full', async () => {
    const person = await world.person();
    await person.say('plan my week: report by Thursday, 3 runs, 2h reading');
    const { actions } = await person.say('today is too full, spread it');
    expect(actions).toHaveLength(5);
    expect(actions.every((action) => action.arguments.dueDate !== '2026-12-01')).toBe(true);
    expect(actions.flatMap((action) => action.warnings)).toEqual([]);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('for a day that is too full proposes moves and moves nothing by itself', async () => {
    const person = await world.person({ locale: 'zh' });
    for (const [title, dueTime] of [
      ['站会', '09:00'],
      ['评审', '11:00'],
      ['面试', '15:00'],
    ])
      await person.addTodo({ title: title as string, dueDate: '2026-12-02', dueTime });
    const heard = await person.say('周三太满了，帮我分散一下');
    expect(heard.actions.flatMap((action) => action.warnings)).toEqual([]);
    expect(heard.actions.map((action) => action.tool)).toEqual(['todo_update']);
    expect((await person.rows()).todos.map((todo) => todo.dueDate)).toEqual(Array(3).fill('2026-12-02'));
    await person.confirmMany(heard.actions);
    const { todos } = await person.rows();
    expect(todos.filter((todo) => todo.dueDate === '2026-12-02')).toHaveLength(2);
    expect(overlapping(todos)).toEqual([]);
  });

  it.each([
    [
      'en',
      'plan next week: report by Thursday, 3 runs in the afternoon',
      'move the runs to the morning',
      'run',
    ],
    [
      'en',
      'plan next week: report by Thursday, 3 runs in the afternoon',
      'all runs in the morning please',
      'run',
    ],
    ['zh', '帮我规划下周：写周报、下午跑步三次', '把跑步都挪到早上', '跑步'],
    ['zh', '帮我规划下周：写周报、下午跑步三次', '跑步都改到上午吧', '跑步'],
  ] as const)(
    'that was confirmed is moved by words as a card of its own (%s: %s, %s)',
    async (locale, words, change, title) => {
      const person = await world.person({ locale });
      await person.addTodo({ title: 'busy', dueDate: '2026-12-07', dueTime: '09:00', durationMinutes: 60 });
      await person.confirmMany((await person.say(words)).actions);
      await person.goOn();
      const before = (await person.rows()).todos;
      const heard = await person.say(change);
      expect(heard.actions.map((action) => action.tool)).toEqual(Array(3).fill('todo_update'));
      expect(heard.actions.map((action) => action.subject)).toEqual(Array(3).fill(title));
      expect(heard.actions.flatMap((action) => [...action.warnings, ...action.conflicts])).toEqual([]);
      expect((await person.rows()).todos).toEqual(before);
      await person.confirmMany(heard.actions);
      const { todos } = await person.rows();
      const runs = todos.filter((todo) => todo.title === title);
      expect(runs.every((run) => String(run.dueTime) < '12:00')).toBe(true);
      const days = (rows: typeof runs) =>
        rows
          .filter((row) => row.title === title)
          .map((row) => row.dueDate)
          .sort();
      expect(days(runs)).toEqual(days(before));
      expect(overlapping(todos)).toEqual([]);
      expect(await person.historyProblems()).toEqual([]);
    },
  );

  it('that was confirmed leaves what finds no place where it is, and says so', async () => {
    const person = await world.person();
    await person.confirmMany((await person.say('plan tomorrow: report, run in the afternoon')).actions);
    await person.goOn();
    for (const dueDate of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
      await person.addTodo({ title: 'workshop', dueDate, dueTime: '09:00', durationMinutes: 180 });
    const heard = await person.say('move the run to the morning');
    expect(heard.actions).toEqual([]);
    expect(heard.text).toBe('“run” stays where it is: there is no free time left for it in the morning.');
  });

  it('that was confirmed gives a day free, and an order about one thing of it stays an order', async () => {
    const person = await world.person();
    const plan = await person.say(
      'plan this week: report on Wednesday, letters on Wednesday, essay on Thursday',
    );
    await person.confirmMany(plan.actions);
    await person.goOn();
    const heard = await person.say('nothing on Wednesday please');
    expect(heard.actions.map((action) => action.subject).sort()).toEqual(['letters', 'report']);
    expect(heard.actions.every((action) => action.arguments.dueDate !== '2026-12-02')).toBe(true);
    expect(heard.actions.flatMap((action) => action.warnings)).toEqual([]);
    const dropped = await person.say('delete the essay');
    expect(dropped.actions.map((action) => action.tool)).toEqual(['todo_delete']);
  });

  it.each([
    ['en', 'plan Thursday: yoga at 9:30, report', 'Thu 3 Dec, 09:30 is taken by “dentist”'],
    ['zh', '规划周四：9点半瑜伽，写周报', '那个时间已经有「dentist」（后天 12月3日 周四 09:30）'],
  ] as const)('says what stands at the hour that was asked for: %s', async (locale, words, told) => {
    const person = await world.person({ locale });
    await person.addTodo({ title: 'dentist', dueDate: '2026-12-03', dueTime: '09:30', durationMinutes: 60 });
    const { text, actions } = await person.say(words);
    expect(text).toContain(told);
    expect(actions).toHaveLength(1);
  });

  it('that begins anew with a thing of the plan before is a plan of its own', async () => {
    const person = await world.person();
    await person.say('plan Thursday: yoga, report 2h');
    const { actions } = await person.say('plan this week: yoga at 9:30 every day');
    expect(actions.length).toBeGreaterThan(2);
    expect(new Set(actions.map(({ subject }) => subject))).toEqual(new Set(['yoga']));
  });

  it.each([
    [
      'en',
      'plan next week: essay by Thursday, 3 swims',
      '“essay” and “swim” (3 times). Confirm only what you want once more.',
    ],
    ['zh', '规划下周：周四前写论文、游泳三次', '「写论文」、「游泳」（3 次）。确认的话会再加一遍。'],
  ] as const)(
    'that stands on the list already says so, and keeps away from its days: %s',
    async (locale, words, told) => {
      const person = await world.person({ locale });
      const first = await person.say(words);
      expect(first.text).toBe('');
      await person.confirmMany(first.actions);
      await person.goOn();
      const { text, actions } = await person.say(words);
      expect(text).toContain(told);
      expect(actions).toHaveLength(4);
      const changed = await person.say(locale === 'en' ? 'nothing on Monday' : '周一不要安排');
      expect(changed.text).not.toContain(told);
    },
  );
});
