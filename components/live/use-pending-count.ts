'use client';
import { pendingCards } from './action-book';
import { useActions } from './actions-provider';

/** How many changes wait for the person, each line of a batch counted. */
export function usePendingCount(): number {
  const { book } = useActions();
  return pendingCards(book).reduce((sum, card) => sum + card.actions.length, 0);
}
