import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import type { ScriptedAnswer } from '@/lib/models/testing/answers';
import { modelAt } from '@/lib/models/testing/remote-model';
import { type StrictServer, startStrictServer } from '@/lib/models/testing/strict-server';
import { addsDentist, dentist, lineOf, readsSkill } from './testing/provider-answers';
import { type TestPerson, worldOn } from './testing/world';

let database: TestDatabase;
let server: StrictServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await startStrictServer();
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const apology = "The language model didn't answer. Nothing was changed. Try again in a moment.";
const words: ScriptedAnswer = { text: 'I am about to say' };
const wrongKey: ScriptedAnswer = { status: 401, error: 'Incorrect API key provided.' };
const brokenDown: ScriptedAnswer = { status: 500, error: 'The service has a problem.', retryAfterSeconds: 0 };
const tooMany: ScriptedAnswer = { status: 429, error: 'Too many requests.', retryAfterSeconds: 0 };

type Trouble = { what: string; failing: ScriptedAnswer[]; retry: ScriptedAnswer[] };

function openWith(provider: 'openai' | 'qwen') {
  return worldOn(database, undefined, modelAt(server, provider));
}

/** Histories that the server refused; what it was told to fail with is no refusal. */
function refusals(): number[] {
  return server.requests.map((request) => request.status).filter((status) => status === 400);
}

async function lastOf(person: TestPerson): Promise<unknown> {
  return (await person.read()).messages.at(-1)?.metadata;
}

describe.each(['openai', 'qwen'] as const)('trouble with %s', (provider) => {
  const afresh = [readsSkill, addsDentist];
  it.each([
    { what: 'is too busy twice', failing: [tooMany, tooMany], retry: afresh },
    { what: 'breaks down twice', failing: [brokenDown, brokenDown], retry: afresh },
    { what: 'does not know the key', failing: [wrongKey], retry: afresh },
    { what: 'reports an error in mid-stream', failing: [{ ...words, errorAfter: 5 }], retry: afresh },
    { what: 'breaks off in mid-stream', failing: [{ ...words, breakOffAfter: 5 }], retry: afresh },
    {
      what: 'breaks off in the middle of a call',
      failing: [readsSkill, { ...addsDentist, breakOffAfter: 3 }],
      retry: [addsDentist],
    },
  ] satisfies Trouble[])(
    'is told in words when it $what, and can be tried again',
    async ({ failing, retry }) => {
      const person = await openWith(provider).person();
      server.answerWith(failing);
      const failed = await person.say('call the dentist tomorrow at 3pm');
      expect(failed.errors).toEqual([apology]);
      expect(failed.actions).toEqual([]);
      expect(await lastOf(person)).toMatchObject({ state: 'failed', error: apology });

      server.answerWith([...retry, { text: 'Added.' }]);
      const again = await person.goOn();
      expect(again.errors).toEqual([]);
      await person.confirm(lineOf(again));
      expect((await person.goOn()).text).toBe('Added.');
      expect(refusals()).toEqual([]);
    },
  );

  it('tries once more by itself after one failure', async () => {
    const person = await openWith(provider).person();
    server.answerWith([brokenDown, { text: 'Hello.' }]);
    expect(await person.say('hi')).toMatchObject({ text: 'Hello.', errors: [] });
  });

  it('keeps the card as it was when the edit gets no answer', async () => {
    const person = await openWith(provider).person();
    server.answerWith([readsSkill, addsDentist, brokenDown, brokenDown]);
    const line = lineOf(await person.say('call the dentist tomorrow at 3pm'));
    await expect(person.edit(line, 'make it 4:30')).rejects.toMatchObject({
      code: 'model_unavailable',
    });
    expect(await person.pending()).toMatchObject([{ id: line.id, version: 1, arguments: dentist }]);
  });

  it.each([
    ['words that are no JSON', { text: 'Sure, I moved it to 4:30.' }],
    ['arguments that do not fit', { text: '{"outcome":"changed","arguments":{"dueTime":"half past four"}}' }],
    ['that it did not understand', { text: '{"outcome":"not_understood"}' }],
  ] satisfies Array<[string, ScriptedAnswer]>)(
    'keeps the card as it was when the edit is answered with %s',
    async (_what, answer) => {
      const person = await openWith(provider).person();
      server.answerWith([readsSkill, addsDentist, answer]);
      const line = lineOf(await person.say('call the dentist tomorrow at 3pm'));
      await expect(person.edit(line, 'make it 4:30')).rejects.toMatchObject({ name: 'AppError' });
      expect(await person.pending()).toMatchObject([{ id: line.id, version: 1, arguments: dentist }]);
    },
  );

  it('leaves a thread that any service accepts when a turn is stopped in mid-answer', async () => {
    const world = openWith(provider);
    const person = await world.person();
    server.answerWith([readsSkill, { text: 'I am about to say something long.', hangAfter: 6 }]);
    const answer = person.say('what is on my list?');
    await expect.poll(() => server.requests.length).toBe(2);
    const [thread] = await world.services.threads.list(person.userId);
    await world.services.agent.stop(person.userId, thread?.id ?? '');
    await answer;
    expect(await lastOf(person)).toMatchObject({ state: 'stopped' });

    server.answerWith([{ text: 'Hello again.' }]);
    expect((await person.say('are you there?')).text).toBe('Hello again.');
    expect(refusals()).toEqual([]);
  });
});
