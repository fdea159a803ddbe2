import { type Correction, readCorrection } from './correction';
import { fold } from './sentence';
import type { ReadContext } from './types';
import { hourLead } from './words';

/** A number, and nothing else. */
const HOUR_ALONE = /^\s*(\d{1,2})\s*[.!?。！？]?\s*$/;

/** "make that 830": the hour and its minutes without a mark between them. */
const CLOCK_ALONE =
  /^\s*(?<lead>(?:[^\d\s]+\s+){1,4})(?<hour>[1-9]|1\d|2[0-3])(?<minutes>[0-5]\d)\s*[.!?]?\s*$/;

/** What words say about a card whose line is at a time: there a number alone is the new hour. Everywhere else it is nothing. */
export function readEdit(
  text: string,
  context: ReadContext,
  { dueTime }: { dueTime?: unknown },
): Correction | null {
  const hour = typeof dueTime === 'string' ? HOUR_ALONE.exec(fold(text))?.[1] : undefined;
  const read = readCorrection(hour === undefined ? text : `${hourLead}${hour}`, context);
  const isOpen = typeof dueTime === 'string' && (!read || read.changes.object);
  const clock = isOpen ? CLOCK_ALONE.exec(fold(text))?.groups : undefined;
  return (clock && readCorrection(`${clock.lead}${clock.hour}:${clock.minutes}`, context)) ?? read;
}
