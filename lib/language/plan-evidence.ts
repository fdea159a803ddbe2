import type { Evidence } from '@/lib/contract/action';
import type { EvidenceFinding } from './evidence';
import { isAboutPlan, type PlanChange, readPlanChange } from './plan-change';
import { partedIn } from './plan-item';
import { fold, type Sentence } from './sentence';
import { completePlan, understand } from './understand';
import type { Found, Plan, PlannedItem } from './understanding';

type Weighed = Pick<EvidenceFinding, 'fields' | 'warnings'>;
type Mentioned = { plan: Plan; isSpread: boolean; change?: PlanChange };

/**
 * What the words of a plan say about one of its lines. A plan leaves the days and hours of its things open, within their
 * limits, so a day that is said for one thing is no contradiction on another. `sentences` are newest first. Null when the
 * words ask for no plan, or when the line is none of it.
 */
export function weighPlanned(sentences: Sentence[], input: Record<string, unknown>): Weighed | null {
  const mentioned = planOf(sentences);
  if (!mentioned) return null;
  // Moves of what stands on a full day: the day that is said is the one to leave.
  // A line that adds something belongs to the plan before, from which the full day was taken out.
  if (mentioned.isSpread)
    return typeof input.title === 'string' ? weighPlanned(sentences.slice(1), input) : free(input);
  if (typeof input.id === 'string' && mentioned.change) return weighMove(mentioned.change, sentences, input);
  const title = fold(String(input.title ?? ''));
  const items = mentioned.plan.items.filter(({ title: { value } }) => isSame(fold(value), title));
  const [item] = items;
  if (!item || !title) return null;
  const weighed = free(input);
  weighDay(weighed, items, input.dueDate);
  weighValue(weighed, 'dueTime', item.time, input.dueTime);
  if (item.minutes.certainty === 'said')
    weighValue(weighed, 'durationMinutes', item.minutes, input.durationMinutes);
  return weighed;
}

/** The newest plan in the words, with what an answer to "what should go in?" named. */
function planOf(sentences: Sentence[]): Mentioned | undefined {
  for (const [index, { text, context }] of sentences.entries()) {
    const read = understand(text, context);
    if (read.intent !== 'plan') continue;
    const isSpread = read.rule === 'spread';
    const [newest] = sentences;
    if (index === 0 || !newest) return { plan: read.plan, isSpread };
    const answer = sentences[index - 1];
    const isAsked = read.plan.items.length === 0 && !isSpread && answer !== undefined;
    const plan = isAsked ? completePlan(read.plan, answer.text, context) : read.plan;
    if (isAsked && index === 1) return { plan, isSpread };
    const change = changeIn(newest, plan);
    return change && { plan: changedBy(newest, plan, change), isSpread, change };
  }
  return undefined;
}

/** What the newest message changes about a plan. Undefined when that is about something else: an old plan has no say in it. */
function changeIn({ text, context }: Sentence, plan: Plan): PlanChange | undefined {
  const titles = plan.items.map(({ title }) => title.value);
  const change = readPlanChange(text, { titles, range: plan.range }, context);
  if (change) return change;
  // Words that leave the plan as it was take nothing from it.
  return isAboutPlan(text, titles, context) ? { which: [], isNamed: false } : undefined;
}

/** A move of what a confirmed plan wrote: only the day and the hour that the newest message names count, not those of the plan. */
function weighMove(change: PlanChange, [newest]: Sentence[], input: Record<string, unknown>): Weighed {
  const weighed = free(input);
  const text = newest?.text ?? '';
  const found = (value: string): Found<string> => ({
    value,
    certainty: 'said',
    span: { start: 0, end: text.length, text },
  });
  if (change.on) weighValue(weighed, 'dueDate', found(change.on), input.dueDate);
  if (change.time) weighValue(weighed, 'dueTime', found(change.time), input.dueTime);
  return weighed;
}

/** The plan with what the newest message changes about it. */
function changedBy({ text }: Sentence, plan: Plan, change: PlanChange): Plan {
  const span = { start: 0, end: text.length, text };
  const found = <T>(value: T): Found<T> => ({ value, certainty: 'said', span });
  const items = plan.items.map((item, index): PlannedItem => {
    const { on, before, time, ...rest } = item;
    // A day that is to be left free binds nothing any more.
    if (on && change.except?.includes(on.value)) return { ...rest, ...(time ? { time } : {}) };
    if (!change.which.includes(index)) return item;
    // Things that change places stand anywhere; of what has no day of its own, only one sitting moves.
    if (change.swap) return rest;
    if (change.from !== undefined && on?.value !== change.from)
      return { ...rest, ...(on ? { on } : {}), ...(time && !change.time ? { time } : {}) };
    return {
      ...rest,
      ...(change.on ? { on: found(change.on) } : { ...(on ? { on } : {}), ...(before ? { before } : {}) }),
      ...(change.time ? { time: found(change.time) } : time && !change.part ? { time } : {}),
      ...(change.minutes ? { minutes: { ...found(change.minutes), ...partsOf(change.minutes) } } : {}),
    };
  });
  return { ...plan, items };
}

/** What is too long for one sitting is a length of none of them. */
const partsOf = (minutes: number) =>
  partedIn(minutes).times > 1 ? { certainty: 'inferred' as const, from: 'sittings' } : {};

/** A model may keep the doing word that the person left out: "write the report" is the report. */
function isSame(said: string, title: string): boolean {
  return said === title || (said.length > 2 && (title.endsWith(` ${said}`) || title.startsWith(`${said} `)));
}

const chosen: Evidence = { kind: 'inferred', from: 'model' };

function free(input: Record<string, unknown>): Weighed {
  const names = ['dueDate', 'dueTime', 'durationMinutes'].filter((name) => input[name] !== undefined);
  return { fields: Object.fromEntries(names.map((name) => [name, chosen])), warnings: [] };
}

function weighDay(weighed: Weighed, items: PlannedItem[], value: unknown): void {
  if (typeof value !== 'string') return;
  const on = items.find((item) => item.on?.value === value)?.on;
  const before = items[0]?.before;
  if (on) weighed.fields.dueDate = { kind: 'said', quote: on.span.text };
  else if (items[0]?.on) warn(weighed, 'dueDate', items[0].on.span.text, value);
  else if (before && value > before.value) warn(weighed, 'dueDate', before.span.text, value);
  else if (before)
    weighed.fields.dueDate = { kind: 'inferred', from: 'within-limit', quote: before.span.text };
}

function weighValue(
  weighed: Weighed,
  field: 'dueDate' | 'dueTime' | 'durationMinutes',
  said: Found<string | number> | undefined,
  value: unknown,
): void {
  if (said === undefined || value === undefined || value === null) return;
  const kind = said.certainty;
  if (said.value === value)
    weighed.fields[field] =
      kind === 'said'
        ? { kind, quote: said.span.text }
        : { kind, from: said.from ?? 'plan', quote: said.span.text };
  else warn(weighed, field, said.span.text, value);
}

function warn(weighed: Weighed, field: string, said: string, value: unknown): void {
  weighed.warnings.push({
    code: 'different',
    data: { field, said, value: typeof value === 'number' ? value : String(value) },
  });
}
