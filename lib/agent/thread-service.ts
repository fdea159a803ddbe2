import type { Db } from '@/db/client';
import { deleteThread, findThread, listThreads, type ThreadRecord } from '@/db/queries/threads';
import { lockUser } from '@/db/queries/users';
import type { ThreadMessage, ThreadSummary } from '@/lib/contract/chat';
import type { Locale } from '@/lib/contract/locale';
import { AppError } from '@/lib/errors';
import type { Gate } from '@/lib/gate/gate';
import { loadThread } from './load-thread';
import { toThreadMessages } from './thread-view';

const SHOWN = 200;

/** A person's conversations, as they read them. */
export function createThreadService(db: Db, gate: Gate) {
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

    /**
     * Deletes the conversation and what was said in it, and cancels its open card. Todos stay, and what was confirmed can
     * still be undone.
     */
    async remove(person: { userId: string; sessionId: string; now: Date }, threadId: string): Promise<void> {
      const { userId, now } = person;
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        if (!(await deleteThread(tx, { userId, threadId, now }))) {
          throw new AppError('not_found', `thread ${threadId}`);
        }
        for (const { id, version } of await gate.lockOpen(tx, { userId, threadId, now })) {
          await gate.cancel({ ...person, how: 'button' }, { id, version, reason: 'thread_deleted' }, tx);
        }
      });
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
