import type { Rule } from '../grammar';
import { en } from './vocabulary';

const FINISHED =
  '(?:finish|finished|complete|completed|done|get done|got done|gotten done|get through|got through|accomplish|accomplished|achieve|achieved|check off|checked off|tick off|ticked off|cross off|crossed off)';
const MY_THINGS = '(?: (?:of )?(?:my |the )?(?:todos?|to-dos?|tasks?|things?|items?|ones?))';
const WHEN =
  '(?<about>(?: (?:so far|already|in total|lately|recently|yet|(?:on |in |over |during |since )?{DATE}))*)';

/** Questions about what was done, which are asked by the day of that and not by the day it was due. */
export const finishedRules: Rule[] = [
  {
    // "what did I finish yesterday?", "show me what I got done this week"
    name: 'question-finished',
    intent: 'query',
    pattern: en(
      `(?:(?:show|tell|list|give)(?: me)? )?(?:(?:what|which|how many)${MY_THINGS}?|what all|everything|how much)(?: (?:have|did|had))? (?:i|we)(?: have|'ve|'d)?(?: already| actually)? (?:${FINISHED}|(?<=\\bdid (?:i|we) )do)${WHEN}$`,
    ),
    // "what I have done" alone is asked with a word of asking; "what do I do today" is not about the past.
    only: /^(?:show|tell|list|give)\b|\b(?:have|did|had) (?:i|we)\b|^(?:what|everything) (?:i|we)\b/,
  },
  {
    // "did I finish anything today?"
    name: 'question-finished',
    intent: 'query',
    pattern: en(
      `(?:did|have|had) (?:i|we)(?: already| actually)? (?:${FINISHED}|do) (?:any|some)(?:thing)?(?: ?${MY_THINGS})?${WHEN}$`,
    ),
  },
  {
    // "what got done this week?", "what's been finished"
    name: 'question-finished',
    intent: 'query',
    pattern: en(
      `(?:what|which${MY_THINGS})(?:'s| has| have)? (?:been |got |get |was |were )(?:done|finished|completed|checked off|ticked off)${WHEN}$`,
    ),
  },
];
