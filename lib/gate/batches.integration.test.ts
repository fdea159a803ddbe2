import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, complete, propose, remove, update } from '@/lib/agent/testing/propose';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(() => world.close());

const titlesOf = async (person: TestPerson) => (await person.rows()).todos.map(({ title }) => title).sort();

/** A card with as many adds, its lines in the order of the calls. */
async function fiveAdds() {
  const person = await world.person();
  const lines = await propose(
    world,
    person,
    ...['one', 'two', 'three', 'four', 'five'].map((title) => add(title)),
  );
  return { person, lines: lines as [Action, Action, Action, Action, Action] };
}

async function todosOf(person: TestPerson, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push((await person.addTodo({ title: `todo ${index}` })).id);
  return ids;
}

describe('gate case 4: several calls of one step are one card', () => {
  it('whose lines stand in the order in which the model made them', async () => {
    const { lines } = await fiveAdds();
    expect(lines.map(({ subject }) => subject)).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(new Set(lines.map(({ batchId }) => batchId)).size).toBe(1);
  });

  it('whose lines are decided one by one: two written, three not, one result each, one reply', async () => {
    const { person, lines } = await fiveAdds();
    const [one, two, three, four, five] = lines;
    await person.confirm(one);
    expect((await person.goOn()).chunks).toEqual([]);
    await person.cancel(two);
    await person.cancel(three);
    await person.confirm(four);
    expect((await person.goOn()).chunks).toEqual([]);
    expect(await person.historyProblems()).toEqual([]);
    await person.cancel(five);
    const before = world.model?.calls.length ?? 0;
    world.model?.extend({ text: 'Two of them are on your list.' });
    expect((await person.goOn()).text).toBe('Two of them are on your list.');
    expect((await person.goOn()).chunks).toEqual([]);
    expect(world.model?.calls.length).toBe(before + 1);
    expect(await titlesOf(person)).toEqual(['four', 'one']);
    expect(await person.historyProblems()).toEqual([]);
    const results = world.model?.calls
      .at(-1)
      ?.prompt.filter(({ role }) => role === 'tool')
      .at(-1);
    expect(JSON.stringify(results).match(/"status":"done"/g)).toHaveLength(2);
    expect(JSON.stringify(results).match(/"status":"cancelled"/g)).toHaveLength(3);
  });

  it('is confirmed as a whole in one go, each line with its todo', async () => {
    const { person, lines } = await fiveAdds();
    const { results } = await person.confirmMany(lines);
    expect(results.map(({ id, status, todos }) => [id, status, todos?.[0]?.title])).toEqual(
      lines.map(({ id, subject }) => [id, 'confirmed', subject]),
    );
    expect(await titlesOf(person)).toEqual(['five', 'four', 'one', 'three', 'two']);
  });

  it('leaves lines that were not named pending', async () => {
    const { person, lines } = await fiveAdds();
    await person.confirmMany([lines[1], lines[3]]);
    expect((await person.pending()).map(({ subject }) => subject)).toEqual(['one', 'three', 'five']);
  });
});

describe('lines that are confirmed together commit together or not at all', () => {
  it('so one that is at an old version holds the others back', async () => {
    const { person, lines } = await fiveAdds();
    const [one, two] = lines;
    await person.setFields(two, { title: 'two, really' });
    const { results } = await person.confirmMany([one, two]);
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['pending', 'not_committed'],
      ['pending', 'version_changed'],
    ]);
    expect(await titlesOf(person)).toEqual([]);
    expect(await person.pending()).toHaveLength(5);
  });

  it('so one whose todo is gone holds the others back, ends itself, and they can go on without it', async () => {
    const person = await world.person();
    const [kept = '', gone = ''] = await todosOf(person, 2);
    const lines = await propose(world, person, complete(kept), complete(gone));
    await world.services.todos.remove(person.clicker(), gone);
    const { results } = await person.confirmMany(lines);
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['pending', 'not_committed'],
      ['failed', 'target_gone'],
    ]);
    const { results: second } = await person.confirmMany(lines.slice(0, 1));
    expect(second.map(({ status }) => status)).toEqual(['confirmed']);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('and a repeat of all of them is the first result again', async () => {
    const { person, lines } = await fiveAdds();
    const first = await person.confirmMany(lines);
    expect(await person.confirmMany(lines)).toEqual(first);
    const partly = await person.confirmMany(lines.slice(0, 2));
    expect(partly.results).toEqual(first.results.slice(0, 2));
  });

  it('and a line that is named twice counts once', async () => {
    const { person, lines } = await fiveAdds();
    const { results } = await person.confirmMany([lines[0], lines[0], lines[1]]);
    expect(results.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await titlesOf(person)).toEqual(['one', 'two']);
  });

  it('while other cards in the same request stand on their own', async () => {
    const person = await world.person();
    const [first] = await propose(world, person, add('first card'));
    const [second] = await propose(world, person, add('second card'));
    const made = { id: 'act_nothing', version: 1 };
    const { results } = await person.confirmMany([
      first as Action,
      { ...(second as Action), version: 7 },
      made,
    ]);
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['confirmed', undefined],
      ['pending', 'version_changed'],
      ['not_found', 'not_found'],
    ]);
    expect(await titlesOf(person)).toEqual(['first card']);
  });
});

describe('gate case 16: more than five existing todos', () => {
  async function deleteSix() {
    const person = await world.person();
    const ids = await todosOf(person, 6);
    return { person, lines: await propose(world, person, ...ids.map(remove)) };
  }

  it('are high risk, named one by one, and need the count as a second deliberate act', async () => {
    const { person, lines } = await deleteSix();
    expect(lines.map(({ risk }) => risk)).toEqual(Array(6).fill('high'));
    expect(lines.map(({ subject }) => subject)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `todo ${index}`));
    for (const acknowledge of [undefined, 0, 1, 5, 7]) {
      const { results } = await person.confirmMany(lines, acknowledge);
      expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['acknowledgement_required']));
    }
    expect((await person.rows()).todos.every(({ deletedAt }) => deletedAt === null)).toBe(true);
    const { results } = await person.confirmMany(lines, 6);
    expect(results.map(({ status }) => status)).toEqual(Array(6).fill('confirmed'));
    expect((await person.rows()).todos.every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  });

  it('are never confirmed by text, whatever the words', async () => {
    const { person, lines } = await deleteSix();
    for (const words of ['yes', 'ok', 'confirm', '确认', 'go ahead']) {
      const heard = await person.say(words);
      expect(heard.actions.map(({ status }) => status)).toEqual(Array(6).fill('pending'));
    }
    expect((await person.rows()).todos.every(({ deletedAt }) => deletedAt === null)).toBe(true);
    expect(await person.historyProblems()).toEqual([]);
    await person.confirmMany(lines, 6);
  });

  it('all come back by undo', async () => {
    const { person, lines } = await deleteSix();
    await person.confirmMany(lines, 6);
    for (const line of lines) await person.undo(line.id);
    expect((await person.rows()).todos.every(({ deletedAt }) => deletedAt === null)).toBe(true);
  });

  it('stay high when lines are taken off: a card never becomes easier by itself', async () => {
    const { person, lines } = await deleteSix();
    const [first, ...rest] = lines as [Action, ...Action[]];
    await person.cancel(first);
    const { results } = await person.confirmMany(rest);
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['acknowledgement_required']));
  });

  it('five, or any number of new ones, are not', async () => {
    const person = await world.person();
    const ids = await todosOf(person, 5);
    const five = await propose(world, person, ...ids.map((id) => update(id, { priority: 2 })));
    expect(new Set(five.map(({ risk }) => risk))).toEqual(new Set(['medium']));
    const many = await propose(
      world,
      person,
      ...Array.from({ length: 20 }, (_, index) => add(`new ${index}`)),
    );
    expect(new Set(many.map(({ risk }) => risk))).toEqual(new Set(['medium']));
  });
});

it('a step with good and bad calls makes a card of the good ones, and answers all', async () => {
  const person = await world.person();
  const lines = await propose(
    world,
    person,
    add('fine'),
    add('', {}),
    { name: 'todo_add', arguments: '{"title": "broken' },
    complete('tod_nothing'),
    add('fine'),
    { name: 'todo_delete_all', arguments: {} },
  );
  expect(lines.map(({ subject }) => subject)).toEqual(['fine']);
  expect(await codeOf(person.confirm(lines[0] as Action))).toBe('none');
  expect(await titlesOf(person)).toEqual(['fine']);
  expect(await person.historyProblems()).toEqual([]);
});
