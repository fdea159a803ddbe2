import type { Tx } from '@/db/client';
import { findLastMessage, findThread, markReplyDue, updateMessage } from '@/db/queries/threads';
import { AppError } from '@/lib/errors';

type Batch = { userId: string; threadId: string; batchId: string };

/** Lines of a card were settled: with the last of them the reply is due at the end of the thread. A turn that still runs notes it when it ends. */
export async function noteLinesSettled(tx: Tx, lines: Batch & { now: Date }): Promise<void> {
  await markReplyDue(tx, lines);
}

/** A card is open again: whatever was due waits for its decision. Throws when its conversation was deleted: nothing may be open in it. */
export async function noteBatchOpened(tx: Tx, { userId, threadId }: Batch): Promise<void> {
  if (!(await findThread(tx, { userId, threadId })))
    throw new AppError('not_reproposable', `thread ${threadId} was deleted`);
  const last = await findLastMessage(tx, { userId, threadId });
  if (last?.role === 'assistant' && last.state !== 'running') {
    await updateMessage(tx, { userId, id: last.id, state: 'awaiting' });
  }
}
