import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { reminderSchema } from '@/lib/contract/todo';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { readMoreDays } from '@/lib/language/more-days';
import { readNamedCorrection } from '@/lib/language/named-line';
import { readEdit } from '@/lib/language/read-edit';
import type { Changes } from '@/lib/language/understanding';
import { type Current, changedArguments, withCount } from './changed-arguments';
import type { Situation } from './read-prompt';
import { asReminder } from './reminder-length';
import { repeatedOn, withMoreDays } from './repeated-days';

export type CardEditAnswer =
  | { outcome: 'changed'; arguments: Record<string, unknown> }
  | { outcome: 'other_tool'; tool: string; arguments: Record<string, unknown> }
  | { outcome: 'not_understood' };

const UNTIL = anyDialogueWord('until');
const argumentsSchema = z.record(z.string(), z.unknown());
const currentSchema = z.looseObject({
  title: z.string().optional(),
  dueDate: z.string().nullish(),
  dueTime: z.string().nullish(),
  durationMinutes: z.number().nullish(),
  recurrence: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  reminders: z.array(reminderSchema).optional(),
});

/** Answers an edit of the open card: all arguments after the change, another tool, or that it was not understood. */
export function answerEdit(situation: Situation): CardEditAnswer {
  const prompt = situation.exchanges.at(-1)?.said ?? '';
  const tool = /proposes the tool (\w+)/.exec(prompt)?.[1] ?? '';
  const input = parseArguments(between(prompt, 'arguments'));
  const instruction = between(prompt, 'instruction');
  if (!input || instruction === undefined) return { outcome: 'not_understood' };
  const more = withDaysToo(instruction, input, situation);
  if (more) return { outcome: 'changed', arguments: { ...input, ...more } };
  const correction =
    readEdit(instruction, situation.context, input) ??
    readNamedCorrection(instruction, [titleIn(prompt) ?? String(input.title ?? '')], situation.context)
      ?.correction;
  if (!correction) return { outcome: 'not_understood' };
  if (correction.otherTool) {
    const id = input.id;
    if (typeof id !== 'string' || correction.otherTool === tool) return { outcome: 'not_understood' };
    return { outcome: 'other_tool', tool: correction.otherTool, arguments: { id } };
  }
  const current = currentSchema.safeParse(input);
  const counted = current.data?.dueTime ? undefined : withCount(current.data?.title ?? '', instruction);
  if (counted) return { outcome: 'changed', arguments: { ...input, title: counted } };
  const changes = asReminder(correction.changes, instruction, input);
  const changed = changedArguments(
    current.success ? (current.data as Current) : {},
    tool === 'todo_add' ? withRepeat(instruction, changes, current.data?.recurrence) : changes,
    situation.context.now,
  );
  if (Object.keys(changed).length === 0) return { outcome: 'not_understood' };
  const next = applied(tool, input, changed);
  // "Thursday" of what is on Thursday already: saying that it was changed would not be true.
  if (isDeepStrictEqual(next, input)) return { outcome: 'not_understood' };
  return { outcome: 'changed', arguments: next };
}

/** "Tuesday too": one more day of what repeats. */
function withDaysToo(said: string, input: Record<string, unknown>, { context }: Situation) {
  const current = currentSchema.safeParse(input).data;
  const days = current?.recurrence ? readMoreDays(said, context)?.days : undefined;
  return current && days && withMoreDays(current, days, context.now);
}

/** Days of the week said of something that repeats are the days that it repeats on. */
function withRepeat(said: string, changes: Changes, recurrence: string | null | undefined): Changes {
  const { dueDate: last, ...others } = changes;
  // "until Christmas" is the end of the rhythm and not its first day.
  if (last && recurrence && UNTIL.test(said.trim())) {
    const rule = recurrence.replace(/;(?:UNTIL|COUNT)=[^;]*/g, '');
    return { ...others, recurrence: { ...last, value: `${rule};UNTIL=${last.value.replaceAll('-', '')}` } };
  }
  const value = repeatedOn(recurrence, changes);
  const span = (changes.weekdays ?? changes.dueDate)?.span;
  return value && span ? { ...changes, recurrence: { value, certainty: 'inferred', span } } : changes;
}

/** A new todo leaves out what it does not have; a change of an existing one says so with null. */
function applied(
  tool: string,
  input: Record<string, unknown>,
  changed: Record<string, unknown>,
): Record<string, unknown> {
  const next: Record<string, unknown> = { ...input, ...changed };
  if (tool !== 'todo_add') return next;
  for (const [name, value] of Object.entries(next)) {
    if (value === null || value === 0 || (Array.isArray(value) && value.length === 0)) delete next[name];
  }
  if (next.dueDate === undefined)
    for (const name of ['dueTime', 'recurrence', 'reminders']) delete next[name];
  return next;
}

function between(prompt: string, tag: string): string | undefined {
  const start = prompt.indexOf(`<${tag}>\n`);
  // The instruction is the person's text and stands last: it may hold anything, closing tags included.
  const end =
    tag === 'instruction' ? prompt.lastIndexOf(`\n</${tag}>`) : prompt.indexOf(`\n</${tag}>`, start);
  return start < 0 || end < 0 ? undefined : prompt.slice(start + tag.length + 3, end);
}

/** What the todo is called that the card changes. */
function titleIn(prompt: string): string | undefined {
  const json = between(prompt, 'todo');
  const title = z.string().safeParse(json === undefined ? undefined : parseJson(json));
  return title.success ? title.data : undefined;
}

function parseArguments(json: string | undefined): Record<string, unknown> | undefined {
  const parsed = argumentsSchema.safeParse(json === undefined ? undefined : parseJson(json));
  return parsed.success ? parsed.data : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON: the prompt is not one of ours, and the edit is answered as not understood.
    return undefined;
  }
}
