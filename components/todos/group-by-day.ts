import type { Todo } from '@/lib/contract/todo';

export type DayGroup = { day: string | null; todos: Todo[] };

/** Urgent first within the same moment; what has no time comes before what has one, as on a paper list. */
function byMoment(a: Todo, b: Todo): number {
  return (
    (a.dueTime ?? '').localeCompare(b.dueTime ?? '') ||
    b.priority - a.priority ||
    a.title.localeCompare(b.title)
  );
}

/** Todos under their days, the earliest day first and what has no date last. */
export function groupByDay(todos: readonly Todo[]): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const todo of todos) {
    const key = todo.dueDate ?? '';
    const group = groups.get(key);
    if (group) group.todos.push(todo);
    else groups.set(key, { day: todo.dueDate, todos: [todo] });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, todos: group.todos.toSorted(byMoment) }))
    .sort((a, b) => (a.day === null ? 1 : b.day === null ? -1 : a.day.localeCompare(b.day)));
}

/** Whether the moment of an open todo has passed; a whole day passes when it is over. */
export function isOverdue(todo: Todo, now: { date: string; time: string }): boolean {
  if (todo.status === 'done' || todo.dueDate === null) return false;
  if (todo.dueDate !== now.date) return todo.dueDate < now.date;
  return todo.dueTime !== null && todo.dueTime < now.time;
}
