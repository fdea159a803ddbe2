import type { Db } from '@/db/client';
import { listByThread } from '@/db/queries/actions';
import { listMessages, listToolCalls } from '@/db/queries/threads';
import type { ThreadRows } from './message-history';

/** Everything stored about a thread. The database is the only memory: a client never sends history. */
export async function loadThread(db: Db, params: { userId: string; threadId: string }): Promise<ThreadRows> {
  const [messages, calls, actions] = await Promise.all([
    listMessages(db, params),
    listToolCalls(db, params),
    listByThread(db, params),
  ]);
  return { messages, calls, actions };
}
