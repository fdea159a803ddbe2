import { changeKinds } from '@/lib/language/dialogue-words';
import { linesOf } from './found-todos';
import { isWrite } from './orders';
import { phrasesOf } from './phrases';
import type { Exchange, Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

/** The tool whose kind the words name; null when they name none, and then nothing is guessed. */
export function namedKind(words: string): string | null {
  return changeKinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** "Don't ask me again for …": draws the offer of that kind. It allows nothing by itself: the person's click does. */
export function offerGrant(situation: Situation, request: Request): NextStep {
  const say = phrasesOf(request.language);
  const exchange = situation.exchanges.at(-1);
  const isShown = exchange?.steps.some((step) => step.calls.some((call) => call.name === 'grant_offer'));
  if (isShown) return { text: say.grantOffered };
  const tool = namedKind(exchange?.said ?? '') ?? lastDone(situation.exchanges);
  if (tool) return { calls: [{ name: 'grant_offer', input: { tool } }] };
  const input = { question: say.grantHint, options: say.grantKinds, purpose: 'other' };
  return { calls: [{ name: 'ask_user', input }] };
}

const OF_BATCH: Record<string, string> = { plan_add: 'todo_add', plan_reschedule: 'todo_update' };

/** "Don't ask me again" right after a decision is about what was just decided; the offer names it, so nothing is hidden. */
function lastDone(exchanges: Exchange[]): string | null {
  const steps = exchanges.flatMap((exchange) => exchange.steps).filter(isWrite);
  const done = steps
    .flatMap((step) => step.calls.flatMap(linesOf))
    .findLast(({ result }) => result.status === 'done');
  return done ? (OF_BATCH[done.name] ?? done.name) : null;
}
