import { z } from 'zod';
import { activityExportQuerySchema, activityQuerySchema, insightsQuerySchema } from './records';
import * as requests from './requests';
import {
  calendarEntrySchema,
  calendarQuerySchema,
  changeSettingsRequestSchema,
  settingsSchema,
} from './settings';

export type Schema = Record<string, unknown>;
export type Operation = {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  summary: string;
  body?: z.ZodType;
  query?: z.ZodObject;
  status?: number;
  answer?: Schema;
  /** Media type of the answer when it is not JSON. */
  media?: string;
};

/** A schema by its name among the components. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const list = (items: Schema): Schema => ({ type: 'array', items });

/** Every call of the HTTP contract, with the schemas that check its requests. */
export const operations: Operation[] = [
  {
    method: 'get',
    path: '/api/health',
    summary: 'Whether the server and its database answer',
    answer: { type: 'object' },
  },
  {
    method: 'post',
    path: '/api/chat',
    summary: 'Run a turn, or go on after a settled card; a UI message stream',
    body: requests.chatRequestSchema,
    media: 'text/event-stream',
  },
  {
    method: 'post',
    path: '/api/chat/stop',
    summary: 'Stop the running turn',
    body: requests.stopRequestSchema,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/threads',
    summary: 'Conversations, newest first',
    answer: object({ threads: list({ type: 'object' }) }),
  },
  {
    method: 'get',
    path: '/api/threads/{id}',
    summary: 'A conversation with its cards as they are now',
    answer: object({ thread: { type: 'object' }, messages: list({ type: 'object' }) }),
  },
  {
    method: 'delete',
    path: '/api/threads/{id}',
    summary: 'Delete a conversation; its todos stay',
    status: 204,
  },
  {
    method: 'get',
    path: '/api/actions',
    summary: 'Actions; pending ones by time left',
    query: requests.actionListQuerySchema,
    answer: object({ actions: list(ref('Action')) }),
  },
  {
    method: 'get',
    path: '/api/actions/{id}',
    summary: 'One action',
    answer: object({ action: ref('Action') }),
  },
  {
    method: 'post',
    path: '/api/actions/{id}/seen',
    summary: 'Report that the card came into view',
    body: requests.seenRequestSchema,
    status: 204,
  },
  {
    method: 'post',
    path: '/api/actions/{id}/confirm',
    summary: 'Confirm the version that was seen',
    body: requests.confirmRequestSchema,
    answer: object({ action: ref('Action'), todos: list(ref('Todo')) }),
  },
  {
    method: 'post',
    path: '/api/actions/confirm',
    summary: 'Confirm several; lines of one batch together or not at all',
    body: requests.confirmManyRequestSchema,
    answer: object({ results: list({ type: 'object' }) }),
  },
  {
    method: 'post',
    path: '/api/actions/{id}/edit',
    summary: 'Change the card, in words or by fields',
    body: requests.editRequestSchema,
    answer: object({ action: ref('Action') }),
  },
  {
    method: 'post',
    path: '/api/actions/{id}/cancel',
    summary: 'Cancel',
    body: requests.cancelRequestSchema,
    answer: object({ action: ref('Action') }),
  },
  {
    method: 'post',
    path: '/api/actions/{id}/undo',
    summary: 'Take a confirmed action back',
    body: requests.emptyRequestSchema,
    answer: object({ action: ref('Action'), todos: list(ref('Todo')) }),
  },
  {
    method: 'post',
    path: '/api/actions/{id}/repropose',
    summary: 'Propose again what ended without being done',
    body: requests.emptyRequestSchema,
    answer: object({ action: ref('Action') }),
  },
  {
    method: 'post',
    path: '/api/actions/undo',
    summary: 'Take several confirmed actions back, the last done first, all or none',
    body: requests.actionIdsRequestSchema,
    answer: object({ actions: list(ref('Action')), todos: list(ref('Todo')) }),
  },
  {
    method: 'post',
    path: '/api/actions/repropose',
    summary: 'Propose several again as one card of each conversation, all or none',
    body: requests.actionIdsRequestSchema,
    answer: object({ actions: list(ref('Action')) }),
  },
  {
    method: 'get',
    path: '/api/todos',
    summary: 'A page of todos',
    query: requests.todoListQuerySchema,
    answer: object({ todos: list(ref('Todo')), nextCursor: { type: ['string', 'null'] } }),
  },
  {
    method: 'post',
    path: '/api/todos',
    summary: 'Add a todo by hand',
    body: requests.createTodoRequestSchema,
    status: 201,
    answer: object({ todo: ref('Todo') }),
  },
  { method: 'get', path: '/api/todos/{id}', summary: 'One todo', answer: object({ todo: ref('Todo') }) },
  {
    method: 'patch',
    path: '/api/todos/{id}',
    summary: 'Change a todo by hand',
    body: requests.changeTodoRequestSchema,
    answer: object({ todo: ref('Todo') }),
  },
  {
    method: 'delete',
    path: '/api/todos/{id}',
    summary: 'Delete a todo by hand, to the trash',
    body: requests.deleteTodoRequestSchema,
    answer: object({ todo: ref('Todo') }),
  },
  {
    method: 'post',
    path: '/api/todos/{id}/restore',
    summary: 'Take a todo out of the trash',
    body: requests.emptyRequestSchema,
    answer: object({ todo: ref('Todo') }),
  },
  {
    method: 'get',
    path: '/api/activity',
    summary: 'What agents proposed and the person did by hand, each with its whole story, newest first',
    query: activityQuerySchema,
    answer: ref('ActivityPage'),
  },
  {
    method: 'get',
    path: '/api/activity/export',
    summary: 'The same as a file: `{exportedAt, entries}`, or CSV (RFC 4180)',
    query: activityExportQuerySchema,
    answer: object({ exportedAt: { type: 'string' }, entries: list(ref('ActivityEntry')) }),
  },
  {
    method: 'get',
    path: '/api/insights',
    summary: 'How clear the cards were, and what became of them',
    query: insightsQuerySchema,
    answer: ref('Insights'),
  },
  {
    method: 'get',
    path: '/api/settings',
    summary: 'What the person set, with what counts where they set nothing',
    answer: object({ settings: ref('Settings') }),
  },
  {
    method: 'patch',
    path: '/api/settings',
    summary: 'Set what is named; answers all of it',
    body: changeSettingsRequestSchema,
    answer: object({ settings: ref('Settings') }),
  },
  {
    method: 'get',
    path: '/api/calendar',
    summary: 'What stands on some days (at most 63), what repeats on each of its days, and the working hours',
    query: calendarQuerySchema,
    answer: object({
      entries: list(jsonSchema(calendarEntrySchema)),
      workingHours: jsonSchema(settingsSchema.shape.workingHours),
    }),
  },
];

export function jsonSchema(schema: z.ZodType): Schema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}
