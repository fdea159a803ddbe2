import { addDays, daysBetween, endOfMonth, endOfWeek, startOfWeek, weekday } from '@/lib/time/local-date';
import type { PlanWords } from './plan-words';
import type { Sentence } from './sentence';
import type { DayRange, PlannedItem } from './understanding';

/** The tool looks at no more than this many days. */
const LONGEST_DAYS = 31;

/** The days that the opening words of a plan name. */
export function daysOf(head: Sentence, words: PlanWords): DayRange | undefined {
  return weekOf(head, words) ?? saidRange(head) ?? looseRange(head, words, head.context.now.slice(0, 10));
}

/** The days that a plan is about, never in the past: what its opening words say, else a week, and every day that an item names. */
export function readRange(said: DayRange | undefined, items: PlannedItem[], today: string): DayRange {
  const base = said ?? { from: today, to: lastLimit(items) ?? addDays(today, 6) };
  const days = items.flatMap((item) => (item.on && item.on.value >= today ? [item.on.value] : []));
  const first = earliest([base.from < today ? today : base.from, ...days]);
  const last = latest([base.to, first, ...days]);
  return { from: first, to: daysBetween(first, last) > LONGEST_DAYS ? addDays(first, LONGEST_DAYS) : last };
}

const earliest = (days: string[]): string => [...days].sort()[0] ?? '';
const latest = (days: string[]): string => [...days].sort().at(-1) ?? '';

/** "the week of Dec 14", 12月14日那周: the week that holds the day. One that begins on a Sunday is said by it. */
function weekOf({ masked, whens }: Sentence, words: PlanWords): DayRange | undefined {
  const date = words.weekOf?.test(masked) ? whens.find((when) => when.date)?.date : undefined;
  if (!date) return undefined;
  const from = weekday(date) === 6 ? date : startOfWeek(date);
  return { from, to: addDays(from, 6) };
}

function saidRange({ whens }: Sentence): DayRange | undefined {
  const found = whens.flatMap((when) => {
    if (when.vague) return [when.vague];
    return when.date && when.certainty.date === 'said'
      ? [{ from: when.date, to: when.endDate ?? when.date }]
      : [];
  });
  if (found.length === 0) return undefined;
  return { from: earliest(found.map(({ from }) => from)), to: latest(found.map(({ to }) => to)) };
}

function looseRange({ masked }: Sentence, words: PlanWords, today: string): DayRange | undefined {
  const isWeekend = weekday(today) >= 5;
  // On a Saturday "my week" is the one that comes.
  const monday = isWeekend ? addDays(startOfWeek(today), 7) : today;
  switch (words.ranges.find(({ pattern }) => pattern.test(masked))?.range) {
    case 'day':
      return { from: today, to: today };
    case 'week':
      return { from: monday, to: endOfWeek(monday) };
    case 'workweek':
      return { from: monday, to: addDays(endOfWeek(monday), -2) };
    case 'weekend':
      return { from: isWeekend ? today : addDays(startOfWeek(today), 5), to: endOfWeek(today) };
    case 'month':
      return { from: today, to: endOfMonth(today) };
    default:
      return undefined;
  }
}

function lastLimit(items: PlannedItem[]): string | undefined {
  const limits = items.flatMap((item) => (item.before ? [item.before.value] : []));
  return limits.length > 0 && limits.length === items.length ? latest(limits) : undefined;
}
