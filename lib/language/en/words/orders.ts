import type { OrderWords } from '../../order-words';
import { respell } from '../dates/spelling';
import { doingWords } from '../verbs';

export const englishOrders: OrderWords = {
  respell,
  and: /and|&/,
  or: /or/,
  betweenTags: /\band\b/,
  priorityAlone: /urgent|asap|important|(?:high|low|medium|top) priority/,
  joining: /and then |and also |and |then |also /,
  between: /\s+(?:and then|and also|and|then)\s+/,
  changes:
    /^(?:please )?(?:delete|remove|cancel|mark|check off|tick off|cross off|complete|reopen|move|reschedule|postpone|push|rename|retitle|change)\b/i,
  adds: /^(?:please )?(?:add|create|put|remind me|schedule|set (?:a|an|up))\b/i,
  ellipsis: /^(?:the|my|our) [\p{L}\p{N}' -]{2,60}? (?:to|until|till|as) \S/iu,
  sameFor:
    /^(?:same (?:for|with|goes for) (?:the |my |our )?(?<name>[^,.]{2,60}?)|(?:the |my |our )?(?<name>[^,.]{2,60}?) (?:too|as well|also|likewise))\W*$/iu,
  beside:
    /^(?:please|thanks?|thank|thx|cheers|ok|okay|right|sorry|because|since|so|as|cause|cuz|if|when|i|i'm|im|i've|i'll|it|it's|its|he|she|they|we|we're|that|that's|there|this|not|no|if|would|will|can|could|pls|plz)\b/iu,
  doing: doingWords,
  goesOn: /^\s*(?:with|at|in)\b/,
  named: /^(?<name>\S.{0,80}?) (?:is|are|will be|falls) (?:on|at)\b/i,
};
