import { addDays } from '@/lib/time/local-date';
import { nextOccurrence } from '@/lib/time/recurrence';

type Dated = { dueDate: string | null; dueTime: string | null; recurrence: string | null };

/** More days than anybody looks at in one go. */
const MOST = 400;

/**
 * Each day from `from` to `to`, both included, on which a todo stands: its own, and for one that repeats the days to come.
 * The todo comes back with that day as its `dueDate`.
 */
export function occurrencesBetween<T extends Dated>(
  todo: T,
  from: string,
  to: string,
): Array<T & { dueDate: string }> {
  const { dueDate, recurrence } = todo;
  if (dueDate === null) return [];
  const own = dueDate >= from && dueDate <= to ? [{ ...todo, dueDate }] : [];
  if (!recurrence) return own;
  const anchor = { date: dueDate, ...(todo.dueTime ? { time: todo.dueTime } : {}) };
  const found = own;
  let after = dueDate >= from ? dueDate : addDays(from, -1);
  while (found.length < MOST) {
    const next = nextOccurrence(recurrence, anchor, { date: after });
    if (!next || next.date > to) break;
    found.push({ ...todo, dueDate: next.date });
    after = next.date;
  }
  return found;
}
