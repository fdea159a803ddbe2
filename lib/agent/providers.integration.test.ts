import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { modelAt } from '@/lib/models/testing/remote-model';
import { type StrictServer, startStrictServer } from '@/lib/models/testing/strict-server';
import { addsDentist, dentist, lineOf, readsSkill } from './testing/provider-answers';
import { worldOn } from './testing/world';

let database: TestDatabase;
let server: StrictServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await startStrictServer();
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Somebody new whose Nod asks this provider. */
function personWith(provider: 'openai' | 'qwen' | 'deepseek', locale: 'en' | 'zh' = 'en') {
  return worldOn(database, undefined, modelAt(server, provider)).person({ locale });
}

/** Names of the tools that the model was shown in the request with this number. */
function toolsShown(index: number): string[] {
  const tools = server.requests[index]?.body.tools;
  const named = (Array.isArray(tools) ? tools : []) as Array<{ name?: string; function?: { name: string } }>;
  return named.map((tool) => tool.name ?? tool.function?.name ?? '');
}

function lastRequest(): string {
  return JSON.stringify(server.requests.at(-1)?.body);
}

function expectNothingRefused(): void {
  expect(server.requests.map((request) => request.status)).toEqual(server.requests.map(() => 200));
}

// One that speaks the responses API, one that speaks chat completions.
describe.each(['openai', 'qwen'] as const)('a conversation through %s', (provider) => {
  it('goes from words to a card, an edit, a confirm, a todo and a reply', async () => {
    const person = await personWith(provider);
    server.answerWith([
      readsSkill,
      addsDentist,
      {
        text: JSON.stringify({
          outcome: 'changed',
          arguments: { ...dentist, title: 'dental check', dueTime: '16:30' },
        }),
      },
      { text: "Added. It's on your list for tomorrow." },
      { text: 'You are welcome.' },
    ]);

    const proposed = lineOf(await person.say('Remind me to call the dentist tomorrow at 3pm'));
    expect(proposed).toMatchObject({ tool: 'todo_add', status: 'pending', arguments: dentist });
    expect(toolsShown(0)).toEqual(['read_skill']);
    expect(toolsShown(1)).toContain('todo_add');

    const { action: edited } = await person.edit(proposed, 'make it 4:30 and call it dental check');
    expect(edited).toMatchObject({ version: 2, arguments: { title: 'dental check', dueTime: '16:30' } });

    const { todos } = await person.confirm(edited);
    expect(todos).toMatchObject([{ title: 'dental check', dueDate: '2026-12-02', dueTime: '16:30' }]);

    expect((await person.goOn()).text).toBe("Added. It's on your list for tomorrow.");
    expect(lastRequest()).toContain('dental check');
    expect((await person.say('thanks')).text).toBe('You are welcome.');
    expectNothingRefused();
  });

  it('draws several todos of one sentence as one card, though the service repeats its call ids', async () => {
    const person = await personWith(provider);
    server.answerWith([
      readsSkill,
      {
        calls: [
          { name: 'todo_add', arguments: { title: 'buy milk' } },
          { name: 'todo_add', arguments: { title: 'call Bob' } },
        ],
      },
      { text: 'Both are on your list.' },
      { calls: [{ name: 'todo_add', arguments: { title: 'pay rent' } }] },
      { text: 'Fine, nothing was changed.' },
    ]);
    const { actions } = await person.say('buy milk and call Bob');
    expect(actions.map((line) => line.subject)).toEqual(['buy milk', 'call Bob']);
    for (const line of actions) await person.confirm(line);
    expect((await person.goOn()).text).toBe('Both are on your list.');

    const rent = lineOf(await person.say('and pay rent'));
    await person.cancel(rent);
    expect((await person.goOn()).text).toBe('Fine, nothing was changed.');
    expectNothingRefused();
  });

  it('may go on after a card was set aside by a new message, ran out, was replaced and was undone', async () => {
    const person = await personWith(provider);
    server.answerWith([readsSkill, addsDentist, { text: 'Nothing is due.' }]);
    await person.say('call the dentist tomorrow at 3pm');
    await person.say('what is on my list today?');
    expect(lastRequest()).toContain('new_message');

    server.answerWith([addsDentist, { text: 'It ran out.' }]);
    await person.say('call the dentist tomorrow at 3pm, I mean it');
    person.wait(6 * 60_000);
    await person.say('are you there?');
    expect(lastRequest()).toContain('expired');

    server.answerWith([addsDentist, { text: 'Added.' }]);
    const line = lineOf(await person.say('call the dentist tomorrow at 3pm please'));
    const { todos } = await person.confirm(line);
    await person.goOn();
    const id = todos[0]?.id;

    server.answerWith([
      { calls: [{ name: 'todo_update', arguments: { id, dueTime: '17:00' } }] },
      { text: JSON.stringify({ outcome: 'other_tool', tool: 'todo_delete', arguments: { id } }) },
      { text: 'It is gone.' },
      { text: 'It is back.' },
    ]);
    const update = lineOf(await person.say('move the dentist to 5pm'));
    const { action: removal, replaced } = await person.edit(update, 'actually delete it');
    expect(replaced).toMatchObject({ status: 'superseded' });
    expect(removal).toMatchObject({ tool: 'todo_delete', status: 'pending' });
    await person.confirm(removal);
    await person.goOn();

    await person.undo(removal.id);
    await person.say('is it back?');
    expect(lastRequest()).toContain('undone');
    expectNothingRefused();
  });

  it('answers calls of hidden and unknown tools, broken and unfit arguments with structure, and no card', async () => {
    const person = await personWith(provider);
    server.answerWith([
      addsDentist,
      readsSkill,
      { calls: [{ name: 'todo_explode', arguments: { all: true } }] },
      { calls: [{ name: 'todo_add', arguments: '{"title": "call' }] },
      { calls: [{ name: 'todo_add', arguments: { title: 'x', dueDate: 'tomorrow' } }] },
      { calls: [{ name: 'todo_search', arguments: { from: 'tomorrow', purpose: 'answer' } }] },
      { text: 'I could not do that.' },
    ]);
    const { text, actions, errors } = await person.say('call the dentist tomorrow at 3pm');
    expect({ text, actions, errors }).toEqual({ text: 'I could not do that.', actions: [], errors: [] });
    expect(await person.pending()).toEqual([]);
    for (const reason of ['skill_not_read', 'unknown_tool', 'malformed_arguments', 'invalid_arguments']) {
      expect(lastRequest()).toContain(reason);
    }
    // The same thread as the database tells it is accepted too.
    server.answerWith([{ text: 'Still here.' }]);
    expect((await person.say('hello?')).text).toBe('Still here.');
    expectNothingRefused();
  });

  it('stops a model that goes round in circles, and says so', async () => {
    const person = await personWith(provider);
    server.answerWith((request) =>
      server.requests[0] === request
        ? readsSkill
        : { calls: [{ name: 'todo_search', arguments: { purpose: 'answer' } }] },
    );
    const { text, errors } = await person.say('what is on my list?');
    expect(server.requests).toHaveLength(10);
    expect(errors).toEqual([]);
    expect(text).toContain('too many steps');
    expectNothingRefused();
  });
});

describe('recorded streams', () => {
  it.each([
    ['qwen', 'alibaba-tool-call'],
    ['deepseek', 'deepseek-tool-call'],
  ] as const)('lead through %s to a card and a todo', async (provider, recording) => {
    const person = await personWith(provider, 'zh');
    const review = { title: '开项目评审会', dueDate: '2026-12-02', dueTime: '15:00' };
    server.answerWith([
      { recording, calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] },
      { recording, calls: [{ name: 'todo_add', arguments: review }] },
      { text: '已添加，放在明天的清单里了。' },
    ]);
    const line = lineOf(await person.say('明天下午3点提醒我开项目评审会'));
    expect(line).toMatchObject({ title: '新建待办', subject: '开项目评审会' });
    const { todos } = await person.confirm(line);
    expect(todos).toMatchObject([review]);
    expect((await person.goOn()).text).toBe('已添加，放在明天的清单里了。');
    expectNothingRefused();
  });
});
