import type { Tx } from '@/db/client';
import { lockActions } from '@/db/queries/actions';
import { lockUser } from '@/db/queries/users';
import { localNow } from '@/lib/time/zoned-time';
import { type TodoRecord, toContract } from '@/lib/todos/todo';
import { writeTodos } from '@/lib/todos/todo-service';
import {
  type ActionRecord,
  type ConfirmVerdict,
  type ConflictFinding,
  judgeChange,
  judgeConfirm,
  type SettleVerdict,
} from './action';
import { type ActionRef, claim, type Decider, decidedBy, end } from './end-action';
import { conflictsOf, findLive, toolOf } from './inspect';
import { keepVerdict } from './keep-verdict';

/** What became of one line. `action` is as stored afterwards; null: this person has no such action. */
export type ConfirmOutcome = {
  id: string;
  verdict: ConfirmVerdict | 'not_found' | 'not_committed';
  action: ActionRecord | null;
};

/** Told, in the transaction and after it is written, of a line that may not be pending any more and was before. */
export type OnSettled = (action: ActionRecord) => Promise<void>;
const nobodyToTell: OnSettled = async () => undefined;

/** Verdicts after which a line may not be pending any more, and was before: drawing it again can end it too. */
export const SETTLING: ReadonlySet<string> = new Set([
  'run',
  'expired',
  'target_gone',
  'target_changed',
  'conflict',
]);

type Prepared = {
  ref: ActionRef;
  action: ActionRecord;
  verdict: ConfirmVerdict;
  target: TodoRecord | null;
  conflicts: ConflictFinding[];
};

/**
 * Confirms lines, in the caller's transaction: claims, writes the todos, their audit, the results and the undo records. Lines of one
 * batch commit together or not at all; when one of them cannot run, its siblings answer `not_committed` and stay pending.
 */
export async function confirmIn(
  tx: Tx,
  decider: Decider,
  request: { actions: ActionRef[]; acknowledge?: number },
  onSettled: OnSettled = nobodyToTell,
): Promise<ConfirmOutcome[]> {
  // Sent together, done in this order: one connection answers one question after the other.
  const [, rows] = await Promise.all([
    lockUser(tx, decider.userId),
    lockActions(tx, { userId: decider.userId, ids: request.actions.map((ref) => ref.id) }),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const outcomes = new Map<string, ConfirmOutcome>();
  for (const batch of byBatch(request.actions, byId)) {
    for (const outcome of await confirmBatch(tx, decider, batch, request.acknowledge, onSettled))
      outcomes.set(outcome.id, outcome);
  }
  return request.actions.map(
    (ref) => outcomes.get(ref.id) ?? { id: ref.id, verdict: 'not_found' as const, action: null },
  );
}

function byBatch(
  refs: ActionRef[],
  rows: Map<string, ActionRecord>,
): Array<Array<{ ref: ActionRef; action: ActionRecord }>> {
  const batches = new Map<string, Array<{ ref: ActionRef; action: ActionRecord }>>();
  for (const ref of refs) {
    const action = rows.get(ref.id);
    if (!action) continue;
    const lines = batches.get(action.batchId) ?? [];
    // A line that is named twice is one line: it is written once, and counts once.
    if (!lines.some((line) => line.ref.id === ref.id && line.ref.version === ref.version))
      lines.push({ ref, action });
    batches.set(action.batchId, lines);
  }
  return [...batches.values()];
}

async function confirmBatch(
  tx: Tx,
  decider: Decider,
  lines: Array<{ ref: ActionRef; action: ActionRecord }>,
  acknowledge: number | undefined,
  onSettled: OnSettled,
): Promise<ConfirmOutcome[]> {
  const prepared: Prepared[] = [];
  for (const { ref, action } of lines)
    prepared.push(await prepare(tx, decider, ref, action, acknowledge, lines.length));
  const canRun = prepared.every((line) => line.verdict === 'run' || line.verdict === 'repeat');
  const outcomes: ConfirmOutcome[] = [];
  for (const line of prepared) {
    if (line.verdict !== 'run') {
      const action = await keepVerdict(tx, decider, line);
      if (SETTLING.has(line.verdict)) await onSettled(action);
      outcomes.push({ id: line.ref.id, verdict: line.verdict, action });
    } else if (canRun)
      outcomes.push({ id: line.ref.id, verdict: 'run', action: await commit(tx, decider, line, onSettled) });
    else outcomes.push({ id: line.ref.id, verdict: 'not_committed', action: line.action });
  }
  return outcomes;
}

async function prepare(
  tx: Tx,
  decider: Decider,
  ref: ActionRef,
  action: ActionRecord,
  acknowledge: number | undefined,
  count: number,
): Promise<Prepared> {
  const target = action.target ? await findLive(tx, decider.userId, action.target.todoId) : null;
  const tool = toolOf(action);
  const isOpen = action.status === 'pending' && decider.now < action.expiresAt;
  const conflicts = isOpen
    ? await conflictsOf(tx, { ...action, tool }, target ? toContract(target) : null)
    : [];
  const verdict = judgeConfirm(
    action,
    { version: ref.version, acknowledge },
    {
      now: decider.now,
      batch: { risk: action.risk, count },
      target: action.target ? (target ? { version: target.version } : 'gone') : null,
      newConflicts: conflicts.filter((found) => !isShown(action, found)).length,
    },
  );
  return { ref, action, verdict, target, conflicts };
}

function isShown(action: ActionRecord, found: ConflictFinding): boolean {
  return action.findings.conflicts.some(
    (shown) => shown.todo.id === found.todo.id && shown.kind === found.kind,
  );
}

/**
 * Writes what the arguments of this version say. Sent together with the claim and done after it: when the row was decided by somebody else, the
 * transaction fails and nothing of it stands.
 */
async function commit(
  tx: Tx,
  decider: Decider,
  { action, target }: Prepared,
  onSettled: OnSettled,
): Promise<ActionRecord> {
  const tool = toolOf(action);
  const context = {
    now: decider.now,
    today: localNow(decider.now, action.timeZone),
    timeZone: action.timeZone,
    userId: action.userId,
    turnId: action.turnId,
    actionId: action.id,
  };
  // A line before this one may have changed the same todo in this transaction; it is read again so that both changes stand.
  const fresh = target ? await findLive(tx, action.userId, target.id) : null;
  const write = tool.plan(context, action.arguments, fresh);
  const after = toContract(write.after);
  const row: ActionRecord = {
    ...action,
    ...decidedBy(decider, action.version),
    status: 'confirmed',
    result: { todoIds: [after.id], todos: [after] },
    undo: {
      todos: [
        {
          id: after.id,
          before: write.before && toContract(write.before),
          afterVersion: after.version,
          trashed: write.after.deletedAt !== null,
        },
      ],
    },
  };
  const author = { by: 'decision' as const, ...decider, actionId: action.id, turnId: action.turnId };
  await Promise.all([claim(tx, row, action), writeTodos(tx, author, [write]), onSettled(row)]);
  return row;
}

export type CancelOutcome = { verdict: SettleVerdict | 'not_found'; action: ActionRecord | null };

/** Ends a pending action without doing it, in the caller's transaction. */
export async function cancelIn(
  tx: Tx,
  decider: Decider,
  request: ActionRef & { reason?: string },
): Promise<CancelOutcome> {
  await lockUser(tx, decider.userId);
  const [action] = await lockActions(tx, { userId: decider.userId, ids: [request.id] });
  if (!action) return { verdict: 'not_found', action: null };
  const verdict = judgeChange(action, { version: request.version, event: 'cancel' }, decider.now);
  if (verdict === 'expired' && action.status === 'pending') {
    return { verdict, action: await end(tx, decider, action, 'expired', 'expired') };
  }
  if (verdict !== 'run') return { verdict, action };
  return { verdict, action: await end(tx, decider, action, 'cancelled', request.reason ?? 'cancelled') };
}
