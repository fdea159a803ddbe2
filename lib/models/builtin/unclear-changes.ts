import { readCorrection } from '@/lib/language/correction';
import type { Changes } from '@/lib/language/understanding';
import { daysBetween, startOfWeek } from '@/lib/time/local-date';
import { chosenMoment, withinSpan } from './answers';
import type { ChangeOrder } from './change-todos';
import type { FoundTodo } from './found-todos';
import { phrasesOf } from './phrases';
import { dayOptions, momentOptions } from './propose-todos';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/** "Everything this week to next week": each keeps its day of the week. */
export function weekForWeek({ target, changes }: Extract<ChangeOrder, { intent: 'update' }>): Changes {
  const { vague, ...others } = changes;
  if (!vague || changes.dueDate || !target.from || !target.to || target.from === target.to) return changes;
  const days = daysBetween(startOfWeek(target.from), vague.value.from);
  const isWeek = daysBetween(vague.value.from, vague.value.to) === 6 && days % 7 === 0 && days !== 0;
  return isWeek ? { ...others, shiftMinutes: { ...vague, value: days * 24 * 60 } } : changes;
}

/** "move it to next week", "to tonight at 3": the day or the hour is asked for before anything is proposed. */
export function whatIsUnclear(
  { context }: Situation,
  { language }: Request,
  changes: Changes,
  todos: FoundTodo[],
): NextStep | undefined {
  const say = phrasesOf(language);
  const title = todos[0]?.title ?? null;
  const today = context.now.slice(0, 10);
  const ask = (question: string, options: string[]): NextStep => ({
    calls: [{ name: 'ask_user', input: { question, options, purpose: 'update' } }],
  });
  if (changes.moments)
    return ask(say.whichMoment(title), momentOptions(changes.moments.value, today, language));
  if (!changes.vague || changes.dueDate) return undefined;
  const { from, to } = changes.vague.value;
  return ask(say.whichDay(title), dayOptions(from, to, today, language));
}

/** The answer to what shall change: a day of the week that was named, one of two moments, or anything that corrects a card. */
export function withAnswer(order: ChangeOrder, said: string, { context }: Situation): ChangeOrder {
  if (order.intent !== 'update') return order;
  const { vague, moments, ...changes } = order.changes;
  const answer = readCorrection(said, context)?.changes ?? {};
  const moment = moments && chosenMoment(moments.value, said, context);
  if (moment) {
    const found = { certainty: 'said' as const, span: moments.span };
    const values = {
      dueDate: { ...found, value: moment.date },
      dueTime: { ...found, value: moment.time },
    };
    return { ...order, changes: { ...changes, ...values } };
  }
  const day = vague && answer.dueDate ? { dueDate: withinSpan(answer.dueDate, vague.value) } : {};
  return { ...order, changes: { ...changes, ...answer, ...day } };
}
