import type { Action } from '@/lib/contract/action';
import type { ActionBook } from './action-book';
import type { Outcome } from './decisions';

/**
 * The conversations in which a decision settled a card to its last line, so that the assistant has something to say about it. `book` is what is known
 * after the decision.
 */
export function settledThreads(book: ActionBook, decided: readonly Action[], outcome: Outcome): string[] {
  const isRefused = ({ id }: Action) =>
    outcome.refusals ? outcome.refusals.has(id) : outcome.notice !== undefined;
  const went = decided.filter((action) => !isRefused(action));
  const open = new Set(
    [...book.byId.values()].flatMap((action) => (action.status === 'pending' ? [action.threadId] : [])),
  );
  return [...new Set(went.map((action) => action.threadId))].filter((threadId) => !open.has(threadId));
}
