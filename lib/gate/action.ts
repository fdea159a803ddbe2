import type { ActionStatus, Evidence, Risk } from '@/lib/contract/action';
import type { Todo } from '@/lib/contract/todo';

/** How a decision reached us. `grant` is a person's earlier click; there is no other way. */
export type DecidedHow = 'button' | 'text' | 'batch' | 'grant';

/** The existing todo that an action is about, as it was when this version of the card was drawn. */
export type ActionTarget = { todoId: string; version: number; todo: Todo };

/** A finding in data; its words are written when somebody reads the card. */
export type WarningFinding = { code: string; data: Record<string, string | number> };
export type ConflictFinding = {
  kind: 'overlap' | 'same_title';
  todo: Pick<Todo, 'id' | 'title' | 'dueDate' | 'dueTime' | 'durationMinutes'>;
};
/** Other readings of the person's words: each a set of arguments to put in place of the current ones. */
export type Alternative = { field: string; arguments: Record<string, unknown> };
export type ActionFindings = {
  evidence: Record<string, Evidence>;
  warnings: WarningFinding[];
  conflicts: ConflictFinding[];
  alternatives: Alternative[];
};

/** What a commit wrote: the todos by id, in the order of the lines. */
export type ActionResult = { todoIds: string[]; todos: Todo[] };

/** How to take a commit back: each todo with what it was (null: it did not exist), the version the commit left, and whether it left it in the trash. */
export type ActionUndo = {
  todos: Array<{ id: string; before: Todo | null; afterVersion: number; trashed?: boolean }>;
};

/** One action as stored. Instants are UTC; `timeZone` is the person's at the time of proposing. */
export type ActionRecord = {
  userId: string;
  id: string;
  batchId: string;
  threadId: string;
  turnId: string;
  messageId: string;
  toolCallId: string;
  line: number;
  agent: string;
  tool: string;
  schemaVersion: number;
  risk: Risk;
  status: ActionStatus;
  version: number;
  arguments: Record<string, unknown>;
  proposedArguments: Record<string, unknown>;
  timeZone: string;
  target: ActionTarget | null;
  findings: ActionFindings;
  proposedAt: Date;
  expiresAt: Date;
  firstSeenAt: Date | null;
  decidedAt: Date | null;
  decidedBySession: string | null;
  decidedOnDevice: string | null;
  decidedHow: DecidedHow | null;
  decidedVersion: number | null;
  reason: string | null;
  said: string[];
  result: ActionResult | null;
  undo: ActionUndo | null;
  undoneAt: Date | null;
  replaces: string | null;
};

/** A pending action past its time is expired, whether or not a sweep has written so. */
export function statusAt(action: Pick<ActionRecord, 'status' | 'expiresAt'>, now: Date): ActionStatus {
  return action.status === 'pending' && now >= action.expiresAt ? 'expired' : action.status;
}

export type ConfirmRequest = { version: number; acknowledge?: number };

/** What is true about an action's world at the moment of a confirm. */
export type ConfirmFacts = {
  now: Date;
  /** How many lines the person's deed covers and how dangerous they are together. */
  batch: { risk: Risk; count: number };
  /** The todo it is about, now: its version, or `gone`. Null when it is about none. */
  target: { version: number } | 'gone' | null;
  /** Conflicts that the card does not show yet. */
  newConflicts: number;
};

export type ConfirmVerdict =
  | 'run'
  | 'repeat'
  | 'already_decided'
  | 'expired'
  | 'version_changed'
  | 'acknowledgement_required'
  | 'target_gone'
  | 'target_changed'
  | 'conflict';

/**
 * Whether a confirm may run, in the order the contract fixes. `repeat` is the same confirm again: it answers with the
 * first result. Everything but `run` writes no todo.
 */
export function judgeConfirm(
  action: ActionRecord,
  request: ConfirmRequest,
  facts: ConfirmFacts,
): ConfirmVerdict {
  if (action.status === 'confirmed' && action.decidedVersion === request.version) return 'repeat';
  if (action.status === 'expired') return 'expired';
  if (action.status !== 'pending') return 'already_decided';
  if (facts.now >= action.expiresAt) return 'expired';
  if (action.version !== request.version) return 'version_changed';
  if (facts.batch.risk === 'high' && request.acknowledge !== facts.batch.count)
    return 'acknowledgement_required';
  if (facts.target === 'gone') return 'target_gone';
  if (facts.target && action.target && facts.target.version !== action.target.version)
    return 'target_changed';
  if (facts.newConflicts > 0) return 'conflict';
  return 'run';
}

export type SettleVerdict = 'run' | 'repeat' | 'already_decided' | 'expired' | 'version_changed';

/** Whether an edit or a cancel may change a pending action. A cancel of what was cancelled is a repeat. */
export function judgeChange(
  action: ActionRecord,
  request: { version: number; event: 'edit' | 'cancel' },
  now: Date,
): SettleVerdict {
  if (request.event === 'cancel' && action.status === 'cancelled') return 'repeat';
  if (action.status === 'expired') return 'expired';
  if (action.status !== 'pending') return 'already_decided';
  if (now >= action.expiresAt) return 'expired';
  if (action.version !== request.version) return 'version_changed';
  return 'run';
}

const REPROPOSABLE: ReadonlySet<ActionStatus> = new Set(['expired', 'cancelled', 'failed']);
const DAY_MS = 24 * 60 * 60 * 1000;

/** For a day one click proposes an action again that ended without being done. */
export function isReproposable(action: ActionRecord, now: Date): boolean {
  const status = statusAt(action, now);
  const endedAt = status === 'expired' ? action.expiresAt : action.decidedAt;
  return REPROPOSABLE.has(status) && endedAt !== null && now.getTime() - endedAt.getTime() < DAY_MS;
}
