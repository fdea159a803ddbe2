import type { Db } from '@/db/client';
import { findSettings, saveSettings } from '@/db/queries/settings';
import { listStandingBetween } from '@/db/queries/todos';
import { lockUser } from '@/db/queries/users';
import type { CalendarEntry, Settings } from '@/lib/contract/settings';
import { AppError } from '@/lib/errors';
import { daysBetween } from '@/lib/time/local-date';
import { occurrencesBetween } from '@/lib/todos/occurrences';
import { DEFAULT_WEEK } from '@/lib/todos/working-hours';

/** Days that a calendar shows at most at once. */
const LONGEST_DAYS = 62;

/** What the person set, with what counts where they set nothing. */
export async function readSettings(db: Db, userId: string): Promise<Settings> {
  const row = await findSettings(db, userId);
  return { workingHours: row?.workingHours ?? DEFAULT_WEEK };
}

/** The person's own settings, and their days as a plan sees them. */
export function createSettingsService(db: Db) {
  return {
    read: (userId: string): Promise<Settings> => readSettings(db, userId),

    /** Sets what is named and leaves the rest; answers all of it. */
    async change(who: { userId: string; now: Date }, changes: Partial<Settings>): Promise<Settings> {
      return db.transaction(async (tx) => {
        await lockUser(tx, who.userId);
        const settings = { ...(await readSettings(tx, who.userId)), ...changes };
        await saveSettings(tx, { userId: who.userId, ...settings, updatedAt: who.now });
        return settings;
      });
    },

    /** What stands on the days `from` to `to`, both included, and when the person works. Throws `invalid_request` for too many days. */
    async calendar(
      userId: string,
      { from, to }: { from: string; to: string },
    ): Promise<{ entries: CalendarEntry[]; workingHours: Settings['workingHours'] }> {
      if (daysBetween(from, to) > LONGEST_DAYS) throw new AppError('invalid_request', `${from} to ${to}`);
      const [todos, { workingHours }] = await Promise.all([
        listStandingBetween(db, { userId, from, to }),
        readSettings(db, userId),
      ]);
      const entries = todos
        .flatMap((todo) => occurrencesBetween(todo, from, to))
        .map(({ id, title, dueDate, dueTime, durationMinutes }) => ({
          todoId: id,
          title,
          dueDate,
          dueTime,
          durationMinutes,
        }));
      return { entries, workingHours };
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
