import type { PlanChangeWords, PlanCountWords, PlanDayWords, PlanItemWords } from '../../plan-change-words';
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
    /\b(?:not|nothing|none|no|avoid|keep|leave|skip|free|don't|do not|never|without|except|cancel|remove|drop|delete|can't|cannot|can not|busy|away|off)\b[^\uE000]*\uE000|\uE000[^\uE000]*\b(?:free|off|empty|open|clear|busy|away|out|not|can't|doesn't|won't|impossible)\b/u,
  inPlace: /\bnot\b/,
  listed: /^[\s,、]*(?:and|or|nor|&)?\s*(?:on )?$/,
  goal: /^(?:to\b|onto\b)/,
  goalBefore: /\b(?:to|onto|into|for)\s*$/,
  goalBehind: /\uE000[^\uE000]*\bto\b/u,
  goalInside: /\bto\b/,
  origin: /^from/,
};

const item: PlanItemWords = {
  clockBefore: /\b(?:at|by|before|until|till?|from|to|after|around|since)/,
  hours:
    /(?:h|hrs?)(?:(?<=[hr]) (?:of |for )?(?!(?:before|by|until|due|from|after|in|on|at|to|and|ago|later|every|each|per|a|an?)\b)(?=\p{L})|(?<=\p{L} ?\d{1,3} ?h)\s*$)/u,
  dayBefore: /(?:by |before |due |on |until |till )*(?:the )?/,
  dayBehind: /(?:st|nd|rd|th)?/,
  weekdayRule: /^weekday/,
  spreadTo: null,
};

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
  whole: /\b(?:all|every(?:thing)?|both|them|these|those|it|plan)\b/,
  orders: /\b(?:move|put|shift|push|reschedule|switch)\b/,
  glue: /\b(?:can't|it's|can|could|would|you|please|rather|instead|i'd|i'm|i|we|prefer|want|like|need|move|put|shift|push|pull|bring|make|do|have|set|change|schedule|switch|swap|exchange|trade|flip|reschedule|plan|keep|drop|remove|delete|cancel|reduce|limit|skip|without|leave|out|forget|take|cut|lose|no|not|nothing|none|avoid|free|empty|open|clear|busy|away|don't|can't|cannot|won't|doesn't|work|never|and|or|but|the|my|a|an|all|both|everything|every|of|them|it|that|those|these|ones?|to|in|on|for|into|at|from|is|are|with|only|just|be|should|takes?|long|each|off|mornings?|afternoons?|evenings?|days?|week|time|times|sessions?|sittings?|once|twice|thrice|two|three|four|five|six|seven|x|less|fewer|more|extra|additional|another|earlier|later|ok|well|actually|let's|there|\d{1,2})\b/g,
  vague:
    /\b(?:hmm+|hm|um|uh|too|much|many|full|few|before|after|between|first|last|next|second|third|order|around|half|shorter|longer|shorten|lengthen|extend|split|spread|reorder|bigger|smaller|better|worse|different|differently|other|way|hours?|minutes?|enough|maybe|perhaps|why|how|about|what|so|than|then|bit|little|some|any|please|early|late)\b/g,
  titleForms: (title) =>
    (title.match(/[a-z0-9]{2,}/g) ?? []).filter((word) => !SMALL_WORD.test(word)).map(formsOf),
  count,
  days,
  item,
};
