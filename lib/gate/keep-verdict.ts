import type { Tx } from '@/db/client';
import { insertAudit } from '@/db/queries/audit';
import { newId } from '@/lib/ids';
import type { ActionRecord, ConfirmVerdict } from './action';
import { claim, type Decider, end, handSet } from './end-action';
import { inspect, toolOf } from './inspect';

type Judged = { action: ActionRecord; verdict: ConfirmVerdict };

/** Stores what a confirm that did not run found out: ended, or a new version of the card that shows what changed. Answers the action as it is then. */
export async function keepVerdict(tx: Tx, decider: Decider, judged: Judged): Promise<ActionRecord> {
  const { action, verdict } = judged;
  switch (verdict) {
    case 'expired':
      return action.status === 'pending' ? end(tx, decider, action, 'expired', 'expired') : action;
    case 'target_gone':
      return end(tx, decider, action, 'failed', 'target_gone');
    case 'target_changed':
    case 'conflict':
      return redraw(tx, decider, judged);
    default:
      return action;
  }
}

/** The card as the world is now, one version on and still pending: confirming that is "anyway". */
async function redraw(tx: Tx, decider: Decider, { action, verdict }: Judged): Promise<ActionRecord> {
  const inspection = await inspect(tx, {
    ...action,
    tool: toolOf(action),
    now: decider.now,
    words: action.said,
    setByHand: handSet(action),
  });
  if (!inspection.ok) return end(tx, decider, action, 'failed', inspection.problems[0]?.problem ?? 'failed');
  const notice = verdict === 'target_changed' ? [{ code: 'target_changed', data: {} }] : [];
  const row: ActionRecord = {
    ...action,
    version: action.version + 1,
    target: inspection.target,
    findings: { ...inspection.findings, warnings: [...notice, ...inspection.findings.warnings] },
  };
  await claim(tx, row, action);
  await insertAudit(tx, [
    {
      userId: action.userId,
      id: newId('audit'),
      at: decider.now,
      actor: 'system',
      event: 'action_redrawn',
      sessionId: decider.sessionId,
      device: decider.device,
      turnId: action.turnId,
      actionId: action.id,
      before: { version: action.version },
      after: { version: row.version, reason: verdict },
    },
  ]);
  return row;
}
