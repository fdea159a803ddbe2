import type { Db, Tx } from '@/db/client';
import { renewLease } from '@/db/queries/threads';
import { AppError } from '@/lib/errors';
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

  /**
   * Renews the lease as part of what the turn is about to write. Throws when the thread was taken over or the turn stopped: a server that stalled
   * must not write for a turn that goes on elsewhere.
   */
  async assertHeld(tx: Tx): Promise<void> {
    const { holds, stop } = await this.#renew(tx);
    if (!holds || stop) throw new AppError('internal', `turn ${this.turn.turnId} no longer holds its thread`);
  }

  #renew(db: Db): Promise<{ holds: boolean; stop: boolean }> {
    const now = this.speaker.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const { holder } = this.options;
    return renewLease(db, { ...this.turn, userId: this.speaker.userId, holder, now, until });
  }

  #showLife(): void {
    this.#renew(this.options.db).then(
      ({ holds, stop }) => {
        if (!holds || stop) this.#abort.abort();
      },
      (error: unknown) => this.log.warn({ err: error }, 'the lease could not be renewed'),
    );
  }
}
