import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actions, audit, sessions, verifications } from '@/db/schema';
import { insertPerson } from '@/db/testing/rows';
import { openWorld, START, type TestPerson, type World, worldOn } from '@/lib/agent/testing/world';
import { fixedClock } from '@/lib/clock';
import { allJobs } from './jobs';
import { type Job, startJobs } from './start-jobs';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const PACE_SECONDS = 1;
const later = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);

async function proposeFor(person: TestPerson, words: string): Promise<string> {
  const { actions: cards, text } = await person.say(words);
  const [card] = cards;
  if (!card) throw new Error(`no card for "${words}": ${text}`);
  return card.id;
}
const rowOf = async (id: string) =>
  (await world.database.db.select().from(actions).where(eq(actions.id, id)))[0];
const endsOf = async (id: string) =>
  (await world.database.db.select().from(audit).where(eq(audit.actionId, id))).filter(
    (row) => row.event === 'action_expired',
  );

it('notes the end of cards that ran out, of everybody, and leaves those that still have time', async () => {
  const [ana, bo] = [await world.person(), await world.person()];
  const old = await proposeFor(ana, 'buy milk tomorrow');
  const foreign = await proposeFor(bo, '明天下午三点开会');
  bo.wait(4 * MINUTE);
  bo.threadId = null;
  const fresh = await proposeFor(bo, 'buy tea tomorrow');

  expect(await world.services.gate.sweep(later(4))).toBe(0);
  expect(await world.services.gate.sweep(later(5))).toBe(2);
  expect(await rowOf(old)).toMatchObject({
    status: 'expired',
    reason: 'expired',
    decidedAt: later(5),
    decidedHow: null,
    decidedBySession: null,
    version: 1,
  });
  expect((await rowOf(foreign))?.status).toBe('expired');
  expect((await rowOf(fresh))?.status).toBe('pending');
  expect((await endsOf(old)).map(({ actor, at }) => [actor, at])).toEqual([['system', later(5)]]);
  expect(await world.services.gate.sweep(later(9))).toBe(1);
});

it('tells open pages of each card that it ended', async () => {
  const person = await world.person();
  const heard: string[] = [];
  await world.database.listen('nod_events', {
    onMessage: (text) => heard.push(text),
    onResume: () => undefined,
  });
  const id = await proposeFor(person, 'buy bread tomorrow');
  const ofCard = () => heard.filter((text) => text.includes(id));
  // What is told of the proposal may come after its answer.
  await expect.poll(ofCard).toHaveLength(1);
  await world.services.gate.sweep(later(6));
  await expect.poll(ofCard).toHaveLength(2);
});

it('changes nothing about what a person can still do with the card', async () => {
  const person = await world.person();
  const id = await proposeFor(person, 'buy soap tomorrow');
  person.wait(6 * MINUTE);
  const before = await person.look(id);
  await world.services.gate.sweep(person.now());
  expect(await person.look(id)).toEqual({
    ...before,
    decidedAt: before.expiresAt,
    result: { ...before.result, reason: 'expired' },
  });
  expect(before).toMatchObject({ status: 'expired', reproposable: true });
  const { action } = await person.repropose(id);
  expect(action.status).toBe('pending');
  expect(await person.historyProblems()).toEqual([]);
});

it('ends each card once when several servers sweep at the same moment', async () => {
  const other = worldOn(world.database);
  const people = await Promise.all(Array.from({ length: 4 }, () => world.person()));
  const ids: string[] = [];
  for (const person of people) ids.push(await proposeFor(person, 'buy salt tomorrow'));
  const counts = await Promise.all([
    world.services.gate.sweep(later(6)),
    other.services.gate.sweep(later(6)),
    world.services.gate.sweep(later(6)),
  ]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(4);
  for (const id of ids) expect(await endsOf(id)).toHaveLength(1);
});

it('never ends a card that was decided at the same moment', async () => {
  const person = await world.person();
  const id = await proposeFor(person, 'buy rice tomorrow');
  person.wait(4 * MINUTE);
  await Promise.all([person.confirm({ id, version: 1 }), world.services.gate.sweep(later(6))]).catch(
    (error: unknown) => {
      // The sweep's clock is ahead: it may win, and then the click is told so.
      expect(error).toMatchObject({ code: 'expired' });
    },
  );
  const row = await rowOf(id);
  const { todos } = await person.rows();
  expect(['confirmed', 'expired']).toContain(row?.status);
  expect(todos).toHaveLength(row?.status === 'confirmed' ? 1 : 0);
});

it('removes sessions and verifications that are over, and no others', async () => {
  const { db } = world.database;
  await insertPerson(db, 'usr_sessions', START);
  const session = (id: string, expiresAt: Date) => ({
    id,
    userId: 'usr_sessions',
    token: `token ${id}`,
    expiresAt,
    createdAt: START,
    updatedAt: START,
  });
  await db.insert(sessions).values([session('ses_over', later(-1)), session('ses_open', later(1))]);
  await db.insert(verifications).values({
    id: 'ver_over',
    identifier: 'x',
    value: 'x',
    expiresAt: later(-1),
    createdAt: START,
    updatedAt: START,
  });
  const job = allJobs(db, world.services.gate).find(({ name }) => name === 'remove-expired-access');
  expect(await job?.run(START)).toEqual({ sessions: 1, verifications: 1 });
  expect(await job?.run(START)).toEqual({ sessions: 0, verifications: 0 });
  const left = await db.select().from(sessions).where(eq(sessions.userId, 'usr_sessions'));
  expect(left.map(({ id }) => id)).toEqual(['ses_open']);
});

it('the queue runs a job on its schedule, by the clock it was given, and none after it was stopped', async () => {
  const runs: Date[] = [];
  const job: Job = {
    name: 'test-clock',
    cron: '* * * * *',
    run: async (now) => {
      runs.push(now);
      return {};
    },
  };
  const running = await startJobs(world.database.jobQueue(), [job], fixedClock(START), PACE_SECONDS);
  await expect.poll(() => runs, { timeout: 20_000 }).not.toHaveLength(0);
  expect(runs[0]).toEqual(START);
  await running.stop();
  const until = runs.length;
  await new Promise((resolve) => setTimeout(resolve, 2 * PACE_SECONDS * 1000));
  expect(runs).toHaveLength(until);
});

it('a job that fails does not stop the others, and stopping waits for the one that runs', async () => {
  let hasStarted = false;
  let isDone = false;
  const slow: Job = {
    name: 'test-slow',
    cron: '* * * * *',
    run: async () => {
      hasStarted = true;
      await new Promise((resolve) => setTimeout(resolve, 700));
      isDone = true;
      return { done: 1 };
    },
  };
  let failures = 0;
  const broken: Job = {
    name: 'test-broken',
    cron: '* * * * *',
    run: async () => {
      failures += 1;
      throw new Error('on purpose');
    },
  };
  const running = await startJobs(world.database.jobQueue(), [broken, slow], fixedClock(START), PACE_SECONDS);
  await expect.poll(() => hasStarted && failures > 0, { timeout: 20_000 }).toBe(true);
  await running.stop();
  expect(isDone).toBe(true);
});

it('several servers share a schedule: an occurrence runs once', async () => {
  const runs: string[] = [];
  const jobOf = (server: string): Job => ({
    name: 'test-shared',
    cron: '* * * * *',
    run: async () => {
      runs.push(server);
      return {};
    },
  });
  const startedAt = Math.floor(performance.timeOrigin + performance.now());
  const clock = fixedClock(START);
  const servers = [];
  for (const name of ['a', 'b', 'c'])
    servers.push(await startJobs(world.database.jobQueue(), [jobOf(name)], clock, PACE_SECONDS));
  await expect.poll(() => runs, { timeout: 20_000 }).not.toHaveLength(0);
  await new Promise((resolve) => setTimeout(resolve, 3 * PACE_SECONDS * 1000));
  for (const server of servers) await server.stop();
  const endedAt = Math.floor(performance.timeOrigin + performance.now());
  // The minute before the start is due as well, and a minute may have begun meanwhile.
  const minutes = Math.floor(endedAt / MINUTE) - Math.floor(startedAt / MINUTE) + 1;
  expect(runs.length).toBeLessThanOrEqual(minutes);
});
