import { isStepCount, streamText, tool, wrapLanguageModel } from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mintCallIds } from './own-call-ids';
import { presets, type RemoteProvider } from './presets';
import { modelAt, testKey } from './testing/remote-model';
import type { RecordedRequest } from './testing/strict-server';
import { type StrictServer, startStrictServer } from './testing/strict-server';

let server: StrictServer;
beforeAll(async () => {
  server = await startStrictServer();
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

/** One turn as the agent runs it: our ids, a tool that is executed, steps until the model only talks. */
async function runTurn(provider: RemoteProvider) {
  const executed: Array<{ id: string; input: unknown }> = [];
  const errors: unknown[] = [];
  const malformed = new Set<string>();
  let count = 0;
  const { model, providerOptions } = modelAt(server, provider);
  const middleware = mintCallIds({
    newId: () => `own_${++count}`,
    onMalformedArguments: (id) => malformed.add(id),
  });
  const result = streamText({
    model: wrapLanguageModel({ model, middleware }),
    providerOptions,
    prompt: 'Remind me to call the dentist',
    tools: {
      todo_add: tool({
        description: 'Proposes a todo.',
        inputSchema: z.looseObject({}),
        execute: async (input, { toolCallId }) => {
          executed.push({ id: toolCallId, input });
          return malformed.has(toolCallId) ? { status: 'refused', reason: 'malformed' } : { status: 'done' };
        },
      }),
    },
    stopWhen: isStepCount(4),
    maxRetries: 0,
    onError: ({ error }) => {
      errors.push(error);
    },
  });
  const parts: Array<{ type: string }> = [];
  for await (const part of result.stream) parts.push(part);
  const text = parts
    .flatMap((part) => ('text' in part && part.type === 'text-delta' ? [part.text] : []))
    .join('');
  const deltas = parts.filter((part) => part.type === 'text-delta').length;
  return { executed, errors, parts, text, deltas };
}

const dentist = { title: 'call the dentist', dueDate: '2026-12-02', dueTime: '15:00' };
const chinese = { title: '开项目评审会', dueDate: '2026-12-02', dueTime: '15:00' };
const providers = Object.keys(presets) as RemoteProvider[];

function statuses(): number[] {
  return server.requests.map((request: RecordedRequest) => request.status);
}

describe('a turn over the wire', () => {
  it.each(providers)('streams the text of %s in pieces', async (provider) => {
    server.answerWith([{ text: 'Added. 已添加，放在明天的清单里了。' }]);
    const { text, deltas, errors } = await runTurn(provider);
    expect(text).toBe('Added. 已添加，放在明天的清单里了。');
    expect(deltas).toBeGreaterThan(2);
    expect(errors).toEqual([]);
  });

  it.each(providers)(
    'executes the calls of %s and hands the results back under our ids',
    async (provider) => {
      server.answerWith([
        {
          text: 'One moment.',
          calls: [
            { name: 'todo_add', arguments: dentist },
            { name: 'todo_add', arguments: chinese },
          ],
        },
        { calls: [{ name: 'todo_add', arguments: dentist }] },
        { text: 'Done.' },
      ]);
      const { executed, text } = await runTurn(provider);
      expect(executed).toEqual([
        { id: 'own_1', input: dentist },
        { id: 'own_2', input: chinese },
        { id: 'own_3', input: dentist },
      ]);
      // The server gives out call_0 in both answers, and refuses a history where an id stands twice.
      expect(statuses()).toEqual([200, 200, 200]);
      expect(text).toBe('One moment.Done.');
    },
  );

  it.each(['openai', 'qwen'] as const)(
    'lets %s go on after arguments that were no JSON',
    async (provider) => {
      server.answerWith([
        { calls: [{ name: 'todo_add', arguments: '{"title": "call' }] },
        { text: 'Again.' },
      ]);
      const { executed, text } = await runTurn(provider);
      expect(executed).toEqual([{ id: 'own_1', input: {} }]);
      expect(statuses()).toEqual([200, 200]);
      expect(JSON.stringify(server.requests[1]?.body)).toContain('malformed');
      expect(text).toBe('Again.');
    },
  );
});

describe('recorded streams', () => {
  it.each(['alibaba-tool-call', 'deepseek-tool-call'] as const)('reads the call in %s', async (recording) => {
    const provider = recording === 'alibaba-tool-call' ? 'qwen' : 'deepseek';
    server.answerWith([{ recording, calls: [{ name: 'todo_add', arguments: chinese }] }, { text: '好的。' }]);
    const { executed, errors } = await runTurn(provider);
    expect(executed).toEqual([{ id: 'own_1', input: chinese }]);
    expect(statuses()).toEqual([200, 200]);
    expect(errors).toEqual([]);
  });

  it('keeps the reasoning before a call of DeepSeek apart from its text', async () => {
    server.answerWith([
      { recording: 'deepseek-tool-call', calls: [{ name: 'todo_add', arguments: dentist }] },
      { text: 'Done.' },
    ]);
    const { parts, text } = await runTurn('deepseek');
    expect(parts.some((part) => part.type === 'reasoning-delta')).toBe(true);
    expect(text).toBe('Done.');
  });

  it('reads the reasoning of DeepSeek, then its answer', async () => {
    server.answerWith([{ recording: 'deepseek-reasoning' }]);
    const { parts, text } = await runTurn('deepseek');
    const types = [...new Set(parts.map((part) => part.type))];
    expect(types.indexOf('reasoning-end')).toBeLessThan(types.indexOf('text-start'));
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/^We /);
  });

  it('reads a long text of Qwen whole', async () => {
    server.answerWith([{ recording: 'alibaba-text' }]);
    const { text, deltas, errors } = await runTurn('qwen');
    expect(text.startsWith('## The Festival')).toBe(true);
    expect(text.endsWith('are woven together."*')).toBe(true);
    expect(deltas).toBeGreaterThan(100);
    expect(errors).toEqual([]);
  });

  it('takes the calls out of the wrapper that OpenAI puts around parallel ones', async () => {
    server.answerWith([
      {
        recording: 'parallel-tool-call-wrapper',
        calls: [
          { name: 'todo_add', arguments: dentist },
          { name: 'todo_add', arguments: chinese },
        ],
      },
      { text: 'Done.' },
    ]);
    const { executed } = await runTurn('openai');
    expect(executed).toEqual([
      { id: 'own_1', input: dentist },
      { id: 'own_2', input: chinese },
    ]);
    expect(statuses()).toEqual([200, 200]);
    expect(JSON.stringify(server.requests[1]?.body.input)).not.toContain('call_parallel');
  });

  it('reports the error that OpenAI sends in mid-stream, in its words', async () => {
    server.answerWith([{ recording: 'openai-error' }]);
    const { errors, text } = await runTurn('openai');
    expect(String(errors[0])).toContain('You exceeded your current quota');
    expect(text).toBe('');
  });
});

describe('trouble on the wire', () => {
  it.each([
    [401, 'Incorrect API key provided.'],
    [429, 'Too many requests.'],
    [500, 'The service has a problem.'],
  ])('reports status %i in the words of the service', async (status, error) => {
    server.answerWith([{ status, error }]);
    const { errors, text } = await runTurn('zhipu');
    expect(errors).toHaveLength(1);
    expect(String(errors[0])).toContain(error);
    expect(text).toBe('');
  });

  it.each(['openai', 'zhipu'] as const)(
    'reports an error of %s in mid-stream after the text so far',
    async (provider) => {
      server.answerWith([{ text: 'This is a longer answer.', errorAfter: 6 }]);
      const { errors, text } = await runTurn(provider);
      expect(errors.length).toBeGreaterThan(0);
      expect('This is a longer answer.'.startsWith(text) && text !== '').toBe(true);
    },
  );

  it.each(['openai', 'zhipu'] as const)('reports a connection of %s that breaks off', async (provider) => {
    server.answerWith([{ text: 'This is a longer answer.', breakOffAfter: 6 }]);
    const { errors } = await runTurn(provider);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('executes no call whose arguments were cut off', async () => {
    server.answerWith([{ calls: [{ name: 'todo_add', arguments: dentist }], breakOffAfter: 3 }]);
    const { executed, errors } = await runTurn('qwen');
    expect(executed).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('ends as an abort, not as an error, when the turn is stopped', async () => {
    server.answerWith([{ text: 'This is a longer answer.', hangAfter: 4 }]);
    const stop = new AbortController();
    const { model, providerOptions } = modelAt(server, 'zhipu');
    const result = streamText({
      model,
      providerOptions,
      prompt: 'Hi',
      maxRetries: 0,
      abortSignal: stop.signal,
    });
    const types: string[] = [];
    for await (const part of result.stream) {
      types.push(part.type);
      if (part.type === 'text-delta') stop.abort();
    }
    expect(types).toContain('text-delta');
    expect(types.at(-1)).toBe('abort');
    expect(types).not.toContain('error');
  });

  it('asks with the key of the configuration', async () => {
    server.answerWith([{ text: 'Hello.' }]);
    await runTurn('compatible');
    expect(server.requests[0]?.authorization).toBe(`Bearer ${testKey}`);
  });
});
