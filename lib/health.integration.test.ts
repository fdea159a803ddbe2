import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { describeHealth } from './health';

const model = { name: 'builtin' };
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('is well when the database answers', async () => {
  const health = await describeHealth({ database, model });
  expect(health).toEqual({
    status: 'ok',
    database: database.kind,
    model: 'builtin',
    version: expect.any(String),
  });
});

it('says that the database does not answer, and nothing about where it is', async () => {
  const gone = await testDatabase();
  await gone.close();
  const health = await describeHealth({ database: gone, model });
  expect(health).toMatchObject({ status: 'unavailable', reason: 'The database does not answer.' });
});

it('does not wait for ever for a database that hangs', async () => {
  const hanging = { kind: database.kind, ping: () => new Promise<void>(() => undefined) };
  const health = await describeHealth({ database: hanging, model });
  expect(health.status).toBe('unavailable');
});
