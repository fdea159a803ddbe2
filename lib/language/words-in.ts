import { smallWords } from './dialogue-words';

/** Where words stand in a title as whole words, whatever their case; undefined when they don't. Written without spaces, any place counts. */
export function placeOf(title: string, words: string): number | undefined {
  const [text, wanted] = [title.toLowerCase(), words.toLowerCase()];
  const isLetter = (char: string | undefined) => char !== undefined && /[\p{Script=Latin}\p{N}]/u.test(char);
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    const isWhole =
      !(isLetter(text[start]) && isLetter(text[start - 1])) &&
      !(isLetter(text[end - 1]) && isLetter(text[end]));
    if (isWhole) return start;
  }
  return undefined;
}

/** Whether two texts have a word in common that says something; of a language without spaces, a letter. */
export function shareWord(one: string, other: string): boolean {
  const wordsOf = (text: string) =>
    text.toLowerCase().match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]{3,}/gu) ?? [];
  const known = new Set(wordsOf(other));
  return wordsOf(one).some((word) => known.has(word) && !smallWords.has(word));
}
