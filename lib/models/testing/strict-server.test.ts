import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type StrictServer, startStrictServer } from './strict-server';
import type { Json } from './wire';

let server: StrictServer;
beforeAll(async () => {
  server = await startStrictServer({ apiKey: 'sk-right' });
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

async function post(path: string, body: unknown, key = 'sk-right') {
  server.answerWith([{ text: 'Hello.' }]);
  const response = await fetch(`${server.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const parameters = { type: 'object', properties: {} };
const user = { role: 'user', content: 'Hi' };

const chatTool = { type: 'function', function: { name: 'todo_add', parameters } };
const called = (id: string, text = '{}') => ({
  id,
  type: 'function',
  function: { name: 'todo_add', arguments: text },
});
const calling = (...calls: unknown[]) => ({ role: 'assistant', content: null, tool_calls: calls });
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: '{"status":"done"}' });
const chat = (messages: unknown[], more: Json = {}) => ({
  model: 'm',
  messages,
  tools: [chatTool],
  ...more,
});

describe('chat completions', () => {
  it.each([
    ['a first message', chat([user])],
    ['a call with its result', chat([user, calling(called('a')), result('a')])],
    [
      'two calls with their results in another order',
      chat([user, calling(called('a'), called('b')), result('b'), result('a')]),
    ],
    [
      'calls of several turns',
      chat([user, calling(called('a')), result('a'), user, calling(called('b')), result('b')]),
    ],
  ])('accepts %s', async (_what, body) => {
    expect(await post('/chat/completions', body)).toMatchObject({ status: 200 });
  });

  it.each([
    [
      'a call without a result',
      chat([user, calling(called('a')), user]),
      'no tool result found for tool call a',
    ],
    [
      'a last call without a result',
      chat([user, calling(called('a'), called('b')), result('a')]),
      'tool call b',
    ],
    ['a result that comes late', chat([user, calling(called('a')), user, result('a')]), 'tool call a'],
    ['a result without a call', chat([user, result('x')]), 'no tool call found for the result with id x'],
    [
      'a second result of one call',
      chat([user, calling(called('a')), result('a'), result('a')]),
      'two results',
    ],
    ['two calls with one id', chat([user, calling(called('a'), called('a')), result('a')]), 'used twice'],
    [
      'an id of an earlier turn again',
      chat([user, calling(called('a')), result('a'), user, calling(called('a')), result('a')]),
      'used twice',
    ],
    ['broken arguments', chat([user, calling(called('a', '{"x')), result('a')]), 'not valid JSON'],
    [
      'arguments that are a list',
      chat([user, calling(called('a', '[]')), result('a')]),
      'must be a JSON object',
    ],
    ['a role nobody knows', chat([{ role: 'developer', content: 'x' }, user]), 'unknown role: developer'],
    [
      'a system message in the middle',
      chat([user, { role: 'system', content: 'x' }, user]),
      'must come first',
    ],
    [
      'an empty assistant message',
      chat([user, { role: 'assistant', content: '' }, user]),
      'assistant message',
    ],
    [
      'a history that ends with the assistant',
      chat([user, { role: 'assistant', content: 'Hi' }]),
      'last message',
    ],
    [
      'a history with calls but no tools',
      chat([user, calling(called('a')), result('a')], { tools: undefined }),
      'needs tools',
    ],
    ['an empty tool list', chat([user], { tools: [] }), 'tools must be a list that is not empty'],
    ['a tool declared twice', chat([user], { tools: [chatTool, chatTool] }), 'declared twice'],
    [
      'a choice without tools',
      chat([user], { tools: undefined, tool_choice: 'auto' }),
      'tool_choice without tools',
    ],
    ['a schema', chat([user], { response_format: { type: 'json_schema' } }), 'not available'],
    [
      'JSON mode without the word',
      chat([user], { tools: undefined, response_format: { type: 'json_object' } }),
      "word 'json'",
    ],
  ])('refuses %s', async (_what, body, reason) => {
    const answer = await post('/chat/completions', body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).error.message).toContain(reason);
    expect(server.requests).toMatchObject([{ status: 400 }]);
  });
});

const call = (id: string, text = '{}') => ({
  type: 'function_call',
  call_id: id,
  name: 'todo_add',
  arguments: text,
});
const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: '{"status":"done"}' });
const respond = (input: unknown[], more: Json = {}) => ({
  model: 'm',
  input,
  tools: [{ type: 'function', name: 'todo_add', parameters }],
  ...more,
});
const openObject = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };
const formatted = (schema: Json, strict: boolean) =>
  respond([user], { text: { format: { type: 'json_schema', name: 'x', strict, schema } } });

describe('responses', () => {
  it.each([
    ['a first message', respond([{ role: 'developer', content: 'x' }, user])],
    ['two calls with their outputs', respond([user, call('a'), call('b'), output('a'), output('b')])],
    ['a schema that is not strict', formatted(openObject, false)],
    ['a strict schema', formatted({ ...openObject, required: ['a'] }, true)],
  ])('accepts %s', async (_what, body) => {
    expect(await post('/responses', body)).toMatchObject({ status: 200 });
  });

  it.each([
    ['a call without an output', respond([user, call('a')]), 'no tool result found for tool call a'],
    ['an output that comes late', respond([user, call('a'), user, output('a')]), 'tool call a'],
    ['an output without a call', respond([user, output('x')]), 'no tool call found'],
    ['a second output of one call', respond([user, call('a'), output('a'), output('a')]), 'two results'],
    ['two calls with one id', respond([user, call('a'), call('a'), output('a')]), 'used twice'],
    ['broken arguments', respond([user, call('a', '{"x'), output('a')]), 'not valid JSON'],
    [
      'a reference to a stored item',
      respond([user, { type: 'item_reference', id: 'fc_1' }]),
      'nothing is stored',
    ],
    [
      'reasoning without its content',
      respond([user, { type: 'reasoning', id: 'rs_1', summary: [] }]),
      'nothing is stored',
    ],
    [
      'a history that ends with the assistant',
      respond([user, { role: 'assistant', content: 'Hi' }]),
      'last message',
    ],
    ['a role nobody knows', respond([{ role: 'tool', content: 'x' }]), 'unknown role'],
    ['a strict schema with an optional field', formatted(openObject, true), 'a must be required'],
  ])('refuses %s', async (_what, body, reason) => {
    const answer = await post('/responses', body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).error.message).toContain(reason);
  });
});

describe('either API', () => {
  it.each([
    ['/chat/completions', chat([user])],
    ['/responses', respond([user])],
  ])('refuses a wrong key at %s', async (path, body) => {
    expect(await post(path, body, 'sk-wrong')).toMatchObject({ status: 401 });
  });

  it('fails a test whose script is too short', async () => {
    await post('/chat/completions', chat([user]));
    const response = await fetch(`${server.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk-right' },
      body: JSON.stringify(chat([user])),
    });
    server.answerWith([]);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('script_exhausted');
  });
});
