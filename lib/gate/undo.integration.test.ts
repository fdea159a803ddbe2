import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { one } from '@/lib/agent/testing/one';
import { add, complete, propose, remove, update } from '@/lib/agent/testing/propose';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(() => world.close());

const MINUTE = 60_000;
const MILK = { dueDate: '2026-12-02', dueTime: '15:00' };
const live = async (person: TestPerson) =>
  (await person.rows()).todos.filter(({ deletedAt }) => deletedAt === null);

describe('undo', () => {
  it('puts back what every kind of change took, and the list is as it was', async () => {
    const person = await world.person();
    const todo = await person.addTodo({
      title: 'rent',
      recurrence: 'FREQ=MONTHLY',
      dueDate: '2026-12-01',
      tags: ['home'],
    });
    const before = await live(person);
    for (const call of [
      update(todo.id, { title: 'x', dueDate: null }),
      complete(todo.id),
      remove(todo.id),
      add('new'),
    ]) {
      const action = one(await propose(world, person, call));
      await person.confirm(action);
      expect(await live(person)).not.toEqual(before);
      const { action: undone } = await person.undo(action.id);
      expect(undone).toMatchObject({ status: 'undone', undoable: false, reproposable: false });
      const now = await live(person);
      const stripped = (list: typeof now) => list.map(({ version: _v, updatedAt: _u, ...rest }) => rest);
      expect(stripped(now)).toEqual(stripped(before));
      expect(await person.historyProblems()).toEqual([]);
    }
  });

  it('done twice is done once', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    await person.confirm(action);
    const first = await person.undo(action.id);
    const second = await person.undo(action.id);
    expect(second.action).toEqual(first.action);
    expect((await person.rows()).todos).toMatchObject([{ version: 2 }]);
  });

  it('goes back step by step: what was taken back again is no change', async () => {
    const person = await world.person();
    const added = one(await propose(world, person, add('milk')));
    const todo = one((await person.confirm(added)).todos);
    const renamed = one(await propose(world, person, update(todo.id, { title: 'oat milk' })));
    await person.confirm(renamed);
    const deleted = one(await propose(world, person, remove(todo.id)));
    await person.confirm(deleted);
    expect(await codeOf(person.undo(added.id))).toBe('not_undoable');
    expect(await codeOf(person.undo(renamed.id))).toBe('not_undoable');

    for (const action of [deleted, renamed]) await person.undo(action.id);
    expect(await live(person)).toMatchObject([{ title: 'milk' }]);
    await person.undo(added.id);
    expect(await live(person)).toEqual([]);
    expect(await codeOf(person.undo(renamed.id))).toBe('none');
    expect(await live(person)).toEqual([]);
  });

  it('does not take back what was changed since, and says what stands in the way', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    const todo = one((await person.confirm(action)).todos);
    await world.services.todos.update(person.clicker(), todo.id, { title: 'oat milk' }, undefined, undefined);
    await expect(person.undo(action.id)).rejects.toMatchObject({
      code: 'not_undoable',
      extra: { why: 'changed_since', todos: [{ id: todo.id, title: 'oat milk' }] },
    });
    expect(await person.look(action.id)).toMatchObject({ status: 'confirmed' });
    expect(await live(person)).toMatchObject([{ title: 'oat milk' }]);
  });

  it('is not for what was never done', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    expect(await codeOf(person.undo(action.id))).toBe('not_undoable');
    await person.cancel(action);
    expect(await codeOf(person.undo(action.id))).toBe('not_undoable');
  });

  it('tells the model that it was done and undone', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    await person.confirm(action);
    await person.undo(action.id);
    world.model?.extend({ text: 'Fine.' });
    await person.say('thanks');
    expect(JSON.stringify(world.model?.calls.at(-1)?.prompt)).toContain('"reason":"undone"');
    expect(world.model?.problems).toEqual([]);
  });
});

describe('proposing again', () => {
  async function cancelled(person: TestPerson, ...calls: Parameters<typeof propose>[2][]): Promise<Action[]> {
    const lines = await propose(world, person, ...calls);
    for (const line of lines) await person.cancel(line);
    return lines;
  }

  it('is a fresh card of the same call, once', async () => {
    const person = await world.person();
    const [action] = (await cancelled(person, add('milk', MILK))) as [Action];
    person.wait(MINUTE);
    const again = (await person.repropose(action.id)).action;
    expect(again).toMatchObject({ status: 'pending', version: 1, arguments: action.arguments });
    expect(Date.parse(again.expiresAt)).toBe(person.now().getTime() + 5 * MINUTE);
    expect((await person.repropose(action.id)).action.id).toBe(again.id);
    expect(await person.pending()).toHaveLength(1);
    const rows = await person.rows();
    expect(new Set(rows.actions.map(({ toolCallId }) => toolCallId)).size).toBe(1);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('keeps what the person had set by hand', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk', MILK)));
    const edited = (await person.setFields(action, { ...action.arguments, dueTime: '16:00' })).action;
    await person.cancel(edited);
    const again = (await person.repropose(action.id)).action;
    expect(again.arguments).toMatchObject({ dueTime: '16:00' });
    expect(again.fields.find(({ name }) => name === 'dueTime')?.evidence).toMatchObject({
      kind: 'said',
      from: 'set by you',
    });
  });

  it('shows what has come into the way since', async () => {
    const person = await world.person();
    const [action] = (await cancelled(person, add('milk', MILK))) as [Action];
    await person.addTodo({ title: 'review', ...MILK });
    expect((await person.repropose(action.id)).action.conflicts).toMatchObject([{ kind: 'overlap' }]);
  });

  it('is refused when there is nothing to do any more', async () => {
    const person = await world.person();
    const todo = await person.addTodo({ title: 'rent' });
    const [action] = (await cancelled(person, complete(todo.id))) as [Action];
    await world.services.todos.update(person.clicker(), todo.id, { status: 'done' }, undefined, undefined);
    expect(await codeOf(person.repropose(action.id))).toBe('not_reproposable');
    await world.services.todos.remove(person.clicker(), todo.id);
    expect(await codeOf(person.repropose(action.id))).toBe('not_reproposable');
    expect(await person.pending()).toEqual([]);
  });

  it('is over after a day, and never for what was done', async () => {
    const person = await world.person();
    const [action] = (await cancelled(person, add('milk'))) as [Action];
    person.wait(24 * 60 * MINUTE);
    expect(await codeOf(person.repropose(action.id))).toBe('not_reproposable');
    const done = one(await propose(world, person, add('bread')));
    await person.confirm(done);
    expect(await codeOf(person.repropose(done.id))).toBe('not_reproposable');
  });

  it('puts lines of one card on one card again, with their risk together', async () => {
    const person = await world.person();
    const ids: string[] = [];
    for (let index = 0; index < 6; index++) ids.push((await person.addTodo({ title: `todo ${index}` })).id);
    const lines = await cancelled(person, ...ids.map(remove));
    const again: Action[] = [];
    for (const line of lines) again.push((await person.repropose(line.id)).action);
    expect(new Set(again.map(({ batchId }) => batchId)).size).toBe(1);
    expect(again.at(-1)?.risk).toBe('high');
    const { results } = await person.confirmMany(again);
    expect(results.some(({ status }) => status === 'confirmed')).toBe(false);
    expect((await person.confirmMany(again, 6)).results.map(({ status }) => status)).toEqual(
      Array(6).fill('confirmed'),
    );
    expect(await person.historyProblems()).toEqual([]);
  });

  it('makes another open card of the thread give way: one card a thread', async () => {
    const person = await world.person();
    const [first] = (await cancelled(person, add('milk'))) as [Action];
    world.model?.extend({ calls: [add('bread')] });
    const second = one((await person.say('bread instead')).actions);
    await person.repropose(first.id);
    expect(await person.look(second.id)).toMatchObject({
      status: 'superseded',
      result: { reason: 'new_card' },
    });
    expect((await person.pending()).map(({ subject }) => subject)).toEqual(['milk']);
    expect(await codeOf(person.confirm(second))).toBe('already_decided');
    expect(await person.historyProblems()).toEqual([]);
  });

  it('gets its reply when it is decided, and nothing is proposed twice', async () => {
    const person = await world.person();
    const [action] = (await cancelled(person, add('milk'))) as [Action];
    world.model?.extend({ text: 'Fine, nothing was changed.' });
    await person.goOn();
    const again = (await person.repropose(action.id)).action;
    await person.confirm(again);
    world.model?.extend({ text: 'Now it is on your list.' });
    expect((await person.goOn()).text).toBe('Now it is on your list.');
    const prompt = world.model?.calls.at(-1)?.prompt;
    expect(prompt?.at(-1)?.role).toBe('tool');
    expect(await person.historyProblems()).toEqual([]);
    expect(world.model?.problems).toEqual([]);
  });
});
