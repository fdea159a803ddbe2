import type { Tx } from '@/db/client';
import { listByThread } from '@/db/queries/actions';
import {
  findLastMessage,
  findThread,
  type MessageRecord,
  takeLease,
  updateMessage,
} from '@/db/queries/threads';
import { lockUser } from '@/db/queries/users';
import { AppError } from '@/lib/errors';
import { type ActionRecord, statusAt } from '@/lib/gate/action';
import { type AgentOptions, LEASE_MS, type Speaker } from './agent-options';

/**
 * Claims what there is to go on with in a thread: the reply after a settled card, or a turn that failed or died. One caller gets it; null
 * for everybody else, and when there is nothing.
 */
export async function claimContinuation(
  { holder }: Pick<AgentOptions, 'holder'>,
  tx: Tx,
  speaker: Speaker,
  threadId: string,
): Promise<MessageRecord | null> {
  const { userId } = speaker;
  const now = speaker.clock.now();
  await lockUser(tx, userId);
  const thread = await findThread(tx, { userId, threadId });
  if (!thread) throw new AppError('not_found', `thread ${threadId}`);
  const last = await findLastMessage(tx, { userId, threadId });
  if (last?.role !== 'assistant' || last.state === 'done' || last.state === 'stopped') return null;
  // A running one can only be taken over once its lease ran out: its server is gone.
  const until = new Date(now.getTime() + LEASE_MS);
  const lease = { userId, threadId, turnId: last.turnId, holder, now, until };
  const state = stateNow(last, await listByThread(tx, { userId, threadId }), now);
  if (state === 'awaiting' || state === 'done') {
    // A turn that still runs notes it itself when it ends; one that died right after its card never will.
    const isRunning = thread.leaseUntil !== null && now < thread.leaseUntil;
    if (!isRunning) await updateMessage(tx, { userId, id: last.id, state });
    return null;
  }
  if (!(await takeLease(tx, lease))) return null;
  await updateMessage(tx, { userId, id: last.id, state: 'running', errorCode: null });
  return last;
}

/**
 * What the message waits for at `now`. An open card waits for its person, whatever the message says (a turn may have died right after
 * showing it). A card that ran out says so itself: only lines that were decided are owed a reply.
 */
function stateNow(last: MessageRecord, actions: ActionRecord[], now: Date): MessageRecord['state'] {
  if (actions.some((action) => statusAt(action, now) === 'pending')) return 'awaiting';
  if (last.state !== 'awaiting') return last.state;
  const own = actions.filter(
    (action) => action.messageId === last.id || last.batchIds.includes(action.batchId),
  );
  return own.some((action) => action.status === 'confirmed') ? 'due' : 'done';
}
