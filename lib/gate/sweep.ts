import type { Db, Tx } from '@/db/client';
import { listOverdue, lockActions } from '@/db/queries/actions';
import { insertAudit } from '@/db/queries/audit';
import { lockUser } from '@/db/queries/users';
import { newId } from '@/lib/ids';
import { statusAt } from './action';
import { claim } from './end-action';

/** Rows that one round reads; there are as many rounds as it takes. */
const ROUND = 200;

/**
 * Writes `expired` to cards whose time is over, with their audit and an event for open pages. Housekeeping only: whether a card has run out
 * is decided from its own clock by everybody who looks, so nothing changes when this never runs. Safe to run twice, and on several servers
 * at once: each row is looked at again under its person's lock.
 */
export async function sweepExpired(db: Db, now: Date): Promise<number> {
  let swept = 0;
  for (;;) {
    const overdue = await listOverdue(db, { now, limit: ROUND });
    for (const [userId, rows] of Map.groupBy(overdue, (row) => row.userId)) {
      const ids = rows.map((row) => row.id);
      swept += await db.transaction((tx) => expire(tx, { userId, ids, now }));
    }
    if (overdue.length < ROUND) return swept;
  }
}

async function expire(tx: Tx, request: { userId: string; ids: string[]; now: Date }): Promise<number> {
  const { userId, now } = request;
  await lockUser(tx, userId);
  const actions = await lockActions(tx, request);
  const overdue = actions.filter(
    (action) => action.status === 'pending' && statusAt(action, now) === 'expired',
  );
  for (const action of overdue) {
    await claim(tx, { ...action, status: 'expired', reason: 'expired', decidedAt: action.expiresAt }, action);
  }
  await insertAudit(
    tx,
    overdue.map((action) => ({
      userId,
      id: newId('audit'),
      at: now,
      actor: 'system' as const,
      event: 'action_expired',
      turnId: action.turnId,
      actionId: action.id,
      after: { reason: 'expired' },
    })),
  );
  return overdue.length;
}
