import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database } from '@/db/client';
import { migratePglite } from '@/db/migrate';
import * as schema from '@/db/schema';
import { DatabaseStartError, innermostMessage } from '@/db/start-error';
import { systemClock } from '@/lib/clock';
import { logger } from '@/lib/log';
import { prepareDataFolder } from './data-folder';
import { lockFolder } from './folder-lock';
import { listSnapshots, readSnapshot, takeSnapshot } from './snapshots';

const HOUR = 60 * 60 * 1000;

/** One connection and one person's todos: PostgreSQL's defaults would only cost memory, and disk for its log. */
const startParams = [
  ...PGlite.defaultStartParams,
  ...['shared_buffers=8MB', 'max_connections=5', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/** An embedded database without a file, its tables up to date. `image` is what `dumpDataDir` gave, already migrated. */
export async function openPgliteMemory(image?: Blob): Promise<Database> {
  const client = await PGlite.create({ startParams, loadDataDir: image });
  const db = drizzle(client, { schema });
  if (!image) await migratePglite(db);
  return {
    kind: 'pglite',
    db,
    ping: () => ping(client),
    listen: listenOn(client),
    jobQueue: () => ({ backend: 'pglite', db: fromPglite(client) }),
    close: () => client.close(),
  };
}

/**
 * Opens the embedded database of a data folder; see `openDatabase`. The folder is this process's own until `close`.
 * A snapshot is kept at start, every hour and at the end, each time only when something changed.
 */
export async function openPgliteFolder(path: string, options: { restore?: string } = {}): Promise<Database> {
  const folder = prepareDataFolder(path);
  const lock = lockFolder(folder);
  try {
    if (options.restore) await restoreSnapshot(folder, options.restore);
    const client = await openFiles(folder);
    try {
      const db = drizzle(client, { schema });
      await bringUpToDate(db, folder);
      const snapshots = keepSnapshots(client, folder);
      const close = async () => {
        await snapshots.finish();
        await client.close();
        lock.release();
      };
      return {
        kind: 'pglite',
        db,
        ping: () => ping(client),
        listen: listenOn(client),
        jobQueue: () => ({ backend: 'pglite', db: fromPglite(client) }),
        close,
      };
    } catch (error) {
      await client.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** In the same process, so it cannot be cut off. */
function listenOn(client: PGlite): Database['listen'] {
  return async (channel, { onMessage }) => {
    await client.listen(channel, onMessage);
  };
}

async function ping(client: PGlite): Promise<void> {
  await client.query('select 1');
}

async function bringUpToDate(db: PgliteDatabase<typeof schema>, folder: string): Promise<void> {
  try {
    await migratePglite(db);
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(
      `The tables of the database in ${folder} cannot be brought up to date, and are as they were: ${innermostMessage(error)}`,
      { cause: error },
    );
  }
}

async function openFiles(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: join(folder, 'database'), startParams });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [newest] = await listSnapshots(folder);
    const advice = newest
      ? `The newest snapshot is ${newest}. To go back to it (the broken files are kept aside): npm start -- --restore-snapshot`
      : 'There is no snapshot. Move the folder away to begin anew.';
    throw new DatabaseStartError(`The database in ${folder} does not open: ${reason}\n${advice}`, {
      cause: error,
    });
  }
}

/**
 * Puts a snapshot in the database's place. It is unpacked and opened beside it first, so that a bad snapshot changes
 * nothing, and what was there stays, under another name.
 */
async function restoreSnapshot(folder: string, wanted: string): Promise<void> {
  const snapshots = await listSnapshots(folder);
  const name = wanted === 'newest' ? snapshots[0] : snapshots.find((known) => known === wanted);
  if (!name) {
    const choice = snapshots.length > 0 ? `There are: ${snapshots.join(', ')}.` : 'There is none.';
    throw new DatabaseStartError(`No snapshot "${wanted}" in ${join(folder, 'snapshots')}. ${choice}`);
  }
  const live = join(folder, 'database');
  const restored = join(folder, 'database.restored');
  await rm(restored, { recursive: true, force: true });
  try {
    const loadDataDir = await readSnapshot(folder, name);
    const client = await PGlite.create({ dataDir: restored, startParams, loadDataDir });
    await client.close();
  } catch (error) {
    await rm(restored, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(`The snapshot ${name} does not open: ${reason}`, { cause: error });
  }
  const time = systemClock.now().toISOString().replaceAll(':', '-').replace('.', '-');
  if (existsSync(live)) await rename(live, join(folder, `database.before-restore-${time}`));
  await rename(restored, live);
  logger.warn({ snapshot: name }, 'went back to a snapshot');
}

/** One snapshot at a time. A failure is logged, never thrown: the database itself is well. */
function keepSnapshots(client: PGlite, folder: string): { finish(): Promise<void> } {
  let running = Promise.resolve();
  const take = () => {
    running = running.then(async () => {
      try {
        const name = await takeSnapshot(client, folder);
        if (name) logger.info({ snapshot: name }, 'kept a snapshot of the database');
      } catch (error) {
        logger.error({ err: error }, 'could not keep a snapshot of the database');
      }
    });
    return running;
  };
  void take();
  const timer = setInterval(take, HOUR);
  timer.unref();
  return {
    finish: () => {
      clearInterval(timer);
      return take();
    },
  };
}
