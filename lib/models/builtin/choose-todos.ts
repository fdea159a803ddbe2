import { findWhen } from '@/lib/language/dates/find-when';
import { anyDialogueWord, isPlural, placeNumbers } from '@/lib/language/dialogue-words';
import type { Target } from '@/lib/language/understanding';
import { type FoundTodo, labelsOf, recentTodos, todosOf } from './found-todos';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import type { Request } from './request';

/** The part of a list that an ordinal names: 1 is the first, -1 the last. */
export function place(ordinal: number): [number, number | undefined] {
  return ordinal > 0 ? [ordinal - 1, ordinal] : [ordinal, ordinal + 1 || undefined];
}

/** Narrows by what a search cannot: the time of day and the place in the list. */
export function narrow(todos: FoundTodo[], target: Target): FoundTodo[] {
  const timed = target.time ? todos.filter((todo) => todo.dueTime === target.time) : todos;
  const candidates = timed.length > 0 || !target.time ? timed : target.text ? todos : [];
  // A place counts in what was shown or named; in a whole list of todos it means nothing.
  if (!isNamed(target)) return candidates;
  if (target.places) return candidates.slice(...target.places);
  if (target.ordinal === undefined) return candidates;
  const picked = candidates.slice(...place(target.ordinal));
  return picked.length > 0 ? picked : candidates;
}

/** "the runs" about todos that are each called "run": all of them. */
export function areMeantTogether({ text }: Target, todos: FoundTodo[]): boolean {
  const words = text?.value.toLowerCase().split(/\s+/) ?? [];
  return words.some((many) =>
    todos.every(({ title }) =>
      title
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .some((one) => isPlural(many, one)),
    ),
  );
}

function isNamed({ text, from, list, tag, time, overdue, done }: Target): boolean {
  return [text, from, list, tag, time, overdue, done].some((value) => value !== undefined);
}

/** What the question was about: the todos found before it, or those shown earlier that the words pointed at. */
export function candidatesOf(situation: Situation, asked: Request['exchanges'], target: Target): FoundTodo[] {
  const searched = asked
    .flatMap((exchange) => exchange.steps)
    .flatMap((step) => step.calls)
    .findLast((call) => call.name === 'todo_search');
  if (searched) return narrow(todosOf(searched), target);
  const before = situation.exchanges.slice(0, situation.exchanges.length - asked.length - 1);
  return recentTodos(before);
}

/** Which of the todos an answer means: a button, all of them, a place, a day, or words of the title. */
export function choose(
  candidates: FoundTodo[],
  choice: string,
  situation: Situation,
  request: Request,
): FoundTodo[] {
  const said = choice.trim();
  const say = phrasesOf(request.language);
  const labels = labelsOf(candidates, situation.context.now, request.language);
  const exact = candidates.filter((_, index) => labels[index] === said);
  if (exact.length > 0) return exact;
  if (said === say.allOption(candidates.length) || ALL.test(said)) return candidates;
  const ordinal = placeIn(said);
  if (ordinal !== undefined) return candidates.slice(...place(ordinal));
  const day = findWhen(said, situation.context).find((when) => when.date)?.date;
  const onDay = day ? candidates.filter((todo) => todo.dueDate === day) : [];
  if (onDay.length > 0) return onDay;
  return byWords(candidates, said.toLowerCase());
}

const ALL = anyDialogueWord('all');
const PLACE = anyDialogueWord('place');
const POINTING = anyDialogueWord('pointing');

/** By words of the title; around them may stand what only points: "the Chen one", 小李那个. */
function byWords(candidates: FoundTodo[], said: string): FoundTodo[] {
  let words = said;
  for (let rest = words.replace(POINTING, ''); rest !== words && rest; rest = words.replace(POINTING, ''))
    words = rest;
  return candidates.filter(({ title }) => {
    const lower = title.toLowerCase();
    return (
      lower.includes(words) ||
      said.includes(lower) ||
      words.split(/\s+/).every((word) => lower.includes(word))
    );
  });
}

/** The place in the list that an answer names: its word, or a digit alone. */
export function placeIn(said: string): number | undefined {
  const word = /^\d$/.test(said) ? said : PLACE.exec(said)?.groups?.place?.toLowerCase();
  if (word === undefined) return undefined;
  return placeNumbers[word] ?? Number(word);
}
