import type { Action } from '@/lib/contract/action';

type Settled = Pick<Action, 'status' | 'result' | 'decidedHow'>;

const isGranted = (action: Settled): boolean => action.decidedHow === 'grant';

/** The decided lines of a card, those that ended alike together, in the order in which the card had them. */
export function settledGroups<A extends Settled>(actions: readonly A[]): A[][] {
  const groups = Map.groupBy(actions, (action) =>
    [action.status, action.result?.message ?? action.result?.reason, isGranted(action)].join(' '),
  );
  return [...groups.values()];
}
