import { readCorrection } from './correction';
import { findWhen } from './dates/find-when';
import { packOf } from './packs';
import { fold, readSentence } from './sentence';
import type { ReadContext } from './types';
import { understand } from './understand';
import type { Changes } from './understanding';

const LONGEST = 200;

/**
 * "the team call isn't tomorrow, it's Thursday", "gym on Friday instead of Thursday": a todo that is named, and the moment that takes the place of
 * the one it is denied. Such words speak of something that stands already. Null for everything else.
 */
export function readMovedByDenial(
  text: string,
  context: ReadContext,
): { name: string; changes: Changes } | null {
  if (text.length > LONGEST) return null;
  const sentence = readSentence(text, context);
  const { deniedOf, named, denied } = packOf(sentence.language).corrections;
  const folded = fold(text).replace(/[\s.!。！]+$/u, '');
  const told = deniedOf.exec(folded)?.indices?.groups;
  if (told?.name && told.rest) {
    const name = text.slice(...told.name).trim();
    const changes = readCorrection(`${named.it}${text.slice(...told.rest)}`, context)?.changes;
    return changes && isMoment(changes) && findWhen(name, context).length === 0 ? { name, changes } : null;
  }
  const after = denied.after.exec(folded)?.[0];
  // What corrects by itself ("Friday, not Thursday") names no todo.
  if (!after || findWhen(after, context).length === 0 || readCorrection(text, context)) return null;
  const order = understand(folded.slice(0, -after.length), context);
  const [item, ...others] = order.intent === 'create' ? order.items : [];
  if (!item?.title || others.length > 0) return null;
  const { title, ...changes } = item;
  return isMoment(changes) && title.from !== 'words-of-the-moment' ? { name: title.value, changes } : null;
}

function isMoment({ dueDate, dueTime, recurrence }: Changes): boolean {
  return [dueDate, dueTime, recurrence].some((found) => found !== undefined);
}
