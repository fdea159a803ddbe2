import { isLocalTime, minutesOfDay } from './local-date';
import type { weekdayCodes } from './recurrence-rule';

/** When a person works: wall-clock times, weekdays as in RFC 5545, and the pause that plans leave free (null: none). */
export type WeekHours = {
  start: string;
  end: string;
  days: Array<(typeof weekdayCodes)[number]>;
  pause: { start: string; end: string } | null;
};
export type WeekHoursProblem = 'times' | 'end' | 'days' | 'pause';

/** A working day shorter than this holds nothing. */
export const SHORTEST_DAY_MINUTES = 60;

/** What is wrong with working hours, the first thing that is: no time of day, too short, no day or one twice, a pause outside. */
export function weekHoursProblem({ start, end, days, pause }: WeekHours): WeekHoursProblem | null {
  if (![start, end, ...(pause ? [pause.start, pause.end] : [])].every(isLocalTime)) return 'times';
  if (minutesOfDay(end) - minutesOfDay(start) < SHORTEST_DAY_MINUTES) return 'end';
  if (days.length === 0 || new Set(days).size !== days.length) return 'days';
  const isWithin = !pause || (start <= pause.start && pause.start < pause.end && pause.end <= end);
  return isWithin ? null : 'pause';
}
