import { z } from 'zod';
import { prioritySchema, tagsSchema } from '@/lib/contract/todo';
import { argumentsNow, wasOpen } from './card-before';
import { linesOf } from './found-todos';
import type { AnsweredCall, Exchange } from './read-prompt';

const itemSchema = z.looseObject({
  title: z.string(),
  id: z.string().optional(),
  durationMinutes: z.number(),
  times: z.number().optional(),
  daily: z.boolean().optional(),
  before: z.string().optional(),
  on: z.string().optional(),
  time: z.string().optional(),
  part: z.enum(['morning', 'afternoon', 'evening']).optional(),
  kept: z
    .array(z.object({ dueDate: z.string(), dueTime: z.string(), durationMinutes: z.number() }))
    .optional(),
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
    tags: tagsSchema.optional().catch(undefined),
    priority: prioritySchema.optional().catch(undefined),
  }),
);

export type AskedItem = z.infer<typeof itemSchema>;
export type Placed = z.infer<typeof placedSchema>[number];
/** What the scheduler was asked for, where the plan put it, and whether its card was open until the next message. */
export type AskedPlan = z.infer<typeof askedSchema> & { placed: Placed[]; wasOpen: boolean };

/** The lines of a proposed plan that have their place. */
export const placesIn = (items: unknown): Placed[] => placedSchema.safeParse(items).data ?? [];

/** What a look for room asked for, with the places that it found. */
export function askedIn(input: Record<string, unknown>, placements: unknown): AskedPlan | undefined {
  const asked = askedSchema.safeParse(input).data;
  return asked && { ...asked, placed: placesIn(placements), wasOpen: true };
}

/** The plan that the exchange before the last message proposed and of which nothing was done. */
export function askedPlan(exchanges: Exchange[]): AskedPlan | undefined {
  const proposed = callsOf(exchanges.at(-2)).findLast((call) => call.name === 'plan_add');
  if (!proposed) return undefined;
  const lines = linesOf(proposed);
  if (lines.some((line) => line.result.status === 'done')) return undefined;
  const asked = askedSchema.safeParse(slotsBefore(exchanges.slice(0, -1))?.input);
  if (!asked.success) return undefined;
  const placed = placesIn(proposed.input.items);
  const isOpen = [proposed, ...lines].some(wasOpen);
  const plan = { ...asked.data, placed, wasOpen: isOpen };
  return isOpen && lines.length === placed.length ? asDecided(plan, lines) : plan;
}

/** The plan as its card stood: without the lines that the person took out, and with those that they changed as they want them. */
function asDecided(plan: AskedPlan, lines: AnsweredCall[]): AskedPlan {
  let { items, placed } = plan;
  for (const [index, place] of plan.placed.entries()) {
    const line = lines[index] as AnsweredCall;
    const now = placedSchema.element.safeParse(argumentsNow({ ...line, input: place })).data;
    if (wasOpen(line) && (!now || isSame(now, place))) continue;
    items = withoutOne(items, placed, place);
    placed = placed.filter((each) => each !== place);
    if (!wasOpen(line) || !now) continue;
    const { title, dueDate, dueTime, durationMinutes } = now;
    items = [...items, { title, durationMinutes, on: dueDate, time: dueTime }];
    placed = [...placed, now];
  }
  return { ...plan, items, placed };
}

const isSame = (a: Placed, b: Placed): boolean =>
  a.title === b.title &&
  a.dueDate === b.dueDate &&
  a.dueTime === b.dueTime &&
  a.durationMinutes === b.durationMinutes;

/** One sitting less of the thing that stands there. What is daily becomes a thing for each of the days that are left. */
function withoutOne(items: AskedItem[], placed: Placed[], { title, dueDate }: Placed): AskedItem[] {
  const same = items.filter((item) => item.title === title);
  const one = same.find(({ on }) => on === dueDate) ?? same.find(({ on }) => on === undefined) ?? same[0];
  return items.flatMap((item) => {
    if (item !== one) return [item];
    const { daily, times = 1, ...rest } = item;
    if (!daily) return times > 1 ? [{ ...rest, times: times - 1 }] : [];
    const others = placed.filter((each) => each.title === title && each.dueDate !== dueDate);
    return others.map((each) => ({ ...rest, on: each.dueDate }));
  });
}

/** The last day and the part of the day that a plan of this conversation was asked to keep for a thing. A todo holds neither. */
export function limitsOf(exchanges: Exchange[], title: string): Pick<AskedItem, 'before' | 'part'> {
  for (const call of exchanges.flatMap(callsOf).reverse()) {
    if (call.name !== 'plan_free_slots') continue;
    const same = askedSchema.safeParse(call.input).data?.items.find((item) => item.title === title);
    if (same && (same.before || same.part)) return { before: same.before, part: same.part };
    // What was laid out anew without them has none any more; a move of the todo says nothing about them.
    if (same && same.id === undefined) return {};
  }
  return {};
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
