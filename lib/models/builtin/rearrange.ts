import { isHeldBack, type PlanChange } from '@/lib/language/plan-change';
import { partedIn } from '@/lib/language/plan-item';
import { addDays, minutesOfDay, timeFromMinutes } from '@/lib/time/local-date';
import type { AskedItem, AskedPlan, Placed } from './asked-plan';

/** More things than this the scheduler does not take at once. */
const MOST_ITEMS = 30;
/** Longer than this the scheduler takes nothing at once. */
const LONGEST_MINUTES = 600;

/**
 * What to ask the scheduler for when a plan changes. Undefined when the change can't be made of this plan: nothing of what is meant
 * stands on the day that was named, or nothing would differ.
 */
export function rearranged(before: AskedPlan, change: PlanChange): AskedItem[] | undefined {
  const asked = { ...before, items: withPlaces(before) };
  const titles = titlesOf(asked, change);
  if (change.added) return fitting(asked.items);
  if (change.swap) return fitting(swapped(asked, titles));
  if (change.order) return fitting(inOrder(asked, change.order));
  if (change.shiftDays !== undefined) return fitting(shifted(asked, titles, change));
  if (change.from !== undefined) return fitting(movedFrom(asked, titles, change));
  const [title = ''] = titles;
  if (change.parts !== undefined) return fitting(split(asked.items, title, change.parts));
  if (change.onEach) return fitting(onEachDay(asked.items, title, change));
  const isCounted = change.times !== undefined || change.by !== undefined;
  const items = isCounted ? counted(asked.items, title, change) : asked.items;
  return items?.flatMap((item) => {
    const isMeant = titles.includes(item.title) && !isHeldBack(item.before, change);
    if (isMeant && change.drop) return [];
    return [offDays(isMeant ? changedItem(item, change) : item, change.except)];
  });
}

/** What a change of everything does not move, because it would be too late. */
export function heldItems({ items, placed }: AskedPlan, change: PlanChange): AskedItem[] {
  const { from, which, shiftDays } = change;
  const meant = titlesOf({ items }, change);
  return items.filter(({ title, before }) => {
    if (which.length === 0 || before === undefined || !meant.includes(title)) return false;
    const days = placed.flatMap((each) => (each.title === title ? each.dueDate : []));
    return days
      .filter((day) => from === undefined || day === from)
      .some((day) =>
        shiftDays === undefined ? isHeldBack(before, change) : addDays(day, shiftDays) > before,
      );
  });
}

export const titlesOf = (asked: Pick<AskedPlan, 'items'>, { which }: PlanChange): string[] => [
  ...new Set(which.flatMap((index) => asked.items[index]?.title ?? [])),
];

/** A day to be left free binds nothing any more. */
function offDays(item: AskedItem, except: string[] | undefined): AskedItem {
  return item.on && except?.includes(item.on) ? { ...item, on: undefined } : item;
}

function changedItem(item: AskedItem, { part, on, time, minutes }: PlanChange): AskedItem {
  return {
    ...item,
    ...(part ? { part, time: undefined } : {}),
    ...(on ? { on, before: undefined } : {}),
    ...(time ? { time, part: undefined } : {}),
    ...(minutes ? lengthOf(item, minutes) : {}),
  };
}

/** Sittings into which a long thing was parted: its length is that of all of them. Where something is done several times, it is that of each. */
function lengthOf({ times = 1, durationMinutes }: AskedItem, minutes: number): Partial<AskedItem> {
  const parted = partedIn(minutes);
  const isOne = isParted({ times, durationMinutes });
  return { durationMinutes: parted.minutes, times: isOne ? parted.times : times * parted.times };
}

function isParted({ times = 1, durationMinutes }: Pick<AskedItem, 'times' | 'durationMinutes'>): boolean {
  const whole = partedIn(times * durationMinutes);
  return whole.times === times && whole.minutes === durationMinutes;
}

/** Every thing with the places that the plan gave it, so that what is not meant stays where it is. */
export function withPlaces({ items, placed }: AskedPlan): AskedItem[] {
  const left = placed.map(({ title, dueDate, dueTime, durationMinutes }) => ({
    title,
    place: { dueDate, dueTime, durationMinutes },
  }));
  const take = (item: AskedItem) => {
    const isIts = ({ title, place }: (typeof left)[number]) =>
      title === item.title && (item.on ?? place.dueDate) === place.dueDate;
    const most = item.daily ? left.length : (item.times ?? 1);
    const taken = left.filter(isIts).slice(0, most);
    for (const each of taken) left.splice(left.indexOf(each), 1);
    return { ...item, kept: taken.map(({ place }) => place) };
  };
  // What has its day takes the place there; the others have the rest.
  const dated = new Map(items.flatMap((item) => (item.on ? [[item, take(item)] as const] : [])));
  return items.map((item) => dated.get(item) ?? take(item));
}

/** Every sitting of its own, with the place that the plan gave it; what found no place is asked for once more. */
function apart(items: AskedItem[]): AskedItem[] {
  return items.flatMap((item) => {
    const { kept = [], times = 1, daily, ...rest } = item;
    const left = daily ? 0 : times - kept.length;
    return [
      // What is daily stays on its day, or is not at all.
      ...kept.map((place) => ({ ...rest, kept: [place], ...(daily ? { on: place.dueDate } : {}) })),
      ...(left > 0 ? [{ ...rest, times: left }] : []),
    ];
  });
}

const timesOf = (items: AskedItem[]): number => items.reduce((sum, { times = 1 }) => sum + times, 0);

const fitting = (items: AskedItem[] | undefined): AskedItem[] | undefined =>
  items && items.length <= MOST_ITEMS ? items : undefined;

/** "Wednesday's run to Friday": only what stands there moves, or is left out. */
function movedFrom(asked: AskedPlan, titles: string[], change: PlanChange): AskedItem[] | undefined {
  const isMeant = ({ title, kept }: AskedItem) =>
    titles.includes(title) && kept?.[0]?.dueDate === change.from;
  const items = apart(asked.items);
  if (!items.some(isMeant)) return undefined;
  return items.flatMap((item) => {
    if (!isMeant(item) || isHeldBack(item.before, change)) return [item];
    return change.drop ? [] : [changedItem(item, change)];
  });
}

/** So many of a thing, or more or fewer of it. Undefined when that is what the plan has, or when it stands on every day. */
function counted(items: AskedItem[], title: string, { times, by = 0 }: PlanChange): AskedItem[] | undefined {
  const same = items.filter((item) => item.title === title);
  const [first] = same;
  const now = timesOf(same);
  let left = Math.min(31, Math.max(0, times ?? now + by));
  if (!first || left === now || same.some(({ daily }) => daily)) return undefined;
  const kept = items.flatMap((item) => {
    if (item.title !== title) return [item];
    const stays = Math.min(item.times ?? 1, left);
    left -= stays;
    return stays > 0 ? [{ ...item, times: stays }] : [];
  });
  return left > 0 ? [...kept, { ...first, on: undefined, kept: undefined, times: left }] : kept;
}

/** Parted into sittings of the same length. Undefined where the thing is done several times: of which is not said. */
function split(items: AskedItem[], title: string, parts: number): AskedItem[] | undefined {
  const [item, ...others] = items.filter((each) => each.title === title);
  if (!item || others.length > 0 || item.daily) return undefined;
  const { times = 1, durationMinutes } = item;
  const minutes = Math.max(5, Math.ceil((times * durationMinutes) / parts / 5) * 5);
  const isOne = times === 1 || isParted(item);
  if (!isOne || minutes > LONGEST_MINUTES || (times === parts && minutes === durationMinutes))
    return undefined;
  const parted = { ...item, times: parts, durationMinutes: minutes };
  return items.map((each) => (each === item ? parted : each));
}

/** Each sitting so many days later or earlier, at its hour where that is free. What would be too late then stays. */
function shifted(
  asked: AskedPlan,
  titles: string[],
  { from, shiftDays = 0 }: PlanChange,
): AskedItem[] | undefined {
  const items = apart(asked.items);
  const isMeant = ({ title, kept }: AskedItem) =>
    kept?.[0] !== undefined && titles.includes(title) && (from ?? kept[0].dueDate) === kept[0].dueDate;
  if (!items.some(isMeant)) return undefined;
  return items.map((item) => {
    const [place] = item.kept ?? [];
    const dueDate = place && addDays(place.dueDate, shiftDays);
    const isLate = dueDate !== undefined && item.before !== undefined && dueDate > item.before;
    if (!place || !dueDate || isLate || !isMeant(item)) return item;
    return { ...item, on: dueDate, kept: [{ ...place, dueDate }] };
  });
}

/** The two change places where the second stands before the first. Undefined where one of them has several sittings. */
function inOrder(
  asked: AskedPlan,
  { first, second }: NonNullable<PlanChange['order']>,
): AskedItem[] | undefined {
  const placesOf = (title: string) => asked.placed.filter((each) => each.title === title);
  const [[one, ...ones], [other, ...others]] = [placesOf(first), placesOf(second)];
  if (!one || !other) return undefined;
  const isSo = [one, ...ones].every((each) =>
    [other, ...others].every((behind) => startOf(each) < startOf(behind)),
  );
  if (isSo) return asked.items;
  return ones.length + others.length > 0 ? undefined : swapped(asked, [first, second]);
}

const startOf = ({ dueDate, dueTime }: Placed): string => `${dueDate}T${dueTime}`;

/** One sitting on each of the days, at its hour where it stands there already. */
function onEachDay(items: AskedItem[], title: string, change: PlanChange): AskedItem[] | undefined {
  const same = items.filter((item) => item.title === title);
  const [first] = same;
  if (!first) return undefined;
  const kept = same.flatMap((item) => item.kept ?? []);
  const { daily: _daily, ...rest } = first;
  const days = (change.onEach ?? []).map((on) => ({
    ...changedItem(rest, { ...change, on }),
    times: 1,
    kept: kept.filter(({ dueDate }) => dueDate === on).slice(0, 1),
  }));
  return items.flatMap((item) => (item === first ? days : same.includes(item) ? [] : [item]));
}

/** Two things change their days, or their hours where they stand on one day. */
function swapped(asked: AskedPlan, [one = '', other = '']: string[]): AskedItem[] | undefined {
  const [a, b] = [one, other].map((title) => asked.placed.find((each) => each.title === title));
  if (!a || !b) return undefined;
  const isLate = (title: string, { dueDate }: Placed) =>
    asked.items.some((item) => item.title === title && item.before !== undefined && dueDate > item.before);
  if (isLate(one, b) || isLate(other, a)) return undefined;
  const places =
    a.dueDate === b.dueDate
      ? hoursSwapped(a, b)
      : new Map(
          [
            [a, b.dueDate],
            [b, a.dueDate],
          ].map(([each, on]) => [each as Placed, { on: on as string }]),
        );
  const done = new Set<string>();
  return apart(asked.items).map((item) => {
    const placed = [a, b].find(
      ({ title, dueDate }) => title === item.title && dueDate === item.kept?.[0]?.dueDate,
    );
    if (!placed || done.has(placed.title)) return item;
    done.add(placed.title);
    return { ...item, part: undefined, time: undefined, ...places.get(placed) };
  });
}

/** The later one begins where the earlier one did, and the earlier one ends where the later one did. */
function hoursSwapped(a: Placed, b: Placed): Map<Placed, { time: string }> {
  const [first, second] = a.dueTime < b.dueTime ? [a, b] : [b, a];
  const end = minutesOfDay(second.dueTime) + second.durationMinutes;
  return new Map([
    [second, { time: first.dueTime }],
    [first, { time: timeFromMinutes(end - first.durationMinutes) }],
  ]);
}
