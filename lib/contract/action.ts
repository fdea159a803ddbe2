import { z } from 'zod';

export const risks = ['none', 'low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

export const actionStatuses = [
  'pending',
  'confirmed',
  'cancelled',
  'expired',
  'superseded',
  'failed',
  'undone',
] as const;
export type ActionStatus = (typeof actionStatuses)[number];

/** Where an argument comes from: the person's words (`quote`), a conclusion (`from` what), or a default. */
export const evidenceSchema = z.strictObject({
  kind: z.enum(['said', 'inferred', 'default']),
  quote: z.string().optional(),
  from: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** One row of a card. `display` is in the reader's language, `before` the display of the value it replaces. */
export const cardFieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  value: z.unknown(),
  display: z.string(),
  before: z.string().optional(),
  /** The person's edit changed this field since the card was first proposed. */
  changed: z.boolean().optional(),
  evidence: evidenceSchema,
  /** Other plausible readings, each a one-tap change: the arguments to send to `edit`. */
  alternatives: z
    .array(z.strictObject({ display: z.string(), arguments: z.record(z.string(), z.unknown()) }))
    .optional(),
});
export type CardField = z.infer<typeof cardFieldSchema>;

export const warningSchema = z.strictObject({ code: z.string(), message: z.string() });
export type Warning = z.infer<typeof warningSchema>;

export const conflictSchema = z.strictObject({
  kind: z.enum(['overlap', 'same_title']),
  todo: z.strictObject({
    id: z.string(),
    title: z.string(),
    dueDate: z.string().nullable(),
    dueTime: z.string().nullable(),
    durationMinutes: z.number().nullable(),
  }),
  message: z.string(),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** One line of a card as the HTTP contract shows it (design, section 6), rendered in the reader's language. */
export const actionSchema = z.strictObject({
  id: z.string(),
  batchId: z.string(),
  threadId: z.string(),
  turnId: z.string(),
  agent: z.string(),
  tool: z.string(),
  risk: z.enum(risks),
  status: z.enum(actionStatuses),
  version: z.number().int(),
  arguments: z.record(z.string(), z.unknown()),
  /** What will happen: the verb and the kind of thing, "Add a todo". */
  title: z.string(),
  /** The thing itself, the largest type of the card: "Call the dentist". */
  subject: z.string(),
  consequence: z.string().optional(),
  fields: z.array(cardFieldSchema),
  warnings: z.array(warningSchema),
  conflicts: z.array(conflictSchema),
  proposedAt: z.string(),
  expiresAt: z.string(),
  decidedAt: z.string().optional(),
  /** Why it ended as it did, e.g. `new_message` for a cancel, and what was written. */
  result: z
    .strictObject({
      reason: z.string().optional(),
      todoIds: z.array(z.string()).optional(),
      /** One sentence in the reader's language: what happened. */
      message: z.string().optional(),
    })
    .optional(),
  undoable: z.boolean(),
  /** How it was decided; `grant`: by a standing permission of the person. */
  decidedHow: z.enum(['button', 'text', 'batch', 'grant']).optional(),
  /** It ended without being done less than a day ago, so one click can propose it again. */
  reproposable: z.boolean(),
});
export type Action = z.infer<typeof actionSchema>;

/** `data-card`: one batch of actions, drawn as one card. */
export type CardData = { batchId: string; actions: Action[] };
/** `data-decision`: actions that were decided by what the person just wrote. */
export type DecisionData = { actions: Action[] };
/** `data-choices`: a question with buttons; a click sends the option's text as a message. */
export type ChoicesData = { question: string; options: string[] };
