import { readCorrection } from '@/lib/language/correction';
import { spanOf } from '@/lib/language/sentence';
import { understandTarget } from '@/lib/language/understand';
import type { Understanding } from '@/lib/language/understanding';
import type { Situation } from './read-prompt';
import type { Request } from './request';

/** Readings of words that nothing marks as an order: "dad, not mum", 不是周四. */
const UNMARKED: ReadonlySet<string> = new Set(['bare', 'dated', 'noun-phrase', 'statement', 'question']);

/** "not mum but dad", with nothing of it just shown: a change of the todo that holds those words, and never a new title. */
export function swapsWords(
  { exchanges, context }: Situation,
  alone: Understanding,
): Pick<Request, 'understanding'> | null {
  if (!UNMARKED.has(alone.rule)) return null;
  const said = exchanges.at(-1)?.said ?? '';
  const correction = readCorrection(said, context);
  if (correction?.isDenial)
    return {
      understanding: {
        language: alone.language,
        rule: 'denial',
        intent: 'other',
        span: spanOf(said, 0, said.length),
      },
    };
  const swap = correction?.changes.swap;
  if (!swap) return null;
  const target = understandTarget(swap.value.from, context);
  if (!target.text) return null;
  return {
    understanding: { language: alone.language, rule: 'swap', intent: 'update', target, changes: { swap } },
  };
}
