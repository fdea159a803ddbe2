import { type ActionBook, currentAction } from '../live/action-book';
import type { NodMessage } from './transport';

export type CardOfReply = { batchId: string; ids: string[] };

/**
 * The cards of a reply by the part at which each is drawn: the last one that shows it. Parts whose actions stand on one card now are one card, also
 * when the message was read while its lines were proposed again one by one.
 */
export function cardsOfReply(parts: NodMessage['parts'], book: ActionBook): ReadonlyMap<number, CardOfReply> {
  const cards = new Map<string, CardOfReply & { at: number }>();
  parts.forEach((part, at) => {
    if (part.type !== 'data-card') return;
    const ids = part.data.actions.map(({ id }) => id);
    const [first = ''] = ids;
    const standsOn = currentAction(book, first)?.batchId ?? part.data.batchId;
    const known = cards.get(standsOn);
    cards.set(standsOn, {
      batchId: known?.batchId ?? part.data.batchId,
      ids: eachOnce([...(known?.ids ?? []), ...ids], book),
      at,
    });
  });
  return new Map([...cards.values()].map(({ at, ...card }) => [at, card]));
}

/** Without those that lead to an action which another of them stands for already. */
function eachOnce(ids: readonly string[], book: ActionBook): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const current = currentAction(book, id)?.id ?? id;
    if (seen.has(current)) return false;
    seen.add(current);
    return true;
  });
}
