import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';

export type FailingWrite = { table: string; operation: 'insert' | 'update' };

/** Makes the database itself refuse a kind of write, as a full disk or a broken constraint would. Answers how to end it. */
export async function failWrites(db: Db, { table, operation }: FailingWrite): Promise<() => Promise<void>> {
  const name = `fail_${operation}_${table}`;
  await db.execute(
    sql.raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'no more ${table}'; end $$`,
    ),
  );
  await db.execute(
    sql.raw(`create trigger ${name} before ${operation} on ${table} for each row execute function ${name}()`),
  );
  return async () => {
    await db.execute(sql.raw(`drop function ${name}() cascade`));
  };
}
