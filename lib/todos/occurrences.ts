import { addDays } from '@/lib/time/local-date';
import { nextOccurrence } from '@/lib/time/recurrence';

type Dated = { dueDate: string | null; dueTime: string | null; recurrence: string | null };

type Days = { from?: string; to?: string };

/** The first time of what repeats, which fixes on which days it comes again. */
const anchorOf = ({ dueTime }: Dated, date: string) => ({ date, ...(dueTime ? { time: dueTime } : {}) });

/** More days than anybody looks at in one go. */
const MOST = 400;

/**
 * The first day from `from` to `to`, both included and each left out where there is no limit, on which a todo stands: its own, or for one
 * that repeats the first of the days to come. Null when it stands on none of them.
 */
export function firstDayBetween(todo: Dated, { from, to }: Days): string | null {
  const { dueDate, recurrence } = todo;
  if (dueDate === null || (to !== undefined && dueDate > to)) return null;
  if (from === undefined || dueDate >= from) return dueDate;
  const next = recurrence
    ? nextOccurrence(recurrence, anchorOf(todo, dueDate), { date: addDays(from, -1) })
    : null;
  return next && (to === undefined || next.date <= to) ? next.date : null;
}

/**
 * Each day from `from` to `to`, both included, on which a todo stands: its own, and for one that repeats the days to come.
 * The todo comes back with that day as its `dueDate`, at most `most` times.
 */
export function occurrencesBetween<T extends Dated>(
  todo: T,
  from: string,
  to: string,
  most = MOST,
): Array<T & { dueDate: string }> {
  const { dueDate, recurrence } = todo;
  if (dueDate === null) return [];
  const own = dueDate >= from && dueDate <= to ? [{ ...todo, dueDate }] : [];
  if (!recurrence) return own;
  const anchor = anchorOf(todo, dueDate);
  const found = own;
  let after = dueDate >= from ? dueDate : addDays(from, -1);
  while (found.length < most) {
    const next = nextOccurrence(recurrence, anchor, { date: after });
    if (!next || next.date > to) break;
    found.push({ ...todo, dueDate: next.date });
    after = next.date;
  }
  return found;
}
