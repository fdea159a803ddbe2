import type { AmountWords, ChangeWords } from '../../words-type';

export const englishChanges: ChangeWords = {
  earlier: /\b(?:earlier|up|forward by|ahead|sooner|bring forward|advance)\b/,
  later: /\b(?:later|back|out|delay|postpone|push|snooze|forward|put off|defer)\b/,
  direction: /\b(?:earlier|later|sooner|up|back|out|forward|ahead|by|after|before|from now)\b/gi,
  bare: /\bby\b/,
  longer: /\b(?:extend|longer|lengthen|prolong)\b/,
  shorter: /\b(?:shorten|shorter|cut)\b/,
  length: /\b(?:by|longer|shorter|more)\b/gi,
  goal: /\bto $/,
  distance: /\b(?:later|earlier|sooner|back|forward)$/i,
  stretch: /\b(?:extend|lengthen|shorten|prolong|cut|longer|shorter)\b/,
  partAlone: {
    pattern: /^\s*(?:the )?(morning|afternoon|evening)\s*$/i,
    plain: (match) => `in the ${match[1]}`,
  },
};

export const englishAmounts: AmountWords = {
  article: /(?<!half |quarter of |and )\b(an?)(?= (?:minute|hour|day|week|month)\b)/gi,
  timer: /\b(?:timer|countdown|alarm)\b|\b(?:are|is) (?:up|over)$|\bhave passed$/,
};
