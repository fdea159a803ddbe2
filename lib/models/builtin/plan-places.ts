import type { AskedItem, AskedPlan } from './asked-plan';

/** More things than this the scheduler does not take at once. */
const MOST_ITEMS = 30;

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
export function apart(items: AskedItem[]): AskedItem[] {
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

export const fitting = (items: AskedItem[] | undefined): AskedItem[] | undefined =>
  items && items.length <= MOST_ITEMS ? items : undefined;
