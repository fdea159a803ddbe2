import type { Action } from '@/lib/contract/action';

/** What the page knows about actions. Cards are drawn from here, never from parts of the chat stream. */
export type ActionBook = {
  readonly byId: ReadonlyMap<string, Action>;
  /** An action that took another one's place on its card: proposed again, or turned into another tool by an edit. */
  readonly successors: ReadonlyMap<string, string>;
};

export const emptyBook: ActionBook = { byId: new Map(), successors: new Map() };

/** Whether `next` is newer knowledge than `known`: answers can overtake each other on the network. */
function isNewer(known: Action | undefined, next: Action): boolean {
  if (!known) return true;
  if (next.version !== known.version) return next.version > known.version;
  if (known.status === next.status) return true;
  if (known.status === 'pending') return true;
  return known.status === 'confirmed' && next.status === 'undone';
}

/** Takes in actions from any answer; older knowledge never replaces newer. */
export function learn(book: ActionBook, actions: readonly Action[]): ActionBook {
  const news = actions.filter((action) => isNewer(book.byId.get(action.id), action));
  if (news.length === 0) return book;
  const byId = new Map(book.byId);
  for (const action of news) byId.set(action.id, action);
  return { ...book, byId };
}

/** `next` is shown where `previousId` was. */
export function replace(book: ActionBook, previousId: string, next: Action): ActionBook {
  const learned = learn(book, [next]);
  if (previousId === next.id) return learned;
  return { ...learned, successors: new Map(learned.successors).set(previousId, next.id) };
}

/** The action that stands on the card today where `id` was proposed. */
export function currentAction(book: ActionBook, id: string): Action | undefined {
  const seen = new Set<string>();
  let at = id;
  for (let next = book.successors.get(at); next && !seen.has(next); next = book.successors.get(at)) {
    seen.add(at);
    at = next;
  }
  return book.byId.get(at);
}

/** Whether an action that was known has another status now: something was decided, by whomever. */
export function hasNewOutcome(before: ActionBook, after: ActionBook): boolean {
  if (before === after) return false;
  return [...before.byId.values()].some(({ id, status }) => after.byId.get(id)?.status !== status);
}

export type Card = { batchId: string; threadId: string; actions: Action[] };

/** Everything that waits for the person, one card a batch, the one that runs out first on top. */
export function pendingCards(book: ActionBook): Card[] {
  const cards = new Map<string, Card>();
  const waiting = [...book.byId.values()].filter((action) => action.status === 'pending');
  waiting.sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  for (const action of waiting) {
    const card = cards.get(action.batchId);
    if (card) card.actions.push(action);
    else cards.set(action.batchId, { batchId: action.batchId, threadId: action.threadId, actions: [action] });
  }
  return [...cards.values()];
}
