import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** Asking for a stretch of time to be laid out, with or without what should go in. */
export const planRules: Rule[] = [
  {
    name: 'plan',
    intent: 'plan',
    pattern: en(
      "(?:plan|organi[sz]e|schedule|map|structure|lay|sort|block|arrange)(?: out)? (?:(?:my|the|our|this|next|coming|whole|entire|rest of|for|of) )*(?:{DATE}|day|week|weekend|month|morning|afternoon|evening|workweek|schedule|todos|tasks|time)(?:'s (?:work|tasks|todos))?(?: for me)?(?: for {DATE}| {DATE})?(?: ?[:,;.?-].*| with .*| around .*| so that .*)?$",
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
    name: 'find-time',
    intent: 'plan',
    pattern: en('(?:find|make) (?:me )?(?:some )?time (?:for|to)\\b.+$'),
    only: /\b(?:week|\d{1,2} ?x|times|twice|\d [a-z]+s)\b|\uE000/u,
  },
  { name: 'plan', intent: 'plan', pattern: en('(?:help me )?plan(?:ning)?(?:: ?.*)?$') },
  {
    name: 'spread',
    intent: 'plan',
    pattern: en('.{0,40}\\b(?:too full|too busy|overloaded|overbooked|too packed)\\b.*$'),
    only: /\b(?:spread|move|balance|even|shift|plan)\b/,
  },
];
