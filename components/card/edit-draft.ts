import { remindersSchema } from '@/lib/contract/todo';
import { NO_REMINDER, reminderChoice, remindersOf } from '../todos/reminder-choice';

/** The arguments of a card that can be filled in by hand, in the order of the form. */
export const editableFields = [
  'title',
  'dueDate',
  'dueTime',
  'recurrence',
  'reminders',
  'durationMinutes',
  'priority',
  'list',
  'tags',
] as const;
export type EditableField = (typeof editableFields)[number];
export type EditDraft = Record<EditableField, string>;

const ALWAYS_OFFERED: readonly EditableField[] = ['title', 'dueDate', 'dueTime'];

/** Which fields the form offers for a tool with these arguments; none when the tool only names a todo. */
export function offeredFields(tool: string, argumentsOfTool: Record<string, unknown>): EditableField[] {
  if (tool === 'todo_add') return [...editableFields];
  if (tool !== 'todo_update') return [];
  return editableFields.filter((field) => ALWAYS_OFFERED.includes(field) || field in argumentsOfTool);
}

function textOf(field: EditableField, value: unknown): string {
  if (field === 'reminders') return reminderChoice(remindersSchema.catch([]).parse(value));
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function draftOf(argumentsOfTool: Record<string, unknown>): EditDraft {
  return Object.fromEntries(
    editableFields.map((field) => [field, textOf(field, argumentsOfTool[field])]),
  ) as EditDraft;
}

function argumentOf(field: EditableField, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === NO_REMINDER) return undefined;
  if (field === 'reminders') return remindersOf(trimmed);
  if (field === 'durationMinutes' || field === 'priority') return Number(trimmed);
  if (field === 'tags') return splitTags(trimmed);
  return trimmed;
}

export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、]/)
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter(Boolean),
  ),
];

/** What an emptied field of an existing todo is sent as. */
const taken = (field: EditableField): unknown => (field === 'tags' || field === 'reminders' ? [] : null);

/**
 * All arguments after the form was filled in. An emptied field leaves a new todo without it; in a change of an existing todo it
 * means "take it away". A title can't be emptied. A field that was not touched stays exactly as proposed.
 */
export function argumentsAfter(
  tool: string,
  argumentsOfTool: Record<string, unknown>,
  draft: EditDraft,
): Record<string, unknown> {
  const before = draftOf(argumentsOfTool);
  const next = { ...argumentsOfTool };
  for (const field of offeredFields(tool, argumentsOfTool)) {
    if (draft[field] === before[field]) continue;
    const value = argumentOf(field, draft[field]);
    if (value !== undefined) next[field] = value;
    else if (field === 'title') continue;
    else if (tool === 'todo_update') next[field] = taken(field);
    else delete next[field];
  }
  return next;
}
