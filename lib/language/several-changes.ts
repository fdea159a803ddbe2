import { type Correction, readCorrection } from './correction';
import type { ReadContext } from './types';
import { understand, understandTarget } from './understand';
import type { Changes, Target, Understanding } from './understanding';
import { anyOf } from './words';

export type Update = Extract<Understanding, { intent: 'update' }>;

const ELLIPSIS = anyOf(({ orders }) => orders.ellipsis);
const SAME_FOR = anyOf(({ orders }) => orders.sameFor);

/**
 * "move the dentist to Friday and call it check-up": what the second half changes about the todo of the first, as one change of that
 * todo; the whole, when that says as much already. Null when the second half is about another todo or is no change.
 */
export function changesAlso(
  whole: Understanding,
  first: Update,
  rest: string,
  context: ReadContext,
): Understanding | null {
  const more = changesOf(rest, first.target, context);
  if (!more) return null;
  const changes = together(first.changes, more);
  const known: Changes = whole.intent === 'update' ? whole.changes : {};
  const isKnown =
    Object.keys(changes).every((key) => key in known) && known.title?.value === changes.title?.value;
  return isKnown ? whole : { ...first, changes };
}

function changesOf(rest: string, target: Target, context: ReadContext): Changes | undefined {
  const correction = readCorrection(rest, context);
  if (correction && isOfOneTodo(correction)) return correction.changes;
  const alone = understand(rest, context);
  if (alone.intent !== 'update' || !isAboutSame(alone.target, target)) return undefined;
  return hasChanges(alone.changes) ? alone.changes : undefined;
}

/** New values of the todo itself; what is denied or put in the place of other words belongs to a card. */
function isOfOneTodo({ changes, line, otherTool, isDenial }: Correction): boolean {
  return !otherTool && line === undefined && !isDenial && !changes.swap;
}

/** "it", nothing at all, or the same words again. */
export function isAboutSame(target: Target, before: Target): boolean {
  const { text, from, list, tag, ordinal, places, time } = target;
  if (text) return text.value.toLowerCase() === before.text?.value.toLowerCase();
  return [from, list, tag, ordinal, places, time].every((value) => value === undefined);
}

export function hasChanges(changes: Changes): boolean {
  return Object.keys(changes).length > 0;
}

/** What both say. A day that only a rule supplied to the second ("at 3") does not move the one that was named. */
function together(first: Changes, second: Changes): Changes {
  const { dueDate, ...others } = second;
  const isKept = first.dueDate !== undefined && dueDate?.certainty !== 'said';
  const remove = [...(first.remove ?? []), ...(second.remove ?? [])];
  return {
    ...first,
    ...others,
    ...(dueDate && !isKept ? { dueDate } : {}),
    ...(remove.length > 0 ? { remove } : {}),
  };
}

/** "… and the report to Thursday": the words with the doing word that they leave out, which is that of the first half. */
export function withDoing(first: string, rest: string): string | null {
  const doing = /^\s*\S+ /.exec(first)?.[0].trimStart();
  return doing && ELLIPSIS.test(rest) ? `${doing}${rest}` : null;
}

/** "… and the dentist too": the same change of another todo. */
export function sameFor(first: Update, rest: string, context: ReadContext): Update | null {
  const name = SAME_FOR.exec(rest.trim())?.groups?.name;
  const target = name ? understandTarget(name, context) : undefined;
  return target?.text ? { ...first, target } : null;
}

/** Whether the first half says all that is read of the whole, so that nothing was made of the second. */
export function saysTheSame(whole: Understanding, first: Update): boolean {
  if (whole.intent !== 'update') return false;
  return (
    whole.target.text?.value === first.target.text?.value &&
    valuesOf(whole.changes) === valuesOf(first.changes)
  );
}

function valuesOf(changes: Changes): string {
  const values = Object.entries(changes).map(([name, found]) => [
    name,
    Array.isArray(found) ? found.length : found.value,
  ]);
  return JSON.stringify(values);
}
