import { minutesOfDay } from '@/lib/time/local-date';
import { overlaps } from './conflicts';
import { BREAK_MINUTES, type SlotRequest } from './free-slots';
import type { LayOutItem } from './lay-out';
import { type KeptPlace, type Placement, placementOf } from './place-items';

const NOON = 12 * 60;

/**
 * Leaves things where the plan before had them, as far as their limits allow that and nothing else stands there now. What is `left` has
 * still to be placed: near the days that it stood on, where those still count.
 */
export function keepPlaces(
  request: SlotRequest,
  items: LayOutItem[],
  taken: Placement[],
  evening: string,
): { placements: Placement[]; left: LayOutItem[] } {
  const placements: Placement[] = [];
  const left = items.flatMap((item) => {
    const { kept = [], ...rest } = item;
    const lost: string[] = [];
    let standing = 0;
    for (const place of kept.slice(0, item.times)) {
      const placement = placementOf(item, place.dueDate, place.dueTime);
      const isFree = !clashes(placement, place, [...request.busy, ...taken, ...placements]);
      if (isDayFor(request, item, place) && isHourFor(request, item, place, evening) && isFree) {
        placements.push(placement);
        standing += 1;
      } else if (isDayFor(request, item, place)) lost.push(place.dueDate);
    }
    const times = item.times - standing;
    return times > 0 ? [{ ...rest, times, lost }] : [];
  });
  return { placements, left };
}

function isDayFor(request: SlotRequest, { on, before }: LayOutItem, { dueDate }: KeptPlace): boolean {
  const { from, to, now, except = [] } = request;
  return (
    dueDate >= from &&
    dueDate <= to &&
    dueDate >= now.date &&
    !except.includes(dueDate) &&
    (on ?? dueDate) === dueDate &&
    dueDate <= (before ?? dueDate)
  );
}

function isHourFor(
  { now }: SlotRequest,
  { part, durationMinutes }: LayOutItem,
  { dueDate, dueTime }: KeptPlace,
  evening: string,
): boolean {
  if (dueDate === now.date && dueTime < now.time) return false;
  const start = minutesOfDay(dueTime);
  switch (part) {
    case 'morning':
      return start + durationMinutes <= NOON;
    case 'afternoon':
      return start >= NOON && dueTime < evening;
    case 'evening':
      return dueTime >= evening;
    default:
      return true;
  }
}

/** What takes longer than it did needs the room for it, with a break behind. */
function clashes(
  placement: Placement,
  { durationMinutes }: KeptPlace,
  others: ReadonlyArray<SlotRequest['busy'][number]>,
): boolean {
  const added = placement.durationMinutes > durationMinutes ? BREAK_MINUTES : 0;
  const wanted = { ...placement, durationMinutes: placement.durationMinutes + added };
  return others.some((other) => overlaps({ title: '', ...other }, wanted));
}
