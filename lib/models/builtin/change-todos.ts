import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { understand } from '@/lib/language/understand';
import type { Target, Understanding } from '@/lib/language/understanding';
import { placeOf } from '@/lib/language/words-in';
import { addDays } from '@/lib/time/local-date';
import { lastSearch, searchesNow, whyNotSearched } from './answer-query';
import { changedArguments } from './changed-arguments';
import { areMeantTogether, candidatesOf, choose, narrow, place } from './choose-todos';
import { exchangeMoments } from './exchange';
import { formerlyCalled } from './former-name';
import { type FoundTodo, labelsOf, recentTodos, todosOf } from './found-todos';
import { leaveOut, leavesOut, SKIP_RULE } from './leave-out';
import { notFound, stillOpen } from './not-found';
import { onlyRepeating } from './only-repeating';
import { phrasesOf } from './phrases';
import { dayOptions, proposeTodos } from './propose-todos';
import type { AnsweredCall, Situation } from './read-prompt';
import { questionOf, type Request } from './request';
import { exceptedNames, foundTogether, isOneTitle, namedTogether, searchesFor } from './several-targets';
import type { NextStep } from './stream-parts';
import { weekForWeek, whatIsUnclear, withAnswer } from './unclear-changes';

export type ChangeOrder = Extract<Understanding, { intent: 'update' | 'complete' | 'reopen' | 'delete' }>;

const SHOWN_OPTIONS = 5;
const NONE = anyDialogueWord('none');

/** Finds the todos that are meant, asks when several could be, and proposes the change of each. */
export function changeTodos(situation: Situation, request: Request, order: ChangeOrder): NextStep {
  const say = phrasesOf(request.language);
  if (request.choice !== undefined) return afterChoices(situation, request, order, request.choice);
  if (order.rule === 'exchange') return exchangeMoments(situation, request, order);
  const referred = pointedAt(situation, order.target);
  if (referred) return proposeOrAsk(situation, request, order, referred);
  if (request.chosen) return proposeChosen(situation, request, order, request.chosen);
  const names = namedTogether(order.target, situation.context);
  const searches = names.length > 0 ? searchesFor(situation, order, names) : [];
  if (searches.length > 0) return proposeTogether(situation, request, order, names, searches);
  const search = lastSearch(situation, order.intent);
  if (!search) return { calls: [{ name: 'todo_search', input: searchInput(order) }] };
  if (search.result.status !== 'done') return { text: whyNotSearched(search, say) };
  const kept = exceptedNames(order.target);
  const all = todosOf(search);
  // What nobody could find cannot be left out, and all of them is not what was said. Of one there is nothing to leave out.
  const unknown =
    all.length > 1 && kept.find((name) => !all.some(({ title }) => placeOf(title, name) !== undefined));
  if (unknown) return { text: say.notFound(unknown) };
  const found = all.filter(
    ({ id, title }) =>
      !request.except?.includes(id) && !kept.some((name) => placeOf(title, name) !== undefined),
  );
  const fitting = narrow(found, order.target);
  if (names.length > 0 && !isOneTitle(fitting, order.target)) {
    const status = order.intent === 'reopen' ? { status: 'done' } : {};
    return {
      calls: names.map((text) => ({
        name: 'todo_search',
        input: { text, ...status, purpose: order.intent },
      })),
    };
  }
  const repeating = onlyRepeating(search, order, request.language);
  if (fitting.length > 0) return beside(proposeOrAsk(situation, request, order, fitting), order, repeating);
  if (repeating) return { text: repeating };
  const wider = widerSearch(situation, order, search.input);
  if (wider) return { calls: [{ name: 'todo_search', input: wider }] };
  const renamed = formerlyCalled(situation, order.target);
  if (renamed.length > 0) return proposeOrAsk(situation, request, order, renamed);
  return stillOpen(situation, request, order) ?? notFound(request, order);
}

/** What of "everything on Saturday" stays, because it only comes again then, is told beside the card. */
function beside(step: NextStep, { target }: ChangeOrder, words: string | undefined): NextStep {
  if (!words || !target.all || target.text) return step;
  return { ...step, text: [step.text, words].filter(Boolean).join('\n') };
}

/** "the last one I added": what it points at is known from the conversation, or there is none. */
function proposeChosen(
  situation: Situation,
  request: Request,
  order: ChangeOrder,
  todos: FoundTodo[],
): NextStep {
  return todos.length > 0
    ? proposeOrAsk(situation, request, order, todos)
    : { text: phrasesOf(request.language).notFound(null) };
}

/** "it", "the second one": what was just shown. Undefined when the words name a todo or nothing was shown. */
function pointedAt(situation: Situation, target: Target): FoundTodo[] | undefined {
  if (target.text || !(target.reference || target.ordinal !== undefined)) return undefined;
  const shown = recentTodos(situation.exchanges.slice(0, -1));
  if (shown.length === 0) return undefined;
  if (target.places) return shown.slice(...target.places);
  const picked = target.ordinal === undefined ? shown : shown.slice(...place(target.ordinal));
  return picked.length > 0 ? picked : undefined;
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
  const isNarrow = ['from', 'list', 'tag', 'overdue'].some((key) => tried[key] !== undefined);
  if (searchesNow(situation).length > 1 || !order.target.text || !isNarrow) return undefined;
  const status = order.intent === 'reopen' ? { status: 'done' } : {};
  return { text: order.target.text.value, ...status, purpose: order.intent };
}

function proposeOrAsk(
  situation: Situation,
  request: Request,
  order: ChangeOrder,
  todos: FoundTodo[],
): NextStep {
  // "Them" with nothing in view means none of the list for sure.
  const { all, reference, text } = order.target;
  const areMeant = all && (!reference || text || areShown(situation));
  if (todos.length > 1 && !areMeant && !areMeantTogether(order.target, todos))
    return askWhich(situation, request, order, todos);
  return propose(situation, request, order, todos);
}

const areShown = ({ exchanges }: Situation): boolean => recentTodos(exchanges.slice(0, -1)).length > 0;

/** "the milk and the report": those that are clear go on one card; what is said of the others is said beside it. */
function proposeTogether(
  situation: Situation,
  request: Request,
  order: ChangeOrder,
  names: string[],
  searches: AnsweredCall[],
): NextStep {
  const { todos, notes } = foundTogether(situation, request, names, searches);
  const text = notes.join('\n');
  if (todos.length === 0) return { text };
  const step = propose(situation, request, { ...order, target: { ...order.target, all: true } }, todos);
  return text ? { ...step, text } : step;
}

/** What is asked where several could be meant. */
function whichOne({ language }: Request, order: ChangeOrder): string {
  const { whichOne } = phrasesOf(language);
  return order.rule === SKIP_RULE ? whichOne.skip : whichOne[order.intent];
}

function askWhich(situation: Situation, request: Request, order: ChangeOrder, todos: FoundTodo[]): NextStep {
  const say = phrasesOf(request.language);
  const options = labelsOf(todos.slice(0, SHOWN_OPTIONS), situation.context.now, request.language);
  if (todos.length <= SHOWN_OPTIONS) options.push(say.allOption(todos.length));
  const input = {
    question: whichOne(request, order),
    options: [...new Set(options)],
    purpose: order.intent,
  };
  return { calls: [{ name: 'ask_user', input }] };
}

function propose(situation: Situation, request: Request, order: ChangeOrder, todos: FoundTodo[]): NextStep {
  const say = phrasesOf(request.language);
  if (leavesOut(order) && !request.besides) return leaveOut(situation, request, order, todos);
  if (order.intent !== 'update') {
    const inputs = [...(request.besides ?? []), ...todos.map(({ id }) => ({ id }))];
    return { calls: inputs.map((input) => ({ name: `todo_${order.intent}`, input })) };
  }
  const changes = weekForWeek(order);
  const unclear = whatIsUnclear(situation, request, changes, todos);
  if (unclear) return unclear;
  const calls = todos.map((todo) => ({
    name: 'todo_update',
    input: { id: todo.id, ...changedArguments(todo, changes, situation.context.now) },
  }));
  const first = todos[0];
  if (first && calls.every((call) => Object.keys(call.input).length <= 1)) {
    const today = situation.context.now.slice(0, 10);
    const options = dayOptions(addDays(today, 1), addDays(today, 8), today, request.language);
    const input = { question: say.whatChange(first.title), options, purpose: 'update' };
    return { calls: [{ name: 'ask_user', input }] };
  }
  return { calls };
}

/** The button orders the words as a new todo, with the day that they name. */
function addInstead(situation: Situation, request: Request, choice: string, words: string): NextStep {
  const understood = understand(choice, situation.context);
  const isRead = understood.intent === 'create' && understood.items.every((item) => item.title);
  return isRead
    ? proposeTodos(situation, { ...request, besides: undefined }, understood.items)
    : { calls: [{ name: 'todo_add', input: { title: words } }] };
}

/** The person answered, once or several times: which todo, by button, place, day or words, and what shall change about it. */
function afterChoices(situation: Situation, request: Request, order: ChangeOrder, choice: string): NextStep {
  const say = phrasesOf(request.language);
  const addition = say.addOption('');
  if (choice.startsWith(addition))
    return addInstead(situation, request, choice, choice.slice(addition.length));
  if (choice.trim() === say.noOption) return { text: say.cancelled };
  let current = order;
  let todos = candidatesOf(situation, request.exchanges.slice(0, -1), order.target);
  for (const [index, { said }] of request.exchanges.slice(1).entries()) {
    if (questionOf(request.exchanges[index])?.question === whichOne(request, order)) {
      const chosen = choose(todos, said, situation, request);
      if (NONE.test(said.trim())) return { text: say.cancelled };
      // An answer that fits none of them is asked for again, with the same buttons.
      if (chosen.length === 0) return askWhich(situation, request, order, todos);
      todos = chosen;
      current = { ...current, target: { ...current.target, all: true } };
    } else {
      if (!current.target.all) todos = todos.slice(0, 1);
      current = withAnswer(current, said, situation);
    }
  }
  return propose(situation, request, current, todos);
}
