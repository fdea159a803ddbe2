import type { Piece } from '@/lib/language/dates/piece';

export type Found<T> = { value: T; next: number };
export type FoundPiece = { piece: Omit<Piece, 'start' | 'end'>; next: number };
/** A parser looks at one place of folded text only. */
export type Parser = (text: string, index: number) => FoundPiece | null;

/** The groups of a sticky pattern at `index`, or null. Patterns have bounded repetition only, so that time stays linear. */
export function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** The longest of `words` (sorted, longest first) that stands at `index`. */
export function wordAt(words: readonly string[], text: string, index: number): string | null {
  if (index >= text.length) return null;
  for (const word of words) if (text.startsWith(word, index)) return word;
  return null;
}

export const longestFirst = (words: Iterable<string>): string[] =>
  [...words].toSorted((a, b) => b.length - a.length);

/** `index` moved over spaces, at most four. */
export function spaces(text: string, index: number): number {
  let at = index;
  while (text[at] === ' ' && at < index + 4) at++;
  return at;
}

/** `index` moved over spaces and one 的. */
export function joint(text: string, index: number): number {
  const first = spaces(text, index);
  return text[first] === '的' ? spaces(text, first + 1) : first;
}
