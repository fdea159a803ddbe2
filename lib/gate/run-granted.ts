import type { Tx } from '@/db/client';
import { countUse, lockActiveGrants } from '@/db/queries/grants';
import type { Risk } from '@/lib/contract/action';
import { AppError } from '@/lib/errors';
import type { ActionRecord } from './action';
import { confirmIn } from './decide';
import { coveringGrants, type GrantedLine, type GrantRecord } from './grants';

/** The grants that cover a card as it is about to be stored, locked until the transaction ends. Null: a person must be asked. */
export async function findCoveringGrants(
  tx: Tx,
  params: { userId: string; now: Date },
  lines: GrantedLine[],
  risk: Risk,
): Promise<GrantRecord[] | null> {
  if (lines.length === 0) return null;
  const tools = [...new Set(lines.map((line) => line.tool))];
  return coveringGrants(await lockActiveGrants(tx, { ...params, tools }), lines, risk);
}

/**
 * Decides stored actions by grants that cover them, through the same path as a click and in the transaction that proposed them. Throws when a line does not run:
 * it was inspected a moment ago under the same lock, so that cannot be; nothing then stands.
 */
export async function runGranted(
  tx: Tx,
  actions: ActionRecord[],
  grants: GrantRecord[],
  now: Date,
): Promise<void> {
  const [grant] = grants;
  const [first] = actions;
  if (!grant || !first) throw new AppError('internal', 'nothing to run under a grant');
  const decider = { userId: first.userId, sessionId: grant.sessionId, how: 'grant' as const, now };
  const refs = actions.map(({ id, version }) => ({ id, version }));
  const outcomes = await confirmIn(tx, decider, { actions: refs, acknowledge: refs.length });
  const failed = outcomes.find(({ verdict }) => verdict !== 'run');
  if (failed) throw new AppError('internal', `granted action ${failed.id}: ${failed.verdict}`);
  await countUse(tx, { userId: first.userId, ids: grants.map(({ id }) => id) });
}
