import type { Tx } from '@/db/client';
import { findReplacement, insertActions, listPending, lockActions } from '@/db/queries/actions';
import { insertAudit } from '@/db/queries/audit';
import { lockUser } from '@/db/queries/users';
import { newId } from '@/lib/ids';
import { findWriteTool } from '@/lib/tools/registry';
import { type ActionRecord, isReproposable } from './action';
import { type Decider, end, handSet } from './end-action';
import { type Inspection, inspect } from './inspect';
import { type Checked, noteOverlaps } from './judge-call';
import { riskOf } from './policy';
import { UNDECIDED } from './propose';

export type ReproposeOutcome =
  | { verdict: 'proposed' | 'repeat'; action: ActionRecord }
  | { verdict: 'not_reproposable'; action: ActionRecord; why: string }
  | { verdict: 'not_found' };

/** What became of one id before anything is written: proposed again before, in the way of all, or good to go. */
type Judged =
  | { verdict: 'repeat'; source: ActionRecord }
  | { verdict: 'not_reproposable'; action: ActionRecord; why: string }
  | { verdict: 'fresh'; source: ActionRecord; line: Checked };
type Fresh = Extract<Judged, { verdict: 'fresh' }>;

/**
 * Proposes actions again that ended without being done: each a new pending one of the same tool call, checked against the todos as they are now.
 * All of them or none, each id once and in the order given. Those of one thread are one card, whatever cards they came from; those of several
 * threads are one card a thread. When one cannot be proposed nothing is written, and only those that stand in the way are answered; an
 * id that is not this person's is `not_found`, whatever else is wrong.
 */
export async function reproposeIn(
  tx: Tx,
  decider: Decider,
  ids: string[],
  ttlSeconds: number,
): Promise<ReproposeOutcome[]> {
  await lockUser(tx, decider.userId);
  const named = [...new Set(ids)];
  const rows = new Map(
    (await lockActions(tx, { userId: decider.userId, ids: named })).map((row) => [row.id, row]),
  );
  const sources = named.flatMap((id) => rows.get(id) ?? []);
  if (sources.length < named.length) return [{ verdict: 'not_found' }];
  const judged: Judged[] = [];
  for (const source of sources) judged.push(await judge(tx, decider, source));
  const refused = judged.filter((entry) => entry.verdict === 'not_reproposable');
  if (refused.length > 0) return refused;

  const fresh = judged.filter((entry) => entry.verdict === 'fresh');
  const proposed = new Map<string, ActionRecord>();
  for (const [threadId, lines] of Map.groupBy(fresh, ({ source }) => source.threadId)) {
    const inThread = sources.filter((source) => source.threadId === threadId);
    for (const row of await openCard(tx, decider, lines, inThread, ttlSeconds))
      if (row.replaces) proposed.set(row.replaces, row);
  }
  const outcomes: ReproposeOutcome[] = [];
  for (const { id } of sources) {
    const row = proposed.get(id);
    if (row) outcomes.push({ verdict: 'proposed', action: row });
    // Read after the writes: what is answered is how it stands now.
    else outcomes.push({ verdict: 'repeat', action: await replacementOf(tx, decider, id) });
  }
  return outcomes;
}

async function judge(tx: Tx, decider: Decider, source: ActionRecord): Promise<Judged> {
  if (await findReplacement(tx, { userId: decider.userId, of: source.id }))
    return { verdict: 'repeat', source };
  const no = (why: string): Judged => ({ verdict: 'not_reproposable', action: source, why });
  if (!isReproposable(source, decider.now)) return no(source.status);
  const tool = findWriteTool(source.tool);
  const parsed = tool?.schema.safeParse(source.arguments);
  if (!tool || !parsed?.success) return no('invalid_arguments');
  const inspection: Inspection = await inspect(tx, {
    ...source,
    tool,
    arguments: parsed.data,
    words: source.said,
    setByHand: handSet(source),
    now: decider.now,
  });
  if (!inspection.ok) return no(inspection.problems[0]?.problem ?? 'invalid_arguments');
  return { verdict: 'fresh', source, line: { tool, arguments: parsed.data, inspection } };
}

/** Puts the lines on one card of their thread: a new one, or the open one when it holds lines of the same origin. */
async function openCard(
  tx: Tx,
  decider: Decider,
  fresh: Fresh[],
  named: ActionRecord[],
  ttlSeconds: number,
): Promise<ActionRecord[]> {
  for (const { source } of fresh)
    if (source.status === 'pending') await end(tx, decider, source, 'expired', 'expired');
  const cardmates = await makeWay(tx, decider, named);
  noteOverlaps(fresh.map(({ line }) => line));
  const effects = cardmates.map((line) =>
    findWriteTool(line.tool)?.effect(line.arguments, line.target?.todo ?? null),
  );
  const batchId = cardmates[0]?.batchId ?? newId('batch');
  const risk = riskOf([
    ...effects.filter((effect) => effect !== undefined),
    ...fresh.map(({ line }) => line.inspection.effect),
  ]);
  const rows = fresh.map(
    ({ source, line }): ActionRecord => ({
      ...source,
      ...UNDECIDED,
      id: newId('action'),
      batchId,
      risk,
      version: 1,
      target: line.inspection.target,
      findings: line.inspection.findings,
      proposedAt: decider.now,
      expiresAt: new Date(decider.now.getTime() + ttlSeconds * 1000),
      replaces: source.id,
    }),
  );
  await insertActions(tx, rows);
  await insertAudit(
    tx,
    rows.map((row) => ({
      userId: row.userId,
      id: newId('audit'),
      at: decider.now,
      actor: 'person' as const,
      event: 'action_reproposed',
      sessionId: decider.sessionId,
      device: decider.device,
      turnId: row.turnId,
      actionId: row.id,
      after: { replaces: row.replaces },
    })),
  );
  return rows;
}

/**
 * One card a thread: the open one stays when a line of it comes from the same turn as one that is named, and the lines join it; otherwise it
 * makes way. Answers the open lines to join.
 */
async function makeWay(tx: Tx, decider: Decider, named: ActionRecord[]): Promise<ActionRecord[]> {
  const [first] = named;
  if (!first) return [];
  const open = (await listPending(tx, first)).filter((line) => decider.now < line.expiresAt);
  const turns = new Set(named.map(({ turnId }) => turnId));
  if (open.some(({ turnId }) => turns.has(turnId))) return open;
  for (const line of open) await end(tx, decider, line, 'superseded', 'new_card');
  return [];
}

async function replacementOf(tx: Tx, { userId }: Decider, of: string): Promise<ActionRecord> {
  const replacement = await findReplacement(tx, { userId, of });
  if (!replacement) throw new Error(`action ${of} was proposed again and has no successor`);
  return replacement;
}
