import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@/db/client';
import { users } from '@/db/schema';
import { startProgram } from '@/db/testing/child-process';
import { type TestDatabase, testDatabase } from '@/db/testing/test-database';
import { keepStatements } from './keep-statements';

const program = 'db/testing/programs/open-database.ts';
const secret = 'x'.repeat(32);

let server: TestDatabase;
let admin: ReturnType<typeof postgres>;
const made: string[] = [];

beforeAll(async () => {
  server = await testDatabase();
  admin = postgres(server.url ?? '', { max: 1 });
});
afterAll(async () => {
  await server.close();
  for (const name of made) await admin.unsafe(`drop database ${name} with (force)`);
  await admin.end();
});

async function emptyDatabase(name: string): Promise<string> {
  const unique = `nod_${name}_${process.pid}`;
  await admin.unsafe(`create database ${unique}`);
  made.push(unique);
  return addressOf(unique);
}

function addressOf(name: string, change?: (url: URL) => void): string {
  const url = new URL(server.url ?? '');
  url.pathname = `/${name}`;
  change?.(url);
  return url.href;
}

const open = (url: string) => openDatabase({ DATABASE_URL: url, NOD_DATA_DIR: 'unused' });

it('lets four servers start at once on an empty database: each migration runs once', async () => {
  const url = await emptyDatabase('at_once');
  const servers = ['usr_1', 'usr_2', 'usr_3', 'usr_4'].map((id) =>
    startProgram(program, { DATABASE_URL: url, BETTER_AUTH_SECRET: secret, USER_ID: id }),
  );
  for (const child of servers) expect(await child.ended()).toEqual({ code: 0, output: 'open\n' });

  const database = await open(url);
  expect(await database.db.$count(users)).toBe(4);
  expect(await database.db.$count(sql`drizzle.__drizzle_migrations`)).toBe(
    await database.db.$count(sql`(select distinct hash from drizzle.__drizzle_migrations) as different`),
  );
  await database.close();
});

it('refuses a database that a newer version has used', async () => {
  const url = await emptyDatabase('newer');
  const database = await open(url);
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 99999999999999)`,
  );
  await database.close();
  await expect(open(url)).rejects.toThrow('newer version of Nod');
});

it('leaves nothing half-done when a migration fails', async () => {
  const url = await emptyDatabase('half');
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  // In the way of the last table that the first migration makes.
  await client`create table verifications (id text)`;
  await expect(open(url)).rejects.toThrow(/verifications.*already exists/);
  const tables = await client`select tablename from pg_tables where schemaname = 'public'`;
  expect(tables.map((row) => row.tablename)).toEqual(['verifications']);
  await client`drop table verifications`;
  await client.end();
  await (await open(url)).close();
});

it('says which database is missing, and how to make it', async () => {
  const url = addressOf('no_such_database');
  await expect(open(url)).rejects.toThrow(/There is no database "no_such_database" at .*createdb/);
  const { code, output } = await startProgram(program, {
    DATABASE_URL: url,
    BETTER_AUTH_SECRET: secret,
  }).ended();
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no database/);
});

it('says that nobody answers, without the password', async () => {
  const url = addressOf('nod', (address) => {
    address.port = '1';
    address.password = 'hunter2';
  });
  await expect(open(url)).rejects.toThrow(/^No PostgreSQL answers at 127\.0\.0\.1:1\. Is it running/);
  await expect(open(url)).rejects.not.toThrow('hunter2');
});

it('says that the account is not let in', async () => {
  const url = addressOf('postgres', (address) => {
    address.username = 'nobody_of_this_name';
  });
  await expect(open(url)).rejects.toThrow(/does not let nobody_of_this_name in/);
});

it('says that the account may not make tables', async () => {
  const url = await emptyDatabase('guarded');
  const name = `nod_reader_${process.pid}`;
  await admin.unsafe(`create role ${name} login`);
  try {
    const asReader = addressOf(new URL(url).pathname.slice(1), (address) => {
      address.username = name;
    });
    await expect(open(asReader)).rejects.toThrow(`${name} may not create tables`);
  } finally {
    await admin.unsafe(`drop role ${name}`);
  }
});

it('lets the database remember the statements of a connection, a bounded number of them', async () => {
  const client = keepStatements(postgres(server.url ?? '', { max: 1 }));
  const remembered = async (): Promise<number> => {
    const [row] = await client.unsafe(
      `select count(*)::int as count from pg_prepared_statements where statement like 'select $1%'`,
    );
    return Number(row?.count);
  };
  for (let round = 0; round < 3; round++) {
    await client.unsafe('select $1::int as asked', [round]);
    await client.begin(async (tx) => {
      await tx.unsafe('select $1::int as within', [round]);
      await tx.savepoint((inner) => inner.unsafe('select $1::int as nested', [round]));
    });
  }
  expect(await remembered()).toBe(3);
  for (let text = 0; text < 600; text++) await client.unsafe(`select $1::int as text_${text}`, [text]);
  expect(await remembered()).toBe(500);
  const [last] = await client.unsafe('select $1::int as text_599', [7]);
  expect(last).toEqual({ text_599: 7 });
  await client.end();
});

it('remembers none where the address says so, for a pooler that cannot keep them', async () => {
  const url = new URL(server.url ?? '');
  url.searchParams.set('prepare', 'false');
  const client = keepStatements(postgres(url.href, { max: 1 }));
  const [answer] = await client.unsafe('select $1::int as asked', [5]);
  const [row] = await client.unsafe('select count(*)::int as count from pg_prepared_statements');
  expect([answer, row]).toEqual([{ asked: 5 }, { count: 0 }]);
  await client.end();
});
