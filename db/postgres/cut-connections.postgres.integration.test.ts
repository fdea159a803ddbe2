import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
