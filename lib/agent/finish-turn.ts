import type { Tx } from '@/db/client';
import { listPending } from '@/db/queries/actions';
import { type MessageRecord, releaseLease, updateMessage } from '@/db/queries/threads';
import { lockUser } from '@/db/queries/users';
import type { MessageState } from '@/lib/contract/chat';
import { AppError } from '@/lib/errors';
import { type ActionRecord, statusAt } from '@/lib/gate/action';
import { logger } from '@/lib/log';
import { storableText } from '@/lib/storable-text';
import type { AgentOptions, Speaker } from './agent-options';
import type { RunRecord } from './turn-recorder';

type HeldThread = { threadId: string; turnId: string; assistant: MessageRecord };

/**
 * Stores how a run ended and gives the thread free, in the caller's transaction. The person's row is locked, so a decision that is made at this
 * very moment is either seen here or sees what is written here: a settled card always gets its reply. Throws when the lease was lost.
 */
export async function finishTurn(
  { holder }: Pick<AgentOptions, 'holder'>,
  tx: Tx,
  speaker: Speaker,
  turn: HeldThread,
  record: RunRecord & { batchIds?: string[]; errorCode?: string },
): Promise<MessageState> {
  const { userId } = speaker;
  const now = speaker.clock.now();
  const lease = { userId, threadId: turn.threadId, turnId: turn.turnId, holder, now };
  // Sent together, done in this order.
  const [, isReleased, pending] = await Promise.all([
    lockUser(tx, userId),
    releaseLease(tx, lease),
    record.end === 'waiting' ? listPending(tx, { userId, threadId: turn.threadId }) : [],
  ]);
  if (!isReleased) throw new AppError('internal', `turn ${turn.turnId} lost its lease`);
  const state = stateAfter(record, pending, now);
  await updateMessage(tx, {
    userId,
    id: turn.assistant.id,
    parts: [...turn.assistant.parts, ...record.parts].map((part) => ({
      ...part,
      text: storableText(part.text),
    })),
    steps: record.steps,
    batchIds: [...turn.assistant.batchIds, ...(record.batchIds ?? [])],
    state,
    errorCode: record.errorCode ?? null,
  });
  return state;
}

/** The turn failed before anything of it could be stored: it can be tried again, and its thread is free. Never throws: the lease runs out by itself. */
export async function storeFailure(
  options: Pick<AgentOptions, 'db' | 'holder'>,
  speaker: Speaker,
  turn: HeldThread,
): Promise<void> {
  const failed = { steps: turn.assistant.steps, end: 'failed', errorCode: 'internal' } as const;
  await options.db
    .transaction((tx) => finishTurn(options, tx, speaker, turn, { ...failed, parts: [] }))
    .catch((error: unknown) =>
      logger.error({ err: error, turnId: turn.turnId }, 'a failed turn was not stored'),
    );
}

function stateAfter(record: RunRecord, pending: ActionRecord[], now: Date): MessageState {
  if (record.end !== 'waiting') return record.end;
  if (pending.some((action) => statusAt(action, now) === 'pending')) return 'awaiting';
  return record.hadCard ? 'due' : 'done';
}
