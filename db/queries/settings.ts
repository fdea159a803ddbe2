import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { settings } from '@/db/schema';
import { announce } from './notify';
import { given, statement } from './statement';

export type SettingsRecord = typeof settings.$inferSelect;

export async function findSettings(db: Db, userId: string): Promise<SettingsRecord | null> {
  const [row] = await selectSettings(db, { userId });
  return row ?? null;
}
const selectSettings = statement<{ userId: string }, SettingsRecord[]>((db) =>
  db
    .select()
    .from(settings)
    .where(eq(settings.userId, given('userId', settings.userId))),
);

export async function saveSettings(db: Db, row: SettingsRecord): Promise<void> {
  const { userId: _userId, ...changed } = row;
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.userId, set: changed })
    // There is one row a person, so the person's id names it.
    .returning({ sent: announce('settings', { userId: settings.userId, id: settings.userId }) });
}
