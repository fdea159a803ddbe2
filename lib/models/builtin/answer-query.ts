import type { Locale } from '@/lib/contract/locale';
import type { Query } from '@/lib/language/understanding';
import { describeRecurrence } from '@/lib/time/describe-recurrence';
import { formatDay, formatMoment } from '@/lib/time/format';
import { addDays, endOfWeek, startOfWeek } from '@/lib/time/local-date';
import { type FoundTodo, todosOf, totalOf } from './found-todos';
import { wasTaken } from './orders';
import { type Phrases, phrasesOf } from './phrases';
import type { AnsweredCall, Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/** From here on a priority is a high one. */
const HIGH = 2;
/** A list that is read, not scrolled. */
const SPOKEN = 12;

/** Looks the answer up, then says it. */
export function answerQuery(situation: Situation, request: Request, query: Query): NextStep {
  const search = lastSearch(situation, 'answer');
  if (!search) return { calls: [{ name: 'todo_search', input: searchInput(query, 'answer') }] };
  return { text: tell(situation, request.language, query, search) };
}

/** What a plan found in the list, if this turn looked already. */
export function searchForPlan(situation: Situation): AnsweredCall | undefined {
  return lastSearch(situation, 'plan');
}

/** The last look with that purpose for the order that is due: what was looked up for the one before it is past. */
export function lastSearch(situation: Situation, purpose: string): AnsweredCall | undefined {
  return searchesNow(situation).findLast((call) => call.input.purpose === purpose);
}

/** The looks of this turn for the order that is due. */
export function searchesNow(situation: Situation): AnsweredCall[] {
  const steps = situation.exchanges.at(-1)?.steps ?? [];
  const since = steps.slice(steps.findLastIndex(wasTaken) + 1);
  return since.flatMap((step) => step.calls).filter((call) => call.name === 'todo_search');
}

function searchInput(query: Query, purpose: string): Record<string, unknown> {
  const { from, to } = query;
  // "Did I call Bob today?": the day is that of the doing, and the call may have been due on another.
  const isOfDoing = query.status === 'any' && query.text !== undefined;
  const days = isOfDoing ? {} : { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return {
    ...(query.text ? { text: query.text.value } : {}),
    ...days,
    ...(query.doneOn ? { doneFrom: query.doneOn.from, doneTo: query.doneOn.to } : {}),
    ...(query.status === 'open' || query.doneOn ? {} : { status: query.status }),
    ...(query.overdue ? { overdue: true } : {}),
    ...(query.tag ? { tag: query.tag } : {}),
    ...(query.list ? { list: query.list } : {}),
    purpose,
  };
}

function tell(situation: Situation, language: Locale, query: Query, search: AnsweredCall): string {
  const say = phrasesOf(language);
  const today = situation.context.now.slice(0, 10);
  const found = todosOf(search);
  const todos = found.filter(
    ({ dueDate, priority = 0 }) => !(query.undated && dueDate) && !(query.isUrgent && priority < HIGH),
  );
  const total = todos.length < found.length ? todos.length : totalOf(search);
  const range = rangeWords(query.doneOn ?? query, today, language);
  if (search.result.status !== 'done') return whyNotSearched(search, say);
  if (query.status === 'any' && query.text) return tellState(todos[0], query.text.value, say);
  if (total === 0) {
    const about = query.text?.value ?? (query.tag ? `#${query.tag}` : query.list);
    if (about) return say.emptyAbout(about);
    if (query.status === 'done') return say.noneDone(range);
    return query.overdue ? say.noneOverdue : say.emptyList(range);
  }
  const head = headOf(query, total, range, say);
  // When something was due says nothing of when it was done.
  const oneDay = query.from !== undefined && query.from === query.to && !query.text;
  const lines = todos
    .slice(0, SPOKEN)
    .map((todo) => `- ${query.status === 'done' ? todo.title : lineOf(todo, today, language, oneDay)}`);
  if (total > lines.length) lines.push(say.more(total - lines.length));
  return [head, ...lines].join('\n');
}

/** Why a search found nothing to answer with: it was asked for what no search takes, or it could not be made. */
export function whyNotSearched({ result }: AnsweredCall, say: Phrases): string {
  return result.reason === 'invalid_arguments' ? say.beyondSearch : say.noTool;
}

/** "Did I call Bob?" wants to know one thing. */
function tellState(todo: FoundTodo | undefined, text: string, say: Phrases): string {
  if (!todo) return say.emptyAbout(text);
  return todo.status === 'done' ? say.isDone(todo.title) : say.isOpen(todo.title);
}

function headOf(query: Query, total: number, range: string | null, say: Phrases): string {
  if (query.overdue) return say.overdue(total);
  if (query.text) return say.listedAbout(total, query.text.value);
  return query.status === 'done' ? say.listedDone(total, range) : say.listed(total, range);
}

function lineOf(todo: FoundTodo, today: string, language: Locale, oneDay: boolean): string {
  if (oneDay) return todo.dueTime ? `${todo.dueTime} ${todo.title}` : todo.title;
  if (!todo.dueDate) return todo.title;
  // What comes again within the days is told once, with its rhythm.
  if (todo.recurrence && todo.days && todo.days.length > 1)
    return phrasesOf(language).titleAt(
      todo.title,
      describeRecurrence(todo.recurrence, language, todo.dueTime),
    );
  const moment = formatMoment(todo.dueDate, todo.dueTime ?? null, today, language);
  return phrasesOf(language).titleAt(todo.title, moment);
}

/** The span of days in words: "today", "this week", "from … to …". */
export function rangeWords(
  range: { from?: string; to?: string },
  today: string,
  language: Locale,
): string | null {
  const say = phrasesOf(language);
  const { from, to } = range;
  if (!from || !to) return null;
  const near = new Map([
    [today, say.today],
    [addDays(today, 1), say.tomorrow],
    [addDays(today, -1), say.yesterday],
  ]);
  if (from === to) return near.get(from) ?? say.on(formatDay(from, today, language));
  if (to === endOfWeek(today) && from >= startOfWeek(today) && from <= today) return say.thisWeek;
  if (from === addDays(startOfWeek(today), 7) && to === addDays(from, 6)) return say.nextWeek;
  return say.from(formatDay(from, today, language), formatDay(to, today, language));
}
