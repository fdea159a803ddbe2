import { spanOf } from './sentence-span';
import type { When } from './types';
import { anyOf } from './words';

const SAME_DAY = anyOf(({ moments }) => moments.sameDay);
/** Between the words of the day and the hour on it. */
const BESIDE = /^[\s,，]*$/;

/**
 * "Meeting at 9 on Thursday and lunch at 1 the same day", 当天1点吃饭: words that point back mean the day that was said last before them, also
 * where they could mean today. The hour beside them is one of that day.
 */
export function onSameDay(whens: readonly When[], text: string): When[] {
  let found = [...whens];
  for (const match of text.matchAll(SAME_DAY)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const said = found.findLast((when) => isDay(when) && when.span.end <= start);
    if (!said?.date) continue;
    const { date } = said;
    const isBeside = ({ span }: When) =>
      span.start <= start
        ? span.end >= start || BESIDE.test(text.slice(span.end, start))
        : span.start <= end || BESIDE.test(text.slice(end, span.start));
    const at = found.findIndex((when) => when !== said && isBeside(when) && isOfNoOtherDay(when, match));
    const hour = found[at];
    if (hour)
      found[at] = movedTo(
        hour,
        date,
        spanOf(text, Math.min(start, hour.span.start), Math.max(end, hour.span.end)),
      );
    else if (!found.some(({ span }) => span.start < end && span.end > start))
      found = [...found, dayAlone(date, spanOf(text, start, end))].sort(
        (a, b) => a.span.start - b.span.start,
      );
  }
  return found;
}

const isDay = ({ date, certainty, recurrence }: When): boolean =>
  date !== undefined && certainty.date === 'said' && !recurrence;

/** An hour without a day, or one whose day is nothing but the words that point back. */
function isOfNoOtherDay({ date, certainty, recurrence, span }: When, match: RegExpExecArray): boolean {
  const holds = span.start <= match.index && span.end >= match.index + match[0].length;
  return date !== undefined && !recurrence && (certainty.date !== 'said' || holds);
}

function movedTo(when: When, date: string, span: When['span']): When {
  const { alternatives, endDate, ...rest } = when;
  return {
    ...rest,
    span,
    date,
    ...(endDate === undefined ? {} : { endDate: date }),
    certainty: { ...when.certainty, date: 'said' },
    ...(alternatives ? { alternatives: alternatives.map((other) => ({ ...other, date })) } : {}),
  };
}

const dayAlone = (date: string, span: When['span']): When => ({
  span,
  rule: 'same day',
  date,
  certainty: { date: 'said' },
});
