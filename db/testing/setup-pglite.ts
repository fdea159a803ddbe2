import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import { migratePglite } from '@/db/migrate';
import * as schema from '@/db/schema';

/** Once a run: a migrated database as a file, which each test file loads as its own. */
export default async function setup(project: TestProject): Promise<() => void> {
  const client = await PGlite.create();
  await migratePglite(drizzle(client, { schema }));
  const image = await client.dumpDataDir('none');
  await client.close();
  const folder = mkdtempSync(join(tmpdir(), 'nod-pglite-'));
  const imageFile = join(folder, 'migrated.tar');
  writeFileSync(imageFile, new Uint8Array(await image.arrayBuffer()));
  project.provide('testDatabase', { kind: 'pglite', imageFile });
  return () => rmSync(folder, { recursive: true, force: true });
}
