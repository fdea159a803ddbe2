import { z } from 'zod';
import { type PlanChange, readPlanChange } from '@/lib/language/plan-change';
import type { ReadContext } from '@/lib/language/types';
import { understand } from '@/lib/language/understand';
import type { Found, Plan, PlannedItem } from '@/lib/language/understanding';
import { linesOf } from './found-todos';
import type { Exchange, Situation } from './read-prompt';

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

const placedSchema = z.array(z.looseObject({ dueDate: z.string() }));
/** What the scheduler was asked for, and the days on which the plan put something. */
type Asked = z.infer<typeof askedSchema> & { days: string[] };

/**
 * "Move the runs to the morning" after a plan that was set aside: the same plan, changed. Undefined when no plan was proposed just
 * before, when something of it was done (then its todos are changed like any others), or when the words mean something else.
 */
export function changedPlan({ exchanges, context }: Situation): Plan | undefined {
  const said = exchanges.at(-1)?.said ?? '';
  const asked = askedFor(exchanges.at(-2));
  const titles = asked?.items.map(({ title }) => title) ?? [];
  const change = readPlanChange(said, titles, context) ?? tooFull(said, asked, context);
  if (!asked || !change) return undefined;
  const span = { start: 0, end: said.length, text: said };
  const found = <T>(value: T): Found<T> => ({ value, certainty: 'inferred', span, from: 'plan-before' });
  const items = asked.items.flatMap((item, index): PlannedItem[] => {
    const isMeant = change.which.includes(index);
    if (isMeant && change.drop) return [];
    const next = isMeant ? { ...item, ...changedItem(change) } : item;
    return [
      {
        title: found(next.title),
        minutes: found(next.durationMinutes),
        times: next.times ?? 1,
        ...(next.daily ? { daily: 'day' as const } : {}),
        ...(next.before ? { before: found(next.before) } : {}),
        ...(next.on ? { on: found(next.on) } : {}),
        ...(isMeant && change.on ? { times: 1 } : {}),
        ...(next.time ? { time: found(next.time) } : {}),
        ...(next.part ? { part: next.part } : {}),
      },
    ];
  });
  const except = [...(asked.except ?? []), ...(change.except ? [change.except] : [])];
  const days = change.on && change.on > asked.to ? { from: asked.from, to: change.on } : asked;
  const { hours } = asked;
  return {
    range: { from: days.from, to: days.to },
    items,
    ...(except.length ? { except } : {}),
    ...(hours ? { hours } : {}),
  };
}

function changedItem({ part, on, time, minutes }: NonNullable<ReturnType<typeof readPlanChange>>) {
  return {
    ...(part ? { part, time: undefined } : {}),
    ...(on ? { on, before: undefined } : {}),
    ...(time ? { time, part: undefined } : {}),
    ...(minutes ? { durationMinutes: minutes } : {}),
  };
}

/** "Wednesday is too full" of a plan that puts something there: the same plan without that day. */
function tooFull(said: string, asked: Asked | undefined, context: ReadContext): PlanChange | undefined {
  const read = asked?.days.length ? understand(said, context) : undefined;
  if (read?.intent !== 'plan' || read.rule !== 'spread') return undefined;
  const { from, to } = read.plan.range;
  return from === to && asked?.days.includes(from) ? { which: [], except: from } : undefined;
}

/** What was asked of the scheduler for a plan of which nothing was done. */
function askedFor(exchange: Exchange | undefined): Asked | undefined {
  const calls = exchange?.steps.flatMap((step) => step.calls) ?? [];
  const proposed = calls.findLast((call) => call.name === 'plan_add');
  if (!proposed || linesOf(proposed).some((line) => line.result.status === 'done')) return undefined;
  const asked = askedSchema.safeParse(calls.findLast((call) => call.name === 'plan_free_slots')?.input);
  const placed = placedSchema.safeParse(proposed.input.items).data ?? [];
  return asked.success ? { ...asked.data, days: placed.map(({ dueDate }) => dueDate) } : undefined;
}
