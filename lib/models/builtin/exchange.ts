import type { ChangeOrder } from './change-todos';
import type { FoundTodo } from './found-todos';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import { foundTogether, namedTogether, searchesFor } from './several-targets';
import type { NextStep } from './stream-parts';

/** "Swap the dentist and the standup": each takes the moment of the other, on one card. */
export function exchangeMoments(situation: Situation, request: Request, order: ChangeOrder): NextStep {
  const say = phrasesOf(request.language);
  if (request.chosen) return takingTurns(request, request.chosen);
  const names = namedTogether(order.target, situation.context);
  if (names.length !== 2) return { text: say.couldNot };
  const searches = searchesFor(situation, order, names);
  if (searches.length === 0)
    return { calls: names.map((text) => ({ name: 'todo_search', input: { text, purpose: order.intent } })) };
  const { todos, notes } = foundTogether(situation, request, names, searches);
  return notes.length > 0 && todos.length < 2 ? { text: notes.join('\n') } : takingTurns(request, todos);
}

function takingTurns({ language }: Request, [one, other]: FoundTodo[]): NextStep {
  const say = phrasesOf(language);
  if (!one || !other) return { text: say.nothingToMove };
  if (one.dueDate === other.dueDate && one.dueTime === other.dueTime) return { text: say.nothingToMove };
  return { calls: [taking(one, other), taking(other, one)] };
}

/** Sets only what differs: two things of one day change their hours and keep the day. */
function taking(todo: FoundTodo, { dueDate, dueTime }: FoundTodo) {
  const input = {
    id: todo.id,
    ...(todo.dueDate === dueDate ? {} : { dueDate: dueDate ?? null }),
    ...(todo.dueTime === dueTime ? {} : { dueTime: dueTime ?? null }),
  };
  return { name: 'todo_update', input };
}
