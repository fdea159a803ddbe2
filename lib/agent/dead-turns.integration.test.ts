import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failWrites } from '@/db/testing/failing-writes';
import { setLease } from '@/db/testing/rows';
import { one } from '@/lib/agent/testing/one';
import { add } from '@/lib/agent/testing/propose';
import { codeOf, openWorld, type TestPerson, type World, worldOn } from '@/lib/agent/testing/world';
import { recordProblems } from '@/lib/gate/testing/check-records';
import { LEASE_MS } from './agent-options';

let world: World;
let other: ReturnType<typeof worldOn>;
beforeAll(async () => {
  world = await openWorld([]);
  other = worldOn(world.database, []);
});
afterAll(() => world.close());

const read = { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] };

/** A turn whose server is gone right after its card was stored: the thread is held, the message says that it runs. */
async function diesAfterItsCard(person: TestPerson): Promise<void> {
  const mend = await failWrites(world.database.db, { table: 'messages', operation: 'update' });
  try {
    world.model?.extend(read, { text: 'Here it is.', calls: [add('milk')] });
    await person.say('buy milk');
  } finally {
    await mend();
  }
  expect((await person.read()).messages.at(-1)?.metadata.state).toBe('running');
}

describe('gate case 6: the card does not hang on the stream that brought it', () => {
  it('so after a reload, on another device, its buttons work, before anything else is mended', async () => {
    const person = await world.person();
    await diesAfterItsCard(person);
    const device = other.as(person);
    const { messages } = await device.read();
    const cards = messages.flatMap(({ parts }) => parts.filter((part) => part.type === 'data-card'));
    const action = one(one(cards).data.actions);
    expect(action.status).toBe('pending');
    await device.confirm(action);
    expect((await person.rows()).todos).toHaveLength(1);
    expect(recordProblems(await person.rows())).toEqual([]);
    expect(await person.historyProblems()).toEqual([]);
  });
});

describe('a turn whose server is gone', () => {
  it('leaves its card waiting for the person, once its lease is over and somebody asks to go on', async () => {
    const person = await world.person();
    await diesAfterItsCard(person);
    expect((await person.goOn()).chunks).toEqual([]);
    expect((await person.read()).messages.at(-1)?.metadata.state).toBe('running');
    person.wait(LEASE_MS);
    expect((await person.goOn()).chunks).toEqual([]);
    expect((await person.read()).messages.at(-1)?.metadata.state).toBe('awaiting');
    expect(await person.pending()).toHaveLength(1);
  });

  it('holds its thread until its lease is over, then the next message settles its card and is answered', async () => {
    const person = await world.person();
    await diesAfterItsCard(person);
    expect(await codeOf(person.say('hello?'))).toBe('turn_running');
    person.wait(LEASE_MS);
    world.model?.extend({ text: 'Hello.' });
    const heard = await person.say('hello?');
    expect(heard.text).toBe('Hello.');
    expect(heard.decided).toMatchObject([{ status: 'cancelled' }]);
    const states = (await person.read()).messages.map(({ metadata }) => metadata.state);
    expect(states).not.toContain('running');
    expect(await person.historyProblems()).toEqual([]);
  });

  it('never goes on over an open card, and goes on once when it is settled', async () => {
    const person = await world.person();
    await diesAfterItsCard(person);
    const action = one(await person.pending());
    expect((await person.goOn()).chunks).toEqual([]);
    person.wait(LEASE_MS);
    const asked = other.model?.calls.length;
    expect((await other.as(person).goOn()).chunks).toEqual([]);
    expect(other.model?.calls.length).toBe(asked);
    expect((await person.look(action.id)).status).toBe('pending');

    await person.confirm(action);
    other.model?.extend({ text: 'Milk is on your list.' });
    const late = other.as(person);
    late.wait(2 * LEASE_MS);
    const heard = await Promise.all([late.goOn(), late.goOn()]);
    expect(heard.map(({ text }) => text).sort()).toEqual(['', 'Milk is on your list.']);
    expect(await person.historyProblems()).toEqual([]);
    expect(other.model?.problems).toEqual([]);
  });
});

describe('a server that stalled while another took its thread over', () => {
  it('writes nothing any more, neither a card nor the end of its turn', async () => {
    const person = await world.person();
    const takeOver = async () => {
      const thread = one((await person.rows()).threads);
      await setLease(world.database.db, thread.id, { leaseHolder: 'srv_other' });
    };
    world.model?.extend(read, { text: 'Here it is.', calls: [add('milk')], beforeEnd: takeOver });
    const heard = await person.say('buy milk');
    expect(heard.errors).not.toEqual([]);
    const rows = await person.rows();
    expect(rows.actions).toEqual([]);
    expect(rows.calls).toEqual([]);
    expect(one(rows.threads).leaseHolder).toBe('srv_other');
    expect(rows.messages.at(-1)).toMatchObject({ state: 'running', parts: [] });
  });
});
