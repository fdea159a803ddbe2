import type { Correction } from './correction';
import { readCorrection } from './correction';
import { findWhen } from './dates/find-when';
import { isPlural, smallWords } from './dialogue-words';
import { packOf } from './packs';
import { fold, readSentence } from './sentence';
import type { ReadContext } from './types';

/** A correction of one line of a card, which the words name by its title. `line` is null when they could name several. */
export type NamedCorrection = { line: number | null; correction: Correction };

type Token = { text: string; start: number; end: number };
type Run = { start: number; end: number; from: number; to: number; length: number };

const LONGEST = 200;
const TRIES = 4;

/**
 * "lunch is at 12:30 instead", 牛奶周五买: the words name one of the titles, and everything else of them is a correction. Null for what names none,
 * for a new order, and for words that only share a piece with a title and tell no change.
 */
export function readNamedCorrection(
  text: string,
  titles: string[],
  context: ReadContext,
): NamedCorrection | null {
  if (text.length > LONGEST) return null;
  const read = titles.flatMap((title, line) => {
    const about = title ? readAbout(text, title, context) : null;
    return about ? [{ line, ...about }] : [];
  });
  const best = Math.max(...read.map(({ length }) => length));
  const [found, ...others] = read.filter(({ length }) => length === best);
  if (!found) return null;
  return { line: others.length > 0 ? null : found.line, correction: found.correction };
}

function readAbout(
  text: string,
  title: string,
  context: ReadContext,
): { correction: Correction; length: number } | null {
  const sentence = readSentence(text, context);
  const { it, article, tells } = packOf(sentence.language).corrections.named;
  const words = tokensOf(fold(title));
  for (const run of sharedRuns(tokensOf(fold(text)), words).slice(0, TRIES)) {
    const before = text.slice(0, run.start);
    const left = [words.slice(0, run.from), words.slice(run.to)].map(joined);
    const without = left.reduce(
      (rest, part) => (part === '' ? rest : withoutWords(rest, part)),
      `${before.slice(0, before.length - (article.exec(fold(before))?.[0].length ?? 0))}${it}${text.slice(run.end)}`,
    );
    // All of the title is there, or the words tell that something changes: "milk delivery at 5" is about another thing.
    const isWhole = left.every((part) => part === '' || isStanding(text, part));
    if (!isWhole && !tells.test(fold(before) + fold(text.slice(run.end)))) continue;
    const correction = readCorrection(without, context);
    if (!correction || correction.otherTool || correction.isDenial || correction.line !== undefined) continue;
    const { title: name } = correction.changes;
    // "call Ann at 6" names Ann and gives no new name.
    if (name && findWhen(name.value, context).length > 0) continue;
    return { correction, length: run.length };
  }
  return null;
}

/** A word, or one letter of a language that is written without spaces. */
function tokensOf(text: string): Token[] {
  return [
    ...text.matchAll(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+(?:'[^\P{L}\p{Script=Han}]+)?|\p{N}+/gu),
  ].map((match) => ({
    text: match[0].replace(/'s$/, ''),
    start: match.index,
    end: match.index + match[0].replace(/'s$/, '').length,
  }));
}

const isSame = (one: string, other: string): boolean =>
  one === other || isPlural(one, other) || isPlural(other, one);

/** The stretches that a message and a title share, the longest first. One that holds only small words names nothing. */
function sharedRuns(said: Token[], title: Token[]): Run[] {
  const runs: Run[] = [];
  for (const [index, token] of said.entries()) {
    for (const [place, word] of title.entries()) {
      const isInside =
        index > 0 && place > 0 && isSame(said[index - 1]?.text ?? '', title[place - 1]?.text ?? '');
      if (isInside || !isSame(token.text, word.text)) continue;
      let count = 1;
      while (
        said[index + count] &&
        title[place + count] &&
        isSame(said[index + count]?.text ?? '', title[place + count]?.text ?? '')
      )
        count++;
      const shared = said.slice(index, index + count);
      if (!isName(shared, title)) continue;
      const end = shared.at(-1)?.end ?? token.end;
      runs.push({ start: token.start, end, from: place, to: place + count, length: end - token.start });
    }
  }
  return runs.sort((a, b) => b.length - a.length);
}

function isName(shared: Token[], title: Token[]): boolean {
  if (shared.length === title.length) return shared.some(({ text }) => /\p{L}/u.test(text));
  const han = shared.filter(({ text }) => /\p{Script=Han}/u.test(text)).length;
  const isWord = ({ text }: Token) =>
    /^[^\P{L}\p{Script=Han}]/u.test(text) && !smallWords.has(text) && text.length > 1;
  return han > 1 || shared.some(isWord);
}

const joined = (tokens: Token[]): string => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return '';
  const isHan = /\p{Script=Han}/u.test(first.text);
  return tokens.map(({ text }) => text).join(isHan ? '' : ' ');
};

/** Where the words of a part stand in a text, as whole words. */
function standing(text: string, part: string): RegExpExecArray | null {
  const words = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edge = /\p{Script=Han}/u.test(part) ? '' : '\\b';
  return new RegExp(`${edge}${words}${edge}`, 'iu').exec(text);
}

const isStanding = (text: string, part: string): boolean => standing(text, part) !== null;

function withoutWords(text: string, part: string): string {
  const match = standing(text, part);
  return match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim() : text;
}
