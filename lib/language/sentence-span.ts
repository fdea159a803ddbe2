import type { Span } from './types';

/** The span of a text from `start` to before `end`, with its words. */
export function spanOf(text: string, start: number, end: number): Span {
  return { start, end, text: text.slice(start, end) };
}

export function overlaps(a: Pick<Span, 'start' | 'end'>, b: Pick<Span, 'start' | 'end'>): boolean {
  return a.start < b.end && b.start < a.end;
}
