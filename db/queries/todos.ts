import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '@/db/client';
import { audit, todos } from '@/db/schema';
import type { TodoRecord } from '@/lib/todos/todo';
import type { ListFilter } from '@/lib/todos/todo-list';
import { given, statement } from './statement';

/** Todos by id, those in the trash included. */
export async function findTodos(db: Db, params: { userId: string; ids: string[] }): Promise<TodoRecord[]> {
  if (params.ids.length === 0) return [];
  return db
    .select()
    .from(todos)
    .where(and(eq(todos.userId, params.userId), inArray(todos.id, params.ids)));
}

export async function findTodo(db: Db, params: { userId: string; id: string }): Promise<TodoRecord | null> {
  const [row] = await findTodos(db, { userId: params.userId, ids: [params.id] });
  return row ?? null;
}

/** Open todos due on one of the days `from` to `to`, both included. */
export async function listOpenBetween(
  db: Db,
  params: { userId: string; from: string; to: string },
): Promise<TodoRecord[]> {
  return selectOpenBetween(db, params);
}
const selectOpenBetween = statement<{ userId: string; from: string; to: string }, TodoRecord[]>((db) =>
  db
    .select()
    .from(todos)
    .where(
      and(
        eq(todos.userId, given('userId', todos.userId)),
        isNull(todos.deletedAt),
        eq(todos.status, 'open'),
        gte(todos.dueDate, given('from', todos.dueDate)),
        lte(todos.dueDate, given('to', todos.dueDate)),
      ),
    )
    .orderBy(asc(todos.dueDate), asc(todos.id)),
);

/** Open todos that stand on one of the days `from` to `to`, or that may come again on one of them because they repeat. */
export async function listStandingBetween(
  db: Db,
  params: { userId: string; from: string; to: string },
): Promise<TodoRecord[]> {
  return db
    .select()
    .from(todos)
    .where(
      and(
        eq(todos.userId, params.userId),
        isNull(todos.deletedAt),
        eq(todos.status, 'open'),
        lte(todos.dueDate, params.to),
        or(gte(todos.dueDate, params.from), isNotNull(todos.recurrence)),
      ),
    )
    .orderBy(asc(todos.dueDate), asc(todos.dueTime), asc(todos.id));
}

export type TodoPage = {
  userId: string;
  filter: ListFilter;
  order: 'due' | 'completed';
  limit: number;
  after?: string;
};

/** One page of todos. `after` is the id of the last row of the page before. */
export async function listTodos(db: Db, page: TodoPage): Promise<TodoRecord[]> {
  const key = sortKey(page.order);
  const afterKey = page.after
    ? sql`(${key}, ${todos.id}) > (select ${key}, ${todos.id} from ${todos} where ${todos.userId} = ${page.userId} and ${todos.id} = ${page.after})`
    : undefined;
  return db
    .select()
    .from(todos)
    .where(and(matches(page.userId, page.filter), page.order === 'due' ? afterKey : completedAfter(page)))
    .orderBy(
      ...(page.order === 'due' ? [asc(key), asc(todos.id)] : [desc(todos.completedAt), desc(todos.id)]),
    )
    .limit(page.limit);
}

/** By day, undated last; within a day by time, all-day first. Text, so that one comparison pages through it. */
function sortKey(order: TodoPage['order']): SQL {
  if (order === 'completed') return sql`${todos.completedAt}`;
  return sql`(coalesce(${todos.dueDate}, '9999-99-99') || 'T' || coalesce(${todos.dueTime}, '00:00'))`;
}

function completedAfter(page: TodoPage): SQL | undefined {
  if (!page.after) return undefined;
  return sql`(${todos.completedAt}, ${todos.id}) < (select ${todos.completedAt}, ${todos.id} from ${todos} where ${todos.userId} = ${page.userId} and ${todos.id} = ${page.after})`;
}

function matches(userId: string, filter: ListFilter): SQL | undefined {
  return and(
    eq(todos.userId, userId),
    isNull(todos.deletedAt),
    filter.done
      ? doneWithin(filter.done)
      : filter.status === 'any'
        ? undefined
        : eq(todos.status, filter.status),
    filter.from
      ? or(
          gte(todos.dueDate, filter.from),
          filter.orRepeats ? and(isNotNull(todos.recurrence), eq(todos.status, 'open')) : undefined,
        )
      : undefined,
    filter.to ? lte(todos.dueDate, filter.to) : undefined,
    filter.before
      ? or(
          lt(todos.dueDate, filter.before.date),
          and(eq(todos.dueDate, filter.before.date), lt(todos.dueTime, filter.before.time)),
        )
      : undefined,
    filter.hasDate === undefined
      ? undefined
      : filter.hasDate
        ? isNotNull(todos.dueDate)
        : isNull(todos.dueDate),
    filter.hasList === undefined ? undefined : filter.hasList ? isNotNull(todos.list) : isNull(todos.list),
    filter.text ? textMatches(filter.text) : undefined,
    filter.tag ? sql`${todos.tags} @> ${JSON.stringify([filter.tag])}::jsonb` : undefined,
    filter.list ? sql`lower(${todos.list}) = lower(${filter.list})` : undefined,
  );
}

/**
 * Checked off within a stretch of time. A todo that repeats moved on to its next day then, which only the audit tells; an undo that
 * brought that day back took it away again.
 */
function doneWithin({ from, until }: NonNullable<ListFilter['done']>): SQL | undefined {
  const within = (at: AnyColumn) => and(from ? gte(at, from) : undefined, until ? lt(at, until) : undefined);
  const ticked = alias(audit, 'ticked');
  const undone = alias(audit, 'undone');
  const movedOn = sql`exists (select 1 from ${audit} ${ticked} where ${and(
    eq(ticked.userId, todos.userId),
    eq(ticked.todoId, todos.id),
    inArray(ticked.event, ['completed', 'status_done']),
    within(ticked.at),
    sql`${ticked.after} ->> 'status' = 'open'`,
    sql`not exists (select 1 from ${audit} ${undone} where ${and(
      eq(undone.userId, todos.userId),
      eq(undone.todoId, todos.id),
      eq(undone.event, 'undone'),
      gte(undone.at, ticked.at),
      sql`${undone.after} ->> 'dueDate' = ${ticked.before} ->> 'dueDate'`,
    )})`,
  )})`;
  return or(and(eq(todos.status, 'done'), within(todos.completedAt)), movedOn);
}

/** Every word must stand somewhere in the title, the notes or the tags; wildcards of LIKE are taken literally. */
function textMatches(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return or(
        ilike(todos.title, pattern),
        ilike(todos.notes, pattern),
        ilike(sql`${todos.tags}::text`, pattern),
      );
    }),
  );
}
