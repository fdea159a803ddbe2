import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ScriptedAnswer } from './answers';
import { checkChatRequest } from './check-chat';
import { checkResponsesRequest } from './check-responses';
import { sendAnswer } from './send-answer';
import { isObject, type Json, Refusal } from './wire';

export type Api = 'chat' | 'responses';

export type RecordedRequest = {
  /** Null: an address that the service does not have. */
  api: Api | null;
  path: string;
  authorization: string | undefined;
  body: Json;
  /** How the server took it: 200, or the status of its refusal. */
  status: number;
};

/** Answers in order, or made from the request. */
export type Script = ScriptedAnswer[] | ((request: RecordedRequest) => ScriptedAnswer);

export type StrictServer = {
  /** What a provider takes as its base URL. */
  baseUrl: string;
  /** Every request so far, refused ones included. */
  requests: RecordedRequest[];
  /** Replaces what is left of the script. */
  answerWith(script: Script): void;
  close(): Promise<void>;
};

/**
 * A model service on the loopback that speaks OpenAI's chat completions and responses APIs, and is stricter than any
 * real one: a history that some provider would refuse is refused here, with 400 and the reason. `apiKey` undefined
 * asks for none.
 */
export async function startStrictServer(options: { apiKey?: string } = {}): Promise<StrictServer> {
  const requests: RecordedRequest[] = [];
  let script: Script = [];
  const nextAnswer = (request: RecordedRequest): ScriptedAnswer => {
    if (typeof script === 'function') return script(request);
    const answer = script.shift();
    if (!answer) throw new Refusal(400, 'the script of this test has no answer left', 'script_exhausted');
    return answer;
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    requests.push(request);
    try {
      checkRequest(request, options.apiKey);
      await sendAnswer(outgoing, request, nextAnswer(request));
    } catch (error) {
      if (outgoing.headersSent) throw error;
      // Anything but a refusal is a mistake in the test's script; 400, since clients try again after a 500.
      const refusal = error instanceof Refusal ? error : new Refusal(400, String(error), 'script_failed');
      request.status = refusal.status;
      sendRefusal(outgoing, refusal);
    }
  };
  const server = createServer((incoming, outgoing) => {
    // What is left to fail here is the connection: the client has gone.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    answerWith: (next) => {
      script = typeof next === 'function' ? next : [...next];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const apis: Record<string, Api> = { '/v1/chat/completions': 'chat', '/v1/responses': 'responses' };

async function readRequest(incoming: IncomingMessage): Promise<RecordedRequest> {
  const path = incoming.url ?? '';
  let text = '';
  for await (const part of incoming.setEncoding('utf8')) text += part;
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return {
    api: apis[path] ?? null,
    path,
    authorization: incoming.headers.authorization,
    body: isObject(body) ? body : {},
    status: 200,
  };
}

function checkRequest({ api, path, authorization, body }: RecordedRequest, apiKey: string | undefined): void {
  if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`) {
    throw new Refusal(401, 'Incorrect API key provided.', 'invalid_api_key');
  }
  if (api === null) throw new Refusal(404, `unknown address: ${path}`);
  if (api === 'chat') checkChatRequest(body);
  else checkResponsesRequest(body);
}

function sendRefusal(outgoing: ServerResponse, { status, message, code }: Refusal): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ error: { message, type: code, code, param: null } }));
}
