import type { PlanChange } from '@/lib/language/plan-change';
import { partedIn } from '@/lib/language/plan-item';
import { minutesOfDay, timeFromMinutes } from '@/lib/time/local-date';
import type { AskedItem, AskedPlan, Placed } from './asked-plan';

/** More things than this the scheduler does not take at once. */
const MOST_ITEMS = 30;

/**
 * What to ask the scheduler for when a plan changes. Undefined when the change can't be made of this plan: nothing of what is meant
 * stands on the day that was named, or nothing would differ.
 */
export function rearranged(asked: AskedPlan, change: PlanChange): AskedItem[] | undefined {
  const titles = titlesOf(asked, change);
  if (change.swap) return fitting(swapped(asked, titles));
  if (change.from !== undefined) return fitting(movedFrom(asked, titles, change));
  const [title = ''] = titles;
  const isCounted = change.times !== undefined || change.by !== undefined;
  const items = isCounted ? counted(asked.items, title, change) : asked.items;
  return items?.flatMap((item) => {
    const isMeant = titles.includes(item.title);
    if (isMeant && change.drop) return [];
    return [offDays(isMeant ? changedItem(item, change) : item, change.except)];
  });
}

export const titlesOf = (asked: AskedPlan, { which }: PlanChange): string[] => [
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
  const whole = partedIn(times * durationMinutes);
  const isParted = whole.times === times && whole.minutes === durationMinutes;
  return { durationMinutes: parted.minutes, times: isParted ? parted.times : times * parted.times };
}

/** Every sitting on the day where the plan put it, so that what is not meant stays; what found no place is asked for once more. */
function apart({ items, placed }: AskedPlan): AskedItem[] {
  const titles = [...new Set(items.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const same = items.filter((item) => item.title === title);
    const [first] = same;
    if (!first) return [];
    const sittings = placed.filter((each) => each.title === title);
    const isDaily = same.some(({ daily }) => daily);
    const left = isDaily ? 0 : timesOf(same) - sittings.length;
    const { on: _on, times: _times, daily: _daily, ...rest } = first;
    return [
      ...sittings.map(({ dueDate }) => ({ ...rest, on: dueDate })),
      ...(left > 0 ? [{ ...rest, times: left }] : []),
    ];
  });
}

const timesOf = (items: AskedItem[]): number => items.reduce((sum, { times = 1 }) => sum + times, 0);

const fitting = (items: AskedItem[] | undefined): AskedItem[] | undefined =>
  items && items.length <= MOST_ITEMS ? items : undefined;

/** "Wednesday's run to Friday": only what stands there moves, or is left out. */
function movedFrom(asked: AskedPlan, titles: string[], change: PlanChange): AskedItem[] | undefined {
  const isMeant = ({ title, on }: AskedItem) => titles.includes(title) && on === change.from;
  const items = apart(asked);
  if (!items.some(isMeant)) return undefined;
  return items.flatMap((item) => {
    if (!isMeant(item)) return [item];
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
  return left > 0 ? [...kept, { ...first, on: undefined, times: left }] : kept;
}

/** Two things change their days, or their hours where they stand on one day. */
function swapped(asked: AskedPlan, [one = '', other = '']: string[]): AskedItem[] | undefined {
  const [a, b] = [one, other].map((title) => asked.placed.find((each) => each.title === title));
  if (!a || !b) return undefined;
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
  return apart(asked).map((item) => {
    const placed = [a, b].find(({ title, dueDate }) => title === item.title && dueDate === item.on);
    if (!placed || done.has(placed.title)) return item;
    done.add(placed.title);
    return { ...item, before: undefined, part: undefined, time: undefined, ...places.get(placed) };
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
