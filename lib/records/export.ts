import type { ActivityEntry, FieldChange } from '@/lib/contract/records';
import { csvRecord } from './csv';

/** What a spreadsheet gets of an entry; the whole story is in the JSON. Names of columns are fixed, they are read by programs. */
const COLUMNS: Array<[name: string, value: (entry: ActivityEntry) => string | number | boolean | null]> = [
  ['at', (entry) => entry.at],
  ['kind', (entry) => entry.kind],
  ['id', (entry) => entry.id],
  ['title', (entry) => (entry.kind === 'action' ? entry.action.title : entry.title)],
  ['todo', (entry) => (entry.kind === 'action' ? entry.action.subject : (entry.todo?.title ?? null))],
  ['status', (entry) => (entry.kind === 'action' ? entry.action.status : 'done')],
  ['tool', (entry) => (entry.kind === 'action' ? entry.action.tool : null)],
  ['risk', (entry) => (entry.kind === 'action' ? entry.action.risk : null)],
  ['agent', (entry) => (entry.kind === 'action' ? entry.call.agent : null)],
  ['said', (entry) => (entry.kind === 'action' ? entry.said.join('\n') : null)],
  ['thread', (entry) => (entry.kind === 'action' ? (entry.thread?.title ?? null) : null)],
  ['arguments', (entry) => (entry.kind === 'action' ? JSON.stringify(entry.action.arguments) : null)],
  ['versions', (entry) => (entry.kind === 'action' ? entry.action.version : null)],
  ['edited', (entry) => entry.kind === 'action' && entry.versions.some(({ event }) => event === 'edited')],
  ['first_seen_at', (entry) => (entry.kind === 'action' ? entry.firstSeenAt : null)],
  ['decided_at', (entry) => (entry.kind === 'action' ? (entry.decision?.at ?? null) : null)],
  ['decided_how', (entry) => (entry.kind === 'action' ? (entry.decision?.how ?? null) : 'by_hand')],
  [
    'response_seconds',
    (entry) => (entry.kind === 'action' ? (entry.decision?.responseSeconds ?? null) : null),
  ],
  ['device', (entry) => (entry.kind === 'action' ? (entry.decision?.device ?? null) : entry.device)],
  ['reason', (entry) => (entry.kind === 'action' ? (entry.decision?.reason ?? null) : null)],
  ['changes', (entry) => changesText(entry)],
  ['undone_at', (entry) => (entry.kind === 'action' ? (entry.undone?.at ?? null) : null)],
];

function changesText(entry: ActivityEntry): string {
  const changes = entry.kind === 'own' ? entry.changes : entry.written.flatMap((todo) => todo.changes);
  return changes.map(changeText).join('\n');
}

const changeText = ({ label, before, after }: FieldChange): string =>
  `${label}: ${before ?? '–'} → ${after ?? '–'}`;

const csvHeader = (): string => csvRecord(COLUMNS.map(([name]) => name));
const csvLine = (entry: ActivityEntry): string => csvRecord(COLUMNS.map(([, value]) => value(entry)));

/** Pages of entries as the text of one file, piece by piece, so that a long history never stands in memory as a whole. */
export async function* writeExport(
  pages: AsyncIterable<ActivityEntry[]>,
  format: 'json' | 'csv',
  exportedAt: Date,
): AsyncGenerator<string> {
  if (format === 'csv') {
    // With the mark that tells a spreadsheet that this is UTF-8.
    yield `\uFEFF${csvHeader()}`;
    for await (const page of pages) yield page.map(csvLine).join('');
    return;
  }
  yield `{"exportedAt":${JSON.stringify(exportedAt.toISOString())},"entries":[`;
  let isFirst = true;
  for await (const page of pages) {
    for (const entry of page) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(entry)}`;
      isFirst = false;
    }
  }
  yield '\n]}\n';
}
