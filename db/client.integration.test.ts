import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '@/db/schema';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';

const moment = new Date('2026-11-30T09:00:00.123Z');
const person = (id: string) => ({
  id,
  name: 'Guest',
  email: `${id}@example.test`,
  createdAt: moment,
  updatedAt: moment,
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('answers', async () => {
  await expect(database.ping()).resolves.toBeUndefined();
});

it('gives instants back as they were written, on both databases', async () => {
  await database.db.insert(users).values(person('usr_1'));
  const [row] = await database.db.select().from(users).where(eq(users.id, 'usr_1'));
  expect(row?.createdAt).toEqual(moment);
});

it('counts as a number, on both databases', async () => {
  await database.db.insert(users).values(person('usr_2'));
  expect(await database.db.$count(users, eq(users.id, 'usr_2'))).toBe(1);
});

it('writes nothing of a transaction that fails', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(users).values(person('usr_3'));
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  expect(await database.db.$count(users, eq(users.id, 'usr_3'))).toBe(0);
});

it('is empty and of its own for each caller', async () => {
  const other = await testDatabase();
  try {
    expect(await other.db.$count(users)).toBe(0);
  } finally {
    await other.close();
  }
});
