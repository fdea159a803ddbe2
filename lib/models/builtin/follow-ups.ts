import { readCorrection } from '@/lib/language/correction';
import { findWhen } from '@/lib/language/dates/find-when';
import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { languageOf } from '@/lib/language/language-of';
import { understandTarget } from '@/lib/language/understand';
import type { Query, Understanding } from '@/lib/language/understanding';
import { placeOf } from '@/lib/language/words-in';
import { asksAboutCard, withoutPart } from './about-card';
import { withinSpan } from './answers';
import { argumentsNow, wasOpen } from './card-before';
import { changedArguments } from './changed-arguments';
import { linesOf, recentTodos } from './found-todos';
import { addsAfterAll, keepsLines } from './keep-lines';
import { lastAdded } from './last-added';
import { meantWords } from './meant-words';
import { dueOrders, isWrite } from './orders';
import { meansOther } from './other-todo';
import { moreDays, oneMore, plainAnswer } from './plain-answers';
import type { AnsweredCall, Situation } from './read-prompt';
import { asReminder } from './reminder-length';
import type { Request } from './request';
import { changesTogether } from './shown-together';
import { skipsTime } from './skip-time';

type FollowUp = Pick<Request, 'understanding' | 'except' | 'besides' | 'chosen' | 'note'>;

/** What a message means because of what came right before it, or null when it stands on its own. */
export function readFollowUp(situation: Situation, alone: Understanding): FollowUp | null {
  const plain =
    plainAnswer(situation, alone) ??
    moreDays(situation, alone) ??
    oneMore(situation, alone) ??
    lastAdded(situation, alone) ??
    skipsTime(situation, alone) ??
    keepsLines(situation, alone) ??
    changesTogether(situation, alone) ??
    addsAfterAll(situation, alone);
  if (plain) return plain;
  const correction = correctsLastWrite(situation);
  if (correction) return { understanding: correction };
  return (
    meantWords(situation, alone) ??
    clearsField(situation, alone) ??
    cancelsShown(situation, alone) ??
    asksAboutCard(situation, alone) ??
    asksAgain(situation, alone) ??
    addsToCard(situation, alone) ??
    dropsLine(situation, alone) ??
    movesCard(situation, alone) ??
    givesMoment(situation, alone) ??
    meansOther(situation, alone)
  );
}

/** "no, I meant Thursday" right after something was done: the same todo, changed. */
function correctsLastWrite({ exchanges, context }: Situation): Understanding | null {
  // "not Thursday" in between only said what is not meant.
  const isDenied = readCorrection(exchanges.at(-2)?.said ?? '', context)?.isDenial ?? false;
  const before = exchanges.at(isDenied ? -3 : -2);
  const said = exchanges.at(-1)?.said ?? '';
  const done = before?.steps.flatMap((step) => step.calls.flatMap(linesOf)).findLast(isDoneWrite);
  const correction = done ? readCorrection(said, context) : null;
  if (!done || !correction || correction.isDenial) return null;
  const { swap } = correction.changes;
  const [shown] = recentTodos(before ? [before] : []);
  if (swap && placeOf(shown?.title ?? '', swap.value.from) === undefined) return null;
  const ordinal = correction.line === undefined ? {} : { ordinal: correction.line };
  const target = { reference: true, all: false, ...ordinal };
  const base = { language: languageOf(said), rule: 'correction', target };
  switch (correction.otherTool) {
    case 'todo_delete':
      return { ...base, intent: 'delete' };
    case 'todo_complete':
      return { ...base, intent: 'complete' };
    case 'todo_reopen':
      return { ...base, intent: 'reopen' };
    default:
      return {
        ...base,
        intent: 'update',
        changes: asReminder(correction.changes, said, argumentsNow(done)),
      };
  }
}

/** "Don't remind me", 日期去掉 about what was just shown: a field of it goes, and never the todo. */
function clearsField({ exchanges, context }: Situation, alone: Understanding): FollowUp | null {
  const said = exchanges.at(-1)?.said ?? '';
  const shown = recentTodos(exchanges.slice(-2, -1));
  const { remove, ...others } = readCorrection(said, context)?.changes ?? {};
  if (!remove || shown.length === 0 || Object.keys(others).length > 0) return null;
  // "Delete the reminder" can name the todo itself, unless all that was shown reminds.
  const isOnly = alone.rule === 'do-not-remind' || shown.every(({ reminders }) => reminders?.length);
  if (remove.some(({ value }) => value === 'reminders') && alone.intent === 'delete' && !isOnly) return null;
  const target = { reference: true, all: false };
  const { language } = alone;
  return {
    understanding: { language, rule: 'clears-field', intent: 'update', target, changes: { remove } },
  };
}

function isDoneWrite(call: AnsweredCall): boolean {
  return call.result.status === 'done' && /^todo_(?:add|update|complete|reopen)$/.test(call.name);
}

const ANSWER_LEAD = anyDialogueWord('answerLead');
const CANCELS_IT = anyDialogueWord('cancelsIt');

/** "cancel it" with nothing to decide, about a todo that was just shown. */
function cancelsShown({ exchanges }: Situation, alone: Understanding): FollowUp | null {
  const said = exchanges.at(-1)?.said ?? '';
  if (alone.intent !== 'no' || !CANCELS_IT.test(said.replace(ANSWER_LEAD, ''))) return null;
  if (recentTodos(exchanges.slice(-2, -1)).length === 0) return null;
  const target = { reference: true, all: false };
  return { understanding: { language: alone.language, rule: 'cancel-shown', intent: 'delete', target } };
}

const GOES_ON = anyDialogueWord('goesOn');
const WHAT_WAS_IT = anyDialogueWord('whatWasIt');

/** "and on Friday" after a question is that question again; "when is that?" asks about what was just done. */
function asksAgain({ exchanges, context }: Situation, alone: Understanding): FollowUp | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const before = exchanges.at(-2)?.steps.flatMap((step) => step.calls) ?? [];
  const asked = before.find((call) => call.name === 'todo_search' && call.input.purpose === 'answer');
  const isDays =
    isOnlyMoment(alone) || (alone.intent === 'query' && !alone.query.text && alone.rule === 'question-day');
  if (asked && isDays && GOES_ON.test(said)) {
    const days = understandTarget(said.replace(GOES_ON, '').trim(), context);
    const { from, to = from } = days;
    if (!from || !to) return null;
    // What was done is asked by the day of that again.
    const wasDone = asked.input.doneFrom !== undefined;
    const query: Query = wasDone ? { doneOn: { from, to }, status: 'done' } : { from, to, status: 'open' };
    return { understanding: { language: alone.language, rule: 'question-day', intent: 'query', query } };
  }
  const [shown] = recentTodos(exchanges.slice(-2, -1));
  const isOpen = alone.intent === 'other' || (alone.intent === 'query' && !alone.query.text);
  if (!shown || !isOpen || !WHAT_WAS_IT.test(said)) return null;
  const span = { start: 0, end: said.length, text: said };
  const text = { value: shown.title, certainty: 'inferred' as const, span };
  const query = { text, status: 'open' as const };
  return { understanding: { language: alone.language, rule: 'question-shown', intent: 'query', query } };
}

function isOnlyMoment(alone: Understanding): boolean {
  return alone.intent === 'create' && alone.items.every((item) => item.title?.from === 'words-of-the-moment');
}

const ALSO = anyDialogueWord('also');

/** "also eggs" while a card with milk is open: the message settled that card, and the next one holds both. */
function addsToCard({ exchanges, context }: Situation, alone: Understanding): FollowUp | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const lead = ALSO.exec(said)?.[0];
  const last = exchanges.at(-2)?.steps.at(-1);
  const calls = last?.calls ?? [];
  const areOpen = calls.length > 0 && calls.every(wasOpen);
  if (!lead || !areOpen) return null;
  // "also check off the rent": both are decided together.
  const isSame =
    (alone.intent === 'complete' || alone.intent === 'delete') &&
    calls.every((call) => call.name === `todo_${alone.intent}`);
  if (isSame) return { understanding: alone, besides: calls.map((call) => argumentsNow(call)) };
  if (!calls.every((call) => call.name === 'todo_add')) return null;
  // 还有鸡蛋 reads like a title of its own; what follows the word is what is added.
  const { understanding } =
    alone.intent === 'create' && lead.trim().toLowerCase() === 'add'
      ? { understanding: alone }
      : dueOrders({ said: said.slice(lead.length), steps: [] }, context).due;
  if (understanding.intent !== 'create' || !understanding.items.every((item) => item.title)) return null;
  return { understanding, besides: calls.map((call) => argumentsNow(call)) };
}

/** "remove the first one", "remove the milk" about an open card: the others are proposed again. */
function dropsLine({ exchanges }: Situation, alone: Understanding): FollowUp | null {
  const calls = exchanges.at(-2)?.steps.at(-1)?.calls ?? [];
  if (alone.intent !== 'delete' || alone.target.all || calls.length === 0) return null;
  if (!calls.every((call) => call.name === 'todo_add' && wasOpen(call))) return null;
  const { ordinal, text } = alone.target;
  const named = calls.findIndex(
    (call) => text !== undefined && placeOf(String(argumentsNow(call).title), text.value) !== undefined,
  );
  const placed = ordinal === undefined ? -1 : ordinal > 0 ? ordinal - 1 : calls.length + ordinal;
  const dropped = text ? named : placed;
  if (dropped < 0) return null;
  // Of a title that is a list only the part goes.
  const besides = calls.map(argumentsNow).flatMap((input, index) => {
    if (index !== dropped) return [input];
    const shorter = text && withoutPart(String(input.title), text.value);
    return shorter ? [{ ...input, title: shorter }] : [];
  });
  // The only line of the card was taken back with the card itself.
  if (besides.length === 0) return { understanding: nothingOf(alone) };
  return { understanding: { ...alone, intent: 'create', items: [] }, besides };
}

function nothingOf({ language }: Understanding): Understanding {
  return { language, rule: 'drops-card', intent: 'no', span: { start: 0, end: 0, text: '' } };
}

/** "move it to next week" about a new todo on an open card: which day is asked before it is proposed again. */
function movesCard({ exchanges }: Situation, alone: Understanding): FollowUp | null {
  const calls = exchanges.at(-2)?.steps.at(-1)?.calls ?? [];
  const [call] = calls;
  if (alone.intent !== 'update' || !alone.target.reference || !alone.changes.vague) return null;
  if (calls.length !== 1 || call?.name !== 'todo_add' || !wasOpen(call)) return null;
  const { vague } = alone.changes;
  const title = { ...vague, value: String(argumentsNow(call).title), certainty: 'inferred' as const };
  return { understanding: { ...alone, rule: 'move-card', intent: 'create', items: [{ title, vague }] } };
}

/** "when?" settled the card, and now a mere "tomorrow" comes: it is the day of what was on that card. */
function givesMoment({ exchanges, context }: Situation, alone: Understanding): FollowUp | null {
  const proposals = exchanges.slice(-3, -1).flatMap(({ steps }) => steps.filter(isWrite));
  const calls = proposals.at(-1)?.calls ?? [];
  const [call] = calls;
  if (
    alone.intent !== 'create' ||
    !isOnlyMoment(alone) ||
    calls.length !== 1 ||
    call?.name !== 'todo_add' ||
    !wasOpen(call)
  )
    return null;
  const correction = readCorrection(exchanges.at(-1)?.said ?? '', context);
  if (!correction) return null;
  const shown = argumentsNow(call);
  const { dueDate } = correction.changes;
  const week = findWhen(exchanges.at(-2)?.said ?? '', context).find((when) => when.vague)?.vague;
  const day = dueDate && week ? { dueDate: withinSpan(dueDate, week) } : {};
  const changed = changedArguments(shown, { ...correction.changes, ...day }, context.now);
  return { understanding: { ...alone, items: [] }, besides: [{ ...shown, ...changed }] };
}
