import { jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { WeekHours } from '@/lib/time/week-hours';
import { instant, userId } from './columns';

/** What a person set. No row: everything is as it comes. */
export const settings = pgTable(
  'settings',
  {
    userId: userId(),
    workingHours: jsonb('working_hours').$type<WeekHours>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId] })],
);
