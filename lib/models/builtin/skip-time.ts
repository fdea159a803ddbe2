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
  if (!match || !todo?.recurrence || !todo.dueDate || others.length > 0) return null;
  const { from, to = from } = daysOf(findWhen(match.groups?.when ?? '', context));
  const span = spanOf(said, 0, said.length);
  const isOther = from !== undefined && to !== undefined && (todo.dueDate < from || todo.dueDate > to);
  const at = { date: todo.dueDate, ...(todo.dueTime ? { time: todo.dueTime } : {}) };
  const next = isOther ? null : nextOccurrence(todo.recurrence, at, at);
  if (!next) {
    const moment = formatMoment(todo.dueDate, todo.dueTime ?? null, context.now.slice(0, 10), language);
    const text = phrasesOf(language).skipHint(todo.title, moment);
    return { understanding: { language, rule: 'cannot-skip', intent: 'other', span: { ...span, text } } };
  }
  const changes = { dueDate: { value: next.date, certainty: 'said' as const, span } };
  const target = { all: false };
  return { understanding: { language, rule: 'skip', intent: 'update', target, changes }, chosen: [todo] };
}
