import { bestWhen } from '@/lib/language/dates/best-when';
import { type EvalCase, nowOf, type Prediction } from './cases';

/** `date` and `recurrence` cases: one answer to "when?", straight from the language engine. */
export function predictMoment(each: EvalCase): Prediction {
  const when = bestWhen(each.input, { now: nowOf(each), locale: each.lang === 'zh' ? 'zh' : 'en' });
  if (!when) return { id: each.id };
  const seconds =
    when.durationSeconds ?? (when.durationMinutes === undefined ? null : when.durationMinutes * 60);
  return {
    id: each.id,
    date: when.date ?? null,
    time: when.time ?? null,
    endDate: when.endDate ?? null,
    endTime: when.endTime ?? null,
    durationSeconds: seconds,
    recurrence: when.recurrence ?? null,
  };
}
