import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The one channel on which every server process listens. */
export const EVENT_CHANNEL = 'nod_events';

/**
 * For a RETURNING clause: tells every server, when the transaction commits and only then, that the row changed. The message
 * names the row; whoever is told reads it again.
 */
export function announce(
  type: 'action' | 'todo' | 'thread' | 'grant' | 'settings',
  row: { userId: AnyColumn; id: AnyColumn },
): SQL {
  return sql`pg_notify(${EVENT_CHANNEL}, json_build_object('userId', ${row.userId}, 'type', ${type}::text, 'id', ${row.id})::text)`;
}
