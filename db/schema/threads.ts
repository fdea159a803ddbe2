import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MessageState } from '@/lib/contract/chat';
import type { Locale } from '@/lib/contract/locale';
import { instant, userId } from './columns';

/** A conversation. The lease says which turn runs in it; one at a time. */
export const threads = pgTable(
  'threads',
  {
    userId: userId(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Turn that runs now. Null: none. */
    leaseTurnId: text('lease_turn_id'),
    /** The server process that runs it. */
    leaseHolder: text('lease_holder'),
    /** After this instant the turn is taken for dead and another may begin. */
    leaseUntil: instant('lease_until'),
    /** The person asked the turn of the lease to stop. */
    stopTurnId: text('stop_turn_id'),
    /** Position of the next message. Counted under the thread's row lock, so no server's clock decides an order. */
    nextPosition: integer('next_position').notNull(),
    /** The person deleted the conversation. Its actions stay, for their undo and for the audit. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('threads_by_update').on(table.userId, table.updatedAt),
  ],
);

/** Text of one step of an assistant message. Tool calls are rows of their own, results are projected from actions. */
export type StoredPart = {
  type: 'text';
  step: number;
  text: string;
  /** Words of Nod itself about a card: shown in the thread, no part of what the model is told. */
  by?: 'nod';
};

export const messages = pgTable(
  'messages',
  {
    userId: userId(),
    id: text('id').notNull(),
    threadId: text('thread_id').notNull(),
    turnId: text('turn_id').notNull(),
    position: integer('position').notNull(),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    /** `decision`: words that decided a card. They show in the thread; a model sees them in the tool's result instead. */
    kind: text('kind').$type<'chat' | 'decision'>().notNull(),
    /** The id the client gave its message: the same one again is not a second turn. */
    clientMessageId: text('client_message_id'),
    parts: jsonb('parts').$type<StoredPart[]>().notNull(),
    /** Batches whose card is shown again with this message (an edit by text). */
    batchIds: jsonb('batch_ids').$type<string[]>().notNull(),
    state: text('state').$type<MessageState>().notNull(),
    /** Steps taken so far in this message; a continuation goes on counting. */
    steps: integer('steps').notNull(),
    errorCode: text('error_code'),
    timeZone: text('time_zone').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.threadId],
      foreignColumns: [threads.userId, threads.id],
    }).onDelete('cascade'),
    uniqueIndex('messages_in_order').on(table.userId, table.threadId, table.position),
    uniqueIndex('messages_once').on(table.userId, table.clientMessageId),
  ],
);

/** Skills that were read in a thread: what makes their tools exist for the model. */
export const threadSkills = pgTable(
  'thread_skills',
  {
    userId: userId(),
    threadId: text('thread_id').notNull(),
    skill: text('skill').notNull(),
    turnId: text('turn_id').notNull(),
    activatedAt: instant('activated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.threadId, table.skill] }),
    foreignKey({
      columns: [table.userId, table.threadId],
      foreignColumns: [threads.userId, threads.id],
    }).onDelete('cascade'),
  ],
);
