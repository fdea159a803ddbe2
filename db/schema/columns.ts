import { text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth';

/** Every row of ours belongs to one user: the first half of each primary and foreign key. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An instant, written by the application's clock, never by the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
