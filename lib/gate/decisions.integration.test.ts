import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { one } from '@/lib/agent/testing/one';
import { add, propose, remove, update } from '@/lib/agent/testing/propose';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(() => world.close());

const MINUTE = 60_000;

async function openCard(person?: TestPerson) {
  const who = person ?? (await world.person());
  const action = one(
    await propose(world, who, add('call the dentist', { dueDate: '2026-12-02', dueTime: '15:00' })),
  );
  return { person: who, action };
}

describe('gate case 1: the same action confirmed more than once', () => {
  it('writes one todo for twelve confirms at once, and answers each with it', async () => {
    const { person, action } = await openCard();
    const devices = Array.from({ length: 12 }, () => world.as(person));
    const answers = await Promise.all(devices.map((device) => device.confirm(action)));
    const rows = await person.rows();
    const todo = one(rows.todos);
    expect(answers.map(({ todos }) => one(todos).id)).toEqual(Array(12).fill(todo.id));
    expect(answers.every((answer) => answer.action.status === 'confirmed')).toBe(true);
    expect(rows.audit.filter(({ todoId }) => todoId === todo.id)).toHaveLength(1);
  });

  it('answers a repeat with the first result, although the todo was changed since', async () => {
    const { person, action } = await openCard();
    const first = await person.confirm(action);
    const todo = one(first.todos);
    await world.services.todos.update(person.clicker(), todo.id, { title: 'another' }, undefined, undefined);
    person.wait(60 * MINUTE);
    expect((await person.confirm(action)).todos).toEqual(first.todos);
    expect((await person.rows()).todos).toHaveLength(1);
  });
});

describe('gate case 8: what is not the person’s, not current or not there decides nothing', () => {
  it('answers 404 to a stranger on every path, and changes nothing', async () => {
    const { person, action } = await openCard();
    const before = await person.rows();
    const stranger = await world.person();
    const tries = [
      stranger.confirm(action),
      stranger.cancel(action),
      stranger.edit(action, 'make it 4pm'),
      stranger.setFields(action, { title: 'mine now' }),
      stranger.undo(action.id),
      stranger.repropose(action.id),
      stranger.look(action.id),
      world.services.decisions.seen(stranger.clicker(), action.id),
      stranger.say('yes', { threadId: action.threadId }),
      world.services.threads.read(stranger.userId, action.threadId, stranger.clicker()),
      world.services.agent.goOn(stranger.speaker, { threadId: action.threadId, locale: 'en' }),
    ];
    expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['not_found']));
    expect(one((await stranger.confirmMany([action])).results)).toEqual({
      id: action.id,
      status: 'not_found',
      code: 'not_found',
    });
    expect(await person.rows()).toEqual(before);
    expect((await stranger.rows()).todos).toEqual([]);
  });

  it('has nothing under a made-up id', async () => {
    const person = await world.person();
    for (const id of ['act_nothing', '', "' or 1=1 --", 'x'.repeat(100)]) {
      expect(await codeOf(person.confirm({ id, version: 1 }))).toBe('not_found');
    }
  });

  it('does not run a version that is not the one on the card', async () => {
    const { person, action } = await openCard();
    for (const version of [0, 2, 99]) {
      expect(await codeOf(person.confirm({ id: action.id, version }))).toBe('version_changed');
      expect(await codeOf(person.cancel({ id: action.id, version }))).toBe('version_changed');
      expect(await codeOf(person.setFields({ id: action.id, version }, { title: 'x' }))).toBe(
        'version_changed',
      );
    }
    expect((await person.look(action.id)).status).toBe('pending');
    expect((await person.rows()).todos).toEqual([]);
  });

  test.each(['confirmed', 'cancelled', 'expired', 'undone'] as const)(
    'decides nothing any more once %s',
    async (end) => {
      const { person, action } = await openCard();
      if (end === 'confirmed' || end === 'undone') await person.confirm(action);
      if (end === 'undone') await person.undo(action.id);
      if (end === 'cancelled') await person.cancel(action);
      if (end === 'expired') person.wait(5 * MINUTE);
      if (end === 'expired') await codeOf(person.confirm(action));
      const before = await person.rows();
      const verdict = end === 'expired' ? 'expired' : 'already_decided';
      const other = { id: action.id, version: 9 };
      expect(await codeOf(person.confirm(other))).toBe(verdict);
      expect(await codeOf(person.setFields(action, { title: 'x' }))).toBe(verdict);
      if (end !== 'cancelled') expect(await codeOf(person.cancel(action))).toBe(verdict);
      expect(await person.rows()).toEqual(before);
    },
  );
});

describe('gate case 12: a card that ran out', () => {
  it('cannot be confirmed from the last instant on, and says expired, not cancelled', async () => {
    const { person, action } = await openCard();
    person.wait(5 * MINUTE - 1);
    expect((await person.pending()).map(({ id }) => id)).toEqual([action.id]);
    person.wait(1);
    expect(await person.pending()).toEqual([]);
    expect(await person.look(action.id)).toMatchObject({ status: 'expired', reproposable: true });
    expect(await codeOf(person.confirm(action))).toBe('expired');
    expect((await person.rows()).todos).toEqual([]);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('can be proposed again for a day, checked afresh, and then confirmed', async () => {
    const { person, action } = await openCard();
    person.wait(23 * 60 * MINUTE);
    const again = (await person.repropose(action.id)).action;
    expect(again).toMatchObject({ status: 'pending', version: 1, arguments: action.arguments });
    expect(again.id).not.toBe(action.id);
    expect(again.batchId).not.toBe(action.batchId);
    expect(await person.historyProblems()).toEqual([]);
    await person.confirm(again);
    expect((await person.rows()).todos).toHaveLength(1);
    expect(await codeOf(person.confirm(action))).toBe('expired');
  });
});

describe('gate case 13: another todo took the slot since', () => {
  it('says so and shows it, and runs only the new version', async () => {
    const { person, action } = await openCard();
    await person.addTodo({ title: 'review', dueDate: '2026-12-02', dueTime: '15:10' });
    expect(await codeOf(person.confirm(action))).toBe('conflict');
    const redrawn = await person.look(action.id);
    expect(redrawn).toMatchObject({
      status: 'pending',
      version: 2,
      conflicts: [{ kind: 'overlap', todo: { title: 'review' } }],
    });
    expect(await codeOf(person.confirm(action))).toBe('version_changed');
    expect((await person.confirm(redrawn)).action.status).toBe('confirmed');
    expect((await person.rows()).todos).toHaveLength(2);
  });

  it('asks again for each that is new, and not for one that the card shows already', async () => {
    const person = await world.person();
    await person.addTodo({ title: 'review', dueDate: '2026-12-02', dueTime: '15:10' });
    const { action } = await openCard(person);
    expect(action.conflicts).toHaveLength(1);
    await person.addTodo({ title: 'lunch', dueDate: '2026-12-02', dueTime: '14:50' });
    expect(await codeOf(person.confirm(action))).toBe('conflict');
    const redrawn = await person.look(action.id);
    expect(redrawn.conflicts).toHaveLength(2);
    await person.confirm(redrawn);
  });

  it('sees what another confirm put there at the same moment', async () => {
    const person = await world.person();
    const cards = [await openCard(person), await openCard(person)];
    const codes = await Promise.all(cards.map(({ action }) => codeOf(world.as(person).confirm(action))));
    expect(codes.sort()).toEqual(['conflict', 'none']);
    expect((await person.rows()).todos).toHaveLength(1);
  });
});

it('gate case 19: a card says in the reader’s language which todo it collides with', async () => {
  const person = await world.person({ locale: 'zh' });
  await person.addTodo({ title: '体检', dueDate: '2026-12-02', dueTime: '15:00' });
  const { action } = await openCard(person);
  expect(one(action.conflicts).message).toBe('那个时间已经有“体检”：明天 12月2日 周三 15:00。');
});

describe('gate case 14: the todo changed since the card was drawn', () => {
  it('shows the change and never applies it blindly', async () => {
    const person = await world.person();
    const todo = await person.addTodo({ title: 'pay rent', priority: 1 });
    const action = one(await propose(world, person, update(todo.id, { priority: 3 })));
    await world.services.todos.update(
      person.clicker(),
      todo.id,
      { title: 'pay the landlord' },
      undefined,
      undefined,
    );
    expect(await codeOf(person.confirm(action))).toBe('target_changed');
    const redrawn = await person.look(action.id);
    expect(redrawn).toMatchObject({ version: 2, subject: 'pay the landlord' });
    expect(redrawn.warnings.map(({ code }) => code)).toContain('target_changed');
    expect((await person.rows()).todos).toMatchObject([{ priority: 1 }]);
    await person.confirm(redrawn);
    expect((await person.rows()).todos).toMatchObject([{ title: 'pay the landlord', priority: 3 }]);
  });

  it('ends as failed when the todo is gone, whether it was to be changed or deleted', async () => {
    for (const call of [(id: string) => update(id, { priority: 3 }), remove]) {
      const person = await world.person();
      const todo = await person.addTodo({ title: 'pay rent' });
      const action = one(await propose(world, person, call(todo.id)));
      await world.services.todos.remove(person.clicker(), todo.id);
      const before = (await person.rows()).todos;
      expect(await codeOf(person.confirm(action))).toBe('target_gone');
      expect(await person.look(action.id)).toMatchObject({ status: 'failed', undoable: false });
      expect((await person.rows()).todos).toEqual(before);
      expect(await person.historyProblems()).toEqual([]);
    }
  });

  it('ends as failed when the change has become pointless, and the conversation goes on', async () => {
    const person = await world.person();
    const todo = await person.addTodo({ title: 'pay rent' });
    const action = one(await propose(world, person, { name: 'todo_complete', arguments: { id: todo.id } }));
    await world.services.todos.update(person.clicker(), todo.id, { status: 'done' }, undefined, undefined);
    expect(await codeOf(person.confirm(action))).toBe('target_changed');
    expect((await person.look(action.id)).status).toBe('failed');
    world.model?.extend({ text: 'It was done already.' });
    expect((await person.goOn()).text).toBe('It was done already.');
  });
});
