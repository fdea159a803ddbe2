import { z } from 'zod';
import type { Tx } from '@/db/client';
import { insertActions, listBatch, lockActions } from '@/db/queries/actions';
import { insertAudit } from '@/db/queries/audit';
import { lockUser } from '@/db/queries/users';
import { newId } from '@/lib/ids';
import type { Arguments, Effect, WriteTool } from '@/lib/tools/define-tool';
import { findWriteTool } from '@/lib/tools/registry';
import { sameValue } from '@/lib/tools/todo-fields';
import { type ActionRecord, judgeChange, type SettleVerdict } from './action';
import { type ActionRef, claim, type Decider, end, handSet } from './end-action';
import { type Inspection, inspect } from './inspect';
import { riskOf } from './policy';
import { UNDECIDED } from './propose';

export type EditRequest = ActionRef & {
  /** All arguments after the change; checked like any model's. */
  arguments: unknown;
  /** The words that asked for the change; absent when the person set the fields by hand. */
  instruction?: string;
  /** The instruction means another tool: the old action is superseded and a new one proposed with its own risk. */
  tool?: string;
  /** Tools of the skills that were read: a model's edit cannot reach beyond them. */
  allowedTools?: ReadonlySet<string>;
  ttlSeconds: number;
};

export type EditOutcome =
  | { verdict: 'edited'; action: ActionRecord; replaced?: ActionRecord }
  | { verdict: Exclude<SettleVerdict, 'run' | 'repeat'>; action: ActionRecord }
  | { verdict: 'not_found' }
  | { verdict: 'invalid'; errors: Record<string, string[]> };

/** Changes a pending action: a new version, checked afresh, with a new span of time. Never a decision. */
export async function editIn(tx: Tx, decider: Decider, request: EditRequest): Promise<EditOutcome> {
  await lockUser(tx, decider.userId);
  const [action] = await lockActions(tx, { userId: decider.userId, ids: [request.id] });
  if (!action) return { verdict: 'not_found' };
  const verdict = judgeChange(action, { version: request.version, event: 'edit' }, decider.now);
  if (verdict === 'expired' && action.status === 'pending') {
    return { verdict, action: await end(tx, decider, action, 'expired', 'expired') };
  }
  if (verdict !== 'run') return { verdict: verdict as Exclude<SettleVerdict, 'run' | 'repeat'>, action };

  const tool = findWriteTool(request.tool ?? action.tool);
  if (!tool || (request.tool && request.allowedTools && !request.allowedTools.has(tool.name))) {
    return { verdict: 'invalid', errors: { tool: ['unknown tool'] } };
  }
  const parsed = tool.schema.safeParse(request.arguments);
  if (!parsed.success) return { verdict: 'invalid', errors: errorsByField(parsed.error) };
  if (tool.targetOf(parsed.data) !== (action.target?.todoId ?? null)) {
    return { verdict: 'invalid', errors: { id: ['a card stays with the todo it is about'] } };
  }
  const changed = changedByHand(action, tool, parsed.data, request.instruction);
  const words = request.instruction ? [...action.said, request.instruction] : action.said;
  const inspection = await inspect(tx, {
    ...action,
    tool,
    arguments: parsed.data,
    words,
    setByHand: changed,
    now: decider.now,
  });
  if (!inspection.ok) return { verdict: 'invalid', errors: problemsByField(inspection) };
  const next = { tool, arguments: parsed.data, inspection, words };
  return tool.name === action.tool
    ? { verdict: 'edited', action: await rewrite(tx, decider, action, request, next) }
    : { verdict: 'edited', ...(await replace(tx, decider, action, request, next)) };
}

type Next = {
  tool: WriteTool;
  arguments: Arguments;
  inspection: Extract<Inspection, { ok: true }>;
  words: string[];
};

async function rewrite(
  tx: Tx,
  decider: Decider,
  action: ActionRecord,
  request: EditRequest,
  next: Next,
): Promise<ActionRecord> {
  const row: ActionRecord = {
    ...action,
    ...contentOf(next),
    version: action.version + 1,
    risk: await batchRisk(tx, action, next.inspection.effect),
    expiresAt: new Date(decider.now.getTime() + request.ttlSeconds * 1000),
  };
  await claim(tx, row, action);
  await renewSiblings(tx, row, decider.now);
  await recordEdit(tx, decider, action, row);
  return row;
}

async function replace(tx: Tx, decider: Decider, action: ActionRecord, request: EditRequest, next: Next) {
  const replaced = await end(tx, decider, action, 'superseded', 'other_tool');
  const row: ActionRecord = {
    ...action,
    ...UNDECIDED,
    ...contentOf(next),
    id: newId('action'),
    tool: next.tool.name,
    schemaVersion: next.tool.schemaVersion,
    version: 1,
    risk: await batchRisk(tx, action, next.inspection.effect),
    proposedArguments: next.arguments,
    replaces: action.id,
    proposedAt: decider.now,
    expiresAt: new Date(decider.now.getTime() + request.ttlSeconds * 1000),
  };
  await insertActions(tx, [row]);
  await renewSiblings(tx, row, decider.now);
  await recordEdit(tx, decider, action, row);
  return { action: row, replaced };
}

function contentOf(next: Next): Pick<ActionRecord, 'arguments' | 'target' | 'findings' | 'said'> {
  return {
    arguments: next.arguments,
    target: next.inspection.target,
    findings: next.inspection.findings,
    said: next.words,
  };
}

/** The risk of the whole card, with this line as it would be and the others as they stand. */
async function batchRisk(tx: Tx, action: ActionRecord, effect: Effect): Promise<ActionRecord['risk']> {
  const others = (await listBatch(tx, action)).filter(
    (line) => line.id !== action.id && line.status === 'pending',
  );
  const effects = others.map((line) =>
    findWriteTool(line.tool)?.effect(line.arguments, line.target?.todo ?? null),
  );
  return riskOf([...effects.filter((found) => found !== undefined), effect]);
}

/** One card, one countdown: lines that are still open get the same time again. */
async function renewSiblings(tx: Tx, edited: ActionRecord, now: Date): Promise<void> {
  for (const line of await listBatch(tx, edited)) {
    if (line.id === edited.id || line.status !== 'pending' || now >= line.expiresAt) continue;
    await claim(tx, { ...line, expiresAt: edited.expiresAt }, line);
  }
}

async function recordEdit(
  tx: Tx,
  decider: Decider,
  before: ActionRecord,
  after: ActionRecord,
): Promise<void> {
  await insertAudit(tx, [
    {
      userId: before.userId,
      id: newId('audit'),
      at: decider.now,
      actor: 'person',
      event: 'action_edited',
      sessionId: decider.sessionId,
      device: decider.device,
      turnId: before.turnId,
      actionId: after.id,
      before: { tool: before.tool, version: before.version, arguments: before.arguments },
      after: {
        tool: after.tool,
        version: after.version,
        arguments: after.arguments,
        // Only an edit in words adds to what was said.
        ...(after.said.length > before.said.length && { said: after.said.at(-1) }),
      },
    },
  ]);
}

/** Fields whose value is the person's own setting: earlier ones and, without an instruction, those that differ now. */
function changedByHand(
  action: ActionRecord,
  tool: WriteTool,
  next: Arguments,
  instruction?: string,
): Set<string> {
  const earlier = tool.name === action.tool ? handSet(action) : new Set<string>();
  const names = new Set([...Object.keys(next), ...Object.keys(action.arguments)]);
  const differing = [...names].filter((name) => !sameValue(next[name], action.arguments[name]));
  if (instruction === undefined) return new Set([...earlier, ...differing]);
  return new Set([...earlier].filter((name) => !differing.includes(name)));
}

function errorsByField(error: z.ZodError): Record<string, string[]> {
  const { fieldErrors, formErrors } = z.flattenError(error as z.ZodError<Record<string, unknown>>);
  return {
    ...(fieldErrors as Record<string, string[]>),
    ...(formErrors.length > 0 && { arguments: formErrors }),
  };
}

function problemsByField(inspection: Extract<Inspection, { ok: false }>): Record<string, string[]> {
  return Object.fromEntries(inspection.problems.map(({ field, problem }) => [field, [problem]]));
}
