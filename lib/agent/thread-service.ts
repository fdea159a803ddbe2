import type { Db } from '@/db/client';
import { deleteThread, findThread, listThreads, type ThreadRecord } from '@/db/queries/threads';
import type { ThreadMessage, ThreadSummary } from '@/lib/contract/chat';
import type { Locale } from '@/lib/contract/locale';
import { AppError } from '@/lib/errors';
import { loadThread } from './load-thread';
import { toThreadMessages } from './thread-view';

const SHOWN = 200;

/** A person's conversations, as they read them. */
export function createThreadService(db: Db) {
  return {
    async list(userId: string): Promise<ThreadSummary[]> {
      return (await listThreads(db, { userId, limit: SHOWN })).map(toSummary);
    },

    /** The thread with its messages and its cards as they are now. Throws `not_found`, for somebody else's too. */
    async read(
      userId: string,
      threadId: string,
      reader: { locale: Locale; now: Date },
    ): Promise<{ thread: ThreadSummary; messages: ThreadMessage[] }> {
      const thread = await findThread(db, { userId, threadId });
      if (!thread) throw new AppError('not_found', `thread ${threadId}`);
      return {
        thread: toSummary(thread),
        messages: toThreadMessages(await loadThread(db, { userId, threadId }), reader),
      };
    },

    /** Deletes the conversation with its cards. Todos stay, and so does the audit. */
    async remove(userId: string, threadId: string): Promise<void> {
      if (!(await deleteThread(db, { userId, threadId })))
        throw new AppError('not_found', `thread ${threadId}`);
    },
  };
}

export type ThreadService = ReturnType<typeof createThreadService>;

function toSummary(thread: ThreadRecord): ThreadSummary {
  return {
    id: thread.id,
    title: thread.title,
    createdAt: thread.createdAt.toISOString(),
    updatedAt: thread.updatedAt.toISOString(),
  };
}
