import type { Db, Tx } from '@/db/client';
import {
  findAction,
  listByThread,
  listNewest,
  listPending,
  lockActions,
  markSeen,
} from '@/db/queries/actions';
import { logger } from '@/lib/log';
import { type ActionRecord, statusAt } from './action';
import { type CancelOutcome, type ConfirmOutcome, cancelIn, confirmIn, SETTLING } from './decide';
import { type EditOutcome, type EditRequest, editIn } from './edit';
import type { ActionRef, Decider } from './end-action';
import { type Proposed, type ProposeRequest, propose } from './propose';
import { type ReproposeOutcome, reproposeIn } from './repropose';
import { sweepExpired } from './sweep';
import { type UndoOutcome, undoAllIn, undoIn } from './undo';

export type GateOptions = {
  db: Db;
  ttlSeconds: number;
  /**
   * Told inside the transaction that lines of a batch are not pending any more at `now`, so that whoever drives the conversation can note that
   * it goes on when no other line is. The gate itself knows nothing of conversations.
   */
  onLinesSettled(
    tx: Tx,
    batch: { userId: string; threadId: string; batchId: string; now: Date },
  ): Promise<void>;
  /** A card is open in the thread that was not before. */
  onBatchOpened(tx: Tx, batch: { userId: string; threadId: string; batchId: string }): Promise<void>;
};

/**
 * The only path from a write tool call to a write. Each verb is one database transaction: the decision, the todos, the audit, the result
 * and the undo record stand together or not at all.
 */
export function createGate({ db, ttlSeconds, onLinesSettled, onBatchOpened }: GateOptions) {
  const settled = (tx: Tx, { now }: Decider, { userId, threadId, batchId }: ActionRecord): Promise<void> =>
    onLinesSettled(tx, { userId, threadId, batchId, now });

  /** Runs in the given transaction, or in one of its own. */
  const within = <T>(tx: Tx | undefined, work: (tx: Tx) => Promise<T>): Promise<T> =>
    tx ? work(tx) : db.transaction(work);

  return {
    propose: (request: Omit<ProposeRequest, 'ttlSeconds'>): Promise<Proposed> =>
      propose(db, { ...request, ttlSeconds }),

    confirm: (
      decider: Decider,
      request: { actions: ActionRef[]; acknowledge?: number },
      tx?: Tx,
    ): Promise<ConfirmOutcome[]> =>
      within(tx, (tx) => confirmIn(tx, decider, request, (action) => settled(tx, decider, action))).then(
        (outcomes) => noted('confirm', decider, outcomes),
      ),

    cancel: (decider: Decider, request: ActionRef & { reason?: string }, tx?: Tx): Promise<CancelOutcome> =>
      within(tx, async (tx) => {
        const outcome = await cancelIn(tx, decider, request);
        if (outcome.action && SETTLING.has(outcome.verdict)) await settled(tx, decider, outcome.action);
        return outcome;
      }).then((outcome) => noted('cancel', decider, outcome)),

    edit: (decider: Decider, request: Omit<EditRequest, 'ttlSeconds'>, tx?: Tx): Promise<EditOutcome> =>
      within(tx, async (tx) => {
        const outcome = await editIn(tx, decider, { ...request, ttlSeconds });
        if (outcome.verdict === 'expired') await settled(tx, decider, outcome.action);
        return outcome;
      }).then((outcome) => noted('edit', decider, outcome)),

    undo: (decider: Decider, id: string): Promise<UndoOutcome> =>
      db.transaction((tx) => undoIn(tx, decider, id)).then((outcome) => noted('undo', decider, outcome)),

    /** Takes several back, the last done first: all of them or none, and then only those that stand in the way are answered. */
    undoAll: (decider: Decider, ids: string[], tx?: Tx): Promise<UndoOutcome[]> =>
      within(tx, (tx) => undoAllIn(tx, decider, ids)).then((outcomes) => noted('undo', decider, outcomes)),

    /** The lines that were confirmed last in a thread within a day: one card's worth. */
    async lastConfirmed(
      tx: Tx,
      { userId, threadId, now }: { userId: string; threadId: string; now: Date },
    ): Promise<ActionRecord[]> {
      const rows = await listByThread(tx, { userId, threadId });
      const confirmed = rows.filter(
        (row) =>
          row.status === 'confirmed' && row.decidedAt && now.getTime() - row.decidedAt.getTime() < DAY_MS,
      );
      const newest = confirmed.reduce<ActionRecord | null>(
        (best, row) => (!best || Number(row.decidedAt) >= Number(best.decidedAt) ? row : best),
        null,
      );
      return newest ? confirmed.filter((row) => row.batchId === newest.batchId) : [];
    },

    /** Proposes several again, as one card of each thread: all of them or none, and then only those that stand in the way are answered. */
    repropose: (decider: Decider, ids: string[]): Promise<ReproposeOutcome[]> =>
      db.transaction(async (tx) => {
        const outcomes = await reproposeIn(tx, decider, ids, ttlSeconds);
        const opened = outcomes.flatMap((outcome) =>
          outcome.verdict === 'proposed' ? [outcome.action] : [],
        );
        for (const [action] of Map.groupBy(opened, ({ batchId }) => batchId).values())
          if (action) await onBatchOpened(tx, action);
        return outcomes;
      }),

    /** When a card was first in view, for the response interval. Somebody else's id has no effect. */
    async seen(userId: string, id: string, now: Date): Promise<boolean> {
      const action = await findAction(db, { userId, id });
      if (action) await markSeen(db, { userId, id, at: now });
      return action !== null;
    },

    /** Notes the end of everybody's cards that ran out by `now`; answers how many. Any number of servers may do it at once. */
    sweep: (now: Date): Promise<number> => sweepExpired(db, now),

    find: (userId: string, id: string): Promise<ActionRecord | null> => findAction(db, { userId, id }),

    /** The lines of the card that is open in the thread, locked until the transaction ends. */
    async lockOpen(tx: Tx, params: { userId: string; threadId: string; now: Date }): Promise<ActionRecord[]> {
      const pending = await listPending(tx, params);
      const rows = await lockActions(tx, { userId: params.userId, ids: pending.map((action) => action.id) });
      return rows.filter((action) => statusAt(action, params.now) === 'pending');
    },

    /** Pending ones by time left, or the newest of any status. */
    async list(
      userId: string,
      filter: { status?: ActionRecord['status']; threadId?: string; limit: number },
      now: Date,
    ): Promise<ActionRecord[]> {
      if (filter.status !== 'pending') return listNewest(db, { userId, ...filter });
      const rows = await listPending(db, { userId, threadId: filter.threadId });
      return rows.filter((action) => statusAt(action, now) === 'pending').slice(0, filter.limit);
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Logs what became of a decision, with the turn that proposed it; in a transaction of its own, after the commit. */
function noted<T extends Noted | Noted[]>(decision: string, { how }: Decider, outcome: T): T {
  for (const { verdict, action } of [outcome].flat() as Noted[]) {
    logger.info({ turnId: action?.turnId, actionId: action?.id, decision, how, verdict }, 'gate decision');
  }
  return outcome;
}
type Noted = { verdict: string; action?: ActionRecord | null };

export type Gate = ReturnType<typeof createGate>;
