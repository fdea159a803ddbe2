import { z } from 'zod';
import { weekdayCodes } from '@/lib/time/recurrence-rule';
import {
  SHORTEST_DAY_MINUTES,
  type WeekHours,
  type WeekHoursProblem,
  weekHoursProblem,
} from '@/lib/time/week-hours';
import { localDateSchema, localTimeSchema } from './todo';

const pauseSchema = z.strictObject({ start: localTimeSchema, end: localTimeSchema });

const PROBLEMS: Record<Exclude<WeekHoursProblem, 'times'>, string> = {
  end: `must be at least ${SHORTEST_DAY_MINUTES} minutes after start`,
  days: 'must name each day once, and one at least',
  pause: 'must lie within the working hours and end after it starts',
  work: `must leave at least ${SHORTEST_DAY_MINUTES} minutes of the working hours`,
};

/** Working hours as they may be set. */
export const workingHoursSchema: z.ZodType<WeekHours> = z
  .strictObject({
    start: localTimeSchema,
    end: localTimeSchema,
    days: z.array(z.enum(weekdayCodes)).min(1).max(7),
    pause: pauseSchema.nullable(),
  })
  .superRefine((hours, context) => {
    const problem = weekHoursProblem(hours);
    // What is no time of day was said by its own field.
    if (!problem || problem === 'times') return;
    const field = problem === 'work' ? 'pause' : problem;
    context.addIssue({ code: 'custom', path: [field], message: PROBLEMS[problem] });
  });

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
