import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { type PlanChange, type PlanInView, readPlanChange } from '@/lib/language/plan-change';
import { readRange } from '@/lib/language/plan-range';
import type { Plan } from '@/lib/language/understanding';
import { formatDay } from '@/lib/time/format';
import { addDays, daysBetween, endOfWeek, startOfWeek } from '@/lib/time/local-date';
import { rangeWords, searchForPlan, whyNotSearched } from './answer-query';
import { limitsOf } from './asked-plan';
import { type FoundTodo, linesOf, todosOf } from './found-todos';
import { phrasesOf } from './phrases';
import { layOutOf, readLayOut, unplacedWords } from './plan-things';
import type { Exchange, Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/** How long a thing without a length takes when room is looked for. */
export const USUAL_MINUTES = 30;
/** The tool looks at no more days than this at once. */
const LONGEST_DAYS = 31;
/** How far back a plan may lie when the words name something of it. */
const BACK = 6;
/** Words that mean the whole plan; "it" alone means one thing. */
const WHOLE = anyDialogueWord('wholePlan');

export type PlannedMove = { todos: FoundTodo[]; change: PlanChange };

/**
 * "Move the runs to the morning" after a plan that was confirmed: which of its todos are meant, as they were written, and what shall change
 * about their places. Undefined when the words mean something else, or no place.
 */
export function moveOfPlanned({ exchanges, context }: Situation): PlannedMove | undefined {
  const said = exchanges.at(-1)?.said ?? '';
  const { written, age } = writtenLately(exchanges);
  if (written.length === 0) return undefined;
  const change = readPlanChange(said, viewOf(written, context.now.slice(0, 10)), context);
  if (!change || change.drop || !hasPlace(change)) return undefined;
  const isNamed = change.isNamed || WHOLE.test(said) || written.length === 1;
  if (!isNamed && (age > 0 || !change.except)) return undefined;
  const todos = change.which.flatMap((index) => written[index] ?? []);
  return todos.length > 0 ? { todos, change } : undefined;
}

/** "Add emails to the plan" when the plan was confirmed: those things for the days of the plan. */
export function addedToPlanned({ exchanges, context }: Situation): Plan | undefined {
  const { written } = writtenLately(exchanges);
  if (written.length === 0) return undefined;
  const today = context.now.slice(0, 10);
  const change = readPlanChange(exchanges.at(-1)?.said ?? '', viewOf(written, today), context);
  if (!change?.added || !change.toPlan) return undefined;
  return { range: readRange(rangeOf(written, {}, today), change.added, today), items: change.added };
}

export const hasPlace = ({ part, on, except, time, shiftDays }: PlanChange): boolean =>
  [part, on, except, time, shiftDays].some((said) => said !== undefined);

/** What plans added or moved before the last message, as it was written last, and how many exchanges ago that was. */
export function writtenLately(exchanges: Exchange[]): { written: FoundTodo[]; age: number } {
  const each = exchanges.slice(0, -1).reverse().slice(0, BACK).map(writtenBy);
  const all = new Map(each.toReversed().flatMap((todos) => todos.map((todo) => [todo.id, todo] as const)));
  return { written: [...all.values()], age: each.findIndex((todos) => todos.length > 0) };
}

export function viewOf(written: FoundTodo[], today: string): PlanInView {
  const titles = written.map(({ title }) => title);
  return { titles, range: rangeOf(written, {}, today) };
}

/** The todos that a plan added or moved, when it was confirmed. */
function writtenBy({ steps }: Exchange): FoundTodo[] {
  return steps
    .flatMap((step) => step.calls)
    .filter((call) => call.name.startsWith('plan_') && call.name !== 'plan_free_slots')
    .flatMap(linesOf)
    .filter((line) => line.result.status === 'done')
    .flatMap(todosOf);
}

/** Looks how those todos stand now and where there is room, then proposes the moves as one card. What finds none stays, and that is said. */
export function movePlanned(
  situation: Situation,
  request: Request,
  { todos, change }: PlannedMove,
): NextStep {
  const say = phrasesOf(request.language);
  const range = rangeOf(todos, change, situation.context.now.slice(0, 10));
  const search = searchForPlan(situation);
  if (!search) return { calls: [{ name: 'todo_search', input: { ...range, purpose: 'plan' } }] };
  if (search.result.status !== 'done') return { text: whyNotSearched(search, say) };
  const standing = standingOf(todosOf(search), todos, change);
  if (standing.length === 0) return { text: nothingWords(todos, change, situation, request) };
  if (change.shiftDays !== undefined) return shiftPlanned(situation, request, standing, change.shiftDays);
  const found = layOutOf(situation);
  if (!found) {
    const limits = (title: string) => limitsOf(situation.exchanges, title);
    return { calls: [{ name: 'plan_free_slots', input: slotsInput(standing, change, range, limits) }] };
  }
  const text = unplacedWords(found, situation, request.language);
  const changes = movesFrom(standing, readLayOut(found).placements, change.minutes);
  if (changes.length > 0) return { text, calls: [{ name: 'plan_reschedule', input: { changes } }] };
  return { text: text || say.nothingToMove };
}

/** Each of them so many days later or earlier, at its hour. What would be too late then stays, and that is said. */
function shiftPlanned(
  { exchanges, context }: Situation,
  { language }: Request,
  standing: FoundTodo[],
  days: number,
): NextStep {
  const say = phrasesOf(language);
  const today = context.now.slice(0, 10);
  const told: string[] = [];
  const changes = standing.flatMap(({ id, title, dueDate }) => {
    if (!dueDate) return [];
    const { before } = limitsOf(exchanges, title);
    const moved = addDays(dueDate, days);
    const isLate = before !== undefined && moved > before;
    if (isLate) told.push(say.keepsLimit(title, formatDay(before, today, language)));
    return isLate || moved < today ? [] : [{ id, dueDate: moved }];
  });
  const text = told.join('\n');
  return changes.length > 0
    ? { text, calls: [{ name: 'plan_reschedule', input: { changes } }] }
    : { text: text || say.nothingToMove };
}

/** The todos of the plan that are meant, as they stand now; where a day is named and holds none of them, those that are called the same. */
function standingOf(found: FoundTodo[], todos: FoundTodo[], { from, except }: PlanChange): FoundTodo[] {
  const ids = new Set(todos.map(({ id }) => id));
  const titles = new Set(todos.map(({ title }) => title));
  // What keeps a day free is only about what stands on it.
  const isThere = ({ dueDate }: FoundTodo) =>
    (from === undefined || dueDate === from) && (except === undefined || except.includes(dueDate ?? ''));
  const planned = found.filter((todo) => ids.has(todo.id) && isThere(todo));
  if (planned.length > 0 || from === undefined) return planned;
  return found.filter((todo) => titles.has(todo.title) && isThere(todo));
}

function nothingWords(
  [todo]: FoundTodo[],
  { from }: PlanChange,
  { context }: Situation,
  { language }: Request,
): string {
  const say = phrasesOf(language);
  if (from === undefined || !todo) return say.nothingToMove;
  return say.noneOnDay(todo.title, rangeWords({ from, to: from }, context.now.slice(0, 10), language));
}

type Range = { from: string; to: string };

/** The weeks in which the todos stand, as far as they are to come, and the day they are to move to. */
function rangeOf(todos: FoundTodo[], { from: source, on }: Partial<PlanChange>, today: string): Range {
  const days = [...todos, { dueDate: source }, { dueDate: on }]
    .flatMap(({ dueDate }) => dueDate ?? [])
    .sort();
  const [first = today] = days;
  const from = [startOfWeek(first), today].sort()[1] ?? today;
  const last = endOfWeek([from, days.at(-1) ?? today].sort()[1] ?? today);
  return { from, to: daysBetween(from, last) > LONGEST_DAYS ? addDays(from, LONGEST_DAYS) : last };
}

type Limits = ReturnType<typeof limitsOf>;

function slotsInput(
  todos: FoundTodo[],
  change: PlanChange,
  range: Range,
  limits: (title: string) => Limits,
): Record<string, unknown> {
  const { on, except } = change;
  return {
    ...range,
    items: todos.slice(0, 30).map((todo) => ({
      title: todo.title,
      id: todo.id,
      durationMinutes: minutesFor(todo, change),
      ...(on ? { on } : todo.dueDate ? { near: todo.dueDate } : {}),
      ...limitFor(limits(todo.title), change),
      ...hourFor(todo, change),
    })),
    ...(except ? { except } : {}),
  };
}

/** The limits of the plan hold for all that the words do not say otherwise. */
function limitFor({ before, part }: Limits, { on, part: said, time, from }: PlanChange): Limits {
  return {
    ...(before && !on ? { before } : {}),
    ...(part && !said && !time && from === undefined ? { part } : {}),
  };
}

/** One that is moved to another day keeps its hour, where none is said. */
function hourFor({ dueTime }: FoundTodo, { from, part, time }: PlanChange): Record<string, unknown> {
  if (time) return { time };
  if (part) return { part };
  return from !== undefined && dueTime ? { time: dueTime } : {};
}

function minutesFor(todo: FoundTodo, { minutes }: PlanChange): number {
  return Math.min(600, Math.max(5, minutes ?? todo.durationMinutes ?? USUAL_MINUTES));
}

/** What changes for each todo that found a place; one that stands there already needs no move. */
export function movesFrom(
  todos: FoundTodo[],
  placements: ReturnType<typeof readLayOut>['placements'],
  minutes?: number,
): Array<Record<string, unknown>> {
  return placements.flatMap((placement) => {
    const todo = todos.find(({ id }) => id === placement.id);
    if (!todo) return [];
    const { dueDate, dueTime } = placement;
    // "Make it 3 hours and put it on Saturday" says both.
    const length: { durationMinutes?: number } =
      minutes === undefined || todo.durationMinutes === minutes ? {} : { durationMinutes: minutes };
    const isSame = todo.dueDate === dueDate && todo.dueTime === dueTime && !length.durationMinutes;
    return isSame ? [] : [{ id: todo.id, dueDate, dueTime, ...length }];
  });
}
