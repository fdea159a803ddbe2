import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cuttableProxy } from '@/db/testing/cuttable-proxy';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { keepStatements } from './keep-statements';

const ROUNDS = 12;
let database: TestDatabase;
let admin: ReturnType<typeof postgres>;
beforeAll(async () => {
  database = await testDatabase();
  admin = postgres(database.url ?? '', { max: 1 });
});
afterAll(async () => {
  await admin.end();
  await database.close();
});

it('fails no question that is asked after the database is back, whatever was cut off before', async () => {
  const late: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const name = `cut ${round}`;
    const client = keepStatements(
      postgres(database.url ?? '', {
        max: 4,
        backoff: () => 0.05,
        onnotice: () => undefined,
        connection: { application_name: name },
      }),
    );
    const cutOff = Array.from({ length: 8 }, (_, index) =>
      client
        .begin(async (tx) => {
          await Promise.all([tx.unsafe('select $1::int', [index]), tx.unsafe('select pg_sleep(0.02)')]);
          await tx.unsafe('select 2');
        })
        // That these fail is what is done to them.
        .catch((error: Error) => error),
    );
    await sleep(10 + 5 * round);
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`;
    await Promise.all(cutOff);
    await sleep(200);
    const asked = Array.from({ length: 8 }, (_, index) =>
      client.unsafe('select $1::int as x', [index]).catch((error: Error) => void late.push(error.message)),
    );
    await Promise.all(asked);
    await client.end({ timeout: 1 });
  }
  expect(late).toEqual([]);
});

it('leaves nothing of a transaction that broke off with a reset to the connection that comes after it', async () => {
  const proxy = await cuttableProxy(database.url ?? '');
  for (let pool = 0; pool < 6; pool++) {
    const client = keepStatements(
      postgres(proxy.url, { max: 10, backoff: () => 0.05, onnotice: () => undefined }),
    );
    const transaction = (index: number) =>
      client.begin(async (tx) => {
        await tx.unsafe('select $1::int', [index]);
        await Promise.all([tx.unsafe('select $1::int + 1', [index]), tx.unsafe('select 2')]);
      });
    for (let round = 0; round < 5; round++) {
      const cutOff = Array.from({ length: 20 }, (_, index) =>
        transaction(index).catch((error: Error) => error),
      );
      await sleep(round * 4);
      await proxy.cut();
      await Promise.all(cutOff);
      await proxy.mend();
      // A question in the very moment between the error of a socket and its closing may still fail.
      await sleep(100);
      const asked = Promise.all(Array.from({ length: 30 }, (_, index) => transaction(index)));
      // A question that waits for an answer of another one would wait for ever.
      await expect(Promise.race([asked.then(() => 'answered'), sleep(20_000, 'hangs')])).resolves.toBe(
        'answered',
      );
    }
    await client.end({ timeout: 1 });
  }
  await proxy.close();
});
