import type { CardData, ChoicesData, DecisionData } from './action';
import type { GrantData } from './grant';

/** `awaiting`: a card is open. `due`: all lines are settled, the reply has not been written. The others speak for themselves. */
export type MessageState = 'done' | 'running' | 'awaiting' | 'due' | 'failed' | 'stopped';

export type MessageMetadata = {
  turnId: string;
  createdAt: string;
  state: MessageState;
  /** A sentence in the reader's language, when the turn failed. */
  error?: string;
};

export type MessagePart =
  | { type: 'text'; text: string }
  | { type: 'data-card'; data: CardData }
  | { type: 'data-decision'; data: DecisionData }
  | { type: 'data-choices'; data: ChoicesData }
  | { type: 'data-grant'; data: GrantData };

/** One message of `GET /api/threads/:id`: the AI SDK's UI message shape, read from the database at the time of asking. */
export type ThreadMessage = {
  id: string;
  role: 'user' | 'assistant';
  metadata: MessageMetadata;
  parts: MessagePart[];
};

export type ThreadSummary = { id: string; title: string; createdAt: string; updatedAt: string };
