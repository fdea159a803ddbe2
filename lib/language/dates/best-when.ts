import type { ReadContext, When } from '@/lib/language/types';
import { findWhen } from './find-when';

/** How much an expression says: a repetition before a moment, a moment before a day, a day before a time, a length last. */
function weight(when: When): number {
  if (when.recurrence !== undefined) return when.certainty.recurrence === 'said' ? 6 : 3.5;
  if (when.reminderMinutesBefore !== undefined) return 0;
  if (when.date !== undefined && when.time !== undefined && when.certainty.date === 'said') return 5;
  if (when.date !== undefined && when.certainty.date === 'said') return 4;
  if (when.date !== undefined) return 3;
  if (when.vague !== undefined) return 2;
  return 1;
}

/**
 * The one answer to "when?" that a text gives, for callers that want a single one: the expression that says most, the first among equals. A
 * vague one ("next week") answers with the whole stretch as `date` and `endDate`; its `vague` stays, so that one can tell. Words that are
 * read in several ways ("the last 2 months") answer nothing: a wrong answer would be worse than a question.
 */
export function bestWhen(text: string, context: ReadContext): When | null {
  let best: When | null = null;
  for (const when of findWhen(text, context)) {
    if (best === null || weight(when) > weight(best)) best = when;
  }
  if (best?.unsettled) return null;
  if (!best?.vague || best.date !== undefined) return best;
  if (best.time !== undefined)
    return {
      ...best,
      date: best.vague.from,
      ...(best.endTime === undefined ? {} : { endDate: best.vague.from }),
    };
  return { ...best, date: best.vague.from, endDate: best.vague.to };
}
