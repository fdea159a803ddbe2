import { generateText, Output } from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@/lib/env';
import { presets, type RemoteProvider } from './presets';
import { resolveModel } from './resolve';
import { modelAt, testKey } from './testing/remote-model';
import { type StrictServer, startStrictServer } from './testing/strict-server';

const providers = Object.keys(presets) as RemoteProvider[];
const compatibleProviders = providers.filter((provider) => presets[provider].api === 'chat');

let server: StrictServer;
beforeAll(async () => {
  server = await startStrictServer();
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

describe('resolveModel', () => {
  it('is the built-in engine when nothing is configured', () => {
    expect(resolveModel(readEnv({}))).toMatchObject({ name: 'builtin', providerOptions: {} });
  });

  it.each(providers)('calls %s at the configured address, with its model and its key', async (provider) => {
    server.answerWith([{ text: 'Hello.' }]);
    const resolved = modelAt(server, provider);
    const { text } = await generateText({ ...resolved, prompt: 'Hi', maxRetries: 0 });

    expect(text).toBe('Hello.');
    expect(resolved.name).toBe(`${provider}:test-model`);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      api: presets[provider].api,
      authorization: presets[provider].keyVariable === null ? undefined : `Bearer ${testKey}`,
      body: { model: 'test-model' },
      status: 200,
    });
  });

  it.each([
    ['openai', 'https://api.openai.com/v1/responses'],
    ['qwen', 'https://dashscope.aliyuncs.com/compatible-mode/v1/chat/completions'],
    ['zhipu', 'https://open.bigmodel.cn/api/paas/v4/chat/completions'],
    ['deepseek', 'https://api.deepseek.com/v1/chat/completions'],
    ['ollama', 'http://127.0.0.1:11434/v1/chat/completions'],
  ] as const)('calls %s at %s when no address is configured', async (provider, address) => {
    const called: string[] = [];
    vi.stubGlobal('fetch', async (input: string | URL) => {
      called.push(String(input));
      return Response.json({ error: { message: 'no network in tests' } }, { status: 400 });
    });
    const { keyVariable } = presets[provider];
    const key = keyVariable === null ? {} : { [keyVariable]: testKey };
    const resolved = resolveModel(readEnv({ MODEL: `${provider}:test-model`, ...key }));
    await expect(generateText({ ...resolved, prompt: 'Hi', maxRetries: 0 })).rejects.toThrow('no network');
    vi.unstubAllGlobals();
    expect(called).toEqual([address]);
  });

  it('keeps nothing at OpenAI', async () => {
    server.answerWith([{ text: 'Hello.' }]);
    await generateText({ ...modelAt(server, 'openai'), prompt: 'Hi', maxRetries: 0 });
    expect(server.requests[0]?.body.store).toBe(false);
  });

  it('shows a wrong key as the words of the service', async () => {
    const strict = await startStrictServer({ apiKey: 'sk-another' });
    const call = generateText({ ...modelAt(strict, 'deepseek'), prompt: 'Hi', maxRetries: 0 });
    await expect(call).rejects.toThrow('Incorrect API key provided.');
    await strict.close();
  });
});

/** Optional and free-form fields, which strict mode would refuse: the shape of an edit. */
const editOutput = Output.object({
  name: 'card_edit',
  schema: z.object({
    outcome: z.enum(['changed', 'not_understood']),
    arguments: z.record(z.string(), z.unknown()).optional(),
  }),
});
const edited = { outcome: 'changed', arguments: { title: 'dental check', dueTime: '16:30' } };

describe('structured output', () => {
  it('reaches OpenAI as a JSON schema that is not strict', async () => {
    server.answerWith([{ text: JSON.stringify(edited) }]);
    const { output } = await generateText({
      ...modelAt(server, 'openai'),
      prompt: 'Edit the card. Answer with JSON.',
      output: editOutput,
      maxRetries: 0,
    });
    expect(output).toEqual(edited);
    expect(server.requests[0]?.body.text).toMatchObject({
      format: { type: 'json_schema', name: 'card_edit', strict: false, schema: { type: 'object' } },
    });
  });

  it.each(compatibleProviders)(
    'reaches %s as JSON mode, which every compatible service knows',
    async (provider) => {
      server.answerWith([{ text: JSON.stringify(edited) }]);
      const { output } = await generateText({
        ...modelAt(server, provider),
        prompt: 'Edit the card. Answer with JSON.',
        output: editOutput,
        maxRetries: 0,
      });
      expect(output).toEqual(edited);
      expect(server.requests[0]?.body.response_format).toEqual({ type: 'json_object' });
    },
  );
});
