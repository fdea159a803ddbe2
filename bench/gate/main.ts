/** What it costs to ask first: Nod's propose and confirm against a bare server that does the same writes, on one PostgreSQL, in one run. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { openPostgres } from '@/db/postgres/open-postgres';
import { startThrowawayPostgres } from '@/db/testing/throwaway-postgres';
import { newId } from '@/lib/ids';
import { liveDelays } from './live';
import { compare, load, pausedBytes, processorTime, writeTransactions } from './measure';
import { type Result, toMarkdown } from './report';
import { startBare, startNod } from './servers';
import { bareTarget, nodTarget, type Target } from './targets';

const isQuick = process.argv.includes('--quick');
const PAUSED = isQuick ? 50 : 200;
const COUNTED = isQuick ? 40 : 150;
const WARM_UP = isQuick ? 20 : 200;
const REVIVED = 20;
const LIVE = isQuick ? 20 : 100;
const LEVELS = [
  { atOnce: 1, rounds: isQuick ? 2 : 5, each: isQuick ? 20 : 40 },
  { atOnce: 16, rounds: isQuick ? 2 : 5, each: isQuick ? 4 : 8 },
];

const server = await startThrowawayPostgres();
const admin = postgres(server.url, { max: 1 });
const [version] = await admin<{ text: string }[]>`select current_setting('server_version') as text`;

async function database(name: string): Promise<{ url: string; sql: postgres.Sql }> {
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const migrated = await openPostgres(url.href);
  await migrated.close();
  return { url: url.href, sql: postgres(url.href, { max: 1, onnotice: () => undefined }) };
}

const nodDatabase = await database('nod_bench');
const bareDatabase = await database('bare_bench');
let nod = await startNod(nodDatabase.url);
const bare = await startBare(bareDatabase.url);

async function newBareUser(): Promise<string> {
  const id = newId('user');
  const now = new Date();
  const row = { id, name: id, email: `${id}@example.test`, created_at: now, updated_at: now };
  await bareDatabase.sql`insert into users ${bareDatabase.sql(row)}`;
  return id;
}
const nodUsers = nodTarget(nod.port);
const targets: [Target, Target] = [nodUsers, bareTarget(bare.port, newBareUser)];

// As servers that have been running for a while.
for (const target of targets) await load([await target.user()], WARM_UP);

const levels: Result['levels'] = [];
for (const level of LEVELS) {
  console.log(`${level.atOnce} at once …`);
  levels.push({ atOnce: level.atOnce, latencies: await compare(targets, level) });
}
console.log('processor time …');
const processor = {
  nod: await processorTime(targets[0], nod, COUNTED),
  bare: await processorTime(targets[1], bare, COUNTED),
};
console.log('write transactions …');
const transactions = {
  nod: await writeTransactions(nodDatabase.sql, targets[0]),
  bare: await writeTransactions(bareDatabase.sql, targets[1]),
};

console.log('two servers …');
const other = await startNod(nodDatabase.url);
const live = await liveDelays(await nodUsers.user(), other.port, LIVE);
await other.stop();

console.log(`${PAUSED} paused conversations …`);
await nodDatabase.sql`truncate threads cascade`;
const memoryBefore = nod.memoryMegabytes();
const user = await targets[0].user();
const paused: Array<Awaited<ReturnType<typeof user.propose>>> = [];
for (let index = 0; index < PAUSED; index++) paused.push(await user.propose());
const memoryAfter = nod.memoryMegabytes();
const bytes = await pausedBytes(nodDatabase.sql);

// Nothing of a paused conversation lives in a process: this one is killed, and another confirms.
const port = nod.port;
await nod.stop('SIGKILL');
nod = await startNod(nodDatabase.url, port);
let revived = 0;
for (const conversation of paused.slice(0, REVIVED)) {
  await conversation.confirm();
  revived += 1;
}

const result: Result = {
  levels,
  processor,
  transactions,
  live,
  paused: { count: PAUSED, bytes, memoryBefore, memoryAfter, revived, of: REVIVED },
  postgres: version?.text ?? '',
};
const text = toMarkdown(result);
console.log(text);
if (!isQuick) writeFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), text);

await nod.stop();
await bare.stop();
await Promise.all([admin.end(), nodDatabase.sql.end(), bareDatabase.sql.end()]);
await server.stop();
