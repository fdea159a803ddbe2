import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { actions, toolCalls } from '@/db/schema';
import type { ActionRecord } from '@/lib/gate/action';
import { announce } from './notify';

export type ToolCallRecord = typeof toolCalls.$inferSelect;

export async function insertActions(db: Db, rows: ActionRecord[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(actions)
      .values(rows)
      .returning({ sent: announce('action', actions) });
}

/** Tool calls that are there already stay as they are. */
export async function insertToolCalls(db: Db, rows: ToolCallRecord[]): Promise<void> {
  if (rows.length > 0) await db.insert(toolCalls).values(rows).onConflictDoNothing();
}

/** Rows locked until the transaction ends, in the order of their ids so that two decisions cannot wait for each other. */
export async function lockActions(
  db: Db,
  params: { userId: string; ids: string[] },
): Promise<ActionRecord[]> {
  if (params.ids.length === 0) return [];
  return db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, params.userId), inArray(actions.id, params.ids)))
    .orderBy(asc(actions.id))
    .for('update');
}

/** Writes what differs from `from` if the row still has its status and version; answers whether it did. */
export async function updateAction(db: Db, row: ActionRecord, from: ActionRecord): Promise<boolean> {
  const changed = Object.entries(row).filter(([name, value]) => from[name as keyof ActionRecord] !== value);
  const written = await db
    .update(actions)
    .set({ status: row.status, version: row.version, ...Object.fromEntries(changed) })
    .where(
      and(
        eq(actions.userId, row.userId),
        eq(actions.id, row.id),
        eq(actions.status, from.status),
        eq(actions.version, from.version),
      ),
    )
    .returning({ id: actions.id, sent: announce('action', actions) });
  return written.length === 1;
}

export async function findAction(
  db: Db,
  params: { userId: string; id: string },
): Promise<ActionRecord | null> {
  const [row] = await db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, params.userId), eq(actions.id, params.id)));
  return row ?? null;
}

export async function listBatch(
  db: Db,
  params: { userId: string; batchId: string },
): Promise<ActionRecord[]> {
  return db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, params.userId), eq(actions.batchId, params.batchId)))
    .orderBy(asc(actions.id));
}

/** Whether a line of the batch can still be decided at `now`. */
export async function hasOpenLine(
  db: Db,
  params: { userId: string; batchId: string; now: Date },
): Promise<boolean> {
  const open = await db
    .select({ id: actions.id })
    .from(actions)
    .where(
      and(
        eq(actions.userId, params.userId),
        eq(actions.batchId, params.batchId),
        eq(actions.status, 'pending'),
        gt(actions.expiresAt, params.now),
      ),
    )
    .limit(1);
  return open.length > 0;
}

/** Pending rows, those past their time included: whoever asks decides by its own clock. */
export async function listPending(
  db: Db,
  params: { userId: string; threadId?: string },
): Promise<ActionRecord[]> {
  return db
    .select()
    .from(actions)
    .where(
      and(
        eq(actions.userId, params.userId),
        eq(actions.status, 'pending'),
        params.threadId ? eq(actions.threadId, params.threadId) : undefined,
      ),
    )
    .orderBy(asc(actions.expiresAt), asc(actions.id));
}

export async function listByThread(
  db: Db,
  params: { userId: string; threadId: string },
): Promise<ActionRecord[]> {
  return db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, params.userId), eq(actions.threadId, params.threadId)))
    .orderBy(asc(actions.id));
}

/** Pending rows of everybody whose time is over, those longest over first. Housekeeping: nothing is decided by it. */
export async function listOverdue(
  db: Db,
  params: { now: Date; limit: number },
): Promise<Array<{ userId: string; id: string }>> {
  return db
    .select({ userId: actions.userId, id: actions.id })
    .from(actions)
    .where(and(eq(actions.status, 'pending'), lte(actions.expiresAt, params.now)))
    .orderBy(asc(actions.expiresAt))
    .limit(params.limit);
}

/** The newest actions of a person, for the contract's list without a filter. */
export async function listNewest(
  db: Db,
  params: { userId: string; status?: ActionRecord['status']; threadId?: string; limit: number },
): Promise<ActionRecord[]> {
  return db
    .select()
    .from(actions)
    .where(
      and(
        eq(actions.userId, params.userId),
        params.status ? eq(actions.status, params.status) : undefined,
        params.threadId ? eq(actions.threadId, params.threadId) : undefined,
      ),
    )
    .orderBy(desc(actions.id))
    .limit(params.limit);
}

/** What was already proposed in these turns, to recognise a model that repeats itself. */
export async function listByTurns(
  db: Db,
  params: { userId: string; turnIds: string[] },
): Promise<ActionRecord[]> {
  return db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, params.userId), inArray(actions.turnId, params.turnIds)))
    .orderBy(asc(actions.id));
}

export async function findReplacement(
  db: Db,
  params: { userId: string; of: string },
): Promise<ActionRecord | null> {
  const [row] = await db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, params.userId), eq(actions.replaces, params.of)));
  return row ?? null;
}

/** When the card was first in view. The first report counts. */
export async function markSeen(db: Db, params: { userId: string; id: string; at: Date }): Promise<void> {
  await db
    .update(actions)
    .set({ firstSeenAt: params.at })
    .where(and(eq(actions.userId, params.userId), eq(actions.id, params.id), isNull(actions.firstSeenAt)));
}
