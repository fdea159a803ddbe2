import type { Language } from './language';

export type HalfHint = 'am' | 'pm';

/** In which half of the day the thing is done that a text is about. It chooses for an hour that is otherwise open, and only infers. */
export function halfHint(folded: string, { evening, morning }: Language): HalfHint | undefined {
  if (evening.test(folded)) return 'pm';
  return morning.test(folded) ? 'am' : undefined;
}
