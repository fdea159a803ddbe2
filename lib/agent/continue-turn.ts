import type { Tx } from '@/db/client';
import {
  findLastMessage,
  findThread,
  type MessageRecord,
  takeLease,
  updateMessage,
} from '@/db/queries/threads';
import { AppError } from '@/lib/errors';
import { type AgentOptions, LEASE_MS, type Speaker } from './agent-options';

/**
 * Claims what there is to go on with in a thread: the reply after a settled batch, or a turn that failed or died. One caller gets it; null for
 * everybody else, and when there is nothing.
 */
export async function claimContinuation(
  { holder }: Pick<AgentOptions, 'holder'>,
  tx: Tx,
  speaker: Speaker,
  threadId: string,
): Promise<MessageRecord | null> {
  const { userId } = speaker;
  const now = speaker.clock.now();
  if (!(await findThread(tx, { userId, threadId }))) throw new AppError('not_found', `thread ${threadId}`);
  const last = await findLastMessage(tx, { userId, threadId });
  if (last?.role !== 'assistant' || !['due', 'failed', 'running'].includes(last.state)) return null;
  // A running one can only be taken over once its lease ran out: its server is gone.
  const lease = {
    userId,
    threadId,
    turnId: last.turnId,
    holder,
    now,
    until: new Date(now.getTime() + LEASE_MS),
  };
  if (!(await takeLease(tx, lease))) return null;
  await updateMessage(tx, { userId, id: last.id, state: 'running', errorCode: null });
  return last;
}
