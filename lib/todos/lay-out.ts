import { addDays, daysBetween, minutesOfDay, weekday } from '@/lib/time/local-date';
import { overlaps } from './conflicts';
import {
  freeSlots,
  type Placement,
  type PlanItem,
  placeItems,
  type SlotRequest,
  type Unplaced,
} from './free-slots';

/** A thing to place. `on` is the day it must be on, `time` the clock time it must begin at; with both nothing is left to choose. */
export type LayOutItem = Omit<PlanItem, 'part'> & { part?: PlanItem['part'] | 'evening'; time?: string };
export type LayOut = { placements: Placement[]; unplaced: Unplaced[] };

/** The evening, for what the person wants outside working hours. */
const EVENING = { start: '18:00', end: '21:00' };

/**
 * Lays things out over the days: first what stands at a clock time, then the rest in free working hours around it, and in
 * the evening what is meant for it. A time that the person said for a day is kept even when something stands there: the
 * card then shows the conflict.
 */
export function layOut(request: SlotRequest, items: LayOutItem[]): LayOut {
  const fixed = placeTimed(
    request,
    items.filter((item) => item.time !== undefined),
  );
  const busy = [...request.busy, ...fixed.placements];
  const also = items.flatMap((item) => (item.on ? [item.on] : []));
  const loose = items.filter((item) => item.time === undefined);
  const day = placeItems(
    loose.flatMap((item) => (item.part === 'evening' ? [] : [{ ...item, part: item.part }])),
    freeSlots({ ...request, also, busy }),
  );
  const hours = { ...EVENING, days: [0, 1, 2, 3, 4, 5, 6] };
  const evening = placeItems(
    loose.flatMap((item) => (item.part === 'evening' ? [{ ...item, part: undefined }] : [])),
    freeSlots({ ...request, hours, busy: [...busy, ...day.placements] }),
  );
  const all = [...fixed.placements, ...day.placements, ...evening.placements];
  return {
    placements: all.sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1)),
    unplaced: [...fixed.unplaced, ...day.unplaced, ...evening.unplaced],
  };
}

const startOf = (placement: Placement): string => `${placement.dueDate}T${placement.dueTime}`;

function placeTimed(request: SlotRequest, items: LayOutItem[]): LayOut {
  const placements: Placement[] = [];
  const unplaced: Unplaced[] = [];
  for (const item of items) {
    const days = daysFor(request, item, placements);
    const wanted = Math.min(item.times, days.length);
    for (let round = 0; round < wanted; round++) {
      const dueDate = days[Math.floor((round * days.length) / wanted)] as string;
      placements.push(placed(item, dueDate));
    }
    if (wanted < item.times)
      unplaced.push({ title: item.title, missing: item.times - wanted, why: 'no_free_slot' });
  }
  return { placements, unplaced };
}

const placed = (item: LayOutItem, dueDate: string): Placement => ({
  title: item.title,
  dueDate,
  dueTime: item.time as string,
  durationMinutes: item.durationMinutes,
});

/** The days on which the clock time of an item is still to come and free. */
function daysFor(request: SlotRequest, item: LayOutItem, taken: Placement[]): string[] {
  const { from, to, now, hours, except = [] } = request;
  const isToCome = (date: string) =>
    date > now.date || (date === now.date && minutesOfDay(item.time as string) >= minutesOfDay(now.time));
  if (item.on) return isToCome(item.on) ? [item.on] : [];
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).filter(
    (date) =>
      isToCome(date) &&
      !except.includes(date) &&
      date <= (item.before ?? date) &&
      ![...request.busy, ...taken].some((other) => overlaps({ title: '', ...other }, placed(item, date))),
  );
  const working = all.filter((date) => hours.days.includes(weekday(date)));
  return working.length >= Math.min(item.times, all.length) ? working : all;
}
