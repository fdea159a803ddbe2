import { isLocalTime, minutesOfDay } from './local-date';
import type { weekdayCodes } from './recurrence-rule';

/** When a person works: wall-clock times, weekdays as in RFC 5545, and the pause that plans leave free (null: none). */
export type WeekHours = {
  start: string;
  end: string;
  days: Array<(typeof weekdayCodes)[number]>;
  pause: { start: string; end: string } | null;
};
export type WeekHoursProblem = 'times' | 'end' | 'days' | 'pause' | 'work';

/** A working day shorter than this holds nothing. */
export const SHORTEST_DAY_MINUTES = 60;

const minutesFrom = ({ start, end }: { start: string; end: string }): number =>
  minutesOfDay(end) - minutesOfDay(start);

/** What is left of a day when its pause is taken. */
const workMinutes = ({ pause, ...day }: Pick<WeekHours, 'start' | 'end' | 'pause'>): number =>
  minutesFrom(day) - (pause ? minutesFrom(pause) : 0);

/** What is wrong with working hours, the first thing that is: no time of day, too short, no day or one twice, a pause outside, or one that leaves too little work. */
export function weekHoursProblem({ start, end, days, pause }: WeekHours): WeekHoursProblem | null {
  if (![start, end, ...(pause ? [pause.start, pause.end] : [])].every(isLocalTime)) return 'times';
  if (minutesFrom({ start, end }) < SHORTEST_DAY_MINUTES) return 'end';
  if (days.length === 0 || new Set(days).size !== days.length) return 'days';
  const isWithin = !pause || (start <= pause.start && pause.start < pause.end && pause.end <= end);
  if (!isWithin) return 'pause';
  return workMinutes({ start, end, pause }) < SHORTEST_DAY_MINUTES ? 'work' : null;
}
