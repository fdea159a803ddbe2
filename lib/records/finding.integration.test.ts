import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';
import { readerIn, titles } from './testing/reader';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { activity, confirm, exported, insights, propose } = readerIn(() => world);

const MINUTE = 60_000;

describe('finding', () => {
  let person: TestPerson;
  let milk: Action;
  beforeAll(async () => {
    person = await world.person();
    milk = await propose(person, 'buy 100% oat_milk on Friday');
    await confirm(person, milk);
    person.wait(24 * 60 * MINUTE);
    await person.addTodo({ title: 'École ouverte', tags: ['school'] });
    person.wait(MINUTE);
    const search = await propose(person, '明天下午三点开会');
    await person.cancel(search);
    person.wait(MINUTE);
    await propose(person, 'delete the task École ouverte');
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['words that were said', { q: 'FRIDAY' }, ['oat_milk']],
    ['a per cent sign is itself', { q: '100%' }, ['oat_milk']],
    ['an underscore is itself', { q: 'oat_m' }, ['oat_milk']],
    ['no wildcard', { q: 'oat%milk' }, []],
    ['every word must be there', { q: 'oat nothing' }, []],
    ['names of fields are no words', { q: 'dueDate' }, []],
    ['Chinese', { q: '开会' }, ['开会']],
    ['letters with accents, in whichever case', { q: 'école' }, ['École', 'École']],
    ['the name of a tool in the language of the reader', { q: 'delete' }, ['École']],
    ['by kind: own', { kind: 'own' }, ['École']],
    ['by tool', { tool: 'todo_add' }, ['开会', 'oat_milk']],
    ['by status', { status: 'confirmed' }, ['oat_milk']],
    ['pending only while there is time', { status: 'pending' }, ['École']],
    [
      'from a day of the person',
      { from: '2026-12-02', timeZone: 'Asia/Shanghai' },
      ['École', '开会', 'École'],
    ],
    ['to a day of the person', { to: '2026-12-01', timeZone: 'Asia/Shanghai' }, ['oat_milk']],
    ['own deeds have no status', { kind: 'own', status: 'confirmed' }, []],
  ])('%s', async (_name, query, expected) => {
    const { entries } = await activity(person, query);
    expect(titles(entries)).toHaveLength(expected.length);
    for (const [index, part] of expected.entries()) expect(titles(entries)[index]).toContain(part);
  });

  it('counts what is past its time as expired', async () => {
    const later = world.as(person);
    later.wait(2 * 24 * 60 * MINUTE);
    expect((await activity(later, { status: 'pending' })).entries).toHaveLength(0);
    expect((await activity(later, { status: 'expired' })).entries).toHaveLength(1);
  });

  it('finds the lines that hold a word, and the whole card only by what none of its lines holds', async () => {
    const planner = await world.person();
    await planner.say('please plan tomorrow: report 2h, emails, gym');
    const found = async (q: string) => titles((await activity(planner, { q })).entries).sort();
    expect(await found('report')).toEqual(['report']);
    expect(await found('report emails')).toEqual([]);
    expect(await found('please')).toEqual(['emails', 'gym', 'report']);
    expect(await found('please gym')).toEqual(['gym']);
  });

  it('shows a person nothing of another', async () => {
    const other = await world.person();
    expect((await activity(other)).entries).toEqual([]);
    expect((await insights(other)).proposed).toBe(0);
    expect(await exported(other, { format: 'csv' })).not.toContain('oat');
  });
});

describe('paging', () => {
  it('goes through everything once, newest first, also among entries of one instant', async () => {
    const person = await world.person();
    for (let index = 0; index < 7; index++) await person.addTodo({ title: `Todo ${index}` });
    await propose(person, 'buy flour tomorrow');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await activity(person, { limit: 3, ...(cursor && { cursor }) });
      expect(page.entries.length).toBeLessThanOrEqual(3);
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const all = (await activity(person, { limit: 100 })).entries.map(({ id }) => id);
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(8);
  });

  it.each(['x', '2026-99-99T00:00:00Z~act_1', "2026-12-01T00:00:00Z~'; drop table actions"])(
    'refuses the cursor %j',
    async (cursor) => {
      const person = await world.person();
      expect(await codeOf(activity(person, { cursor }))).toBe('invalid_request');
    },
  );
});
