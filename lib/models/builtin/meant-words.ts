import { findWhen } from '@/lib/language/dates/find-when';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { spanOf } from '@/lib/language/sentence';
import type { Understanding } from '@/lib/language/understanding';
import { argumentsNow, wasOpen } from './card-before';
import { withObject } from './changed-arguments';
import { linesOf, todosOf } from './found-todos';
import { isWrite, unmarkedRules } from './orders';
import type { Situation } from './read-prompt';
import type { Request } from './request';

const NOT_THAT = anyDialogueWord('notThat');
const LONGEST = 40;

/** "I said oat milk" about "buy milk": other words for the thing of a new todo that is on the card, or was just added. */
export function meantWords(
  { exchanges, context }: Situation,
  { language, intent, rule }: Understanding,
): Pick<Request, 'understanding' | 'besides' | 'chosen'> | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const lead = NOT_THAT.exec(said)?.[0] ?? '';
  const words = said.slice(lead.length).replace(/[\s.!。！]+$/u, '');
  const isPlain = intent === 'other' || unmarkedRules.has(rule);
  if (!lead || !words || words.length > LONGEST || !isPlain || findWhen(words, context).length > 0)
    return null;
  const calls = exchanges.at(-2)?.steps.findLast(isWrite)?.calls.flatMap(linesOf) ?? [];
  const titles = calls.map((call) => String(argumentsNow(call).title ?? ''));
  const meant = titles.map((title) => withObject(title, words));
  const index = meant.findIndex((title) => title !== undefined);
  const [call, title] = [calls[index], meant[index]];
  if (!call || !title || call.name !== 'todo_add' || meant.filter(Boolean).length > 1) return null;
  if (calls.every(wasOpen)) {
    const besides = calls.map((each) =>
      each === call ? { ...argumentsNow(each), title } : argumentsNow(each),
    );
    return { understanding: { language, rule: 'meant-words', intent: 'create', items: [] }, besides };
  }
  const [todo] = call.result.status === 'done' ? todosOf(call) : [];
  if (!todo) return null;
  const changes = {
    title: { value: title, certainty: 'inferred' as const, span: spanOf(said, 0, said.length) },
  };
  const target = { all: false };
  return {
    understanding: { language, rule: 'meant-words', intent: 'update', target, changes },
    chosen: [todo],
  };
}
