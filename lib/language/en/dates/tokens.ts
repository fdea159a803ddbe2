import { spelled } from './spelling';

/** A word, a run of digits, or one other character of folded text. */
export type Token = {
  text: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark';
  /** No space before it: "5pm" is two tokens, the second glued. */
  glued: boolean;
};

const PATTERN = /[a-z]+(?:'[a-z]+)?|\d+|[^\s]/gy;

/** The tokens of folded text, spaces left out. A possessive loses its "'s", for "tomorrow's" is tomorrow; slips of the hand are mended. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < folded.length) {
    PATTERN.lastIndex = position;
    const match = PATTERN.exec(folded);
    if (!match) {
      position++;
      continue;
    }
    const raw = match[0];
    const first = raw.charCodeAt(0);
    const kind = first >= 0x61 && first <= 0x7a ? 'word' : first >= 0x30 && first <= 0x39 ? 'number' : 'mark';
    const text = kind === 'word' ? spelled(raw.endsWith("'s") ? raw.slice(0, -2) : raw) : raw;
    tokens.push({
      text,
      start: position,
      end: position + raw.length,
      kind,
      glued: tokens.at(-1)?.end === position,
    });
    position += raw.length;
  }
  return tokens;
}

/** The text of token `index`, or "" past either end. */
export const textAt = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';

/** `index` moved over any of the given words, once each in order; an empty word is none. */
export function skip(tokens: readonly Token[], index: number, ...words: string[]): number {
  let at = index;
  for (const word of words) if (word !== '' && textAt(tokens, at) === word) at++;
  return at;
}

/** The index after the phrase (words separated by spaces), or -1 when it does not stand at `index`. */
export function after(tokens: readonly Token[], index: number, phrase: string): number {
  let at = index;
  let from = 0;
  while (from < phrase.length) {
    const word = textAt(tokens, at);
    if (word === '' || !phrase.startsWith(word, from)) return -1;
    from += word.length;
    if (from < phrase.length && phrase[from] !== ' ') return -1;
    from++;
    at++;
  }
  return at;
}

export type Found<T> = { value: T; next: number };
