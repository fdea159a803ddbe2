import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '@/db/postgres/open-postgres';
import { startThrowawayPostgres } from './throwaway-postgres';

/** Once a run: a server (our own, or TEST_DATABASE_URL), and in it a migrated database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowawayPostgres();
  const prefix = `nod_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  const admin = postgres(server.url, { max: 1 });
  try {
    await admin.unsafe(`create database ${template}`);
    const url = new URL(server.url);
    url.pathname = `/${template}`;
    const database = await openPostgres(url.href);
    await database.close();
  } catch (error) {
    await admin.end();
    await server.stop();
    throw error;
  }
  project.provide('testDatabase', { kind: 'postgres', serverUrl: server.url, prefix, template });
  return async () => {
    const left = await admin<
      { name: string }[]
    >`select datname as name from pg_database where starts_with(datname, ${prefix})`;
    for (const { name } of left) await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
    await server.stop();
  };
}
