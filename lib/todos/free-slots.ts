import { addDays, type LocalMoment, minutesOfDay, timeFromMinutes, weekday } from '@/lib/time/local-date';
import { ASSUMED_MINUTES } from './conflicts';

/** When somebody works: wall-clock times, and days with 0 = Monday. */
export type WorkingHours = { start: string; end: string; days: number[] };
export const DEFAULT_HOURS: WorkingHours = { start: '09:00', end: '18:00', days: [0, 1, 2, 3, 4] };

/** Room kept between two things, minutes. */
export const BREAK_MINUTES = 15;
/** Starts fall on quarters of an hour. */
const GRID_MINUTES = 15;

/** A free stretch of one day, minutes since midnight, `end` exclusive. */
export type FreeSlot = { date: string; start: number; end: number };
export type Busy = { dueDate: string | null; dueTime: string | null; durationMinutes: number | null };

export type SlotRequest = {
  from: string;
  to: string;
  now: LocalMoment;
  hours: WorkingHours;
  busy: Busy[];
  /** Days on which nothing may be placed. */
  except?: string[];
  /** Days that count although nobody works on them. */
  also?: string[];
};

/**
 * What is free on the days `from` to `to`, both included: working hours less what stands in the list already (with a break around it) and less what is past.
 * When no working day lies between the two, every day counts.
 */
export function freeSlots({ from, to, now, hours, busy, except = [], also = [] }: SlotRequest): FreeSlot[] {
  const all = daysFrom(from < now.date ? now.date : from, to).filter((date) => !except.includes(date));
  const working = all.filter((date) => hours.days.includes(weekday(date)));
  const days = working.length > 0 ? all.filter((date) => working.includes(date) || also.includes(date)) : all;
  return days.flatMap((date) => {
    const day: FreeSlot = { date, start: minutesOfDay(hours.start), end: minutesOfDay(hours.end) };
    const taken = busy.filter((item) => item.dueDate === date && item.dueTime).map((item) => takenBy(item));
    if (date === now.date) taken.push({ start: 0, end: minutesOfDay(now.time) });
    return taken
      .reduce<FreeSlot[]>((free, block) => free.flatMap((slot) => without(slot, block)), [day])
      .map(onGrid)
      .filter((slot) => slot.end - slot.start >= GRID_MINUTES);
  });
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to && days.length < 366; date = addDays(date, 1)) days.push(date);
  return days;
}

function takenBy(item: Busy): { start: number; end: number } {
  const start = minutesOfDay(item.dueTime as string);
  return {
    start: start - BREAK_MINUTES,
    end: start + (item.durationMinutes ?? ASSUMED_MINUTES) + BREAK_MINUTES,
  };
}

function without(slot: FreeSlot, block: { start: number; end: number }): FreeSlot[] {
  if (block.end <= slot.start || block.start >= slot.end) return [slot];
  return [
    { ...slot, end: Math.max(slot.start, block.start) },
    { ...slot, start: Math.min(slot.end, block.end) },
  ].filter((rest) => rest.end > rest.start);
}

function onGrid(slot: FreeSlot): FreeSlot {
  return { ...slot, start: Math.ceil(slot.start / GRID_MINUTES) * GRID_MINUTES };
}

export type PlanItem = {
  title: string;
  durationMinutes: number;
  /** How often, on different days where possible. */
  times: number;
  /** Last day that still counts, "YYYY-MM-DD". */
  before?: string;
  part?: 'morning' | 'afternoon';
  /** The only day that counts. */
  on?: string;
};
export type Placement = { title: string; dueDate: string; dueTime: string; durationMinutes: number };
export type Unplaced = {
  title: string;
  missing: number;
  why: 'no_free_slot' | 'no_free_slot_before_deadline' | 'too_long';
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
  const longest = Math.max(0, ...slots.map((slot) => slot.end - slot.start));
  for (const item of inOrder(items)) {
    const used: string[] = [];
    let missing = 0;
    for (let round = 0; round < item.times; round++) {
      const slot = bestSlot(item, free, load, used);
      if (!slot) {
        missing += 1;
        continue;
      }
      const start = startIn(item, slot);
      placements.push({
        title: item.title,
        dueDate: slot.date,
        dueTime: timeFromMinutes(start),
        durationMinutes: item.durationMinutes,
      });
      used.push(slot.date);
      load.set(slot.date, (load.get(slot.date) ?? 0) + item.durationMinutes);
      const block = { start: start - BREAK_MINUTES, end: start + item.durationMinutes + BREAK_MINUTES };
      free = free.flatMap((candidate) =>
        candidate === slot ? without(candidate, block).map(onGrid) : [candidate],
      );
    }
    if (missing > 0) unplaced.push({ title: item.title, missing, why: whyNot(item, longest) });
  }
  const inTime = placements.sort((a, b) =>
    `${a.dueDate}T${a.dueTime}` < `${b.dueDate}T${b.dueTime}` ? -1 : 1,
  );
  return { placements: inTime, unplaced };
}

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

function bestSlot(
  item: PlanItem,
  free: FreeSlot[],
  load: Map<string, number>,
  used: string[],
): FreeSlot | null {
  const fitting = free.filter(
    (slot) =>
      (!item.before || slot.date <= item.before) &&
      (!item.on || slot.date === item.on) &&
      partOf(item, slot) !== null,
  );
  const fresh = fitting.filter((slot) => !used.includes(slot.date));
  const candidates = fresh.length > 0 ? fresh : fitting;
  const cost = (slot: FreeSlot) => (load.get(slot.date) ?? 0) - 60 * distance(slot.date, used, load);
  return candidates.reduce<FreeSlot | null>(
    (best, slot) => (best === null || cost(slot) < cost(best) ? slot : best),
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
function partOf(item: PlanItem, slot: FreeSlot): { start: number; end: number } | null {
  const start = item.part === 'afternoon' ? Math.max(slot.start, NOON) : slot.start;
  const end = item.part === 'morning' ? Math.min(slot.end, NOON) : slot.end;
  return end - start >= item.durationMinutes ? { start, end } : null;
}

function startIn(item: PlanItem, slot: FreeSlot): number {
  return partOf(item, slot)?.start ?? slot.start;
}

function whyNot(item: PlanItem, longest: number): Unplaced['why'] {
  if (item.durationMinutes > longest) return 'too_long';
  return item.before ? 'no_free_slot_before_deadline' : 'no_free_slot';
}
