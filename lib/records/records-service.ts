import type { Db } from '@/db/client';
import {
  type EntryFilter,
  type EntryKey,
  listAudit,
  listDecisionFacts,
  listEntries,
  loadStories,
} from '@/db/queries/records';
import type {
  ActivityEntry,
  ActivityExportQuery,
  ActivityPage,
  ActivityQuery,
  Insights,
  InsightsQuery,
} from '@/lib/contract/records';
import { AppError } from '@/lib/errors';
import type { Person } from '@/lib/gate/decision-service';
import { type Say, sayIn } from '@/lib/i18n/server/translate';
import { addDays } from '@/lib/time/local-date';
import { toInstant } from '@/lib/time/zoned-time';
import { type RecordsReader, tellAction } from './action-story';
import { writeExport } from './export';
import { computeInsights, spanOf } from './insights';
import { tellOwn } from './own-deed';
import { namedTools, toolLabel } from './tool-label';

type Filter = Omit<ActivityExportQuery, 'format'>;

/** Entries that an export reads at once. */
const EXPORT_PAGE = 200;

/** What a person and their agents did, and how well the cards were understood. Reads only. */
export function createRecordsService(db: Db) {
  /** The entries of these keys, each with its story, in their order. */
  async function tell(userId: string, keys: EntryKey[], reader: RecordsReader): Promise<ActivityEntry[]> {
    const idsOf = (kind: EntryKey['kind']) => keys.filter((key) => key.kind === kind).map(({ id }) => id);
    const actionIds = idsOf('action');
    const stories = await loadStories(db, { userId, ids: actionIds });
    const trails = await listAudit(db, { userId, actionIds });
    const deeds = await listAudit(db, { userId, ids: idsOf('own') });
    const trailOf = Map.groupBy(trails, ({ entry }) => entry.actionId);
    const entries = new Map<string, ActivityEntry>([
      ...stories.map((story) => {
        const { id } = story.action;
        return [id, tellAction(story, trailOf.get(id) ?? [], reader)] as const;
      }),
      ...deeds.map((row) => [row.entry.id, tellOwn(row, reader)] as const),
    ]);
    return keys.flatMap(({ id }) => entries.get(id) ?? []);
  }

  async function* pages(person: Person, filter: EntryFilter): AsyncGenerator<ActivityEntry[]> {
    const reader = readerOf(person);
    let after: { at: Date; id: string } | undefined;
    for (;;) {
      const keys = await listEntries(db, { userId: person.userId, filter, limit: EXPORT_PAGE, after });
      if (keys.length > 0) yield await tell(person.userId, keys, reader);
      if (keys.length < EXPORT_PAGE) return;
      after = keys.at(-1);
    }
  }

  return {
    /** One page, newest first. Throws `invalid_request` when the cursor is none of ours. */
    async activity(person: Person, query: ActivityQuery): Promise<ActivityPage> {
      const reader = readerOf(person);
      const { userId } = person;
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
      const filter = filterOf(query, person, reader.say);
      const found = await listEntries(db, { userId, filter, limit: query.limit + 1, after });
      const keys = found.slice(0, query.limit);
      const last = found.length > query.limit ? keys.at(-1) : undefined;
      return {
        entries: await tell(userId, keys, reader),
        nextCursor: last ? `${last.at.toISOString()}~${last.id}` : null,
        tools: namedTools(reader.say),
      };
    },

    /** The text of the whole file in pieces; each page of it is read when the one before was taken. */
    export: (person: Person, { format, ...query }: ActivityExportQuery): AsyncGenerator<string> =>
      writeExport(pages(person, filterOf(query, person, sayIn(person.locale))), format, person.now),

    async insights(person: Person, query: InsightsQuery): Promise<Insights> {
      const say = sayIn(person.locale);
      const span = spanOf(person.now, query.days, query.timeZone);
      const facts = await listDecisionFacts(db, { userId: person.userId, since: span.since });
      return computeInsights(facts, { span, now: person.now, labelOf: (tool) => toolLabel(tool, say) });
    },
  };
}

export type RecordsService = ReturnType<typeof createRecordsService>;

function readerOf({ locale, now, sessionId }: Person): RecordsReader {
  return { locale, now, sessionId, say: sayIn(locale) };
}

function filterOf(query: Filter, { now }: Person, say: Say): EntryFilter {
  const { q, kind, tool, status, from, to, timeZone } = query;
  const dayStart = (date: string) => toInstant({ date, time: '00:00' }, timeZone);
  const tools = namedTools(say);
  return {
    kind,
    tool,
    status,
    now,
    from: from ? dayStart(from) : undefined,
    until: to ? dayStart(addDays(to, 1)) : undefined,
    words: (q ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((text) => ({
        text,
        tools: tools
          .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
          .map((named) => named.tool),
      })),
  };
}

function readCursor(cursor: string): { at: Date; id: string } {
  const [, at = '', id = ''] = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)~(\w+)$/.exec(cursor) ?? [];
  const instant = new Date(at);
  if (id === '' || Number.isNaN(instant.getTime())) throw new AppError('invalid_request', `cursor ${cursor}`);
  return { at: instant, id };
}
