import { findWhen } from '@/lib/language/dates/find-when';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { scheduleOf } from '@/lib/language/schedule';
import type { ReadContext } from '@/lib/language/types';
import { understand } from '@/lib/language/understand';
import type { Found, Moment, TodoDraft } from '@/lib/language/understanding';
import { addDays, isLocalDate, weekday } from '@/lib/time/local-date';

/** Puts an answer into what is missing: a title first, then a day, then which of two moments. Null when it answers neither. */
export function completeItems(items: TodoDraft[], said: string, context: ReadContext): TodoDraft[] | null {
  const piece = missingPiece(items);
  const span = { start: 0, end: said.length, text: said };
  if (piece === 'title') {
    const answer = understand(said, context);
    const draft = answer.intent === 'create' ? answer.items[0] : undefined;
    const title = draft?.title ?? { value: said.trim(), certainty: 'said' as const, span };
    return items.map((item) => (item.title ? item : { ...item, ...draft, title }));
  }
  if (piece === 'moment') return settled(items, said, context);
  if (piece !== 'day') return null;
  const schedule = scheduleOf(findWhen(said, context), context.now);
  if (!schedule.dueDate && !schedule.recurrence && !ANY_DAY.test(said)) return null;
  return items.map((item) => {
    if (!item.vague) return item;
    const { vague: asked, ...rest } = item;
    const day = schedule.dueDate && withinSpan(schedule.dueDate, asked.value);
    // The answer names the day; a time that was said before stays.
    return {
      ...rest,
      ...schedule,
      ...(day ? { dueDate: day } : {}),
      ...(item.dueTime?.certainty === 'said' ? { dueTime: item.dueTime } : {}),
    };
  });
}

const WEEKDAY = anyDialogueWord('weekday');
const WHICH_WEEK = anyDialogueWord('whichWeek');
const ANY_DAY = anyDialogueWord('anyDay');

/** "Wednesday" as an answer to "which day of next week?" is that week's Wednesday. */
export function withinSpan(date: Found<string>, span: { from: string; to: string }): Found<string> {
  const dayOfMonth = /^\D*(\d{1,2})\D*$/.exec(date.span.text)?.[1];
  if (dayOfMonth && (date.value < span.from || date.value > span.to)) {
    const inSpan = `${span.from.slice(0, 8)}${dayOfMonth.padStart(2, '0')}`;
    return isLocalDate(inSpan) && inSpan >= span.from && inSpan <= span.to
      ? { ...date, value: inSpan }
      : date;
  }
  const isPlainWeekday = WEEKDAY.test(date.span.text) && !WHICH_WEEK.test(date.span.text);
  if (!isPlainWeekday || (date.value >= span.from && date.value <= span.to)) return date;
  const first = addDays(span.from, (weekday(date.value) - weekday(span.from) + 7) % 7);
  return first <= span.to ? { ...date, value: first } : date;
}

/** What a todo cannot be proposed without. */
export function missingPiece(items: TodoDraft[]): 'title' | 'day' | 'moment' | null {
  if (items.length === 0 || items.some((item) => !item.title)) return 'title';
  if (items.some((item) => item.vague)) return 'day';
  return items.some((item) => item.moments) ? 'moment' : null;
}

/** "3 am", "the afternoon" or a button settles which of the moments is meant; another moment takes their place. */
function settled(items: TodoDraft[], said: string, context: ReadContext): TodoDraft[] | null {
  const answered = items.map((item) => {
    const moment = item.moments && chosenMoment(item.moments.value, said, context);
    if (!item.moments || !moment) return item;
    const { moments: asked, alternatives: _others, ...rest } = item;
    const found = { certainty: 'said' as const, span: asked.span };
    return { ...rest, dueDate: { ...found, value: moment.date }, dueTime: { ...found, value: moment.time } };
  });
  return answered.some((item) => item.moments) ? null : answered;
}

const FIRST_HALF = anyDialogueWord('firstHalf');
const SECOND_HALF = anyDialogueWord('secondHalf');
const FIRST_OF_TWO = anyDialogueWord('firstOfTwo');
const SECOND_OF_TWO = anyDialogueWord('secondOfTwo');

/** Which of the moments an answer means. A clock time that is none of them is taken as it stands. */
export function chosenMoment(moments: Moment[], said: string, context: ReadContext): Moment | undefined {
  const { dueDate, dueTime } = scheduleOf(findWhen(said, context), context.now);
  const time = dueTime?.certainty === 'said' ? dueTime.value : undefined;
  const fitting = time ? moments.find((moment) => moment.time === time) : undefined;
  if (fitting) return fitting;
  const byHalf = moments.find((moment) =>
    FIRST_HALF.test(said) ? moment.time < '12:00' : SECOND_HALF.test(said) && moment.time >= '12:00',
  );
  if (byHalf) return byHalf;
  if (FIRST_OF_TWO.test(said.trim())) return moments[0];
  if (SECOND_OF_TWO.test(said.trim())) return moments[1];
  if (time && dueDate) return { date: dueDate.value, time };
  return undefined;
}
