import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { systemClock } from '@/lib/clock';

const KEPT = 3;
/** When it was made, and a number for the state of our tables: the same number means that nothing changed since. */
const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-(\d+)\.tar\.gz$/;

const folderOf = (dataFolder: string) => join(dataFolder, 'snapshots');

/** Names of the snapshots of a data folder, newest first. */
export async function listSnapshots(dataFolder: string): Promise<string[]> {
  const names = await readdir(folderOf(dataFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => namePattern.test(name))
    .sort()
    .reverse();
}

/**
 * Keeps a copy of the database, unless nothing changed since the newest one, and drops all but the newest three. PGlite
 * never asks the disk to flush, so a power cut can take the live files; a snapshot is flushed, with its folder, before
 * its name appears. Resolves to the name of the new snapshot, or null when there was nothing to do.
 */
export async function takeSnapshot(client: PGlite, dataFolder: string): Promise<string | null> {
  const folder = folderOf(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const state = await stateOf(client);
  const [newest] = await listSnapshots(dataFolder);
  if (newest && namePattern.exec(newest)?.[1] === state) return null;

  const time = systemClock.now().toISOString().replaceAll(':', '-').replace('.', '-');
  const name = `${time}-${state}.tar.gz`;
  const temporary = join(folder, `${name}.part`);
  try {
    // Uncompressed out of the database, which waits meanwhile; compressed on the way to the disk, when it no longer does.
    const image = await client.dumpDataDir('none');
    await pipeline(image.stream(), createGzip({ level: 4 }), createWriteStream(temporary, { mode: 0o600 }));
    await flush(temporary);
    await rename(temporary, join(folder, name));
    await flush(folder);
  } finally {
    await rm(temporary, { force: true });
  }
  const [, ...others] = await listSnapshots(dataFolder);
  await Promise.all(others.slice(KEPT - 1).map((old) => rm(join(folder, old), { force: true })));
  return name;
}

/**
 * A number that any change of a row of ours changes: of each table how many rows it has and which transaction wrote the newest. The tables of the
 * job queue do not count. It writes every minute, and three copies of an idle database would push out the one that a person wants back.
 */
async function stateOf(client: PGlite): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  );
  if (tables.length === 0) return '0';
  const parts = tables.map(
    ({ name }) => `select count(*) as n, max(xmin::text::bigint) as newest from public.${name}`,
  );
  const { rows } = await client.query<{ state: string }>(
    `select (hashtextextended(string_agg(n || ' ' || coalesce(newest, 0), ',' order by t), 0) & 9223372036854775807)::text as state
     from (${parts.map((part, index) => `select ${index} as t, * from (${part}) as part_${index}`).join(' union all ')}) as parts`,
  );
  return rows[0]?.state ?? '0';
}

/** What a process that was killed in the middle of a snapshot left behind. The folder is locked, so nobody writes there. */
async function removeUnfinished(folder: string): Promise<void> {
  const unfinished = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
}

/** The content of a snapshot, as PGlite loads it. Rejects when there is none of that name. */
export async function readSnapshot(dataFolder: string, name: string): Promise<Blob> {
  if (!namePattern.test(name)) throw new Error(`"${name}" is not the name of a snapshot`);
  const file = createReadStream(join(folderOf(dataFolder), name));
  return new Blob([new Uint8Array(await buffer(file.compose<NodeJS.ReadWriteStream>(createGunzip())))]);
}

/** Asks the disk to write a file, or a folder's list of names, before going on. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
