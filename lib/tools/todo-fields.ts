import { z } from 'zod';
import {
  durationSchema,
  listSchema,
  localDateSchema,
  localTimeSchema,
  notesSchema,
  prioritySchema,
  recurrenceSchema,
  remindersSchema,
  tagsSchema,
  titleSchema,
} from '@/lib/contract/todo';
import type { FieldValue } from './define-tool';

/** Arguments of a new todo. A field that is left out is not set. */
export const addFields = {
  title: titleSchema.describe('what to do, with the doing word, without date, time, tags or asking words'),
  notes: notesSchema.optional().describe('more text, only when the person gave it'),
  dueDate: localDateSchema.optional().describe('YYYY-MM-DD, the first day of a recurring todo'),
  dueTime: localTimeSchema
    .optional()
    .describe('HH:mm, 24 hours, the wall clock of the person; needs dueDate'),
  durationMinutes: durationSchema.optional().describe('whole minutes; 3 to 4 pm is dueTime 15:00 and 60'),
  recurrence: recurrenceSchema
    .optional()
    .describe('RRULE value without prefix, e.g. FREQ=WEEKLY;BYDAY=MO; needs dueDate'),
  priority: prioritySchema.optional().describe('1 low, 2 high, 3 urgent'),
  list: listSchema.optional().describe('name of the list it goes on'),
  tags: tagsSchema.optional().describe('words without #'),
  reminders: remindersSchema
    .optional()
    .describe('{"minutesBefore": 0} at the due time, or {"at": "YYYY-MM-DDTHH:mm"} at a moment of its own'),
};

export const todoIdSchema = z
  .string()
  .min(1)
  .max(100)
  .describe('id of a todo from a todo_search result of this thread');

/** In the order in which a card shows them. */
export const shownFields = [
  'title',
  'dueDate',
  'dueTime',
  'durationMinutes',
  'recurrence',
  'reminders',
  'priority',
  'list',
  'tags',
  'notes',
] as const;
export type ShownField = (typeof shownFields)[number];

/** The fields that are set, as rows of a card. */
export function setFields(fields: Partial<Record<ShownField, unknown>>): FieldValue[] {
  return shownFields.filter((name) => isSet(fields[name])).map((name) => ({ name, value: fields[name] }));
}

export function isSet(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== '' &&
    value !== 0 &&
    !(Array.isArray(value) && value.length === 0)
  );
}

export function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a ?? null)) === JSON.stringify(sorted(b ?? null));
}

/** jsonb gives keys back in another order; two equal values must read equal. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
