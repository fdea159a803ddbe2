import type { Todo, TodoView } from '@/lib/contract/todo';
import { call } from '../live/request';

export type TodoPage = { todos: Todo[]; nextCursor: string | null };

/** The fields that a person fills in by hand. */
export type TodoDraft = Partial<
  Pick<
    Todo,
    | 'title'
    | 'notes'
    | 'dueDate'
    | 'dueTime'
    | 'durationMinutes'
    | 'recurrence'
    | 'priority'
    | 'list'
    | 'tags'
    | 'reminders'
  >
>;

export type TodoQuery = { view: TodoView; q?: string; cursor?: string; limit?: number; timeZone: string };

export function listTodos(query: TodoQuery): Promise<TodoPage> {
  const parameters = new URLSearchParams({ view: query.view, timeZone: query.timeZone });
  if (query.q) parameters.set('q', query.q);
  if (query.cursor) parameters.set('cursor', query.cursor);
  if (query.limit) parameters.set('limit', String(query.limit));
  return call('GET', `/api/todos?${parameters}`);
}

const path = (id: string): string => `/api/todos/${encodeURIComponent(id)}`;

export const createTodo = (draft: TodoDraft & { title: string; timeZone: string }): Promise<{ todo: Todo }> =>
  call('POST', '/api/todos', draft);

export const changeTodo = (
  todo: Pick<Todo, 'id' | 'version'>,
  changes: TodoDraft & { status?: Todo['status'] },
): Promise<{ todo: Todo }> => call('PATCH', path(todo.id), { ...changes, version: todo.version });

export const deleteTodo = (todo: Pick<Todo, 'id' | 'version'>): Promise<{ todo: Todo }> =>
  call('DELETE', path(todo.id), { version: todo.version });

export const restoreTodo = (id: string): Promise<{ todo: Todo }> => call('POST', `${path(id)}/restore`, {});
