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
import type { ActionRecord } from '@/lib/gate/action';
import type { ConfirmOutcome } from '@/lib/gate/decide';
import { readDecision } from '@/lib/gate/decision-words';
import type { ActionRef } from '@/lib/gate/end-action';
import { newId } from '@/lib/ids';
import { readSettings } from '@/lib/settings/settings-service';
import { type AgentOptions, LEASE_MS, type Speaker } from './agent-options';
import { readCardCorrection } from './card-correction';

export type SayRequest = {
  threadId?: string;
  message: string;
  messageId?: string;
  locale: Locale;
  /** Versions that the person had in view; absent: the current ones. */
  seen?: ActionRef[];
};

/** What the message did to the card that was open. */
export type Settled =
  | { kind: 'none' }
  | { kind: 'decided'; actions: ActionRecord[] }
  /** Text may not decide it, or it could not run: the card is shown again with a sentence about why. */
  | { kind: 'reply'; reply: string; batchId: string }
  /** The message corrects fields; the model call for that comes after this transaction. */
  | { kind: 'edit'; line: ActionRecord }
  | { kind: 'set_aside'; actions: ActionRecord[] }
  /** "Undo that": what was confirmed last in this thread was taken back, or could not be. */
  | { kind: 'undo'; reply: 'undone' | 'not_undone'; why?: string; actions: ActionRecord[] };

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

/** Rule 8: a new message settles the open card first. Only the exact words confirm or cancel; no model has a say. */
async function settleCard(
  gate: AgentOptions['gate'],
  tx: Tx,
  speaker: Speaker,
  request: SayRequest & { threadId: string },
  now: Date,
): Promise<Settled> {
  const open = await gate.lockOpen(tx, { userId: speaker.userId, threadId: request.threadId, now });
  const [first] = open;
  if (!first) return undoLast(gate, tx, speaker, request, now);
  const { userId, sessionId, device } = speaker;
  const decider = { userId, sessionId, device, how: 'text' as const, now };
  const refs = open.map((action) => ({ id: action.id, version: seenVersion(request.seen, action) }));
  const decision = readDecision(request.message);
  // "Confirm 3" of a card with five lines could mean several things, and none of them is decided.
  if (decision?.count !== undefined && decision.count !== open.length)
    return { kind: 'reply', reply: 'count_differs', batchId: first.batchId };
  if (decision?.verdict === 'confirm') {
    if (open.some((action) => action.risk === 'high'))
      return { kind: 'reply', reply: 'needs_click', batchId: first.batchId };
    return afterConfirm(await gate.confirm(decider, { actions: refs }, tx), first.batchId);
  }
  if (decision) {
    return { kind: 'decided', actions: await cancelAll(gate, tx, decider, open, 'cancelled') };
  }
  const correction = readCardCorrection(request.message, open, {
    now,
    timeZone: speaker.timeZone,
    locale: request.locale,
  });
  if (correction?.line) return { kind: 'edit', line: correction.line };
  if (correction) return { kind: 'reply', reply: 'which_line', batchId: first.batchId };
  return { kind: 'set_aside', actions: await cancelAll(gate, tx, decider, open, 'new_message') };
}

/** Without an open card, "undo that", "undo all" takes back what was confirmed last in this thread, all lines of it or none. */
async function undoLast(
  gate: AgentOptions['gate'],
  tx: Tx,
  speaker: Speaker,
  request: SayRequest & { threadId: string },
  now: Date,
): Promise<Settled> {
  const decision = readDecision(request.message);
  if (decision?.verdict !== 'undo') return { kind: 'none' };
  const { userId, sessionId } = speaker;
  const last = await gate.lastConfirmed(tx, { userId, threadId: request.threadId, now });
  if (last.length === 0) return { kind: 'none' };
  if (decision.count !== undefined && decision.count !== last.length)
    return { kind: 'undo', reply: 'not_undone', why: 'count_differs', actions: last };
  const outcomes = await gate.undoAll(
    { userId, sessionId, how: 'text', now },
    last.map(({ id }) => id),
    tx,
  );
  const blocked = outcomes.find((outcome) => outcome.verdict === 'not_undoable');
  if (blocked?.verdict === 'not_undoable')
    return { kind: 'undo', reply: 'not_undone', why: blocked.why, actions: last };
  return {
    kind: 'undo',
    reply: 'undone',
    actions: outcomes.flatMap((outcome) => ('action' in outcome ? [outcome.action] : [])),
  };
}

/**
 * A person cannot decide what they had not seen: who says what was in view decides that and nothing else, so a line that is not named has no
 * version that could match. Without a word from the client it is the current one.
 */
function seenVersion(seen: ActionRef[] | undefined, action: ActionRecord): number {
  if (!seen) return action.version;
  return seen.find((ref) => ref.id === action.id)?.version ?? 0;
}

function afterConfirm(outcomes: ConfirmOutcome[], batchId: string): Settled {
  const failed = outcomes.find(
    ({ verdict }) => verdict !== 'run' && verdict !== 'repeat' && verdict !== 'not_committed',
  );
  if (failed) return { kind: 'reply', reply: failed.verdict, batchId };
  return { kind: 'decided', actions: outcomes.flatMap(({ action }) => (action ? [action] : [])) };
}

async function cancelAll(
  gate: AgentOptions['gate'],
  tx: Tx,
  decider: Parameters<AgentOptions['gate']['cancel']>[0],
  open: ActionRecord[],
  reason: string,
): Promise<ActionRecord[]> {
  const ended: ActionRecord[] = [];
  for (const action of open) {
    const { action: after } = await gate.cancel(
      decider,
      { id: action.id, version: action.version, reason },
      tx,
    );
    if (after) ended.push(after);
  }
  return ended;
}
