import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('gate case 15: what is no order is not proposed as one', () => {
  test.each([
    ['I might have to call Bob', 'en'],
    ["don't remind me to call Bob", 'en'],
    ['did I call Bob?', 'en'],
    ['我可能得给小王打电话', 'zh'],
    ['别提醒我给小王打电话', 'zh'],
    ['我给小王打过电话了吗？', 'zh'],
  ] as const)('%s', async (words, locale) => {
    const person = await world.person({ locale });
    await person.addTodo({ title: locale === 'en' ? 'call Bob' : '给小王打电话' });
    const heard = await person.say(words);
    expect(heard.actions.filter(({ tool }) => tool === 'todo_add')).toEqual([]);
    expect(heard.text !== '' || heard.actions.length > 0 || heard.choices !== null).toBe(true);
    expect(heard.errors).toEqual([]);
    expect((await person.rows()).todos).toMatchObject([{ status: 'open', deletedAt: null }]);
    expect(await person.historyProblems()).toEqual([]);
  });
});
