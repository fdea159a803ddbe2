import { isHeldBack, type PlanChange } from '@/lib/language/plan-change';
import { partedIn } from '@/lib/language/plan-item';
import { addDays } from '@/lib/time/local-date';
import type { AskedItem, AskedPlan } from './asked-plan';
import { apart, fitting, withPlaces } from './plan-places';
import { inOrder, swapped } from './swap-places';

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

const timesOf = (items: AskedItem[]): number => items.reduce((sum, { times = 1 }) => sum + times, 0);

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
