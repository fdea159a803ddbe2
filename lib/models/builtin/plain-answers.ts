import { findWhen } from '@/lib/language/dates/find-when';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { readMoreDays } from '@/lib/language/more-days';
import { scheduleOf } from '@/lib/language/schedule';
import { spanOf } from '@/lib/language/sentence';
import type { Understanding } from '@/lib/language/understanding';
import { shareWord } from '@/lib/language/words-in';
import { argumentsNow, wasOpen } from './card-before';
import { changedArguments } from './changed-arguments';
import { linesOf, recentTodos } from './found-todos';
import { isWrite } from './orders';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import { withMoreDays } from './repeated-days';
import type { Request } from './request';

type Answer = Pick<Request, 'understanding' | 'besides'>;

const DECLINES = anyDialogueWord('declines');
const SAYS_DONE = anyDialogueWord('saysDone');
const NOT_YET = anyDialogueWord('notYet');
const NOT_YET_OF = anyDialogueWord('notYetOf');
const UNDO = anyDialogueWord('undo');
const REDO = anyDialogueWord('redo');
const ANOTHER = anyDialogueWord('another');

/** "wait no", "yes I paid it", "change it back": a few words that are an answer, and never a todo. */
export function plainAnswer({ exchanges }: Situation, alone: Understanding): Answer | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const { language } = alone;
  const span = spanOf(said, 0, said.length);
  const target = { reference: true, all: false };
  if (DECLINES.test(said)) return { understanding: { language, rule: 'declines', intent: 'no', span } };
  if (UNDO.test(said)) return { understanding: { language, rule: 'undo', intent: 'undo', span } };
  if (REDO.test(said)) return { understanding: { language, rule: 'redo', intent: 'other', span } };
  const before = exchanges.at(-2)?.steps.flatMap((step) => step.calls) ?? [];
  const wasAsked = before.some((call) => call.name === 'todo_search' && call.input.purpose === 'answer');
  const [shown] = recentTodos(exchanges.slice(-2, -1));
  if (wasAsked && shown && NOT_YET.test(said)) {
    const text = phrasesOf(language).isOpen(shown.title);
    return { understanding: { language, rule: 'tells', intent: 'other', span: { ...span, text } } };
  }
  // "Wait, no I didn't" takes back what was just checked off.
  const wasDone = before
    .flatMap(linesOf)
    .some(({ name, result }) => name === 'todo_complete' && result.status === 'done');
  const others = NOT_YET_OF.exec(said)?.groups?.words;
  const isOfIt = others !== undefined && shown !== undefined && shareWord(others, shown.title);
  if (wasDone && shown && (NOT_YET.test(said) || isOfIt))
    return { understanding: { language, rule: 'not-done', intent: 'reopen', target } };
  if (wasAsked && recentTodos(exchanges.slice(-2, -1)).length === 1 && SAYS_DONE.test(said))
    return { understanding: { language, rule: 'says-done', intent: 'complete', target } };
  return null;
}

/** "and one for Thursday too": the todo that was just added, or stands on the open card, once more at another moment. */
export function oneMore({ exchanges, context }: Situation, alone: Understanding): Answer | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const words = ANOTHER.exec(said)?.groups?.when ?? readMoreDays(said, context)?.words;
  const calls = exchanges.at(-2)?.steps.findLast(isWrite)?.calls.flatMap(linesOf) ?? [];
  const call = calls.at(-1);
  if (!words || call?.name !== 'todo_add') return null;
  const { vague, moments, ...schedule } = scheduleOf(findWhen(words, context), context.now);
  if (vague || moments || !(schedule.dueDate || schedule.dueTime || schedule.recurrence)) return null;
  const { recurrence: _once, ...shown } = argumentsNow(call);
  const again = { ...shown, ...changedArguments(shown, schedule, context.now) };
  const open = calls.filter(wasOpen).map(argumentsNow);
  const base = { language: alone.language, rule: 'one-more', intent: 'create' as const, items: [] };
  return { understanding: base, besides: [...open, again] };
}

/** "Tuesday too" about something that is every week and was just spoken of: it gets that day as well. */
export function moreDays({ exchanges, context }: Situation, { language }: Understanding): Answer | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const read = readMoreDays(said, context);
  const [todo, ...others] = recentTodos(exchanges.slice(-2, -1));
  const more = read && todo && others.length === 0 && withMoreDays(todo, read.days, context.now);
  if (!more) return null;
  const found = <T>(value: T) => ({ value, certainty: 'said' as const, span: spanOf(said, 0, said.length) });
  const changes = {
    recurrence: found(more.recurrence),
    ...(more.dueDate === todo.dueDate ? {} : { dueDate: found(more.dueDate) }),
  };
  const target = { reference: true, all: false };
  return { understanding: { language, rule: 'more-days', intent: 'update', target, changes } };
}
