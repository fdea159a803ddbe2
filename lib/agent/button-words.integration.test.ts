import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';

let engine: World;
beforeAll(async () => {
  engine = await openWorld();
});
afterAll(() => engine.close());

const titles = async (person: TestPerson) => (await person.rows()).todos.map(({ title }) => title);

describe('the words of a button, typed, do what the button does and never anything to the list', () => {
  const list = ['pay rent', 'call Ann'];
  const withCard = async (locale: 'en' | 'zh') => {
    const person = await engine.person({ locale });
    for (const title of list) await person.addTodo({ title });
    const { actions } = await person.say(
      'add buy milk tomorrow, water the plants tomorrow and wash the car tomorrow',
    );
    expect(actions).toHaveLength(3);
    return person;
  };

  test.each([
    ['en', 'cancel all'],
    ['en', 'Cancel everything'],
    ['zh', '全部取消'],
    ['zh', '全取消'],
  ] as const)('%s: %s', async (locale, words) => {
    const person = await withCard(locale);
    const heard = await person.say(words);
    expect(heard.decided.map(({ status, result }) => [status, result?.reason])).toEqual(
      Array(3).fill(['cancelled', 'cancelled']),
    );
    expect(heard.actions).toEqual([]);
    expect((await titles(person)).sort()).toEqual([...list].sort());
  });

  test.each([
    ['en', 'Confirm all'],
    ['en', 'confirm 3'],
    ['zh', '全部确认'],
    ['zh', '确认 3 项'],
  ] as const)('%s: %s, and undone by what the other button says', async (locale, words) => {
    const person = await withCard(locale);
    await person.say(words);
    expect(await titles(person)).toHaveLength(5);
    const heard = await person.say(locale === 'en' ? 'undo all' : '全部撤销');
    expect(heard.text).toContain(locale === 'en' ? 'buy milk' : '「buy milk」');
    const kept = (await person.rows()).todos.filter(({ deletedAt }) => deletedAt === null);
    expect(kept.map(({ title }) => title).sort()).toEqual([...list].sort());
  });

  it('with another count than the card has decides nothing', async () => {
    const person = await withCard('en');
    const heard = await person.say('confirm 2');
    expect(heard.actions.map(({ status }) => status)).toEqual(Array(3).fill('pending'));
    expect((await titles(person)).sort()).toEqual([...list].sort());
  });

  test.each(['cancel all', 'cancel everything', '全部取消', '取消全部'])(
    '%s with nothing open proposes nothing',
    async (words) => {
      const person = await engine.person();
      await person.addTodo({ title: 'pay rent' });
      expect((await person.say(words)).actions).toEqual([]);
    },
  );

  it('a card for a higher risk waits for its click, whatever is typed', async () => {
    const person = await engine.person();
    for (const title of [...list, 'a', 'b', 'c', 'd', 'e', 'f']) await person.addTodo({ title });
    const { actions } = await person.say('delete all my todos');
    expect(actions[0]?.risk).toBe('high');
    await person.say('confirm all');
    expect(await titles(person)).toHaveLength(8);
  });
});
