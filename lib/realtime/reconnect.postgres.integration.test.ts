import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '@/db/postgres/open-postgres';
import { type CuttableProxy, cuttableProxy } from '@/db/testing/cuttable-proxy';
import { one } from '@/lib/agent/testing/one';
import { add, propose } from '@/lib/agent/testing/propose';
import { openWorld, type World } from '@/lib/agent/testing/world';
import { EventHub } from './event-hub';
import { openPage } from './testing/open-page';

let world: World;
let proxy: CuttableProxy;
let listening: Awaited<ReturnType<typeof openPostgres>>;
beforeAll(async () => {
  world = await openWorld([]);
  proxy = await cuttableProxy(world.database.url ?? '');
  listening = await openPostgres(proxy.url);
});
afterAll(async () => {
  await listening.close();
  await proxy.close();
  await world.close();
});

it('tells every open page to read anew once a listener that was cut off listens again, and hears what comes then', async () => {
  const hub = new EventHub();
  await hub.start(listening);
  const person = await world.person();
  const page = openPage(hub, person.userId);
  const before = one(await propose(world, person, add('heard')));
  await page.until(() => page.heard.some((event) => 'id' in event && event.id === before.id));
  page.heard.length = 0;

  await proxy.cut();
  // Committed while nobody listens on that server: its message is lost for good.
  await world.as(person).confirm(before);
  await proxy.mend();
  await page.until(() => page.heard.some((event) => event.type === 'resync'));
  expect(page.heard.filter((event) => 'id' in event && event.id === before.id)).toEqual([]);

  const after = one(await propose(world, person, add('heard again')));
  await page.until(() => page.heard.some((event) => 'id' in event && event.id === after.id));
  await page.leave();
});
