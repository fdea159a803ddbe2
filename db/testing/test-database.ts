import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { Database } from '@/db/client';
import { openPgliteMemory } from '@/db/pglite/open-pglite';
import { openPostgres } from '@/db/postgres/open-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase:
      | { kind: 'pglite'; imageFile: string }
      | { kind: 'postgres'; serverUrl: string; prefix: string; template: string };
  }
}

/** `url` is there on PostgreSQL only, for tests that let a second connection or a second process in. */
export type TestDatabase = Database & { url: string | null };

/**
 * A database of the caller's own, migrated and empty. Which of the two it is says the vitest project, so every
 * integration test runs on both. Close it at the end (`afterAll(() => database.close())`).
 */
export async function testDatabase(): Promise<TestDatabase> {
  const given = inject('testDatabase');
  if (given.kind === 'pglite') {
    const image = new Blob([new Uint8Array(await readFile(given.imageFile))]);
    return { ...(await openPgliteMemory(image)), url: null };
  }
  const name = `${given.prefix}_${randomBytes(6).toString('hex')}`;
  const admin = postgres(given.serverUrl, { max: 1 });
  await admin.unsafe(`create database ${name} template ${given.template}`);
  await admin.end();
  const url = new URL(given.serverUrl);
  url.pathname = `/${name}`;
  return { ...(await openPostgres(url.href)), url: url.href };
}
