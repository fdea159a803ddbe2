import type { Tx } from '@/db/client';
import { lockActions } from '@/db/queries/actions';
import { findTodos } from '@/db/queries/todos';
import { lockUser } from '@/db/queries/users';
import { restoreTodo, type TodoRecord, toContract } from '@/lib/todos/todo';
import { writeTodos } from '@/lib/todos/todo-service';
import { sameValue } from '@/lib/tools/todo-fields';
import type { ActionRecord, ActionUndo } from './action';
import { claim, type Decider } from './end-action';

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

/**
 * Takes several back, all of them or none, each id once and in the order given. What was done last goes first, whatever that order is, so that several
 * changes of one todo come off one after the other. When one cannot be undone nothing is, and only those that stand in the way are
 * answered; an id that is not this person's is `not_found`, whatever else is wrong.
 */
export async function undoAllIn(tx: Tx, decider: Decider, ids: string[]): Promise<UndoOutcome[]> {
  await lockUser(tx, decider.userId);
  const named = [...new Set(ids)];
  const actions = await lockActions(tx, { userId: decider.userId, ids: named });
  if (actions.length < named.length) return [{ verdict: 'not_found' }];
  const outcomes = new Map<string, UndoOutcome>();
  const refused: UndoOutcome[] = [];
  try {
    await tx.transaction(async (inner) => {
      for (const { id } of actions.sort((a, b) => versionLeft(b) - versionLeft(a))) {
        const outcome = await undoIn(inner, decider, id);
        if (outcome.verdict !== 'undone' && outcome.verdict !== 'repeat') refused.push(outcome);
        outcomes.set(id, outcome);
      }
      if (refused.length > 0) inner.rollback();
    });
  } catch (error) {
    if (refused.length > 0) return refused;
    throw error;
  }
  return named.flatMap((id) => outcomes.get(id) ?? []);
}

/** An action changes one todo, so of two that changed the same one, the version each left tells which came later. */
function versionLeft({ undo }: ActionRecord): number {
  return Math.max(0, ...(undo?.todos ?? []).map((step) => step.afterVersion));
}
