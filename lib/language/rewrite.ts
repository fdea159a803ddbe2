import type { Span } from './types';

/** One way of writing that the date grammar does not know, and the plain one that it does. */
export type Rewrite = { pattern: RegExp; plain: (match: RegExpExecArray) => string };

/** A text in plain writing; `original` gives offsets of the text it was made from. */
export type Rewritten = { text: string; original: (span: Pick<Span, 'start' | 'end'>) => [number, number] };

type Change = { start: number; end: number; newStart: number; newEnd: number };

/**
 * Writes times the way the date grammar reads them ("2 45 pm" as "2:45 pm") without losing where the person's own
 * words stand: a span that touches a rewritten stretch covers all of it in the original.
 */
export function rewrite(text: string, rewrites: Rewrite[]): Rewritten {
  const found = rewrites
    .flatMap(({ pattern, plain }) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        words: plain(match),
      })),
    )
    .sort((a, b) => a.start - b.start);
  const changes: Change[] = [];
  let written = '';
  let position = 0;
  for (const { start, end, words } of found) {
    if (start < position) continue;
    written += text.slice(position, start);
    changes.push({ start, end, newStart: written.length, newEnd: written.length + words.length });
    written += words;
    position = end;
  }
  return {
    text: written + text.slice(position),
    original: (span) => [originalOf(changes, span.start, 'start'), originalOf(changes, span.end, 'end')],
  };
}

function originalOf(changes: Change[], offset: number, edge: 'start' | 'end'): number {
  // The last change that begins before the offset; changes are in order, so that this stays cheap for long texts.
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const begins = changes[middle]?.newStart ?? 0;
    if (begins < offset || (begins === offset && edge === 'start')) low = middle + 1;
    else high = middle;
  }
  const change = changes[low - 1];
  if (!change) return offset;
  if (offset < change.newEnd) return edge === 'start' ? change.start : change.end;
  return change.end + (offset - change.newEnd);
}
