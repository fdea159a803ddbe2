import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { understandTarget } from '@/lib/language/understand';
import type { Understanding } from '@/lib/language/understanding';
import { placeIn } from './choose-todos';
import { withoutFullStop } from './full-stop';
import { dueOrders } from './orders';
import type { Situation } from './read-prompt';
import { openChain, type Request } from './request';

type FollowUp = Pick<Request, 'understanding' | 'except'>;

const ANSWER_LEAD = anyDialogueWord('answerLead');
const NOT_THAT = anyDialogueWord('notThat');
const THE_OTHER = anyDialogueWord('theOther');
const OTHER = anyDialogueWord('other');
const SAME_AGAIN = anyDialogueWord('sameAgain');
const LONGEST = 60;

/** "no, the report", "the other Bob", 不对，是小王: the same order, about another todo. */
export function meansOther(situation: Situation, alone: Understanding): FollowUp | null {
  const said = withoutFullStop(situation.exchanges.at(-1)?.said ?? '');
  // "cancel the other one" names the order itself; everything else that orders stands on its own.
  if ('target' in alone && alone.target.reference && OTHER.test(said)) return theOther(situation, alone);
  const isOrder =
    !['create', 'other', 'no'].includes(alone.intent) || /^(?:add|remind|put|set-)/.test(alone.rule);
  if (said.length > LONGEST || isOrder) return null;
  const lead = NOT_THAT.exec(said)?.[0] ?? '';
  const words = said.slice(lead.length);
  const other = THE_OTHER.exec(words)?.[0] ?? '';
  if (ANSWER_LEAD.test(words)) return null;
  if (!lead && !other) return null;
  const before = orderBefore(situation);
  if (!before) return null;
  const { order, ids } = before;
  const named = words.slice(other.length).trim().replace(SAME_AGAIN, '');
  const target = named ? understandTarget(named, situation.context) : { ...order.target, all: false };
  // "no, the second": of those among which it was asked, and no day of the month.
  const ordinal = target.text ? undefined : (target.ordinal ?? placeIn(named));
  if (ordinal !== undefined && order.target.text)
    return { understanding: { ...order, target: { ...order.target, ordinal, all: false } } };
  const isSomething = target.text ?? target.from ?? target.ordinal;
  if (isSomething === undefined) return null;
  return { understanding: { ...order, target: { ...target, all: false } }, except: ids };
}

function theOther(situation: Situation, alone: ChangeOrder): FollowUp | null {
  const before = orderBefore(situation);
  const target = before?.order.target;
  if (!before || !target?.text) return null;
  return { understanding: { ...alone, target: { ...target, all: false } }, except: before.ids };
}

type ChangeOrder = Extract<Understanding, { intent: 'update' | 'complete' | 'reopen' | 'delete' }>;

/** The order that the last message led to a proposal with, and the todos that it was about. */
function orderBefore({ exchanges, context }: Situation): { order: ChangeOrder; ids: string[] } | null {
  // A plain "no" in between only declined the card.
  const isTalk = exchanges.at(-2)?.steps.every((step) => step.calls.length === 0) ?? false;
  const earlier = exchanges.slice(0, isTalk ? -2 : -1);
  const calls = earlier.at(-1)?.steps.flatMap((step) => step.calls) ?? [];
  const ids = calls
    .filter((call) => /^todo_(?:update|complete|reopen|delete)$/.test(call.name))
    .flatMap((call) => (typeof call.input.id === 'string' ? [call.input.id] : []));
  const origin = openChain(earlier)[0];
  if (!origin || ids.length === 0) return null;
  const order = dueOrders(origin, context).due.understanding;
  return 'target' in order ? { order, ids } : null;
}
