import type { Locale } from '@/lib/contract/locale';
import type { FieldChange } from '@/lib/contract/records';
import { displayValue } from '@/lib/gate/display-value';
import { hasWords, type Say } from '@/lib/i18n/server/translate';
import { isSet, sameValue, shownFields } from '@/lib/tools/todo-fields';

/** The reader's words, and the day from which "tomorrow" is counted. */
export type Words = { say: Say; today: string; locale: Locale };

type Values = Record<string, unknown> | null;

/**
 * The fields of a todo that differ between two states of it, or of the arguments that are about it, in the order of a card. A field that is
 * missing on one side counts as not set there; `null` for a whole side means that there was nothing.
 */
export function changesBetween(before: Values, after: Values, words: Words): FieldChange[] {
  const changes = shownFields.flatMap((name): FieldChange[] => {
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
    if (sameValue(was, is) || (!isSet(was) && !isSet(is))) return [];
    return [{ name, label: labelOf(name, words.say), before: shown(name, was), after: shown(name, is) }];
  });
  return [...changes, ...stepChanges(before, after, words.say)];

  function shown(name: string, value: unknown): string | null {
    return isSet(value) ? displayValue(name, value, words) : null;
  }
}

function labelOf(name: string, say: Say): string {
  return say(hasWords(`card.label.${name}`) ? `card.label.${name}` : `records.label.${name}`);
}

type Steps = Array<{ done: boolean }>;

/** Steps change often and in many ways; how many are done says enough. */
function stepChanges(before: Values, after: Values, say: Say): FieldChange[] {
  const [was, is] = [(before?.subtasks ?? []) as Steps, (after?.subtasks ?? []) as Steps];
  if (sameValue(was, is)) return [];
  return [{ name: 'subtasks', label: labelOf('subtasks', say), before: counted(was), after: counted(is) }];

  function counted(steps: Steps): string | null {
    if (steps.length === 0) return null;
    return say('records.steps', { count: steps.length, done: steps.filter((step) => step.done).length });
  }
}
