import type { Action } from '@/lib/contract/action';
import type { Card } from '../live/action-book';

/** The lines of a card that a confirm means: those that the person did not take out. */
export const includedIn = (card: Card, leftOut: ReadonlySet<string>): Action[] =>
  card.actions.filter((action) => !leftOut.has(action.id));

export type DecisionPlan = {
  /** Confirmed together, at once. */
  confirm: Action[];
  /** Cards of high risk: each is asked about on its own. */
  ask: string[];
};

/** What confirming several cards at once does. A card of which every line was taken out is left alone. */
export function planDecision(cards: readonly Card[], leftOut: ReadonlySet<string>): DecisionPlan {
  const isHighRisk = (card: Card) => includedIn(card, leftOut).some((action) => action.risk === 'high');
  return {
    confirm: cards.filter((card) => !isHighRisk(card)).flatMap((card) => includedIn(card, leftOut)),
    ask: cards.filter(isHighRisk).map((card) => card.batchId),
  };
}

/** Lines that were taken out of cards whose other lines were confirmed: they are cancelled, as the card itself does. */
export function leftBehind(
  cards: readonly Card[],
  confirmed: readonly Action[],
  leftOut: ReadonlySet<string>,
): Action[] {
  const batches = new Set(confirmed.map((action) => action.batchId));
  return cards
    .filter((card) => batches.has(card.batchId))
    .flatMap((card) => card.actions.filter((action) => leftOut.has(action.id)));
}
