import { type Correction, readCorrection } from './correction';
import { fold } from './sentence';
import type { ReadContext } from './types';
import { hourLead } from './words';

/** A number, and nothing else. */
const HOUR_ALONE = /^\s*(\d{1,2})\s*[.!?。！？]?\s*$/;

/** What words say about a card whose line is at a time: there a number alone is the new hour. Everywhere else it is nothing. */
export function readEdit(
  text: string,
  context: ReadContext,
  { dueTime }: { dueTime?: unknown },
): Correction | null {
  const hour = typeof dueTime === 'string' ? HOUR_ALONE.exec(fold(text))?.[1] : undefined;
  return readCorrection(hour === undefined ? text : `${hourLead}${hour}`, context);
}
