import { anyDialogueWord, dialogueWordsOf } from '@/lib/language/dialogue-words';
import { languageOf } from '@/lib/language/language-of';
import { dayInMonthOf, hourInHalfOf } from '@/lib/language/replaced-moment';
import type { Changes, Found } from '@/lib/language/understanding';
import { placeOf } from '@/lib/language/words-in';
import { addDays, addMinutes, joinLocal, minutesBetween, splitLocal } from '@/lib/time/local-date';
import { fallsOn, firstDay, isSimpleRule } from './repeated-days';

/** What a change starts from: a todo or the arguments of a card. */
export type Current = {
  title?: string;
  dueDate?: string | null;
  dueTime?: string | null;
  durationMinutes?: number | null;
  tags?: string[];
  reminders?: Array<{ minutesBefore: number } | { at: string }>;
};

const DAY = 24 * 60;
const ANY_HOUR_OF = anyDialogueWord('anyHourOf');
const ADJUSTED_COUNT = anyDialogueWord('adjustedCount');
const PART_OF_DAY = anyDialogueWord('partOfDay');

/** The fields that a change sets, given where the todo stands: only those that differ in kind, null for what is taken away. */
export function changedArguments(current: Current, changes: Changes, now: string): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  const set = (name: string, value: unknown) => {
    if (value !== undefined) changed[name] = value;
  };
  set('title', changes.title?.value ?? withObject(current.title, changes.object?.value));
  if (changes.swap && current.title) set('title', withSwap(current.title, changes.swap.value));
  if (changes.append && current.title)
    changed.title = dialogueWordsOf(languageOf(changes.append.value)).append(
      current.title,
      changes.append.value,
    );
  set('notes', changes.notes?.value);
  set('durationMinutes', changes.durationMinutes?.value);
  const stretched = (current.durationMinutes ?? 0) + (changes.stretchMinutes?.value ?? 0);
  if (changes.stretchMinutes && current.durationMinutes && stretched > 0) changed.durationMinutes = stretched;
  set('recurrence', changes.recurrence?.value);
  set('priority', changes.priority?.value);
  set('list', changes.list?.value);
  if (changes.tags) changed.tags = [...new Set([...(current.tags ?? []), ...changes.tags.value])];
  set('reminders', changes.reminders?.value);
  Object.assign(changed, movedMoment(current, changes, now));
  for (const field of changes.remove ?? []) changed[field.value] = emptyOf(field.value);
  return withReminderAt(current, changed);
}

const DOING_LEAD = anyDialogueWord('doingLead');
const NUMBER = anyDialogueWord('number').source;
const COUNTING = new RegExp(`(?<![\\p{N}:.])(?:${anyDialogueWord('counting').source})`, 'giu');
const NUMBER_AT_START = new RegExp(`^(?:${NUMBER})`, 'iu');
const NUMBER_AT_END = new RegExp(`(?:${NUMBER})\\s*$`, 'iu');

/** "make it 5" of "buy 3 apples": the number, where the title holds exactly one and nothing says a time. */
export function withCount(title: string, said: string): string | undefined {
  const count = ADJUSTED_COUNT.exec(said.trim())?.groups?.count;
  const numbers = [...title.matchAll(COUNTING)];
  const [number] = numbers;
  if (!count || !number || numbers.length > 1) return undefined;
  return `${title.slice(0, number.index)}${count}${title.slice(number.index + number[0].length)}`;
}

/** "buy eggs" with "two dozen eggs" is "buy two dozen eggs". Without a shared ending nothing says what the words replace. */
export function withObject(title: string | undefined, object: string | undefined): string | undefined {
  if (!title || !object) return undefined;
  const words = object.split(/\s+/);
  const endings =
    words.length > 1 || !/\p{Script=Han}/u.test(object)
      ? words.map((_, index) => words.slice(index).join(' '))
      : Array.from(object, (_, index) => object.slice(index));
  const shared = endings.find(
    (ending) => ending !== object && title.toLowerCase().includes(ending.toLowerCase()),
  );
  if (!shared) return undefined;
  // One letter in common is less than a thing: 燕麦奶 of 买牛奶 takes the place of all behind the doing word.
  const doing = /^\p{Script=Han}$/u.test(shared) ? DOING_LEAD.exec(title)?.[0] : undefined;
  if (doing && title.endsWith(shared)) return `${doing}${object}`;
  const found = title.toLowerCase().indexOf(shared.toLowerCase());
  // "buy 3 eggs" with "two dozen eggs": a number gives way to a number.
  const counted = NUMBER_AT_START.test(object) ? NUMBER_AT_END.exec(title.slice(0, found))?.index : undefined;
  const start = counted ?? found;
  return `${title.slice(0, start)}${object}${title.slice(found + shared.length)}`;
}

/** "call mum" with dad instead of mum is "call dad"; words that do not stand in the title change nothing. */
function withSwap(title: string, { from, to }: { from: string; to: string }): string | undefined {
  const start = placeOf(title, from);
  if (start === undefined) return undefined;
  const before = title.slice(0, start);
  // "with Ann" in the place of the Sam of "dinner with Sam": what stands there already is not said twice.
  const [lead = ''] = /^\p{L}+ /u.exec(to) ?? [];
  const words = lead && before.toLowerCase().endsWith(` ${lead.toLowerCase()}`) ? to.slice(lead.length) : to;
  return `${before}${words}${title.slice(start + from.length)}`;
}

function emptyOf(field: string): unknown {
  if (field === 'tags' || field === 'reminders') return [];
  return field === 'priority' ? 0 : null;
}

function movedMoment(current: Current, changes: Changes, now: string): Record<string, unknown> {
  if (changes.shiftMinutes) return shiftedMoment(current, changes.shiftMinutes.value);
  const moved: Record<string, unknown> = {};
  // "to 4pm" keeps the day; a day that only a rule supplied counts when there is none yet.
  const date = changes.dueDate;
  if (changes.recurrence) return { ...moved, ...firstOfRepeat(current, changes, now) };
  const isSaid = date?.certainty === 'said' || !changes.dueTime;
  if (date && (isSaid || !current.dueDate))
    moved.dueDate = dayInMonthOf(current.dueDate, date, now.slice(0, 10));
  if (changes.dueTime) moved.dueTime = timeAfter(current, changes.dueTime);
  if (moved.dueTime !== undefined && !current.dueDate && moved.dueDate === undefined)
    moved.dueDate = now.slice(0, 10);
  return moved;
}

const timeAfter = (current: Current, time: Found<string>): string =>
  halfOf(current.dueTime, time) ?? hourInHalfOf(current.dueTime, time);

/** "in the morning" about something at 6 pm means its other half: 6 am, not the usual hour of a morning. */
function halfOf(
  current: string | null | undefined,
  { value, certainty, from, span }: NonNullable<Changes['dueTime']>,
): string | undefined {
  if (!current || certainty !== 'inferred' || !PART_OF_DAY.test(from ?? '')) return undefined;
  const hour = (Number(current.slice(0, 2)) % 12) + (value < '12:00' ? 0 : 12);
  // Four in the morning or eleven in the afternoon is nobody's answer.
  const isLikely =
    ANY_HOUR_OF.test(span.text) || (value < '12:00' ? hour >= 5 : value < '17:00' ? hour <= 18 : hour >= 17);
  return isLikely ? `${String(hour).padStart(2, '0')}${current.slice(2)}` : undefined;
}

/** What repeats from now on starts on its first day that is still to come; a day that fits already stays. */
function firstOfRepeat(current: Current, changes: Changes, now: string): Record<string, unknown> {
  const rule = changes.recurrence?.value ?? '';
  const time = changes.dueTime ? timeAfter(current, changes.dueTime) : undefined;
  const timed = time === undefined ? {} : { dueTime: time };
  const said = changes.dueDate?.certainty === 'said' && !changes.weekdays ? changes.dueDate.value : undefined;
  if (!said && current.dueDate && fallsOn(current.dueDate, rule)) return timed;
  const first = said ?? now.slice(0, 10);
  const from = isSimpleRule(rule) ? first : (changes.dueDate?.value ?? first);
  return { dueDate: firstDay(rule, from, time ?? current.dueTime ?? undefined, now), ...timed };
}

function shiftedMoment(current: Current, minutes: number): Record<string, unknown> {
  if (!current.dueDate) return {};
  if (current.dueTime) {
    const moved = addMinutes({ date: current.dueDate, time: current.dueTime }, minutes);
    return { ...(moved.date !== current.dueDate ? { dueDate: moved.date } : {}), dueTime: moved.time };
  }
  return minutes % DAY === 0 ? { dueDate: addDays(current.dueDate, minutes / DAY) } : {};
}

/** A reminder at a moment of its own keeps its distance when the due moment moves. */
function withReminderAt(current: Current, changed: Record<string, unknown>): Record<string, unknown> {
  const isMoved = changed.dueDate !== undefined || changed.dueTime !== undefined;
  const reminders = current.reminders ?? [];
  if (!isMoved || changed.reminders !== undefined || !current.dueDate || !current.dueTime) return changed;
  if (!reminders.some((reminder) => 'at' in reminder)) return changed;
  const before = { date: current.dueDate, time: current.dueTime };
  const after = {
    date: String(changed.dueDate ?? before.date),
    time: String(changed.dueTime ?? before.time),
  };
  const distance = minutesBetween(before, after);
  changed.reminders = reminders.map((reminder) =>
    'at' in reminder ? { at: joinLocal(addMinutes(splitLocal(reminder.at), distance)) } : reminder,
  );
  return changed;
}
