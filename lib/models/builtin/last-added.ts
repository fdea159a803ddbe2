import { anyDialogueWord } from '@/lib/language/dialogue-words';
import type { Understanding } from '@/lib/language/understanding';
import { argumentsNow, wasOpen } from './card-before';
import { linesOf, todosOf } from './found-todos';
import { isWrite } from './orders';
import type { Situation } from './read-prompt';
import type { Request } from './request';

const JUST_ADDED = anyDialogueWord('justAdded');

/**
 * "Delete the last one I added": what this conversation added last, whatever was shown since. While that is still a line of a card, taking it back
 * leaves the other lines.
 */
export function lastAdded(
  { exchanges }: Situation,
  alone: Understanding,
): Pick<Request, 'understanding' | 'chosen' | 'besides'> | null {
  if (!('target' in alone) || !JUST_ADDED.test(exchanges.at(-1)?.said ?? '')) return null;
  const target = { reference: true, all: alone.target.all };
  const open = exchanges.at(-2)?.steps.findLast(isWrite)?.calls ?? [];
  if (alone.intent === 'delete' && open.length > 0 && open.every(isOpenAdd)) {
    const { language } = alone;
    const span = { start: 0, end: 0, text: '' };
    const besides = open.slice(0, -1).map(argumentsNow);
    return besides.length > 0
      ? { understanding: { language, rule: 'drops-line', intent: 'create', items: [] }, besides }
      : { understanding: { language, rule: 'drops-card', intent: 'no', span } };
  }
  const added = exchanges
    .flatMap((exchange) => exchange.steps)
    .flatMap((step) => step.calls.flatMap(linesOf))
    .findLast(({ name, result }) => /^(?:todo|plan)_add$/.test(name) && result.status === 'done');
  const chosen = added ? todosOf(added) : [];
  return { understanding: { ...alone, target: { ...target, reference: false } }, chosen };
}

const isOpenAdd = (call: Parameters<typeof wasOpen>[0]): boolean => call.name === 'todo_add' && wasOpen(call);
