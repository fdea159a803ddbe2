import { z } from 'zod';
import { isLocalTime, minutesOfDay } from '@/lib/time/local-date';
import { weekdayCodes } from '@/lib/time/recurrence-rule';
import { localDateSchema, localTimeSchema } from './todo';

/** A working day shorter than this holds nothing. */
const SHORTEST_DAY_MINUTES = 60;

const pauseSchema = z.strictObject({ start: localTimeSchema, end: localTimeSchema });

/** When a person works: wall-clock times, weekdays as in RFC 5545, and the pause that plans leave free (null: none). */
export const workingHoursSchema = z
  .strictObject({
    start: localTimeSchema,
    end: localTimeSchema,
    days: z.array(z.enum(weekdayCodes)).min(1).max(7),
    pause: pauseSchema.nullable(),
  })
  .superRefine(({ start, end, days, pause }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    // Said already by the fields themselves.
    if (!isLocalTime(start) || !isLocalTime(end)) return;
    if (minutesOfDay(end) - minutesOfDay(start) < SHORTEST_DAY_MINUTES)
      wrong('end', `must be at least ${SHORTEST_DAY_MINUTES} minutes after start`);
    if (new Set(days).size !== days.length) wrong('days', 'names a day twice');
    if (pause && !(start <= pause.start && pause.start < pause.end && pause.end <= end))
      wrong('pause', 'must lie within the working hours and end after it starts');
  });
export type WeekHours = z.infer<typeof workingHoursSchema>;

/** What a person set for all of Nod. */
export const settingsSchema = z.strictObject({ workingHours: workingHoursSchema });
export type Settings = z.infer<typeof settingsSchema>;
export const changeSettingsRequestSchema = settingsSchema.partial();

/** Something that takes time on a day; a todo that repeats stands on each of its days. */
export const calendarEntrySchema = z.strictObject({
  todoId: z.string(),
  title: z.string(),
  dueDate: localDateSchema,
  dueTime: localTimeSchema.nullable(),
  durationMinutes: z.number().int().positive().nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarQuerySchema = z
  .strictObject({ from: localDateSchema, to: localDateSchema })
  .refine(({ from, to }) => from <= to, 'from must not be after to');
