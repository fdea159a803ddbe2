import type { ReadContext } from './types';
import { understand } from './understand';
import type { TodoDraft, Understanding } from './understanding';
import { alternatives, anyOf, everyLanguage } from './words';

/** One order of a message that holds several, with its own words. */
export type Order = { understanding: Understanding; words: string };

const LONGEST = 300;
const BOUNDARY = new RegExp(
  `(?:\\s*[,;.，；。、]\\s*${alternatives(({ orders }) => orders.joining)}?|${alternatives(({ orders }) => orders.between)})(?=\\S)`,
  'giu',
);
const CHANGES = anyOf(({ orders }) => orders.changes);
const ADDS = anyOf(({ orders }) => orders.adds);

/**
 * The orders of a message in the order they were said ("add milk and remove the dentist" is two). It is split only where both halves
 * open with the word of an order of their own and mean different kinds: several todos of one kind are one order, and doing
 * words after "add" are todos ("add buy milk and cancel the gym membership").
 */
export function readOrders(text: string, context: ReadContext): Order[] {
  const whole = { understanding: understand(text, context), words: text };
  if (text.length > LONGEST || !isOrder(whole.understanding)) return [whole];
  for (const boundary of text.matchAll(BOUNDARY)) {
    const words = text.slice(boundary.index + boundary[0].length);
    if (!CHANGES.test(words) && !ADDS.test(words)) continue;
    const before = text.slice(0, boundary.index);
    const first = understand(before, context);
    const rest = readOrders(words, context);
    const next = rest[0]?.understanding;
    if (next && isOrder(first) && isOrder(next) && first.intent !== next.intent && areClear(first, next))
      return [{ understanding: first, words: before }, ...rest];
  }
  return [whole];
}

function isOrder({ intent }: Understanding): boolean {
  return ['create', 'delete', 'complete', 'update', 'reopen'].includes(intent);
}

const ADDING = /^(?:add|put|note-down|set-|list-add|schedule)/;

function areClear(first: Understanding, next: Understanding): boolean {
  if (first.intent === 'create') return ADDING.test(first.rule) && !opensWithDoing(first.items);
  return next.intent !== 'create' || ADDING.test(next.rule) || next.rule.startsWith('remind');
}

function opensWithDoing(items: TodoDraft[]): boolean {
  return items.some((item) => {
    const [word = ''] = (item.title?.value ?? '').toLowerCase().split(' ');
    return everyLanguage.some(({ orders }) => orders.doing.has(word));
  });
}
