'use client';
import { useEffect, useState } from 'react';
import type { CalendarEntry } from '@/lib/contract/settings';
import { addDays } from '@/lib/time/local-date';
import type { WeekHours } from '@/lib/time/week-hours';
import { useLiveNews } from '../live/live-provider';
import { call } from '../live/request';
import { useTodos } from '../todos/todos-provider';

export type Calendar = { entries: CalendarEntry[]; workingHours: WeekHours };
type Known = { monday: string; calendar: Calendar | null };

/** What moves into a week stood at most this far from it, or its old place is not drawn. */
const AROUND_DAYS = 14;

/**
 * What stands in the person's list around a week, asked for again when todos or the working hours change. `undefined` while the first answer is awaited, null when
 * there was none: a picture without what is there already would be wrong, so there is none then.
 */
export function useCalendar(monday: string): Calendar | null | undefined {
  const { revision } = useTodos();
  const [changes, setChanges] = useState(0);
  const [known, setKnown] = useState<Known | null>(null);
  useLiveNews(({ settings }) => {
    if (settings) setChanges((count) => count + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision means that todos changed, a new count that the hours did.
  useEffect(() => {
    let isCurrent = true;
    const days = new URLSearchParams({
      from: addDays(monday, -AROUND_DAYS),
      to: addDays(monday, 6 + AROUND_DAYS),
    });
    call<Calendar>('GET', `/api/calendar?${days}`)
      .then((calendar) => isCurrent && setKnown({ monday, calendar }))
      // The card is whole without its picture.
      .catch(() => isCurrent && setKnown({ monday, calendar: null }));
    return () => {
      isCurrent = false;
    };
  }, [monday, revision, changes]);
  return known?.monday === monday ? known.calendar : undefined;
}
