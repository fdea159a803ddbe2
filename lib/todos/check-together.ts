import type { Todo } from '@/lib/contract/todo';

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
