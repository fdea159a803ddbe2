import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { one } from '@/lib/agent/testing/one';
import { add, propose, update } from '@/lib/agent/testing/propose';
import { codeOf, listen, openWorld, type TestPerson, type World, worldOn } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';

let world: World;
let other: ReturnType<typeof worldOn>;
beforeAll(async () => {
  world = await openWorld([]);
  // A second server on the same database.
  other = worldOn(world.database, []);
});
afterAll(() => world.close());

/** Enough for the order of two requests to come out both ways. */
const ROUNDS = 4;
const rounds = Array.from({ length: ROUNDS }, (_, index) => index);

async function card(person: TestPerson, ...titles: string[]): Promise<Action[]> {
  return propose(world, person, ...(titles.length > 0 ? titles : ['milk']).map((title) => add(title)));
}

/** Begins both at once, the second one first every other time. */
function atOnce<A, B>(round: number, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  const later = second();
  return Promise.all([first(), later]);
}

describe('two devices decide the same card at once', () => {
  test.each(rounds)('confirm and cancel: one of them wins, the other is told (%i)', async (round) => {
    const person = await world.person();
    const action = one(await card(person));
    const [confirmed, cancelled] = await atOnce(
      round,
      () => codeOf(world.as(person).confirm(action)),
      () => codeOf(other.as(person).cancel(action)),
    );
    expect([confirmed, cancelled].sort()).toEqual(['already_decided', 'none']);
    const { status } = await person.look(action.id);
    expect(status).toBe(confirmed === 'none' ? 'confirmed' : 'cancelled');
    expect((await person.rows()).todos).toHaveLength(confirmed === 'none' ? 1 : 0);
    expect(await person.historyProblems()).toEqual([]);
  });

  test.each(rounds)('confirm and edit: what runs is what was confirmed (%i)', async (round) => {
    const person = await world.person();
    const action = one(await card(person));
    const [confirmed, edited] = await atOnce(
      round,
      () => codeOf(world.as(person).confirm(action)),
      () => codeOf(other.as(person).setFields(action, { title: 'bread' })),
    );
    const rows = await person.rows();
    if (confirmed === 'none') {
      expect(edited).toBe('already_decided');
      expect(rows.todos.map(({ title }) => title)).toEqual(['milk']);
    } else {
      expect([confirmed, edited]).toEqual(['version_changed', 'none']);
      expect(rows.todos).toEqual([]);
    }
  });

  test.each(rounds)('by click and by text: one write, and no server gives up (%i)', async (round) => {
    const person = await world.person();
    const lines = await card(person, 'milk', 'bread', 'eggs');
    const texting = other.as(person);
    other.model?.extend({ text: 'Done.' });
    const [clicked, said] = await atOnce(
      round,
      () => world.as(person).confirmMany(lines),
      () => texting.say('yes'),
    );
    expect(clicked.results.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(said.errors).toEqual([]);
    expect((await person.rows()).todos).toHaveLength(3);
    expect(await person.historyProblems()).toEqual([]);
  });

  test.each(rounds)(
    'by click and by hand in the list: the card never overwrites the hand (%i)',
    async (round) => {
      const person = await world.person();
      const todo = await person.addTodo({ title: 'rent', notes: 'old' });
      const action = one(await propose(world, person, update(todo.id, { priority: 3 })));
      const [confirmed] = await atOnce(
        round,
        () => codeOf(world.as(person).confirm(action)),
        () => other.services.todos.update(person.clicker(), todo.id, { notes: 'new' }, undefined, undefined),
      );
      expect(['none', 'target_changed']).toContain(confirmed);
      const stored = one((await person.rows()).todos);
      expect(stored.notes).toBe('new');
      expect(stored.priority).toBe(confirmed === 'none' ? 3 : 0);
    },
  );

  test.each(rounds)('undo twice: taken back once (%i)', async (round) => {
    const person = await world.person();
    const action = one(await card(person));
    await person.confirm(action);
    await atOnce(
      round,
      () => world.as(person).undo(action.id),
      () => other.as(person).undo(action.id),
    );
    const rows = await person.rows();
    expect(one(rows.todos)).toMatchObject({ version: 2 });
    expect(rows.audit.filter(({ event }) => event === 'undone')).toHaveLength(1);
  });

  test.each(rounds)('proposed again twice: one new card (%i)', async (round) => {
    const person = await world.person();
    const action = one(await card(person));
    await person.cancel(action);
    const [a, b] = await atOnce(
      round,
      () => world.as(person).repropose(action.id),
      () => other.as(person).repropose(action.id),
    );
    expect(a.action.id).toBe(b.action.id);
    expect(await person.pending()).toHaveLength(1);
  });
});

describe('lines of one card decided at once on two servers', () => {
  test.each(rounds)('all are settled, and the reply comes once (%i)', async (round) => {
    const person = await world.person();
    const [a, b] = (await card(person, 'milk', 'bread')) as [Action, Action];
    await atOnce(
      round,
      () => world.as(person).confirm(a),
      () => other.as(person).cancel(b),
    );
    world.model?.extend({ text: 'One of them.' });
    other.model?.extend({ text: 'One of them.' });
    const calls = () => (world.model?.calls.length ?? 0) + (other.model?.calls.length ?? 0);
    const before = calls();
    const heard = await Promise.all([world, other, world, other].map((server) => server.as(person).goOn()));
    expect(heard.filter(({ text }) => text === 'One of them.')).toHaveLength(1);
    expect(heard.filter(({ chunks }) => chunks.length === 0)).toHaveLength(3);
    expect(calls() - before).toBe(1);
    expect((await world.as(person).goOn()).chunks).toEqual([]);
    // The script of whoever did not reply has one step left.
    const idle = heard.findIndex(({ text }) => text !== '') % 2 === 0 ? other : world;
    const stranger = await idle.person();
    expect((await stranger.say('hello')).text).toBe('One of them.');
  });
});

describe('messages at once', () => {
  it('with the same id are one turn, also when they begin a thread', async () => {
    const person = await world.person();
    world.model?.extend({ text: 'Hello.' });
    other.model?.extend({ text: 'Hello.' });
    const asked = world.model?.calls.length;
    const say = (server: typeof other | World) =>
      server.services.agent.say(server.as(person).speaker, { message: 'hi', messageId: 'm-1', locale: 'en' });
    const answers = await Promise.allSettled([say(world), say(world), say(other), say(world)]);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(['', 'Hello.']).toContain((await listen(answer.value)).text);
      else expect(answer.reason).toMatchObject({ code: 'turn_running' });
    }
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    const rows = await person.rows();
    expect(rows.threads).toHaveLength(1);
    expect(rows.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect((await listen(await say(other))).text).toBe('Hello.');
    // Only one server asked its model; the script of the other has one step left.
    const idle = world.model?.calls.length === asked ? world : other;
    expect((await (await idle.person()).say('hello')).text).toBe('Hello.');
  });

  it('with different ids in one thread: one runs, the other is told that one is running', async () => {
    const person = await world.person();
    await card(person);
    const gate = Promise.withResolvers<void>();
    world.model?.extend({ text: 'First.', beforeEnd: () => gate.promise });
    const asked = world.model?.calls.length ?? 0;
    const first = person.say('one', { messageId: `${person.userId}-1` });
    await expect.poll(() => world.model?.calls.length, { timeout: 10_000 }).toBe(asked + 1);
    const second = world.as(person).say('two', { messageId: `${person.userId}-2` });
    expect(await codeOf(second)).toBe('turn_running');
    expect(await codeOf(other.as(person).say('three'))).toBe('turn_running');
    gate.resolve();
    expect((await first).text).toBe('First.');
    const users = (await person.rows()).messages.filter(({ role }) => role === 'user');
    expect(users).toHaveLength(2);
    expect(await person.historyProblems()).toEqual([]);
  });
});

describe('a decision at the very moment in which the turn ends', () => {
  test.each(rounds)('is either seen by the turn or sees it: the reply always comes (%i)', async (round) => {
    const person = await world.person();
    const reading = propose(world, person, add('milk'));
    // Confirms as soon as the card is stored, while the turn that drew it is still ending.
    const clicking = (async () => {
      const device = other.as(person);
      for (;;) {
        const [action] = await device.pending();
        if (action) return device.confirm(action);
        await new Promise((resolve) => setTimeout(resolve, round));
      }
    })();
    await Promise.all([reading, clicking]);
    world.model?.extend({ text: 'Milk is on your list.' });
    expect((await person.goOn()).text).toBe('Milk is on your list.');
    expect((await person.rows()).todos).toHaveLength(1);
    expect(await person.historyProblems()).toEqual([]);
  });
});
