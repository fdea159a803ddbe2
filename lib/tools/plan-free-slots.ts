import { z } from 'zod';
import { listStandingBetween } from '@/db/queries/todos';
import { localDateSchema, localTimeSchema, titleSchema } from '@/lib/contract/todo';
import { readSettings } from '@/lib/settings/settings-service';
import { daysBetween, timeFromMinutes } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';
import { freeSlots } from '@/lib/todos/free-slots';
import { layOut } from '@/lib/todos/lay-out';
import { occurrencesBetween } from '@/lib/todos/occurrences';
import { toWorkingHours } from '@/lib/todos/working-hours';
import { defineReadTool } from './define-tool';
import { todoIdSchema } from './todo-fields';

const itemSchema = z.strictObject({
  title: titleSchema,
  id: todoIdSchema.optional().describe('a todo that exists and would move; leave out for something new'),
  durationMinutes: z.number().int().min(5).max(600),
  times: z.number().int().min(1).max(31).optional().describe('how often, default 1'),
  daily: z.boolean().optional().describe('on each of the days, days off too; times then counts for each day'),
  before: localDateSchema.optional().describe('last day that still counts'),
  on: localDateSchema.optional().describe('the only day that counts'),
  near: localDateSchema.optional().describe('the day to stay on, else the free day closest to it'),
  time: localTimeSchema.optional().describe('HH:mm that it must begin at'),
  part: z.enum(['morning', 'afternoon', 'evening']).optional(),
  kept: z
    .array(
      z.strictObject({
        dueDate: localDateSchema,
        dueTime: localTimeSchema,
        durationMinutes: z.number().int().min(1),
      }),
    )
    .max(62)
    .optional()
    .describe('its placements in the plan that changes; it stays there while it may'),
});

const hoursSchema = z
  .strictObject({ start: localTimeSchema, end: localTimeSchema })
  .refine(({ start, end }) => start < end, 'start must be before end');

const schema = z
  .strictObject({
    from: localDateSchema.describe('first day, YYYY-MM-DD'),
    to: localDateSchema.describe('last day, YYYY-MM-DD, at most 31 days later'),
    items: z
      .array(itemSchema)
      .max(30)
      .optional()
      .describe('what to place; the answer then says where each fits'),
    hours: hoursSchema
      .optional()
      .describe('only these hours of the days, when the person named them; leave out for working hours'),
    except: z.array(localDateSchema).max(31).optional().describe('days to leave free'),
  })
  .refine(
    ({ from, to }) => from <= to && daysBetween(from, to) <= 31,
    'from must not be after to, and at most 31 days before',
  );

const MOST_STANDING = 50;

/** What of the items is on the list for these days already: a plan that is made twice must not do so silently. */
function standingOf(
  items: Array<z.infer<typeof itemSchema>>,
  busy: Array<{ title: string; dueDate: string; dueTime: string | null }>,
): { already?: Array<{ title: string; dueDate: string; dueTime: string | null }> } {
  const nameOf = (title: string) => title.trim().toLowerCase();
  const names = new Set(items.flatMap(({ id, title }) => (id === undefined ? [nameOf(title)] : [])));
  const already = busy
    .filter(({ title }) => names.has(nameOf(title)))
    .map(({ title, dueDate, dueTime }) => ({ title, dueDate, dueTime }));
  return already.length > 0 ? { already: already.slice(0, MOST_STANDING) } : {};
}

/** Looks, and places nothing: what it answers becomes a plan only when plan_add proposes it and a person confirms. */
export const planFreeSlots = defineReadTool<z.infer<typeof schema>>({
  name: 'plan_free_slots',
  description:
    'Show what is free in working hours, and where the given items would fit without overlap. Runs at once.',
  schema,
  async run({ db, userId, now, timeZone }, { from, to, items = [], except, hours: named }) {
    const [todos, { workingHours }] = await Promise.all([
      listStandingBetween(db, { userId, from, to }),
      readSettings(db, userId),
    ]);
    const moving = new Set(items.flatMap(({ id }) => id ?? []));
    // What moves makes room where it stood.
    const busy = todos
      .filter((todo) => !moving.has(todo.id))
      .flatMap((todo) => occurrencesBetween(todo, from, to));
    const usual = toWorkingHours(workingHours);
    const hours = named ? { ...usual, ...named, pause: null } : usual;
    const request = { from, to, now: localNow(now, timeZone), hours, busy, except };
    const slots = freeSlots(request);
    const plan = layOut(
      request,
      items.map((item) => ({ ...item, times: item.times ?? 1 })),
    );
    return {
      status: 'done',
      workingHours,
      free: slots.map((slot) => ({
        date: slot.date,
        from: timeFromMinutes(slot.start),
        to: timeFromMinutes(slot.end),
      })),
      ...plan,
      ...standingOf(items, busy),
    };
  },
});
