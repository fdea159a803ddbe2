import { firstOccurrence } from '@/lib/time/recurrence';
import { formatRecurrence, parseRecurrence } from '@/lib/time/recurrence-rule';
import type { Region } from './grammar';
import type { Sentence } from './sentence';
import type { TodoDraft } from './understanding';
import { alternatives } from './words';

const BESIDE = new RegExp(`^[\\s,，]*(?:${alternatives(({ orders }) => orders.and)}|、)?[\\s,，]*$`);

/** One todo for each of the times, or of the days, that stand side by side in its words. */
export function atEachMoment(sentence: Sentence, region: Region, draft: TodoDraft): TodoDraft[] {
  const timed = atEachTime(sentence, region, draft);
  return timed.length > 1 ? timed : onEachDay(sentence, region, draft);
}

/** "Pills every day at 8 and 20": one todo for each of the times that stand side by side. */
function atEachTime(sentence: Sentence, region: Region, draft: TodoDraft): TodoDraft[] {
  const times = sentence.whens.filter(
    (when) => when.time && !when.endTime && when.span.start >= region.start && when.span.end <= region.end,
  );
  const areListed = times.every((when, index) => {
    const next = times[index + 1];
    const between = next && sentence.masked.slice(when.span.end, next.span.start);
    return between === undefined || (between.trim() !== '' && BESIDE.test(between));
  });
  const saysOwnDay = times.slice(1).some((when) => when.certainty.date === 'said');
  if (times.length < 2) return atEachHour(draft, sentence.context.now);
  if (times.length > 7 || !areListed || saysOwnDay) return [draft];
  const values = times.map((when) => when.time);
  return times.map((when, index) => {
    const { alternatives: _first, ...rest } = draft;
    // "At 8 and at 20" is no hour twice.
    const isTwice = values.indexOf(when.time) !== index || values.lastIndexOf(when.time) !== index;
    const other = isTwice ? when.alternatives?.find(({ time }) => time) : undefined;
    const isOpenDay = draft.recurrence ?? draft.dueDate?.certainty !== 'said';
    return {
      ...rest,
      dueTime: { value: other?.time ?? when.time ?? '', certainty: 'said' as const, span: when.span },
      ...(isOpenDay && draft.dueDate
        ? { dueDate: { ...draft.dueDate, value: other?.date ?? when.date ?? draft.dueDate.value } }
        : {}),
    };
  });
}

/** The same where the repetition took the hours in; a todo repeats at one time. */
function atEachHour(draft: TodoDraft, now: string): TodoDraft[] {
  const rule = draft.recurrence && parseRecurrence(draft.recurrence.value);
  const { recurrence, dueTime, dueDate, alternatives: _first, ...rest } = draft;
  if (!rule || !recurrence || !dueTime || rule.hours.length < 2) return [draft];
  const daily = formatRecurrence({ ...rule, hours: [] });
  const from = { date: now.slice(0, 10), time: now.slice(11, 16) };
  return rising(rule.hours).map((hour) => {
    const time = `${String(hour).padStart(2, '0')}${dueTime.value.slice(2)}`;
    const first = firstOccurrence(daily, from, time)?.date;
    return {
      ...rest,
      recurrence: { ...recurrence, value: daily },
      dueTime: { ...dueTime, value: time },
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
  if (draft.recurrence || days.length < 2 || days.length > 7 || !areSideBySide) return [draft];
  if (days.some((when) => when.endDate ?? when.recurrence)) return [draft];
  return days.map((when) => ({
    ...draft,
    dueDate: { value: when.date ?? '', certainty: 'said' as const, span: when.span },
  }));
}
