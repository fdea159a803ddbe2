import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chunk, ScriptedAnswer, Speech } from './answers';
import { readRecording } from './recordings';
import { chatChunks, chatCompletion } from './speak-chat';
import { responsesChunks, responsesFailure, responsesObject } from './speak-responses';
import type { Api, RecordedRequest } from './strict-server';
import { isObject, Refusal } from './wire';

/** Puts a scripted answer on the wire, streamed or whole as the request asks, with the trouble that was scripted. */
export async function sendAnswer(
  outgoing: ServerResponse,
  request: RecordedRequest,
  answer: ScriptedAnswer,
): Promise<void> {
  if (answer.delayMs) await wait(answer.delayMs);
  if ('status' in answer) {
    if (answer.retryAfterSeconds !== undefined) {
      outgoing.setHeader('retry-after', String(answer.retryAfterSeconds));
    }
    throw new Refusal(
      answer.status,
      answer.error,
      answer.status === 429 ? 'rate_limit_exceeded' : 'server_error',
    );
  }
  const model = String(request.body.model);
  if (request.body.stream !== true) {
    if ('recording' in answer) throw new Refusal(400, 'a recording needs stream: true');
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(wholeAnswer(request.api, answer, model)));
    return;
  }
  const chunks =
    'recording' in answer ? await readRecording(answer.recording, answer.calls) : streamed(request, answer);
  await stream(outgoing, request.api, chunks, answer);
}

function wholeAnswer(api: Api | null, speech: Speech, model: string): Chunk {
  return api === 'chat' ? chatCompletion(speech, model) : responsesObject(speech, model);
}

function streamed(request: RecordedRequest, speech: Speech): Chunk[] {
  const model = String(request.body.model);
  if (request.api === 'responses') return responsesChunks(speech, model);
  const asksForUsage =
    isObject(request.body.stream_options) && request.body.stream_options.include_usage === true;
  return chatChunks(speech, model, asksForUsage);
}

async function stream(
  outgoing: ServerResponse,
  api: Api | null,
  chunks: Chunk[],
  { breakOffAfter, hangAfter, errorAfter }: ScriptedAnswer,
): Promise<void> {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const write = (chunk: Chunk) =>
    new Promise<void>((resolve) => outgoing.write(`data: ${JSON.stringify(chunk)}\n\n`, () => resolve()));
  for (const chunk of chunks.slice(0, breakOffAfter ?? hangAfter ?? errorAfter)) await write(chunk);
  if (breakOffAfter !== undefined) {
    outgoing.destroy();
    return;
  }
  if (hangAfter !== undefined) {
    await once(outgoing, 'close');
    return;
  }
  if (errorAfter !== undefined) {
    const message = 'The service broke down in the middle of its answer.';
    const failure =
      api === 'chat' ? [{ error: { message, code: 'server_error' } }] : responsesFailure(message);
    for (const chunk of failure) await write(chunk);
  }
  outgoing.end(api === 'chat' ? 'data: [DONE]\n\n' : undefined);
}
