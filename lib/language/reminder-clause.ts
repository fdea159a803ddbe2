import type { Reminder } from '@/lib/contract/todo';
import { addDays } from '@/lib/time/local-date';
import type { Region } from './grammar';
import { inRegion } from './markers';
import { scheduleOf } from './schedule';
import type { Sentence } from './sentence';
import type { When } from './types';
import type { Found, TodoDraft } from './understanding';
import { anyOf } from './words';

const CLAUSE = anyOf(({ fit }) => fit.remindsAt);
const DAY_BEFORE = anyOf(({ fit }) => fit.dayBefore);
/** When nobody said an hour and the todo has none. */
const USUAL_TIME = '09:00';

export type ReminderClause = { region: Region; reminders: Found<Reminder[]> };

/**
 * "Form to school by Friday, remind me Thursday night": a moment at which to be reminded of what is due at another one. Undefined where the
 * moment is the one of the todo itself ("dentist, remind me on Friday at 3").
 */
export function readReminderClause(
  sentence: Sentence,
  region: Region,
  whens: readonly When[],
): ReminderClause | undefined {
  const match = inRegion(sentence, region, CLAUSE).at(-1);
  if (!match) return undefined;
  const clause = { start: match.index, end: match.index + match[0].length };
  const isOfClause = ({ span }: When) => span.end > clause.start && span.end <= clause.end;
  const { now } = sentence.context;
  const due = scheduleOf(
    whens.filter((when) => !isOfClause(when)),
    now,
  );
  const when = whens.find(isOfClause);
  const at = when && momentOf(when, due);
  if (!when || !at) return undefined;
  const { certainty, span } = when;
  const isSaid = certainty.time === 'said' && certainty.date === 'said';
  const source = isSaid
    ? { certainty: 'said' as const }
    : { certainty: 'inferred' as const, from: 'remind-at' };
  return { region: clause, reminders: { value: [{ at }], span, ...source } };
}

/** The moment of a reminder that is another one than that of the todo. */
function momentOf(when: When, { dueDate, dueTime, recurrence }: TodoDraft): string | undefined {
  if (!dueDate || recurrence || when.recurrence || when.reminderMinutesBefore !== undefined) return undefined;
  const time = when.time ?? dueTime?.value ?? USUAL_TIME;
  if (DAY_BEFORE.test(when.span.text)) return `${addDays(dueDate.value, -1)}T${time}`;
  if (when.vague) return undefined;
  const isDaySaid = when.date !== undefined && when.certainty.date === 'said';
  if (isDaySaid && when.date !== dueDate.value) return `${when.date}T${time}`;
  // "Dentist on Friday at 3, remind me at 1": an hour before it on that day.
  return when.time && dueTime && when.time < dueTime.value ? `${dueDate.value}T${when.time}` : undefined;
}
