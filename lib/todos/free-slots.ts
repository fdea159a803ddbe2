import { ASSUMED_MINUTES } from '@/lib/time/assumed-length';
import { addDays, daysBetween, type LocalMoment, minutesOfDay, weekday } from '@/lib/time/local-date';
import type { WorkingHours } from './working-hours';

/** Room kept between two things, minutes. */
export const BREAK_MINUTES = 15;
/** Nobody starts at once: nothing is placed nearer to now than this, minutes. */
export const HEAD_START_MINUTES = 15;
/** Starts fall on quarters of an hour. */
const GRID_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

/** A stretch of one day, minutes since midnight, `end` exclusive. */
export type Stretch = { start: number; end: number };
export type FreeSlot = Stretch & {
  date: string;
  /** A day off: only for what must be on it. */
  isOff?: true;
};
export type Busy = {
  title?: string;
  dueDate: string | null;
  dueTime: string | null;
  durationMinutes: number | null;
};

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
 * What is free on the days `from` to `to`, both included: working hours less the pause, what stands in the list already (with a break
 * around it) and what is past. When no working day lies between the two, every day counts.
 */
export function freeSlots(request: SlotRequest): FreeSlot[] {
  const { now, hours, busy } = request;
  const days = openDays(request);
  const isWorkday = (date: string) => hours.days.includes(weekday(date));
  const hasWorkdays = days.some(isWorkday);
  return days.flatMap((date) => {
    const off = hasWorkdays && !isWorkday(date) ? { isOff: true as const } : {};
    const day: FreeSlot = { date, start: minutesOfDay(hours.start), end: minutesOfDay(hours.end), ...off };
    const taken = busy.flatMap((item) => takenBy(item, date));
    if (date === now.date) taken.push({ start: 0, end: minutesOfDay(now.time) + HEAD_START_MINUTES });
    if (hours.pause)
      taken.push({ start: minutesOfDay(hours.pause.start), end: minutesOfDay(hours.pause.end) });
    return taken
      .reduce<FreeSlot[]>((free, block) => free.flatMap((slot) => without(slot, block)), [day])
      .map(onGrid)
      .filter((slot) => slot.end - slot.start >= GRID_MINUTES);
  });
}

/** The days that count for a plan: working days that are not over, or all of them when nobody works on any. */
export function openDays({ from, to, now, hours, except = [], also = [] }: SlotRequest): string[] {
  const all = daysFrom(from < now.date ? now.date : from, to).filter((date) => !except.includes(date));
  const working = all.filter((date) => hours.days.includes(weekday(date)));
  return working.length > 0 ? all.filter((date) => working.includes(date) || also.includes(date)) : all;
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let date = from; date <= to && days.length < 366; date = addDays(date, 1)) days.push(date);
  return days;
}

/** What a thing takes of a day, with its breaks; one that began on an earlier day may reach into it. */
function takenBy({ dueDate, dueTime, durationMinutes }: Busy, date: string): Stretch[] {
  if (!dueDate || !dueTime) return [];
  const start = daysBetween(date, dueDate) * DAY_MINUTES + minutesOfDay(dueTime);
  const block = withBreaks(start, durationMinutes ?? ASSUMED_MINUTES);
  return block.end > 0 && block.start < DAY_MINUTES ? [block] : [];
}

/** What a thing takes together with the breaks before and after it. */
export function withBreaks(start: number, minutes: number): Stretch {
  return { start: start - BREAK_MINUTES, end: start + minutes + BREAK_MINUTES };
}

/** What is left of a slot beside a block. */
export function without(slot: FreeSlot, block: Stretch): FreeSlot[] {
  if (block.end <= slot.start || block.start >= slot.end) return [slot];
  return [
    { ...slot, end: Math.max(slot.start, block.start) },
    { ...slot, start: Math.min(slot.end, block.end) },
  ].filter((rest) => rest.end > rest.start);
}

/** The slot from its first quarter of an hour on. */
export function onGrid(slot: FreeSlot): FreeSlot {
  return { ...slot, start: Math.ceil(slot.start / GRID_MINUTES) * GRID_MINUTES };
}
