import { addDays } from '@/lib/time/local-date';
import { firstOccurrence } from '@/lib/time/recurrence';
import { formatRecurrence, parseRecurrence } from '@/lib/time/recurrence-rule';
import type { Region } from './grammar';
import type { Sentence } from './sentence';
import type { When } from './types';
import type { Found, TodoDraft } from './understanding';
import { alternatives } from './words';

const BESIDE = new RegExp(`^[\\s,，]*(?:${alternatives(({ orders }) => orders.and)}|、)?[\\s,，]*$`);

/** One todo for each of the times, or of the days, that stand side by side in its words. */
export function atEachMoment(sentence: Sentence, region: Region, draft: TodoDraft): TodoDraft[] {
  const timed = atEachTime(sentence, region, draft);
  if (timed.length < 2) return onEachDay(sentence, region, draft);
  // "Monday and Friday at 7 and 19": each of the hours on each of the days.
  const days = daysBeside(sentence, region);
  const areOfAll = !draft.recurrence && days.length > 1 && days.slice(0, -1).every(({ time }) => !time);
  return areOfAll && days.length * timed.length <= MOST
    ? days.flatMap((day) => timed.map((each) => onDay(each, day)))
    : timed;
}

const MOST = 14;

/** "Pills every day at 8 and 20": one todo for each of the times that stand side by side. */
function atEachTime(sentence: Sentence, region: Region, draft: TodoDraft): TodoDraft[] {
  const times = sentence.whens.filter(
    (when) =>
      when.time &&
      (!when.endTime || isPart(when)) &&
      when.span.start >= region.start &&
      when.span.end <= region.end,
  );
  const areListed = times.every((when, index) => {
    const next = times[index + 1];
    const between = next && sentence.masked.slice(when.span.end, next.span.start);
    if (between === undefined) return true;
    // "7am 1pm and 9pm": hours that need no comma, since each says its half of the day.
    const areSaid = when.certainty.time === 'said' && next?.certainty.time === 'said';
    return BESIDE.test(between) && (between.trim() !== '' || areSaid);
  });
  if (times.length < 2) return atEachHour(draft, sentence.context.now);
  if (times.length > 7 || !areListed) return [draft];
  const said = saidDays(times);
  return risingReadings(times, said).map(({ date, time }, index) => {
    const { alternatives: _first, ...rest } = draft;
    const [when] = times.slice(index);
    if (!when || !time) return draft;
    const day = draft.recurrence
      ? firstDay(draft, draft.recurrence.value, sentence.context.now, time)
      : (said[index] ?? (draft.dueDate?.certainty !== 'said' ? date : undefined));
    return {
      ...rest,
      dueTime: timeOf(when, time),
      ...(draft.dueDate ? { dueDate: { ...draft.dueDate, value: day ?? draft.dueDate.value } } : {}),
    };
  });
}

const timeOf = ({ certainty, span, rule }: When, value: string): Found<string> =>
  certainty.time === 'inferred'
    ? { value, certainty: 'inferred', span, from: rule }
    : { value, certainty: 'said', span };

/** A part of the day ends somewhere, but nobody said how long the thing takes. */
const isPart = ({ part, certainty }: When): boolean => part !== undefined && certainty.time !== 'said';

/** "Tonight at 8 and tomorrow at 9", "at 9 and 5 tomorrow": an hour without a day is of the day said before it, or of the first one behind. */
function saidDays(times: When[]): Array<string | undefined> {
  let day = times.find((when) => when.certainty.date === 'said')?.date;
  return times.map((when) => {
    if (when.certainty.date === 'said') day = when.date;
    return day;
  });
}

type Reading = Pick<When, 'date' | 'time'>;

/** Hours of one day in a row rise: where one can be read in either half of it, it is read so that they do. "At 8 and at 20" is no hour twice. */
function risingReadings(whens: When[], days: Array<string | undefined>): Reading[] {
  const choose = (index: number, after: string): Reading[] | null => {
    const when = whens[index];
    if (!when) return [];
    const isNewDay = days[index] !== days[index - 1];
    for (const reading of [when, ...(when.alternatives ?? [])]) {
      if (!reading.time || (reading.time <= after && !isNewDay)) continue;
      const rest = choose(index + 1, reading.time);
      if (rest) return [{ date: reading.date, time: reading.time }, ...rest];
    }
    return null;
  };
  return choose(0, '') ?? whens;
}

/** The first day of a rule for one of its hours: from now on, or from the later day on which it begins. */
function firstDay(
  { dueDate, dueTime }: TodoDraft,
  rule: string,
  now: string,
  time: string,
): string | undefined {
  const from = { date: now.slice(0, 10), time: now.slice(11, 16) };
  const first = (hour: string | undefined) => firstOccurrence(rule, from, hour)?.date;
  const beginsLater = dueDate !== undefined && dueDate.value !== first(dueTime?.value);
  return beginsLater ? firstOccurrence(rule, { date: dueDate.value }, time)?.date : first(time);
}

/** The same where the repetition took the hours in; a todo repeats at one time. */
function atEachHour(draft: TodoDraft, now: string): TodoDraft[] {
  const rule = draft.recurrence && parseRecurrence(draft.recurrence.value);
  const { recurrence, dueTime, dueDate, alternatives: _first, ...rest } = draft;
  if (!rule || !recurrence || !dueTime || rule.hours.length < 2) return [draft];
  const daily = formatRecurrence({ ...rule, hours: [] });
  // One in 24 hours says how the others are meant.
  const isSaid = rule.hours.some((hour) => hour > 12);
  return rising(rule.hours).map((hour) => {
    const time = `${String(hour).padStart(2, '0')}${dueTime.value.slice(2)}`;
    const first = firstDay(draft, daily, now, time);
    return {
      ...rest,
      recurrence: { ...recurrence, value: daily },
      dueTime: { ...dueTime, value: time, ...(isSaid ? {} : { certainty: 'inferred', from: 'repeat' }) },
      ...(dueDate ? { dueDate: { ...dueDate, value: first ?? dueDate.value } } : {}),
    };
  });
}

/** "At 9, 12 and 3": the three after noon is that of the afternoon. */
function rising(hours: number[]): number[] {
  const all: number[] = [];
  for (const hour of hours) {
    const before = all.at(-1) ?? 0;
    all.push(hour < before && hour < 12 && hour + 12 > before ? hour + 12 : hour);
  }
  return all;
}

/** "gym on Wednesday and Friday", 周三和周五健身: one todo for each of the days that stand side by side. */
function onEachDay(sentence: Sentence, region: Region, draft: TodoDraft): TodoDraft[] {
  const days = daysBeside(sentence, region);
  if (draft.recurrence || days.length < 2 || days.length > 7) return [draft];
  return days.map((day) => onDay(draft, day));
}

/** The days of a stretch of the sentence, if they all stand side by side and are nothing but days. */
function daysBeside(sentence: Sentence, region: Region): When[] {
  const days = sentence.whens.filter(
    (when) =>
      when.date &&
      when.certainty.date === 'said' &&
      when.span.start >= region.start &&
      when.span.end <= region.end,
  );
  const areSideBySide = days.every((when, index) => {
    const next = days[index + 1];
    return !next || BESIDE.test(sentence.masked.slice(when.span.end, next.span.start));
  });
  const areDays = days.every((when) => !when.recurrence && (isOfOneDay(when) || isOvernight(when)));
  return areSideBySide && areDays ? days : [];
}

const isOfOneDay = ({ date, endDate }: When): boolean => (endDate ?? date) === date;

/** "7pm to 7am" is of the day on which it begins. */
const isOvernight = ({ date = '', endDate, time = '', endTime = '' }: When): boolean =>
  endDate === addDays(date, 1) && endTime !== '' && endTime <= time;

function onDay(draft: TodoDraft, { date, span }: When): TodoDraft {
  const { alternatives: others = [], ...rest } = draft;
  // Another hour is one of this day, and not of the day that the hour stands beside.
  const hours = others.filter(({ time }) => time !== undefined && time !== draft.dueTime?.value);
  return {
    ...rest,
    dueDate: { value: date ?? '', certainty: 'said', span },
    ...(hours.length > 0 ? { alternatives: hours.map((hour) => ({ ...hour, date })) } : {}),
  };
}
