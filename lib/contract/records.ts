import { z } from 'zod';
import { isTimeZone } from '@/lib/time/zoned-time';
import { actionSchema, actionStatuses, risks } from './action';
import { localDateSchema } from './todo';

const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'not an IANA time zone');

/** What the list and the export let through. Days are days of the person in `timeZone`, both ends included. */
const activityFilter = {
  /** Words to find in what was said, in titles, in the names of tools and lists. All of them must be there. */
  q: z.string().max(200).optional(),
  /** `action`: proposed by an agent. `own`: done by the person by hand. */
  kind: z.enum(['action', 'own']).optional(),
  tool: z.string().max(100).optional(),
  status: z.enum(actionStatuses).optional(),
  from: localDateSchema.optional(),
  to: localDateSchema.optional(),
  timeZone: timeZoneSchema.default('UTC'),
};

export const activityQuerySchema = z.strictObject({
  ...activityFilter,
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;

export const activityExportQuerySchema = z.strictObject({
  ...activityFilter,
  format: z.enum(['json', 'csv']).default('json'),
});
export type ActivityExportQuery = z.infer<typeof activityExportQuerySchema>;

/** One field that a step changed, in the reader's language. */
export const fieldChangeSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/**
 * One step in the life of an action, oldest first. `proposed` or `reproposed` (version 1), `edited` (by words or by hand), `redrawn` (the
 * world had changed under the card). An edit into another tool is an action of its own that `replaces` this one.
 */
export const activityVersionSchema = z.strictObject({
  event: z.enum(['proposed', 'reproposed', 'edited', 'redrawn']),
  at: z.string(),
  version: z.number().int(),
  by: z.enum(['person', 'agent', 'system']),
  /** The words that asked for an edit. Absent: set by hand on the card. */
  said: z.string().optional(),
  /** Why it was drawn again: `target_changed`, `conflict`. */
  reason: z.string().optional(),
  device: z.string().nullable(),
  changes: z.array(fieldChangeSchema),
});
export type ActivityVersion = z.infer<typeof activityVersionSchema>;

/** How an action ended. Null in the entry: it is still pending. */
export const activityDecisionSchema = z.strictObject({
  outcome: z.enum(['confirmed', 'cancelled', 'expired', 'superseded', 'failed']),
  at: z.string(),
  /** Null: nobody decided, time or another card did. */
  how: z.enum(['button', 'text', 'batch', 'grant']).nullable(),
  version: z.number().int().nullable(),
  /** "Chrome on Linux". Null: not known, or nobody's. */
  device: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** Whether it was decided in the session that reads this. */
  isThisSession: z.boolean(),
  /** Seconds from first seen to decided. Null: never seen before it was decided, or not a person's decision. */
  responseSeconds: z.number().nullable(),
  reason: z.string().optional(),
});
export type ActivityDecision = z.infer<typeof activityDecisionSchema>;

/** An action with its whole story. `action` is the card as it is now: its fields carry the evidence. */
export const actionEntrySchema = z.strictObject({
  kind: z.literal('action'),
  id: z.string(),
  /** When it was proposed; the order of the list. */
  at: z.string(),
  /** The message that led to it. What edits said is in `versions`. */
  said: z.array(z.string()),
  /** Messages before that one that the evidence may rest on as well, oldest first. */
  context: z.array(z.string()),
  /** Null: the conversation was deleted. */
  thread: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
  /** The call as the model made it. One call may have made several actions. */
  call: z.strictObject({
    id: z.string(),
    tool: z.string(),
    label: z.string(),
    agent: z.string(),
    arguments: z.record(z.string(), z.unknown()),
  }),
  action: actionSchema,
  firstSeenAt: z.string().nullable(),
  versions: z.array(activityVersionSchema),
  decision: activityDecisionSchema.nullable(),
  /** What the commit changed in the list. Empty: nothing was written. */
  written: z.array(
    z.strictObject({ todoId: z.string(), title: z.string(), changes: z.array(fieldChangeSchema) }),
  ),
  undone: z.strictObject({ at: z.string(), device: z.string().nullable() }).nullable(),
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
});
export type ActionEntry = z.infer<typeof actionEntrySchema>;

/** What the person did by hand: no card, no decision. */
export const ownEntrySchema = z.strictObject({
  kind: z.literal('own'),
  id: z.string(),
  at: z.string(),
  /** `created`, `changed`, `status_done`, `status_open`, `deleted`, `restored`, … */
  event: z.string(),
  /** What happened, in the reader's language: "Checked off by hand". */
  title: z.string(),
  todo: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
  changes: z.array(fieldChangeSchema),
  device: z.string().nullable(),
  sessionId: z.string().nullable(),
  isThisSession: z.boolean(),
});
export type OwnEntry = z.infer<typeof ownEntrySchema>;

export const activityEntrySchema = z.discriminatedUnion('kind', [actionEntrySchema, ownEntrySchema]);
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** `GET /api/activity`: newest first. `tools` are those to filter by, with their names in the reader's language. */
export const activityPageSchema = z.strictObject({
  entries: z.array(activityEntrySchema),
  nextCursor: z.string().nullable(),
  tools: z.array(z.strictObject({ tool: z.string(), label: z.string() })),
});
export type ActivityPage = z.infer<typeof activityPageSchema>;

export const insightsQuerySchema = z.strictObject({
  days: z.enum(['7', '30', '90']).default('30').transform(Number),
  timeZone: timeZoneSchema.default('UTC'),
});
export type InsightsQuery = z.infer<typeof insightsQuerySchema>;

/** Seconds from the first view of a card to the click that decided it; one sample a card. */
export const intervalSchema = z.strictObject({
  count: z.number().int(),
  medianSeconds: z.number().nullable(),
  p90Seconds: z.number().nullable(),
  /** By the median: `clear` under 2 s, `unclear` over 10 s, `fair` between. Null without a sample. */
  reading: z.enum(['clear', 'fair', 'unclear']).nullable(),
});
export type Interval = z.infer<typeof intervalSchema>;

/** How many actions, and which part of `of`, 0 to 1. `share` is null when `of` is 0. */
export const shareSchema = z.strictObject({
  count: z.number().int(),
  of: z.number().int(),
  share: z.number().nullable(),
});
export type Share = z.infer<typeof shareSchema>;

export const sharesSchema = z.strictObject({
  /** Of all that were proposed and are not pending any more. These six add up to 1. */
  confirmed: shareSchema,
  cancelled: shareSchema,
  /** The person went on to something else; nobody said no. */
  setAside: shareSchema,
  expired: shareSchema,
  superseded: shareSchema,
  failed: shareSchema,
  /** Of the same, whatever became of them: the person changed the card. */
  edited: shareSchema,
  /** Of the confirmed: taken back afterwards. */
  undone: shareSchema,
});
export type Shares = z.infer<typeof sharesSchema>;

/** `GET /api/insights`: actions proposed in the last `days` days of the person, today included. */
export const insightsSchema = z.strictObject({
  days: z.number().int(),
  timeZone: z.string(),
  from: z.string(),
  to: z.string(),
  proposed: z.number().int(),
  pending: z.number().int(),
  /** Cards that the person decided, by a click or in words. */
  answered: z.strictObject({ cards: z.number().int(), inWords: z.number().int() }),
  interval: z.strictObject({
    overall: intervalSchema,
    byTool: z.array(z.strictObject({ tool: z.string(), label: z.string(), interval: intervalSchema })),
    byRisk: z.array(z.strictObject({ risk: z.enum(risks), interval: intervalSchema })),
    /** Cards that were decided without a report of a first view, counted from when they were proposed; in none of the above. */
    unseen: intervalSchema,
  }),
  shares: sharesSchema,
  sharesByTool: z.array(
    z.strictObject({ tool: z.string(), label: z.string(), proposed: z.number().int(), shares: sharesSchema }),
  ),
  /** Every day of the span, oldest first, days without anything included. Counts are of actions proposed on that day. */
  daily: z.array(
    z.strictObject({
      day: z.string(),
      proposed: z.number().int(),
      confirmed: z.number().int(),
      cancelled: z.number().int(),
      setAside: z.number().int(),
      expired: z.number().int(),
      edited: z.number().int(),
      undone: z.number().int(),
      interval: intervalSchema,
    }),
  ),
});
export type Insights = z.infer<typeof insightsSchema>;
