import { audit } from '@/db/schema';
import { insertStatement } from './statement';

export type AuditEntry = typeof audit.$inferInsert;

export const insertAudit = insertStatement(audit);
