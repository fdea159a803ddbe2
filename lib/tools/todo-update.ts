import { z } from 'zod';
import { changeFields, type Todo } from '@/lib/contract/todo';
import { type CheckProblem, checkRhythm, checkTogether } from '@/lib/todos/check-together';
import { changeTodo } from '@/lib/todos/todo';
import { defineWriteTool, type FieldValue } from './define-tool';
import { sameValue, shownFields, todoIdSchema } from './todo-fields';

const schema = z.strictObject({ id: todoIdSchema, ...changeFields });
type Input = z.infer<typeof schema>;

const MOVING = ['dueDate', 'dueTime', 'recurrence'] as const;

/** The fields whose value would really be another one. */
function changedFields(input: Input, target: Todo): FieldValue[] {
  return shownFields
    .filter((name) => input[name] !== undefined && !sameValue(input[name], target[name]))
    .map((name) => ({ name, value: input[name], before: target[name] }));
}

function movesDate(input: Input, target: Todo | null): boolean {
  return MOVING.some((name) => input[name] !== undefined && !sameValue(input[name], target?.[name]));
}

function check(input: Input, target: Todo | null): CheckProblem[] {
  if (!target) return [{ field: 'id', problem: 'not_found' }];
  if (changedFields(input, target).length === 0) return [{ field: 'id', problem: 'nothing_changes' }];
  // Without a day the time, rhythm and reminders that hang on it go too; but none of them can be set at the same moment.
  const together = { ...target, ...input };
  return [
    ...checkTogether(input.dueDate === null ? input : together),
    ...checkRhythm(input, together.dueDate),
  ];
}

/** A reminder goes along with its day; alone it moves nothing. */
function verbOf(changed: string[]): 'change' | 'move' | 'remind' {
  if (changed.length === 0 || !changed.every((name) => ['dueDate', 'dueTime', 'reminders'].includes(name)))
    return 'change';
  return changed.every((name) => name === 'reminders') ? 'remind' : 'move';
}

export const todoUpdate = defineWriteTool<Input>({
  name: 'todo_update',
  description: 'Propose changed fields of one todo. Leave out what stays; null takes a value away.',
  schema,
  schemaVersion: 1,
  targetOf: (input) => input.id,
  check,
  effect: (input, target) => ({
    adds: 0,
    changes: 1,
    deletes: 0,
    movesDate: movesDate(input, target),
    reversible: true,
  }),
  slot(input, target) {
    if (!target || !movesDate(input, target)) return null;
    const { title, dueDate, dueTime, durationMinutes } = { ...target, ...input };
    return { title, dueDate, dueTime, durationMinutes };
  },
  describe(input, target) {
    const fields = target ? changedFields(input, target) : [];
    return { verb: verbOf(fields.map(({ name }) => name)), subject: target?.title ?? '', fields };
  },
  plan(context, input, target) {
    if (!target) throw new Error('todo_update was planned without its todo');
    const { id: _id, ...changes } = input;
    return { event: 'changed', before: target, after: changeTodo(target, changes, context.now) };
  },
});
