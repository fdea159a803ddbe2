import { addDays, daysBetween, formatDate, isRealDay, partsOf, weekday } from '@/lib/time/local-date';
import { readDraft } from './draft';
import type { LanguagePack } from './pack';
import type { PlanWords } from './plan-words';
import { readSentence, type Sentence } from './sentence';
import type { ReadContext, When } from './types';
import type { DayPart, DayRange, Found, PlannedItem } from './understanding';
import { alternatives, anyOf } from './words';

const SHORTEST_MINUTES = 5;
/** Longer than this nobody sits at one thing: it is planned in sittings of about three hours. */
const LONGEST_SITTING = 240;
const USUAL_SITTING = 180;
const MOST_SITTINGS = 31;
const HALF_DAY = 240;
const WHOLE_DAY = 480;
/** When what takes the whole day begins. */
const DAY_START = '09:00';
const NOON = '12:00';

/** What the opening words of a plan, or the heading of a day, say for what follows. */
export type Shared = { part?: DayPart; within?: DayRange; on?: Found<string> };

/** One thing with how long, how often and until when; one for each day when the words name several. Empty when they name nothing. */
export function readItem(
  text: string,
  { start, part: sharedPart, within, on: heading }: { start: number } & Shared,
  context: ReadContext,
  pack: LanguagePack,
): PlannedItem[] {
  const words = pack.plan;
  const long = words.dayLong.exec(text);
  const hours = long ? null : HOURS.exec(text);
  const said = long ?? hours;
  const whole = said ? blanked(text, said.index, said.index + said[0].length) : text;
  const repeat = words.repeat(whole);
  const rest = repeat ? blanked(whole, repeat.start, repeat.end) : whole;
  const plainer = words.plainer(words.noise ? rest.replace(words.noise, spaces) : rest);
  const early = readSentence(plainer, context);
  const counted = repeat ? undefined : words.count(early, within ? mostIn(within) : MOST_COUNTED);
  const plain = counted ? blanked(early.text, counted.start, counted.end) : early.text;
  const sentence = counted ? readSentence(plain, context) : early;
  const region = { start: 0, end: plain.length };
  const draft = readDraft(sentence, region, pack, { lists: false, article: true, kinds: true });
  if (!draft.title) return [];
  const value = words.title(draft.title.value, counted !== undefined);
  if (!value || words.nothing.test(value)) return [];
  const at = { start, end: start + text.length, text };
  const whens = sentence.whens.map((when) => intoRange(when, within, context));
  const title: Found<string> = { ...draft.title, value, span: at };
  const part =
    repeat?.part ??
    sentence.whens.map(partOf).find((found) => found) ??
    words.part(sentence.masked) ??
    sharedPart;
  const item: PlannedItem = {
    title,
    minutes: long
      ? dayLong(long, start)
      : hours
        ? hoursLong(hours, start)
        : minutesOf(value, sentence, at, words),
    times: repeat?.times ?? counted?.times ?? 1,
    ...(repeat?.daily ? { daily: repeat.daily } : {}),
    ...(part && !whens.some(isClock) ? { part } : {}),
    ...deadlineOf(whens, context),
    ...(draft.tags ? { tags: draft.tags } : {}),
    ...(draft.priority ? { priority: draft.priority } : {}),
  };
  const dated = onDays(long?.groups?.whole ? atDayStart(item) : item, whens);
  const placed =
    heading && !item.before ? dated.map((each) => (each.on ? each : { ...each, on: heading })) : dated;
  return placed.map(inSittings);
}

/** More than one a day in a week, and the number counts something else. */
const MOST_COUNTED = 7;

/** How often at most a thing is counted in a range of days. */
const mostIn = ({ from, to }: DayRange): number =>
  Math.max(MOST_COUNTED, Math.min(14, daysBetween(from, to)));

/** "20h thesis", "thesis 20h": beside a thing, hours are always a length and never the 20:00 that they are elsewhere ("at 20h"). */
const HOURS = new RegExp(
  `(?<![\\p{L}\\p{N}:.,])(?<!(?:${alternatives(({ planChange }) => planChange.item.clockBefore)}|\\b-) ?)(?<hours>\\d{1,3}(?:\\.\\d)?) ?${alternatives(({ planChange }) => planChange.item.hours)}`,
  'iu',
);

function hoursLong(match: RegExpExecArray, offset: number): Found<number> {
  const start = offset + match.index;
  const span = { start, end: start + match[0].length, text: match[0].trimEnd() };
  return { value: Math.max(SHORTEST_MINUTES, Number(match.groups?.hours) * 60), certainty: 'said', span };
}

/** "half a day", 全天: what that is in hours is a guess. */
function dayLong(match: RegExpExecArray, offset: number): Found<number> {
  const start = offset + match.index;
  const span = { start, end: start + match[0].length, text: match[0] };
  return {
    value: match.groups?.whole ? WHOLE_DAY : HALF_DAY,
    certainty: 'inferred',
    span,
    from: 'part-of-day',
  };
}

/** What takes the whole day begins when the day does. */
function atDayStart(item: PlannedItem): PlannedItem {
  const { part: _part, ...rest } = item;
  return {
    ...rest,
    time: { value: DAY_START, certainty: 'inferred', span: item.minutes.span, from: 'whole-day' },
  };
}

/** What is too long for one sitting is several; a clock time keeps it whole. */
function inSittings(item: PlannedItem): PlannedItem {
  const { minutes } = item;
  if (item.time || minutes.value <= LONGEST_SITTING) return item;
  const { times, minutes: value } = partedIn(minutes.value);
  return {
    ...item,
    minutes: { value, certainty: 'inferred', span: minutes.span, from: 'sittings' },
    times: Math.min(MOST_SITTINGS, item.times * times),
  };
}

/** The sittings that so many minutes take, and how long each of them is. */
export function partedIn(minutes: number): { times: number; minutes: number } {
  if (minutes <= LONGEST_SITTING) return { times: 1, minutes };
  const times = sittingsFor(minutes);
  return { times, minutes: Math.ceil(minutes / times / 15) * 15 };
}

/** As few sittings as are short enough; one or two more where the hours then come out even. */
function sittingsFor(minutes: number): number {
  const least = Math.min(MOST_SITTINGS, Math.ceil(minutes / USUAL_SITTING));
  const isEven = (sittings: number) => sittings <= MOST_SITTINGS && minutes % (sittings * 15) === 0;
  return [least, least + 1, least + 2].find(isEven) ?? least;
}

const DAY_OF_MONTH = new RegExp(
  `^${alternatives(({ planChange }) => planChange.item.dayBefore)}(?<day>\\d{1,2})${alternatives(({ planChange }) => planChange.item.dayBehind)}$`,
  'i',
);
const WEEKDAY_RULE = anyOf(({ planChange }) => planChange.item.weekdayRule);

/** A weekday in a plan for next week is that week's, and the 15th in a plan for next month is that month's. */
export function intoRange(when: When, range: DayRange | undefined, { now }: ReadContext): When {
  if (!range || !when.date || (when.date >= range.from && when.date <= range.to)) return when;
  // "Plan Monday: report until 3pm": an hour without a day is one of that day.
  if (when.time && when.certainty.date !== 'said' && range.from === range.to)
    return { ...when, date: range.from };
  const day = DAY_OF_MONTH.exec(when.span.text.trim())?.groups?.day;
  if (day) {
    const { year, month } = partsOf(range.to);
    const date = isRealDay(year, month, Number(day)) ? formatDate(year, month, Number(day)) : when.date;
    return date >= range.from && date <= range.to ? { ...when, date } : when;
  }
  if (!WEEKDAY_RULE.test(when.rule)) return when;
  const today = now.slice(0, 10);
  const from = [range.from, today].sort()[1] ?? today;
  const date = addDays(from, (weekday(when.date) - weekday(from) + 7) % 7);
  if (date > range.to || `${date}T${when.time ?? '23:59'}` <= now) return when;
  const endDate = when.endDate && addDays(date, daysBetween(when.date, when.endDate));
  return { ...when, date, ...(endDate ? { endDate } : {}) };
}

const spaces = (words: string): string => ' '.repeat(words.length);

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** How long it takes when it is said, else what is usual for such a thing, as a guess that the card marks. */
function minutesOf(
  title: string,
  sentence: Sentence,
  span: PlannedItem['title']['span'],
  words: PlanWords,
): Found<number> {
  const said = sentence.whens.find((when) => when.durationMinutes);
  const length = said?.durationMinutes ?? lengthOfRange(sentence.whens);
  if (length) {
    const value = Math.max(length, SHORTEST_MINUTES);
    return { value, certainty: 'said', span: said?.span ?? span };
  }
  const value = words.short.test(title.toLowerCase()) ? 30 : 60;
  return { value, certainty: 'inferred', span, from: 'usual-length' };
}

function lengthOfRange(whens: readonly When[]): number | undefined {
  const range = whens.find((when) => when.time && when.endTime && when.certainty.time === 'said');
  if (!range?.time || !range.endTime || range.endTime <= range.time) return undefined;
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minutes(range.endTime) - minutes(range.time);
}

const BEFORE = anyOf(({ moments }) => moments.before);

/** The last day that still counts. "Before Friday" and 周五前 are safe with the day before, unless that is past. */
function deadlineOf(whens: readonly When[], { now }: ReadContext): Pick<PlannedItem, 'before'> {
  const limit = whens.find((when) => when.deadline && (when.date ?? when.vague));
  const day = limit?.date ?? limit?.vague?.to;
  if (!limit || !day) return {};
  const isOpen = BEFORE.test(limit.span.text.toLowerCase()) && !limit.time;
  const earlier = limit.vague && isOpen ? addDays(limit.vague.from, -1) : addDays(day, isOpen ? -1 : 0);
  const value = earlier >= now.slice(0, 10) ? earlier : day;
  return {
    before: { value, certainty: value === day ? 'said' : 'inferred', span: limit.span, from: limit.rule },
  };
}

/** An hour of the clock, and not one that a part of the day stands for. */
export const isClock = (when: When): boolean =>
  when.time !== undefined && !when.deadline && (when.certainty.time === 'said' || !when.part);

/** "At 9:30" in a plan is what was said: nobody plans 21:30 by these words. Of other hours the half of the day is a guess. */
function certaintyOf({ time, certainty, endTime }: When): Found<string>['certainty'] {
  const isOfMorning = time !== undefined && time >= DAY_START && time < NOON;
  return isOfMorning && (endTime ?? time) >= time ? 'said' : (certainty.time ?? 'said');
}

/** A day or a clock time that is said fixes the item; several days make one item for each. */
function onDays(item: PlannedItem, whens: When[]): PlannedItem[] {
  const timed = whens.find(isClock);
  const fixed: PlannedItem = timed?.time
    ? { ...item, time: { value: timed.time, certainty: certaintyOf(timed), span: timed.span } }
    : item;
  const days = whens.filter((when) => when.date && when.certainty.date === 'said' && !when.deadline);
  if (days.length === 0) return [fixed];
  return days.map((when) => ({
    ...fixed,
    times: 1,
    on: { value: when.date ?? '', certainty: 'said' as const, span: when.span },
  }));
}

const PARTS: Partial<Record<NonNullable<When['part']>, DayPart>> = {
  dawn: 'morning',
  morning: 'morning',
  noon: 'afternoon',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
};

/** The part of the day that an expression of time names, where it does not only close a deadline. */
export function partOf(when: When): DayPart | undefined {
  return when.part && !when.deadline ? PARTS[when.part] : undefined;
}
