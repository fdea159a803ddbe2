import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Reminder, Subtask, Todo } from '@/lib/contract/todo';
import { instant, userId } from './columns';

/** A thing to do. Dates are wall-clock text in the todo's own zone: no instant, so no clock change can move them. */
export const todos = pgTable(
  'todos',
  {
    userId: userId(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    notes: text('notes').notNull(),
    dueDate: text('due_date'),
    dueTime: text('due_time'),
    timeZone: text('time_zone').notNull(),
    durationMinutes: integer('duration_minutes'),
    recurrence: text('recurrence'),
    priority: integer('priority').notNull(),
    list: text('list'),
    tags: jsonb('tags').$type<string[]>().notNull(),
    subtasks: jsonb('subtasks').$type<Subtask[]>().notNull(),
    reminders: jsonb('reminders').$type<Reminder[]>().notNull(),
    status: text('status').$type<Todo['status']>().notNull(),
    source: text('source').$type<Todo['source']>().notNull(),
    completedAt: instant('completed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** In the trash since then. */
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull(),
    /** The action that made it, for todos that the assistant added. */
    actionId: text('action_id'),
    turnId: text('turn_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('todos_by_due').on(table.userId, table.status, table.dueDate, table.dueTime),
  ],
);
