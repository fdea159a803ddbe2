import type { Database } from '@/db/client';
import packageJson from '@/package.json';
import { logger } from './log';

const PING_LIMIT_MS = 3000;

export type Health = {
  status: 'ok' | 'unavailable';
  database: Database['kind'];
  model: string;
  version: string;
  reason?: string;
};

/** Asks the database, for three seconds at most. The reason names no host: anybody may ask for the health. */
export async function describeHealth(parts: {
  database: Pick<Database, 'kind' | 'ping'>;
  model: { name: string };
}): Promise<Health> {
  const known = { database: parts.database.kind, model: parts.model.name, version: packageJson.version };
  try {
    await withinLimit(parts.database.ping());
    return { status: 'ok', ...known };
  } catch (error) {
    logger.error({ err: error }, 'the database does not answer');
    return { status: 'unavailable', ...known, reason: 'The database does not answer.' };
  }
}

async function withinLimit(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PING_LIMIT_MS} ms`)), PING_LIMIT_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
