import { z } from 'zod';
import { defineReadTool } from './define-tool';

export const purposes = [
  'answer',
  'create',
  'update',
  'complete',
  'reopen',
  'delete',
  'plan',
  'other',
] as const;

const schema = z.strictObject({
  question: z.string().trim().min(1).max(500),
  options: z
    .array(z.string().trim().min(1).max(200))
    .max(8)
    .describe('short answers to choose from; may be empty'),
  purpose: z.enum(purposes).describe('what the answer is needed for'),
});

/** Ends the turn with a question and buttons; the person's next message is the answer. */
export const askUser = defineReadTool<z.infer<typeof schema>>({
  name: 'ask_user',
  description: 'Ask the person one thing and end the turn. Options become buttons.',
  schema,
  run: async (_context, input) => ({
    status: 'needs_info',
    question: input.question,
    options: input.options,
  }),
});
