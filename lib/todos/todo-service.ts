import type { Db } from '@/db/client';
import { insertAudit } from '@/db/queries/audit';
import { insertTodos, updateTodo } from '@/db/queries/todo-writes';
import { findTodo, listTodos } from '@/db/queries/todos';
import { lockUser } from '@/db/queries/users';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';
import { localNow } from '@/lib/time/zoned-time';
import { checkRhythm, checkTogether } from './check-together';
import {
  changeTodo,
  completeTodo,
  newTodo,
  reopenTodo,
  restoreTodo,
  type TodoChanges,
  type TodoDraft,
  type TodoRecord,
  toContract,
  trashTodo,
} from './todo';
import { type ListQuery, planList } from './todo-list';

/** Who writes and on what ground. Every write of a todo, by whomever, goes through `writeTodos` with one of these. */
export type Author =
  | { by: 'person'; userId: string; sessionId: string; device?: string }
  | {
      by: 'decision';
      userId: string;
      sessionId: string;
      device?: string;
      actionId: string;
      turnId: string;
    };

export type TodoWrite = { event: string; before: TodoRecord | null; after: TodoRecord };

/**
 * Writes todos together with their audit rows, in the caller's transaction. Throws `version_changed` when one of them is no longer
 * at the version that `before` has; then nothing of the transaction stands.
 */
export async function writeTodos(tx: Db, author: Author, writes: TodoWrite[]): Promise<void> {
  // Sent together: one connection does them in order, and when one fails the transaction is void.
  const inserted = insertTodos(
    tx,
    writes.filter((write) => write.before === null).map((write) => write.after),
  );
  const updated = writes.map(async ({ before, after }) => {
    if (before && !(await updateTodo(tx, after, before.version))) {
      throw new AppError('version_changed', `todo ${after.id} is no longer at version ${before.version}`);
    }
  });
  const noted = insertAudit(
    tx,
    writes.map(({ event, before, after }) => ({
      userId: author.userId,
      id: newId('audit'),
      at: after.updatedAt,
      actor: author.by,
      event,
      sessionId: author.sessionId,
      device: author.device,
      turnId: author.by === 'decision' ? author.turnId : null,
      actionId: author.by === 'decision' ? author.actionId : null,
      todoId: after.id,
      before: before ? toContract(before) : null,
      after: { ...toContract(after), deletedAt: after.deletedAt?.toISOString() ?? null },
    })),
  );
  await Promise.all([inserted, ...updated, noted]);
}

/** Throws `invalid_arguments` with the problem by field. */
function assertTogether(todo: TodoRecord, before: TodoRecord | null): void {
  const isSameRhythm = before?.recurrence === todo.recurrence;
  const problems = [...checkTogether(todo), ...(isSameRhythm ? [] : checkRhythm(todo, todo.dueDate))];
  if (problems.length === 0) return;
  const errors = Object.fromEntries(problems.map(({ field, problem }) => [field, [problem]]));
  throw new AppError('invalid_arguments', `todo ${todo.id}`, { errors });
}

export type PersonsEdit = { userId: string; sessionId: string; device?: string; now: Date };

/** The person's own edits in the list: no card, at once, each with its audit row. */
export function createTodoService(db: Db) {
  async function existing(tx: Db, userId: string, id: string, trashed = false): Promise<TodoRecord> {
    const todo = await findTodo(tx, { userId, id });
    if (!todo || (todo.deletedAt !== null) !== trashed) throw new AppError('not_found', `todo ${id}`);
    return todo;
  }

  async function change(
    who: PersonsEdit,
    params: { id: string; version?: number; trashed?: boolean },
    event: string,
    apply: (todo: TodoRecord) => TodoRecord,
  ): Promise<TodoRecord> {
    return db.transaction(async (tx) => {
      // Decisions hold the same lock: an edit by hand never slips in between a confirm's look and its write.
      await lockUser(tx, who.userId);
      const before = await existing(tx, who.userId, params.id, params.trashed);
      if (params.version !== undefined && params.version !== before.version) {
        throw new AppError('version_changed', `todo ${before.id}`, { todo: toContract(before) });
      }
      const after = apply(before);
      // Nothing was asked for, so there is nothing to write and nothing to tell the audit.
      if (after === before) return before;
      assertTogether(after, before);
      await writeTodos(tx, { by: 'person', ...who }, [{ event, before, after }]);
      return after;
    });
  }

  return {
    async create(who: PersonsEdit, draft: TodoDraft, timeZone: string): Promise<TodoRecord> {
      const todo = newTodo(draft, { ...who, id: newId('todo'), timeZone, source: 'person' });
      assertTogether(todo, null);
      await db.transaction((tx) =>
        writeTodos(tx, { by: 'person', ...who }, [{ event: 'created', before: null, after: todo }]),
      );
      return todo;
    },

    get: (userId: string, id: string): Promise<TodoRecord> => existing(db, userId, id),

    /** Changed fields, and `status` to check off or reopen. `version` is the one the person had in view. */
    update(
      who: PersonsEdit,
      id: string,
      changes: TodoChanges & { status?: 'open' | 'done' },
      version: number | undefined,
      timeZone: string | undefined,
    ): Promise<TodoRecord> {
      const { status, ...fields } = changes;
      return change(who, { id, version }, status ? `status_${status}` : 'changed', (todo) => {
        const changed = Object.keys(fields).length > 0 ? changeTodo(todo, fields, who.now) : todo;
        if (status === 'done' && todo.status === 'open') {
          return {
            ...completeTodo(changed, who.now, localNow(who.now, timeZone ?? todo.timeZone)),
            version: todo.version + 1,
          };
        }
        if (status === 'open' && todo.status === 'done') {
          return { ...reopenTodo(changed, who.now), version: todo.version + 1 };
        }
        return changed;
      });
    },

    remove: (who: PersonsEdit, id: string, version?: number): Promise<TodoRecord> =>
      change(who, { id, version }, 'deleted', (todo) => trashTodo(todo, who.now)),

    /** Takes a todo out of the trash again. */
    restore: (who: PersonsEdit, id: string): Promise<TodoRecord> =>
      change(who, { id, trashed: true }, 'restored', (todo) => restoreTodo(todo, toContract(todo), who.now)),

    async list(
      userId: string,
      query: ListQuery,
      now: Date,
    ): Promise<{ todos: TodoRecord[]; nextCursor: string | null }> {
      const plan = planList(query, localNow(now, query.timeZone));
      const rows = await listTodos(db, { userId, ...plan, limit: query.limit + 1, after: query.cursor });
      const todos = rows.slice(0, query.limit);
      return { todos, nextCursor: rows.length > query.limit ? (todos.at(-1)?.id ?? null) : null };
    },
  };
}

export type TodoService = ReturnType<typeof createTodoService>;
