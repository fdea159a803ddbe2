import type { ActionEntry, ActivityEntry } from '@/lib/contract/records';
import type { LocalDate } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';

export type EntriesOfDay = { day: LocalDate; entries: ActivityEntry[] };

/** Entries by the reader's day, in the order in which they came. */
export function groupByLocalDay(entries: readonly ActivityEntry[], timeZone: string): EntriesOfDay[] {
  const days = Map.groupBy(entries, (entry) => localNow(new Date(entry.at), timeZone).date);
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

/** A row of the list: one entry, or the lines of one card, in the order in which the card had them. */
export type ActivityGroup = ActivityEntry | { kind: 'batch'; id: string; lines: ActionEntry[] };

const cardOf = (entry: ActivityEntry): string => (entry.kind === 'action' ? entry.action.batchId : entry.id);

/** Lines that were on one card become one row, where the newest of them stood. `entries` are newest first. */
export function groupByCard(entries: readonly ActivityEntry[]): ActivityGroup[] {
  const cards = Map.groupBy(entries, cardOf);
  return [...cards].flatMap(([id, ofCard]): ActivityGroup[] => {
    const lines = ofCard.flatMap((entry) => (entry.kind === 'action' ? [entry] : []));
    return lines.length > 1 ? [{ kind: 'batch', id, lines: lines.toReversed() }] : ofCard;
  });
}

/** The lines that stand on a card: one that came back, or turned into something else, stands there once. */
export function standingLines(lines: readonly ActionEntry[]): ActionEntry[] {
  const replaced = new Set(lines.map(({ replaces }) => replaces));
  return lines.filter(({ id }) => !replaced.has(id));
}

/** Without the card at the very end, some lines of which may be on the next page; it comes with that page, whole. */
export function withoutCutCard(entries: ActivityEntry[]): ActivityEntry[] {
  const last = entries.at(-1);
  if (last?.kind !== 'action') return entries;
  const whole = entries.filter((entry) => cardOf(entry) !== last.action.batchId);
  return whole.length === 0 ? entries : whole;
}
