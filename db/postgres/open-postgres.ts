import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres, { type Options } from 'postgres';
import type { Database } from '@/db/client';
import { migratePostgres } from '@/db/migrate';
import * as schema from '@/db/schema';
import { DatabaseStartError } from '@/db/start-error';
import { logger } from '@/lib/log';
import { explainPostgresError } from './explain-error';
import { jobQueueOn } from './job-queue';
import { keepStatements } from './keep-statements';

const POOL_SIZE = 10;
const OLDEST_MAJOR_VERSION = 15;
const CLOSE_TIMEOUT_SECONDS = 5;
const RECONNECT_SECONDS = 0.1;

const shared = {
  connect_timeout: 10,
  // A database that comes back is used again at once; by itself the driver would wait up to twenty seconds.
  backoff: () => RECONNECT_SECONDS,
  onnotice: (notice) => logger.debug({ notice: notice.message }, 'notice of the database'),
} satisfies Options<Record<string, never>>;

/** Opens a PostgreSQL database and brings its tables up to date; see `openDatabase`. */
export async function openPostgres(url: string): Promise<Database> {
  await prepare(url);
  const client = postgres(url, {
    ...shared,
    max: POOL_SIZE,
    connection: {
      application_name: 'nod',
      // A query that hangs, or a transaction that its server forgot, must not hold its locks for ever.
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
  const db = drizzle(keepStatements(client), { schema });
  // Not from the pool: a connection that listens must stay, and a pooler between may not hand it on.
  const listening = postgres(url, { ...shared, max: 1, connection: { application_name: 'nod events' } });
  let jobs: postgres.Sql | null = null;
  return {
    kind: 'postgres',
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    listen: async (channel, { onMessage, onResume }) => {
      let isFirst = true;
      await listening.listen(channel, onMessage, () => {
        if (!isFirst) onResume();
        isFirst = false;
      });
    },
    jobQueue: () => {
      jobs ??= postgres(url, { ...shared, max: 1, connection: { application_name: 'nod jobs' } });
      return jobQueueOn(jobs);
    },
    close: async () => {
      await jobs?.end({ timeout: CLOSE_TIMEOUT_SECONDS });
      await listening.end({ timeout: CLOSE_TIMEOUT_SECONDS });
      await client.end({ timeout: CLOSE_TIMEOUT_SECONDS });
    },
  };
}

/** Checks the version and migrates, on one connection of its own without time limits. */
async function prepare(url: string): Promise<void> {
  const client = postgres(url, { ...shared, max: 1, connection: { application_name: 'nod migrations' } });
  try {
    const [version] = await client<
      { number: string }[]
    >`select current_setting('server_version_num') as number`;
    const major = Math.floor(Number(version?.number) / 10_000);
    if (!(major >= OLDEST_MAJOR_VERSION)) {
      throw new DatabaseStartError(
        `Nod needs PostgreSQL ${OLDEST_MAJOR_VERSION} or newer; this is ${major}.`,
      );
    }
    await migratePostgres(drizzle(client, { schema }));
  } catch (error) {
    throw error instanceof DatabaseStartError ? error : explainPostgresError(error, url);
  } finally {
    await client.end({ timeout: CLOSE_TIMEOUT_SECONDS });
  }
}
