import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '@/db/client';
import { insertAudit } from '@/db/queries/audit';
import { insertTodos, updateTodo } from '@/db/queries/todo-writes';
import { one } from '@/lib/agent/testing/one';
import { add, propose } from '@/lib/agent/testing/propose';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import { newId } from '@/lib/ids';
import { newTodo, type TodoRecord } from '@/lib/todos/todo';
import { writeTodos } from '@/lib/todos/todo-service';

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(() => world.close());

function draft(person: TestPerson): TodoRecord {
  const now = person.speaker.clock.now();
  return newTodo(
    { title: 'milk' },
    { userId: person.userId, id: newId('todo'), now, timeZone: 'UTC', source: 'person' },
  );
}

/** Why the transaction was not committed, or null when it was. */
async function refusal(work: (tx: Tx) => Promise<unknown>): Promise<string | null> {
  try {
    await world.database.db.transaction(work);
    return null;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

describe('a write of a todo is impossible', () => {
  it('that no audit row tells of', async () => {
    const person = await world.person();
    const todo = draft(person);
    expect(await refusal((tx) => insertTodos(tx, [todo]))).toContain('has no author');
    expect((await person.rows()).todos).toEqual([]);
  });

  it('of an existing todo that is changed past its version', async () => {
    const person = await world.person();
    await person.confirm(one(await propose(world, person, add('milk'))));
    const todo = one((await person.rows()).todos);
    for (const change of [
      sql`update todos set title = 'poison' where id = ${todo.id}`,
      sql`update todos set title = 'poison', version = version - 1 where id = ${todo.id}`,
    ]) {
      expect(await refusal((tx) => tx.execute(change))).toContain('without a new version');
    }
    const next = { ...todo, title: 'poison', version: todo.version + 1 };
    expect(await refusal((tx) => updateTodo(tx, next, todo.version))).toContain('has no author');
    expect((await person.rows()).todos).toEqual([todo]);
  });

  it.each([
    ['an agent', { actor: 'agent' as const }],
    ['the system', { actor: 'system' as const }],
    ['a person without a session', { actor: 'person' as const, sessionId: null }],
    ['a decision on nothing', { actor: 'decision' as const, actionId: 'act_none' }],
    ['a decision on nothing at all', { actor: 'decision' as const, actionId: null }],
  ])('by %s', async (_who, author) => {
    const person = await world.person();
    const todo = draft(person);
    const refused = await refusal(async (tx) => {
      await insertTodos(tx, [todo]);
      await insertAudit(tx, [
        {
          userId: person.userId,
          id: newId('audit'),
          at: todo.updatedAt,
          event: 'created',
          sessionId: person.sessionId,
          todoId: todo.id,
          after: { version: todo.version },
          ...author,
        },
      ]);
    });
    expect(refused).toContain('has no author');
    expect((await person.rows()).todos).toEqual([]);
  });

  it('by an action that still waits, that was cancelled, or that is somebody else’s', async () => {
    const [person, stranger] = [await world.person(), await world.person()];
    const cancelled = one(await propose(world, person, add('eggs')));
    await person.cancel(cancelled);
    const waiting = one(await propose(world, person, add('bread')));
    const others = one(await propose(world, stranger, add('milk')));
    await stranger.confirm(others);
    for (const action of [waiting, cancelled, others]) {
      const { userId, sessionId } = person;
      const author = {
        by: 'decision' as const,
        userId,
        sessionId,
        actionId: action.id,
        turnId: action.turnId,
      };
      const todo = draft(person);
      const write = { event: 'created', before: null, after: todo };
      expect(await refusal((tx) => writeTodos(tx, author, [write]))).toContain('has no author');
    }
    expect((await person.rows()).todos).toEqual([]);
  });
});

it('a person’s own click in the list writes', async () => {
  const person = await world.person();
  const { userId, sessionId } = person;
  const write = { event: 'created', before: null, after: draft(person) };
  expect(await refusal((tx) => writeTodos(tx, { by: 'person', userId, sessionId }, [write]))).toBeNull();
  expect((await person.rows()).todos).toHaveLength(1);
});

it('what the audit says is never changed', async () => {
  const person = await world.person();
  await person.confirm(one(await propose(world, person, add('milk'))));
  const before = (await person.rows()).audit;
  expect(
    await refusal((tx) => tx.execute(sql`update audit set event = 'x' where user_id = ${person.userId}`)),
  ).toContain('never changed');
  expect((await person.rows()).audit).toEqual(before);
});
