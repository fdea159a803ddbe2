import { weekdayCodes } from '@/lib/time/recurrence-rule';
import type { WeekHours } from '@/lib/time/week-hours';

/** When somebody works: wall-clock times, days with 0 = Monday, and a pause in which nothing is planned. */
export type WorkingHours = {
  start: string;
  end: string;
  days: number[];
  pause?: { start: string; end: string } | null;
};

/** What counts for a person who set nothing. */
export const DEFAULT_WEEK: WeekHours = {
  start: '09:00',
  end: '18:00',
  days: ['MO', 'TU', 'WE', 'TH', 'FR'],
  pause: { start: '12:00', end: '13:00' },
};

/** The hours as the scheduler reckons with them. */
export function toWorkingHours({ days, ...hours }: WeekHours): WorkingHours {
  return { ...hours, days: weekdayCodes.flatMap((code, index) => (days.includes(code) ? [index] : [])) };
}

export const DEFAULT_HOURS: WorkingHours = toWorkingHours(DEFAULT_WEEK);

/** The hours in one line, for the prompt of a model. */
export function describeHours({ start, end, days, pause }: WeekHours): string {
  const named = weekdayCodes.filter((code) => days.includes(code)).join(' ');
  return `${start}-${end} on ${named}${pause ? `, pause ${pause.start}-${pause.end}` : ''}`;
}
