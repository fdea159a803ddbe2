import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { packOf } from '@/lib/language/packs';
import { lastSearch } from './answer-query';
import type { ChangeOrder } from './change-todos';
import { narrow } from './choose-todos';
import { todosOf } from './found-todos';
import { withoutFullStop } from './full-stop';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

const KEPT_HERE = anyDialogueWord('keptHere');

/** "The rent isn't paid yet" about a todo that was never done: nothing to open again, and nothing to add. */
export function stillOpen(situation: Situation, request: Request, order: ChangeOrder): NextStep | undefined {
  const text = order.target.text?.value;
  if (order.intent !== 'reopen' || !text) return undefined;
  const look = lastSearch(situation, 'answer');
  if (!look) return { calls: [{ name: 'todo_search', input: { text, purpose: 'answer' } }] };
  const [open] = narrow(todosOf(look), order.target);
  return open && { text: phrasesOf(request.language).isOpen(open.title) };
}

/** Says that no such todo was found, and offers to add it where the words could be something to do. */
export function notFound(request: Request, order: ChangeOrder): NextStep {
  const say = phrasesOf(request.language);
  const text = order.target.text?.value ?? null;
  // "Finish the report" may have been meant as a new todo, and so may "cancel Netflix" or "move the couch on Saturday". What was
  // done already needs none.
  const said = saidBy(request);
  // "Delete buy eggs" names a todo by its words, and is none.
  const isNamed = text !== null && packOf(request.language).opensTodo(text.toLowerCase());
  const isWork = said !== null && DOINGS.test(order.rule) && !KEPT_HERE.test(said) && !isNamed;
  const title = order.rule === 'complete' ? text : isWork ? said : null;
  if (title && text && !order.target.all && title.length <= LONGEST_TITLE) {
    const input = {
      question: say.addInstead(text),
      options: [say.addOption(title), say.noOption],
      purpose: order.intent,
    };
    return { calls: [{ name: 'ask_user', input }] };
  }
  return { text: say.notFound(text) };
}

/** Rules of orders that could as well be things to do; renaming or taking a tag off is about a todo only. */
const DOINGS =
  /^(?:delete|drop|forget|edit-event|edit|move|move-to|move-by|move-first|place-to|turn-off|reschedule|told-now)$/;
/** What fits on a button. */
const LONGEST_TITLE = 120;

/** The person's own words, as a title. */
function saidBy({ exchanges }: Request): string | null {
  return withoutFullStop(exchanges.at(-1)?.said ?? '') || null;
}
