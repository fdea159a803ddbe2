import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { languageOf } from '@/lib/language/language-of';
import { type Order, readOrders } from '@/lib/language/mixed';
import type { ReadContext } from '@/lib/language/types';
import type { Understanding } from '@/lib/language/understanding';
import type { Exchange, Step } from './read-prompt';

/** Whether a tool proposes a change. */
export const isProposal = (tool: string): boolean => /^(?:todo_(?!search)|plan_(?!free))/.test(tool);

/** Whether a step proposed something. */
export const isWrite = (step: Step): boolean => step.calls.some((call) => isProposal(call.name));

/** The order of a message that is due now, and those after it. Each proposal that the gate took is one order less. */
export function dueOrders(
  exchange: Exchange,
  context: ReadContext,
): { due: Order; later: Order[]; unread: Order[] } {
  const all = ordersOf(exchange.said, context);
  const orders = all.filter((order) => !order.isUnread);
  const index = Math.min(proposalsIn(exchange), orders.length - 1);
  const isFirst = index === 0;
  return {
    due: orders[index] as Order,
    later: orders.slice(index + 1),
    unread: isFirst ? all.filter((order) => order.isUnread) : [],
  };
}

/** "move it", 挪一下: a change of what was just shown, which is still to be said. */
function changeOfShown(said: string): Understanding {
  const target = { reference: true, all: false };
  return { language: languageOf(said), rule: 'changes-it', intent: 'update', target, changes: {} };
}

const CHANGES_IT = anyDialogueWord('changesIt');
const ANSWER_LEAD = anyDialogueWord('answerLead');
/** Readings of words that nothing marks as an order. */
export const unmarkedRules: ReadonlySet<string> = new Set([
  'bare',
  'dated',
  'noun-phrase',
  'statement',
  'question',
  'doing-word',
]);

/** The orders of a message. "Ok, move it to 4" is one behind what opens an answer, where the whole is none. */
function ordersOf(said: string, context: ReadContext): Order[] {
  const orders = readOrders(said, context);
  if (CHANGES_IT.test(said.trim())) return [{ understanding: changeOfShown(said), words: said }];
  const lead = ANSWER_LEAD.exec(said)?.[0] ?? '';
  if (!lead || !unmarkedRules.has(orders[0]?.understanding.rule ?? '')) return orders;
  const rest = readOrders(said.slice(lead.length), context);
  return unmarkedRules.has(rest[0]?.understanding.rule ?? '') ? orders : rest;
}

/** Whether the last proposal leaves an order of the message to be done. */
export function hasNextOrder(exchange: Exchange, context: ReadContext): boolean {
  const proposals = proposalsIn(exchange);
  return (
    proposals > 0 && proposals < ordersOf(exchange.said, context).filter((order) => !order.isUnread).length
  );
}

function proposalsIn({ steps }: Exchange): number {
  return steps.filter(wasTaken).length;
}

/** Whether a step proposed something that the gate took. */
export function wasTaken(step: Step): boolean {
  return isWrite(step) && step.calls.some((call) => call.result.status !== 'refused');
}
