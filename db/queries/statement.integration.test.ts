import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, users } from '@/db/schema';
import { insertPerson } from '@/db/testing/rows';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { newId } from '@/lib/ids';
import { type AuditEntry, insertAudit } from './audit';
import { given, statement } from './statement';

let database: TestDatabase;
let userId: string;
const at = new Date('2026-12-01T09:00:00.123Z');

beforeAll(async () => {
  database = await testDatabase();
  userId = newId('user');
  await insertPerson(database.db, userId, at);
});
afterAll(() => database.close());

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  userId,
  id: newId('audit'),
  at,
  actor: 'person',
  event: 'created',
  ...changes,
});
const stored = async (rows: AuditEntry[]) => {
  const found = await database.db.select().from(audit).where(eq(audit.userId, userId));
  return rows.map((row) => found.find(({ id }) => id === row.id));
};

describe('rows that are inserted with a text made once', () => {
  it.each([1, 2, 4, 5, 30])('are all there, and as the builder stores them: %i at once', async (count) => {
    const rows = Array.from({ length: count }, (_, index) =>
      entry({ before: null, after: { index, text: `'"; ${'漢'.repeat(index)}` }, device: null }),
    );
    await insertAudit(database.db, rows);
    expect(await stored(rows)).toMatchObject(rows);
  });

  it('hold nothing where nothing was given, and no JSON null where null was', async () => {
    const rows = [entry({ before: null }), entry()];
    for (const row of rows) await insertAudit(database.db, [row]);
    await insertAudit(database.db, []);
    expect(await stored(rows)).toMatchObject([{ before: null }, { before: null }]);
    const without = await database.db
      .select({ id: audit.id })
      .from(audit)
      .where(
        and(
          isNull(audit.before),
          inArray(
            audit.id,
            rows.map(({ id }) => id),
          ),
        ),
      );
    expect(without).toHaveLength(rows.length);
  });

  it('may set different columns, also side by side', async () => {
    const rows = [entry({ device: 'a' }), entry({ turnId: 't' }), entry({ device: 'b', turnId: 'u' })];
    await insertAudit(database.db, rows);
    expect(await stored(rows)).toMatchObject(rows);
  });

  it('are gone with the transaction they were sent in, and with the savepoint', async () => {
    const lost = entry();
    const kept = entry();
    await database.db.transaction(async (tx) => {
      await insertAudit(tx, [kept]);
      await tx
        .transaction(async (inner) => {
          await insertAudit(inner, [lost]);
          inner.rollback();
        })
        .catch(() => undefined);
    });
    expect((await stored([lost, kept])).map((row) => row?.id)).toEqual([undefined, kept.id]);
  });
});

describe('a statement whose text is made once', () => {
  const find = statement<{ id: string }, Array<{ id: string; createdAt: Date }>>((db) =>
    db
      .select({ id: users.id, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, given('id', users.id))),
  );

  it('answers by the values of each call, not of the first', async () => {
    const other = newId('user');
    await insertPerson(database.db, other, at);
    const asked = await Promise.all([userId, other, newId('user')].map((id) => find(database.db, { id })));
    expect(asked.map((rows) => rows.map((row) => row.id))).toEqual([[userId], [other], []]);
    expect(asked[0]?.[0]?.createdAt).toEqual(at);
  });

  it('takes a value as a value, whatever stands in it', async () => {
    expect(await find(database.db, { id: "' or true --" })).toEqual([]);
  });

  it('sees what its transaction wrote, sent together with it', async () => {
    const row = entry();
    const findEntry = statement<{ id: string }, Array<{ id: string }>>((db) =>
      db
        .select({ id: audit.id })
        .from(audit)
        .where(eq(audit.id, given('id', audit.id))),
    );
    await database.db.transaction(async (tx) => {
      const [, rows] = await Promise.all([insertAudit(tx, [row]), findEntry(tx, { id: row.id })]);
      expect(rows).toEqual([{ id: row.id }]);
    });
  });
});
