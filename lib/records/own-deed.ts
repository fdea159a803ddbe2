import type { AuditRow } from '@/db/queries/records';
import type { OwnEntry } from '@/lib/contract/records';
import { hasWords } from '@/lib/i18n/server/translate';
import { localNow } from '@/lib/time/zoned-time';
import { deviceOf, type RecordsReader } from './action-story';
import { changesBetween } from './field-changes';
import { toolLabel } from './tool-label';

type Values = Record<string, unknown>;

/** What a person did by hand, from its audit row. */
export function tellOwn(row: AuditRow, reader: RecordsReader): OwnEntry {
  const { entry } = row;
  const after = entry.after as Values | null;
  const before = entry.before as Values | null;
  const zone = after?.timeZone ?? before?.timeZone;
  const today = localNow(reader.now, typeof zone === 'string' ? zone : 'UTC').date;
  const words = `records.own.${entry.event}`;
  const { say } = reader;
  return {
    kind: 'own',
    id: entry.id,
    at: entry.at.toISOString(),
    event: entry.event,
    title: say(hasWords(words) ? words : 'records.own.other', {
      tool: toolLabel(String(after?.tool ?? ''), say),
    }),
    todo: entry.todoId ? { id: entry.todoId, title: String(after?.title ?? before?.title ?? '') } : null,
    changes: entry.todoId ? changesBetween(before, after, { ...reader, today }) : [],
    device: deviceOf(row),
    sessionId: entry.sessionId,
    isThisSession: entry.sessionId === reader.sessionId,
  };
}
