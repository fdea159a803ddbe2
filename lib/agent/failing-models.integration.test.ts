import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openWorld, type World } from '@/lib/agent/testing/world';
import { runningTurns } from './running-turns';

const read = { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] };
const add = (title: string) => ({ name: 'todo_add', arguments: { title } });

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(() => world.close());

/** Resolves when the turn is stopped; a service that would otherwise never answer. */
const untilStopped = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));

describe('a service that fails leaves a thread that can be used', () => {
  test.each(['error-part', 'broken-stream', 'refused'] as const)('%s in the first step', async (failure) => {
    world.model?.extend({ text: 'Let me', failure }, { text: 'Here I am again.' });
    const person = await world.person();
    const heard = await person.say('hello');
    expect(heard.errors).not.toEqual([]);
    const { messages } = await person.read();
    expect(messages.at(-1)?.metadata).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('model'),
    });
    expect(runningTurns.size).toBe(0);
    expect((await person.goOn()).text).toContain('Here I am again.');
    expect(await person.historyProblems()).toEqual([]);
  });

  test.each(['error-part', 'broken-stream'] as const)(
    '%s after it has called a write tool',
    async (failure) => {
      world.model?.extend(read, { calls: [add('milk')], failure }, { text: 'Again.' });
      const person = await world.person();
      const heard = await person.say('buy milk');
      expect(heard.errors).not.toEqual([]);
      expect(await person.pending()).toEqual([]);
      expect((await person.rows()).todos).toEqual([]);
      expect(await person.historyProblems()).toEqual([]);
      expect((await person.say('again')).text).toContain('Again.');
      expect(world.model?.problems).toEqual([]);
    },
  );
});

describe('stopping a turn', () => {
  it('ends it at once, keeps what was said, and leaves the thread free', async () => {
    world.model?.extend({ text: 'Once upon', beforeEnd: untilStopped }, { text: 'Hello again.' });
    const person = await world.person();
    const saying = person.say('tell me');
    await expect.poll(() => runningTurns.size).toBe(1);
    const [thread] = (await person.rows()).threads;
    await world.services.agent.stop(person.userId, thread?.id ?? '');
    await saying;
    const { messages } = await person.read();
    expect(messages.at(-1)).toMatchObject({
      metadata: { state: 'stopped' },
      parts: [{ type: 'text', text: 'Once upon' }],
    });
    expect((await person.say('hello')).text).toBe('Hello again.');
  });

  it('in the middle of a proposal stores none, and is no failure of the service', async () => {
    world.model?.extend(read, { calls: [add('milk')], beforeEnd: untilStopped }, { text: 'Hello again.' });
    const person = await world.person();
    const saying = person.say('buy milk');
    await expect.poll(async () => (await person.rows()).threads.length).toBe(1);
    await expect.poll(() => world.model?.calls.at(-1)?.tools?.length).toBeGreaterThan(1);
    const [thread] = (await person.rows()).threads;
    await world.services.agent.stop(person.userId, thread?.id ?? '');
    const heard = await saying;
    expect(heard.errors).toEqual([]);
    expect((await person.read()).messages.at(-1)?.metadata).toMatchObject({ state: 'stopped' });
    expect((await person.rows()).actions).toEqual([]);
    expect(await person.historyProblems()).toEqual([]);
    expect((await person.say('hello')).text).toBe('Hello again.');
    expect(world.model?.problems).toEqual([]);
  });

  it('is not possible for somebody else', async () => {
    world.model?.extend({ text: 'Once', beforeEnd: untilStopped });
    const person = await world.person();
    const stranger = await world.person();
    const saying = person.say('tell me');
    await expect.poll(() => runningTurns.size).toBe(1);
    const [thread] = (await person.rows()).threads;
    const threadId = thread?.id ?? '';
    await expect(world.services.agent.stop(stranger.userId, threadId)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(runningTurns.size).toBe(1);
    await world.services.agent.stop(person.userId, threadId);
    await saying;
  });
});
