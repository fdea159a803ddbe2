import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { users } from '@/db/schema';
import { given, statement } from './statement';

/**
 * Holds the person's row until the transaction ends, so that decisions of one person happen one after the other on every server: two
 * cards for one slot cannot both miss each other. Rows that refer to the person can still be written meanwhile.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await selectForUpdate(tx, { userId });
}
const selectForUpdate = statement<{ userId: string }, unknown>((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, given('userId', users.id)))
    .for('no key update'),
);
