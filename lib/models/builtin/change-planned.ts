import { type PlanChange, readPlanChange } from '@/lib/language/plan-change';
import { formatDay } from '@/lib/time/format';
import { minutesOfDay, timeFromMinutes } from '@/lib/time/local-date';
import { limitsOf } from './asked-plan';
import type { FoundTodo } from './found-todos';
import { hasPlace, USUAL_MINUTES, viewOf, writtenLately } from './move-planned';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

type Named = { todos: FoundTodo[]; change: PlanChange };

/** "Drop the gym", "prep before the review" about a plan that was confirmed: the todos that are meant. Undefined when the words name none. */
export function namedInPlanned({ exchanges, context }: Situation): Named | undefined {
  const { written } = writtenLately(exchanges);
  if (written.length === 0) return undefined;
  const said = exchanges.at(-1)?.said ?? '';
  const change = readPlanChange(said, viewOf(written, context.now.slice(0, 10)), context);
  const isOurs = change?.drop || change?.order || change?.parts;
  if (!change?.isNamed || !isOurs || hasPlace(change)) return undefined;
  const todos = change.which
    .flatMap((index) => written[index] ?? [])
    .filter(({ dueDate }) => change.from === undefined || dueDate === change.from);
  return todos.length > 0 ? { todos, change } : undefined;
}

/** Two things of a confirmed plan take each other's places where the second stands before the first. What else was meant could not be done. */
export function orderPlanned(situation: Situation, { language }: Request): NextStep {
  const say = phrasesOf(language);
  const pair = pairOf(namedInPlanned(situation));
  if (!pair) return { text: say.couldNot };
  const [first, second] = pair;
  if (startOf(first) < startOf(second)) return { text: say.nothingToMove };
  const { before } = limitsOf(situation.exchanges, second.title);
  if (before && (first.dueDate ?? '') > before) {
    const today = situation.context.now.slice(0, 10);
    return { text: say.keepsLimit(second.title, formatDay(before, today, language)) };
  }
  return { calls: [{ name: 'plan_reschedule', input: { changes: exchanged(first, second) } }] };
}

/** The two things whose order was said, where there is one of each and both have their day. */
function pairOf(named: Named | undefined): [FoundTodo, FoundTodo] | undefined {
  const order = named?.change.order;
  if (!named || !order) return undefined;
  const called = (title: string) => named.todos.filter((todo) => todo.title === title);
  const [[first, ...more], [second, ...others]] = [called(order.first), called(order.second)];
  const isPair = first?.dueDate && second?.dueDate && more.length + others.length === 0;
  return isPair ? [first, second] : undefined;
}

const startOf = ({ dueDate, dueTime }: FoundTodo): string => `${dueDate}T${dueTime ?? ''}`;

function exchanged(first: FoundTodo, second: FoundTodo): Array<Record<string, unknown>> {
  const { dueDate, dueTime } = second;
  if (first.dueDate !== dueDate || !first.dueTime || !dueTime)
    return [
      { id: first.id, dueDate, ...(dueTime ? { dueTime } : {}) },
      { id: second.id, dueDate: first.dueDate, ...(first.dueTime ? { dueTime: first.dueTime } : {}) },
    ];
  // On one day the later one begins where the earlier one did, and the earlier one ends where the later one did.
  const end = minutesOfDay(first.dueTime) + (first.durationMinutes ?? USUAL_MINUTES);
  return [
    { id: first.id, dueTime },
    { id: second.id, dueTime: timeFromMinutes(end - (second.durationMinutes ?? USUAL_MINUTES)) },
  ];
}
