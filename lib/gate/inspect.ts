import type { Db } from '@/db/client';
import { findTodo, listOpenBetween } from '@/db/queries/todos';
import { logger } from '@/lib/log';
import { addDays, joinLocal } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';
import type { CheckProblem } from '@/lib/todos/check-together';
import { findConflicts } from '@/lib/todos/conflicts';
import { type TodoRecord, toContract } from '@/lib/todos/todo';
import type { Arguments, Effect, WriteTool } from '@/lib/tools/define-tool';
import { findWriteTool } from '@/lib/tools/registry';
import type { ActionFindings, ActionRecord, ActionTarget, ConflictFinding } from './action';
import { weighEvidence } from './evidence';

export type InspectRequest = {
  userId: string;
  now: Date;
  timeZone: string;
  tool: WriteTool;
  /** Already parsed by the tool's schema. */
  arguments: Arguments;
  words: string[];
  setByHand?: ReadonlySet<string>;
};

export type Inspection =
  | {
      ok: true;
      target: ActionTarget | null;
      record: TodoRecord | null;
      findings: ActionFindings;
      effect: Effect;
    }
  | { ok: false; problems: CheckProblem[] };

/** Checks arguments against the person's todos as they are now, and gathers what the card has to say about them. */
export async function inspect(db: Db, request: InspectRequest): Promise<Inspection> {
  const { tool, userId, arguments: input } = request;
  const id = tool.targetOf(input);
  const record = id ? await findLive(db, userId, id) : null;
  const todo = record ? toContract(record) : null;
  const problems = id && !todo ? [{ field: 'id', problem: 'not_found' }] : tool.check(input, todo);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    record,
    target: todo ? { todoId: todo.id, version: todo.version, todo } : null,
    effect: tool.effect(input, todo),
    findings: {
      ...secondOpinion(request, todo),
      conflicts: await conflictsOf(db, request, todo),
    },
  };
}

/** The tool of an action; what is stored was proposed by a registered one. */
export function toolOf(action: Pick<ActionRecord, 'id' | 'tool'>): WriteTool {
  const tool = findWriteTool(action.tool);
  if (!tool) throw new Error(`action ${action.id} names the tool ${action.tool}, which is not registered`);
  return tool;
}

/** The todo if it exists and is not in the trash. */
export async function findLive(db: Db, userId: string, id: string): Promise<TodoRecord | null> {
  const record = await findTodo(db, { userId, id });
  return record && !record.deletedAt ? record : null;
}

/** Open todos that stand in the way now, in the shape a card keeps. */
export async function conflictsOf(
  db: Db,
  { tool, userId, arguments: input }: Pick<InspectRequest, 'tool' | 'userId' | 'arguments'>,
  target: ActionTarget['todo'] | null,
): Promise<ConflictFinding[]> {
  const slot = tool.slot(input, target);
  if (!slot?.dueDate) return [];
  const around = await listOpenBetween(db, {
    userId,
    from: addDays(slot.dueDate, -7),
    to: addDays(slot.dueDate, 7),
  });
  return findConflicts(slot, around, target?.id).map(({ kind, todo }) => ({
    kind,
    todo: {
      id: todo.id,
      title: todo.title,
      dueDate: todo.dueDate,
      dueTime: todo.dueTime,
      durationMinutes: todo.durationMinutes,
    },
  }));
}

/** Evidence fails open: without it the card still stands, and every field counts as assumed. */
function secondOpinion(
  request: InspectRequest,
  target: ActionTarget['todo'] | null,
): Pick<ActionFindings, 'evidence' | 'warnings' | 'alternatives'> {
  const { tool, arguments: input, words, now, timeZone } = request;
  try {
    return weighEvidence({
      words,
      arguments: input,
      fields: tool.describe(input, target).fields,
      target,
      setByHand: request.setByHand ?? new Set(),
      context: { now: joinLocal(localNow(now, timeZone)) },
    });
  } catch (error) {
    logger.error({ err: error, tool: tool.name }, 'evidence failed; the card is shown without it');
    return { evidence: {}, warnings: [], alternatives: [] };
  }
}
