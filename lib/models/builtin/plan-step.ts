import type { Understanding } from '@/lib/language/understanding';
import { answerQuery } from './answer-query';
import { answerRoom } from './answer-room';
import { orderPlanned } from './change-planned';
import { changeTodos } from './change-todos';
import { withoutFullStop } from './full-stop';
import { moveOfPlanned, movePlanned } from './move-planned';
import { hasNextOrder, isProposal, isWrite } from './orders';
import { phrasesOf } from './phrases';
import { planThings } from './plan-things';
import { proposeTodos } from './propose-todos';
import type { Situation } from './read-prompt';
import { replanned, samePlan } from './replan';
import { reportResults } from './report-results';
import { type Request, readRequest } from './request';
import { spreadDay } from './spread-day';
import type { NextStep } from './stream-parts';
import { talk } from './talk';

/** More steps than any request needs; a loop that gets here has met something that it does not understand. */
const MAX_STEPS = 8;

/** Decides what comes next from the prompt alone: read a skill, search, ask, propose, or say something. */
export function planStep(situation: Situation): NextStep {
  const current = situation.exchanges.at(-1);
  if (!current) return { text: phrasesOf(situation.interfaceLocale).greeting };
  const request = readRequest(situation);
  const say = phrasesOf(request.language);
  const last = current.steps.at(-1);
  if (current.steps.length >= MAX_STEPS) return { text: say.couldNot };
  if (!last || !isWrite(last)) return withLater(act(situation, request), request);
  const report = reportResults(last, request.language, situation);
  if (!report) return act(situation, request);
  // The second order of a message comes when the first is settled, whatever became of it.
  if (!report.text || report.calls || !hasNextOrder(current, situation.context)) return report;
  const next = withLater(act(situation, request), request);
  return { ...next, text: joined(report.text, next.text) };
}

/** What the message orders besides is said beside the first card, or where it ends without one: never dropped silently. */
function withLater(step: NextStep, { later = [], unread = [], language }: Request): NextStep {
  if (later.length + unread.length === 0) return step;
  const say = phrasesOf(language);
  const goesOn = step.calls?.every((call) => !isProposal(call.name) && call.name !== 'ask_user');
  if (goesOn) return step;
  const words = later.map((order) => withoutFullStop(order.words));
  const isProposed = step.calls?.some((call) => isProposal(call.name)) ?? false;
  const next = words.length === 0 ? undefined : isProposed ? say.nextOrder(words) : say.orderLeft(words);
  const left = unread.map((order) => withoutFullStop(order.words));
  return { ...step, text: joined(step.text, next, left.length > 0 ? say.notRead(left) : undefined) };
}

function joined(...texts: Array<string | undefined>): string {
  return texts.filter(Boolean).join('\n');
}

function act(situation: Situation, request: Request): NextStep {
  const { understanding } = request;
  switch (understanding.intent) {
    case 'create':
      return withSkill(situation, request, 'todo', 'todo_add', () =>
        proposeTodos(situation, request, understanding.items, understanding.announced?.value),
      );
    case 'query': {
      const { room } = understanding.query;
      if (room)
        return withSkill(situation, request, 'planning', 'plan_free_slots', () =>
          answerRoom(situation, request, room, understanding.query),
        );
      return withSkill(situation, request, 'todo', 'todo_search', () =>
        answerQuery(situation, request, understanding.query),
      );
    }
    case 'update':
    case 'complete':
    case 'reopen':
    case 'delete':
      return withSkill(situation, request, 'todo', 'todo_search', () =>
        changeTodos(situation, request, understanding),
      );
    case 'plan':
      return withSkill(situation, request, 'planning', 'plan_free_slots', () =>
        planOrMove(situation, request, understanding),
      );
    default: {
      const spoken = talk(situation, request);
      const [call] = spoken.calls ?? [];
      return call ? withSkill(situation, request, 'todo', call.name, () => spoken) : spoken;
    }
  }
}

function planOrMove(
  situation: Situation,
  request: Request,
  { rule, plan }: Extract<Understanding, { intent: 'plan' }>,
): NextStep {
  if (rule === 'spread') return spreadDay(situation, request, plan);
  if (rule === 'same-plan') return samePlan(situation, request);
  if (rule === 'replan') return replanned(situation, request, plan);
  if (rule === 'order-planned') return orderPlanned(situation, request);
  const move = rule === 'move-planned' ? moveOfPlanned(situation) : undefined;
  return move ? movePlanned(situation, request, move) : planThings(situation, request, plan);
}

/** Tools exist only after their skill was read in this thread; a skill that does not bring them ends in words. */
function withSkill(
  situation: Situation,
  request: Request,
  skill: string,
  tool: string,
  then: () => NextStep,
): NextStep {
  if (situation.tools.has(tool)) return then();
  const read = situation.exchanges
    .at(-1)
    ?.steps.flatMap((step) => step.calls)
    .some((call) => call.name === 'read_skill' && call.input.name === skill);
  const offered = situation.skills.length === 0 || situation.skills.includes(skill);
  if (read || !offered || !situation.tools.has('read_skill'))
    return { text: phrasesOf(request.language).noTool };
  return { calls: [{ name: 'read_skill', input: { name: skill } }] };
}
