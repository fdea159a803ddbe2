import { z } from 'zod';
import type { Locale } from '@/lib/contract/locale';
import { parseRecurrence } from '@/lib/time/recurrence-rule';
import type { ChangeOrder } from './change-todos';
import { phrasesOf } from './phrases';
import type { AnsweredCall } from './read-prompt';

const repeatingSchema = z.array(
  z.looseObject({ title: z.string(), recurrence: z.string().nullish(), dueTime: z.string().nullish() }),
);

/**
 * Words for "move everything on Saturday" where some of it stands on every day: no todo is stored for that one, and changing the whole is not
 * what was asked. A day that names the whole rhythm ("the Monday choir") only says which todo is meant, and what is left out of a
 * rhythm that was named is left out of its next time; neither needs them.
 */
export function onlyRepeating(
  { result }: AnsweredCall,
  { intent, target: { text, time } }: ChangeOrder,
  language: Locale,
): string | undefined {
  const found = repeatingSchema.safeParse(result.onlyRepeating).data ?? [];
  const there = found.filter(
    ({ recurrence, dueTime }) =>
      (time === undefined || dueTime === time) &&
      !(text && (intent === 'delete' || isNamedByDay(recurrence ?? ''))),
  );
  return there.length === 0 ? undefined : phrasesOf(language).oneOfMany(there.map(({ title }) => title));
}

/** Whether a rhythm comes on one day of the week, the month or the year. */
function isNamedByDay(recurrence: string): boolean {
  const rule = parseRecurrence(recurrence);
  return rule !== null && rule.days.length <= 1 && /^(?:WEEK|MONTH|YEAR)LY$/.test(rule.frequency);
}
