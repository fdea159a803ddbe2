import { DatabaseStartError } from '@/db/start-error';
import { EnvironmentError, readEnv } from './env';
import { logger } from './log';
import { startServices } from './services';

const testClockNotice = `
  ****************************************************************
  *  NOD_TEST_CLOCK is on: every request may choose its own time.  *
  *  For tests only. Never with real todos.                        *
  ****************************************************************
`;

/** What the process that owns the HTTP server calls when it is told to stop, in this order. */
export type Shutdown = {
  /** Ends every open stream, so that no connection holds the server. */
  endStreams(): Promise<void>;
  /** Stops jobs, then closes the database. */
  close(): Promise<void>;
};

const shutdownKey = Symbol.for('nod.shutdown');
const startedKey = Symbol.for('nod.started');
const shared = globalThis as typeof globalThis & { [shutdownKey]?: Shutdown; [startedKey]?: () => void };

/**
 * Reads the configuration, opens the database and builds the services. A server that cannot start says why and ends:
 * Next itself would go on and answer every request with 500.
 */
export async function startServer(): Promise<void> {
  try {
    const env = readEnv();
    logger.level = env.LOG_LEVEL;
    if (env.NOD_TEST_CLOCK) process.stderr.write(testClockNotice);
    shared[shutdownKey] = await startServices(env);
    shared[startedKey]?.();
  } catch (error) {
    const expected = error instanceof EnvironmentError || error instanceof DatabaseStartError;
    process.stderr.write(`\nNod cannot start.\n${expected ? error.message : errorText(error)}\n`);
    process.exit(1);
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
