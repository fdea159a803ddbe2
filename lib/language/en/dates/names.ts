import { nameTraps } from './lexicon';
import { after, type Token, textAt } from './tokens';

/** "monday.com": the name of a site. */
export const isDomain = (tokens: readonly Token[], index: number): boolean =>
  textAt(tokens, index + 1) === '.' &&
  tokens[index + 2]?.glued === true &&
  /^(?:com|org|net|io|cn|app|dev|ai)$/.test(textAt(tokens, index + 2));

const trapStarts: ReadonlySet<string> = new Set(nameTraps.map((name) => name.split(' ')[0] ?? ''));

/** The place after a name that only looks like a time, or the same place. */
export function trapAt(tokens: readonly Token[], index: number): number {
  if (!trapStarts.has(textAt(tokens, index))) return index;
  for (const name of nameTraps) {
    const next = after(tokens, index, name);
    if (next > 0) return next;
  }
  return index;
}
