import type { Tx } from '@/db/client';
import { findLastMessage, markReplyDue, updateMessage } from '@/db/queries/threads';

type Batch = { userId: string; threadId: string };

/** A card was settled: the reply is due at the end of the thread. A turn that still runs notes it when it ends. */
export async function noteBatchSettled(tx: Tx, { userId, threadId }: Batch): Promise<void> {
  await markReplyDue(tx, { userId, threadId });
}

/** A card is open again: whatever was due waits for its decision. */
export async function noteBatchOpened(tx: Tx, { userId, threadId }: Batch): Promise<void> {
  const last = await findLastMessage(tx, { userId, threadId });
  if (last?.role === 'assistant' && last.state !== 'running') {
    await updateMessage(tx, { userId, id: last.id, state: 'awaiting' });
  }
}
