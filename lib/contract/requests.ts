import { z } from 'zod';
import { isTimeZone } from '@/lib/time/zoned-time';
import { actionStatuses } from './action';
import { locales } from './locale';
import { changeFields, localDateSchema, subtaskSchema, titleSchema, todoViews } from './todo';

/** Bodies and queries of the HTTP contract. Strict: an unknown key is refused. */
const idSchema = z.string().min(1).max(100);
const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'not an IANA time zone');
const localeSchema = z.enum(locales);
const versionSchema = z.number().int().min(1);
const actionRefSchema = z.strictObject({ id: idSchema, version: versionSchema });
const acknowledgeSchema = z.number().int().min(0).optional();

export const sayRequestSchema = z.strictObject({
  threadId: idSchema.optional(),
  message: z
    .string()
    .max(10_000)
    .refine((text) => text.trim() !== '', 'empty'),
  messageId: idSchema.optional(),
  timeZone: timeZoneSchema,
  locale: localeSchema.optional(),
  seen: z.array(actionRefSchema).max(200).optional(),
});

export const continueRequestSchema = z.strictObject({
  threadId: idSchema,
  continue: z.literal(true),
  timeZone: timeZoneSchema,
  locale: localeSchema.optional(),
});

export const chatRequestSchema = z.union([continueRequestSchema, sayRequestSchema]);
export const stopRequestSchema = z.strictObject({ threadId: idSchema });

export const confirmRequestSchema = z.strictObject({
  version: versionSchema,
  acknowledge: acknowledgeSchema,
});
/** Several that are taken back, or proposed again, in one go. */
export const actionIdsRequestSchema = z.strictObject({
  ids: z.array(z.string().min(1).max(100)).min(1).max(200),
});

export const confirmManyRequestSchema = z.strictObject({
  actions: z.array(actionRefSchema).min(1).max(200),
  acknowledge: acknowledgeSchema,
});
export const editRequestSchema = z.union([
  z.strictObject({
    version: versionSchema,
    instruction: z
      .string()
      .max(2_000)
      .refine((text) => text.trim() !== '', 'empty'),
  }),
  z.strictObject({ version: versionSchema, arguments: z.record(z.string(), z.unknown()) }),
]);
export const cancelRequestSchema = z.strictObject({
  version: versionSchema,
  reason: z.string().max(200).optional(),
});
export const seenRequestSchema = z.strictObject({ version: versionSchema });
export const emptyRequestSchema = z.strictObject({});

export const actionListQuerySchema = z.strictObject({
  status: z.enum(actionStatuses).optional(),
  threadId: idSchema.optional(),
});

export const todoListQuerySchema = z.strictObject({
  view: z.enum(todoViews).default('all'),
  q: z.string().max(500).optional(),
  tag: z.string().max(50).optional(),
  list: z.string().max(80).optional(),
  from: localDateSchema.optional(),
  to: localDateSchema.optional(),
  timeZone: timeZoneSchema.default('UTC'),
  cursor: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const changedTodoFields = {
  ...changeFields,
  subtasks: z.array(subtaskSchema).max(100).optional(),
};

export const createTodoRequestSchema = z.strictObject({
  ...changedTodoFields,
  title: titleSchema,
  timeZone: timeZoneSchema.optional(),
});
export const changeTodoRequestSchema = z.strictObject({
  ...changedTodoFields,
  status: z.enum(['open', 'done']).optional(),
  version: versionSchema.optional(),
  timeZone: timeZoneSchema.optional(),
});
export const deleteTodoRequestSchema = z.strictObject({ version: versionSchema.optional() });
