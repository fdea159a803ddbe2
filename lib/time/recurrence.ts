import {
  addDays,
  compareMoments,
  dateFromDayNumber,
  dayNumber,
  type LocalDate,
  type LocalTime,
  minutesOfDay,
  timeFromMinutes,
} from './local-date';
import { daysOf, isFasterThanDaily, type Moment, momentsOf } from './recurrence-moments';
import { parseRecurrence, type RecurrenceRule } from './recurrence-rule';

/** A day, or a day with a wall-clock time. */
export type Occurrence = { date: LocalDate; time?: LocalTime };

/** Whether `value` is an RRULE value that a todo can have. */
export const isRecurrence = (value: unknown): value is string =>
  typeof value === 'string' && parseRecurrence(value) !== null;

/**
 * The first occurrence strictly after `after`, or null when there is none. `anchor` is the first occurrence: it fixes the
 * phase of "every other" and what an unnamed day means. Without `after.time` the whole day `after.date` counts as over.
 *
 * Occurrences are wall-clock values, so a 09:00 that repeats stays 09:00 in the person's zone; the zone is applied only when an
 * instant is needed.
 */
export function nextOccurrence(recurrence: string, anchor: Occurrence, after: Occurrence): Occurrence | null {
  return search(readRule(recurrence), anchor, after, false);
}

const LAST_DAY = dayNumber('9999-12-31');
const CALENDAR_DAYS = 146_097;

function search(
  rule: RecurrenceRule,
  anchor: Occurrence,
  after: Occurrence,
  inclusive: boolean,
): Occurrence | null {
  const timed = anchor.time !== undefined || isFasterThanDaily(rule) || rule.hours.length > 0;
  const bound = { day: dayNumber(after.date), minute: after.time ? minutesOfDay(after.time) : 0 };
  const isOver = ({ day, minute }: Moment): boolean => {
    if (day !== bound.day) return false;
    if (after.time === undefined) return !inclusive;
    return inclusive ? minute < bound.minute : minute <= bound.minute;
  };
  // A day that counts as over need not be looked at.
  const from = bound.day + (after.time === undefined && !inclusive ? 1 : 0);
  for (const moment of momentsOf(rule, anchor, { from, to: lastToSearch(anchor, from) })) {
    if (isOver(moment)) continue;
    const date = dateFromDayNumber(moment.day);
    return timed ? { date, time: timeFromMinutes(moment.minute) } : { date };
  }
  return null;
}

/** The calendar is the same again after 400 years, days of the week included: what has not come by then counts as never. */
const lastToSearch = (anchor: Occurrence, from: number): number =>
  Math.min(LAST_DAY, Math.max(from, dayNumber(anchor.date)) + CALENDAR_DAYS);

/** Whether the rule happens at all, on `anchor` or later. 30 February does not, nor does a sixth Monday of a month. */
export function everOccurs(recurrence: string, anchor: Occurrence): boolean {
  return search(readRule(recurrence), { date: anchor.date }, { date: anchor.date }, true) !== null;
}

/** Each day from `from` to `to`, both included, on which the rule happens. */
export function* occurrenceDays(
  recurrence: string,
  anchor: Occurrence,
  from: LocalDate,
  to: LocalDate,
): Generator<LocalDate> {
  const window = { from: dayNumber(from), to: dayNumber(to) };
  for (const day of daysOf(readRule(recurrence), anchor, window)) yield dateFromDayNumber(day);
}

/** How often the rule happened before the day `before`; `anchor` is the first time whatever the rule says. */
export function timesBefore(recurrence: string, anchor: Occurrence, before: LocalDate): number {
  const window = { from: dayNumber(anchor.date), to: dayNumber(before) - 1 };
  const minute = anchor.time ? minutesOfDay(anchor.time) : 0;
  let times = 0;
  let isAnchorAmong = false;
  for (const moment of momentsOf(readRule(recurrence), anchor, window)) {
    if (moment.day === window.from && moment.minute === minute) isAnchorAmong = true;
    times += 1;
  }
  return isAnchorAmong ? times : times + 1;
}

function readRule(recurrence: string): RecurrenceRule {
  const rule = parseRecurrence(recurrence);
  if (!rule) throw new RangeError(`not a recurrence: ${JSON.stringify(recurrence)}`);
  return rule;
}

/**
 * The first occurrence at or after `from` when the rule is said at that moment: "every other Sunday" begins next Sunday, whatever
 * the interval. `time` is the wall-clock time at which it happens; one that has passed today begins later.
 */
export function firstOccurrence(recurrence: string, from: Occurrence, time?: LocalTime): Occurrence | null {
  const rule = readRule(recurrence);
  if (isFasterThanDaily(rule)) {
    return search(rule, { date: from.date, time: time ?? from.time ?? '00:00' }, from, true);
  }
  const at = time ?? (rule.hours.length > 0 ? `${String(rule.hours[0]).padStart(2, '0')}:00` : undefined);
  const passed =
    at !== undefined &&
    from.time !== undefined &&
    compareMoments({ date: from.date, time: at }, { date: from.date, time: from.time }) < 0;
  const earliest = passed ? addDays(from.date, 1) : from.date;
  // Interval and end say how it goes on; they must not push the beginning away.
  const { count: _count, until: _until, ...rest } = rule;
  const found = search({ ...rest, interval: 1, hours: [] }, { date: earliest }, { date: earliest }, true);
  return found && (at === undefined ? { date: found.date } : { date: found.date, time: at });
}
