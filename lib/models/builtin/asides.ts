import { readSentence } from '@/lib/language/sentence';
import type { ReadContext } from '@/lib/language/types';
import type { Understanding } from '@/lib/language/understanding';

/** Talk that can be no answer to "which one?" or "which day?". */
const ASIDE: ReadonlySet<string> = new Set(['question', 'feeling', 'off-topic', 'service']);
const SPEAKER = /^(?:i|i'm|im|we|my|it|so|feeling)\b/i;
const NEW_TODO: ReadonlySet<string> = new Set(['dated', 'doing-word']);
/** Words around a moment that is an answer: "I think Thursday is best", 那就周四吧. */
const FILLER =
  /\b(?:i|i'?d|i'?ll|i'?m|think|guess|maybe|perhaps|probably|say|let'?s|let|us|do|make|it'?s|it|on|at|the|in|is|to|by|for|of|that|this|will|would|be|good|best|better|great|fine|works?|ok|okay|yes|yeah|please|then|so|how|about|what|prefer|rather|can|we|could|should|around|early|late|go|with|just|day|one|me|sure|hmm+|um|well|a|an|and|or|not|no|put|schedule|date|time)\b|[就那吧好的在放定行嗯要是选我想都到呢啊也改了哦]|安排|可以|觉得|应该|或者|比较|方便|可能|大概|差不多|左右|[\s\p{P}]/giu;
/** A place or company says more about what was asked for. */
const DETAIL = /^(?:at|in|with|for) /i;

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
    .replace(FILLER, '');
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

const SMALL = new Set(
  'the a an to of on at in is it my i and for with one that this all what do be'.split(' '),
);

/** Whether both hold the same word; where words are written together, the same two characters. */
function shareWords(said: string, options: string): boolean {
  const there = options.toLowerCase();
  const words = said.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  const pairs = said.match(/(?=(\p{Script=Han}{2}))/gu) ? hanPairs(said) : [];
  return (
    words.some((word) => !SMALL.has(word) && new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(there)) ||
    pairs.some((pair) => there.includes(pair))
  );
}

function hanPairs(text: string): string[] {
  return [...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map((match) => match[1] as string);
}
