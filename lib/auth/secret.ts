import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDataFolder } from '@/db/pglite/data-folder';
import type { Env } from '@/lib/env';

/**
 * The key that signs session cookies: the configured one, else one that is made once and kept beside the embedded
 * database, readable by its owner only. Without the file, everybody is a new guest.
 */
export function authSecret(env: Pick<Env, 'BETTER_AUTH_SECRET' | 'NOD_DATA_DIR'>): string {
  if (env.BETTER_AUTH_SECRET) return env.BETTER_AUTH_SECRET;
  const file = join(prepareDataFolder(env.NOD_DATA_DIR), 'secret');
  try {
    // Made only when it is not there, in one step, so that two starts at once end with the same secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
