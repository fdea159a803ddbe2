import type { Target } from '@/lib/language/understanding';
import { placeOf } from '@/lib/language/words-in';
import { type FoundTodo, linesOf, todosOf } from './found-todos';
import type { Situation } from './read-prompt';

/** The todos that this conversation knew by the name that is said, and that are called something else since. */
export function formerlyCalled({ exchanges }: Situation, { text }: Target): FoundTodo[] {
  if (!text) return [];
  const known = new Map<string, FoundTodo>();
  const named = new Set<string>();
  const results = exchanges.flatMap(({ steps }) => steps.flatMap(({ calls }) => calls.flatMap(linesOf)));
  for (const todo of results.filter(({ result }) => result.status === 'done').flatMap(todosOf)) {
    known.set(todo.id, todo);
    if (placeOf(todo.title, text.value) !== undefined) named.add(todo.id);
  }
  return [...named].flatMap((id) => known.get(id) ?? []).filter(({ status }) => status !== 'deleted');
}
