import { z } from 'zod';
import { changeFields } from '@/lib/contract/todo';
import { defineBatchTool } from './define-tool';
import { addFields, todoIdSchema } from './todo-fields';

const MOST = 50;

const addSchema = z.strictObject({
  items: z
    .array(z.strictObject(addFields))
    .min(1)
    .max(MOST)
    .describe('the todos of the plan, each with dueDate, dueTime and durationMinutes'),
});

/** A plan is one card: each item a line that can be edited or left out. */
export const planAdd = defineBatchTool<z.infer<typeof addSchema>>({
  name: 'plan_add',
  description: 'Propose a whole plan as one card, a line for each todo.',
  schema: addSchema,
  expand: ({ items }) => items.map((item) => ({ tool: 'todo_add', arguments: item })),
});

const rescheduleSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        id: todoIdSchema,
        dueDate: changeFields.dueDate,
        dueTime: changeFields.dueTime,
        durationMinutes: changeFields.durationMinutes,
      }),
    )
    .min(1)
    .max(MOST),
});

/** Moves of several todos as one card. Nothing is moved before the person confirms. */
export const planReschedule = defineBatchTool<z.infer<typeof rescheduleSchema>>({
  name: 'plan_reschedule',
  description: 'Propose to move several todos, as one card with a line for each.',
  schema: rescheduleSchema,
  expand: ({ changes }) => changes.map((change) => ({ tool: 'todo_update', arguments: change })),
});
