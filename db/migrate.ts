import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePgliteTables } from 'drizzle-orm/pglite/migrator';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgresTables } from 'drizzle-orm/postgres-js/migrator';
import type * as schema from '@/db/schema';
import { DatabaseStartError } from './start-error';

/** Any number works as long as every server takes the same: "nod" in ASCII. */
const MIGRATION_LOCK = 0x6e6f64;

/** Found from the working directory, which is the project's for the server, the tests and the evaluation. */
function migrationsFolder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'db', 'migrations');
}

type AppliedMigration = { created_at: string | number };

/**
 * A database that a newer version wrote must not be used by an older one: its columns may mean something else.
 * `applied` are the rows of the migration table, none when it does not exist yet.
 */
function refuseNewer(applied: AppliedMigration[]): void {
  const known = Math.max(
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map((m) => m.folderMillis),
  );
  if (applied.some((row) => Number(row.created_at) > known)) {
    throw new DatabaseStartError(
      'The database was used by a newer version of Nod. Start that version, or use another database.',
    );
  }
}

const migrationTableName = sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`;
const appliedMigrations = sql`select created_at from drizzle.__drizzle_migrations`;

/** Brings an embedded database up to date. The folder's lock is held, so nobody else can be at it. */
export async function migratePglite(db: PgliteDatabase<typeof schema>): Promise<void> {
  const table = await db.execute<{ name: string | null }>(migrationTableName);
  if (table.rows[0]?.name) refuseNewer((await db.execute<AppliedMigration>(appliedMigrations)).rows);
  await migratePgliteTables(db, { migrationsFolder: migrationsFolder() });
}

/**
 * Brings a PostgreSQL database up to date. `db` must be a single connection: the advisory lock belongs to it. Servers
 * that start at the same time wait here for the first, then find nothing to do. All pending migrations are one
 * transaction, so a failure leaves the tables as they were.
 */
export async function migratePostgres(db: PostgresJsDatabase<typeof schema>): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    const [table] = await db.execute<{ name: string | null }>(migrationTableName);
    if (table?.name) refuseNewer(await db.execute<AppliedMigration>(appliedMigrations));
    await migratePostgresTables(db, { migrationsFolder: migrationsFolder() });
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}
