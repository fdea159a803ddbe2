import { DatabaseStartError, innermostMessage } from '@/db/start-error';

/** The code of the innermost error that has one: drizzle wraps what the driver throws. */
function codeOf(error: unknown): string | undefined {
  let code: string | undefined;
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') code = current.code;
  }
  return code;
}

/** Turns a failure to reach or prepare the database into words that say what to do, without the password. */
export function explainPostgresError(error: unknown, url: string): DatabaseStartError {
  const { hostname, port, username, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1)) || username;
  const place = `${hostname || 'localhost'}:${port || '5432'}`;
  const user = decodeURIComponent(username) || 'the current user';
  const words: Record<string, string> = {
    ECONNREFUSED: `No PostgreSQL answers at ${place}. Is it running, and is the address in DATABASE_URL right?`,
    ENOTFOUND: `The host ${hostname} in DATABASE_URL is not known.`,
    EAI_AGAIN: `The host ${hostname} in DATABASE_URL is not known.`,
    CONNECT_TIMEOUT: `PostgreSQL at ${place} does not answer within 10 seconds.`,
    '28P01': `PostgreSQL at ${place} refuses the password of ${user} in DATABASE_URL.`,
    '28000': `PostgreSQL at ${place} does not let ${user} in.`,
    '3D000': `There is no database "${name}" at ${place}. Make it with: createdb -h ${hostname} -p ${port || '5432'} ${name}`,
    '42501': `${user} may not create tables in the database "${name}". Grant it: GRANT CREATE ON DATABASE, and ON SCHEMA public.`,
    '53300': `PostgreSQL at ${place} has no free connection. Raise max_connections or start fewer servers.`,
  };
  const known = words[codeOf(error) ?? ''];
  return new DatabaseStartError(
    known ?? `PostgreSQL at ${place}, database "${name}", cannot be used: ${innermostMessage(error)}`,
    { cause: error },
  );
}
