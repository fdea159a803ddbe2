import type { Region } from './grammar';
import { fold, type Sentence, spanOf } from './sentence';
import type { Found } from './understanding';
import { anyOf } from './words';

const GOES_ON = anyOf(({ orders }) => orders.goesOn);

/** How a language glues expressions of time, tags and lists into a sentence. All are applied to the folded text. */
export type Glue = {
  /** Words that lead to what was cut and go with it: "on", "due", 在. Ends at the cut. */
  before: RegExp;
  /** Words that lead away from what was cut: "'s", 的. Starts at the cut. */
  after: RegExp;
  /** The same where words of the title stand before the cut, and words that end the asking for one, which are none. */
  afterWords?: RegExp;
  asking?: RegExp;
  /** What may not open a title, and what may not close it. */
  opening: RegExp;
  closing: RegExp;
  /** Asking words inside the title that name only the kind of thing: "a reminder to". Group `rest` stays. */
  heads: RegExp[];
  /** A piece that names nothing but the kind of thing. */
  kind: RegExp;
  /** Whether pieces left and right of a cut are joined with a space. */
  spaced: boolean;
};

/**
 * The words of a region without what was cut out, as one found value, or undefined when none are left. The text keeps
 * its own spelling: names, ordinals and capitals are untouched.
 */
export function readRest(
  sentence: Sentence,
  region: Region,
  cuts: Region[],
  glue: Glue,
): Found<string> | undefined {
  const pieces: Region[] = [];
  let start = region.start;
  const inside = cuts.filter((cut) => cut.end > region.start && cut.start < region.end);
  for (const cut of inside.sort((a, b) => a.start - b.start)) {
    if (cut.start > start) pieces.push({ start, end: cut.start });
    start = Math.max(start, cut.end);
  }
  if (start < region.end) pieces.push({ start, end: region.end });
  const kept: Region[] = [];
  for (const piece of pieces) {
    const trimmed = trimPiece(sentence.masked, piece, region, glue, kept.at(-1));
    if (isSomething(trimmed)) kept.push(trimmed);
  }
  return joinPieces(sentence, kept, glue);
}

function isSomething(region: Region): boolean {
  return region.end > region.start;
}

function trimPiece(
  masked: string,
  piece: Region,
  region: Region,
  glue: Glue,
  before: Region | undefined,
): Region {
  let { start, end } = piece;
  if (end < region.end) end = shrinkEnd(masked, start, end, glue.before);
  if (start > region.start) {
    // "buy flowers tomorrow for mom": what leads on from words of the title stays. "A reminder tomorrow for …" has none.
    const named = before ? masked.slice(before.start, before.end).trim() : '';
    const goesOn = named !== '' && !glue.kind.test(named) && !glue.asking?.test(named);
    start += matchLength((goesOn ? glue.afterWords : undefined) ?? glue.after, masked.slice(start, end));
  }
  return { start, end: Math.max(start, end) };
}

function joinPieces(sentence: Sentence, pieces: Region[], glue: Glue): Found<string> | undefined {
  const parts = [...pieces];
  trimOuter(sentence.masked, parts, glue);
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return undefined;
  const value = unquote(openJoined(tidy(joined(sentence, parts, glue)), glue));
  if (!/[\p{L}\p{N}\p{S}]/u.test(value)) return undefined;
  return { value, certainty: 'said', span: spanOf(sentence.text, first.start, last.end) };
}

/** The pieces in a row. What stood apart from the words before the cut and after it, by commas, keeps one. */
function joined({ text, masked }: Sentence, parts: Region[], glue: Glue): string {
  return parts.reduce((words, part, index) => {
    const piece = text.slice(part.start, part.end).trim();
    const before = parts[index - 1];
    if (!before) return piece;
    const between = masked.slice(before.end, part.start);
    if (/^\s*,.*[^\s,].*,\s*$/su.test(between)) return `${words}${glue.spaced ? ', ' : '，'}${piece}`;
    return `${words}${glue.spaced || /[a-z0-9]$/i.test(words) ? ' ' : ''}${piece}`;
  }, '');
}

/** What opens the joined words can stand across a cut: "a weekly reminder for groceries". */
function openJoined(words: string, glue: Glue): string {
  return words.slice(openingLength(fold(words), glue));
}

/** Takes opening and closing glue away from the outer pieces, and pieces that are nothing else. */
function trimOuter(masked: string, parts: Region[], glue: Glue): void {
  // "a reminder for tomorrow to buy milk": the kind of thing before the cut is no part of the title after it.
  for (
    let first = parts[0];
    first && parts[1] && glue.kind.test(masked.slice(first.start, first.end).trim());
    first = parts[0]
  ) {
    if (GOES_ON.test(masked.slice(parts[1].start, parts[1].end))) break;
    parts.shift();
  }
  for (let first = parts[0]; first; first = parts[0]) {
    const length = openingLength(masked.slice(first.start, first.end), glue);
    first = { start: first.start + length, end: first.end };
    parts[0] = first;
    if (isSomething(first)) break;
    parts.shift();
  }
  for (let last = parts.at(-1); last; last = parts.at(-1)) {
    last = { start: last.start, end: shrinkEnd(masked, last.start, last.end, glue.closing) };
    parts[parts.length - 1] = last;
    if (isSomething(last)) break;
    parts.pop();
  }
}

function openingLength(words: string, glue: Glue): number {
  let length = 0;
  for (let moved = true; moved; ) {
    moved = false;
    for (const head of glue.heads) {
      const match = head.exec(words.slice(length));
      const rest = match?.groups?.rest;
      if (match && match.index === 0 && rest !== undefined && match[0].length > rest.length) {
        length += match[0].length - rest.length;
        moved = true;
      }
    }
    const opening = matchLength(glue.opening, words.slice(length));
    if (opening > 0) {
      length += opening;
      moved = true;
    }
  }
  return length;
}

function matchLength(pattern: RegExp, words: string): number {
  const match = pattern.exec(words);
  return match && match.index === 0 ? match[0].length : 0;
}

function shrinkEnd(masked: string, start: number, end: number, pattern: RegExp): number {
  let current = end;
  for (let round = 0; round < 8; round++) {
    // Glue is short: looking at the last characters only keeps long texts cheap.
    const from = Math.max(start, current - 40);
    const match = pattern.exec(masked.slice(from, current));
    if (!match || match[0].length === 0) break;
    current = from + match.index;
  }
  return current;
}

function tidy(words: string): string {
  return words
    .replace(/\(\s*\)|\[\s*\]|（\s*）|【\s*】/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ +([,.;!?，。；！？])/g, '$1')
    .trim();
}

const WHOLE_QUOTE = /^(?:"([^"]+)"|“([^”]+)”|「([^」]+)」|『([^』]+)』|'([^']+)')$/;

/** A title that is one quotation is meant without its marks. */
export function unquote(words: string): string {
  const match = WHOLE_QUOTE.exec(words);
  return match ? (match.slice(1).find((group) => group !== undefined) ?? words).trim() : words;
}
