import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { spanOf } from '@/lib/language/sentence';
import type { Understanding } from '@/lib/language/understanding';
import { argumentsNow, wasOpen } from './card-before';
import { type FoundTodo, linesOf, recentTodos, todosOf } from './found-todos';
import { isWrite } from './orders';
import type { Exchange, Situation } from './read-prompt';
import type { Request } from './request';

type Together = Pick<Request, 'understanding' | 'besides' | 'chosen'>;

const TAGS_THEM = anyDialogueWord('tagsThem');
const SWAPS_THEM = anyDialogueWord('swapsThem');

/** "Tag them all uni", 两个对调: about all that was just shown or added, or the lines of the open card. */
export function changesTogether({ exchanges }: Situation, alone: Understanding): Together | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const tag = TAGS_THEM.exec(said)?.groups?.tag;
  const swaps = SWAPS_THEM.test(said);
  if (!tag && !swaps) return null;
  const { language } = alone;
  const open = exchanges.at(-2)?.steps.findLast(isWrite)?.calls ?? [];
  if (open.length > 1 && open.every((call) => call.name === 'todo_add' && wasOpen(call))) {
    const lines = open.map(argumentsNow);
    const besides = tag ? lines.map((line) => withTag(line, tag)) : swapped(lines);
    const understanding = { language, rule: 'together', intent: 'create' as const, items: [] };
    return besides && { understanding, besides };
  }
  const chosen = tag ? spokenOf(exchanges) : recentTodos(exchanges.slice(0, -1));
  const span = spanOf(said, 0, said.length);
  const nothing = { language, rule: 'denial', intent: 'other' as const, span };
  if (chosen.length === 0 || (swaps && chosen.length !== 2)) return { understanding: nothing };
  const update = { language, intent: 'update' as const, target: { all: true } };
  return tag
    ? {
        understanding: {
          ...update,
          rule: 'tag-them',
          changes: { tags: { value: [tag], certainty: 'said', span } },
        },
        chosen,
      }
    : { understanding: { ...update, rule: 'exchange', changes: {} }, chosen };
}

function withTag(line: Record<string, unknown>, tag: string): Record<string, unknown> {
  const tags = Array.isArray(line.tags) ? line.tags : [];
  return { ...line, tags: [...new Set([...tags, tag])] };
}

/** Two new todos, each with the moment of the other. */
function swapped(lines: Array<Record<string, unknown>>): Array<Record<string, unknown>> | null {
  const [one, other, ...more] = lines;
  if (!one || !other || more.length > 0) return null;
  const at = (line: Record<string, unknown>, { dueDate, dueTime }: Record<string, unknown>) => {
    const { dueDate: _day, dueTime: _time, ...rest } = line;
    return { ...rest, ...(dueDate ? { dueDate } : {}), ...(dueTime ? { dueTime } : {}) };
  };
  return [at(one, other), at(other, one)];
}

/** All that was added by the last messages one after another, else what was shown last. */
function spokenOf(exchanges: Exchange[]): FoundTodo[] {
  const added: FoundTodo[] = [];
  for (const { steps } of exchanges.slice(0, -1).reverse()) {
    const lines = steps.findLast(isWrite)?.calls.flatMap(linesOf) ?? [];
    const isAdded = lines.some(({ name, result }) => name === 'todo_add' && result.status === 'done');
    if (!isAdded) break;
    added.unshift(...lines.flatMap(todosOf));
  }
  return added.length > 0 ? added : recentTodos(exchanges.slice(0, -1));
}
