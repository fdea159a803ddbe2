import { isAboutPlan, type PlanChange, readPlanChange } from '@/lib/language/plan-change';
import { readRange } from '@/lib/language/plan-range';
import type { ReadContext } from '@/lib/language/types';
import { understand } from '@/lib/language/understand';
import type { Found, Plan, PlannedItem, Priority } from '@/lib/language/understanding';
import { formatDay } from '@/lib/time/format';
import { daysBetween } from '@/lib/time/local-date';
import { rangeWords } from './answer-query';
import { type AskedItem, type AskedPlan, askedPlan, type Placed, placesIn } from './asked-plan';
import { phrasesOf } from './phrases';
import { layOutOf, planThings, readLayOut } from './plan-things';
import type { Situation } from './read-prompt';
import { heldItems, rearranged, titlesOf } from './rearrange';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/**
 * "Move the runs to the morning" after a plan that was set aside: the same plan, changed. Undefined when no plan was proposed just
 * before, when something of it was done (then its todos are changed like any others), or when the words mean something else.
 */
export function changedPlan(situation: Situation): Plan | undefined {
  const read = changeOf(situation);
  const items = read?.change && rearranged(read.asked, read.change);
  if (!read?.change || !items || items.length === 0) return undefined;
  const { asked, change } = read;
  const said = situation.exchanges.at(-1)?.said ?? '';
  const except = [...new Set([...(asked.except ?? []), ...(change.except ?? [])])];
  const all = [...items.map((item) => plannedItem(item, said, asked.placed)), ...(change.added ?? [])];
  const range = readRange(asked, all, situation.context.now.slice(0, 10));
  const { hours } = asked;
  return {
    range,
    items: all,
    ...(except.length ? { except } : {}),
    ...(hours ? { hours } : {}),
  };
}

type ChangeRead = { asked: AskedPlan; change?: PlanChange };
const NO_CHANGE: PlanChange = { which: [], isNamed: false };

function changeOf({ exchanges, context }: Situation): ChangeRead | undefined {
  const asked = askedPlan(exchanges);
  if (!asked) return undefined;
  const said = exchanges.at(-1)?.said ?? '';
  const titles = asked.items.map(({ title }) => title);
  if (isPlanOfItsOwn(said, context)) return undefined;
  const change = readPlanChange(said, { titles, range: asked }, context) ?? tooFull(said, asked, context);
  // "Also emails" goes on with a plan that is open, and with no other.
  const isAfter = change?.added && !change.toPlan && !asked.wasOpen;
  return { asked, ...(change && !isAfter ? { change } : {}) };
}

/** "Plan this week: yoga at 9:30 every day" names things after a colon: it is the next plan, though a thing of the last one is in it. */
function isPlanOfItsOwn(said: string, context: ReadContext): boolean {
  const read = /[:：](?!\d)/.test(said) ? understand(said, context) : undefined;
  return read?.intent === 'plan' && read.plan.items.length > 0;
}

/** "Wednesday is too full" of a plan that puts something there: the same plan without that day. */
function tooFull(said: string, asked: AskedPlan, context: ReadContext): PlanChange | undefined {
  const read = asked.placed.length ? understand(said, context) : undefined;
  if (read?.intent !== 'plan' || read.rule !== 'spread') return undefined;
  const { from: day, to } = read.plan.range;
  if (day !== to) return undefined;
  // A weekday is that of the plan.
  const isSame = ({ dueDate }: Placed) => dueDate >= day && daysBetween(day, dueDate) % 7 === 0;
  const from = asked.placed.find(isSame)?.dueDate ?? day;
  const isThere = asked.placed.some(({ dueDate }) => dueDate === from);
  return isThere ? { which: [], isNamed: false, except: [from] } : undefined;
}

function plannedItem(item: AskedItem, said: string, placed: Placed[]): PlannedItem {
  const span = { start: 0, end: said.length, text: said };
  const found = <T>(value: T): Found<T> => ({ value, certainty: 'inferred', span, from: 'plan-before' });
  const { tags, priority } = placed.find(({ title }) => title === item.title) ?? {};
  return {
    title: found(item.title),
    minutes: found(item.durationMinutes),
    times: item.times ?? 1,
    ...(item.daily ? { daily: 'day' as const } : {}),
    ...(item.before ? { before: found(item.before) } : {}),
    ...(item.on ? { on: found(item.on) } : {}),
    ...(item.time ? { time: found(item.time) } : {}),
    ...(item.part ? { part: item.part } : {}),
    ...(item.kept?.length ? { kept: item.kept } : {}),
    ...(tags ? { tags: found(tags) } : {}),
    ...(priority ? { priority: found(priority as Priority) } : {}),
  };
}

/** Lays the changed plan out, and says what the change took from it or that it is like that already. */
export function replanned(situation: Situation, request: Request, plan: Plan): NextStep {
  const read = changeOf(situation);
  const known = read?.asked.items.map(({ title }) => title);
  const step = planThings(situation, request, plan, known);
  const proposed = step.calls?.find(({ name }) => name === 'plan_add');
  if (!read?.change || !proposed) return step;
  const { asked, change } = read;
  const say = phrasesOf(request.language);
  const items = placesIn(proposed.input.items);
  const told = [
    step.text,
    ...heldByLimit(asked, change, situation, request),
    ...fewer(read, items, situation, request),
  ];
  const text = told.filter(Boolean).join('\n');
  return { ...step, text: text || (isSamePlan(asked.placed, items) ? say.planIsSo : '') };
}

const placeKey = ({ title, dueDate, dueTime, durationMinutes }: Placed): string =>
  JSON.stringify([title, dueDate, dueTime, durationMinutes]);

const isSamePlan = (a: Placed[], b: Placed[]): boolean =>
  a.map(placeKey).sort().join() === b.map(placeKey).sort().join();

/** What is in the plan less often than before, though nobody asked for that and nothing else says it. */
function fewer(
  { asked, change = NO_CHANGE }: ChangeRead,
  items: Placed[],
  situation: Situation,
  { language }: Request,
): string[] {
  const found = layOutOf(situation);
  const said = found ? readLayOut(found).unplaced.map(({ title }) => title) : [];
  const isMeant = change.drop || change.times !== undefined || change.by !== undefined || change.parts;
  const known = [...said, ...(isMeant ? titlesOf(asked, change) : [])];
  return [...new Set(asked.placed.map(({ title }) => title))].flatMap((title) => {
    const [before, now] = [asked.placed, items].map(
      (all) => all.filter((each) => each.title === title).length,
    );
    return known.includes(title) || now === undefined || before === undefined || now >= before
      ? []
      : [phrasesOf(language).fewerNow(title, now, before)];
  });
}

/** "Put everything on Friday" moves nothing past its last day: what has to be done before is told. */
function heldByLimit(
  asked: AskedPlan,
  change: PlanChange,
  { context }: Situation,
  { language }: Request,
): string[] {
  const today = context.now.slice(0, 10);
  return heldItems(asked, change).map(({ title, before = '' }) =>
    phrasesOf(language).keepsLimit(title, formatDay(before, today, language)),
  );
}

/** Whether the last message can only be about the plan whose card was open, and yet changes nothing of it. */
export function leavesPlan(situation: Situation): boolean {
  const read = changeOf(situation);
  if (!read?.asked.wasOpen) return false;
  const titles = read.asked.items.map(({ title }) => title);
  const said = situation.exchanges.at(-1)?.said ?? '';
  return read.change !== undefined || isAboutPlan(said, titles, situation.context);
}

/** Proposes the plan as it was, since the message took its card, and says what could not be told or done. */
export function samePlan(situation: Situation, { language }: Request): NextStep {
  const read = changeOf(situation);
  const say = phrasesOf(language);
  if (!read) return { text: say.couldNot };
  const { asked, change } = read;
  const [title = ''] = change ? titlesOf(asked, change) : [];
  const today = situation.context.now.slice(0, 10);
  const { from } = change ?? {};
  const isElsewhere =
    from !== undefined && !asked.placed.some((each) => each.title === title && each.dueDate === from);
  const text = isElsewhere
    ? say.noneInPlan(title, rangeWords({ from, to: from }, today, language))
    : say.planStands;
  return { text, calls: [{ name: 'plan_add', input: { items: asked.placed } }] };
}
