import type { Target } from '@/lib/language/understanding';
import { formatMoment } from '@/lib/time/format';
import { nextOccurrence } from '@/lib/time/recurrence';
import { rangeWords } from './answer-query';
import type { ChangeOrder } from './change-todos';
import type { FoundTodo } from './found-todos';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/** The rule that leaves out one time of something and ends nothing. */
export const SKIP_RULE = 'skip-todo';

/** Whether an order takes something off named days only: a rhythm then goes on with its next time. */
export function leavesOut({ intent, rule, target }: ChangeOrder): boolean {
  return intent === 'delete' && (target.from !== undefined || rule === SKIP_RULE);
}

/**
 * "No run tomorrow", "clear my Friday": what stands there once goes, what repeats moves on to its next time after those days. A rhythm that
 * stands on another day is left alone, since a todo stands on one day and no later time of it can be left out.
 */
export function leaveOut(
  situation: Situation,
  request: Request,
  order: ChangeOrder,
  todos: FoundTodo[],
): NextStep {
  const say = phrasesOf(request.language);
  const { from, to = from } = order.target;
  const isThen = ({ dueDate }: FoundTodo) =>
    !from || (!!dueDate && dueDate >= from && dueDate <= (to ?? from));
  // Who names a wrong day beside "delete" still means the todo; who skips a day means the day.
  const meant = todos.filter((todo) => isThen(todo) || (!todo.recurrence && order.rule !== SKIP_RULE));
  const [first] = todos;
  if (first && meant.length === 0)
    return {
      text: first.recurrence
        ? hint(first, situation, request)
        : noneThen(first, order.target, situation, request),
    };
  const calls = meant.map((todo) => withoutDays(todo, to));
  const goesOn = meant.filter((_, index) => calls[index]?.name === 'todo_update').map(({ title }) => title);
  return goesOn.length > 0 ? { calls, text: say.leavesOut(goesOn) } : { calls };
}

function withoutDays(todo: FoundTodo, to: string | undefined): NonNullable<NextStep['calls']>[number] {
  const { id, recurrence, dueDate, dueTime } = todo;
  const gone = { name: 'todo_delete', input: { id } };
  if (!recurrence || !dueDate) return gone;
  const at = { date: dueDate, ...(dueTime ? { time: dueTime } : {}) };
  const next = nextOccurrence(recurrence, at, to && to > dueDate ? { date: to } : at);
  return next ? { name: 'todo_update', input: { id, dueDate: next.date } } : gone;
}

function hint({ title, dueDate, dueTime }: FoundTodo, { context }: Situation, { language }: Request): string {
  const moment = dueDate ? formatMoment(dueDate, dueTime ?? null, context.now.slice(0, 10), language) : '';
  return phrasesOf(language).skipHint(title, moment);
}

function noneThen(
  { title }: FoundTodo,
  { from, to }: Target,
  { context }: Situation,
  { language }: Request,
): string {
  return phrasesOf(language).noneOnDay(title, rangeWords({ from, to }, context.now.slice(0, 10), language));
}
