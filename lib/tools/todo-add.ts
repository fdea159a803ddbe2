import { z } from 'zod';
import type { Todo } from '@/lib/contract/todo';
import { newId } from '@/lib/ids';
import { checkRhythm, checkTogether } from '@/lib/todos/check-together';
import { newTodo } from '@/lib/todos/todo';
import { defineWriteTool } from './define-tool';
import { addFields, setFields } from './todo-fields';

const schema = z.strictObject(addFields);

export const todoAdd = defineWriteTool<z.infer<typeof schema>>({
  name: 'todo_add',
  description: 'Propose one new todo. Several todos are several calls in one step.',
  schema,
  schemaVersion: 1,
  targetOf: () => null,
  check: (input) => [...checkTogether(input), ...checkRhythm(input, input.dueDate)],
  effect: () => ({ adds: 1, changes: 0, deletes: 0, movesDate: false, reversible: true }),
  slot: (input) => ({
    title: input.title,
    dueDate: input.dueDate ?? null,
    dueTime: input.dueTime ?? null,
    durationMinutes: input.durationMinutes ?? null,
  }),
  describe: (input) => ({ verb: 'add', subject: input.title, fields: setFields(input as Partial<Todo>) }),
  plan(context, input) {
    const origin = { ...context, id: newId('todo'), source: 'assistant' as const };
    return { event: 'created', before: null, after: newTodo(input, origin) };
  },
});
