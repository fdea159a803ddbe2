import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** Asking for a stretch of time to be laid out, with or without what should go in. */
export const planRules: Rule[] = [
  {
    name: 'plan',
    intent: 'plan',
    pattern: en(
      "(?:plan|organi[sz]e|schedule|map|structure|lay|sort|block|arrange)(?: out)? (?:(?:my|the|our|this|next|coming|whole|entire|rest of|for|of) )*(?:week (?:of|beginning|starting|commencing)(?: on)?(?: the)? {DATE}|{DATE}|day|week|weekend|month|mornings?|afternoons?|evenings?|workweek|schedule|todos|tasks|time)(?:'s (?:work|tasks|todos))?(?: for me| please)?(?: for {DATE}| {DATE})?(?: ?[:,;.?-].*| with .*| around .*| so that .*| (?:but |and )?(?:keep|keeping|leave|leaving|nothing|not|except|without) .*)?$",
    ),
  },
  {
    name: 'plan',
    intent: 'plan',
    pattern: en(
      '(?:make|create|give me|draft|i need|build) (?:a |me a )?(?:plan|schedule) (?:for|of) (?:(?:my|the|this|next) )?(?:{DATE}|day|week|weekend|month)(?:[:,;.-].*| with .*)?$',
    ),
  },
  {
    name: 'plan',
    intent: 'plan',
    pattern: en(
      "(?:i|we)(?:'d| would)? (?:want|need|like) to (?:plan|organi[sz]e|schedule) (?:(?:my|the|our) )?(?:{DATE}|day|week|weekend|month) ?[:,].+$",
    ),
  },
  {
    name: 'plan-after',
    intent: 'plan',
    pattern: en(
      '.*(?:[,;\n]| and ).*[,.;:!?\n] ?(?:(?:and|then|so|please|can you|could you|now) )*(?:plan|lay out|map out) (?:(?:(?:it|that|this|them|these|those|all|everything|all of (?:it|that|this|them))(?: all)?(?: out)?|(?:(?:my|the|this|next|coming) )+(?:{DATE}|week|weekend|month|day)|{DATE}))(?: for me)?(?: (?:for|into|over|in|on|across) (?:(?:my|the|this|next|coming) )*(?:{DATE}|week|weekend|month|day)| {DATE})?(?: please| for me)?[ .?!]*$',
    ),
  },
  {
    name: 'fit-in',
    intent: 'plan',
    pattern: en(
      '(?:fit|squeeze)(?: in)? .+ (?:(?:into|in|on|over|during) )?(?:(?:my|the|this|next|coming) )*(?:{DATE}|week|weekend|month|day)[ .?!]*$',
    ),
    only: /\uE000[^\uE000]+\uE000|\b\d|\b(?:two|three|four|five|twice)\b|,| and /u,
  },
  {
    name: 'spread',
    intent: 'plan',
    pattern: en(
      '.{0,40}\\b(?:too full|too busy|too packed|too much|overloaded|overbooked|packed|crammed|crowded)\\b.*$',
    ),
    only: /\b(?:spread|move|balance|even|shift|plan|lighten|thin)\b/,
  },
  {
    name: 'spread',
    intent: 'plan',
    pattern: en(
      "(?:(?:my|the) )?{DATE}(?: is| looks| has become|'s) (?:way |much |far )?(?:too (?:full|busy|packed)|overloaded|overbooked)[ .!]*$",
    ),
  },
  {
    name: 'spread',
    intent: 'plan',
    pattern: en(
      '(?:spread|thin|lighten|balance|even)(?: out)? (?:(?:my|the) )*(?:{DATE}|week|day)(?: out)?(?: (?:over|across) .+)?[ .?!]*$',
    ),
  },
  {
    name: 'spread',
    intent: 'plan',
    pattern: en(
      '(?:move|shift|push) (?:half|some|part|most|a bit|a few)(?: of)?(?: my| the)? {DATE} (?:to|into|onto) {DATE}[ .?!]*$',
    ),
  },
  {
    name: 'spread-over',
    intent: 'plan',
    pattern: en(
      'spread(?: out)? .+ (?:over|across|through|throughout) (?:(?:my|the|this|next|coming) )*(?:{DATE}|week|weekend|month)[ .?!]*$',
    ),
  },
  {
    name: 'block-time',
    intent: 'plan',
    pattern: en('(?:block|set aside)(?: out| off)? {DATE} (?:for|of) .+ and {DATE} (?:for|of) .+$'),
  },
  {
    name: 'find-time',
    intent: 'plan',
    pattern: en('(?:find|make) (?:me )?(?:some )?(?:time|room) (?:for|to)\\b.+$'),
    only: /\b(?:week|\d{1,2} ?x|times|twice|\d [a-z]+s)\b|\uE000/u,
  },
  { name: 'plan', intent: 'plan', pattern: en('(?:help me )?plan(?:ning)?(?:: ?.*)?$') },
];
