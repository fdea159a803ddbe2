import type {
  PlanChangeWords,
  PlanCountWords,
  PlanDayWords,
  PlanItemWords,
  PlanOrderWords,
  PlanShiftWords,
} from '../../plan-change-words';
import { englishCounts } from '../counts';

const NUMBER = '(?<number>\\d{1,2}|one|two|three|four|five|six|seven)';

const count: PlanCountWords = {
  numbers: { ...englishCounts, a: 1, an: 1, once: 1, twice: 2, thrice: 3 },
  fewer: [
    new RegExp(`\\b${NUMBER} (?:[a-z]+ ){0,2}?(?:less|fewer)\\b`, 'u'),
    new RegExp(`\\b(?:drop|remove|skip|cut|lose|minus|delete|take out|without) ${NUMBER}\\b`, 'u'),
  ],
  more: [
    new RegExp(`\\b${NUMBER} (?:[a-z]+ ){0,2}?(?:more|extra|additional)\\b`, 'u'),
    /\b(?<number>another|an? (?:extra|additional)|an? [a-z]+ more)\b/u,
  ],
  exactly: [
    new RegExp(`(?:\\bto|\\bonly|\\bjust|:) ?${NUMBER}[^\\p{L}\\p{N}]*$`, 'u'),
    new RegExp(`\\b${NUMBER} ?(?:times|x)\\b`, 'u'),
    /\b(?<number>once|twice|thrice)\b/u,
  ],
  beside: (form) => (/[a-z]/.test(form) ? new RegExp(`\\b${NUMBER} (?:[a-z]+ )?${form}`, 'u') : undefined),
};

const days: PlanDayWords = {
  move: /\b(?:move|put|shift|push|pull|bring|change|switch|reschedule|swap)\b/u,
  keepFree:
    /\b(?:not|nothing|none|no|avoid|keep|leave|skip|free|don't|do not|never|without|except|cancel|remove|drop|delete|can't|cannot|can not|busy|away|off|travell?ing|sick|ill|holiday|vacation|trip)\b[^\uE000]*\uE000|\uE000[^\uE000]*\b(?:free|off|empty|open|clear|busy|away|out|not|can't|doesn't|won't|impossible|travell?ing|sick|holiday|vacation|trip)\b/u,
  inPlace: /\bnot\b/,
  listed: /^[\s,、]*(?:and|or|nor|&)?\s*(?:on )?$/,
  either: /\b(?:or|nor)\b/,
  goal: /^(?:to\b|onto\b)/,
  goalBefore: /\b(?:to|onto|into|for)\s*$/,
  goalBehind: /\uE000[^\uE000]*\bto\b/u,
  goalInside: /\bto\b/,
  origin: /^from/,
};

const shift: PlanShiftWords = {
  amount: new RegExp(
    `\\b(?:by )?(?<number>an?|${NUMBER.slice('(?<number>'.length)} (?:days?|(?<week>weeks?))\\b(?! (?:a|per|each|every|of)\\b)`,
    'u',
  ),
  later: /\b(?:later|back|push|postpone|delay|defer|put off|off)\b/u,
  earlier: /\b(?:earlier|sooner|forwards?|ahead|bring)\b/u,
};

const order: PlanOrderWords = {
  asNamed: [
    /\uE001.*\b(?:before|ahead of|prior to)\b.*\uE002/u,
    /^\W*after\b.*\uE001.*\uE002/u,
    /\uE001.*\b(?:then|followed by)\b.*\uE002/u,
    /\uE001.*\bfirst\b[^\uE002]*$/u,
  ],
  turned: [
    /^\W*(?:before|ahead of|prior to)\b.*\uE001.*\uE002/u,
    /\uE001.*\b(?:after|following|behind)\b.*\uE002/u,
  ],
  that: /\b(?:that|it|this)\b/u,
  glue: /\b(?:before|after|ahead of|prior to|following|behind|followed by|first|then|comes?|goes?|should|must|has to|needs? to|happens?|that|it|this)\b/g,
};

const item: PlanItemWords = {
  clockBefore: /\b(?:at|by|before|until|till?|from|to|after|around|since)/,
  hours:
    /(?:h|hrs?)(?:(?<=[hr]) (?:of |for )?(?!(?:before|by|until|due|from|after|in|on|at|to|and|ago|later|every|each|per|a|an?)\b)(?=\p{L})|(?<=\p{L} ?\d{1,3} ?h)\s*$)/u,
  dayBefore: /(?:by |before |due |on |until |till )*(?:the )?/,
  dayBehind: /(?:st|nd|rd|th)?/,
  weekdayRule: /(?:^|\+ )weekday/,
  spreadTo: null,
};

const PARTS =
  '(?:(?:equal )?(?:parts|pieces|sittings|sessions|halves|days|blocks|chunks|slots|goes|times)\\b)';

/** "split the reading into two", "the reading in two sittings". */
const split = [
  new RegExp(
    `\\b(?:split|break|divide|halve)\\b(?: up\\b)?(?<thing>.*?)(?:(?: up)? (?:in|into|over|across|between) (?:${NUMBER}|half)\\b ?${PARTS}?)?[\\s.!]*$`,
    'u',
  ),
  new RegExp(`(?<thing>)\\b(?:in|as|into) ${NUMBER} ${PARTS}`, 'u'),
];

/** A word and its forms: run, runs, running. */
function formsOf(word: string): string {
  const base = word.replace(/(?:ing|s)$/, '').replace(/(?<=([a-z]))\1$/, '') || word;
  return `(?<![a-z0-9])${base}[a-z]{0,1}(?:s|es|ing|e)?(?![a-z0-9])`;
}

const SMALL_WORD = /^(?:the|my|for|with|and|to|of|in|on|at)$/;

export const englishPlanChange: PlanChangeWords = {
  drop: /\b(?:drop|remove|skip|without|leave out|forget|take out|no|delete)\b/,
  takeOut: /\b(?:drop|remove|delete|take out)\b/,
  swap: /\b(?:swap|switch|exchange|trade|flip)\b/,
  lead: /^(?:(?:looks?|that's|this is|it's|sounds?|all) )?(?:good|great|nice|fine|perfect|ok(?:ay)?|cool|i like it|love it)(?:[\s,.!;-]+(?:but|only|just|except)\b|[,.!;])[\s,]*(?=\S)/iu,
  split,
  shift,
  order,
  toPlan: [
    /^(?:(?:please|and|oh|ok(?:ay)?|also|can you|could you)[ ,]+)*(?:add|put|include|fit|squeeze|throw|stick|plan|work|get)(?: in)? (?<things>.+?) (?:to|into|in|on) (?:the|my|this|that|our) (?:plan|schedule|timetable)(?: too| as well| please| also)*[ .!?]*$/iu,
    /^(?:the|my) plan (?:also |should also |should |still |also )?(?:needs|lacks|misses|have|include) (?<things>.+?)[ .!?]*$/iu,
  ],
  also: [
    /^(?:oh,? |ok,? )*and,? (?:(?:please )?(?:add|plan|put in|include|fit in|squeeze in|i need to|i have to) )?(?<things>.+?)(?: please)?[ .!]*$/iu,
    /^(?:and |oh,? |ok,? )*(?:also|plus)\b,? (?:(?:please )?(?:add|plan|put in|include|fit in|squeeze in|i need to|i have to) )?(?<things>.+?)(?: please)?[ .!]*$/iu,
    /^(?:and )?(?:add |include |plan )?(?<things>.+?),? (?:too|as well|also)(?: please)?[ .!]*$/iu,
  ],
  reason:
    /(?:[,.;:(]| -)?\s+(?<why>(?:because|cause|cuz|since|as i|i'm|im|i am|i have|i've|i'll|i will|i need|i must|it's|it is|that's|there's|there is|we're|we have|my)\b.*)$/iu,
  whole: /\b(?:all|every(?:thing)?|both|them|these|those|plan)\b/,
  orders: /\b(?:move|put|shift|push|reschedule|switch)\b/,
  glue: /\b(?:can't|it's|can|could|would|you|please|rather|instead|i'd|i'm|i|we|prefer|want|like|need|move|put|shift|push|pull|bring|make|do|have|set|change|schedule|switch|swap|exchange|trade|flip|reschedule|plan|keep|drop|remove|delete|cancel|reduce|limit|skip|without|leave|out|forget|take|cut|lose|no|not|nothing|none|avoid|free|empty|open|clear|busy|away|travell?ing|sick|ill|holiday|vacation|trip|either|too|also|don't|can't|cannot|won't|doesn't|work|never|and|or|but|the|my|a|an|all|both|everything|every|of|them|it|that|those|these|ones?|to|in|on|for|into|at|from|is|are|with|only|just|be|should|takes?|long|each|off|mornings?|afternoons?|evenings?|days?|week|time|times|sessions?|sittings?|once|twice|thrice|two|three|four|five|six|seven|x|less|fewer|more|extra|additional|another|earlier|later|ok|well|actually|let's|there|enough|suffice|fine|will|\d{1,2})\b/g,
  vague:
    /\b(?:hmm+|hm|um|uh|too|much|many|full|few|before|after|between|first|last|next|second|third|order|around|half|shorter|longer|shorten|lengthen|extend|split|spread|reorder|bigger|smaller|better|worse|different|differently|other|way|hours?|minutes?|enough|maybe|perhaps|why|how|about|what|so|than|then|bit|little|some|any|please|early|late)\b/g,
  titleForms: (title) =>
    (title.match(/[a-z0-9]{2,}/g) ?? []).filter((word) => !SMALL_WORD.test(word)).map(formsOf),
  count,
  days,
  item,
};
