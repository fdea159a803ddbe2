import { weekday } from '@/lib/time/local-date';
import type { When } from './types';
import type { Found } from './understanding';
import { anyOf } from './words';

const WEEKDAY_WORD = anyOf(({ moments }) => moments.weekday);

/** "Tuesday and Thursday", 周二四六: several days of the week and nothing else. Undefined for one day or other dates. */
export function namedWeekdays(whens: readonly When[]): Found<number[]> | undefined {
  const [first] = whens;
  const last = whens.at(-1);
  const areDays = whens.every(
    ({ date, span, recurrence }) => date && !recurrence && WEEKDAY_WORD.test(span.text),
  );
  if (!first || !last || whens.length < 2 || !areDays) return undefined;
  const days = [...new Set(whens.map(({ date }) => weekday(date as string)))].sort();
  const { start, text } = first.span;
  const span = first === last ? first.span : { start, end: last.span.end, text };
  return days.length > 1 ? { value: days, certainty: 'said', span } : undefined;
}

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Whether these are the days of the week that a rule repeats on, be it one day or several. */
export function namesWeekdays(whens: readonly When[], rule: string): boolean {
  const days = /^FREQ=WEEKLY;BYDAY=([A-Z,]+)$/.exec(rule)?.[1]?.split(',').sort().join();
  const named = whens.flatMap(({ date, span, recurrence }) =>
    date && !recurrence && WEEKDAY_WORD.test(span.text) ? [CODES[weekday(date)]] : [],
  );
  return days !== undefined && [...new Set(named)].sort().join() === days;
}
