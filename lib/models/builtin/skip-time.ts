import { findWhen } from '@/lib/language/dates/find-when';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { spanOf } from '@/lib/language/sentence';
import { daysOf } from '@/lib/language/target';
import type { Understanding } from '@/lib/language/understanding';
import { formatMoment } from '@/lib/time/format';
import { nextOccurrence } from '@/lib/time/recurrence';
import { recentTodos } from './found-todos';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';

const SKIPS = anyDialogueWord('skips');

/**
 * "Skip next week" about something that repeats and was just shown: it goes on with its next time. Only the next one can be left out, since a todo
 * stands on one day; of a later one that is said.
 */
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
  const { from, to = from } = daysOf(findWhen(match.groups?.when ?? '', context));
  const isOther = from !== undefined && to !== undefined && (todo.dueDate < from || todo.dueDate > to);
  const at = { date: todo.dueDate, ...(todo.dueTime ? { time: todo.dueTime } : {}) };
  const next = isOther ? null : nextOccurrence(todo.recurrence, at, at);
  if (!next) {
    const moment = formatMoment(todo.dueDate, todo.dueTime ?? null, context.now.slice(0, 10), language);
    const text = phrasesOf(language).skipHint(todo.title, moment);
    return { understanding: { language, rule: 'tells', intent: 'other', span: { ...whole, text } } };
  }
  const changes = { dueDate: { value: next.date, certainty: 'said' as const, span: whole } };
  const target = { all: false };
  return { understanding: { language, rule: 'skip', intent: 'update', target, changes }, chosen: [todo] };
}

/** Days that are left out of a plan are no times of a rhythm. */
const isAboutPlan = (exchanges: Situation['exchanges']): boolean =>
  exchanges
    .slice(-3, -1)
    .some(({ steps }) => steps.some(({ calls }) => calls.some(({ name }) => name.startsWith('plan_'))));
