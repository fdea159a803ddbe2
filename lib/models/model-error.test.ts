import { streamText } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeModelError, type LoggedModelError } from './model-error';
import type { ScriptedAnswer } from './testing/answers';
import { modelAt } from './testing/remote-model';
import { type StrictServer, startStrictServer } from './testing/strict-server';

let server: StrictServer;
beforeAll(async () => {
  server = await startStrictServer();
});
afterAll(() => server.close());

const secret = 'my password is hunter2';

async function loggedOf(script: ScriptedAnswer[], maxRetries = 0): Promise<LoggedModelError[]> {
  server.answerWith(script);
  const logged: LoggedModelError[] = [];
  const { model, providerOptions } = modelAt(server, 'qwen');
  const result = streamText({
    model,
    providerOptions,
    prompt: secret,
    maxRetries,
    onError: ({ error }) => {
      logged.push(describeModelError(error));
    },
  });
  await result.consumeStream();
  return logged;
}

const busy: ScriptedAnswer = { status: 429, error: 'Too many requests.', retryAfterSeconds: 0 };

describe('describeModelError', () => {
  it('says what the service answered, and where', async () => {
    const [logged] = await loggedOf([{ status: 401, error: 'Incorrect API key provided.' }]);
    expect(logged).toMatchObject({ status: 401, message: 'Incorrect API key provided.' });
    expect(logged?.url).toContain('/v1/chat/completions');
  });

  it('says the same after several tries', async () => {
    const [logged] = await loggedOf([busy, busy], 1);
    expect(logged).toMatchObject({ status: 429, message: 'Too many requests.' });
  });

  it('says why a connection broke off', async () => {
    const [logged] = await loggedOf([{ text: 'I am about to say', breakOffAfter: 4 }]);
    expect(logged?.cause).toMatch(/\S/);
  });

  it('says what the service sent in mid-stream', async () => {
    const [logged] = await loggedOf([{ text: 'I am about to say', errorAfter: 4 }]);
    expect(logged?.message).toContain('broke down in the middle');
  });

  it.each([
    ['a refusal', [{ status: 400, error: 'No.' }]],
    ['a broken connection', [{ text: 'I am about to say', breakOffAfter: 4 }]],
    ['an error in mid-stream', [{ text: 'I am about to say', errorAfter: 4 }]],
  ] satisfies Array<[string, ScriptedAnswer[]]>)(
    'never repeats what the person wrote after %s',
    async (_what, script) => {
      const logged = await loggedOf(script);
      expect(logged).not.toEqual([]);
      expect(JSON.stringify(logged)).not.toContain('hunter2');
    },
  );
});
