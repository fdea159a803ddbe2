import type { Tx } from '@/db/client';
import { findReplacement, insertActions, listPending, lockActions } from '@/db/queries/actions';
import { insertAudit } from '@/db/queries/audit';
import { findTodos } from '@/db/queries/todos';
import { lockUser } from '@/db/queries/users';
import { newId } from '@/lib/ids';
import { restoreTodo, type TodoRecord, toContract } from '@/lib/todos/todo';
import { writeTodos } from '@/lib/todos/todo-service';
import { findWriteTool } from '@/lib/tools/registry';
import { sameValue } from '@/lib/tools/todo-fields';
import { type ActionRecord, type ActionUndo, isReproposable } from './action';
import { claim, type Decider, end, handSet } from './end-action';
import { inspect } from './inspect';
import { riskOf } from './policy';
import { UNDECIDED } from './propose';

export type UndoOutcome =
  | { verdict: 'undone' | 'repeat'; action: ActionRecord; todos: TodoRecord[] }
  | {
      verdict: 'not_undoable';
      action: ActionRecord;
      why: 'not_confirmed' | 'changed_since' | 'gone';
      todos: TodoRecord[];
    }
  | { verdict: 'not_found' };

/** Takes a confirmed action back, if its todos are still as it left them; otherwise says what stands in the way. */
export async function undoIn(tx: Tx, decider: Decider, id: string): Promise<UndoOutcome> {
  await lockUser(tx, decider.userId);
  const [action] = await lockActions(tx, { userId: decider.userId, ids: [id] });
  if (!action) return { verdict: 'not_found' };
  const steps = action.undo?.todos ?? [];
  const current = await findTodos(tx, { userId: decider.userId, ids: steps.map((step) => step.id) });
  if (action.status === 'undone') return { verdict: 'repeat', action, todos: current };
  if (action.status !== 'confirmed')
    return { verdict: 'not_undoable', action, why: 'not_confirmed', todos: [] };
  const byId = new Map(current.map((todo) => [todo.id, todo]));
  if (steps.some((step) => !byId.has(step.id)))
    return { verdict: 'not_undoable', action, why: 'gone', todos: [] };
  const changed = current.filter((todo) =>
    steps.some((step) => step.id === todo.id && !isAsLeft(action, step, todo)),
  );
  if (changed.length > 0) return { verdict: 'not_undoable', action, why: 'changed_since', todos: changed };

  const row: ActionRecord = { ...action, status: 'undone', undoneAt: decider.now };
  await claim(tx, row, action);
  const writes = steps.map((step) => {
    const before = byId.get(step.id) as TodoRecord;
    return { event: 'undone', before, after: restoreTodo(before, step.before, decider.now) };
  });
  await writeTodos(tx, { by: 'decision', ...decider, actionId: action.id, turnId: action.turnId }, writes);
  return { verdict: 'undone', action: row, todos: writes.map((write) => write.after) };
}

/**
 * Whether a todo is what the action made of it: nobody wrote it since, or what was written was taken back, so that "undo" can be said
 * once for each thing that was done.
 */
function isAsLeft(action: ActionRecord, step: ActionUndo['todos'][number], todo: TodoRecord): boolean {
  if (todo.version === step.afterVersion) return true;
  const left = action.result?.todos.find(({ id }) => id === step.id);
  if (!left || (todo.deletedAt !== null) !== (step.trashed ?? false)) return false;
  const now = toContract(todo);
  return sameValue({ ...now, version: left.version, updatedAt: left.updatedAt }, left);
}

export type ReproposeOutcome =
  | { verdict: 'proposed' | 'repeat'; action: ActionRecord }
  | { verdict: 'not_reproposable'; action: ActionRecord; why: string }
  | { verdict: 'not_found' };

/**
 * Proposes an action again that ended without being done: a new pending one of the same tool call, checked against the todos as they are now.
 * Lines of one batch that are proposed again share a new batch; another card that is open in the thread makes way.
 */
export async function reproposeIn(
  tx: Tx,
  decider: Decider,
  id: string,
  ttlSeconds: number,
): Promise<ReproposeOutcome> {
  await lockUser(tx, decider.userId);
  const [action] = await lockActions(tx, { userId: decider.userId, ids: [id] });
  if (!action) return { verdict: 'not_found' };
  const existing = await findReplacement(tx, { userId: decider.userId, of: id });
  if (existing) return { verdict: 'repeat', action: existing };
  if (!isReproposable(action, decider.now))
    return { verdict: 'not_reproposable', action, why: action.status };
  const tool = findWriteTool(action.tool);
  const parsed = tool?.schema.safeParse(action.arguments);
  if (!tool || !parsed?.success) return { verdict: 'not_reproposable', action, why: 'invalid_arguments' };
  const inspection = await inspect(tx, {
    ...action,
    tool,
    arguments: parsed.data,
    words: action.said,
    setByHand: handSet(action),
    now: decider.now,
  });
  if (!inspection.ok)
    return {
      verdict: 'not_reproposable',
      action,
      why: inspection.problems[0]?.problem ?? 'invalid_arguments',
    };

  if (action.status === 'pending') await end(tx, decider, action, 'expired', 'expired');
  const siblings = await makeWay(tx, decider, action);
  const effects = siblings.map((line) =>
    findWriteTool(line.tool)?.effect(line.arguments, line.target?.todo ?? null),
  );
  const row: ActionRecord = {
    ...action,
    ...UNDECIDED,
    id: newId('action'),
    batchId: siblings[0]?.batchId ?? newId('batch'),
    risk: riskOf([...effects.filter((effect) => effect !== undefined), inspection.effect]),
    version: 1,
    target: inspection.target,
    findings: inspection.findings,
    proposedAt: decider.now,
    expiresAt: new Date(decider.now.getTime() + ttlSeconds * 1000),
    replaces: action.id,
  };
  await insertActions(tx, [row]);
  await insertAudit(tx, [
    {
      userId: row.userId,
      id: newId('audit'),
      at: decider.now,
      actor: 'person',
      event: 'action_reproposed',
      sessionId: decider.sessionId,
      device: decider.device,
      turnId: row.turnId,
      actionId: row.id,
      after: { replaces: action.id },
    },
  ]);
  return { verdict: 'proposed', action: row };
}

/** Settles another card that is open in the thread; answers the open lines that came from the same batch. */
async function makeWay(tx: Tx, decider: Decider, action: ActionRecord): Promise<ActionRecord[]> {
  const open = (await listPending(tx, action)).filter(
    (line) => line.id !== action.id && decider.now < line.expiresAt,
  );
  const siblings: ActionRecord[] = [];
  for (const line of open) {
    const [source] = line.replaces
      ? await lockActions(tx, { userId: line.userId, ids: [line.replaces] })
      : [];
    if (source?.batchId === action.batchId) siblings.push(line);
    else await end(tx, decider, line, 'superseded', 'new_card');
  }
  return siblings;
}
