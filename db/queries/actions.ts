import { and, asc, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { actions, toolCalls } from '@/db/schema';
import type { ActionRecord } from '@/lib/gate/action';
import { announce } from './notify';
import { given, insertStatement, statement } from './statement';

export type ToolCallRecord = typeof toolCalls.$inferSelect;

export const insertActions = insertStatement(actions, (insert) =>
  insert.returning({ sent: announce('action', actions) }),
);

/** Tool calls that are there already stay as they are. */
export const insertToolCalls = insertStatement(toolCalls, (insert) => insert.onConflictDoNothing());

/** Rows locked until the transaction ends, in the order of their ids so that two decisions cannot wait for each other. */
export async function lockActions(
  db: Db,
  params: { userId: string; ids: string[] },
): Promise<ActionRecord[]> {
  const { userId, ids } = params;
  const [id] = ids;
  if (id === undefined) return [];
  if (ids.length === 1) return selectForUpdate(db, { userId, id });
  return db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, userId), inArray(actions.id, ids)))
    .orderBy(asc(actions.id))
    .for('update');
}
const selectForUpdate = statement<{ userId: string; id: string }, ActionRecord[]>((db) =>
  db.select().from(actions).where(isGiven).for('update'),
);
const isGiven = and(
  eq(actions.userId, given('userId', actions.userId)),
  eq(actions.id, given('id', actions.id)),
);

/** Writes what differs from `from` if the row still has its status and version; answers whether it did. */
export async function updateAction(db: Db, row: ActionRecord, from: ActionRecord): Promise<boolean> {
  const names = (Object.keys(row) as Array<keyof ActionRecord>).filter((name) => from[name] !== row[name]);
  const written = await updateColumns([...new Set([...names, 'status', 'version'] as const)])(db, {
    ...row,
    fromStatus: from.status,
    fromVersion: from.version,
  });
  return written.length === 1;
}
const updates = new Map<string, ReturnType<typeof updateStatement>>();
/** One text for each set of columns that a transition of the gate changes. */
function updateColumns(names: Array<keyof ActionRecord>) {
  const key = names.join();
  const known = updates.get(key) ?? updateStatement(names);
  updates.set(key, known);
  return known;
}
function updateStatement(names: Array<keyof ActionRecord>) {
  type Values = ActionRecord & { fromStatus: ActionRecord['status']; fromVersion: number };
  return statement<Values, Array<{ id: string }>>((db) =>
    db
      .update(actions)
      .set(Object.fromEntries(names.map((name) => [name, given(name, actions[name])])))
      .where(
        and(
          isGiven,
          eq(actions.status, given('fromStatus', actions.status)),
          eq(actions.version, given('fromVersion', actions.version)),
        ),
      )
      .returning({ id: actions.id, sent: announce('action', actions) }),
  );
}

export async function findAction(
  db: Db,
  params: { userId: string; id: string },
): Promise<ActionRecord | null> {
  const [row] = await selectAction(db, params);
  return row ?? null;
}
const selectAction = statement<{ userId: string; id: string }, ActionRecord[]>((db) =>
  db.select().from(actions).where(isGiven),
);

export async function listBatch(
  db: Db,
  params: { userId: string; batchId: string },
): Promise<ActionRecord[]> {
  return selectBatch(db, params);
}
const selectBatch = statement<{ userId: string; batchId: string }, ActionRecord[]>((db) =>
  db
    .select()
    .from(actions)
    .where(
      and(
        eq(actions.userId, given('userId', actions.userId)),
        eq(actions.batchId, given('batchId', actions.batchId)),
      ),
    )
    .orderBy(asc(actions.id)),
);

/** Pending rows, those past their time included: whoever asks decides by its own clock. */
export async function listPending(
  db: Db,
  params: { userId: string; threadId?: string },
): Promise<ActionRecord[]> {
  const { userId, threadId } = params;
  return threadId === undefined ? selectPending(db, { userId }) : selectPendingIn(db, { userId, threadId });
}
const pendingOf = (threadId?: SQL) => (db: Db) =>
  db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, given('userId', actions.userId)), eq(actions.status, 'pending'), threadId))
    .orderBy(asc(actions.expiresAt), asc(actions.id));
const selectPending = statement<{ userId: string }, ActionRecord[]>(pendingOf());
const selectPendingIn = statement<{ userId: string; threadId: string }, ActionRecord[]>(
  pendingOf(eq(actions.threadId, given('threadId', actions.threadId))),
);

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
  const { userId, turnIds } = params;
  const [turnId] = turnIds;
  if (turnIds.length === 1 && turnId !== undefined) return selectTurn(db, { userId, turnId });
  return db
    .select()
    .from(actions)
    .where(and(eq(actions.userId, userId), inArray(actions.turnId, turnIds)))
    .orderBy(asc(actions.id));
}
const selectTurn = statement<{ userId: string; turnId: string }, ActionRecord[]>((db) =>
  db
    .select()
    .from(actions)
    .where(
      and(
        eq(actions.userId, given('userId', actions.userId)),
        eq(actions.turnId, given('turnId', actions.turnId)),
      ),
    )
    .orderBy(asc(actions.id)),
);

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
