import type { z } from 'zod';
import type { Db } from '@/db/client';
import type { Todo } from '@/lib/contract/todo';
import type { LocalMoment } from '@/lib/time/local-date';
import type { CheckProblem } from '@/lib/todos/check-together';
import type { TodoRecord } from '@/lib/todos/todo';

export type Arguments = Record<string, unknown>;

/** What a tool answers: structure, never just "ok" (design, section 4). */
export type ToolStatus =
  | 'done'
  | 'awaiting_confirmation'
  | 'needs_info'
  | 'conflict'
  | 'not_found'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'superseded'
  | 'failed';
export type ToolResult = { status: ToolStatus } & Record<string, unknown>;

export type ReadContext = { db: Db; userId: string; now: Date; timeZone: string };

/** What a tool of kind `read` may be. It runs at once and cannot change data. */
export type ReadTool<A extends Arguments = Arguments> = {
  kind: 'read';
  name: string;
  description: string;
  schema: z.ZodType<A>;
  run(context: ReadContext, input: A): Promise<ToolResult>;
};

/** Facts about one line, from which the policy computes the risk of the whole card. */
export type Effect = {
  adds: number;
  changes: number;
  deletes: number;
  movesDate: boolean;
  reversible: boolean;
};

/** A row of the card, in data: its label and display are written when somebody reads it. */
export type FieldValue = { name: string; value: unknown; before?: unknown };

export type CardContent = {
  /** Key of the sentence that says what will happen (`card.title.<verb>`). */
  verb: 'add' | 'change' | 'move' | 'remind' | 'complete' | 'reopen' | 'delete';
  subject: string;
  fields: FieldValue[];
};

export type WriteContext = {
  now: Date;
  today: LocalMoment;
  timeZone: string;
  userId: string;
  turnId: string;
  actionId: string;
};

/** One todo to write: what it was (null: new) and what it becomes. */
export type PlannedWrite = { event: string; before: TodoRecord | null; after: TodoRecord };

/**
 * What a tool of kind `write` may be. It has no way to the database: `plan` computes what to write, and only the gate
 * writes it, after a person's decision. The pure functions decide everything that a card says.
 */
export type WriteTool<A extends Arguments = Arguments> = {
  kind: 'write';
  name: string;
  description: string;
  schema: z.ZodType<A>;
  /** Raised when the meaning of stored arguments changes. */
  schemaVersion: number;
  /** The existing todo that the arguments are about, if they are about one. */
  targetOf(input: A): string | null;
  /** Problems beyond the schema, against the todo it is about. Empty: may be proposed. */
  check(input: A, target: Todo | null): CheckProblem[];
  effect(input: A, target: Todo | null): Effect;
  /** Where the todo would be in time afterwards, for the search for conflicts. Null: it takes no slot. */
  slot(
    input: A,
    target: Todo | null,
  ): { title: string; dueDate: string | null; dueTime: string | null; durationMinutes: number | null } | null;
  describe(input: A, target: Todo | null): CardContent;
  plan(context: WriteContext, input: A, target: TodoRecord | null): PlannedWrite;
};

/** One call that stands for several changes: each line becomes an action of the tool it names. */
export type BatchTool<A extends Arguments = Arguments> = {
  kind: 'batch';
  name: string;
  description: string;
  schema: z.ZodType<A>;
  expand(input: A): Array<{ tool: string; arguments: Arguments }>;
};

export type Tool = ReadTool | WriteTool | BatchTool;

/** Declares a read tool; the types of its input follow from the schema. */
export function defineReadTool<A extends Arguments>(tool: Omit<ReadTool<A>, 'kind'>): ReadTool {
  return { ...tool, kind: 'read' } as unknown as ReadTool;
}

/** Declares a write tool; the types of its input follow from the schema. */
export function defineWriteTool<A extends Arguments>(tool: Omit<WriteTool<A>, 'kind'>): WriteTool {
  return { ...tool, kind: 'write' } as unknown as WriteTool;
}

/** Declares a tool whose one call proposes several changes. */
export function defineBatchTool<A extends Arguments>(tool: Omit<BatchTool<A>, 'kind'>): BatchTool {
  return { ...tool, kind: 'batch' } as unknown as BatchTool;
}
