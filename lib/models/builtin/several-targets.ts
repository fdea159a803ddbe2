import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { understandTarget } from '@/lib/language/understand';
import type { Target, Understanding } from '@/lib/language/understanding';
import { type FoundTodo, labelsOf, todosOf } from './found-todos';
import { phrasesOf } from './phrases';
import type { AnsweredCall, Situation } from './read-prompt';
import type { Request } from './request';

type ChangeOrder = Extract<Understanding, { intent: 'update' | 'complete' | 'reopen' | 'delete' }>;

const BETWEEN = anyDialogueWord('betweenNames');
const BEFORE_NAME = anyDialogueWord('beforeName');
const AFTER_NAME = anyDialogueWord('afterName');

/** The todos that one order names side by side ("delete the milk and the report"); none when it names one. */
export function namedTogether({ text }: Target, context: Situation['context']): string[] {
  const words = text?.value.split(BETWEEN).map((part) => part.trim()) ?? [];
  if (words.length < 2 || words.some((part) => part.length < 2)) return [];
  return words.map((part) => {
    const plain = part.replace(BEFORE_NAME, '').replace(AFTER_NAME, '');
    return understandTarget(plain, context).text?.value ?? plain;
  });
}

/** Whether a todo that was found is called what was said as a whole: "milk and bread" can be one title. */
export function isOneTitle(todos: FoundTodo[], { text }: Target): boolean {
  const words = text?.value.toLowerCase() ?? '';
  return todos.some(({ title }) => title.toLowerCase().includes(words));
}

/** The looks for each of the names, when the last step made them. */
export function searchesFor(situation: Situation, order: ChangeOrder, names: string[]): AnsweredCall[] {
  const calls = situation.exchanges.at(-1)?.steps.at(-1)?.calls ?? [];
  const searches = calls.filter((call) => call.name === 'todo_search' && call.input.purpose === order.intent);
  return searches.length === names.length ? searches : [];
}

/** What the looks found: todos that are clear, and what has to be said about names that fit none or several. */
export function foundTogether(
  situation: Situation,
  { language }: Request,
  names: string[],
  searches: AnsweredCall[],
): { todos: FoundTodo[]; notes: string[] } {
  const say = phrasesOf(language);
  const todos = new Map<string, FoundTodo>();
  const notes: string[] = [];
  for (const [index, name] of names.entries()) {
    const search = searches[index];
    const fitting = search ? todosOf(search) : [];
    const [only] = fitting;
    if (only && fitting.length === 1) todos.set(only.id, only);
    else if (!only) notes.push(say.notAmong(name));
    else notes.push(say.severalFit(name, labelsOf(fitting.slice(0, 3), situation.context.now, language)));
  }
  return { todos: [...todos.values()], notes };
}

/** "all but the milk and the report": the names of what is not meant. */
export function exceptedNames({ except }: Target): string[] {
  const names = except?.split(BETWEEN).map((name) => name.replace(BEFORE_NAME, '').trim()) ?? [];
  return names.filter(Boolean);
}
