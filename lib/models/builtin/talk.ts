import { anyDialogueWord } from '@/lib/language/dialogue-words';
import { understand } from '@/lib/language/understand';
import { linesOf } from './found-todos';
import { withoutFullStop } from './full-stop';
import { offerGrant } from './offer-grant';
import { isWrite } from './orders';
import { phrasesOf } from './phrases';
import type { Situation } from './read-prompt';
import { questionOf, type Request } from './request';
import type { NextStep } from './stream-parts';

const THANKS = anyDialogueWord('thanks');
const ONE_COULD_DO = anyDialogueWord('oneCouldDo');

/** Everything that is no order: a short answer that shows what one can type, or an offer to write it down. */
export function talk(situation: Situation, request: Request): NextStep {
  const say = phrasesOf(request.language);
  const { understanding } = request;
  switch (understanding.intent) {
    case 'greeting':
      return { text: say.greeting };
    case 'thanks':
      return { text: say.thanks };
    case 'help':
      return { text: say.help };
    case 'yes':
      return { text: THANKS.test(situation.exchanges.at(-1)?.said ?? '') ? say.thanks : say.nothingOpen };
    case 'no':
      if (takesBackDone(situation)) return { text: say.undoHint };
      return { text: cancelsNothing(situation) ? say.cancelAllHint : say.cancelled };
    case 'undo':
      return { text: canUndo(situation) ? say.undoHint : say.nothingToUndo };
    case 'grant':
      return offerGrant(situation, request);
    case 'musing':
      if (WITH_PRONOUN.test(mused(understanding.span.text))) return { text: say.sayInstead };
      return offer(situation, request, mused(understanding.span.text), say.musing);
    case 'other':
      if (understanding.rule === 'tells') return { text: understanding.span.text };
      if (understanding.rule === 'keep-free') return { text: say.keepFree };
      if (understanding.rule === 'feeling' || understanding.rule === 'denied') return { text: say.feeling };
      if (understanding.rule === 'redo') return { text: say.redoHint };
      if (understanding.rule === 'denial') return { text: say.sayInstead };
      return understanding.rule === 'service' && ONE_COULD_DO.test(understanding.span.text.trim())
        ? offer(situation, request, understanding.span.text.trim(), () => say.service)
        : { text: say.other };
    default:
      return { text: say.other };
  }
}

const CANCELS_ALL = anyDialogueWord('cancelsAll');

/** "Cancel all" where neither a card nor a question is open: nobody said that every todo should go. */
function cancelsNothing({ exchanges }: Situation): boolean {
  return !questionOf(exchanges.at(-2)) && CANCELS_ALL.test(exchanges.at(-1)?.said ?? '');
}

const TAKES_BACK = anyDialogueWord('takesBack');

/** "Actually never mind" when it is done already: nothing is pending any more that could be left, so how to undo is told. */
function takesBackDone({ exchanges }: Situation): boolean {
  if (!TAKES_BACK.test(exchanges.at(-1)?.said ?? '')) return false;
  const [before] = exchanges.slice(0, -1).reverse();
  const lines = before?.steps.findLast(isWrite)?.calls.flatMap(linesOf) ?? [];
  return lines.length > 0 && lines.every(({ result }) => result.status === 'done');
}

/** The exact word undoes before any model is asked, so when it gets here there was nothing left to take back. */
const EXACT_UNDO = anyDialogueWord('undo');

function canUndo({ exchanges }: Situation): boolean {
  if (EXACT_UNDO.test(exchanges.at(-1)?.said.trim() ?? '')) return false;
  return exchanges.some(({ steps }) =>
    steps.some(
      (step) => isWrite(step) && step.calls.flatMap(linesOf).some(({ result }) => result.status === 'done'),
    ),
  );
}

const MUSING = anyDialogueWord('musing');
const MUSING_END = anyDialogueWord('musingEnd');
const WITH_PRONOUN = anyDialogueWord('withPronoun');

/** "I might have to call Bob" is about "call Bob". */
function mused(words: string): string {
  let rest = withoutFullStop(words);
  for (let next = rest.replace(MUSING, ''); next !== rest && next; next = rest.replace(MUSING, ''))
    rest = next;
  return rest.replace(MUSING_END, '');
}

/** Nothing is proposed that was not ordered: the person is asked, and a click on the button is the order. */
function offer(
  situation: Situation,
  request: Request,
  words: string,
  question: (title: string) => string,
): NextStep {
  const say = phrasesOf(request.language);
  const order = say.addOption(words);
  const understood = understand(order, situation.context);
  const title = understood.intent === 'create' ? understood.items[0]?.title?.value : undefined;
  if (!title) return { text: say.other };
  return {
    calls: [
      {
        name: 'ask_user',
        input: { question: question(title), options: [order, say.noOption], purpose: 'other' },
      },
    ],
  };
}
