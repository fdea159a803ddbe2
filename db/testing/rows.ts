import { asc, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { actions, audit, messages, threads, todos, toolCalls, users } from '@/db/schema';

/** A person without an account's ceremony, for tests below the HTTP layer. */
export async function insertPerson(db: Db, id: string, at: Date): Promise<void> {
  await db.insert(users).values({ id, name: id, email: `${id}@example.test`, createdAt: at, updatedAt: at });
}

/** Everything stored of one person, in the order of the ids: what a test compares before and after. */
export async function readRows(db: Db, userId: string) {
  return {
    todos: await db.select().from(todos).where(eq(todos.userId, userId)).orderBy(asc(todos.id)),
    actions: await db.select().from(actions).where(eq(actions.userId, userId)).orderBy(asc(actions.id)),
    audit: await db.select().from(audit).where(eq(audit.userId, userId)).orderBy(asc(audit.id)),
    calls: await db.select().from(toolCalls).where(eq(toolCalls.userId, userId)).orderBy(asc(toolCalls.id)),
    messages: await db.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.id)),
    threads: await db.select().from(threads).where(eq(threads.userId, userId)).orderBy(asc(threads.id)),
  };
}
export type Rows = Awaited<ReturnType<typeof readRows>>;

/** What a thread's row says of its lease, put there as if another server had done so. */
export async function setLease(
  db: Db,
  threadId: string,
  lease: Partial<Pick<typeof threads.$inferInsert, 'leaseTurnId' | 'leaseHolder' | 'leaseUntil'>>,
): Promise<void> {
  await db.update(threads).set(lease).where(eq(threads.id, threadId));
}

/** Everybody who has an account. */
export async function listPeople(db: Db): Promise<string[]> {
  return (await db.select({ id: users.id }).from(users)).map(({ id }) => id);
}
