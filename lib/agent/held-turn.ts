import { renewLease } from '@/db/queries/threads';
import { type Logger, logger } from '@/lib/log';
import { type AgentOptions, HEARTBEAT_MS, LEASE_MS, type Speaker } from './agent-options';
import { runningTurns } from './running-turns';

/**
 * A turn while it holds its thread: keeps the lease alive, can be stopped from here and from other servers, and is known to the process so
 * that a shutdown waits for it. `end` must be called however the turn ends.
 */
export class HeldTurn {
  readonly log: Logger;
  readonly #abort = new AbortController();
  readonly #ended = Promise.withResolvers<void>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(
    readonly options: Pick<AgentOptions, 'db' | 'holder'>,
    readonly speaker: Speaker,
    readonly turn: { threadId: string; turnId: string },
  ) {
    this.log = logger.child({ turnId: turn.turnId, threadId: turn.threadId });
    this.#heartbeat = setInterval(() => this.#showLife(), HEARTBEAT_MS);
    runningTurns.set(turn.turnId, { abort: this.#abort, done: this.#ended.promise });
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  abort(): void {
    this.#abort.abort();
  }

  end(): void {
    clearInterval(this.#heartbeat);
    runningTurns.delete(this.turn.turnId);
    this.#ended.resolve();
  }

  #showLife(): void {
    const { db, holder } = this.options;
    const { userId, clock } = this.speaker;
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    renewLease(db, { ...this.turn, userId, holder, now, until }).then(
      ({ holds, stop }) => {
        if (!holds || stop) this.#abort.abort();
      },
      (error: unknown) => this.log.warn({ err: error }, 'the lease could not be renewed'),
    );
  }
}
