import { readCorrection } from '@/lib/language/correction';
import { findWhen } from '@/lib/language/dates/find-when';
import type { Changes, Target, Understanding } from '@/lib/language/understanding';
import { lastSearch } from './answer-query';
import { changedArguments } from './changed-arguments';
import { type FoundTodo, labelsOf, recentTodos, todosOf } from './found-todos';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import { questionOf, type Request } from './request';
import type { NextStep } from './stream-parts';

type ChangeOrder = Extract<Understanding, { intent: 'update' | 'complete' | 'reopen' | 'delete' }>;

const SHOWN_OPTIONS = 5;

/** Finds the todos that are meant, asks when several could be, and proposes the change of each. */
export function changeTodos(situation: Situation, request: Request, order: ChangeOrder): NextStep {
  const say = phrasesOf(request.language);
  if (request.choice !== undefined) return afterChoice(situation, request, order, request.choice);
  const referred = pointedAt(situation, order.target);
  if (referred) return proposeOrAsk(situation, request, order, referred);
  const search = lastSearch(situation, order.intent);
  if (!search) return { calls: [{ name: 'todo_search', input: searchInput(order) }] };
  if (search.result.status !== 'done') return { text: say.noTool };
  const fitting = narrow(todosOf(search), order.target);
  if (fitting.length > 0) return proposeOrAsk(situation, request, order, fitting);
  const wider = widerSearch(situation, order, search.input);
  if (wider) return { calls: [{ name: 'todo_search', input: wider }] };
  return notFound(request, order);
}

/** "it", "the second one": what was just shown. Undefined when the words name a todo or nothing was shown. */
function pointedAt(situation: Situation, target: Target): FoundTodo[] | undefined {
  if (target.text || !(target.reference || target.ordinal !== undefined)) return undefined;
  const shown = recentTodos(situation.exchanges.slice(0, -1));
  if (shown.length === 0) return undefined;
  const picked = target.ordinal === undefined ? shown : shown.slice(...place(target.ordinal));
  return picked.length > 0 ? picked : undefined;
}

function place(ordinal: number): [number, number | undefined] {
  return ordinal > 0 ? [ordinal - 1, ordinal] : [ordinal, ordinal + 1 || undefined];
}

function searchInput(order: ChangeOrder): Record<string, unknown> {
  const { target, intent } = order;
  return {
    ...(target.text ? { text: target.text.value } : {}),
    ...(target.from && target.to ? { from: target.from, to: target.to } : {}),
    ...(intent === 'reopen' || target.done ? { status: 'done' } : {}),
    ...(target.overdue ? { overdue: true } : {}),
    ...(target.tag ? { tag: target.tag } : {}),
    ...(target.list ? { list: target.list } : {}),
    purpose: intent,
  };
}

/** Words first: a day or list that was remembered wrongly must not hide the todo. At most one more look. */
function widerSearch(
  situation: Situation,
  order: ChangeOrder,
  tried: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const searches = situation.exchanges
    .at(-1)
    ?.steps.flatMap((step) => step.calls)
    .filter((call) => call.name === 'todo_search');
  const isNarrow = ['from', 'list', 'tag', 'overdue'].some((key) => tried[key] !== undefined);
  if ((searches?.length ?? 0) > 1 || !order.target.text || !isNarrow) return undefined;
  const status = order.intent === 'reopen' ? { status: 'done' } : {};
  return { text: order.target.text.value, ...status, purpose: order.intent };
}

/** Narrows by what a search cannot: the time of day and the place in the list. */
function narrow(todos: FoundTodo[], target: Target): FoundTodo[] {
  const timed = target.time ? todos.filter((todo) => todo.dueTime === target.time) : todos;
  const candidates = timed.length > 0 || !target.time ? timed : target.text ? todos : [];
  if (target.ordinal === undefined) return candidates;
  const picked = candidates.slice(...place(target.ordinal));
  return picked.length > 0 ? picked : candidates;
}

function proposeOrAsk(
  situation: Situation,
  request: Request,
  order: ChangeOrder,
  todos: FoundTodo[],
): NextStep {
  if (todos.length > 1 && !order.target.all) return askWhich(situation, request, order, todos);
  return propose(situation, request, order, todos);
}

function askWhich(situation: Situation, request: Request, order: ChangeOrder, todos: FoundTodo[]): NextStep {
  const say = phrasesOf(request.language);
  const options = labelsOf(todos.slice(0, SHOWN_OPTIONS), situation.context.now, request.language);
  if (order.intent !== 'update' && todos.length <= SHOWN_OPTIONS) options.push(say.allOption(todos.length));
  const input = {
    question: say.whichOne[order.intent],
    options: [...new Set(options)],
    purpose: order.intent,
  };
  return { calls: [{ name: 'ask_user', input }] };
}

function propose(situation: Situation, request: Request, order: ChangeOrder, todos: FoundTodo[]): NextStep {
  const say = phrasesOf(request.language);
  if (order.intent !== 'update') {
    return { calls: todos.map((todo) => ({ name: `todo_${order.intent}`, input: { id: todo.id } })) };
  }
  const calls = todos.map((todo) => ({
    name: 'todo_update',
    input: { id: todo.id, ...changedArguments(todo, order.changes, situation.context.now) },
  }));
  const first = todos[0];
  if (first && calls.every((call) => Object.keys(call.input).length <= 1)) {
    const input = { question: say.whatChange(first.title), options: [], purpose: 'update' };
    return { calls: [{ name: 'ask_user', input }] };
  }
  return { calls };
}

function notFound(request: Request, order: ChangeOrder): NextStep {
  const say = phrasesOf(request.language);
  const text = order.target.text?.value ?? null;
  // "finish the report" may have been meant as a new todo; what was done already needs none.
  const title = order.rule === 'edit-event' ? saidBy(request) : order.rule === 'complete' ? text : null;
  if (title && text && !order.target.all) {
    const input = {
      question: say.addInstead(text),
      options: [say.addOption(title), say.noOption],
      purpose: order.intent,
    };
    return { calls: [{ name: 'ask_user', input }] };
  }
  return { text: say.notFound(text) };
}

/** The person's own words, as a title. */
function saidBy(request: Request): string | null {
  return (
    request.exchanges
      .at(-1)
      ?.said.trim()
      .replace(/[\s.!?]+$/, '') || null
  );
}

/** The person chose: by button, by place ("the second one"), by day or by words. */
function afterChoice(situation: Situation, request: Request, order: ChangeOrder, choice: string): NextStep {
  const say = phrasesOf(request.language);
  const addition = say.addOption('');
  if (choice.startsWith(addition))
    return { calls: [{ name: 'todo_add', input: { title: choice.slice(addition.length) } }] };
  if (choice.trim() === say.noOption) return { text: say.cancelled };
  const asked = request.exchanges.slice(0, -1);
  const question = questionOf(asked.at(-1));
  const candidates = candidatesOf(situation, asked, order);
  if (question && question.options.length === 0) {
    return propose(situation, request, withAnswer(order, choice, situation), candidates.slice(0, 1));
  }
  const chosen = choose(candidates, choice, situation, request);
  if (chosen.length > 0)
    return propose(situation, request, { ...order, target: { ...order.target, all: true } }, chosen);
  return { text: say.notFound(choice.trim()) };
}

/** What the question was about: the todos found before it, or those shown earlier that the words pointed at. */
function candidatesOf(situation: Situation, asked: Request['exchanges'], order: ChangeOrder): FoundTodo[] {
  const searched = asked
    .flatMap((exchange) => exchange.steps)
    .flatMap((step) => step.calls)
    .findLast((call) => call.name === 'todo_search');
  if (searched) return narrow(todosOf(searched), order.target);
  const before = situation.exchanges.slice(0, situation.exchanges.length - asked.length - 1);
  return recentTodos(before);
}

function choose(
  candidates: FoundTodo[],
  choice: string,
  situation: Situation,
  request: Request,
): FoundTodo[] {
  const said = choice.trim();
  const say = phrasesOf(request.language);
  const labels = labelsOf(candidates, situation.context.now, request.language);
  const exact = candidates.filter((_, index) => labels[index] === said);
  if (exact.length > 0) return exact;
  if (
    said === say.allOption(candidates.length) ||
    /^(?:all|both|all of them|everything|全部|都|两个都)/i.test(said)
  )
    return candidates;
  const place = /\b(first|second|third|fourth|fifth|last)\b|第([一二三四五1-5])|^(\d)$/i.exec(said);
  if (place) return candidates.slice(...nth(place));
  const day = findWhen(said, situation.context).find((when) => when.date)?.date;
  const onDay = day ? candidates.filter((todo) => todo.dueDate === day) : [];
  if (onDay.length > 0) return onDay;
  const lower = said.toLowerCase();
  return candidates.filter(
    (todo) => todo.title.toLowerCase().includes(lower) || lower.includes(todo.title.toLowerCase()),
  );
}

const PLACES: Record<string, number> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  一: 0,
  二: 1,
  三: 2,
  四: 3,
  五: 4,
};

function nth(match: RegExpExecArray): [number, number | undefined] {
  const word = (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase();
  if (word === 'last') return [-1, undefined];
  const index = PLACES[word] ?? Number(word) - 1;
  return [index, index + 1];
}

function withAnswer(order: ChangeOrder, said: string, situation: Situation): ChangeOrder {
  return order.intent === 'update' ? { ...order, changes: answeredChanges(said, situation) } : order;
}

/** The answer to "what should change?" is read like a correction of a card. */
function answeredChanges(said: string, situation: Situation): Changes {
  return readCorrection(said, situation.context)?.changes ?? {};
}
