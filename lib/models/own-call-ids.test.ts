import { simulateReadableStream, wrapLanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { mintCallIds } from './own-call-ids';
import type { ModelStreamPart } from './sdk-types';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: 1, reasoning: undefined },
};
const finishReason = { unified: 'tool-calls', raw: 'tool_calls' } as const;

function countingIds(): () => string {
  let count = 0;
  return () => `own_${++count}`;
}

/** A provider is a third party: this stands for one that streams exactly these parts. */
async function throughMiddleware(parts: ModelStreamPart[]) {
  const malformed: string[] = [];
  const model = wrapLanguageModel({
    model: new MockLanguageModelV4({
      doStream: async () => ({
        stream: simulateReadableStream({ chunks: parts, initialDelayInMs: null, chunkDelayInMs: null }),
      }),
    }),
    middleware: mintCallIds({ newId: countingIds(), onMalformedArguments: (id) => malformed.push(id) }),
  });
  const { stream } = await model.doStream({ prompt: [] });
  const received: ModelStreamPart[] = [];
  for await (const part of stream) received.push(part);
  return { received, malformed };
}

function call(toolCallId: string, input: string): ModelStreamPart {
  return { type: 'tool-call', toolCallId, toolName: 'todo_add', input };
}

function announced(id: string, input: string): ModelStreamPart[] {
  return [
    { type: 'tool-input-start', id, toolName: 'todo_add' },
    { type: 'tool-input-delta', id, delta: input },
    { type: 'tool-input-end', id },
    call(id, input),
  ];
}

function idOf(part: ModelStreamPart): string | undefined {
  if (part.type === 'tool-call') return part.toolCallId;
  return 'id' in part ? part.id : undefined;
}

describe('mintCallIds', () => {
  it('gives the announcement, the argument text and the call one new id', async () => {
    const { received } = await throughMiddleware(announced('call_0', '{"title":"a"}'));
    expect(received.map(idOf)).toEqual(['own_1', 'own_1', 'own_1', 'own_1']);
  });

  it('tells two calls apart that a provider gave the same id', async () => {
    const parts = [...announced('call_0', '{"title":"a"}'), ...announced('call_0', '{"title":"b"}')];
    const { received } = await throughMiddleware(parts);
    const calls = received.filter((part) => part.type === 'tool-call');
    expect(calls).toMatchObject([
      { toolCallId: 'own_1', input: '{"title":"a"}' },
      { toolCallId: 'own_2', input: '{"title":"b"}' },
    ]);
  });

  it('keeps the parts of calls together that a provider interleaves', async () => {
    const [startA, deltaA, endA, callA] = announced('a', '{"title":"a"}');
    const [startB, deltaB, endB, callB] = announced('b', '{"title":"b"}');
    const mixed = [startA, startB, deltaB, deltaA, endA, endB, callB, callA].filter(
      (part) => part !== undefined,
    );
    const { received } = await throughMiddleware(mixed);
    expect(received.map(idOf)).toEqual([
      'own_1',
      'own_2',
      'own_2',
      'own_1',
      'own_1',
      'own_2',
      'own_2',
      'own_1',
    ]);
  });

  it('leaves the name of the tool, the text and its ids as they are', async () => {
    const text: ModelStreamPart[] = [
      { type: 'text-start', id: 'txt' },
      { type: 'text-delta', id: 'txt', delta: 'Hi' },
      { type: 'text-end', id: 'txt' },
    ];
    const { received } = await throughMiddleware([...text, call('call_0', '{}')]);
    expect(received.slice(0, 3)).toEqual(text);
    expect(received[3]).toMatchObject({ toolName: 'todo_add', toolCallId: 'own_1' });
  });

  it.each([
    ['broken JSON', '{"title": "call'],
    ['JSON with words around it', 'Sure: {"title":"a"}'],
    ['a list', '[{"title":"a"}]'],
    ['a text', '"title"'],
    ['null', 'null'],
    ['a key that reaches the prototype', '{"title":"a","__proto__":{"x":1}}'],
    ['nested without end', `{"title":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
    ['a constructor with a prototype', '{"constructor":{"prototype":{"x":1}}}'],
  ])('turns arguments that are %s into {} and reports the call', async (_what, input) => {
    const { received, malformed } = await throughMiddleware([call('call_0', input)]);
    expect(received).toMatchObject([{ toolCallId: 'own_1', input: '{}' }]);
    expect(malformed).toEqual(['own_1']);
  });

  it('takes an empty text as no arguments, as many services send it', async () => {
    const { received, malformed } = await throughMiddleware([call('call_0', '')]);
    expect(received).toMatchObject([{ input: '{}' }]);
    expect(malformed).toEqual([]);
  });

  it('forgets the wrapper that OpenAI put around parallel calls, and no other metadata', async () => {
    const providerMetadata = {
      openai: { itemId: 'fc_1', parallelToolCall: { toolCallId: 'call_parallel', index: 0 } },
      google: { thoughtSignature: 'abc' },
    };
    const { received } = await throughMiddleware([
      {
        type: 'tool-call',
        toolCallId: 'call_parallel_0',
        toolName: 'todo_add',
        input: '{}',
        providerMetadata,
      },
    ]);
    expect(received).toMatchObject([
      { providerMetadata: { openai: { itemId: 'fc_1' }, google: { thoughtSignature: 'abc' } } },
    ]);
    expect(JSON.stringify(received)).not.toContain('call_parallel');
  });

  it('holds for answers that are not streamed too', async () => {
    const model = wrapLanguageModel({
      model: new MockLanguageModelV4({
        doGenerate: async () => ({
          content: [
            { type: 'tool-call', toolCallId: 'call_0', toolName: 'todo_add', input: '{' },
            { type: 'tool-call', toolCallId: 'call_0', toolName: 'todo_add', input: '{}' },
          ],
          finishReason,
          usage,
          warnings: [],
        }),
      }),
      middleware: mintCallIds({ newId: countingIds() }),
    });
    const { content } = await model.doGenerate({ prompt: [] });
    expect(content).toMatchObject([
      { toolCallId: 'own_1', input: '{}' },
      { toolCallId: 'own_2', input: '{}' },
    ]);
  });
});
