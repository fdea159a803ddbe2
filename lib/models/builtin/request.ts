import { type Locale, locales } from '@/lib/contract/locale';
import { languageOf } from '@/lib/language/language-of';
import type { Order } from '@/lib/language/mixed';
import type { ReadContext } from '@/lib/language/types';
import { completePlan, understand } from '@/lib/language/understand';
import type { Plan, TodoDraft, Understanding } from '@/lib/language/understanding';
import { completeItems, missingPiece } from './answers';
import { isAsideOfChoice, isAsideOfDay, isTalk } from './asides';
import { namedInPlanned } from './change-planned';
import { readFollowUp } from './follow-ups';
import type { FoundTodo } from './found-todos';
import { addedToPlanned, moveOfPlanned } from './move-planned';
import { dueOrders } from './orders';
import { phrasesOf } from './phrases';
import type { AnsweredCall, Exchange, Situation } from './read-prompt';
import { changedPlan, leavesPlan } from './replan';
import { changesWords } from './swapped-words';

/** What the person wants now: their message, or an earlier one completed by the answers to our questions. */
export type Request = {
  language: Locale;
  understanding: Understanding;
  /** The exchanges that belong to it: the one with the order, then those with answers, the current one last. */
  exchanges: Exchange[];
  /** The answer to "which one?", when the last question was that. */
  choice?: string;
  /** Todos that are not meant: "the other one". */
  except?: string[];
  /** The todos that are meant, known from the conversation; none when it holds no such todo. */
  chosen?: FoundTodo[];
  /** Arguments of todos that were on the card before and belong to this one too ("also eggs"). */
  besides?: Array<Record<string, unknown>>;
  /** What is said beside the card. */
  note?: string;
  /** What the same message orders after this. */
  later?: Order[];
  /** Words beside the orders of which nothing could be made. */
  unread?: Order[];
};

/** Reads the last message in the light of the question before it, if there was one. */
export function readRequest(heard: Situation): Request {
  const situation = withOffers(heard);
  const { exchanges, context } = situation;
  const current = exchanges.at(-1);
  if (!current) throw new Error('a prompt without a message of the person cannot be answered');
  const { due, later, unread } = dueOrders(current, context);
  const alone: Request = {
    language: languageFor(current.said, situation),
    understanding: due.understanding,
    exchanges: [current],
    later,
    unread,
  };
  const followed = readFollowUp(situation, due.understanding);
  if (followed) return { ...alone, ...followed };
  const replanned = changedPlan(situation);
  if (replanned)
    return { ...alone, later: [], understanding: planReading(current.said, 'replan', replanned) };
  const today = context.now.slice(0, 10);
  const none: Plan = { range: { from: today, to: today }, items: [] };
  // What stands already says the days.
  if (leavesPlan(situation))
    return { ...alone, later: [], understanding: planReading(current.said, 'same-plan', none) };
  if (moveOfPlanned(situation))
    return { ...alone, understanding: planReading(current.said, 'move-planned', none) };
  const planned = namedInPlanned(situation);
  // An order that is read as such without the plan stays one.
  if (planned && ['create', 'other'].includes(alone.understanding.intent))
    return planned.change.drop
      ? { ...alone, later: [], understanding: dropReading(current.said), chosen: planned.todos }
      : { ...alone, later: [], understanding: planReading(current.said, 'order-planned', none) };
  const added = addedToPlanned(situation);
  if (added) return { ...alone, later: [], understanding: planReading(current.said, 'add-to-plan', added) };
  const chain = openChain(exchanges);
  const origin = chain[0];
  if (!origin || chain.length < 2) return { ...alone, ...changesWords(situation, due.understanding) };
  const earlier = dueOrders(origin, context).due.understanding;
  const question = questionOf(chain.at(-2));
  if (!question || isNewOrder(alone.understanding, current.said, question)) return alone;
  const language = earlier.language;
  if (isAside(alone.understanding, chain, earlier, question, situation)) return alone;
  if (earlier.intent === 'create') {
    const items = answered(earlier.items, chain.slice(1), context);
    return items ? { language, understanding: { ...earlier, items }, exchanges: chain } : alone;
  }
  if (earlier.intent === 'plan') {
    const plan = completePlan(earlier.plan, current.said, context);
    return plan.items.length > 0
      ? { language, understanding: { ...earlier, plan }, exchanges: chain }
      : alone;
  }
  if (['update', 'complete', 'reopen', 'delete'].includes(earlier.intent)) {
    return { language, understanding: earlier, exchanges: chain, choice: current.said };
  }
  return alone;
}

/** "Yes" to "shall I put it on your list?" is a click on its button. */
function withOffers(situation: Situation): Situation {
  const exchanges = situation.exchanges.map((exchange, index, all) => {
    const order = offerOf(all[index - 1]);
    const isYes = order !== undefined && understand(exchange.said, situation.context).intent === 'yes';
    return isYes ? { ...exchange, said: order } : exchange;
  });
  return { ...situation, exchanges };
}

/** The order that a question offers with its first button, the other one declines. */
function offerOf(exchange: Exchange | undefined): string | undefined {
  const [order, refusal, ...others] = questionOf(exchange)?.options ?? [];
  const isOffer = others.length === 0 && locales.some((locale) => phrasesOf(locale).noOption === refusal);
  return isOffer ? order : undefined;
}

function planReading(said: string, rule: string, plan: Plan): Understanding {
  const span = { start: 0, end: said.length, text: said };
  return { language: languageOf(said), rule, intent: 'plan', plan, span };
}

const dropReading = (said: string): Understanding => ({
  language: languageOf(said),
  rule: 'drop-planned',
  intent: 'delete',
  target: { all: true },
});

/** The drafts with the answers in place; null when one of them answers nothing. */
function answered(items: TodoDraft[], answers: Exchange[], context: ReadContext): TodoDraft[] | null {
  return answers.reduce<TodoDraft[] | null>(
    (drafts, { said }) => drafts && completeItems(drafts, said, context),
    items,
  );
}

/** Small talk, a question or another order after our question is what it is, and no answer. */
function isAside(
  alone: Understanding,
  chain: Exchange[],
  earlier: Understanding,
  { options }: Question,
  { context }: Situation,
): boolean {
  const said = chain.at(-1)?.said ?? '';
  if (options.includes(said.trim())) return false;
  if (earlier.intent === 'create') {
    const drafts = answered(earlier.items, chain.slice(1, -1), context) ?? [];
    if (missingPiece(drafts) === 'title') return isTalk(alone, said);
    const title = drafts.find((item) => item.vague ?? item.moments)?.title?.value ?? '';
    return isAsideOfDay(alone, said, title, context);
  }
  if (earlier.intent === 'plan') return isTalk(alone, said);
  return isAsideOfChoice(alone, said, options, context);
}

/** The current exchange and those before it that ended in a question of ours, up to the order they belong to. */
export function openChain(exchanges: Exchange[]): Exchange[] {
  let first = exchanges.length - 1;
  // An offer that was taken is an order of its own.
  const goesOn = () => exchanges[first]?.said.trim() !== offerOf(exchanges[first - 1]);
  while (first > 0 && questionOf(exchanges[first - 1]) && goesOn()) first--;
  return exchanges.slice(first);
}

export type Question = { question: string; options: string[]; purpose: string };

export function questionOf(exchange: Exchange | undefined): Question | undefined {
  const call = exchange?.steps.at(-1)?.calls.find((each: AnsweredCall) => each.name === 'ask_user');
  if (!call) return undefined;
  const options = Array.isArray(call.input.options) ? call.input.options.map(String) : [];
  return {
    question: String(call.input.question ?? ''),
    options,
    purpose: String(call.input.purpose ?? 'other'),
  };
}

const CHANGES: ReadonlySet<string> = new Set(['update', 'complete', 'reopen', 'delete']);

/** An answer is short or one of the buttons; a sentence that orders something else leaves the question behind. */
function isNewOrder(understanding: Understanding, said: string, question: Question): boolean {
  if (question.purpose === 'other') return true;
  if (question.options.includes(said.trim())) return false;
  if (question.purpose === 'plan' && understanding.intent === 'create')
    return /^(?:add|put|remind|set-|note-down)/.test(understanding.rule);
  switch (understanding.intent) {
    case 'create':
      return !['dated', 'noun-phrase', 'bare', 'doing-word', 'quotation'].includes(understanding.rule);
    case 'query':
      // "the meeting" after "which one?" names it.
      return understanding.rule !== 'own-things' || !CHANGES.has(question.purpose);
    case 'other':
    case 'musing':
    case 'yes':
      return false;
    default:
      return true;
  }
}

/** A message without letters ("15:00") is answered in the language of the conversation. */
function languageFor(said: string, situation: Situation): Locale {
  if (/\p{L}/u.test(said)) return languageOf(said);
  const earlier = situation.exchanges.findLast((exchange) => /\p{L}/u.test(exchange.said));
  return earlier ? languageOf(earlier.said) : situation.interfaceLocale;
}
