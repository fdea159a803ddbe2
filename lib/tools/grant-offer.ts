import { z } from 'zod';
import { defineReadTool } from './define-tool';

const schema = z.strictObject({
  tool: z
    .enum(['todo_add', 'todo_update', 'todo_complete', 'todo_reopen', 'todo_delete'])
    .describe('the kind of action that the person no longer wants to be asked for'),
});

/** Draws the offer of a standing permission. It grants nothing: only the person's click on it does. */
export const grantOffer = defineReadTool<z.infer<typeof schema>>({
  name: 'grant_offer',
  description:
    'Show the person the offer not to be asked again for one kind of action. Only their click on it grants it.',
  schema,
  run: async (_context, input) => ({
    status: 'done',
    offer: input.tool,
    note: 'The offer is shown. Nothing is granted until the person clicks it.',
  }),
});
