import { anyDialogueWord, smallWords } from '@/lib/language/dialogue-words';
import { readSentence } from '@/lib/language/sentence';
import type { ReadContext } from '@/lib/language/types';
import type { Understanding } from '@/lib/language/understanding';

/** Talk that can be no answer to "which one?" or "which day?". */
const ASIDE: ReadonlySet<string> = new Set(['question', 'feeling', 'off-topic', 'service']);
const SPEAKER = anyDialogueWord('speaker');
const NEW_TODO: ReadonlySet<string> = new Set(['dated', 'doing-word']);
const AROUND_MOMENT = anyDialogueWord('aroundMoment');
const DETAIL = anyDialogueWord('detail');

/** Whether a message is nothing but a moment, with words that people put around one or those of the todo itself. */
function isMomentOnly(said: string, title: string, context: ReadContext): boolean {
  const { masked, whens } = readSentence(said, context);
  const known = new Set(title.toLowerCase().split(/\s+/));
  const rest = masked
    .replace(title.toLowerCase() || '\uE000', ' ')
    .replace(/\uE000/g, ' ')
    .split(/\s+/)
    .filter((word) => !known.has(word))
    .join(' ')
    .replace(AROUND_MOMENT, '')
    .replace(/[\s\p{P}]/gu, '');
  return whens.length > 0 && rest === '';
}

/** Whether what was said after "which day?" is something else than a day, be a day named in it or not. */
export function isAsideOfDay(
  alone: Understanding,
  said: string,
  title: string,
  context: ReadContext,
): boolean {
  if (isMomentOnly(said, title, context)) return false;
  if (alone.intent === 'create')
    return (
      NEW_TODO.has(alone.rule) &&
      alone.items.some(({ title: own }) => own && !own.from && !DETAIL.test(own.value))
    );
  return isTalk(alone, said);
}

/** Whether what was said after "which one?" names none of them and is an order or talk of its own. */
export function isAsideOfChoice(
  alone: Understanding,
  said: string,
  options: string[],
  context: ReadContext,
): boolean {
  if (isMomentOnly(said, '', context) || shareWords(said, options.join(' '))) return false;
  if (alone.intent === 'create')
    return NEW_TODO.has(alone.rule) && alone.items.some(({ title }) => title && !title.from);
  return isTalk(alone, said);
}

/** Whether a message tells or asks something that orders nothing. */
export function isTalk({ intent, rule }: Understanding, said: string): boolean {
  if (intent === 'musing') return true;
  return intent === 'other' && (ASIDE.has(rule) || (rule === 'statement' && SPEAKER.test(said.trim())));
}

/** Whether both hold the same word; where words are written together, the same two characters. */
function shareWords(said: string, options: string): boolean {
  const there = options.toLowerCase();
  const words = said.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  const pairs = said.match(/(?=(\p{Script=Han}{2}))/gu) ? hanPairs(said) : [];
  return (
    words.some(
      (word) => !smallWords.has(word) && new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(there),
    ) || pairs.some((pair) => there.includes(pair))
  );
}

function hanPairs(text: string): string[] {
  return [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map((match) => match[1] as string);
}
