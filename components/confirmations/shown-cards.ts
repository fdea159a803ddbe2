import type { Action } from '@/lib/contract/action';
import { type ActionBook, currentAction, pendingCards } from '../live/action-book';

/** Every line that waited at some moment of this visit, by card, in the order in which it came. */
export type ShownCards = ReadonlyMap<string, readonly string[]>;

/** Adds what waits now; the same map when there is nothing new. */
export function addShown(shown: ShownCards, book: ActionBook): ShownCards {
  const next = new Map(shown);
  for (const { batchId, actions } of pendingCards(book)) {
    const known = shown.get(batchId) ?? [];
    const added = actions.map(({ id }) => id).filter((id) => !known.includes(id));
    if (added.length > 0) next.set(batchId, [...known, ...added]);
  }
  return [...next].every(([batchId, ids]) => shown.get(batchId) === ids) ? shown : next;
}

export type SettledCard = { batchId: string; threadId: string; actions: Action[] };

/**
 * The cards of this visit that are decided to the last line, the latest first. A line that another took the place of (proposed again) is
 * told where that one stands.
 */
export function settledCards(shown: ShownCards, book: ActionBook): SettledCard[] {
  const cards = [...shown].flatMap(([batchId, ids]): SettledCard[] => {
    const actions = ids.flatMap((id) => {
      const action = currentAction(book, id);
      return action && action.id === id ? [action] : [];
    });
    const [first] = actions;
    if (!first || actions.some((action) => action.status === 'pending')) return [];
    return [{ batchId, threadId: first.threadId, actions }];
  });
  const endOf = (card: SettledCard) =>
    card.actions
      .map((each) => each.decidedAt ?? each.expiresAt)
      .sort()
      .at(-1) ?? '';
  return cards.sort((a, b) => endOf(b).localeCompare(endOf(a)));
}
