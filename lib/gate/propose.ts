import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import {
  insertActions,
  insertToolCalls,
  listBatch,
  listByTurns,
  listPending,
  type ToolCallRecord,
  updateAction,
} from '@/db/queries/actions';
import { insertAudit } from '@/db/queries/audit';
import { lockUser } from '@/db/queries/users';
import { newId } from '@/lib/ids';
import { overlaps } from '@/lib/todos/conflicts';
import type { Arguments, Effect, ToolResult, WriteTool } from '@/lib/tools/define-tool';
import { findTool, findWriteTool } from '@/lib/tools/registry';
import { sameValue } from '@/lib/tools/todo-fields';
import type { ActionRecord } from './action';
import type { GrantedLine } from './grants';
import { type Inspection, inspect } from './inspect';
import { riskOf } from './policy';
import { findCoveringGrants, runGranted } from './run-granted';
import { refusal, resultOfCall } from './tool-results';

/** One call of a write tool by an agent, as it came: nothing about it is trusted. */
export type ProposedCall = {
  toolCallId: string;
  tool: string;
  arguments: unknown;
  /** The service sent arguments that were no JSON object. */
  malformed?: boolean;
};

export type ProposeRequest = {
  userId: string;
  threadId: string;
  turnId: string;
  messageId: string;
  batchId: string;
  step: number;
  /** Turns whose card this one's message decided: what they proposed is not proposed again. */
  settledTurnIds?: string[];
  agent: string;
  calls: ProposedCall[];
  /** Tools of the skills that were read in this thread. */
  allowed: ReadonlySet<string>;
  /** What the person wrote, newest last: the ground for the evidence. */
  words: string[];
  now: Date;
  timeZone: string;
  ttlSeconds: number;
  /** Writes of the driver that belong into the same transaction, before the tool calls. */
  prelude?: (tx: Tx) => Promise<void>;
};

type Line = { tool: WriteTool; arguments: Arguments };
type Checked = Line & { inspection: Extract<Inspection, { ok: true }> };
type Judged = { call: ProposedCall; result: ToolResult } | { call: ProposedCall; lines: Checked[] };

/**
 * Stores what one model step proposes as one pending batch, in one transaction, and answers every call. Nothing it does can write a
 * todo. A call that may not be proposed gets a refusal that says why; the others still make a card.
 */
export async function propose(db: Db, request: ProposeRequest): Promise<Map<string, ToolResult>> {
  return db.transaction(async (tx) => {
    await lockUser(tx, request.userId);
    await request.prelude?.(tx);
    const earlier = await listByTurns(tx, {
      userId: request.userId,
      turnIds: [request.turnId, ...(request.settledTurnIds ?? [])],
    });
    const judged: Judged[] = [];
    for (const call of request.calls)
      judged.push(await judgeCall(tx, request, call, [...earlier, ...linesOf(judged)]));
    noteOverlaps(judged);
    const effects = judged.flatMap((entry) =>
      'lines' in entry ? entry.lines.map((line) => line.inspection.effect) : [],
    );
    if (effects.length > 0) await supersedePending(tx, request);
    await insertToolCalls(
      tx,
      judged.map((entry) => callRow(request, entry)),
    );
    const rows = actionRows(request, judged, effects);
    await insertActions(tx, rows);
    const grants = await findCoveringGrants(tx, request, grantedLines(judged), riskOf(effects));
    if (grants) await runGranted(tx, rows, grants, request.now);
    const stored = grants ? await listBatch(tx, request) : rows;
    const byCall = Map.groupBy(stored, (action) => action.toolCallId);
    return new Map(
      judged.map((entry) => {
        const { toolCallId } = entry.call;
        if ('result' in entry) return [toolCallId, entry.result];
        return [
          toolCallId,
          grants ? resultOfCall(null, byCall.get(toolCallId) ?? [], request.now) : awaiting(entry.lines),
        ];
      }),
    );
  });
}

function grantedLines(judged: Judged[]): GrantedLine[] {
  const lines = judged.flatMap((entry) => ('lines' in entry ? entry.lines : []));
  return lines.map(({ tool, arguments: input, inspection }) => ({
    tool: tool.name,
    arguments: input,
    effect: inspection.effect,
    findings: inspection.findings,
  }));
}

/** Lines of one card that want the same time: nothing in the list stands there yet, so the card itself says it. */
function noteOverlaps(judged: Judged[]): void {
  const lines = judged.flatMap((entry) => ('lines' in entry ? entry.lines : []));
  const slots = lines.map(({ tool, arguments: input, inspection }) =>
    tool.slot(input, inspection.target?.todo ?? null),
  );
  for (const [index, line] of lines.entries()) {
    const slot = slots[index];
    const other = slots.find(
      (candidate, at) => at !== index && slot && candidate && overlaps(slot, candidate),
    );
    if (other)
      line.inspection.findings.warnings.push({ code: 'overlaps_line', data: { title: other.title } });
  }
}

/** Parsed lines of the calls before this one in the same step, to recognise an equal repeat. */
function linesOf(judged: Judged[]): Array<{ tool: string; arguments: Arguments }> {
  return judged.flatMap((entry) =>
    'lines' in entry ? entry.lines.map((line) => ({ tool: line.tool.name, arguments: line.arguments })) : [],
  );
}

async function judgeCall(
  tx: Db,
  request: ProposeRequest,
  call: ProposedCall,
  before: Array<
    Pick<ActionRecord, 'tool' | 'arguments'> & Partial<Pick<ActionRecord, 'proposedArguments' | 'status'>>
  >,
): Promise<Judged> {
  const parsed = parseCall(request, call);
  if ('result' in parsed) return { call, result: parsed.result };
  const lines: Checked[] = [];
  for (const line of parsed.lines) {
    const repeat = before.find((entry) => isRepeat(entry, line));
    if (repeat) return { call, result: refusal('repeat', { previous: repeat.status ?? 'pending' }) };
    const target = line.tool.targetOf(line.arguments);
    const sameStep = [
      ...before.filter((entry) => !('status' in entry)),
      ...lines.map(({ tool, arguments: input }) => ({ tool: tool.name, arguments: input })),
    ];
    if (target && sameStep.some((entry) => findWriteTool(entry.tool)?.targetOf(entry.arguments) === target)) {
      return { call, result: refusal('same_todo', {}) };
    }
    const inspection = await inspect(tx, { ...request, tool: line.tool, arguments: line.arguments });
    if (!inspection.ok) {
      const [problem] = inspection.problems;
      if (problem?.problem === 'not_found')
        return { call, result: { status: 'not_found', arguments: line.arguments } };
      return {
        call,
        result: refusal(problem?.problem ?? 'invalid_arguments', { errors: inspection.problems }),
      };
    }
    lines.push({ ...line, inspection });
  }
  return { call, lines };
}

function isRepeat(
  entry: Pick<ActionRecord, 'tool' | 'arguments'> & Partial<Pick<ActionRecord, 'proposedArguments'>>,
  line: Line,
): boolean {
  if (entry.tool !== line.tool.name) return false;
  return (
    sameValue(entry.arguments, line.arguments) ||
    (entry.proposedArguments !== undefined && sameValue(entry.proposedArguments, line.arguments))
  );
}

function parseCall(request: ProposeRequest, call: ProposedCall): { lines: Line[] } | { result: ToolResult } {
  const tool = findTool(call.tool);
  if (!tool || tool.kind === 'read') return { result: refusal('unknown_tool', { tool: call.tool }) };
  if (!request.allowed.has(call.tool)) return { result: refusal('skill_not_read', { tool: call.tool }) };
  if (call.malformed) return { result: refusal('malformed_arguments', {}) };
  const parsed = tool.schema.safeParse(call.arguments);
  if (!parsed.success) {
    return {
      result: refusal('invalid_arguments', {
        errors: z.flattenError(parsed.error).fieldErrors,
        message: z.prettifyError(parsed.error),
      }),
    };
  }
  if (tool.kind === 'write') return { lines: [{ tool, arguments: parsed.data }] };
  return {
    lines: tool.expand(parsed.data).map((line) => {
      const lineTool = findWriteTool(line.tool);
      if (!lineTool) throw new Error(`${tool.name} expands to ${line.tool}, which is no write tool`);
      return { tool: lineTool, arguments: lineTool.schema.parse(line.arguments) };
    }),
  };
}

/** One pending card a thread: what an earlier step or a "propose again" left open makes way. */
async function supersedePending(tx: Db, { userId, threadId, now }: ProposeRequest): Promise<void> {
  for (const action of await listPending(tx, { userId, threadId })) {
    const status = now >= action.expiresAt ? 'expired' : 'superseded';
    const reason = status === 'expired' ? 'expired' : 'new_card';
    await updateAction(tx, { ...action, status, decidedAt: now, reason }, action);
    await insertAudit(tx, [
      {
        userId,
        id: newId('audit'),
        at: now,
        actor: status === 'expired' ? 'system' : 'agent',
        event: `action_${status}`,
        turnId: action.turnId,
        actionId: action.id,
        after: { reason },
      },
    ]);
  }
}

function callRow(request: ProposeRequest, entry: Judged): ToolCallRecord {
  const { call } = entry;
  const isObject =
    typeof call.arguments === 'object' && call.arguments !== null && !Array.isArray(call.arguments);
  return {
    userId: request.userId,
    id: call.toolCallId,
    threadId: request.threadId,
    turnId: request.turnId,
    messageId: request.messageId,
    step: request.step,
    tool: call.tool,
    arguments: isObject ? (call.arguments as Arguments) : {},
    output: 'result' in entry ? entry.result : null,
    createdAt: request.now,
  };
}

function actionRows(request: ProposeRequest, judged: Judged[], effects: Effect[]): ActionRecord[] {
  const risk = riskOf(effects);
  const expiresAt = new Date(request.now.getTime() + request.ttlSeconds * 1000);
  return judged.flatMap((entry) =>
    'result' in entry
      ? []
      : entry.lines.map((line, index) => ({
          userId: request.userId,
          id: newId('action'),
          batchId: request.batchId,
          threadId: request.threadId,
          turnId: request.turnId,
          messageId: request.messageId,
          toolCallId: entry.call.toolCallId,
          line: index,
          agent: request.agent,
          tool: line.tool.name,
          schemaVersion: line.tool.schemaVersion,
          risk,
          version: 1,
          arguments: line.arguments,
          proposedArguments: line.arguments,
          timeZone: request.timeZone,
          target: line.inspection.target,
          findings: line.inspection.findings,
          proposedAt: request.now,
          expiresAt,
          said: request.words,
          ...UNDECIDED,
        })),
  );
}

/** What every new pending action starts with. */
export const UNDECIDED = {
  status: 'pending',
  firstSeenAt: null,
  decidedAt: null,
  decidedBySession: null,
  decidedOnDevice: null,
  decidedHow: null,
  decidedVersion: null,
  reason: null,
  result: null,
  undo: null,
  undoneAt: null,
  replaces: null,
} as const satisfies Partial<ActionRecord>;

function awaiting(lines: Checked[]): ToolResult {
  return {
    status: 'awaiting_confirmation',
    lines: lines.length,
    note: 'The person sees the card now and decides. Stop here.',
  };
}
