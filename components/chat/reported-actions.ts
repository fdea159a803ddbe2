import type { Action } from '@/lib/contract/action';
import type { ActionBook } from '../live/action-book';
import type { NodMessage } from './transport';

type Parts = readonly NodMessage['parts'][number][];

/** The actions of the last card or decision in these parts. A decision that was an undo tells of itself. */
function lastActions(parts: Parts): readonly Action[] {
  const told = parts.flatMap((part) => {
    if (part.type === 'data-card') return [part.data.actions];
    return part.type === 'data-decision'
      ? [part.data.actions.filter(({ status }) => status !== 'undone')]
      : [];
  });
  return told.at(-1) ?? [];
}

/**
 * What the words at `index` of a reply tell of: the card above them in the same reply, or the card of the reply before when the message between the
 * two decided it. Each as it is known now, under the id that was decided.
 */
export function reportedActions(
  messages: readonly NodMessage[],
  message: NodMessage,
  index: number,
  book: ActionBook,
): Action[] {
  const above = lastActions(message.parts.slice(0, index));
  if (above.length > 0) return known(above, book);
  const at = messages.indexOf(message);
  const [before, words] = [messages[at - 2], messages[at - 1]];
  if (before?.role !== 'assistant' || words?.role !== 'user') return [];
  return known(lastActions(before.parts), book).filter(({ decidedHow }) => decidedHow === 'text');
}

const known = (actions: readonly Action[], book: ActionBook): Action[] =>
  actions.flatMap(({ id }) => book.byId.get(id) ?? []);

/** How much of what was told was taken back since. */
export type TakenBack = { count: number; of: number } | null;

export function takenBack(actions: readonly Pick<Action, 'status'>[]): TakenBack {
  const done = actions.filter(({ status }) => status === 'confirmed' || status === 'undone');
  const count = done.filter(({ status }) => status === 'undone').length;
  return count === 0 ? null : { count, of: done.length };
}
