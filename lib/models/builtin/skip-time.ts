import { findWhen } from '@/lib/language/dates/find-when';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { spanOf } from '@/lib/language/sentence';
import { daysOf } from '@/lib/language/target';
import type { Understanding } from '@/lib/language/understanding';
import { recentTodos } from './found-todos';
import { SKIP_RULE } from './leave-out';
import type { Situation } from './read-prompt';
import type { Request } from './request';

const SKIPS = anyDialogueWord('skips');

/** "Skip next week" about something that repeats and was just shown: one time of it is left out. */
export function skipsTime(
  { exchanges, context }: Situation,
  { language }: Understanding,
): Pick<Request, 'understanding' | 'chosen'> | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const match = SKIPS.exec(said);
  const [todo, ...others] = recentTodos(exchanges.slice(-2, -1));
  if (!match || isAboutPlan(exchanges)) return null;
  const whole = spanOf(said, 0, said.length);
  // What does not repeat has no times to leave out: which todo shall change, and how, is still to be said.
  if (!todo?.recurrence || !todo.dueDate || others.length > 0)
    return { understanding: { language, rule: 'denial', intent: 'other', span: whole } };
  const days = daysOf(findWhen(match.groups?.when ?? '', context));
  const target = { all: false, ...days };
  return { understanding: { language, rule: SKIP_RULE, intent: 'delete', target }, chosen: [todo] };
}

/** Days that are left out of a plan are no times of a rhythm. */
const isAboutPlan = (exchanges: Situation['exchanges']): boolean =>
  exchanges
    .slice(-3, -1)
    .some(({ steps }) => steps.some(({ calls }) => calls.some(({ name }) => name.startsWith('plan_'))));
