import type { Risk } from '@/lib/contract/action';
import type { Effect } from '@/lib/tools/define-tool';

/** More existing todos than this, changed or deleted by one card, is high risk. */
export const MANY = 5;

/**
 * How dangerous a card is as a whole. The model has no say in it: only what the arguments do counts.
 *
 * - high: something that cannot be undone, or more than five existing todos changed or deleted
 * - medium: adds, a moved date, a delete (to the trash), or two to five changes
 * - low: one existing todo, reversible, no date moved
 */
export function riskOf(effects: Effect[]): Risk {
  const changes = sum(effects, (effect) => effect.changes);
  const deletes = sum(effects, (effect) => effect.deletes);
  const adds = sum(effects, (effect) => effect.adds);
  if (effects.some((effect) => !effect.reversible) || changes + deletes > MANY) return 'high';
  if (adds + deletes > 0 || changes > 1 || effects.some((effect) => effect.movesDate)) return 'medium';
  return 'low';
}

function sum(effects: Effect[], of: (effect: Effect) => number): number {
  return effects.reduce((total, effect) => total + of(effect), 0);
}
