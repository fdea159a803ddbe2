import { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { reminderSchema } from '@/lib/contract/todo';
import { formatMoment } from '@/lib/time/format';
import { phrasesOf } from './phrases';
import type { AnsweredCall, Exchange } from './read-prompt';

const foundTodoSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  dueDate: z.string().nullish(),
  dueTime: z.string().nullish(),
  durationMinutes: z.number().nullish(),
  recurrence: z.string().nullish(),
  priority: z.number().optional(),
  tags: z.array(z.string()).optional(),
  reminders: z.array(reminderSchema).optional(),
  status: z.string().optional(),
  /** Of what repeats: the day it is stored for, where it was found on a later one, and all days it was found on. */
  storedDueDate: z.string().nullish(),
  days: z.array(z.string()).optional(),
});
export type FoundTodo = z.infer<typeof foundTodoSchema>;

const todosSchema = z.array(foundTodoSchema);

/** The todos that a result names; a result of another shape names none. */
export function todosOf(call: AnsweredCall): FoundTodo[] {
  const parsed = todosSchema.safeParse(call.result.todos);
  return parsed.success ? parsed.data : [];
}

export function totalOf(call: AnsweredCall): number {
  return typeof call.result.total === 'number' ? call.result.total : todosOf(call).length;
}

/** What the thread showed or changed last, newest first: what "it" and "the second one" point at. */
export function recentTodos(exchanges: Exchange[]): FoundTodo[] {
  for (const exchange of [...exchanges].reverse()) {
    for (const step of [...exchange.steps].reverse()) {
      const shown = step.calls
        .flatMap((call) => linesOf(call))
        .filter((call) => call.result.status === 'done');
      // What happens to a repeating todo happens to the one time that is stored.
      const todos = shown
        .flatMap(todosOf)
        .map((todo) => ({ ...todo, dueDate: todo.storedDueDate ?? todo.dueDate }));
      if (todos.length > 0) return todos;
    }
  }
  return [];
}

const linesSchema = z.array(z.looseObject({ status: z.string() }));

/** A call of a batch tool answers with lines; each counts as a call of its own. */
export function linesOf(call: AnsweredCall): AnsweredCall[] {
  const lines = linesSchema.safeParse(call.result.lines);
  return lines.success ? lines.data.map((result) => ({ ...call, result })) : [call];
}

/** Buttons for the todos: their titles, with the day where titles alone would not tell them apart. */
export function labelsOf(todos: FoundTodo[], now: string, locale: Locale): string[] {
  return todos.map((todo) => {
    const isAlone = todos.filter((other) => other.title === todo.title).length === 1;
    if (isAlone || !todo.dueDate) return todo.title;
    const moment = formatMoment(todo.dueDate, todo.dueTime ?? null, now.slice(0, 10), locale);
    return phrasesOf(locale).titleAt(todo.title, moment);
  });
}
