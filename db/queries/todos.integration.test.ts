import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { ListQuery } from '@/lib/todos/todo-list';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function list(person: TestPerson, query: Partial<ListQuery> = {}) {
  const asked: ListQuery = { view: 'all', timeZone: 'Asia/Shanghai', limit: 50, ...query };
  return world.services.todos.list(person.userId, asked, person.now());
}
const titles = async (person: TestPerson, query: Partial<ListQuery> = {}) =>
  (await list(person, query)).todos.map(({ title }) => title);

describe('the views of a list, on a Tuesday at nine', () => {
  async function week() {
    const person = await world.person();
    await person.addTodo({ title: 'no day' });
    await person.addTodo({ title: 'no day, on a list', list: 'home' });
    await person.addTodo({ title: 'yesterday', dueDate: '2026-11-30' });
    await person.addTodo({ title: 'today at eight', dueDate: '2026-12-01', dueTime: '08:00' });
    await person.addTodo({ title: 'today at ten', dueDate: '2026-12-01', dueTime: '10:00' });
    await person.addTodo({ title: 'today', dueDate: '2026-12-01' });
    await person.addTodo({ title: 'tomorrow', dueDate: '2026-12-02' });
    const done = await person.addTodo({ title: 'done', dueDate: '2026-11-30' });
    await world.services.todos.update(person.clicker(), done.id, { status: 'done' }, undefined, undefined);
    const gone = await person.addTodo({ title: 'gone', dueDate: '2026-12-01' });
    await world.services.todos.remove(person.clicker(), gone.id);
    return person;
  }

  it.each<[ListQuery['view'], string[]]>([
    ['today', ['today', 'today at eight', 'today at ten']],
    ['upcoming', ['tomorrow']],
    ['overdue', ['yesterday', 'today at eight']],
    ['inbox', ['no day']],
    ['done', ['done']],
    [
      'all',
      [
        'yesterday',
        'done',
        'today',
        'today at eight',
        'today at ten',
        'tomorrow',
        'no day',
        'no day, on a list',
      ],
    ],
  ])('%s', async (view, expected) => {
    expect(await titles(await week(), { view })).toEqual(expected);
  });
});

describe('paging', () => {
  it.each(['all', 'done'] as const)(
    'goes through %s once each, also where many share a day',
    async (view) => {
      const person = await world.person();
      for (let index = 0; index < 7; index++) {
        const todo = await person.addTodo({
          title: `todo ${index}`,
          dueDate: index < 4 ? '2026-12-01' : undefined,
        });
        if (view === 'done')
          await world.services.todos.update(
            person.clicker(),
            todo.id,
            { status: 'done' },
            undefined,
            undefined,
          );
      }
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(person, { view, limit: 2, cursor });
        seen.push(...page.todos.map(({ title }) => title));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toHaveLength(7);
      expect(new Set(seen).size).toBe(7);
      expect(seen).toEqual(await titles(person, { view }));
    },
  );

  it('with a cursor that is somebody else’s or made up shows nothing, and fails not', async () => {
    const [person, stranger] = [await world.person(), await world.person()];
    await person.addTodo({ title: 'mine' });
    const theirs = await stranger.addTodo({ title: 'theirs' });
    expect(await titles(person, { cursor: theirs.id })).toEqual([]);
    expect(await titles(person, { cursor: 'tod_nothing' })).toEqual([]);
  });
});

describe('searching', () => {
  test.each([
    ['milk', ['Buy 100% milk']],
    ['MILK buy', ['Buy 100% milk']],
    ['%', ['Buy 100% milk']],
    ['_', ['snake_case']],
    ['\\', ['back\\slash']],
    ['评审', ['开项目评审会']],
    ["'; drop table todos; --", []],
    ['urgent', ['tagged']],
    ['in the notes', ['noted']],
  ])('%j is taken literally, word by word', async (q, expected) => {
    const person = await world.person();
    for (const title of ['Buy 100% milk', 'snake_case', 'back\\slash', '开项目评审会'])
      await person.addTodo({ title });
    await person.addTodo({ title: 'tagged', tags: ['urgent'] });
    await person.addTodo({ title: 'noted', notes: 'in the notes' });
    expect(await titles(person, { q })).toEqual(expected);
  });

  test.each([
    ['École', ['École'], ['travail']],
    ['work', ['Work', 'WORK'], ['worker']],
    ['购物', ['购物'], ['购物清单']],
  ])('a list named %s is found by its name', async (name, same, others) => {
    const person = await world.person();
    for (const list of [...same, ...others]) await person.addTodo({ title: list, list });
    expect((await titles(person, { list: name })).sort()).toEqual([...same].sort());
  });

  it('a tag is found whole, not in part', async () => {
    const person = await world.person();
    await person.addTodo({ title: 'a', tags: ['work'] });
    await person.addTodo({ title: 'b', tags: ['workshop'] });
    expect(await titles(person, { tag: 'work' })).toEqual(['a']);
  });
});

it('shows a person nothing but their own, whatever they ask for', async () => {
  const [person, stranger] = [await world.person(), await world.person()];
  const theirs = await stranger.addTodo({
    title: 'secret',
    list: 'work',
    tags: ['work'],
    dueDate: '2026-12-01',
  });
  for (const view of ['today', 'upcoming', 'overdue', 'inbox', 'done', 'all'] as const) {
    expect(await titles(person, { view, q: 'secret' })).toEqual([]);
  }
  const { todos } = world.services;
  await expect(todos.get(person.userId, theirs.id)).rejects.toMatchObject({ code: 'not_found' });
  const change = todos.update(person.clicker(), theirs.id, { title: 'mine' }, undefined, undefined);
  await expect(change).rejects.toMatchObject({ code: 'not_found' });
  await expect(todos.remove(person.clicker(), theirs.id)).rejects.toMatchObject({ code: 'not_found' });
  expect((await stranger.rows()).todos).toMatchObject([{ title: 'secret', version: 1, deletedAt: null }]);
});

it('refuses a change to a version that is not the current one, and shows the current one', async () => {
  const person = await world.person();
  const todo = await person.addTodo({ title: 'a' });
  const { todos } = world.services;
  await todos.update(person.clicker(), todo.id, { title: 'b' }, 1, undefined);
  await expect(todos.update(person.clicker(), todo.id, { title: 'c' }, 1, undefined)).rejects.toMatchObject({
    code: 'version_changed',
    extra: { todo: { title: 'b', version: 2 } },
  });
});
