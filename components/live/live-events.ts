/** What the event stream tells (`GET /api/events`): which row changed, or that anything may have. */
export type LiveEvent =
  | { type: 'action' | 'todo' | 'thread' | 'grant' | 'settings'; id: string }
  | { type: 'resync' };

export const liveTypes = ['action', 'todo', 'thread', 'grant', 'settings', 'resync'] as const;

/** Events that arrived together, by kind. After a `resync` the ids are not all there is to know. */
export type LiveNews = {
  resync: boolean;
  actions: readonly string[];
  todos: readonly string[];
  threads: readonly string[];
  grants: readonly string[];
  /** What the person set for all of Nod changed. */
  settings: boolean;
};

/** One event as the stream carries it; null for what is not ours to understand, such as a kind that a newer server sends. */
export function readEvent(data: string): LiveEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    // A proxy may cut an event in half; the resync after the reconnect makes up for it.
    return null;
  }
  if (typeof value !== 'object' || value === null || !('type' in value)) return null;
  const type = liveTypes.find((known) => known === value.type);
  if (type === 'resync') return { type };
  if (!type || !('id' in value) || typeof value.id !== 'string') return null;
  return { type, id: value.id };
}

/** Gathers events: a row that changed five times is read once. */
export function newsOf(events: readonly LiveEvent[]): LiveNews {
  const ids = (type: LiveEvent['type']) => [
    ...new Set(events.flatMap((event) => (event.type === type && 'id' in event ? [event.id] : []))),
  ];
  return {
    resync: events.some((event) => event.type === 'resync'),
    actions: ids('action'),
    todos: ids('todo'),
    threads: ids('thread'),
    grants: ids('grant'),
    settings: ids('settings').length > 0,
  };
}
