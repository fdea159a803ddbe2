import type { AuditRow, StoryRow } from '@/db/queries/records';
import { deviceLabel } from '@/lib/auth/device-label';
import type { Locale } from '@/lib/contract/locale';
import type { ActionEntry, ActivityDecision, ActivityVersion } from '@/lib/contract/records';
import { type ActionRecord, statusAt } from '@/lib/gate/action';
import { renderAction } from '@/lib/gate/card';
import type { Say } from '@/lib/i18n/server/translate';
import { localNow } from '@/lib/time/zoned-time';
import { changesBetween, type Words } from './field-changes';
import { toolLabel } from './tool-label';

/** Who reads, when, and in which session of theirs. */
export type RecordsReader = { locale: Locale; now: Date; sessionId: string; say: Say };

/** An action with its whole story, from its row and the audit rows that name it (oldest first). */
export function tellAction(story: StoryRow, trail: AuditRow[], reader: RecordsReader): ActionEntry {
  const { action } = story;
  const words = { ...reader, today: localNow(reader.now, action.timeZone).date };
  const versions = versionsOf(action, trail, words);
  return {
    kind: 'action',
    id: action.id,
    at: action.proposedAt.toISOString(),
    ...wordsOf(action, versions),
    thread: story.threadDeletedAt ? null : { id: action.threadId, title: story.threadTitle },
    call: {
      id: action.toolCallId,
      tool: story.callTool,
      label: toolLabel(story.callTool, reader.say),
      agent: action.agent,
      arguments: story.callArguments,
    },
    action: renderAction(action, reader),
    firstSeenAt: action.firstSeenAt?.toISOString() ?? null,
    versions,
    decision: decisionOf(story, reader),
    written: writtenOf(trail, words),
    undone: undoneOf(action, trail),
    replaces: action.replaces,
    replacedBy: story.replacedBy,
  };
}

/** An action keeps the last messages, and after them what edits said. */
function wordsOf(action: ActionRecord, versions: ActivityVersion[]): Pick<ActionEntry, 'said' | 'context'> {
  const instructions = versions.filter((version) => version.said !== undefined).length;
  const messages = action.said.slice(0, action.said.length - instructions);
  return { said: messages.slice(-1), context: messages.slice(0, -1) };
}

/** The device kept with the row, else the one its session began on. */
export const deviceOf = ({ entry, userAgent }: AuditRow): string | null =>
  entry.device ?? deviceLabel(userAgent) ?? null;

const BY: Record<AuditRow['entry']['actor'], ActivityVersion['by']> = {
  person: 'person',
  decision: 'person',
  agent: 'agent',
  system: 'system',
};

/** How the card came to be, then what changed it. An action that began as an edit or a repeat of another one tells so itself. */
function versionsOf(action: ActionRecord, trail: AuditRow[], words: Words): ActivityVersion[] {
  const steps = trail.flatMap((row): ActivityVersion[] => {
    const { entry } = row;
    const before = entry.before as Stored | null;
    const after = entry.after as Stored | null;
    const shared = { at: entry.at.toISOString(), by: BY[entry.actor], device: deviceOf(row) };
    switch (entry.event) {
      case 'action_edited':
        return [
          {
            ...shared,
            event: 'edited',
            version: after?.version ?? action.version,
            ...(after?.said && { said: after.said }),
            changes: changesBetween(before?.arguments ?? null, after?.arguments ?? null, words),
          },
        ];
      case 'action_redrawn':
        return [
          {
            ...shared,
            event: 'redrawn',
            version: after?.version ?? action.version,
            ...(after?.reason && { reason: after.reason }),
            changes: [],
          },
        ];
      case 'action_reproposed':
        return [{ ...shared, event: 'reproposed', version: 1, changes: [] }];
      default:
        return [];
    }
  });
  if (steps[0]?.version === 1) return steps;
  return [
    {
      event: 'proposed',
      at: action.proposedAt.toISOString(),
      version: 1,
      by: 'agent',
      device: null,
      changes: changesBetween(null, action.proposedArguments, words),
    },
    ...steps,
  ];
}

/** What audit rows of the gate hold beside the todos themselves. */
type Stored = { version?: number; arguments?: Record<string, unknown>; said?: string; reason?: string };

function decisionOf({ action, userAgent }: StoryRow, reader: RecordsReader): ActivityDecision | null {
  const status = statusAt(action, reader.now);
  if (status === 'pending') return null;
  // A late click is what noted the end, but time is what brought it.
  const isByTime = status === 'expired';
  const at = isByTime ? action.expiresAt : (action.decidedAt ?? action.expiresAt);
  return {
    outcome: status === 'undone' ? 'confirmed' : status,
    at: at.toISOString(),
    how: isByTime ? null : action.decidedHow,
    version: action.decidedVersion,
    device: isByTime ? null : (action.decidedOnDevice ?? deviceLabel(userAgent) ?? null),
    sessionId: isByTime ? null : action.decidedBySession,
    isThisSession: !isByTime && action.decidedBySession === reader.sessionId,
    responseSeconds: responseSeconds(action),
    ...(action.reason && { reason: action.reason }),
  };
}

/** A grant answers at once, and what ended by itself has no answer. */
function responseSeconds(action: ActionRecord): number | null {
  const { firstSeenAt, decidedAt, decidedHow, status } = action;
  const isAnswered = status === 'confirmed' || status === 'undone' || status === 'cancelled';
  if (!isAnswered || !decidedHow || decidedHow === 'grant' || !firstSeenAt || !decidedAt) return null;
  const milliseconds = decidedAt.getTime() - firstSeenAt.getTime();
  return milliseconds < 0 ? null : milliseconds / 1000;
}

type Values = Record<string, unknown>;

function writtenOf(trail: AuditRow[], words: Words): ActionEntry['written'] {
  return trail.flatMap(({ entry }) => {
    if (!entry.todoId || entry.event === 'undone') return [];
    const title = String(
      (entry.after as Values | null)?.title ?? (entry.before as Values | null)?.title ?? '',
    );
    return [{ todoId: entry.todoId, title, changes: changesBetween(entry.before, entry.after, words) }];
  });
}

function undoneOf(action: ActionRecord, trail: AuditRow[]): ActionEntry['undone'] {
  if (!action.undoneAt) return null;
  const row = trail.findLast(({ entry }) => entry.event === 'undone');
  return { at: action.undoneAt.toISOString(), device: row ? deviceOf(row) : null };
}
