import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { understandTarget } from '@/lib/language/understand';
import type { TodoDraft } from '@/lib/language/understanding';
import { placeOf } from '@/lib/language/words-in';
import { lastSearch } from './answer-query';
import { changedArguments } from './changed-arguments';
import { type FoundTodo, todosOf } from './found-todos';
import { unmarkedRules } from './orders';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

const TOLD_OF = anyDialogueWord('toldOf');
const BESIDE_NAME = anyDialogueWord('besideName');

/**
 * "The review is every week": news of a todo that is there changes it. One that has no such name, or several, is left alone, and the sentence is a new
 * todo. Null when it is, or when the sentence tells nothing.
 */
export function toldOfExisting(situation: Situation, request: Request, items: TodoDraft[]): NextStep | null {
  const [item] = items;
  const said = situation.exchanges.at(-1)?.said ?? '';
  const isNews = unmarkedRules.has(request.understanding.rule) && TOLD_OF.test(said);
  if (
    !isNews ||
    items.length !== 1 ||
    !item?.title ||
    item.title.from ||
    item.vague ||
    item.moments ||
    request.besides
  )
    return null;
  if (!(item.dueDate ?? item.dueTime ?? item.recurrence)) return null;
  const name = understandTarget(item.title.value, situation.context).text?.value ?? item.title.value;
  const search = lastSearch(situation, 'update');
  if (!search) return { calls: [{ name: 'todo_search', input: { text: name, purpose: 'update' } }] };
  const [todo, ...others] = todosOf(search).filter((each) => isCalled(each, name));
  if (!todo || others.length > 0) return null;
  const { title: _title, ...changes } = item;
  const changed = changedArguments(todo, changes, situation.context.now);
  if (Object.keys(changed).length === 0 || saysWhatIs(todo, changed))
    return { text: phrasesOf(request.language).notNeeded('nothing_changes') };
  return { calls: [{ name: 'todo_update', input: { id: todo.id, ...changed } }] };
}

/** Whether a todo is what the name says, with at most the doing word in front: "pay rent" is the rent, "buy a gift for the review" no review. */
function isCalled({ title }: FoundTodo, name: string): boolean {
  const start = placeOf(title, name);
  if (start === undefined) return false;
  const rest = `${title.slice(0, start)}${title.slice(start + name.length)}`.trim();
  return rest === '' || BESIDE_NAME.test(rest);
}

function saysWhatIs(todo: FoundTodo, changed: Record<string, unknown>): boolean {
  return Object.entries(changed).every(([field, value]) => todo[field] === value);
}
