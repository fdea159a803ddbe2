import type { LanguageModelMiddleware } from 'ai';
import { isNestedTooDeeply } from '@/lib/storable-text';
import type { ModelContent, ModelStreamPart, ModelToolCall } from './sdk-types';

type Options = {
  /** A new identifier, never given out before. */
  newId: () => string;
  /** Told of each call whose arguments were not a JSON object, so that its tool can answer that. */
  onMalformedArguments?: (toolCallId: string) => void;
};

/**
 * Makes every tool call ours before anybody stores it: its id is minted here, since services repeat theirs (`call_0`
 * in every answer) and a thread with two calls of one id is refused for ever; and arguments that are no JSON object
 * become `{}`, since a history with broken JSON is refused for ever too. Tool names stay as they are.
 */
export function mintCallIds(options: Options): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    wrapStream: async ({ doStream }) => {
      const result = await doStream();
      return { ...result, stream: result.stream.pipeThrough(renameCalls(options)) };
    },
    wrapGenerate: async ({ doGenerate }) => {
      const result = await doGenerate();
      const own = (part: ModelContent) =>
        part.type === 'tool-call' ? ownCall(part, options.newId(), options) : part;
      return { ...result, content: result.content.map(own) };
    },
  };
}

/** The announcement, the argument text and the call itself share one new id; a call closes it. */
function renameCalls(options: Options): TransformStream<ModelStreamPart, ModelStreamPart> {
  const open = new Map<string, string>();
  const ownIdOf = (providerId: string): string => {
    const known = open.get(providerId);
    if (known !== undefined) return known;
    const id = options.newId();
    open.set(providerId, id);
    return id;
  };
  return new TransformStream({
    transform(part, controller) {
      switch (part.type) {
        case 'tool-input-start':
          open.delete(part.id);
          controller.enqueue({ ...part, id: ownIdOf(part.id) });
          return;
        case 'tool-input-delta':
        case 'tool-input-end':
          controller.enqueue({ ...part, id: ownIdOf(part.id) });
          return;
        case 'tool-call':
          controller.enqueue(ownCall(part, ownIdOf(part.toolCallId), options));
          open.delete(part.toolCallId);
          return;
        default:
          controller.enqueue(part);
      }
    },
  });
}

function ownCall(call: ModelToolCall, id: string, { onMalformedArguments }: Options): ModelToolCall {
  const wellFormed = call.input.trim() === '' || isJsonObject(call.input);
  if (!wellFormed) onMalformedArguments?.(id);
  const input = wellFormed && call.input.trim() !== '' ? call.input : '{}';
  return { ...call, toolCallId: id, input, providerMetadata: withoutWrapper(call.providerMetadata) };
}

/**
 * OpenAI's models sometimes wrap several calls in one named `parallel`. The provider unwraps them, and remembers the
 * wrapper and its id in the metadata in order to send it back. The calls are ours now, each with its own result.
 */
function withoutWrapper(metadata: ModelToolCall['providerMetadata']): ModelToolCall['providerMetadata'] {
  if (!metadata) return metadata;
  const entries = Object.entries(metadata).map(([provider, values]) => {
    const { parallelToolCall: _wrapper, ...rest } = values;
    return [provider, rest];
  });
  return Object.fromEntries(entries);
}

/** An object without the keys that reach into prototypes: the SDK refuses those, and would store the raw text. */
function isJsonObject(text: string): boolean {
  let reachesPrototype = false;
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) => {
      if (key === '__proto__' || (key === 'constructor' && hasPrototypeKey(inner))) reachesPrototype = true;
      return inner;
    });
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !reachesPrototype && !isNestedTooDeeply(value);
  } catch {
    // Not JSON at all, which is the answer to the question.
    return false;
  }
}

function hasPrototypeKey(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}
