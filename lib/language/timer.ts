import { addMinutes, splitLocal } from '@/lib/time/local-date';
import type { Sentence } from './sentence';
import type { TodoDraft } from './understanding';
import { anyOf } from './words';

const TIMER = anyOf(({ amounts }) => amounts.timer);

/** "a timer for 5 minutes" ends five minutes from now; the length of time is when, not how long. */
export function afterTimer(sentence: Sentence, item: TodoDraft): TodoDraft {
  const length = item.durationMinutes;
  if (!length || item.dueTime || item.dueDate || !TIMER.test(sentence.masked)) return item;
  const { durationMinutes: _length, ...rest } = item;
  const end = addMinutes(splitLocal(sentence.context.now), length.value);
  const inferred = { certainty: 'inferred' as const, span: length.span, from: 'timer' };
  return { ...rest, dueDate: { ...inferred, value: end.date }, dueTime: { ...inferred, value: end.time } };
}
