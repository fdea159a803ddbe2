import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { spanOf } from '@/lib/language/sentence';
import { understandTarget } from '@/lib/language/understand';
import type { Understanding } from '@/lib/language/understanding';
import { placeOf } from '@/lib/language/words-in';
import { argumentsNow, wasOpen } from './card-before';
import { type FoundTodo, todosOf } from './found-todos';
import { dueOrders, isWrite } from './orders';
import type { AnsweredCall, Situation } from './read-prompt';
import { openChain, type Request } from './request';

const ONLY_THAT = anyDialogueWord('onlyThat');
const EXCEPT_THAT = anyDialogueWord('exceptThat');
const AFTER_ALL = anyDialogueWord('afterAll');

type Kept = Pick<Request, 'understanding' | 'besides' | 'chosen'>;

/** "Only the dentist", "not the rent" about an open card with several lines: those that are meant are proposed again. */
export function keepsLines({ exchanges, context }: Situation, { language }: Understanding): Kept | null {
  const said = exchanges.at(-1)?.said.trim() ?? '';
  const { name: only, decides } = ONLY_THAT.exec(said)?.groups ?? {};
  const name = only ?? EXCEPT_THAT.exec(said)?.groups?.name;
  const before = exchanges.at(-2);
  const calls = before?.steps.findLast(isWrite)?.calls ?? [];
  // "Only confirm the bread" where there is no bread decides nothing, and is no todo either.
  const none = decides ? { understanding: denied(said, language) } : null;
  if (!name || calls.length < 2 || !calls.every(wasOpen)) return none;
  const known = before?.steps.flatMap((step) => step.calls.flatMap(todosOf)) ?? [];
  const words = understandTarget(name, context).text?.value ?? name;
  const isNamed = (call: AnsweredCall) => placeOf(titleOf(call, known), words) !== undefined;
  const kept = calls.filter((call) => isNamed(call) === (only !== undefined));
  if (kept.length === 0 || kept.length === calls.length) return none;
  if (kept.every((call) => call.name === 'todo_add')) return again(language, kept);
  const origin = openChain(exchanges.slice(0, -1))[0];
  const order = origin && dueOrders(origin, context).due.understanding;
  const chosen = kept.flatMap((call) => known.filter((todo) => todo.id === call.input.id).slice(0, 1));
  if (!order || !('target' in order) || chosen.length !== kept.length) return null;
  return { understanding: { ...order, target: { all: true } }, chosen };
}

function denied(said: string, language: Understanding['language']): Understanding {
  return { language, rule: 'denial', intent: 'other', span: spanOf(said, 0, said.length) };
}

function titleOf(call: AnsweredCall, known: FoundTodo[]): string {
  const { id, title } = argumentsNow(call);
  return known.find((todo) => todo.id === id)?.title ?? String(title ?? '');
}

/** "Actually add it" after the card was taken back: the same is proposed once more. */
export function addsAfterAll({ exchanges }: Situation, { language }: Understanding): Kept | null {
  if (!AFTER_ALL.test(exchanges.at(-1)?.said.trim() ?? '')) return null;
  const calls =
    exchanges
      .slice(-3, -1)
      .flatMap(({ steps }) => steps.filter(isWrite))
      .at(-1)?.calls ?? [];
  const areTakenBack = calls.every(
    ({ name, result }) => name === 'todo_add' && result.status === 'cancelled',
  );
  return calls.length > 0 && areTakenBack ? again(language, calls) : null;
}

function again(language: Understanding['language'], calls: AnsweredCall[]): Kept {
  const understanding = { language, rule: 'add-again', intent: 'create' as const, items: [] };
  return { understanding, besides: calls.map(argumentsNow) };
}
