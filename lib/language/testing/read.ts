import { understand } from '../understand';
import type { TodoDraft, Understanding } from '../understanding';

/** The clock of these tests: a Tuesday morning. */
export const context = { now: '2026-12-01T09:00' };

export const read = (text: string): Understanding => understand(text, context);

/** The plain values of the todos that a text asks for. Throws when it asks for something else. */
export function created(text: string): Array<Record<string, unknown>> {
  const understanding = read(text);
  if (understanding.intent !== 'create')
    throw new Error(`"${text}" is ${understanding.intent}, by ${understanding.rule}`);
  return understanding.items.map(valuesOf);
}

export function valuesOf(draft: TodoDraft): Record<string, unknown> {
  const { alternatives: _alternatives, ...fields } = draft;
  return Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value]));
}
