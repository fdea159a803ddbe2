import { daysBetween, timeFromMinutes } from '@/lib/time/local-date';
import { type FreeSlot, onGrid, type Stretch, withBreaks, without } from './free-slots';

export type PlanItem = {
  title: string;
  /** The todo that would move; absent for a thing that is new. */
  id?: string;
  durationMinutes: number;
  /** How often, on different days where possible. */
  times: number;
  /** Last day that still counts, "YYYY-MM-DD". */
  before?: string;
  part?: 'morning' | 'afternoon';
  /** The only day that counts. */
  on?: string;
  /** The day to stay on, else the free day closest to it. */
  near?: string;
  /** Where a plan that changes had it, once for each time: it stays there while its limits and the other things allow that. */
  kept?: KeptPlace[];
  /** Days on which it stands already, and those that it should be near to because it stood there. */
  stands?: string[];
  lost?: string[];
};
export type KeptPlace = { dueDate: string; dueTime: string; durationMinutes: number };
export type Placement = {
  title: string;
  id?: string;
  dueDate: string;
  dueTime: string;
  durationMinutes: number;
};
export type Unplaced = {
  title: string;
  id?: string;
  missing: number;
  why: 'no_free_slot' | 'no_free_slot_before_deadline' | 'too_long' | 'past' | 'taken';
  /** What stands at the clock time that was said, on the first of the days. */
  takenBy?: { title: string; dueDate: string; dueTime: string };
};

const NOON = 12 * 60;

/**
 * Puts items into free slots: what has a deadline first, then what is long; each on the day that has the least planned so far, repeats on different days
 * and far from each other; in the asked part of the day. Nothing overlaps. What does not fit is named, with why.
 */
export function placeItems(
  items: PlanItem[],
  slots: FreeSlot[],
): { placements: Placement[]; unplaced: Unplaced[] } {
  let free = slots;
  const load = loadOf(slots);
  const placements: Placement[] = [];
  const unplaced: Unplaced[] = [];
  const daysOf = daysByTitle(items);
  for (const item of inOrder(items)) {
    const used = daysOf.get(item.title) ?? [];
    let missing = 0;
    for (let round = 0; round < item.times; round++) {
      const near = item.near ?? item.lost?.[round];
      const slot = bestSlot({ ...item, near }, free, load, used);
      if (!slot) {
        missing += 1;
        continue;
      }
      const start = partOf(item, slot)?.start ?? slot.start;
      placements.push(placementOf(item, slot.date, timeFromMinutes(start)));
      used.push(slot.date);
      load.set(slot.date, (load.get(slot.date) ?? 0) + item.durationMinutes);
      const block = withBreaks(start, item.durationMinutes);
      free = free.flatMap((candidate) =>
        candidate === slot ? without(candidate, block).map(onGrid) : [candidate],
      );
    }
    if (missing > 0) unplaced.push(unplacedOf(item, missing, whyNot(item, slots)));
  }
  const inTime = placements.sort((a, b) =>
    `${a.dueDate}T${a.dueTime}` < `${b.dueDate}T${b.dueTime}` ? -1 : 1,
  );
  return { placements: inTime, unplaced };
}

/** The days on which each thing stands: what is named twice is spread like what is wanted twice. */
function daysByTitle(items: PlanItem[]): Map<string, string[]> {
  const byTitle = Map.groupBy(items, ({ title }) => title);
  return new Map([...byTitle].map(([title, same]) => [title, same.flatMap(({ stands = [] }) => stands)]));
}

type Named = Pick<PlanItem, 'title' | 'id' | 'durationMinutes'>;
const nameOf = ({ title, id }: Named) => ({ title, ...(id ? { id } : {}) });

export const placementOf = (item: Named, dueDate: string, dueTime: string): Placement => ({
  ...nameOf(item),
  dueDate,
  dueTime,
  durationMinutes: item.durationMinutes,
});
export const unplacedOf = (item: Named, missing: number, why: Unplaced['why']): Unplaced => ({
  ...nameOf(item),
  missing,
  why,
});

/** How full each day is already: what its free time lacks to that of the freest day. */
function loadOf(slots: FreeSlot[]): Map<string, number> {
  const free = new Map<string, number>();
  for (const slot of slots) free.set(slot.date, (free.get(slot.date) ?? 0) + slot.end - slot.start);
  const most = Math.max(0, ...free.values());
  return new Map([...free].map(([date, minutes]) => [date, most - minutes]));
}

function inOrder(items: PlanItem[]): PlanItem[] {
  return [...items].sort(
    (a, b) =>
      (a.on ?? a.before ?? '9999').localeCompare(b.on ?? b.before ?? '9999') ||
      b.durationMinutes - a.durationMinutes,
  );
}

const isAllowed = (item: PlanItem, { date, isOff }: FreeSlot): boolean =>
  (!item.before || date <= item.before) && (item.on ? date === item.on : !isOff);

function bestSlot(
  item: PlanItem,
  free: FreeSlot[],
  load: Map<string, number>,
  used: string[],
): FreeSlot | null {
  const fitting = free.filter((slot) => isAllowed(item, slot) && partOf(item, slot) !== null);
  const fresh = fitting.filter((slot) => slot.date === item.near || !used.includes(slot.date));
  const candidates = fresh.length > 0 ? fresh : fitting;
  const cost = ({ date }: FreeSlot): [number, number] => [
    item.near ? Math.abs(daysBetween(item.near, date)) : 0,
    (load.get(date) ?? 0) - 60 * distance(date, used, load),
  ];
  const isBetter = (a: FreeSlot, b: FreeSlot) => {
    const [near, full] = cost(a);
    const [otherNear, otherFull] = cost(b);
    return near === otherNear ? full < otherFull : near < otherNear;
  };
  return candidates.reduce<FreeSlot | null>(
    (best, slot) => (best === null || isBetter(slot, best) ? slot : best),
    null,
  );
}

/** Days, among those that can be planned, to the nearest day on which the item stands already. */
function distance(date: string, used: string[], load: Map<string, number>): number {
  if (used.length === 0) return 0;
  const days = [...load.keys()];
  return Math.min(...used.map((other) => Math.abs(days.indexOf(date) - days.indexOf(other))));
}

/** The stretch of the slot in which the item may begin and end, or null. */
function partOf(item: PlanItem, slot: FreeSlot): Stretch | null {
  const start = item.part === 'afternoon' ? Math.max(slot.start, NOON) : slot.start;
  const end = item.part === 'morning' ? Math.min(slot.end, NOON) : slot.end;
  return end - start >= item.durationMinutes ? { start, end } : null;
}

/** Too long: no stretch of these days would hold it even if nothing else were planned. */
function whyNot(item: PlanItem, slots: FreeSlot[]): Unplaced['why'] {
  if (slots.length > 0 && !slots.some((slot) => slot.end - slot.start >= item.durationMinutes))
    return 'too_long';
  return item.before ? 'no_free_slot_before_deadline' : 'no_free_slot';
}
