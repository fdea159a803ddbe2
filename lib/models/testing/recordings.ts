import { readFile } from 'node:fs/promises';
import { argumentsText, type Chunk, cutInto, type ScriptedCall } from './answers';
import { isObject, type Json } from './wire';

export const recordingNames = [
  'alibaba-text',
  'alibaba-tool-call',
  'deepseek-reasoning',
  'deepseek-tool-call',
  'openai-error',
  'parallel-tool-call-wrapper',
] as const;
export type RecordingName = (typeof recordingNames)[number];

/**
 * The chunks of a recorded stream, in order, everything as received but the names and arguments of the tool calls:
 * `calls` take their place, in pieces as many as were recorded.
 */
export async function readRecording(name: RecordingName, calls?: ScriptedCall[]): Promise<Chunk[]> {
  const text = await readFile(new URL(`./recordings/${name}.chunks.txt`, import.meta.url), 'utf8');
  const chunks = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Chunk => JSON.parse(line));
  if (!calls) return chunks;
  return name === 'parallel-tool-call-wrapper' ? wrapCalls(chunks, calls) : putCallInPlace(chunks, calls);
}

/** A chat completions recording holds one call: the first delta names it, later ones carry its arguments. */
function putCallInPlace(chunks: Chunk[], calls: ScriptedCall[]): Chunk[] {
  const [call] = calls;
  if (!call || calls.length > 1) throw new Error('this recording holds exactly one call');
  const recorded = chunks.flatMap(functionsIn);
  const carriers = recorded.filter((called) => called.arguments !== '');
  if (carriers.length === 0) throw new Error('this recording holds no call');
  for (const called of recorded) if (called.name !== undefined) called.name = call.name;
  const cut = cutInto(argumentsText(call), carriers.length);
  carriers.forEach((called, index) => {
    called.arguments = cut[index];
  });
  return chunks;
}

function functionsIn(chunk: Chunk): Json[] {
  const choices = Array.isArray(chunk.choices) ? chunk.choices.filter(isObject) : [];
  const deltas = choices.map((choice) => choice.delta).filter(isObject);
  const calls = deltas.flatMap((delta) => (Array.isArray(delta.tool_calls) ? delta.tool_calls : []));
  return calls
    .filter(isObject)
    .map((call) => call.function)
    .filter(isObject);
}

/** OpenAI's wrapper: one function call named `parallel` whose arguments hold the real ones. */
function wrapCalls(chunks: Chunk[], calls: ScriptedCall[]): Chunk[] {
  const uses = calls.map((call) => ({
    recipient_name: `functions.${call.name}`,
    parameters: JSON.parse(argumentsText(call)),
  }));
  const wrapped = JSON.stringify({ tool_uses: uses });
  for (const chunk of chunks) {
    if (chunk.type === 'response.function_call_arguments.delta') chunk.delta = wrapped;
    if (chunk.type === 'response.function_call_arguments.done') chunk.arguments = wrapped;
    if (chunk.type === 'response.output_item.done' && isObject(chunk.item)) chunk.item.arguments = wrapped;
  }
  return chunks;
}
