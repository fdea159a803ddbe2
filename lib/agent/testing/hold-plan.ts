import { expect } from 'vitest';
import type { Action } from '@/lib/contract/action';
import { CONFIRM } from './hold-dialogue';
import type { World } from './world';

/** One line of a plan's card. */
export type Line = { title: string; dueDate: string; dueTime: string; durationMinutes: number };
export type HeldPlan = { before: Line[]; lines: Line[]; text: string; actions: Action[] };

type Draft = { title: string } & Record<string, unknown>;

/** Says all lines; `before` is the card that the first one led to, the rest what the last one did. `standing` is on the list already. */
export async function holdPlan(
  world: World,
  locale: 'en' | 'zh',
  said: string[],
  standing: Draft[] = [],
): Promise<HeldPlan> {
  const person = await world.person({ locale });
  for (const draft of standing) await person.addTodo(draft);
  const cards: Action[][] = [];
  let text = '';
  for (const words of said) {
    if (words === CONFIRM) await person.confirmMany(cards.at(-1) ?? []);
    const heard = words === CONFIRM ? await person.goOn() : await person.say(words);
    expect(heard.errors).toEqual([]);
    expect(heard.actions.flatMap(({ warnings }) => warnings)).toEqual([]);
    cards.push(heard.actions);
    text = heard.text;
  }
  expect(await person.historyProblems()).toEqual([]);
  const actions = cards.at(-1) ?? [];
  return { before: linesOf(cards[0] ?? []), lines: linesOf(actions), text, actions };
}

function linesOf(actions: Action[]): Line[] {
  return actions.map(({ subject, arguments: { title, dueDate, dueTime, durationMinutes } }) => ({
    title: String(title ?? subject),
    dueDate: String(dueDate),
    dueTime: String(dueTime),
    durationMinutes: Number(durationMinutes),
  }));
}

export const called = (lines: Line[], title: string): Line[] => lines.filter((line) => line.title === title);
export const withoutThe = (lines: Line[], title: string): Line[] =>
  lines.filter((line) => line.title !== title);
