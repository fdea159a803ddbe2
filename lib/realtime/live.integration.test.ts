import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENT_CHANNEL } from '@/db/queries/notify';
import { one } from '@/lib/agent/testing/one';
import { add, propose } from '@/lib/agent/testing/propose';
import { openWorld, type World, worldOn } from '@/lib/agent/testing/world';
import { EventHub, type LiveEvent, MAX_STREAMS } from './event-hub';
import { openEventStream } from './event-stream';
import { type OpenPage, openPage } from './testing/open-page';

let world: World;
let other: World;
/** Each server process has a hub of its own and one listener; here are two of them. */
const hubs = [new EventHub(), new EventHub()] as const;
const pages: OpenPage[] = [];

beforeAll(async () => {
  world = await openWorld([]);
  other = worldOn(world.database, []);
  for (const hub of hubs) await hub.start(world.database);
});
afterAll(async () => {
  for (const page of pages) await page.leave();
  await world.close();
});

function open(hub: EventHub, userId: string): OpenPage {
  const page = openPage(hub, userId);
  pages.push(page);
  return page;
}
const names = (page: OpenPage) => page.heard.map(idOf);
const idOf = (event: LiveEvent) => ('id' in event ? `${event.type} ${event.id}` : event.type);

describe('an open page', () => {
  it('is first told to read everything', async () => {
    const person = await world.person();
    const page = open(hubs[0], person.userId);
    await page.until(() => page.heard.length > 0);
    expect(page.heard).toEqual([{ type: 'resync' }]);
  });

  it('hears of a proposal, a decision and an undo, whichever server they were made on and whichever it is open on', async () => {
    const person = await world.person();
    const both = hubs.map((hub) => open(hub, person.userId));
    const action = one(await propose(world, person, add('milk')));
    for (const page of both) await page.until(() => names(page).includes(`action ${action.id}`));
    for (const page of both) page.heard.length = 0;

    const { todos } = await other.as(person).confirm(action);
    const todo = one(todos);
    for (const page of both) {
      await page.until(() => names(page).includes(`todo ${todo.id}`));
      expect(names(page)).toContain(`action ${action.id}`);
      page.heard.length = 0;
    }

    await world.as(person).undo(action.id);
    for (const page of both) {
      await page.until(() => names(page).includes(`todo ${todo.id}`));
      expect(names(page)).toContain(`action ${action.id}`);
    }
  });

  it('hears of a card that ran out when somebody notes it', async () => {
    const person = await world.person();
    const page = open(hubs[1], person.userId);
    const action = one(await propose(world, person, add('milk')));
    await page.until(() => names(page).includes(`action ${action.id}`));
    page.heard.length = 0;
    await world.services.gate.sweep(new Date(Date.parse(action.expiresAt) + 1));
    await page.until(() => names(page).includes(`action ${action.id}`));
  });

  it('hears that the working hours were set, first and again', async () => {
    const person = await world.person();
    const page = open(hubs[1], person.userId);
    const who = { userId: person.userId, now: person.speaker.clock.now() };
    const { workingHours } = await world.services.settings.read(person.userId);
    for (const start of ['10:00', '11:00']) {
      page.heard.length = 0;
      await world.services.settings.change(who, { workingHours: { ...workingHours, start } });
      await page.until(() => names(page).includes(`settings ${person.userId}`));
    }
  });

  it('hears nothing of other people', async () => {
    const [person, stranger] = [await world.person(), await world.person()];
    const page = open(hubs[0], stranger.userId);
    const own = open(hubs[0], person.userId);
    const action = one(await propose(world, person, add('milk')));
    await own.until(() => names(own).includes(`action ${action.id}`));
    // Sent over the same listener after it: what is not there now does not come any more.
    const mark = one(await propose(world, stranger, add('mark')));
    await page.until(() => names(page).includes(`action ${mark.id}`));
    expect(names(page)).not.toContain(`action ${action.id}`);
  });

  it('hears nothing of what was rolled back, and of what was committed only then', async () => {
    const person = await world.person();
    const page = open(hubs[0], person.userId);
    const action = one(await propose(world, person, add('milk')));
    await page.until(() => names(page).includes(`action ${action.id}`));
    page.heard.length = 0;
    const { userId, sessionId } = person;
    const decider = { userId, sessionId, how: 'button' as const, now: person.speaker.clock.now() };
    await world.database.db
      .transaction(async (tx) => {
        const refs = { actions: [{ id: action.id, version: action.version }] };
        const [outcome] = await world.services.gate.confirm(decider, refs, tx);
        expect(outcome?.verdict).toBe('run');
        tx.rollback();
      })
      .catch(() => undefined);
    const mark = one(await propose(world, person, add('mark')));
    await page.until(() => names(page).includes(`action ${mark.id}`));
    expect(names(page).filter((name) => name.startsWith('todo'))).toEqual([]);
  });
});

describe('the channel', () => {
  it.each(['', 'nonsense', '{"userId":1}', '{"userId":"u","type":"todo"}', '[]', 'null'])(
    'takes a message that is not ours (%j) for nothing, and goes on',
    async (payload) => {
      const person = await world.person();
      const page = open(hubs[0], person.userId);
      await world.database.db.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${payload})`);
      const action = one(await propose(world, person, add('milk')));
      await page.until(() => names(page).includes(`action ${action.id}`));
      expect(new Set(names(page).map((name) => name.split(' ')[0]))).toEqual(
        new Set(['resync', 'action', 'thread']),
      );
    },
  );

  it('gives a person a bounded number of streams, and one more when one is left', async () => {
    const person = await world.person();
    const hub = new EventHub();
    const own = Array.from({ length: MAX_STREAMS }, () => openPage(hub, person.userId));
    expect(openEventStream(hub, person.userId)).toBeNull();
    const [first, ...others] = own;
    await first?.leave();
    const again = openPage(hub, person.userId);
    for (const page of [again, ...others]) await page.leave();
  });

  it('ends every stream when the server stops', async () => {
    const person = await world.person();
    const hub = new EventHub();
    const streams = [openEventStream(hub, person.userId), openEventStream(hub, person.userId)];
    hub.closeAll();
    for (const stream of streams) {
      const reader = stream?.getReader();
      expect((await reader?.read())?.done).toBe(false);
      expect((await reader?.read())?.done).toBe(true);
    }
  });
});
