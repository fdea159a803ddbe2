import { z } from 'zod';
import type { Database } from '@/db/client';
import { EVENT_CHANNEL } from '@/db/queries/notify';
import { logger } from '@/lib/log';

/** What a person's open pages are told: which row changed. `resync`: something may have been missed, so read everything again. */
export type LiveEvent =
  | { type: 'action' | 'todo' | 'thread' | 'grant' | 'settings'; id: string }
  | { type: 'resync' };

const messageSchema = z.object({
  userId: z.string(),
  type: z.enum(['action', 'todo', 'thread', 'grant', 'settings']),
  id: z.string(),
});

export type Subscriber = { send(event: LiveEvent): void; close(): void };

/** Open streams of one person on one server; a browser opens one a tab. */
export const MAX_STREAMS = 30;

/**
 * Hands what happens in the database to the pages that are open on this server: one listener for the process, any number of streams. A person is only
 * told of their own rows.
 */
export class EventHub {
  readonly #byUser = new Map<string, Set<Subscriber>>();

  /** Begins to listen. Throws when the database cannot be listened to. */
  async start(database: Pick<Database, 'listen'>): Promise<void> {
    await database.listen(EVENT_CHANNEL, {
      onMessage: (payload) => this.#receive(payload),
      onResume: () => this.#resync(),
    });
  }

  /** Answers how to end the subscription, or null when the person has too many open. */
  subscribe(userId: string, subscriber: Subscriber): (() => void) | null {
    const subscribers = this.#byUser.get(userId) ?? new Set();
    if (subscribers.size >= MAX_STREAMS) return null;
    subscribers.add(subscriber);
    this.#byUser.set(userId, subscribers);
    return () => {
      subscribers.delete(subscriber);
      if (subscribers.size === 0) this.#byUser.delete(userId);
    };
  }

  /** Ends every stream, before the server does. */
  closeAll(): void {
    for (const subscribers of this.#byUser.values())
      for (const subscriber of [...subscribers]) subscriber.close();
    this.#byUser.clear();
  }

  #receive(payload: string): void {
    const parsed = messageSchema.safeParse(parseJson(payload));
    if (!parsed.success) {
      logger.warn({ payload: payload.slice(0, 200) }, 'a message on the event channel was not ours');
      return;
    }
    const { userId, ...event } = parsed.data;
    for (const subscriber of this.#byUser.get(userId) ?? []) subscriber.send(event);
  }

  #resync(): void {
    logger.info('listening again; every open page reads anew');
    for (const subscribers of this.#byUser.values())
      for (const subscriber of subscribers) subscriber.send({ type: 'resync' });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Anybody with access to the database can write to the channel; what is no JSON is not ours.
    return null;
  }
}
