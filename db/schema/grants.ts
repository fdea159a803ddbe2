import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Risk } from '@/lib/contract/action';
import { instant, userId } from './columns';

/** A person's standing permission for one kind of action: exactly this much, until it expires or is revoked. */
export const grants = pgTable(
  'grants',
  {
    userId: userId(),
    id: text('id').notNull(),
    tool: text('tool').notNull(),
    maxRisk: text('max_risk').$type<Exclude<Risk, 'none'>>().notNull(),
    /** Arguments that may be set. */
    fields: jsonb('fields').$type<string[]>().notNull(),
    /** The most lines one card may have. */
    maxLines: integer('max_lines').notNull(),
    /** The card it was made from; null when it was asked for in words. */
    fromActionId: text('from_action_id'),
    /** The session whose click made it. */
    sessionId: text('session_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** How many cards it ran. */
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('grants_by_tool').on(table.userId, table.tool),
  ],
);
