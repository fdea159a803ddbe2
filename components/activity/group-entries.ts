import type { ActivityEntry } from '@/lib/contract/records';
import type { LocalDate } from '@/lib/time/local-date';
import { localNow } from '@/lib/time/zoned-time';

export type EntriesOfDay = { day: LocalDate; entries: ActivityEntry[] };

/** Entries by the reader's day, in the order in which they came. */
export function groupByLocalDay(entries: readonly ActivityEntry[], timeZone: string): EntriesOfDay[] {
  const days = Map.groupBy(entries, (entry) => localNow(new Date(entry.at), timeZone).date);
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
