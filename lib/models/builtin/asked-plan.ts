import { z } from 'zod';
import { linesOf } from './found-todos';
import type { AnsweredCall, Exchange } from './read-prompt';

const itemSchema = z.looseObject({
  title: z.string(),
  durationMinutes: z.number(),
  times: z.number().optional(),
  daily: z.boolean().optional(),
  before: z.string().optional(),
  on: z.string().optional(),
  time: z.string().optional(),
  part: z.enum(['morning', 'afternoon', 'evening']).optional(),
});
const askedSchema = z.looseObject({
  from: z.string(),
  to: z.string(),
  items: z.array(itemSchema).min(1),
  except: z.array(z.string()).optional(),
  hours: z.object({ start: z.string(), end: z.string() }).optional(),
});
const placedSchema = z.array(
  z.looseObject({
    title: z.string(),
    dueDate: z.string(),
    dueTime: z.string(),
    durationMinutes: z.number(),
  }),
);

export type AskedItem = z.infer<typeof itemSchema>;
export type Placed = z.infer<typeof placedSchema>[number];
/** What the scheduler was asked for, where the plan put it, and whether its card was open until the next message. */
export type AskedPlan = z.infer<typeof askedSchema> & { placed: Placed[]; wasOpen: boolean };

/** The plan that the exchange before the last message proposed and of which nothing was done. */
export function askedPlan(exchanges: Exchange[]): AskedPlan | undefined {
  const proposed = callsOf(exchanges.at(-2)).findLast((call) => call.name === 'plan_add');
  if (!proposed) return undefined;
  const lines = linesOf(proposed);
  if (lines.some((line) => line.result.status === 'done')) return undefined;
  const asked = askedSchema.safeParse(slotsBefore(exchanges.slice(0, -1))?.input);
  if (!asked.success) return undefined;
  const placed = placedSchema.safeParse(proposed.input.items).data ?? [];
  const wasOpen = [proposed, ...lines].some(({ result }) => result.reason === 'new_message');
  return { ...asked.data, placed, wasOpen };
}

/** A plan that was only shown again was laid out in an exchange before. */
function slotsBefore(exchanges: Exchange[]): AnsweredCall | undefined {
  for (const exchange of [...exchanges].reverse()) {
    const calls = callsOf(exchange);
    const slots = calls.findLast((call) => call.name === 'plan_free_slots');
    if (slots) return slots;
    if (!calls.some((call) => call.name === 'plan_add')) return undefined;
  }
  return undefined;
}

const callsOf = (exchange: Exchange | undefined): AnsweredCall[] =>
  exchange?.steps.flatMap((step) => step.calls) ?? [];
