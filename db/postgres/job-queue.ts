import type postgres from 'postgres';
import type { JobQueue } from '@/db/client';

type Value = postgres.ParameterOrJSON<never>;

/**
 * pg-boss on a connection of its own. Not through Drizzle, which switches off how the driver writes JSON; not from the pool, which refuses the
 * whole transactions that the queue sends as one text. Such a text answers once for each of its statements.
 */
export function jobQueueOn(client: postgres.Sql): JobQueue {
  return {
    backend: 'postgres',
    db: {
      async executeSql(text, values = []) {
        const answer: unknown[] = await client.unsafe(text, values as Value[]);
        return { rows: answer.flat() };
      },
    },
  };
}
