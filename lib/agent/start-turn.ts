import type { Tx } from '@/db/client';
import {
  closeEarlierMessages,
  findClientMessage,
  findThread,
  insertMessages,
  insertThreads,
  type Lease,
  type MessageRecord,
  takeLease,
} from '@/db/queries/threads';
import { lockUser } from '@/db/queries/users';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import { AppError } from '@/lib/errors';
import type { ActionRef } from '@/lib/gate/end-action';
import { newId } from '@/lib/ids';
import { readSettings } from '@/lib/settings/settings-service';
import { type AgentOptions, LEASE_MS, type Speaker } from './agent-options';
import { type Settled, settleCard } from './settle-card';

export type SayRequest = {
  threadId?: string;
  message: string;
  messageId?: string;
  locale: Locale;
  /** Versions that the person had in view; absent: the current ones. */
  seen?: ActionRef[];
};

export type StartedTurn = {
  turnId: string;
  threadId: string;
  /** The thread began with this message. */
  isNew: boolean;
  user: MessageRecord;
  assistant: MessageRecord;
  settings: Settings;
  settled: Settled;
};
export type StartOutcome = { kind: 'started'; turn: StartedTurn } | { kind: 'repeat'; user: MessageRecord };

/**
 * Takes the thread, settles its open card and stores the message, in one transaction: after an answer the decision and the words that
 * made it are both there, after a crash neither is.
 */
export async function startTurn(
  { gate, holder }: Pick<AgentOptions, 'gate' | 'holder'>,
  tx: Tx,
  speaker: Speaker,
  request: SayRequest,
): Promise<StartOutcome> {
  const { userId } = speaker;
  const now = speaker.clock.now();
  // First of all locks, on every path: two requests of one person never wait for each other crosswise. What follows it is sent together with it.
  const [, settings, known] = await Promise.all([
    lockUser(tx, userId),
    readSettings(tx, userId),
    request.messageId ? findClientMessage(tx, { userId, clientMessageId: request.messageId }) : null,
  ]);
  if (known) return { kind: 'repeat', user: known };
  const turnId = newId('turn');
  const threadId = request.threadId ?? newId('thread');
  const lease = { userId, threadId, turnId, holder, now, until: new Date(now.getTime() + LEASE_MS) };
  const { position, settled } = request.threadId
    ? await enterThread(gate, tx, speaker, { ...request, threadId }, lease)
    : EMPTY;
  const shared = {
    userId,
    threadId,
    turnId,
    batchIds: [],
    steps: 0,
    errorCode: null,
    timeZone: speaker.timeZone,
    locale: request.locale,
    createdAt: now,
  };
  const user: MessageRecord = {
    ...shared,
    id: newId('message'),
    position,
    role: 'user',
    kind: settled.kind === 'none' || settled.kind === 'set_aside' ? 'chat' : 'decision',
    clientMessageId: request.messageId ?? null,
    parts: [{ type: 'text', step: 0, text: request.message }],
    state: 'done',
  };
  const assistant: MessageRecord = {
    ...shared,
    id: newId('message'),
    position: position + 1,
    role: 'assistant',
    kind: 'chat',
    clientMessageId: null,
    parts: [],
    state: 'running',
  };
  await Promise.all([
    request.threadId ? null : createThread(tx, request.message, lease),
    insertMessages(tx, [user, assistant]),
  ]);
  const isNew = request.threadId === undefined;
  return { kind: 'started', turn: { turnId, threadId, isNew, user, assistant, settings, settled } };
}

type Entered = { position: number; settled: Settled };
/** Nothing can be open in a thread that is just made. */
const EMPTY: Entered = { position: 0, settled: { kind: 'none' } };

/** Takes a thread that is there, and settles what is open in it. */
async function enterThread(
  gate: AgentOptions['gate'],
  tx: Tx,
  speaker: Speaker,
  request: SayRequest & { threadId: string },
  lease: Lease,
): Promise<Entered> {
  if (!(await findThread(tx, lease))) throw new AppError('not_found', `thread ${lease.threadId}`);
  const taken = await takeLease(tx, lease);
  if (!taken) throw new AppError('turn_running', `thread ${lease.threadId}`);
  await closeEarlierMessages(tx, lease);
  return { ...taken, settled: await settleCard(gate, tx, speaker, request, lease.now) };
}

/** A new thread is born taken by its first turn, with room for its two messages. */
async function createThread(tx: Tx, message: string, lease: Lease): Promise<void> {
  const { userId, threadId, turnId, holder, now, until } = lease;
  await insertThreads(tx, [
    {
      userId,
      id: threadId,
      title: [...message.replace(/\s+/g, ' ').trim()].slice(0, 80).join(''),
      createdAt: now,
      updatedAt: now,
      leaseTurnId: turnId,
      leaseHolder: holder,
      leaseUntil: until,
      nextPosition: 2,
    },
  ]);
}
