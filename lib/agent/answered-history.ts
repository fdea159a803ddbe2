import type { MessageRecord } from '@/db/queries/threads';
import type { ActionRecord } from '@/lib/gate/action';
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
