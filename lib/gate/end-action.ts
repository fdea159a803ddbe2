import type { Tx } from '@/db/client';
import { updateAction } from '@/db/queries/actions';
import { insertAudit } from '@/db/queries/audit';
import { newId } from '@/lib/ids';
import type { ActionRecord, DecidedHow } from './action';

/** The person who decides. There is no way to be one without a session of theirs. */
export type Decider = {
  userId: string;
  sessionId: string;
  /** "Chrome on Linux", for the record. */
  device?: string;
  how: DecidedHow;
  now: Date;
};

export type ActionRef = { id: string; version: number };

/** A final status without a write of a todo, with its audit row. */
export async function end(
  tx: Tx,
  decider: Decider,
  action: ActionRecord,
  status: 'cancelled' | 'expired' | 'failed' | 'superseded',
  reason: string,
): Promise<ActionRecord> {
  const row: ActionRecord = { ...action, ...decidedBy(decider, action.version), status, reason };
  await claim(tx, row, action);
  await insertAudit(tx, [
    {
      userId: action.userId,
      id: newId('audit'),
      at: decider.now,
      actor: status === 'expired' ? 'system' : 'person',
      event: `action_${status}`,
      sessionId: decider.sessionId,
      device: decider.device,
      turnId: action.turnId,
      actionId: action.id,
      after: { reason },
    },
  ]);
  return row;
}

/** Who decided, when and how: part of every row that a decision ends. */
export function decidedBy(decider: Decider, version: number) {
  return {
    decidedAt: decider.now,
    decidedBySession: decider.sessionId,
    decidedOnDevice: decider.device ?? null,
    decidedHow: decider.how,
    decidedVersion: version,
  };
}

/** The row is locked, so a lost claim is an impossible state: fail, and nothing of the transaction stands. */
export async function claim(tx: Tx, row: ActionRecord, from: ActionRecord): Promise<void> {
  if (!(await updateAction(tx, row, from))) throw new Error(`action ${row.id} changed under its lock`);
}

/** Fields that a person set by hand on the card stay theirs when it is drawn again. */
export function handSet(action: ActionRecord): Set<string> {
  return new Set(
    Object.entries(action.findings.evidence)
      .filter(([, evidence]) => evidence.from === 'edit')
      .map(([name]) => name),
  );
}
