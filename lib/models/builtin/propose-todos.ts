import type { Locale } from '@/lib/contract/locale';
import type { Moment, TodoDraft } from '@/lib/language/understanding';
import { formatMoment } from '@/lib/time/format';
import { addDays, daysBetween, partsOf, weekday } from '@/lib/time/local-date';
import { lastSearch } from './answer-query';
import { missingPiece } from './answers';
import { todosOf } from './found-todos';
import { type Phrases, phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';
import { toldOfExisting } from './told-of';

/** The longest duration a todo can have, one week. */
const LONGEST_MINUTES = 7 * 24 * 60;

/** Proposes what was asked for, one call each, or asks for the one piece that is missing. */
export function proposeTodos(
  situation: Situation,
  request: Request,
  items: TodoDraft[],
  announced?: number,
): NextStep {
  const say = phrasesOf(request.language);
  const reminded = remindExisting(situation, items);
  if (reminded) return reminded;
  const told = toldOfExisting(situation, request, items);
  if (told) return told;
  const missing = request.besides && items.length === 0 ? null : missingPiece(items);
  if (missing === 'title') {
    return ask(say.whatTitle, say.titleExamples);
  }
  const today = situation.context.now.slice(0, 10);
  const unclear = items.find((item) => item.vague);
  if (missing === 'day' && unclear?.vague) {
    const { from, to } = unclear.vague.value;
    const isOpen = from <= today && daysBetween(from, to) > 20;
    // "some time" is answered by a day soon, or by none at all.
    const days = dayOptions(
      isOpen ? addDays(today, 1) : from,
      isOpen ? addDays(today, 8) : to,
      today,
      request.language,
    );
    return ask(say.whichDay(unclear.title?.value ?? null), isOpen ? [...days, say.noDay] : days);
  }
  const equal = missing === 'moment' ? items.find((item) => item.moments) : undefined;
  if (equal?.moments) {
    const question = say.whichMoment(equal.title?.value ?? null);
    return ask(question, momentOptions(equal.moments.value, today, request.language));
  }
  // "three things: …" with two of them: the person is told, since one may have been forgotten.
  const differs = announced !== undefined && announced !== items.length;
  const unreal = items.find((item) => item.unreal)?.unreal;
  const text = differs
    ? say.countDiffers(announced, items.length)
    : unreal
      ? say.unreal(unreal.value)
      : lostReminder(items, say);
  return {
    ...(text || request.note ? { text: text ?? request.note } : {}),
    calls: [...(request.besides ?? []), ...items.map((item) => argumentsOf(item, situation.context.now))].map(
      (input) => ({ name: 'todo_add', input }),
    ),
  };
}

/**
 * "Remind me 30 minutes before the team meeting": a distance needs a moment, so the todo may be there already. One that fits and has
 * a time gets the reminder; without one it is a new todo, and its day is asked for.
 */
function remindExisting(situation: Situation, items: TodoDraft[]): NextStep | null {
  const [item] = items;
  const [reminder] = item?.reminders?.value ?? [];
  const isBefore = reminder !== undefined && 'minutesBefore' in reminder && reminder.minutesBefore > 0;
  if (items.length !== 1 || !item?.title || !isBefore || item.dueDate || item.dueTime || item.recurrence)
    return null;
  const search = lastSearch(situation, 'update');
  if (!search)
    return { calls: [{ name: 'todo_search', input: { text: item.title.value, purpose: 'update' } }] };
  const [only, ...others] = todosOf(search).filter((todo) => todo.dueTime);
  if (!only || others.length > 0) return null;
  return { calls: [{ name: 'todo_update', input: { id: only.id, reminders: item.reminders?.value } }] };
}

/** A reminder at a distance from a moment that nobody named cannot be set, which is said. */
function lostReminder(items: TodoDraft[], say: Phrases): string | undefined {
  const lost = items.find((item) => item.reminders && !item.dueDate && !item.dueTime && !item.recurrence);
  return lost?.title && say.reminderNeedsTime(lost.title.value);
}

function ask(question: string, options: string[]): NextStep {
  return { calls: [{ name: 'ask_user', input: { question, options, purpose: 'create' } }] };
}

/** The moments in full, so that a click leaves nothing to guess. */
export function momentOptions(moments: Moment[], today: string, locale: Locale): string[] {
  return moments.map(({ date, time }) => formatMoment(date, time, today, locale));
}

/** The longest title and notes that a todo can have. */
const LONGEST_TITLE = 500;
const LONGEST_NOTES = 10_000;

/** A title that is too long is shortened, and kept whole in the notes. */
function shortened(title: string): Record<string, unknown> {
  if (title.length <= LONGEST_TITLE) return { title };
  return { title: `${title.slice(0, LONGEST_TITLE - 1)}…`, notes: title };
}

/** The tool's arguments for a draft. A clock time without a day means the next such moment. */
export function argumentsOf(item: TodoDraft, now: string): Record<string, unknown> {
  const input: Record<string, unknown> = shortened(item.title?.value ?? '');
  const set = (name: string, value: unknown) => {
    if (value !== undefined) input[name] = value;
  };
  const today = now.slice(0, 10);
  const needsDay = item.dueTime ?? item.recurrence;
  if (item.notes)
    input.notes = [input.notes, item.notes.value].filter(Boolean).join('\n').slice(0, LONGEST_NOTES);
  set('dueDate', item.dueDate?.value ?? (needsDay ? nextDay(item.dueTime?.value, today, now) : undefined));
  set('dueTime', item.dueTime?.value);
  const duration = item.durationMinutes?.value;
  if (duration !== undefined && duration <= LONGEST_MINUTES) set('durationMinutes', duration);
  set('recurrence', item.recurrence?.value);
  set('priority', item.priority?.value);
  set('list', item.list?.value);
  set('tags', item.tags?.value);
  if (input.dueDate !== undefined) set('reminders', item.reminders?.value);
  return input;
}

function nextDay(time: string | undefined, today: string, now: string): string {
  return time !== undefined && time <= now.slice(11, 16) ? addDays(today, 1) : today;
}

/** Concrete days within what the words could mean: working days first, spread over the span. Never in the past. */
export function dayOptions(from: string, to: string, today: string, locale: Locale): string[] {
  const first = from < today ? today : from;
  const length = daysBetween(first, to);
  if (length < 0) return [];
  const all = Array.from({ length: Math.min(length, 366) + 1 }, (_, index) => addDays(first, index));
  const working = all.filter((day) => weekday(day) < 5);
  const pool = working.length >= 3 ? working : all;
  const wanted = pool.length <= 3 ? pool : [pool[0], pool[Math.floor((pool.length - 1) / 2)], pool.at(-1)];
  const days = wanted.filter((day) => day !== undefined);
  return [...new Set(days)].map((day) => dayButton(day, locale));
}

function dayButton(day: string, locale: Locale): string {
  const { month, day: date } = partsOf(day);
  return phrasesOf(locale).dayButton(month, date, weekday(day));
}
