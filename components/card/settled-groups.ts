import type { Action } from '@/lib/contract/action';

type Settled = Pick<Action, 'status' | 'result' | 'decidedHow'>;

const isGranted = (action: Settled): boolean => action.decidedHow === 'grant';

/** What was done stands above what was not, so that a line that is undone leaves the others where they are. */
const ORDER: readonly Action['status'][] = ['confirmed', 'failed', 'undone'];
function rankOf({ status }: Settled): number {
  const rank = ORDER.indexOf(status);
  return rank === -1 ? ORDER.length : rank;
}

/** The decided lines of a card, those that ended alike together, each in the order in which the card had them. */
export function settledGroups<A extends Settled>(actions: readonly A[]): A[][] {
  const groups = Map.groupBy(actions, (action) =>
    [action.status, action.result?.message ?? action.result?.reason, isGranted(action)].join(' '),
  );
  return [...groups.values()].sort(([a], [b]) => (a && b ? rankOf(a) - rankOf(b) : 0));
}
