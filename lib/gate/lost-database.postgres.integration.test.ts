import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '@/db/postgres/open-postgres';
import { type CuttableProxy, cuttableProxy } from '@/db/testing/cuttable-proxy';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { one } from '@/lib/agent/testing/one';
import { add, propose } from '@/lib/agent/testing/propose';
import { type World, worldOn } from '@/lib/agent/testing/world';
import { describeHealth } from '@/lib/health';
import { problem } from '@/lib/http';
import { recordProblems } from './testing/check-records';

let direct: TestDatabase;
let proxy: CuttableProxy;
let world: World;
beforeAll(async () => {
  direct = await testDatabase();
  if (!direct.url) throw new Error('this test is about PostgreSQL');
  proxy = await cuttableProxy(direct.url);
  world = worldOn({ ...(await openPostgres(proxy.url)), url: proxy.url }, []);
});
afterAll(async () => {
  await world.close();
  await proxy.close();
  await direct.close();
});

/** What a client is answered while the database is away. */
async function answerTo(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const [result] = await Promise.allSettled([call]);
  if (result?.status !== 'rejected') throw new Error('it was answered as if nothing had happened');
  const response = problem(result.reason, 'en', new Request('http://127.0.0.1/api/x', { method: 'POST' }));
  return (await response.json()) as Record<string, unknown>;
}

describe('gate case 20: the database goes away between proposal and confirm, and comes back', () => {
  it('says so plainly, keeps the card, and lets it be confirmed afterwards', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    await proxy.cut();
    try {
      for (const call of [
        () => person.confirm(action),
        () => person.confirmMany([action]),
        () => person.cancel(action),
        () => person.setFields(action, { title: 'x' }),
        () => person.say('yes'),
        () => person.pending(),
      ]) {
        expect(await answerTo(call())).toMatchObject({ status: 503, code: 'database_unavailable' });
      }
      expect(await describeHealth(world.services)).toMatchObject({ status: 'unavailable' });
    } finally {
      await proxy.mend();
    }
    expect(await person.look(action.id)).toEqual(action);
    await person.confirm(action);
    const rows = await person.rows();
    expect(rows.todos).toHaveLength(1);
    expect(recordProblems(rows)).toEqual([]);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('while a card is about to be stored: none is there, the person is told, and the turn can be tried again', async () => {
    const person = await world.person();
    world.model?.extend(
      { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] },
      { calls: [add('milk')], beforeEnd: () => proxy.cut() },
    );
    const heard = await person.say('buy milk');
    expect(heard.actions).toEqual([]);
    expect(heard.errors.at(-1)).toContain('nothing was changed');
    await proxy.mend();
    expect((await person.rows()).actions).toEqual([]);
    person.threadId = one((await person.rows()).threads).id;
    person.wait(60_000);
    world.model?.extend(
      { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] },
      { calls: [add('milk')] },
    );
    const action = one((await person.goOn()).actions);
    await person.confirm(action);
    expect((await person.rows()).todos).toHaveLength(1);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('in the middle of confirms: each is either done or not, and a retry makes it done once', async () => {
    const person = await world.person();
    const lines = await propose(
      world,
      person,
      ...Array.from({ length: 12 }, (_, index) => add(`todo ${index}`)),
    );
    const confirms = lines.map((line) =>
      person.confirm(line).then(
        () => true,
        () => false,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 15));
    await proxy.cut();
    const answered = await Promise.all(confirms);
    await proxy.mend();
    for (const [index, line] of lines.entries()) {
      if (answered[index]) expect((await person.look(line.id)).status).toBe('confirmed');
    }
    for (const line of lines) await person.confirm(line);
    const rows = await person.rows();
    expect(rows.todos).toHaveLength(12);
    expect(recordProblems(rows)).toEqual([]);
  });

  it('again and again under load: no request hangs, no connection of the pool is lost, the process lives', async () => {
    const person = await world.person();
    for (let round = 0; round < 5; round++) {
      const work = Array.from({ length: 20 }, (_, index) =>
        person.addTodo({ title: `todo ${round}-${index}` }).catch(() => null),
      );
      await new Promise((resolve) => setTimeout(resolve, round * 4));
      await proxy.cut();
      await Promise.all(work);
      await proxy.mend();
      // Between the error of a socket and its closing a question may still fail, at once.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const after = Array.from({ length: 30 }, (_, index) =>
        person.addTodo({ title: `after ${round}-${index}` }),
      );
      expect(await Promise.all(after)).toHaveLength(30);
    }
    expect(recordProblems(await person.rows())).toEqual([]);
  });
});
