import type { Db } from '@/db/client';
import { audit } from '@/db/schema';

export type AuditEntry = typeof audit.$inferInsert;

export async function insertAudit(db: Db, entries: AuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(audit).values(entries);
}
