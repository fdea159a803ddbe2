import { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { timesWithin } from '@/lib/language/plan';
import type { Plan } from '@/lib/language/understanding';
import { formatDay, formatMoment } from '@/lib/time/format';
import { rangeWords, searchForPlan } from './answer-query';
import { totalOf } from './found-todos';
import { type NoRoom, phrasesOf } from './phrases';
import { bestLook, inOrderInstead, orderWords } from './plan-order';
import type { AnsweredCall, Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/**
 * Looks for room, then proposes the whole plan as one card and says what does not fit and what is on the list already, except what is
 * `known` from the plan before. Asks when nothing was named.
 */
export function planThings(
  situation: Situation,
  request: Request,
  plan: Plan,
  known: readonly string[] = [],
): NextStep {
  if (plan.items.length === 0) return askWhat(situation, request, plan);
  const found = bestLook(situation, plan);
  if (!found) return { calls: [{ name: 'plan_free_slots', input: slotsInput(plan) }] };
  if (found.result.status !== 'done') return { text: phrasesOf(request.language).noTool };
  const { placements, already } = readLayOut(found);
  const again = inOrderInstead(situation, plan);
  if (again) return { calls: [{ name: 'plan_free_slots', input: again }] };
  const text = [
    unplacedWords(found, situation, request.language),
    orderWords(placements, plan, request.language),
    standingWords(
      already.filter(({ title }) => !known.includes(title)),
      request.language,
    ),
  ]
    .filter(Boolean)
    .join('\n');
  if (placements.length === 0) return { text: text || phrasesOf(request.language).couldNot };
  const items = placements.map((placement) => ({ ...placement, ...extrasOf(placement.title, plan) }));
  return { text, calls: [{ name: 'plan_add', input: { items } }] };
}

/** A plan that is made twice stands there twice: that is said before anybody confirms it. */
function standingWords(already: Array<{ title: string }>, language: Locale): string {
  const counts = Map.groupBy(already, ({ title }) => title);
  const things = [...counts].map(([title, same]) => ({ title, times: same.length }));
  return things.length > 0 ? phrasesOf(language).standsAlready(things) : '';
}

/** What the list holds in those days, and the question what should be added to it. */
function askWhat(situation: Situation, request: Request, plan: Plan): NextStep {
  const search = searchForPlan(situation);
  if (!search) return { calls: [{ name: 'todo_search', input: { ...plan.range, purpose: 'plan' } }] };
  const today = situation.context.now.slice(0, 10);
  const range = rangeWords(plan.range, today, request.language);
  const question = phrasesOf(request.language).planWhat(totalOf(search), range);
  return { calls: [{ name: 'ask_user', input: { question, options: [], purpose: 'plan' } }] };
}

function slotsInput({ range, items, except, hours }: Plan): Record<string, unknown> {
  return {
    ...range,
    items: items.map((item) => {
      const times = timesWithin(item, range);
      return {
        title: item.title.value.slice(0, 500),
        durationMinutes: item.minutes.value,
        ...(times > 1 ? { times } : {}),
        ...(item.daily === 'day' ? { daily: true } : {}),
        ...(item.before ? { before: item.before.value } : {}),
        ...(item.on ? { on: item.on.value } : {}),
        ...(item.time ? { time: item.time.value } : {}),
        ...(item.part && !item.time ? { part: item.part } : {}),
        ...(item.kept?.length ? { kept: item.kept } : {}),
      };
    }),
    ...(except?.length ? { except } : {}),
    ...(hours ? { hours } : {}),
  };
}

/** The answer to where things fit, if this turn asked already. */
export function layOutOf(situation: Situation): AnsweredCall | undefined {
  const calls = situation.exchanges.at(-1)?.steps.flatMap((step) => step.calls) ?? [];
  return calls.findLast((call) => call.name === 'plan_free_slots' && Array.isArray(call.input.items));
}

const placementSchema = z.object({
  title: z.string(),
  id: z.string().optional(),
  dueDate: z.string(),
  dueTime: z.string(),
  durationMinutes: z.number(),
});
const unplacedSchema = z.object({
  title: z.string(),
  id: z.string().optional(),
  missing: z.number(),
  why: z.string(),
  takenBy: z.object({ title: z.string(), dueDate: z.string(), dueTime: z.string() }).optional(),
});
const layOutSchema = z.looseObject({
  placements: z.array(placementSchema).default([]),
  unplaced: z.array(unplacedSchema).default([]),
  already: z.array(z.object({ title: z.string() })).default([]),
});
type FoundPlaces = z.infer<typeof layOutSchema>;

export function readLayOut(call: AnsweredCall): FoundPlaces {
  const parsed = layOutSchema.safeParse(call.result);
  return parsed.success ? parsed.data : { placements: [], unplaced: [], already: [] };
}

function extrasOf(title: string, plan: Plan): Record<string, unknown> {
  const item = plan.items.find((each) => each.title.value === title);
  return {
    ...(item?.tags ? { tags: item.tags.value } : {}),
    ...(item?.priority ? { priority: item.priority.value } : {}),
  };
}

const askedSchema = z.array(
  z.looseObject({
    title: z.string(),
    id: z.string().optional(),
    durationMinutes: z.number(),
    before: z.string().optional(),
    on: z.string().optional(),
    part: z.enum(['morning', 'afternoon', 'evening']).optional(),
  }),
);

/** Things as long as this are counted in hours, shorter ones in times. */
const LONG_MINUTES = 90;
/** What a sentence names before it counts the rest. */
const MOST_NAMED = 4;

const whoseTime = (
  { title, dueDate, dueTime }: { title: string; dueDate: string; dueTime: string },
  today: string,
  language: Locale,
) => ({ title, moment: formatMoment(dueDate, dueTime, today, language) });

/** What found no place, with the reasons. Nothing is left out silently. */
export function unplacedWords(found: AnsweredCall, situation: Situation, language: Locale): string {
  const say = phrasesOf(language);
  const today = situation.context.now.slice(0, 10);
  const asked = askedSchema.safeParse(found.input.items).data ?? [];
  const groups = new Map<string, NoRoom>();
  const { placements, unplaced } = readLayOut(found);
  for (const { title, id, missing, why, takenBy } of unplaced) {
    const isIt = (each: { title: string; id?: string }) => (id ? each.id === id : each.title === title);
    const there = placements.filter(isIt);
    const isThere = (day?: string) => day !== undefined && there.some(({ dueDate }) => dueDate === day);
    const meant = asked.filter(isIt);
    const item = meant.find(({ on }) => !isThere(on)) ?? meant[0];
    const { on, before, part, durationMinutes = 0 } = item ?? {};
    const all = there.length + missing;
    const reason: Omit<NoRoom, 'things' | 'more'> = {
      why: why === 'too_long' || why === 'past' || why === 'taken' ? why : 'full',
      ...(takenBy ? { takenBy: whoseTime(takenBy, today, language) } : {}),
      ...(on ? { on: formatDay(on, today, language) } : {}),
      ...(before ? { by: formatDay(before, today, language) } : {}),
      ...(part ? { part } : {}),
      stays: id !== undefined,
    };
    const key = JSON.stringify([reason, all > missing && title]);
    const group: NoRoom = groups.get(key) ?? { ...reason, things: [], more: 0 };
    const isLong = durationMinutes >= LONG_MINUTES;
    const thing = { title, missing, all, ...(isLong ? { minutes: durationMinutes } : {}) };
    if (group.things.length < MOST_NAMED) group.things.push(thing);
    else group.more += 1;
    groups.set(key, group);
  }
  const isPartly = ({ things }: NoRoom) => things.some(({ missing, all }) => missing < all);
  return [...groups.values()]
    .map((group) => (isPartly(group) ? say.partlyIn(group) : say.noRoom(group)))
    .join('\n');
}
