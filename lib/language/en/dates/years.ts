import type { FoundPiece, Parser } from './found';
import { months, whichWords } from './lexicon';
import { AFTER_THE_VERB, readMonth } from './month-name';
import { readYear } from './numbers';
import { skip, type Token, textAt } from './tokens';

const SEASONS = new Map<string, 0 | 1 | 2 | 3>([
  ['spring', 0],
  ['summer', 1],
  ['autumn', 2],
  ['fall', 2],
  ['winter', 3],
]);

/** "this summer", "next winter", "the winter of 2027". A season alone is too often something else. */
export const season: Parser = (tokens, index) => {
  const which = whichWords.get(textAt(tokens, index));
  const at = which === undefined ? skip(tokens, index, 'the') : index + 1;
  const value = SEASONS.get(textAt(tokens, at));
  if (value === undefined) return null;
  const year = readYear(tokens, skip(tokens, at + 1, 'of', 'in'));
  if (year)
    return {
      piece: { rule: 'season', day: { is: 'season', season: value, year: year.value } },
      next: year.next,
    };
  if (which === undefined) return null;
  const chosen = which === 'this' || which === 'coming' ? 'bare' : which;
  return { piece: { rule: 'season', day: { is: 'season', season: value, which: chosen } }, next: at + 1 };
};

const PLURAL_TENS = 'tens twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');

/** "the nineteen eighties", "the twenty-tens", "the two thousand and twenties"; "the eighties" alone may be degrees. */
function decadeInWords(tokens: readonly Token[], index: number): FoundPiece | null {
  const word = textAt(tokens, index);
  const century = word === 'nineteen' ? 1900 : word === 'twenty' || word === 'two' ? 2000 : 0;
  if (century === 0 || (word === 'two' && textAt(tokens, index + 1) !== 'thousand')) return null;
  const at = word === 'two' ? skip(tokens, index + 2, 'and') : skip(tokens, index + 1, '-');
  const tens = PLURAL_TENS.indexOf(textAt(tokens, at)) + 1;
  return tens === 0 ? null : decadeFrom(century + tens * 10, at + 1);
}

const decadeFrom = (year: number, next: number): FoundPiece => ({
  piece: { rule: 'decade', day: { is: 'period', unit: 'decade', offset: 0, of: { is: 'year', year } } },
  next,
});

/** "the 1980s", "the 90s", "the nineteen eighties": ten years. */
export const decade: Parser = (tokens, index) => {
  const token = tokens[index];
  if (token?.kind === 'word') return decadeInWords(tokens, index);
  if (
    token?.kind !== 'number' ||
    !token.text.endsWith('0') ||
    textAt(tokens, index + 1) !== 's' ||
    !tokens[index + 1]?.glued
  )
    return null;
  const isShort = token.text.length === 2 && /^(?:the|')$/.test(textAt(tokens, index - 1));
  const year = token.text.length === 4 ? Number(token.text) : isShort ? 1900 + Number(token.text) : 0;
  if (year < 1500 || year >= 2200) return null;
  return decadeFrom(year, index + 2);
};

/** "in 2027", "between 2014 and 2018": a year alone is weak, for most numbers like it are none. */
export const yearAlone: Parser = (tokens, index) => {
  const token = tokens[index];
  if (token?.kind !== 'number' || (token.glued && tokens[index - 1]?.kind !== 'mark')) return null;
  const named = textAt(tokens, index - 1) === 'year';
  const year = readYear(tokens, index);
  const behind = year ? textAt(tokens, year.next) : '';
  if (
    !year ||
    !(
      behind === '' ||
      /^(?:[,.!?;)~'"-]|and|to|through|until|till|at|in|on|for|or|but|with|we|i|is|was)$/.test(behind)
    )
  )
    return null;
  if (
    /^[-/.]$/.test(behind) &&
    tokens[year.next]?.glued &&
    tokens[year.next + 1]?.kind === 'number' &&
    textAt(tokens, year.next + 1).length !== 4
  )
    return null;
  if (/^[-/.:#$]$/.test(textAt(tokens, index - 1)) && !readYear(tokens, index - 2)) return null;
  return {
    piece: { rule: 'year', day: { is: 'year', year: year.value }, ...(named ? {} : { weak: true }) },
    next: year.next,
  };
};

/** "next June", "this May", "last Sept". */
export const whichMonth: Parser = (tokens, index) => {
  const which = whichWords.get(textAt(tokens, index));
  if (which === undefined || !months.has(textAt(tokens, index + 1))) return null;
  if (textAt(tokens, index + 1) === 'may' && AFTER_THE_VERB.test(textAt(tokens, index + 2))) return null;
  const month = readMonth(tokens, index + 1);
  return (
    month && {
      piece: { rule: 'which month', day: { is: 'month', month: month.value, which } },
      next: month.next,
    }
  );
};
