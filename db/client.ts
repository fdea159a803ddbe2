import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from '@/db/schema';
import type { Env } from '@/lib/env';
import { openPgliteFolder, openPgliteMemory } from './pglite/open-pglite';
import { openPostgres } from './postgres/open-postgres';

/** One type for both drivers. A transaction is one too: inside `db.transaction(async (tx) => …)` use only `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What pg-boss needs to know of a database. */
export type JobQueue = Required<Pick<ConstructorOptions, 'db'>> & { backend: 'pglite' | 'postgres' };

export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Resolves when the database answers, rejects with the driver's error when not. */
  ping(): Promise<void>;
  /**
   * Hears every message on the channel from now on, on one connection of its own. `onResume` is called whenever that connection is made
   * anew: messages may have been missed.
   */
  listen(channel: string, listener: { onMessage(payload: string): void; onResume(): void }): Promise<void>;
  /** Where the job queue keeps its own tables. On PostgreSQL over a connection that is opened with the first call. */
  jobQueue(): JobQueue;
  /** Ends every connection; embedded, it also keeps a snapshot when something changed, and frees the folder. */
  close(): Promise<void>;
};

/**
 * Opens the database that the configuration names and brings its tables up to date: PostgreSQL with `DATABASE_URL`,
 * else the embedded one in `NOD_DATA_DIR`. Throws a `DatabaseStartError`, made to be shown, and then holds nothing.
 */
export function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'NOD_DATA_DIR' | 'NOD_RESTORE_SNAPSHOT'>,
): Promise<Database> {
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL)
    : openPgliteFolder(env.NOD_DATA_DIR, { restore: env.NOD_RESTORE_SNAPSHOT });
}

/** An embedded database that lives and dies with this process: the evaluation, and tests. */
export const openMemoryDatabase: () => Promise<Database> = openPgliteMemory;
