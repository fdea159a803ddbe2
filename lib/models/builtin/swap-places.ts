import type { PlanChange } from '@/lib/language/plan-change';
import { minutesOfDay, timeFromMinutes } from '@/lib/time/local-date';
import type { AskedItem, AskedPlan, Placed } from './asked-plan';
import { apart, fitting, withPlaces } from './plan-places';

/** What the scheduler is to be asked once more when it put things in another order than was said. Undefined where it holds, or cannot be had. */
export function reordered(
  asked: AskedPlan,
  order: NonNullable<PlanChange['order']>,
): AskedItem[] | undefined {
  const plan = { ...asked, items: withPlaces(asked) };
  const items = fitting(inOrder(plan, order));
  return items === plan.items ? undefined : items;
}

/** The two change places where the second stands before the first. Undefined where one of them has several sittings. */
export function inOrder(
  asked: AskedPlan,
  { first, second }: NonNullable<PlanChange['order']>,
): AskedItem[] | undefined {
  const placesOf = (title: string) => asked.placed.filter((each) => each.title === title);
  const [[one, ...ones], [other, ...others]] = [placesOf(first), placesOf(second)];
  if (!one || !other) return undefined;
  if (standsInOrder(asked.placed, { first, second })) return asked.items;
  return ones.length + others.length > 0 ? undefined : swapped(asked, [first, second]);
}

/** Whether every sitting of the first begins before any of the second. */
export function standsInOrder(
  placed: Placed[],
  { first, second }: NonNullable<PlanChange['order']>,
): boolean {
  const startsOf = (title: string) => placed.filter((each) => each.title === title).map(startOf);
  return startsOf(first).every((each) => startsOf(second).every((behind) => each < behind));
}

const startOf = ({ dueDate, dueTime }: Placed): string => `${dueDate}T${dueTime}`;

/** Two things change their days, or their hours where they stand on one day. */
export function swapped(asked: AskedPlan, [one = '', other = '']: string[]): AskedItem[] | undefined {
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
