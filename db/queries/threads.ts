import { and, asc, desc, eq, gt, inArray, isNull, lte, max, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { actions, messages, threadSkills, threads, toolCalls } from '@/db/schema';
import type { ToolCallRecord } from './actions';
import { announce } from './notify';
import { given, insertStatement, statement } from './statement';

export type ThreadRecord = typeof threads.$inferSelect;
export type MessageRecord = typeof messages.$inferSelect;

type InThread = { userId: string; threadId: string };

export const insertThreads = insertStatement(threads, (insert) =>
  insert.returning({ sent: announce('thread', threads) }),
);

export async function findThread(db: Db, { userId, threadId }: InThread): Promise<ThreadRecord | null> {
  const [row] = await db
    .select()
    .from(threads)
    .where(and(eq(threads.userId, userId), eq(threads.id, threadId), isNull(threads.deletedAt)));
  return row ?? null;
}

export async function listThreads(
  db: Db,
  params: { userId: string; limit: number },
): Promise<ThreadRecord[]> {
  return db
    .select()
    .from(threads)
    .where(and(eq(threads.userId, params.userId), isNull(threads.deletedAt)))
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(params.limit);
}

/** Takes the conversation out of sight and blanks what was said in it; answers whether it was there. */
export async function deleteThread(
  db: Db,
  { userId, threadId, now }: InThread & { now: Date },
): Promise<boolean> {
  const gone = await db
    .update(threads)
    // A turn that runs in it has lost it, and can write nothing more.
    .set({ ...NO_LEASE, deletedAt: now, title: '' })
    .where(and(eq(threads.userId, userId), eq(threads.id, threadId), isNull(threads.deletedAt)))
    .returning({ id: threads.id, sent: announce('thread', threads) });
  await db
    .update(messages)
    .set({ parts: [] })
    .where(and(eq(messages.userId, userId), eq(messages.threadId, threadId)));
  return gone.length === 1;
}

export type Lease = InThread & { turnId: string; holder: string; now: Date; until: Date };

/** Takes the thread for a turn if none runs in it. Answers the position of the first of two messages, or null. */
export async function takeLease(db: Db, lease: Lease): Promise<{ position: number } | null> {
  const [taken] = await db
    .update(threads)
    .set({
      leaseTurnId: lease.turnId,
      leaseHolder: lease.holder,
      leaseUntil: lease.until,
      stopTurnId: null,
      updatedAt: lease.now,
      nextPosition: sql`${threads.nextPosition} + 2`,
    })
    .where(
      and(
        eq(threads.userId, lease.userId),
        eq(threads.id, lease.threadId),
        isNull(threads.deletedAt),
        or(isNull(threads.leaseTurnId), lte(threads.leaseUntil, lease.now)),
      ),
    )
    .returning({ next: threads.nextPosition, sent: announce('thread', threads) });
  return taken ? { position: taken.next - 2 } : null;
}

/** Keeps the lease alive; answers whether it still holds and whether somebody asked the turn to stop. */
export async function renewLease(db: Db, lease: Lease): Promise<{ holds: boolean; stop: boolean }> {
  const [row] = await updateLease(db, lease);
  return { holds: row !== undefined, stop: row?.stopTurnId === lease.turnId };
}
const isHeld = and(
  eq(threads.userId, given('userId', threads.userId)),
  eq(threads.id, given('threadId', threads.id)),
  eq(threads.leaseTurnId, given('turnId', threads.leaseTurnId)),
  eq(threads.leaseHolder, given('holder', threads.leaseHolder)),
);
const updateLease = statement<Lease, Array<{ stopTurnId: string | null }>>((db) =>
  db
    .update(threads)
    .set({ leaseUntil: given('until', threads.leaseUntil) })
    .where(isHeld)
    .returning({ stopTurnId: threads.stopTurnId }),
);

/** Gives the thread free again; false when the lease had been lost, and then nothing of the turn may be written. */
export async function releaseLease(db: Db, lease: Omit<Lease, 'until'>): Promise<boolean> {
  return (await endLease(db, lease)).length === 1;
}
const NO_LEASE = { leaseTurnId: null, leaseHolder: null, leaseUntil: null, stopTurnId: null };
const endLease = statement<Omit<Lease, 'until'>, Array<{ id: string }>>((db) =>
  db
    .update(threads)
    .set({ ...NO_LEASE, updatedAt: given('now', threads.updatedAt) })
    .where(isHeld)
    .returning({ id: threads.id, sent: announce('thread', threads) }),
);

/** Leases of holders that cannot be alive any more: at the start of a server that has the database for itself. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db.update(threads).set(NO_LEASE);
}

/** Asks the turn that runs in the thread, on whatever server, to stop; answers its id. */
export async function requestStop(db: Db, { userId, threadId }: InThread): Promise<string | null> {
  const [row] = await db
    .update(threads)
    .set({ stopTurnId: threads.leaseTurnId })
    .where(and(eq(threads.userId, userId), eq(threads.id, threadId)))
    .returning({ turnId: threads.stopTurnId });
  return row?.turnId ?? null;
}

export const insertMessages = insertStatement(messages);

export async function updateMessage(
  db: Db,
  { userId, id, ...changes }: Pick<MessageRecord, 'userId' | 'id'> & Partial<MessageRecord>,
): Promise<void> {
  await db
    .update(messages)
    .set(changes)
    .where(and(eq(messages.userId, userId), eq(messages.id, id)));
}

export async function listMessages(db: Db, { userId, threadId }: InThread): Promise<MessageRecord[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.threadId, threadId)))
    .orderBy(asc(messages.position));
}

export async function findLastMessage(db: Db, { userId, threadId }: InThread): Promise<MessageRecord | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.threadId, threadId)))
    .orderBy(desc(messages.position))
    .limit(1);
  return row ?? null;
}

/** The reply is due in a thread whose last message waited for a decision, unless a line of the batch can still be decided at `now`. */
export async function markReplyDue(db: Db, params: InThread & { batchId: string; now: Date }): Promise<void> {
  await updateDue(db, params);
}
const updateDue = statement<InThread & { batchId: string; now: Date }, unknown>((db) => {
  const userId = given('userId', messages.userId);
  const threadId = given('threadId', messages.threadId);
  const last = db
    .select({ position: max(messages.position) })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.threadId, threadId)));
  const openLine = db
    .select({ id: actions.id })
    .from(actions)
    .where(
      and(
        eq(actions.userId, userId),
        eq(actions.batchId, given('batchId', actions.batchId)),
        eq(actions.status, 'pending'),
        gt(actions.expiresAt, given('now', actions.expiresAt)),
      ),
    );
  return db
    .update(messages)
    .set({ state: 'due' })
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.threadId, threadId),
        eq(messages.role, 'assistant'),
        eq(messages.state, 'awaiting'),
        eq(messages.position, last),
        notExists(openLine),
      ),
    );
});

/** The message that a client sent under this id of its own, in whichever thread it began. */
export async function findClientMessage(
  db: Db,
  params: { userId: string; clientMessageId: string },
): Promise<MessageRecord | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, params.userId), eq(messages.clientMessageId, params.clientMessageId)));
  return row ?? null;
}

export async function listToolCalls(db: Db, { userId, threadId }: InThread): Promise<ToolCallRecord[]> {
  return db
    .select()
    .from(toolCalls)
    .where(and(eq(toolCalls.userId, userId), eq(toolCalls.threadId, threadId)))
    .orderBy(asc(toolCalls.step), asc(toolCalls.id));
}

/** Messages of turns that are over must not look as if they still ran or waited. */
export async function closeEarlierMessages(db: Db, { userId, threadId }: InThread): Promise<void> {
  await db
    .update(messages)
    .set({ state: sql`case when ${messages.state} = 'running' then 'stopped' else 'done' end` })
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.threadId, threadId),
        inArray(messages.state, ['running', 'awaiting', 'due']),
      ),
    );
}

export async function listThreadSkills(db: Db, { userId, threadId }: InThread): Promise<string[]> {
  const rows = await db
    .select({ skill: threadSkills.skill })
    .from(threadSkills)
    .where(and(eq(threadSkills.userId, userId), eq(threadSkills.threadId, threadId)));
  return rows.map((row) => row.skill);
}

export const insertThreadSkills = insertStatement(threadSkills, (insert) => insert.onConflictDoNothing());
