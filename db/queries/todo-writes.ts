import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { todos } from '@/db/schema';
import type { TodoRecord } from '@/lib/todos/todo';
import { announce } from './notify';
import { insertStatement } from './statement';

/** Apart from the queries that read, because one function alone may call them: `writeTodos`, which also writes the audit. */
export const insertTodos = insertStatement(todos, (insert) =>
  insert.returning({ sent: announce('todo', todos) }),
);

/** Writes the row if it still has version `from`; answers whether it did. */
export async function updateTodo(db: Db, row: TodoRecord, from: number): Promise<boolean> {
  const written = await db
    .update(todos)
    .set(row)
    .where(and(eq(todos.userId, row.userId), eq(todos.id, row.id), eq(todos.version, from)))
    .returning({ id: todos.id, sent: announce('todo', todos) });
  return written.length === 1;
}
