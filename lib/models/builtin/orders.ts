import { type Order, readOrders } from '@/lib/language/mixed';
import type { ReadContext } from '@/lib/language/types';
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
  const all = readOrders(exchange.said, context);
  const orders = all.filter((order) => !order.isUnread);
  const index = Math.min(proposalsIn(exchange), orders.length - 1);
  const isFirst = index === 0;
  return {
    due: orders[index] as Order,
    later: orders.slice(index + 1),
    unread: isFirst ? all.filter((order) => order.isUnread) : [],
  };
}

/** Whether the last proposal leaves an order of the message to be done. */
export function hasNextOrder(exchange: Exchange, context: ReadContext): boolean {
  const proposals = proposalsIn(exchange);
  return (
    proposals > 0 && proposals < readOrders(exchange.said, context).filter((order) => !order.isUnread).length
  );
}

function proposalsIn({ steps }: Exchange): number {
  return steps.filter(wasTaken).length;
}

/** Whether a step proposed something that the gate took. */
export function wasTaken(step: Step): boolean {
  return isWrite(step) && step.calls.some((call) => call.result.status !== 'refused');
}
