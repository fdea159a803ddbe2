import type { Evidence } from '@/lib/contract/action';
import { daysBetween } from '@/lib/time/local-date';
import { readCorrection } from './correction';
import type { EvidenceFinding } from './evidence';
import { isAboutPlan, isHeldBack, type PlanChange, readPlanChange } from './plan-change';
import { partedIn } from './plan-item';
import { fold, type Sentence } from './sentence';
import { completePlan, understand } from './understand';
import type { Found, Plan, PlannedItem } from './understanding';

type Weighed = Pick<EvidenceFinding, 'fields' | 'warnings'>;
/** A later message that changes the plan, or one line of it in the words of its card's edit. */
type Later = { sentence: Sentence; change: PlanChange };
type Mentioned = { plan: Plan; isSpread: boolean; later: Later[] };

/**
 * What the words of a plan say about one of its lines. A plan leaves the days and hours of its things open, within their
 * limits, so a day that is said for one thing is no contradiction on another. `sentences` are newest first, and what was said last
 * outranks what it changes. Null when the words ask for no plan, or when the line is none of it.
 */
export function weighPlanned(
  sentences: Sentence[],
  input: Record<string, unknown>,
  name = typeof input.title === 'string' ? input.title : undefined,
): Weighed | null {
  const title = fold(name ?? '');
  const mentioned = planOf(sentences, input);
  if (!mentioned) return null;
  // Moves of what stands on a full day: the day that is said is the one to leave.
  if (mentioned.isSpread) return free(input);
  const { later } = mentioned;
  if (typeof input.id === 'string') {
    const meant = name === undefined ? undefined : itemsOf(mentioned.plan, title);
    // Of what was said since the plan, only what is about this very thing of it.
    const isOf = ({ change }: Later) =>
      meant === undefined ||
      change.which.some((index) => meant.includes(mentioned.plan.items[index] as PlannedItem));
    return later.length > 0 && meant?.length !== 0 ? weighMove(later.filter(isOf), input) : null;
  }
  const plan = later.reduceRight(changedBy, mentioned.plan);
  const items = itemsOf(plan, title);
  const [item] = items;
  if (!item || !title) return null;
  const weighed = free(input);
  weighDay(weighed, items, input.dueDate);
  // The one day of all says more than a limit does. A change may have let things leave it.
  const isOfDay = plan.day?.value === input.dueDate || later.length === 0;
  if (isOfDay && !items.some(({ on }) => on)) weighValue(weighed, 'dueDate', plan.day, input.dueDate);
  weighValue(weighed, 'dueTime', item.time, input.dueTime);
  if (item.minutes.certainty === 'said')
    weighValue(weighed, 'durationMinutes', item.minutes, input.durationMinutes);
  return weighed;
}

/** The newest plan in the words, with what an answer to "what should go in?" named, and what was said about it since. */
function planOf(sentences: Sentence[], input: Record<string, unknown>): Mentioned | undefined {
  for (const [index, { text, context }] of sentences.entries()) {
    const read = understand(text, context);
    if (read.intent !== 'plan') continue;
    const isSpread = read.rule === 'spread';
    // A line that adds something belongs to the plan before, from which the full day was taken out.
    if (isSpread && input.id === undefined) continue;
    if (index === 0) return { plan: read.plan, isSpread, later: [] };
    const answer = sentences[index - 1];
    const isAsked = read.plan.items.length === 0 && !isSpread && answer !== undefined;
    const plan = isAsked ? completePlan(read.plan, answer.text, context) : read.plan;
    const since = sentences.slice(0, isAsked ? index - 1 : index);
    return mentionedSince(since, { plan, isSpread, later: [] }, input);
  }
  return undefined;
}

/** What messages after a plan change about it, newest first. Undefined when the newest is about something else: an old plan has no say in it. */
function mentionedSince(
  sentences: Sentence[],
  { plan: before, ...mentioned }: Mentioned,
  input: Record<string, unknown>,
): Mentioned | undefined {
  let plan = before;
  const later: Later[] = [];
  for (const [age, sentence] of [...sentences.entries()].reverse()) {
    const change =
      changeIn(sentence, plan) ??
      spreadIn(sentence, plan) ??
      editIn(sentence, plan, input, age) ??
      nothingIn(sentence, plan);
    if (change) later.unshift({ sentence, change });
    else if (age === 0) return undefined;
    // What came to the plan can be named by the messages after.
    if (change?.added) plan = { ...plan, items: [...plan.items, ...change.added] };
  }
  return { ...mentioned, plan, later };
}

/** "Wednesday is too full" of the plan: that day is to be free. */
function spreadIn({ text, context }: Sentence, plan: Plan): PlanChange | undefined {
  const read = understand(text, context);
  if (read.intent !== 'plan' || read.rule !== 'spread') return undefined;
  const { from, to } = read.plan.range;
  const days = plan.items.flatMap(({ on }) => (on && daysBetween(from, on.value) % 7 === 0 ? on.value : []));
  return { which: [], isNamed: false, ...(from === to ? { except: [from, ...days] } : {}) };
}

const titlesOf = (plan: Plan): string[] => plan.items.map(({ title }) => title.value);

const changeIn = ({ text, context }: Sentence, plan: Plan): PlanChange | undefined =>
  readPlanChange(text, { titles: titlesOf(plan), range: plan.range }, context) ?? undefined;

/** Words that leave the plan as it was take nothing from it. */
const nothingIn = ({ text, context }: Sentence, plan: Plan): PlanChange | undefined =>
  isAboutPlan(text, titlesOf(plan), context) ? { which: [], isNamed: false } : undefined;

/** Words that name no thing of the plan, and yet belong to a line of it, changed this very line on its card: "2 hours on Saturday, and urgent". */
function editIn(
  { text, context }: Sentence,
  plan: Plan,
  input: Record<string, unknown>,
  age: number,
): PlanChange | undefined {
  const title = fold(String(input.title ?? ''));
  const meant = itemsOf(plan, title);
  const which = plan.items.flatMap((item, index) => (meant.includes(item) ? [index] : []));
  if (which.length === 0) return undefined;
  const changes = readCorrection(text, context)?.changes;
  if (!changes) return undefined;
  const { dueDate, dueTime, durationMinutes } = changes;
  // A few words may as well have been about the whole plan: then the line that they fit is the one that they changed.
  // So it is with words that others followed.
  const isOpen = age > 0 || isAboutPlan(text, titlesOf(plan), context);
  const isFit = ([field, said]: [string, Found<unknown> | undefined]) => !said || input[field] === said.value;
  if (isOpen && !Object.entries({ dueDate, dueTime, durationMinutes }).every(isFit)) return undefined;
  return {
    which,
    isNamed: false,
    ...(dueDate ? { on: dueDate.value } : {}),
    ...(dueTime ? { time: dueTime.value } : {}),
    ...(durationMinutes ? { minutes: durationMinutes.value } : {}),
  };
}

/** A move of what a confirmed plan wrote: only the day and the hour that later messages name count, not those of the plan. */
function weighMove(later: Later[], input: Record<string, unknown>): Weighed {
  const weighed = free(input);
  const newest = <T>(of: (change: PlanChange) => T | undefined): Found<T> | undefined => {
    for (const { sentence, change } of later) {
      const value = of(change);
      if (value !== undefined) return wholly(sentence, value);
    }
    return undefined;
  };
  weighValue(
    weighed,
    'dueDate',
    newest(({ on }) => on),
    input.dueDate,
  );
  weighValue(
    weighed,
    'dueTime',
    newest(({ time }) => time),
    input.dueTime,
  );
  weighValue(
    weighed,
    'durationMinutes',
    newest(({ minutes }) => minutes),
    input.durationMinutes,
  );
  return weighed;
}

/** Said by a message as a whole. */
function wholly<T>({ text }: Sentence, value: T): Found<T> {
  return { value, certainty: 'said', span: { start: 0, end: text.length, text } };
}

/** The plan with what a later message changes about it. */
function changedBy(plan: Plan, { sentence, change }: Later): Plan {
  const found = <T>(value: T): Found<T> => wholly(sentence, value);
  const items = plan.items.map((item, index): PlannedItem => {
    const { on, before, time, ...rest } = item;
    // A day that is to be left free binds nothing any more.
    if (on && change.except?.includes(on.value)) return { ...rest, ...(time ? { time } : {}) };
    if (!change.which.includes(index) || isHeldBack(before?.value, change)) return item;
    // Which of the days this line has, only its own words on the card say.
    if (change.onEach) return { ...rest, ...(time && !change.time ? { time } : {}) };
    const limits = before ? { before } : {};
    // Things that change places, or move along the days, stand anywhere; of what has no day of its own, only one sitting moves.
    if (change.swap || change.order) return { ...rest, ...limits };
    if (change.shiftDays !== undefined) return { ...rest, ...limits, ...(time ? { time } : {}) };
    if (change.from !== undefined && on?.value !== change.from)
      return { ...rest, ...(on ? { on } : {}), ...(time && !change.time ? { time } : {}) };
    return {
      ...rest,
      ...(change.on ? { on: found(change.on) } : { ...(on ? { on } : {}), ...(before ? { before } : {}) }),
      ...(change.time ? { time: found(change.time) } : time && !change.part ? { time } : {}),
      ...(change.minutes ? { minutes: { ...found(change.minutes), ...partsOf(change.minutes) } } : {}),
      ...(change.parts ? { minutes: { ...item.minutes, certainty: 'inferred', from: 'sittings' } } : {}),
    };
  });
  return { ...plan, items };
}

/** What is too long for one sitting is a length of none of them. */
const partsOf = (minutes: number) =>
  partedIn(minutes).times > 1 ? { certainty: 'inferred' as const, from: 'sittings' } : {};

/** The things of a plan that a line is about: those of its very title, before any that only end alike ("party", "clean up after the party"). */
function itemsOf(plan: Plan, title: string): PlannedItem[] {
  const exact = plan.items.filter((item) => fold(item.title.value) === title);
  return exact.length > 0 ? exact : plan.items.filter((item) => isSame(fold(item.title.value), title));
}

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
