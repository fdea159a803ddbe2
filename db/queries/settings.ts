import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { settings } from '@/db/schema';

export type SettingsRecord = typeof settings.$inferSelect;

export async function findSettings(db: Db, userId: string): Promise<SettingsRecord | null> {
  const [row] = await db.select().from(settings).where(eq(settings.userId, userId));
  return row ?? null;
}

export async function saveSettings(db: Db, row: SettingsRecord): Promise<void> {
  const { userId: _userId, ...changed } = row;
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.userId, set: changed });
}
