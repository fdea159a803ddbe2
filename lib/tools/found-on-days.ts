import { firstDayBetween, occurrencesBetween } from '@/lib/todos/occurrences';
import type { TodoRecord } from '@/lib/todos/todo';

/** The days that were asked for, both included. */
export type Days = { from?: string; to?: string };
/** A todo with the first of those days on which it stands. */
export type Hit = { todo: TodoRecord; day: string };

/** Days that one todo is said to stand on: a month of a daily one. */
const MOST_DAYS = 31;

/** The todos that stand on one of the days, in the order they come in. */
export function standingOn(todos: TodoRecord[], days: Days): Hit[] {
  return todos.flatMap((todo) => {
    const day = firstDayBetween(todo, days);
    return day === null ? [] : [{ todo, day }];
  });
}

/** Whether a todo is stored for that day, and does not only come again on it. */
export const isStored = ({ todo, day }: Hit): boolean => todo.dueDate === day;

/** By day, within a day by time, all-day first. */
export function inOrder(hits: Hit[]): Hit[] {
  const momentOf = ({ todo, day }: Hit) => `${day}T${todo.dueTime ?? ''}`;
  return hits.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0));
}

/** A hit on another day than the stored one tells both, and one that stands on several days tells them. */
export function hitResult({ todo, day }: Hit, days: Days) {
  const result = asResult(todo);
  if (!todo.recurrence || todo.status === 'done') return result;
  const all = occurrencesBetween(todo, day, days.to ?? day, MOST_DAYS).map(({ dueDate }) => dueDate);
  return {
    ...result,
    dueDate: day,
    ...(day === todo.dueDate ? {} : { storedDueDate: todo.dueDate }),
    ...(all.length > 1 ? { days: all } : {}),
  };
}

/** What only comes again on a day, for a search that means to change it. Without its id: that would change every time of it. */
export function repeatingResult({ todo, day }: Hit) {
  const { title, dueTime, recurrence } = todo;
  return { title, dueDate: day, dueTime, recurrence, storedDueDate: todo.dueDate };
}

/** What a model sees of a todo. */
export function asResult(todo: TodoRecord) {
  return {
    id: todo.id,
    title: todo.title,
    dueDate: todo.dueDate,
    dueTime: todo.dueTime,
    durationMinutes: todo.durationMinutes,
    recurrence: todo.recurrence,
    priority: todo.priority,
    list: todo.list,
    tags: todo.tags,
    reminders: todo.reminders,
    status: todo.status,
  };
}
