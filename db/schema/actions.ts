import { sql } from 'drizzle-orm';
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
import type { ActionStatus, Risk } from '@/lib/contract/action';
import type { ActionFindings, ActionResult, ActionTarget, ActionUndo, DecidedHow } from '@/lib/gate/action';
import { instant, userId } from './columns';
import { messages, threads } from './threads';

/**
 * One call of a tool by a model. `output` holds the result of a read tool or of a refusal; a write tool's result
 * is never stored here, it is projected from the call's actions.
 */
export const toolCalls = pgTable(
  'tool_calls',
  {
    userId: userId(),
    id: text('id').notNull(),
    threadId: text('thread_id').notNull(),
    turnId: text('turn_id').notNull(),
    messageId: text('message_id').notNull(),
    step: integer('step').notNull(),
    tool: text('tool').notNull(),
    arguments: jsonb('arguments').$type<Record<string, unknown>>().notNull(),
    output: jsonb('output').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.threadId],
      foreignColumns: [threads.userId, threads.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.userId, table.messageId],
      foreignColumns: [messages.userId, messages.id],
    }).onDelete('cascade'),
    index('tool_calls_by_thread').on(table.userId, table.threadId, table.id),
  ],
);

/** A proposed change and everything that happened to it. Final but for `confirmed` → `undone`. */
export const actions = pgTable(
  'actions',
  {
    userId: userId(),
    id: text('id').notNull(),
    batchId: text('batch_id').notNull(),
    threadId: text('thread_id').notNull(),
    turnId: text('turn_id').notNull(),
    messageId: text('message_id').notNull(),
    toolCallId: text('tool_call_id').notNull(),
    /** Line within the tool call: 0 unless one call expands to several actions. */
    line: integer('line').notNull(),
    agent: text('agent').notNull(),
    tool: text('tool').notNull(),
    /** Version of the tool's schema that the arguments were checked with. */
    schemaVersion: integer('schema_version').notNull(),
    risk: text('risk').$type<Risk>().notNull(),
    status: text('status').$type<ActionStatus>().notNull(),
    version: integer('version').notNull(),
    arguments: jsonb('arguments').$type<Record<string, unknown>>().notNull(),
    /** The arguments as first proposed; a field that differs now was changed by the person. */
    proposedArguments: jsonb('proposed_arguments').$type<Record<string, unknown>>().notNull(),
    timeZone: text('time_zone').notNull(),
    /** The existing todo it is about, as it was when the card was drawn. */
    target: jsonb('target').$type<ActionTarget>(),
    /** Evidence, warnings and conflicts of this version, without words. */
    findings: jsonb('findings').$type<ActionFindings>().notNull(),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    firstSeenAt: instant('first_seen_at'),
    decidedAt: instant('decided_at'),
    decidedBySession: text('decided_by_session'),
    /** "Chrome on Linux". Kept here because a session's row goes when it ends. */
    decidedOnDevice: text('decided_on_device'),
    decidedHow: text('decided_how').$type<DecidedHow>(),
    /** The version that was decided. */
    decidedVersion: integer('decided_version'),
    /** Why it ended, e.g. `new_message`. */
    reason: text('reason'),
    /** The person's words that edited or decided it, oldest first. */
    said: jsonb('said').$type<string[]>().notNull(),
    result: jsonb('result').$type<ActionResult>(),
    undo: jsonb('undo').$type<ActionUndo>(),
    undoneAt: instant('undone_at'),
    /** The action that this one takes the place of: proposed again, or edited into another tool. */
    replaces: text('replaces'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.threadId],
      foreignColumns: [threads.userId, threads.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.userId, table.toolCallId],
      foreignColumns: [toolCalls.userId, toolCalls.id],
    }).onDelete('cascade'),
    uniqueIndex('actions_replaced_once').on(table.userId, table.replaces),
    index('actions_by_status').on(table.userId, table.status, table.expiresAt),
    index('actions_by_thread').on(table.userId, table.threadId, table.id),
    index('actions_by_batch').on(table.userId, table.batchId),
    // For the sweep, which is the one reader that asks across people.
    index('actions_by_expiry').on(table.expiresAt).where(sql`status = 'pending'`),
    index('actions_by_time').on(table.userId, table.proposedAt, table.id),
  ],
);

/** What changed, who did it and on whose decision. Written in the same transaction as the change itself. */
export const audit = pgTable(
  'audit',
  {
    userId: userId(),
    id: text('id').notNull(),
    at: instant('at').notNull(),
    /** `person`: their own click in the list. `decision`: a confirmed action. */
    actor: text('actor').$type<'person' | 'decision' | 'agent' | 'system'>().notNull(),
    event: text('event').notNull(),
    sessionId: text('session_id'),
    device: text('device'),
    turnId: text('turn_id'),
    actionId: text('action_id'),
    todoId: text('todo_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('audit_by_action').on(table.userId, table.actionId),
    index('audit_by_todo').on(table.userId, table.todoId),
    index('audit_by_time').on(table.userId, table.at, table.id),
  ],
);
