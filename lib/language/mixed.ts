import { doingWords } from './en/verbs';
import type { ReadContext } from './types';
import { understand } from './understand';
import type { TodoDraft, Understanding } from './understanding';

/** One order of a message that holds several, with its own words. */
export type Order = { understanding: Understanding; words: string };

const LONGEST = 300;
const BOUNDARY =
  /(?:\s*[,;.，；。、]\s*(?:and then |and also |and |then |also |然后再?|并且|并|再|还有|同时)?|\s+(?:and then|and also|and|then)\s+|\s*(?:然后再?|并且|同时|另外)\s*)(?=\S)/giu;
/** What opens an order about todos that exist; a doing word of a todo's own ("call", "buy") does not. */
const CHANGES =
  /^(?:please )?(?:delete|remove|cancel|mark|check off|tick off|cross off|complete|reopen|move|reschedule|postpone|push)\b|^(?:请|帮我)?(?:删除?掉?|去掉|取消|移除|勾掉|标记|把.+(?:删|取消|改|移|挪|推迟|标记|勾掉|划掉))/i;
const ADDS =
  /^(?:please )?(?:add|create|put|remind me|schedule|set (?:a|an|up))\b|^(?:请|帮我)?(?:添加|新建|加|提醒我|创建|记一下|记下)/i;

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
  return items.some((item) => doingWords.has(item.title?.value.toLowerCase().split(' ')[0] ?? ''));
}
