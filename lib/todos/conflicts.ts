import { ASSUMED_MINUTES } from '@/lib/time/assumed-length';
import { addMinutes, minutesBetween } from '@/lib/time/local-date';
import type { TodoRecord } from './todo';

export type Slot = {
  title: string;
  dueDate: string | null;
  dueTime: string | null;
  durationMinutes: number | null;
};
export type FoundConflict = { kind: 'overlap' | 'same_title'; todo: TodoRecord };

/**
 * Open todos that stand in the way of one that is to be at `slot`: overlapping in time (touching ends do not overlap), or with the
 * same title on the same day. `others` are open todos of the days around; `except` is the todo that moves.
 */
export function findConflicts(slot: Slot, others: TodoRecord[], except?: string): FoundConflict[] {
  if (!slot.dueDate) return [];
  const candidates = others.filter(
    (todo) => todo.id !== except && todo.status === 'open' && !todo.deletedAt && todo.dueDate,
  );
  return candidates.flatMap((todo): FoundConflict[] => {
    if (overlaps(slot, todo)) return [{ kind: 'overlap', todo }];
    if (todo.dueDate === slot.dueDate && sameTitle(todo.title, slot.title))
      return [{ kind: 'same_title', todo }];
    return [];
  });
}

/** Whether two slots share a moment. A slot without a time shares none. */
export function overlaps(a: Slot, b: Slot): boolean {
  if (!a.dueDate || !a.dueTime || !b.dueDate || !b.dueTime) return false;
  const start = { date: a.dueDate, time: a.dueTime };
  const otherStart = { date: b.dueDate, time: b.dueTime };
  const end = addMinutes(start, a.durationMinutes ?? ASSUMED_MINUTES);
  const otherEnd = addMinutes(otherStart, b.durationMinutes ?? ASSUMED_MINUTES);
  return minutesBetween(start, otherEnd) > 0 && minutesBetween(otherStart, end) > 0;
}

function sameTitle(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}
