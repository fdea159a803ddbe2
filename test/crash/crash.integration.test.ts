import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '@/db/client';
import { type Child, startProgram } from '@/db/testing/child-process';
import { recordProof } from '@/db/testing/proof-findings';
import { listPeople, readRows } from '@/db/testing/rows';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { threadProblems } from '@/lib/agent/testing/check-history';
import type { Action } from '@/lib/contract/action';
import type { ThreadMessage } from '@/lib/contract/chat';
import { recordProblems } from '@/lib/gate/testing/check-records';
import { Guest } from './guest';

/** More kills make a longer proof: NOD_CRASH_KILLS=50. */
const KILLS = Number(process.env.NOD_CRASH_KILLS ?? 3);
const ACTORS = 4;
const START = Date.parse('2026-12-01T01:00:00Z');
const MINUTE = 60_000;

let database: TestDatabase;
let folder: string;
let port: number;
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'nod-crash-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  await once(probe, 'close');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(): Promise<Child> {
  const server = startProgram('test/crash/server.ts', {
    PORT: String(port),
    NOD_DATA_DIR: folder,
    NOD_TEST_CLOCK: '1',
    DATABASE_URL: database.url ?? '',
    BETTER_AUTH_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: join(tmpdir(), 'nod-compile-cache'),
  });
  await server.said('ready');
  return server;
}

async function kill(server: Child): Promise<void> {
  server.process.kill('SIGKILL');
  await server.ended();
}

/** A confirm or cancel that was sent, and what was answered, if anything was. */
type Deed = { guest: Guest; action: Action; path: 'confirm' | 'cancel'; answered: boolean; at: Date };

/** Proposes and decides without end, until the server is gone. */
async function act(guest: Guest, actor: number, random: () => number, deeds: Deed[]): Promise<void> {
  for (let round = 0; ; round++) {
    const { actions, threadId } = await guest.chat({
      message: `add milk ${actor}-${round} and bread ${actor}-${round}`,
    });
    for (const action of actions) {
      const deed: Deed = {
        guest,
        action,
        path: random() < 0.7 ? 'confirm' : 'cancel',
        answered: false,
        at: guest.now,
      };
      deeds.push(deed);
      const { status } = await guest.call('POST', `/api/actions/${action.id}/${deed.path}`, {
        version: action.version,
      });
      deed.answered = status === 200;
    }
    await guest.chat({ threadId, continue: true });
  }
}

/** The same numbers in every run, so that a failure can be seen again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const decided = { confirm: 'confirmed', cancel: 'cancelled' } as const;

/** After a restart: what was answered is there, and what was not is there once after the same request again. */
async function retryAll(deeds: Deed[]): Promise<void> {
  for (const { guest, action, path, answered, at } of deeds) {
    const asker = Object.assign(guest, { now: at });
    if (answered) {
      const { body } = await asker.call('GET', `/api/actions/${action.id}`);
      expect((body.action as Action).status).toBe(decided[path]);
    }
    const { status, body } = await asker.call('POST', `/api/actions/${action.id}/${path}`, {
      version: action.version,
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { action: { status: decided[path] } } });
  }
}

/** Everything that is stored, read without the product's server. */
async function problemsOf(stored: Database, now: Date): Promise<{ problems: string[]; todos: number }> {
  const problems: string[] = [];
  let todos = 0;
  for (const userId of await listPeople(stored.db)) {
    const rows = await readRows(stored.db, userId);
    todos += rows.todos.length;
    problems.push(...recordProblems(rows));
    for (const { id } of rows.threads) {
      const thread = {
        messages: rows.messages
          .filter(({ threadId }) => threadId === id)
          .sort((a, b) => a.position - b.position),
        calls: rows.calls.filter(({ threadId }) => threadId === id).sort((a, b) => a.step - b.step),
        actions: rows.actions.filter(({ threadId }) => threadId === id),
      };
      problems.push(...threadProblems(thread, now));
    }
  }
  return { problems, todos };
}

async function inspect(now: Date): Promise<{ problems: string[]; todos: number }> {
  if (database.url) return problemsOf(database, now);
  const stored = await openDatabase({
    NOD_DATA_DIR: folder,
    DATABASE_URL: undefined,
    NOD_RESTORE_SNAPSHOT: undefined,
  });
  try {
    return await problemsOf(stored, now);
  } finally {
    await stored.close();
  }
}

/** Resolves a moment after enough was answered that there is something to lose; the moment differs from kill to kill. */
async function underLoad(deeds: Deed[], random: () => number): Promise<void> {
  await expect
    .poll(() => deeds.filter(({ answered }) => answered).length, { timeout: 30_000 })
    .toBeGreaterThan(2);
  await new Promise((resolve) => setTimeout(resolve, random() * 600));
}

describe('gate case 5: the server is killed', () => {
  let server: Child;
  // A test that fails must not leave its server behind.
  afterAll(() => void server?.process.kill('SIGKILL'));

  it('right after the answer to a confirm: the todo is there after the restart', {
    timeout: 120_000,
  }, async () => {
    server = await startServer();
    const guest = new Guest(`http://127.0.0.1:${port}`, new Date(START));
    await guest.signIn();
    const { actions } = await guest.chat({ message: 'remind me to call the dentist tomorrow at 3pm' });
    const [action] = actions;
    if (!action) throw new Error('no card came');
    const { status } = await guest.call('POST', `/api/actions/${action.id}/confirm`, {
      version: action.version,
    });
    await kill(server);
    expect(status).toBe(200);
    expect(await inspect(guest.now)).toEqual({ problems: [], todos: 1 });

    server = await startServer();
    const { body } = await guest.call('GET', '/api/todos');
    expect(body.todos).toMatchObject([{ title: 'call the dentist', dueTime: '15:00' }]);
  });

  it(`${KILLS} times at random instants under load: nothing lost, doubled or half-done, and the transcripts agree`, {
    timeout: KILLS * 120_000,
  }, async () => {
    const deeds: Deed[] = [];
    for (let round = 0; round < KILLS; round++) {
      const random = seeded(round + 1);
      const now = new Date(START + round * 10 * MINUTE);
      const guests = Array.from({ length: ACTORS }, () => new Guest(`http://127.0.0.1:${port}`, now));
      for (const guest of guests) await guest.signIn();
      const mine: Deed[] = [];
      // Each actor ends when its server is gone, which is what the test is about.
      const acting = guests.map((guest, actor) =>
        act(guest, actor, random, mine).catch((error: unknown) => error),
      );
      await underLoad(mine, random);
      await kill(server);
      expect((await Promise.all(acting)).every((end) => end instanceof TypeError)).toBe(true);
      deeds.push(...mine);
      expect((await inspect(now)).problems).toEqual([]);

      server = await startServer();
      await retryAll(mine);
      for (const guest of guests) await goOnEverywhere(guest, new Date(now.getTime() + 2 * MINUTE));
    }
    await kill(server);
    const { problems, todos } = await inspect(new Date(START + KILLS * 10 * MINUTE));
    expect(problems).toEqual([]);
    // One more: the dentist of the first test.
    expect(todos).toBe(deeds.filter(({ path }) => path === 'confirm').length + 1);
    // Reached only when every check above held: no lost, doubled or half-done write, no transcript that disagrees.
    recordProof('crash', database.kind, {
      kills: KILLS,
      'decisions under way': deeds.length,
      'answered before the kill': deeds.filter(({ answered }) => answered).length,
      todos,
      lost: 0,
      doubled: 0,
      'half-done': 0,
      'transcripts that disagree': 0,
    });
  });
});

/** Every conversation can be read and goes on, also one whose turn died: by then its lease is over. */
async function goOnEverywhere(guest: Guest, now: Date): Promise<void> {
  guest.now = now;
  const { body } = await guest.call('GET', '/api/threads');
  for (const { id } of body.threads as Array<{ id: string }>) {
    expect((await guest.chat({ threadId: id, continue: true })).status).toBe(200);
    const { status, body: read } = await guest.call('GET', `/api/threads/${id}`);
    expect(status).toBe(200);
    const states = (read.messages as ThreadMessage[]).map(({ metadata }) => metadata.state);
    expect(states.filter((state) => state === 'running' || state === 'due' || state === 'failed')).toEqual(
      [],
    );
  }
}
