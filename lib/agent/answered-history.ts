import type { ToolCallRecord } from '@/db/queries/actions';
import type { MessageRecord } from '@/db/queries/threads';
import type { ActionRecord } from '@/lib/gate/action';
import { understand } from '@/lib/language/understand';
import { joinLocal } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';
import type { ThreadRows } from './message-history';

/** Older messages are not sent to the model. */
const HISTORY = 60;

/**
 * What a run that writes `message` has to answer, oldest first. A card may be decided when the conversation went on long ago, after it
 * was proposed again: then the answer is to that decision, so the history ends with the message that holds the card, and
 * not with a question that was answered since.
 */
export function historyFor(
  { messages, actions }: Pick<ThreadRows, 'messages' | 'actions'>,
  message: MessageRecord,
): MessageRecord[] {
  const before = messages.findLast(({ position }) => position < message.position);
  const isDecision = before?.kind === 'decision';
  const decided = actions.filter((action) => isDecidedIn(action, message, isDecision));
  const card = newestOf(decided)?.batchId;
  const lines = decided.filter(({ batchId }) => batchId === card);
  const holder = messages.findLast(({ id }) => lines.some(({ messageId }) => messageId === id)) ?? message;
  return messages.filter(({ position }) => position <= holder.position).slice(-HISTORY);
}

/** How many of the person's messages the evidence looks at: more only where they go back to a plan. */
const WORDS = 6;
const WORDS_SINCE_PLAN = 24;

/** What the person said last in a history, oldest first. A plan that is changed again and again is held against what it began with. */
export function lastWordsIn(history: MessageRecord[]): string[] {
  const own = history.filter((message) => message.role === 'user');
  const plan = own.findLastIndex(asksForPlan);
  const first = Math.max(0, own.length - WORDS);
  const isNear = plan >= 0 && plan >= own.length - WORDS_SINCE_PLAN;
  return own.slice(isNear ? Math.min(plan, first) : first).map(textOf);
}

const textOf = ({ parts }: MessageRecord): string => parts.map((part) => part.text).join('\n');

function asksForPlan(message: MessageRecord): boolean {
  const now = joinLocal(localNow(message.createdAt, message.timeZone));
  return understand(textOf(message), { now, locale: message.locale }).intent === 'plan';
}

/** Whether a model that reads the history still sees that the skill was read; otherwise its instructions go into the prompt. */
export function isReadIn(history: MessageRecord[], calls: ToolCallRecord[], skill: string): boolean {
  const ids = new Set(history.map((message) => message.id));
  return calls.some(
    (call) => call.tool === 'read_skill' && call.arguments.name === skill && ids.has(call.messageId),
  );
}

/** Decided by the words that `message` answers, or later, by a click. What a new message set aside waits for no answer. */
function isDecidedIn(
  { status, reason, decidedAt }: ActionRecord,
  { createdAt }: MessageRecord,
  isDecision: boolean,
): boolean {
  const isAnswered = status === 'confirmed' || (status === 'cancelled' && reason !== 'new_message');
  return isAnswered && decidedAt !== null && (isDecision ? decidedAt >= createdAt : decidedAt > createdAt);
}

function newestOf(actions: ActionRecord[]): ActionRecord | undefined {
  return actions.reduce<ActionRecord | undefined>(
    (best, action) => (!best || Number(action.decidedAt) >= Number(best.decidedAt) ? action : best),
    undefined,
  );
}
