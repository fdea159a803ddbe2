import { fold } from './sentence';
import { everyLanguage } from './words';

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
  return everyLanguage.flatMap(({ planChange }) => planChange.titleForms(folded));
}
