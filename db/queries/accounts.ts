import { lt } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { sessions, verifications } from '@/db/schema';

/** Removes what can open nothing any more; answers how many of each there were. */
export async function deleteExpiredAccess(
  db: Db,
  now: Date,
): Promise<{ sessions: number; verifications: number }> {
  const ended = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id });
  const unused = await db
    .delete(verifications)
    .where(lt(verifications.expiresAt, now))
    .returning({ id: verifications.id });
  return { sessions: ended.length, verifications: unused.length };
}
