import { z } from 'zod';
import { isLocalDate, isLocalTime, type LocalDate } from '@/lib/time/local-date';
import { isRecurrence } from '@/lib/time/recurrence';

/** Years that calendar arithmetic can go on from, in both directions. */
const isUsableDay = (value: unknown): value is LocalDate =>
  isLocalDate(value) && value >= '1000-01-01' && value <= '9000-12-31';

/** A calendar day of the user, "YYYY-MM-DD". A day, not an instant. */
export const localDateSchema = z.string().refine(isUsableDay, 'not a calendar date (YYYY-MM-DD)');
/** A wall-clock time of the user, "HH:mm", 00:00 to 23:59. */
export const localTimeSchema = z.string().refine(isLocalTime, 'not a time of day (HH:mm)');

function isLocalMoment(value: string): boolean {
  const [day, time, ...rest] = value.split('T');
  return isUsableDay(day) && isLocalTime(time) && rest.length === 0;
}

/** 0 none, 1 low, 2 high, 3 urgent. */
export const prioritySchema = z.number().int().min(0).max(3);

/** When to remind: minutes before the due time, or a wall-clock moment "YYYY-MM-DDTHH:mm" in the todo's zone. */
export const reminderSchema = z.union([
  z.strictObject({
    minutesBefore: z
      .number()
      .int()
      .min(0)
      .max(60 * 24 * 60),
  }),
  z.strictObject({ at: z.string().refine(isLocalMoment, 'not a day and time (YYYY-MM-DDTHH:mm)') }),
]);

export const subtaskSchema = z.strictObject({ id: z.string(), title: z.string(), done: z.boolean() });

/** Limits of what one todo can hold; the same for an action and for a person's own edit. */
export const titleSchema = z.string().trim().min(1).max(500);
export const notesSchema = z.string().max(10_000);
export const durationSchema = z
  .number()
  .int()
  .min(1)
  .max(60 * 24 * 7);
export const recurrenceSchema = z.string().max(300).refine(isRecurrence, 'not an RFC 5545 RRULE value');
export const listSchema = z.string().trim().min(1).max(80);
export const tagsSchema = z.array(z.string().trim().min(1).max(50)).max(20);
export const remindersSchema = z.array(reminderSchema).max(10);

/** A change of a todo, by a person or an action: what is left out stays, null takes a value away. */
export const changeFields = {
  title: titleSchema.optional(),
  notes: notesSchema.optional(),
  dueDate: localDateSchema.nullable().optional(),
  dueTime: localTimeSchema.nullable().optional(),
  durationMinutes: durationSchema.nullable().optional(),
  recurrence: recurrenceSchema.nullable().optional(),
  priority: prioritySchema.optional(),
  list: listSchema.nullable().optional(),
  tags: tagsSchema.optional(),
  reminders: remindersSchema.optional(),
};

/** A todo as the HTTP contract shows it (design, section 6). Times are wall-clock in `timeZone`. */
export const todoSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  dueDate: localDateSchema.nullable(),
  dueTime: localTimeSchema.nullable(),
  timeZone: z.string(),
  durationMinutes: z.number().int().positive().nullable(),
  /** RFC 5545 RRULE value without the prefix, for example "FREQ=WEEKLY;BYDAY=MO". */
  recurrence: z.string().nullable(),
  priority: prioritySchema,
  list: z.string().nullable(),
  tags: z.array(z.string()),
  subtasks: z.array(subtaskSchema),
  reminders: z.array(reminderSchema),
  status: z.enum(['open', 'done']),
  source: z.enum(['assistant', 'person', 'mcp', 'import']),
  completedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type Todo = z.infer<typeof todoSchema>;
export type Reminder = z.infer<typeof reminderSchema>;
export type Subtask = z.infer<typeof subtaskSchema>;

export const todoViews = ['today', 'upcoming', 'overdue', 'inbox', 'done', 'all'] as const;
export type TodoView = (typeof todoViews)[number];
