import type { Todo } from '@/lib/contract/todo';
import { everOccurs } from '@/lib/time/recurrence';

/** A check that failed: which field, and the key of why (`problem.<key>` in the catalogue). */
export type CheckProblem = { field: string; problem: string };

/** A time needs a day, and so do a rhythm and a reminder relative to the due time. */
export function checkTogether(
  fields: Partial<Pick<Todo, 'dueDate' | 'dueTime' | 'recurrence' | 'reminders'>>,
): CheckProblem[] {
  if (fields.dueDate) return [];
  const problems: CheckProblem[] = [];
  if (fields.dueTime) problems.push({ field: 'dueTime', problem: 'needs_date' });
  if (fields.recurrence) problems.push({ field: 'recurrence', problem: 'needs_date' });
  if (fields.reminders?.some((reminder) => 'minutesBefore' in reminder)) {
    problems.push({ field: 'reminders', problem: 'needs_date' });
  }
  return problems;
}

/** A rhythm that is set has to happen at least once from its day on. One that stands already is left alone, so that its todo can still change. */
export function checkRhythm(
  set: { recurrence?: string | null },
  dueDate: string | null | undefined,
): CheckProblem[] {
  if (!set.recurrence || !dueDate || everOccurs(set.recurrence, { date: dueDate })) return [];
  return [{ field: 'recurrence', problem: 'never_occurs' }];
}
