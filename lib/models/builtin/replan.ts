import { isAboutPlan, type PlanChange, readPlanChange } from '@/lib/language/plan-change';
import type { ReadContext } from '@/lib/language/types';
import { understand } from '@/lib/language/understand';
import type { Found, Plan, PlannedItem } from '@/lib/language/understanding';
import { daysBetween } from '@/lib/time/local-date';
import { rangeWords } from './answer-query';
import { type AskedItem, type AskedPlan, askedPlan, type Placed } from './asked-plan';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import { rearranged, titlesOf } from './rearrange';
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
  const to = change.on && change.on > asked.to ? change.on : asked.to;
  const { from, hours } = asked;
  return {
    range: { from, to },
    items: items.map((item) => plannedItem(item, said)),
    ...(except.length ? { except } : {}),
    ...(hours ? { hours } : {}),
  };
}

function changeOf({ exchanges, context }: Situation): { asked: AskedPlan; change?: PlanChange } | undefined {
  const asked = askedPlan(exchanges);
  if (!asked) return undefined;
  const said = exchanges.at(-1)?.said ?? '';
  const titles = asked.items.map(({ title }) => title);
  if (isPlanOfItsOwn(said, context)) return undefined;
  const change = readPlanChange(said, { titles, range: asked }, context) ?? tooFull(said, asked, context);
  return { asked, ...(change ? { change } : {}) };
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

function plannedItem(item: AskedItem, said: string): PlannedItem {
  const span = { start: 0, end: said.length, text: said };
  const found = <T>(value: T): Found<T> => ({ value, certainty: 'inferred', span, from: 'plan-before' });
  return {
    title: found(item.title),
    minutes: found(item.durationMinutes),
    times: item.times ?? 1,
    ...(item.daily ? { daily: 'day' as const } : {}),
    ...(item.before ? { before: found(item.before) } : {}),
    ...(item.on ? { on: found(item.on) } : {}),
    ...(item.time ? { time: found(item.time) } : {}),
    ...(item.part ? { part: item.part } : {}),
  };
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
