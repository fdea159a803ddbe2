import type { EvidenceFinding } from './evidence';
import type { Scoped } from './evidence-scope';
import type { When } from './types';

/** The other readings of the words that a card comes from, each as a one-tap change, as long as the card shows one of them. */
export function otherReadings(
  scoped: Scoped[],
  input: Record<string, unknown>,
): EvidenceFinding['alternatives'] {
  const isShown = ({ date, time }: Pick<When, 'date' | 'time'>) =>
    (date !== undefined && date === input.dueDate) || (time !== undefined && time === input.dueTime);
  for (const when of scoped.flatMap(({ whens }) => whens)) {
    const readings = [{ date: when.date, time: when.time }, ...(when.alternatives ?? [])];
    const shown = readings.find(isShown);
    if (!shown) continue;
    // A day that comes from other words stays.
    const isOfDay = shown.date === input.dueDate;
    return readings.flatMap(({ date, time }) => {
      const change: Record<string, unknown> = {};
      if (isOfDay && date && date !== input.dueDate) change.dueDate = date;
      if (time && time !== input.dueTime) change.dueTime = time;
      const field = change.dueTime === undefined ? 'dueDate' : 'dueTime';
      return Object.keys(change).length > 0 ? [{ field, arguments: change }] : [];
    });
  }
  return [];
}
