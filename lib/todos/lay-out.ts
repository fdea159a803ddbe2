import { addDays, daysBetween, minutesOfDay, timeFromMinutes, weekday } from '@/lib/time/local-date';
import { overlaps } from './conflicts';
import { type Busy, freeSlots, HEAD_START_MINUTES, type SlotRequest } from './free-slots';
import { keepPlaces } from './keep-places';
import {
  type Placement,
  type PlanItem,
  placeItems,
  placementOf,
  type Unplaced,
  unplacedOf,
} from './place-items';
import type { WorkingHours } from './working-hours';

export type DayPart = 'morning' | 'afternoon' | 'evening';
/** A thing to place. `on` is the day it must be on, `time` the clock time it must begin at; with both nothing is left to choose. */
export type LayOutItem = Omit<PlanItem, 'part'> & {
  part?: DayPart;
  time?: string;
  /** On each of the days, days off too; `times` then counts for each of them. */
  daily?: boolean;
};
export type LayOut = { placements: Placement[]; unplaced: Unplaced[] };

/** The parts of the day, for what the person wants outside working hours. */
const PARTS: Record<DayPart, { start: string; end: string }> = {
  morning: { start: '08:00', end: '12:00' },
  afternoon: { start: '13:00', end: '18:00' },
  evening: { start: '18:00', end: '21:00' },
};
const EVENING_MINUTES = 180;
const LAST_MINUTE = 23 * 60 + 45;
/** Working hours that reach less than this into a part of the day do not count for it. */
const LEAST_MINUTES = 60;
const NOON = 12 * 60;
const MOST_TRIED = 30;

const missingOf = ({ unplaced }: LayOut): number => unplaced.reduce((sum, { missing }) => sum + missing, 0);

/**
 * Lays things out over the days: first what stands at a clock time, then the rest in free working hours around it, and
 * outside them what is meant for a part of the day that they do not reach: always the evening. A time that the person said for a day
 * is kept even when something stands there: the card then shows the conflict.
 */
export function layOut(request: SlotRequest, items: LayOutItem[]): LayOut {
  const each = items.flatMap((item) => dayByDay(item, request));
  const { placements, unplaced } = waysOf(each)
    .map((way) => () => layOutEach(request, way))
    .reduce<LayOut>(
      (best, tryNext) => (missingOf(best) === 0 ? best : fuller(best, tryNext())),
      layOutEach(request, each),
    );
  return { placements, unplaced: summedUp(unplaced) };
}

const fuller = (a: LayOut, b: LayOut): LayOut => (missingOf(b) < missingOf(a) ? b : a);

/** What else may be tried when something found no place beside what stays: that one thing gives way, then that all do. */
function waysOf(items: LayOutItem[]): LayOutItem[][] {
  const without = ({ kept: _kept, ...rest }: LayOutItem): LayOutItem => rest;
  const staying = items.filter(({ kept, time }) => kept?.length && time === undefined).slice(0, MOST_TRIED);
  if (staying.length === 0) return [];
  const one = staying.map((item) => items.map((other) => (other === item ? without(item) : other)));
  return [...one, items.map(without)];
}

/** "Every day" is a thing for each day that is to come and not to be left free. */
function dayByDay({ daily, ...item }: LayOutItem, { from, to, now, except = [] }: SlotRequest): LayOutItem[] {
  if (!daily || item.on) return [item];
  const first = from < now.date ? now.date : from;
  const last = item.before && item.before < to ? item.before : to;
  if (last < first) return [item];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
    .filter((day) => !except.includes(day))
    .map((on) => ({ ...item, on, kept: item.kept?.filter(({ dueDate }) => dueDate === on) }));
}

/** What is missing of one thing for one reason is said once. */
function summedUp(unplaced: Unplaced[]): Unplaced[] {
  const sums = new Map<string, Unplaced>();
  for (const { missing, ...each } of unplaced) {
    const key = JSON.stringify(each);
    sums.set(key, { ...each, missing: missing + (sums.get(key)?.missing ?? 0) });
  }
  return [...sums.values()];
}

function layOutEach(request: SlotRequest, items: LayOutItem[]): LayOut {
  const late = items.filter((item) => isOver(item, request));
  const timely = items.filter((item) => !late.includes(item));
  const fixed = placeTimed(
    request,
    timely.filter((item) => item.time !== undefined),
  );
  const also = timely.flatMap((item) => (item.on ? [item.on] : []));
  const evening = outside('evening', request.hours).start;
  const kept = keepPlaces(
    request,
    timely.filter((item) => item.time === undefined),
    fixed.placements,
    evening,
  );
  const busy = [...request.busy, ...fixed.placements, ...kept.placements];
  const loose = kept.left.map((item) => ({
    ...item,
    stands: [...(item.stands ?? []), ...daysOf(item, busy)],
  }));
  const inHours = loose.flatMap(({ part, ...item }) =>
    part === undefined
      ? [item]
      : part !== 'evening' && reaches(request.hours, part)
        ? [{ ...item, part }]
        : [],
  );
  const day = placeItems(inHours, freeSlots({ ...request, also, busy }));
  const found = {
    placements: [...fixed.placements, ...kept.placements, ...day.placements],
    unplaced: [...fixed.unplaced, ...day.unplaced],
  };
  for (const part of ['morning', 'afternoon', 'evening'] as const) {
    if (part !== 'evening' && reaches(request.hours, part)) continue;
    const meant = loose.filter((item) => item.part === part).map(({ part: _part, ...item }) => item);
    const hours = outside(part, request.hours);
    const more = placeItems(
      meant,
      freeSlots({ ...request, hours, busy: [...request.busy, ...found.placements] }),
    );
    found.placements.push(...more.placements);
    found.unplaced.push(...more.unplaced);
  }
  return {
    placements: found.placements.sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1)),
    unplaced: [...late.map((item) => unplacedOf(item, item.times, 'past')), ...found.unplaced],
  };
}

/** The days on which something of its name stands, so that it is not there twice. */
const daysOf = ({ title }: LayOutItem, busy: Busy[]): string[] =>
  busy.flatMap((other) => (other.title === title ? (other.dueDate ?? []) : []));

const startOf = (placement: Placement): string => `${placement.dueDate}T${placement.dueTime}`;

/** Its only day, its last day or its hour is over: there is nothing to look for. */
function isOver({ on, before, time }: LayOutItem, { now }: SlotRequest): boolean {
  const last = on ?? before;
  if (last !== undefined && last < now.date) return true;
  return last === now.date && time !== undefined && time < now.time;
}

/** Whether working hours hold enough of a part of the day to look for it there. */
function reaches({ start, end }: WorkingHours, part: 'morning' | 'afternoon'): boolean {
  return part === 'morning'
    ? NOON - minutesOfDay(start) >= LEAST_MINUTES
    : minutesOfDay(end) - NOON >= LEAST_MINUTES;
}

/** The hours of a part of the day on any day; the evening begins when work is over. */
function outside(part: DayPart, { end }: WorkingHours): WorkingHours {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const usual = PARTS[part];
  if (part !== 'evening' || end <= usual.start) return { ...usual, days };
  const last = Math.max(minutesOfDay(usual.end), Math.min(minutesOfDay(end) + EVENING_MINUTES, LAST_MINUTE));
  return { start: end, end: timeFromMinutes(last), days };
}

function placeTimed(request: SlotRequest, items: LayOutItem[]): LayOut {
  const placements: Placement[] = [];
  const unplaced: Unplaced[] = [];
  // What has its day takes its place first; the others then go around it.
  for (const item of [...items.filter(({ on }) => on), ...items.filter(({ on }) => !on)]) {
    const days = daysFor(request, item, placements);
    const wanted = Math.min(item.times, days.length);
    for (const dueDate of spread(days, item.kept, wanted))
      placements.push(placementOf(item, dueDate, item.time as string));
    if (wanted < item.times)
      unplaced.push({
        ...unplacedOf(
          item,
          item.times - wanted,
          item.before ? 'no_free_slot_before_deadline' : 'no_free_slot',
        ),
        ...whyNotAt(request, item, placements),
      });
  }
  return { placements, unplaced };
}

/** So many of the days: those that it had before, the others far from each other. */
function spread(days: string[], kept: LayOutItem['kept'] = [], wanted: number): string[] {
  const had = days.filter((date) => kept.some(({ dueDate }) => dueDate === date)).slice(0, wanted);
  const others = days.filter((date) => !had.includes(date));
  const left = wanted - had.length;
  const more = Array.from({ length: left }, (_, round) => others[Math.floor((round * others.length) / left)]);
  return [...had, ...more.flatMap((date) => date ?? [])];
}

/** The days on which the clock time of an item is still to come and free; with `near` the closest one. */
function daysFor(request: SlotRequest, item: LayOutItem, taken: Placement[]): string[] {
  if (item.on) return isToCome(request, item, item.on) ? [item.on] : [];
  const { hours } = request;
  const all = openDaysFor(request, item).filter((date) => !standingAt(request, item, date, taken));
  const { near } = item;
  if (near) return all.sort((a, b) => Math.abs(daysBetween(near, a)) - Math.abs(daysBetween(near, b)));
  const working = all.filter((date) => hours.days.includes(weekday(date)));
  return working.length >= Math.min(item.times, all.length) ? working : all;
}

function isToCome({ now }: SlotRequest, { time = '' }: LayOutItem, date: string): boolean {
  return date > now.date || (date === now.date && minutesOfDay(time) >= minutesOfDay(now.time));
}

/** The days on which the clock time of an item is to come, whatever stands there. */
function openDaysFor(request: SlotRequest, item: LayOutItem): string[] {
  const { from, to, now, except = [] } = request;
  const soonest = minutesOfDay(now.time) + HEAD_START_MINUTES;
  const isSoon = (date: string) => date === now.date && minutesOfDay(item.time as string) < soonest;
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).filter(
    (date) =>
      isToCome(request, item, date) &&
      !isSoon(date) &&
      !except.includes(date) &&
      date <= (item.before ?? date),
  );
}

function standingAt(
  { busy }: SlotRequest,
  item: LayOutItem,
  date: string,
  taken: Placement[],
): Busy | undefined {
  const wanted = placementOf(item, date, item.time as string);
  return [...busy, ...taken].find((other) => overlaps({ title: '', ...other }, wanted));
}

/** Why a clock time has no day left: it is over, or something else stands there, which is then named. */
function whyNotAt(
  request: SlotRequest,
  item: LayOutItem,
  placed: Placement[],
): Pick<Unplaced, 'why' | 'takenBy'> | undefined {
  const days = openDaysFor(request, item);
  const isOnlyToday = request.to === request.now.date;
  if (days.length === 0) return isOnlyToday ? { why: 'past' } : undefined;
  const others = placed.filter(({ title }) => title !== item.title);
  for (const date of days) {
    const { title, dueDate, dueTime } = standingAt(request, item, date, others) ?? {};
    if (title && dueDate && dueTime) return { why: 'taken', takenBy: { title, dueDate, dueTime } };
  }
  return undefined;
}
