import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { addDays, compareMoments, type LocalDate, type LocalTime } from './local-date';
import { formatRecurrence, parseRecurrence, type RecurrenceRule } from './recurrence-rule';

/** A day, or a day with a wall-clock time. */
export type Occurrence = { date: LocalDate; time?: LocalTime };

/** Whether `value` is an RRULE value that a todo can have. */
export const isRecurrence = (value: unknown): value is string =>
  typeof value === 'string' && parseRecurrence(value) !== null;

const isFasterThanDaily = (rule: RecurrenceRule): boolean =>
  rule.frequency === 'HOURLY' || rule.frequency === 'MINUTELY' || rule.frequency === 'SECONDLY';

/**
 * The first occurrence strictly after `after`, or null when there is none. `anchor` is the first occurrence: it fixes the
 * phase of "every other" and what an unnamed day means. Without `after.time` the whole day `after.date` counts as over.
 *
 * Occurrences are wall-clock values. They are computed in UTC, which has no DST, so a 09:00 that repeats stays 09:00 in
 * the person's zone; the zone is applied only when an instant is needed.
 */
export function nextOccurrence(recurrence: string, anchor: Occurrence, after: Occurrence): Occurrence | null {
  return search(readRule(recurrence), anchor, after, false);
}

function readRule(recurrence: string): RecurrenceRule {
  const rule = parseRecurrence(recurrence);
  if (!rule) throw new RangeError(`not a recurrence: ${JSON.stringify(recurrence)}`);
  return rule;
}

/** Whether the rule happens at all, on `anchor` or later. 30 February does not, nor does a sixth Monday of a month. */
export function everOccurs(recurrence: string, anchor: Occurrence): boolean {
  return search(readRule(recurrence), { date: anchor.date }, { date: anchor.date }, true) !== null;
}

/** More than anybody finishes in one go; a rule of every second does not run on for ever. */
const MOST_COUNTED = 20_000;

/** How often the rule happened before the day `before`; `anchor` is the first time, whatever the rule says. */
export function timesBefore(recurrence: string, anchor: Occurrence, before: LocalDate): number {
  let times = 1;
  libraryRule(readRule(recurrence), anchor).all((at) => {
    const moment = at.toPlainDateTime().toString();
    if (moment.slice(0, 10) >= before || times >= MOST_COUNTED) return false;
    if (moment > `${anchor.date}T${anchor.time ?? '00:00'}:00`) times += 1;
    return true;
  });
  return times;
}

const libraryRule = (rule: RecurrenceRule, { date, time = '00:00' }: Occurrence): RRuleTemporal =>
  new RRuleTemporal({
    rruleString: formatRecurrence(rule),
    dtstart: Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('UTC'),
  });

/** Searches that found nothing to the end of the library's patience: each takes a tenth of a second, and a calendar asks again and again. */
const never = new Set<string>();
const REMEMBERED = 1000;

function search(
  rule: RecurrenceRule,
  anchor: Occurrence,
  after: Occurrence,
  inclusive: boolean,
): Occurrence | null {
  const key = `${anchor.date} ${after.date} ${formatRecurrence(rule)}`;
  if (never.has(key)) return null;
  const timed = anchor.time !== undefined || isFasterThanDaily(rule) || rule.hours.length > 0;
  // Strictly after a minute is after its last second, or a rule of every second never leaves it.
  const bound = new Date(
    `${after.date}T${after.time ?? (inclusive ? '00:00' : '23:59')}:${inclusive ? '00' : '59'}Z`,
  );
  try {
    const found = libraryRule(rule, anchor).next(bound, inclusive);
    if (!found) return null;
    const text = found.toString();
    const date = text.slice(0, 10);
    return timed ? { date, time: text.slice(11, 16) } : { date };
  } catch (error) {
    // The library gives up on a rule that no day satisfies (30 February); that is "no occurrence", not a failure.
    if (!(error instanceof Error && error.message.startsWith('Maximum iterations'))) throw error;
    if (never.size < REMEMBERED) never.add(key);
    return null;
  }
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
