import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '@/db/client';
import { users } from '@/db/schema';
import { startProgram } from '@/db/testing/child-process';
import { listSnapshots } from './snapshots';

const program = 'db/testing/programs/open-database.ts';
const place = mkdtempSync(join(tmpdir(), 'nod-folder-'));
/** Used twice: one snapshot knows the first user, the next both. Each test gets a copy, which is faster than a new one. */
const prepared = join(place, 'prepared');
let folder = prepared;
let copies = 0;

beforeAll(async () => {
  for (const id of ['usr_1', 'usr_2']) await withDatabase((database) => addUser(database, id));
});
beforeEach(() => {
  copies += 1;
  folder = join(place, `copy-${copies}`);
  cpSync(prepared, folder, { recursive: true });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const open = (restore?: string) => openDatabase({ NOD_DATA_DIR: folder, NOD_RESTORE_SNAPSHOT: restore });

async function withDatabase<T>(use: (database: Database) => Promise<T>, restore?: string): Promise<T> {
  const database = await open(restore);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function addUser(database: Database, id: string): Promise<void> {
  const moment = new Date('2026-11-30T09:00:00Z');
  const email = `${id}@example.test`;
  await database.db.insert(users).values({ id, name: id, email, createdAt: moment, updatedAt: moment });
}

async function userIds(database: Database): Promise<string[]> {
  const rows = await database.db.select({ id: users.id }).from(users).orderBy(users.id);
  return rows.map((row) => row.id);
}

it('is for its owner only', async () => {
  await withDatabase(async () => undefined);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('refuses a second process, names the first, and is free as soon as that one is killed', async () => {
  const holder = startProgram(program, { NOD_DATA_DIR: folder, USER_ID: 'usr_kept', STAY: '1' });
  await holder.said('open');
  await expect(open()).rejects.toThrow(`in use by process ${holder.process.pid}, since 20`);
  const second = await startProgram(program, { NOD_DATA_DIR: folder }).ended();
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('Stop that server first') });

  holder.process.kill('SIGKILL');
  await holder.ended();
  expect(await withDatabase(userIds)).toEqual(['usr_1', 'usr_2', 'usr_kept']);
});

it('refuses a second opening in the same process too', async () => {
  await withDatabase(() => expect(open()).rejects.toThrow(`in use by process ${process.pid}`));
});

it('is free again after an opening that failed', async () => {
  await expect(open('2020-01-01')).rejects.toThrow('No snapshot "2020-01-01"');
  expect(await withDatabase(userIds)).toEqual(['usr_1', 'usr_2']);
});

it('keeps the newest three snapshots', async () => {
  const before = await listSnapshots(folder);
  for (const id of ['usr_3', 'usr_4']) await withDatabase((database) => addUser(database, id));
  const after = await listSnapshots(folder);
  expect(after).toHaveLength(3);
  expect(after).not.toContain(before.at(-1));
  expect(readdirSync(join(folder, 'snapshots')).sort().reverse()).toEqual(after);
});

it('clears away what a snapshot that was cut off left behind', async () => {
  writeFileSync(join(folder, 'snapshots', '2026-11-30T09-00-00-000Z-1.tar.gz.part'), 'half a file');
  await withDatabase(userIds);
  expect(readdirSync(join(folder, 'snapshots')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('keeps no snapshot when nothing changed', async () => {
  const before = await listSnapshots(folder);
  await withDatabase(userIds);
  expect(await listSnapshots(folder)).toEqual(before);
});

it('goes back to the newest snapshot, and keeps aside what was there', async () => {
  // As a process that is killed: it writes, but makes no snapshot of it.
  const writer = startProgram(program, { NOD_DATA_DIR: folder, USER_ID: 'usr_later', STAY: '1' });
  await writer.said('open');
  writer.process.kill('SIGKILL');
  await writer.ended();
  expect(await withDatabase(userIds, 'newest')).toEqual(['usr_1', 'usr_2']);
  expect(readdirSync(folder).filter((name) => name.startsWith('database.before-restore'))).toHaveLength(1);
});

it('goes back to a snapshot by its name', async () => {
  const [, older] = await listSnapshots(folder);
  expect(await withDatabase(userIds, older)).toEqual(['usr_1']);
});

it('says which snapshot to go back to when its files are broken, and going back works', async () => {
  const [newest] = await listSnapshots(folder);
  for (const name of readdirSync(join(folder, 'database', 'global'))) {
    writeFileSync(join(folder, 'database', 'global', name), 'not a table');
  }
  await expect(open()).rejects.toThrow(
    new RegExp(`does not open: [^]*The newest snapshot is ${newest}[^]*npm start -- --restore-snapshot`),
  );
  expect(await withDatabase(userIds, 'newest')).toEqual(['usr_1', 'usr_2']);
});

it('changes nothing when the snapshot itself is broken', async () => {
  const [newest = ''] = await listSnapshots(folder);
  writeFileSync(join(folder, 'snapshots', newest), 'half a file');
  await expect(open('newest')).rejects.toThrow(`The snapshot ${newest} does not open`);
  expect(await withDatabase(userIds)).toEqual(['usr_1', 'usr_2']);
});

it('says so in a sentence when its tables cannot be brought up to date', async () => {
  folder = join(place, 'of-something-else');
  mkdirSync(folder);
  const client = await PGlite.create(join(folder, 'database'));
  await client.exec('create table users (id text)');
  await client.close();
  await expect(open()).rejects.toThrow(/cannot be brought up to date, and are as they were: .*users/);
});
