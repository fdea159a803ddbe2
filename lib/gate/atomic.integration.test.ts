import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type FailingWrite, failWrites } from '@/db/testing/failing-writes';
import { one } from '@/lib/agent/testing/one';
import { add, propose, remove, update } from '@/lib/agent/testing/propose';
import { codeOf, openWorld, type World } from '@/lib/agent/testing/world';
import { recordProblems } from './testing/check-records';

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(() => world.close());

/** Runs the work while the database refuses this kind of write; answers how it ended. */
async function whileFailing<T>(
  write: FailingWrite,
  work: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const mend = await failWrites(world.database.db, write);
  try {
    const [result] = await Promise.allSettled([work()]);
    return result as PromiseSettledResult<T>;
  } finally {
    await mend();
  }
}

const writesOfAConfirm: FailingWrite[] = [
  { table: 'actions', operation: 'update' },
  { table: 'todos', operation: 'insert' },
  { table: 'audit', operation: 'insert' },
  { table: 'messages', operation: 'update' },
];

describe('gate case 5, in process: a decision that fails in the middle leaves nothing', () => {
  test.each(writesOfAConfirm)('confirm, when $operation of $table fails', async (write) => {
    const person = await world.person();
    const lines = await propose(world, person, add('milk'), add('bread'));
    const before = await person.rows();
    const result = await whileFailing(write, () => person.confirmMany(lines));
    expect(result.status).toBe('rejected');
    expect(await person.rows()).toEqual(before);
    const { results } = await person.confirmMany(lines);
    expect(results.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
    const rows = await person.rows();
    expect(rows.todos).toHaveLength(2);
    expect(recordProblems(rows)).toEqual([]);
  });

  test.each(writesOfAConfirm.slice(2))('cancel, when $operation of $table fails', async (write) => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    const before = await person.rows();
    expect((await whileFailing(write, () => person.cancel(action))).status).toBe('rejected');
    expect(await person.rows()).toEqual(before);
    expect((await person.cancel(action)).action.status).toBe('cancelled');
  });

  test.each<FailingWrite>([
    { table: 'todos', operation: 'update' },
    { table: 'audit', operation: 'insert' },
    { table: 'actions', operation: 'update' },
  ])('undo, when $operation of $table fails', async (write) => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    await person.confirm(action);
    const before = await person.rows();
    expect((await whileFailing(write, () => person.undo(action.id))).status).toBe('rejected');
    expect(await person.rows()).toEqual(before);
    expect((await person.undo(action.id)).action.status).toBe('undone');
    expect(recordProblems(await person.rows())).toEqual([]);
  });

  test.each<FailingWrite>([
    { table: 'audit', operation: 'insert' },
    { table: 'actions', operation: 'update' },
  ])('an edit, when $operation of $table fails', async (write) => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    const before = await person.rows();
    const result = await whileFailing(write, () => person.setFields(action, { title: 'oat milk' }));
    expect(result.status).toBe('rejected');
    expect(await person.rows()).toEqual(before);
  });

  it('an edit by hand in the list, when its audit cannot be written', async () => {
    const person = await world.person();
    const todo = await person.addTodo({ title: 'rent' });
    const before = await person.rows();
    const write = { table: 'audit', operation: 'insert' } as const;
    const change = () =>
      world.services.todos.update(person.clicker(), todo.id, { title: 'x' }, undefined, undefined);
    expect((await whileFailing(write, change)).status).toBe('rejected');
    expect((await whileFailing(write, () => person.addTodo({ title: 'y' }))).status).toBe('rejected');
    expect(await person.rows()).toEqual(before);
  });

  it('a decision in words, when the words cannot be stored: neither is there', async () => {
    const person = await world.person();
    await propose(world, person, add('milk'));
    const before = await person.rows();
    const write = { table: 'messages', operation: 'insert' } as const;
    expect((await whileFailing(write, () => person.say('yes'))).status).toBe('rejected');
    expect(await person.rows()).toEqual(before);
    world.model?.extend({ text: 'Done.' });
    await person.say('yes');
    expect((await person.rows()).todos).toHaveLength(1);
  });
});

describe('a proposal that cannot be stored fails closed', () => {
  test.each<FailingWrite>([
    { table: 'actions', operation: 'insert' },
    { table: 'tool_calls', operation: 'insert' },
    { table: 'thread_skills', operation: 'insert' },
  ])('when $operation of $table fails: no card, no todo, and the person is told', async (write) => {
    const person = await world.person();
    world.model?.extend(
      { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] },
      { calls: [add('milk')] },
    );
    const result = await whileFailing(write, () => person.say('buy milk'));
    const heard = result.status === 'fulfilled' ? result.value : null;
    expect(heard?.actions).toEqual([]);
    expect(heard?.errors.at(-1)).toContain('nothing was changed');
    const rows = await person.rows();
    expect(rows.actions).toEqual([]);
    expect(rows.todos).toEqual([]);
  });

  it('and the thread goes on as soon as it can be stored again', async () => {
    const person = await world.person();
    world.model?.extend(
      { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] },
      { calls: [add('milk')] },
    );
    await whileFailing({ table: 'actions', operation: 'insert' }, () => person.say('buy milk'));
    const { messages } = await person.read();
    expect(messages.at(-1)?.metadata).toMatchObject({ state: 'failed', error: expect.any(String) });
    world.model?.extend(
      { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] },
      { calls: [add('milk')] },
    );
    const action = one((await person.goOn()).actions);
    await person.confirm(action);
    expect((await person.rows()).todos).toHaveLength(1);
    expect(await person.historyProblems()).toEqual([]);
    expect(world.model?.problems).toEqual([]);
  });
});

describe('the audit covers every row that changed, on every path', () => {
  it('by hand, by decisions, by undo, whatever else happened to the cards', async () => {
    const person = await world.person();
    const { todos } = world.services;
    const rent = await person.addTodo({ title: 'rent', dueDate: '2026-12-01', recurrence: 'FREQ=MONTHLY' });
    await todos.update(person.clicker(), rent.id, { priority: 2 }, undefined, undefined);
    await todos.update(person.clicker(), rent.id, { status: 'done' }, undefined, undefined);
    await todos.update(person.clicker(), rent.id, {}, undefined, undefined);
    await todos.remove(person.clicker(), rent.id);
    await todos.restore(person.clicker(), rent.id);

    const [kept, dropped] = await propose(world, person, add('milk'), add('bread'));
    if (kept) await person.confirm((await person.setFields(kept, { title: 'oat milk' })).action);
    if (dropped) await person.cancel(dropped);
    const moved = one(await propose(world, person, update(rent.id, { notes: 'by the 3rd' })));
    await person.confirm(moved);
    await person.undo(moved.id);
    const gone = one(await propose(world, person, remove(rent.id)));
    person.wait(6 * 60_000);
    await codeOf(person.confirm(gone));
    const again = (await person.repropose(gone.id)).action;
    await person.confirm(again);
    await person.undo(again.id);

    const rows = await person.rows();
    expect(recordProblems(rows)).toEqual([]);
    expect(new Set(rows.audit.filter(({ todoId }) => todoId).map(({ actor }) => actor))).toEqual(
      new Set(['person', 'decision']),
    );
    for (const event of ['action_edited', 'action_cancelled', 'action_expired', 'action_reproposed']) {
      expect(rows.audit.filter((entry) => entry.event === event)).toHaveLength(1);
    }
  });

  it('and a check that cannot fail would be worth nothing', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    await person.confirm(action);
    const rows = await person.rows();
    const [todo] = rows.todos;
    const [record] = rows.actions;
    if (!todo || !record) throw new Error('nothing was written');
    expect(recordProblems({ ...rows, todos: [{ ...todo, title: 'else' }] })).not.toEqual([]);
    expect(recordProblems({ ...rows, todos: [{ ...todo, version: 2 }] })).not.toEqual([]);
    expect(recordProblems({ ...rows, todos: [] })).not.toEqual([]);
    expect(recordProblems({ ...rows, audit: [] })).not.toEqual([]);
    expect(recordProblems({ ...rows, actions: [] })).not.toEqual([]);
    expect(recordProblems({ ...rows, actions: [{ ...record, status: 'cancelled' }] })).not.toEqual([]);
  });
});
