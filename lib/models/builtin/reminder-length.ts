import { z } from 'zod';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import type { Changes } from '@/lib/language/understanding';

const SAYS_LENGTH = anyDialogueWord('saysLength');
const ADJUSTS = anyDialogueWord('adjusts');

/** One reminder ahead of its todo, and no length that could be meant. */
const aheadSchema = z.looseObject({
  reminders: z.tuple([z.object({ minutesBefore: z.number().positive() })]),
  durationMinutes: z.null().optional(),
});

/**
 * "Actually two hours" right after "remind me an hour before" is how long before, and not how long it takes. `input` are the arguments
 * that were proposed last.
 */
export function asReminder(changes: Changes, said: string, input: Record<string, unknown>): Changes {
  const { durationMinutes: length, ...others } = changes;
  if (!length || Object.keys(others).length > 0 || SAYS_LENGTH.test(said)) return changes;
  if (!aheadSchema.safeParse(input).success) return changes;
  // Of a todo that is new, "make it two hours" is its length.
  const isOnlyReminder = Object.keys(input).every((name) => name === 'id' || name === 'reminders');
  if (!isOnlyReminder && ADJUSTS.test(said.trim())) return changes;
  return { reminders: { ...length, value: [{ minutesBefore: length.value }] } };
}
