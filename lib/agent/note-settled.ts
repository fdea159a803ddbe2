import type { Tx } from '@/db/client';
import { findLastMessage, markReplyDue, updateMessage } from '@/db/queries/threads';

type Batch = { userId: string; threadId: string; batchId: string };

/** Lines of a card were settled: with the last of them the reply is due at the end of the thread. A turn that still runs notes it when it ends. */
export async function noteLinesSettled(tx: Tx, lines: Batch & { now: Date }): Promise<void> {
  await markReplyDue(tx, lines);
}

/** A card is open again: whatever was due waits for its decision. */
export async function noteBatchOpened(tx: Tx, { userId, threadId }: Batch): Promise<void> {
  const last = await findLastMessage(tx, { userId, threadId });
  if (last?.role === 'assistant' && last.state !== 'running') {
    await updateMessage(tx, { userId, id: last.id, state: 'awaiting' });
  }
}
