import { argumentsText, type Chunk, callIdOf, pieces, type ScriptedCall, type Speech } from './answers';

const usage = {
  input_tokens: 100,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 20,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 120,
};

/** A speech as a stream of the responses API. */
export function responsesChunks(speech: Speech, model: string): Chunk[] {
  const items: Chunk[][] = [];
  if (speech.text) items.push(messageChunks(speech.text, items.length));
  for (const [index, call] of (speech.calls ?? []).entries()) {
    items.push(callChunks(call, index, items.length));
  }
  const open = response(model, 'in_progress');
  const chunks: Chunk[] = [
    { type: 'response.created', response: open },
    { type: 'response.in_progress', response: open },
    ...items.flat(),
    { type: 'response.completed', response: responsesObject(speech, model) },
  ];
  return chunks.map((chunk, index) => ({ ...chunk, sequence_number: index }));
}

/** A speech as one object of the responses API. */
export function responsesObject(speech: Speech, model: string): Chunk {
  const output = [
    ...(speech.text ? [messageItem(speech.text)] : []),
    ...(speech.calls ?? []).map((call, index) => callItem(call, index, argumentsText(call), 'completed')),
  ];
  return { ...response(model, 'completed'), output, usage };
}

/** How the responses API breaks down in the middle of a stream. */
export function responsesFailure(message: string): Chunk[] {
  const error = { type: 'server_error', code: 'server_error', message, param: null };
  return [{ type: 'error', sequence_number: 1, error }];
}

function response(model: string, status: string): Chunk {
  return {
    id: 'resp_0',
    object: 'response',
    created_at: 1796000000,
    status,
    error: null,
    incomplete_details: null,
    model,
    output: [],
    usage: null,
  };
}

function messageItem(text: string): Chunk {
  const content = [{ type: 'output_text', text, annotations: [] }];
  return { type: 'message', id: 'msg_0', role: 'assistant', status: 'completed', content };
}

function messageChunks(text: string, outputIndex: number): Chunk[] {
  const place = { item_id: 'msg_0', output_index: outputIndex, content_index: 0 };
  const started = { ...messageItem(text), status: 'in_progress', content: [] };
  return [
    { type: 'response.output_item.added', output_index: outputIndex, item: started },
    {
      type: 'response.content_part.added',
      ...place,
      part: { type: 'output_text', text: '', annotations: [] },
    },
    ...pieces(text).map((delta) => ({ type: 'response.output_text.delta', ...place, delta })),
    { type: 'response.output_text.done', ...place, text },
    { type: 'response.output_item.done', output_index: outputIndex, item: messageItem(text) },
  ];
}

function callItem(call: ScriptedCall, index: number, text: string, status: string): Chunk {
  return {
    type: 'function_call',
    id: `fc_${index}`,
    call_id: callIdOf(call, index),
    name: call.name,
    arguments: text,
    status,
  };
}

function callChunks(call: ScriptedCall, index: number, outputIndex: number): Chunk[] {
  const text = argumentsText(call);
  const place = { item_id: `fc_${index}`, output_index: outputIndex };
  const started = callItem(call, index, '', 'in_progress');
  return [
    { type: 'response.output_item.added', output_index: outputIndex, item: started },
    { type: 'response.function_call_arguments.delta', ...place, delta: text },
    { type: 'response.function_call_arguments.done', ...place, arguments: text },
    {
      type: 'response.output_item.done',
      output_index: outputIndex,
      item: callItem(call, index, text, 'completed'),
    },
  ];
}
