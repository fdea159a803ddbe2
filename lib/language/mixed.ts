import { packOf } from './packs';
import { remember } from './remember';
import { DATE, QUOTE, readSentence } from './sentence';
import {
  changesAlso,
  hasChanges,
  isAboutSame,
  sameFor,
  saysTheSame,
  type Update,
  withDoing,
} from './several-changes';
import type { ReadContext } from './types';
import { understand } from './understand';
import type { TodoDraft, Understanding } from './understanding';
import { alternatives, anyOf, everyLanguage } from './words';

/** One order of a message that holds several, with its own words. */
export type Order = {
  understanding: Understanding;
  words: string;
  /** Words beside an order of which nothing could be made: they are told, not done. */
  isUnread?: true;
};

const LONGEST = 300;
const BOUNDARY = new RegExp(
  `(?:\\s*[,;.，；。、]\\s*${alternatives(({ orders }) => orders.joining)}?|${alternatives(({ orders }) => orders.between)})(?=\\S)`,
  'giu',
);
const MARKS = new RegExp(`[${DATE}${QUOTE}]`, 'u');
const BESIDE = anyOf(({ orders }) => orders.beside);
const CHANGES = anyOf(({ orders }) => orders.changes);
const ADDS = anyOf(({ orders }) => orders.adds);

/**
 * The orders of a message in the order they were said ("add milk and remove the dentist" is two). It is split only where both halves
 * open with the word of an order of their own and mean different kinds, or move different todos: several todos of one kind are one
 * order, and doing words after "add" are todos ("add buy milk and cancel the gym membership"). Several changes of one todo are one.
 */
export const readOrders = remember(readApart);

function readApart(text: string, context: ReadContext): Order[] {
  const whole = { understanding: understand(text, context), words: text };
  if (text.length > LONGEST || !isOrder(whole.understanding)) return [whole];
  const { masked } = readSentence(text, context);
  for (const boundary of text.matchAll(BOUNDARY)) {
    // Within a quotation or an expression of time nothing ends.
    if (MARKS.test(masked.charAt(boundary.index))) continue;
    const words = text.slice(boundary.index + boundary[0].length);
    const first = understand(text.slice(0, boundary.index), context);
    if (!isOrder(first)) continue;
    const orders =
      first.intent === 'update' && hasChanges(first.changes)
        ? afterUpdate(whole, { understanding: first, words: text.slice(0, boundary.index) }, words, context)
        : null;
    if (orders) return orders;
    if (!CHANGES.test(words) && !ADDS.test(words)) continue;
    const rest = readApart(words, context);
    const next = rest[0]?.understanding;
    if (next && isOrder(next) && first.intent !== next.intent && areClear(first, next))
      return [{ understanding: first, words: text.slice(0, boundary.index) }, ...aboutIt(first, rest)];
  }
  return [whole];
}

type UpdateOrder = Order & { understanding: Update };

/** What goes on after a change: more of the same todo, a change of another one, or a todo of its own. */
function afterUpdate(whole: Order, first: Order, words: string, context: ReadContext): Order[] | null {
  const { understanding: update } = first as UpdateOrder;
  const also = changesAlso(whole.understanding, update, words, context);
  if (also) return [{ understanding: also, words: whole.words }];
  const same = sameFor(update, words, context);
  if (same) return [first, { understanding: same, words }];
  const moved = withDoing(first.words, words);
  const rest = readApart(moved ?? words, context);
  const [next] = rest;
  if (!next) return null;
  const other = next.understanding.intent === 'update' ? next.understanding : undefined;
  const isNamed = other && hasChanges(other.changes) && !isAboutSame(other.target, update.target);
  // What follows a new name may be the rest of it.
  const isTodo = !update.changes.title && !update.changes.notes && isDoing(next.understanding, words);
  if (isNamed || isTodo) return [first, ...rest];
  const isFreeText = update.changes.title ?? update.changes.notes;
  const isOwnOrder = CHANGES.test(words) || ADDS.test(words) || BESIDE.test(words);
  if (isFreeText || isOwnOrder || isTold(next.understanding)) return null;
  if (!saysTheSame(whole.understanding, update)) return null;
  return [
    { ...whole, words: first.words },
    { understanding: next.understanding, words, isUnread: true },
  ];
}

/** What is only told beside an order, and asks for nothing. */
function isTold({ intent, rule }: Understanding): boolean {
  return (
    ['thanks', 'greeting', 'yes', 'no', 'musing'].includes(intent) || ['statement', 'feeling'].includes(rule)
  );
}

/** "…, and tell Bob": a todo of its own, or at least something to ask about, when it opens with a doing word. */
function isDoing(next: Understanding, words: string): boolean {
  return (
    (next.intent === 'create' || next.rule === 'service') &&
    packOf(next.language).opensTodo(words.toLowerCase())
  );
}

/** "move the dentist to Friday and then delete it": what is meant is what was named before. */
function aboutIt(first: Understanding, rest: Order[]): Order[] {
  const [next, ...others] = rest;
  if (!next || !('target' in first) || !('target' in next.understanding)) return rest;
  if (next.understanding.target.text || !isAboutSame(next.understanding.target, first.target)) return rest;
  return [{ ...next, understanding: { ...next.understanding, target: first.target } }, ...others];
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
