import { z } from 'zod';
import type { DayPart, Query } from '@/lib/language/understanding';
import { formatDay } from '@/lib/time/format';
import { addDays, daysBetween, minutesOfDay, timeFromMinutes } from '@/lib/time/local-date';
import { lastSearch, rangeWords } from './answer-query';
import { todosOf } from './found-todos';
import { phrasesOf } from './phrases';
import { layOutOf } from './plan-things';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/** So far ahead room is looked for where no days are said, and at most. */
const USUAL_DAYS = 6;
const LONGEST_DAYS = 31;
/** An answer that is read, not scrolled. */
const DAYS_TOLD = 5;
const NOON = minutesOfDay('12:00');
const EVENING = minutesOfDay('18:00');

const freeSchema = z.array(z.object({ date: z.string(), from: z.string(), to: z.string() }));
type Stretch = { date: string; start: number; end: number };

/** "When can I fit in a haircut?": the stretches of free time that are long enough, in the hours in which plans are made. */
export function answerRoom(
  situation: Situation,
  { language }: Request,
  room: NonNullable<Query['room']>,
  days: Pick<Query, 'from' | 'to'>,
): NextStep {
  const say = phrasesOf(language);
  const today = situation.context.now.slice(0, 10);
  const range = rangeFrom(today, days);
  const minutes = Math.min(600, room.minutes.value);
  const title = room.title.value.slice(0, 500);
  const search = lastSearch(situation, 'answer');
  if (!search) return { calls: [{ name: 'todo_search', input: { ...range, purpose: 'answer' } }] };
  const found = layOutOf(situation);
  if (!found) {
    const items = [{ title, durationMinutes: minutes, ...(room.part ? { part: room.part } : {}) }];
    // An evening lies outside working hours, and was asked for.
    const hours = room.part === 'evening' ? { hours: { start: '18:00', end: '21:00' } } : {};
    return { calls: [{ name: 'plan_free_slots', input: { ...range, items, ...hours } }] };
  }
  if (found.result.status !== 'done' || search.result.status !== 'done') return { text: say.noTool };
  const free = freeSchema.safeParse(found.result.free).data ?? [];
  const fitting = free
    .map(({ date, from, to }) => ({ date, start: minutesOfDay(from), end: minutesOfDay(to) }))
    .map((stretch) => within(stretch, room.part))
    .filter(({ start, end }) => end - start >= minutes);
  if (fitting.length === 0)
    return { text: say.noRoomFor(title, minutes, rangeWords(range, today, language)) };
  const byDay = [...Map.groupBy(fitting, ({ date }) => date)];
  const lines = byDay
    .slice(0, DAYS_TOLD)
    .map(([date, stretches]) => say.freeOn(formatDay(date, today, language), stretches.map(hoursOf)));
  const untimed = todosOf(search).filter(({ dueTime }) => !dueTime).length;
  const note = untimed > 0 ? [say.untimedToo(untimed)] : [];
  return {
    text: [say.roomFor(title, minutes, room.minutes.certainty !== 'said'), ...lines, ...note].join('\n'),
  };
}

function rangeFrom(
  today: string,
  { from = today, to }: Pick<Query, 'from' | 'to'>,
): { from: string; to: string } {
  const first = from < today ? today : from;
  const last = to ?? addDays(first, USUAL_DAYS);
  const days = Math.min(Math.max(daysBetween(first, last), 0), LONGEST_DAYS);
  return { from: first, to: addDays(first, days) };
}

function within(stretch: Stretch, part: DayPart | undefined): Stretch {
  const { start, end } = stretch;
  switch (part) {
    case 'morning':
      return { ...stretch, end: Math.min(end, NOON) };
    case 'afternoon':
      return { ...stretch, start: Math.max(start, NOON), end: Math.min(end, EVENING) };
    case 'evening':
      return { ...stretch, start: Math.max(start, EVENING) };
    default:
      return stretch;
  }
}

const hoursOf = ({ start, end }: Stretch): string => `${timeFromMinutes(start)}–${timeFromMinutes(end)}`;
