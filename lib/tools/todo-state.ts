import { z } from 'zod';
import type { Todo } from '@/lib/contract/todo';
import type { TodoRecord } from '@/lib/todos/todo';
import { completeTodo, reopenTodo, trashTodo } from '@/lib/todos/todo';
import { defineWriteTool, type WriteContext, type WriteTool } from './define-tool';
import { setFields, todoIdSchema } from './todo-fields';

const schema = z.strictObject({ id: todoIdSchema });

type StateTool = {
  name: string;
  description: string;
  verb: 'complete' | 'reopen' | 'delete';
  event: string;
  /** The problem when the todo is already there. */
  already(target: Todo): string | null;
  apply(context: WriteContext, target: TodoRecord): TodoRecord;
};

/** Tools that take nothing but a todo and change what state it is in. */
function stateTool({ name, description, verb, event, already, apply }: StateTool): WriteTool {
  return defineWriteTool<z.infer<typeof schema>>({
    name,
    description,
    schema,
    schemaVersion: 1,
    targetOf: (input) => input.id,
    check(_input, target) {
      if (!target) return [{ field: 'id', problem: 'not_found' }];
      const problem = already(target);
      return problem ? [{ field: 'id', problem }] : [];
    },
    effect: () => ({
      adds: 0,
      changes: verb === 'delete' ? 0 : 1,
      deletes: verb === 'delete' ? 1 : 0,
      movesDate: false,
      reversible: true,
    }),
    slot: () => null,
    describe: (_input, target) => ({
      verb,
      subject: target?.title ?? '',
      fields: target
        ? setFields({
            dueDate: target.dueDate,
            dueTime: target.dueTime,
            recurrence: target.recurrence,
            list: target.list,
          })
        : [],
    }),
    plan(context, _input, target) {
      if (!target) throw new Error(`${name} was planned without its todo`);
      return { event, before: target, after: apply(context, target) };
    },
  });
}

export const todoComplete = stateTool({
  name: 'todo_complete',
  description: 'Propose to check off one open todo. A recurring one moves to its next day.',
  verb: 'complete',
  event: 'completed',
  already: (todo) => (todo.status === 'done' ? 'already_done' : null),
  apply: (context, todo) => completeTodo(todo, context.now, context.today),
});

export const todoReopen = stateTool({
  name: 'todo_reopen',
  description: 'Propose to open a todo again that was checked off.',
  verb: 'reopen',
  event: 'reopened',
  already: (todo) => (todo.status === 'open' ? 'already_open' : null),
  apply: (context, todo) => reopenTodo(todo, context.now),
});

export const todoDelete = stateTool({
  name: 'todo_delete',
  description:
    'Propose to delete one todo; it goes to the trash. Several todos are several calls in one step.',
  verb: 'delete',
  event: 'deleted',
  already: () => null,
  apply: (context, todo) => trashTodo(todo, context.now),
});
