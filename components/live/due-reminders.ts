import type { Todo } from '@/lib/contract/todo';
import { toInstant } from '@/lib/time/zoned-time';

export type DueReminder = { key: string; todo: Todo; at: number };

/** A reminder that came due while the app was closed is still shown for this long. */
const SHOWN_FOR_MS = 12 * 60 * 60 * 1000;
/** A whole-day todo has no moment of its own; what is "before" it counts from here. */
const WHOLE_DAY_TIME = '09:00';

function momentsOf(todo: Todo): number[] {
  return todo.reminders.flatMap((reminder) => {
    if ('at' in reminder) {
      const [date = '', time = ''] = reminder.at.split('T');
      return [toInstant({ date, time }, todo.timeZone).getTime()];
    }
    if (todo.dueDate === null) return [];
    const due = toInstant({ date: todo.dueDate, time: todo.dueTime ?? WHOLE_DAY_TIME }, todo.timeZone);
    return [due.getTime() - reminder.minutesBefore * 60_000];
  });
}

/** The reminders of open todos that came due by `now` (milliseconds) and are not in `shown`, the earliest first. */
export function dueReminders(todos: readonly Todo[], now: number, shown: ReadonlySet<string>): DueReminder[] {
  const due = new Map<string, DueReminder>();
  for (const todo of todos) {
    if (todo.status === 'done') continue;
    for (const at of momentsOf(todo)) {
      const key = `${todo.id}@${new Date(at).toISOString()}`;
      if (at <= now && now - at < SHOWN_FOR_MS && !shown.has(key)) due.set(key, { key, todo, at });
    }
  }
  return [...due.values()].sort((a, b) => a.at - b.at);
}
