import { argumentsText, type Chunk, callIdOf, cutInto, pieces, type Speech } from './answers';

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** A speech as a chat completions stream. */
export function chatChunks(speech: Speech, model: string, withUsage: boolean): Chunk[] {
  const deltas: Chunk[] = [
    { role: 'assistant', content: '' },
    ...pieces(speech.reasoning ?? '').map((piece) => ({ reasoning_content: piece })),
    ...pieces(speech.text ?? '').map((piece) => ({ content: piece })),
    ...(speech.calls ?? []).flatMap((call, index) => [
      {
        tool_calls: [
          {
            index,
            id: callIdOf(call, index),
            type: 'function',
            function: { name: call.name, arguments: '' },
          },
        ],
      },
      ...cutInto(argumentsText(call), 3).map((piece) => ({
        tool_calls: [{ index, function: { arguments: piece } }],
      })),
    ]),
  ];
  const chunk = (choices: unknown[], more: Chunk = {}): Chunk => ({
    id: 'chatcmpl-0',
    object: 'chat.completion.chunk',
    created: 1796000000,
    model,
    choices,
    ...more,
  });
  return [
    ...deltas.map((delta) => chunk([{ index: 0, delta, finish_reason: null }])),
    chunk([{ index: 0, delta: {}, finish_reason: finishReason(speech) }]),
    ...(withUsage ? [chunk([], { usage })] : []),
  ];
}

/** A speech as one chat completion. */
export function chatCompletion(speech: Speech, model: string): Chunk {
  const calls = speech.calls?.map((call, index) => ({
    id: callIdOf(call, index),
    type: 'function',
    function: { name: call.name, arguments: argumentsText(call) },
  }));
  const message = {
    role: 'assistant',
    content: speech.text ?? null,
    reasoning_content: speech.reasoning,
    tool_calls: calls,
  };
  return {
    id: 'chatcmpl-0',
    object: 'chat.completion',
    created: 1796000000,
    model,
    choices: [{ index: 0, message, finish_reason: finishReason(speech) }],
    usage,
  };
}

function finishReason(speech: Speech): string {
  return speech.calls && speech.calls.length > 0 ? 'tool_calls' : 'stop';
}
