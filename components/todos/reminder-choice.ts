import type { Reminder } from '@/lib/contract/todo';

export const NO_REMINDER = 'none';

const keyOf = (reminder: Reminder): string =>
  'at' in reminder ? `at ${reminder.at}` : String(reminder.minutesBefore);

/** Reminders as the value of a choice: `none`, or each as minutes before the due time or `at` with its moment. */
export function reminderChoice(reminders: readonly Reminder[]): string {
  return reminders.length === 0 ? NO_REMINDER : reminders.map(keyOf).join(',');
}

/** The reminders that a choice stands for. */
export function remindersOf(choice: string): Reminder[] {
  if (choice === NO_REMINDER) return [];
  return choice
    .split(',')
    .map((key) => (key.startsWith('at ') ? { at: key.slice(3) } : { minutesBefore: Number(key) }));
}
