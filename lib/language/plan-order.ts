import { formsOf } from './plan-titles';
import { everyLanguage } from './words';

/** Which thing of a plan comes first, and which behind it; `rest` is the message without the words that say so. */
export type PlanOrder = { first: string; second: string; rest: string };

const ORDERS = everyLanguage.map(({ planChange }) => planChange.order);
const MARKS = ['\uE001', '\uE002'];

/** "Prep before the review", 准备放在评审之前. With two things in the plan, "that" is the one that is not named. */
export function readPlanOrder(words: string, named: string[], titles: string[]): PlanOrder | undefined {
  const others = [...new Set(titles)].filter((title) => !named.includes(title));
  for (const { asNamed, turned, that, glue } of ORDERS) {
    const isPointed =
      named.length === 1 && others.length === 1 && that.test(withMark(words, named[0] ?? '', ' '));
    const things = [...named, ...(isPointed ? others : [])];
    const places = things.map((title) => ({
      title,
      at: others.includes(title) ? words.search(that) : placeOf(words, title),
    }));
    const [one, two, ...more] = places.toSorted((a, b) => a.at - b.at);
    if (!one || !two || more.length > 0 || one.at < 0) continue;
    const marked = [one, two]
      .reduce((text, { title }, index) => {
        const mark = MARKS[index] ?? '';
        return others.includes(title) ? text.replace(that, mark) : withMark(text, title, mark);
      }, words)
      .replace(/\s*([\uE001\uE002])\s*/gu, '$1');
    const rest = marked.replace(/[\uE001\uE002]/gu, ' ').replace(glue, ' ');
    if (turned.some((pattern) => pattern.test(marked))) return { first: two.title, second: one.title, rest };
    if (asNamed.some((pattern) => pattern.test(marked))) return { first: one.title, second: two.title, rest };
  }
  return undefined;
}

function placeOf(words: string, title: string): number {
  const places = formsOf(title).map((form) => words.search(new RegExp(form, 'u')));
  return Math.min(...places.filter((place) => place >= 0));
}

/** The first name of the thing becomes the mark, the other words of it go. */
function withMark(words: string, title: string, mark: string): string {
  const at = placeOf(words, title);
  const gone = formsOf(title).reduce(
    (text, form) => text.replace(new RegExp(form, 'gu'), (name) => ' '.repeat(name.length)),
    words,
  );
  return Number.isFinite(at) ? gone.slice(0, at) + mark + gone.slice(at) : gone;
}
