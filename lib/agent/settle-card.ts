import type { Tx } from '@/db/client';
import type { ActionRecord } from '@/lib/gate/action';
import type { ConfirmOutcome } from '@/lib/gate/decide';
import { readDecision } from '@/lib/gate/decision-words';
import type { ActionRef } from '@/lib/gate/end-action';
import type { AgentOptions, Speaker } from './agent-options';
import { readCardCorrection } from './card-correction';
import type { SayRequest } from './start-turn';

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

/** Rule 8: a new message settles the open card first. Only the exact words confirm or cancel; no model has a say. */
export async function settleCard(
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
