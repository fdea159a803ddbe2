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
import type { Arguments, Effect, ToolResult } from '@/lib/tools/define-tool';
import type { ActionRecord } from './action';
import {
  type Checked,
  checkedLines,
  grantedLines,
  type JudgeContext,
  type Judged,
  judgeCall,
  linesOf,
  noteOverlaps,
  type ProposedCall,
} from './judge-call';
import { riskOf } from './policy';
import { findCoveringGrants, runGranted } from './run-granted';
import { resultOfCall } from './tool-results';

export type ProposeRequest = JudgeContext & {
  threadId: string;
  turnId: string;
  messageId: string;
  batchId: string;
  step: number;
  /** Turns whose card this one's message decided: what they proposed is not proposed again. */
  settledTurnIds?: string[];
  agent: string;
  calls: ProposedCall[];
  ttlSeconds: number;
  /** Writes of the driver that belong into the same transaction, before the tool calls. */
  prelude?: (tx: Tx) => Promise<void>;
};

export type Proposed = {
  results: Map<string, ToolResult> /** The lines of the card, as they are stored. */;
  actions: ActionRecord[];
};

/**
 * Stores what one model step proposes as one pending batch, in one transaction, and answers every call. Nothing it does can write a
 * todo. A call that may not be proposed gets a refusal that says why; the others still make a card.
 */
export async function propose(db: Db, request: ProposeRequest): Promise<Proposed> {
  return db.transaction(async (tx) => {
    const { userId, threadId } = request;
    // Sent together, done in this order.
    const [, , earlier, pending] = await Promise.all([
      lockUser(tx, userId),
      request.prelude?.(tx),
      listByTurns(tx, { userId, turnIds: [request.turnId, ...(request.settledTurnIds ?? [])] }),
      listPending(tx, { userId, threadId }),
    ]);
    const judged: Judged[] = [];
    for (const call of request.calls)
      judged.push(await judgeCall(tx, request, call, [...earlier, ...linesOf(judged)]));
    noteOverlaps(checkedLines(judged));
    const effects = checkedLines(judged).map((line) => line.inspection.effect);
    const rows = actionRows(request, judged, effects);
    const [grants] = await Promise.all([
      findCoveringGrants(tx, request, grantedLines(judged), riskOf(effects)),
      effects.length > 0 ? supersede(tx, request, pending) : undefined,
      insertToolCalls(
        tx,
        judged.map((entry) => callRow(request, entry)),
      ),
      insertActions(tx, rows),
    ]);
    if (grants) await runGranted(tx, rows, grants, request.now);
    const stored = grants ? await listBatch(tx, request) : rows;
    const byCall = Map.groupBy(stored, (action) => action.toolCallId);
    const results = new Map(
      judged.map((entry): [string, ToolResult] => {
        const { toolCallId } = entry.call;
        if ('result' in entry) return [toolCallId, entry.result];
        return [
          toolCallId,
          grants ? resultOfCall(null, byCall.get(toolCallId) ?? [], request.now) : awaiting(entry.lines),
        ];
      }),
    );
    return { results, actions: stored };
  });
}

/** One pending card a thread: what an earlier step or a "propose again" left open makes way. */
async function supersede(tx: Db, { userId, now }: ProposeRequest, pending: ActionRecord[]): Promise<void> {
  for (const action of pending) {
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
