import { readCorrection } from '@/lib/language/correction';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { readMovedByDenial } from '@/lib/language/moved-by-denial';
import { spanOf } from '@/lib/language/sentence';
import { understandTarget } from '@/lib/language/understand';
import type { Changes, Understanding } from '@/lib/language/understanding';
import { recentTodos } from './found-todos';
import { unmarkedRules } from './orders';
import type { Situation } from './read-prompt';
import type { Request } from './request';

const NOT_THAT = anyDialogueWord('notThat');
const ADJUSTS = anyDialogueWord('adjusts');

/**
 * Words that change something and name nothing to be done: "not mum but dad" is about the todo that holds those words, "make it an hour" about
 * what was just shown, "not Thursday" about nothing. None of them is ever a new title.
 */
export function changesWords(
  { exchanges, context }: Situation,
  alone: Understanding,
): Pick<Request, 'understanding'> | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const { language } = alone;
  const moved =
    ['create', 'query', 'other'].includes(alone.intent) && !/[?？]/.test(said)
      ? readMovedByDenial(said, context)
      : null;
  if (moved) {
    const target = understandTarget(moved.name, context);
    const { changes } = moved;
    return { understanding: { language, rule: 'moved-by-denial', intent: 'update', target, changes } };
  }
  if (!unmarkedRules.has(alone.rule)) return null;
  const correction = readCorrection(said, context);
  const nothing = { language, rule: 'denial', intent: 'other' as const, span: spanOf(said, 0, said.length) };
  if (correction?.isDenial) return { understanding: nothing };
  const update = (target: Extract<Understanding, { intent: 'update' }>['target'], changes: Changes) => ({
    understanding: { language, rule: 'changes-words', intent: 'update' as const, target, changes },
  });
  // "No wait, Friday", 日期去掉: something that was there already changes, or nothing does.
  const isAgain = NOT_THAT.test(said) || correction?.changes.remove;
  if (ADJUSTS.test(said) || (correction && isAgain && !correction.changes.swap)) {
    const isShown = recentTodos(exchanges.slice(-2, -1)).length > 0;
    const changes = correction?.changes ?? {};
    return isShown ? update({ reference: true, all: false }, changes) : { understanding: nothing };
  }
  const swap = alone.rule === 'doing-word' ? undefined : correction?.changes.swap;
  const target = swap && understandTarget(swap.value.from, context);
  return swap && target?.text ? update(target, { swap }) : null;
}
