import type { OrderWords } from '../../order-words';
import { doingWords } from '../verbs';

export const englishOrders: OrderWords = {
  and: /and|&/,
  or: /or/,
  betweenTags: /\band\b/,
  joining: /and then |and also |and |then |also /,
  between: /\s+(?:and then|and also|and|then)\s+/,
  changes:
    /^(?:please )?(?:delete|remove|cancel|mark|check off|tick off|cross off|complete|reopen|move|reschedule|postpone|push)\b/i,
  adds: /^(?:please )?(?:add|create|put|remind me|schedule|set (?:a|an|up))\b/i,
  doing: doingWords,
  goesOn: /^\s*(?:with|at|in)\b/,
  named: /^(?<name>\S.{0,80}?) (?:is|are|will be|falls) (?:on|at)\b/i,
};
