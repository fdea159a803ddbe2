import { fold } from './sentence';

/** "the runs", 跑步: a word of the title, in one of its forms. */
export function namesTitle(words: string, title: string): boolean {
  return formsOf(title).some((form) => new RegExp(form, 'u').test(words));
}

/** The words of a message without those of the titles. */
export function withoutTitles(words: string, titles: string[]): string {
  return titles.flatMap(formsOf).reduce((rest, form) => rest.replace(new RegExp(form, 'gu'), ' '), words);
}

/** Every form in which a message can name a title, as patterns. */
export function formsOf(title: string): string[] {
  const folded = fold(title);
  const latin = folded.match(/[a-z0-9]{2,}/g) ?? [];
  const han = [...folded.matchAll(/\p{Script=Han}{2,}/gu)].flatMap(([run]) =>
    Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  );
  const words = latin.filter((word) => !/^(?:the|my|for|with|and|to|of|in|on|at)$/.test(word)).map(wordForms);
  return [...words, ...han, ...doingForms(folded)];
}

/** A word and its forms: run, runs, running. */
function wordForms(word: string): string {
  const base = word.replace(/(?:ing|s)$/, '').replace(/(?<=([a-z]))\1$/, '') || word;
  return `(?<![a-z0-9])${base}[a-z]{0,1}(?:s|es|ing|e)?(?![a-z0-9])`;
}

/** 跑步 is parted as 跑两次 and shortened as 不跑. */
function doingForms(title: string): string[] {
  const doing = /^(?<verb>\p{Script=Han})\p{Script=Han}$/u.exec(title)?.groups?.verb;
  if (!doing) return [];
  return [
    `${doing}(?=(?:[一二两三四五六七八九十]|\\d{1,2})(?:次|遍|趟|回))`,
    `(?<=[不别只多少先再\\uE000])${doing}(?!\\p{Script=Han})`,
  ];
}
