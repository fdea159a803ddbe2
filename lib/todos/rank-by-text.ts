import { isPlural } from '@/lib/language/dialogue-words';
import { everyLanguage } from '@/lib/language/words';
import type { TodoRecord } from './todo';

/** Words that carry no meaning when a person names a todo ("the one about the dentist"). */
const FILLER = new Set(
  'a an the to for of on in at with and or my me it that this one about todo task reminder item appointment'.split(
    ' ',
  ),
);

type Searchable = Pick<TodoRecord, 'title' | 'notes' | 'tags' | 'list'>;

const HAN = /\p{Script=Han}/u;
const DOING = everyLanguage.map(({ orders }) => orders.doing);

/**
 * The todos that the words name, best first. All words found, in any order, beats some of them; Chinese, which has no spaces, is
 * compared by pairs of characters. A todo that shares no meaningful word is left out, and what is done says little about with what: "buy eggs" is
 * not "buy milk".
 */
export function rankByText<T extends Searchable>(text: string, todos: T[]): T[] {
  const wanted = tokensOf(text);
  if (wanted.length === 0) return todos;
  const whole = fold(text);
  const doing = doingIn(whole, wanted);
  const scored = todos
    .map((todo) => ({ todo, score: scoreOf(whole, wanted, doing, todo) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  // Weaker matches only help when there is no good one: "call the bank" should not offer every call.
  return scored.filter((entry) => entry.score >= Math.min(1, best)).map((entry) => entry.todo);
}

function scoreOf(whole: string, wanted: string[], doing: ReadonlySet<string>, todo: Searchable): number {
  const title = fold(todo.title);
  if (title === whole) return 3;
  if (title.includes(whole)) return 2;
  const have = new Set([
    ...tokensOf(todo.title),
    ...tokensOf(`${todo.notes} ${todo.tags.join(' ')} ${todo.list ?? ''}`),
  ]);
  const hits = wanted.filter((word) => have.has(word) || [...have].some((other) => alike(word, other)));
  const saysWhat = doing.size < wanted.length;
  return saysWhat && hits.every((word) => doing.has(word)) ? 0 : hits.length / wanted.length;
}

/** The tokens that only say what is done: the first word of "buy eggs", or a phrase like 打电话 inside a run of characters. */
function doingIn(whole: string, wanted: string[]): Set<string> {
  const [first = ''] = wanted;
  const found = DOING.flatMap((words) =>
    [...words].filter((word) => word === first || (HAN.test(word) && whole.includes(word))),
  );
  return new Set(found.flatMap(tokensOf));
}

/** Plural, tense and the like: one begins with the other and little is left over. */
function alike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (isPlural(long, short)) return true;
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const [run] of fold(text).matchAll(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu)) {
    if (HAN.test(run)) tokens.push(...pairsOf(run));
    else if (!FILLER.has(run)) tokens.push(run);
  }
  return tokens;
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
}
