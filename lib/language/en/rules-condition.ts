import type { Rule } from '../grammar';
import { en } from './vocabulary';

const CONDITION =
  "(?<condition>(?:when|whenever|after|before|as soon as|once|if|while) (?:i|i'm|we|we're|he|she|they|you|it|the|my|our|mum|mom|dad)\\b[^,?]{2,60}?)";
const ASKING = '(?:please )?(?:remind|notify|alert|ping|nudge) (?:me|us)';

/** What must be tried before questions and showing words: orders that begin like them. Reminders at something that happens, not at a time. They begin like questions ("when I …") and come before them. */
export const conditionRules: Rule[] = [
  {
    name: 'remind-when',
    intent: 'create',
    pattern: en(`${CONDITION},? ${ASKING}(?: to| that| about| of)? (?<body>.+)$`),
  },
  {
    // A verb that itself goes on with "to" does not end the condition: "before I go to bed to …".
    name: 'remind-when',
    intent: 'create',
    pattern: en(
      `${ASKING} ${CONDITION}(?<!\\b(?:go|goes|going|get|gets|got|back|have|has|want|wants|need|needs|come|talk|speak|listen|close|next|ready|start|begin)) to (?<body>(?!bed\\b|sleep\\b|work\\b|school\\b).+)$`,
    ),
  },
  {
    // "make sure my alarm is set for six"
    name: 'set-ensured',
    intent: 'create',
    pattern: en(
      'make sure (?:that )?(?:(?:my|the|an?) )?(?<body>(?:alarm|timer|reminder|meeting|appointment)s? (?:is|are) (?:set|on|scheduled|booked)(?: for| at| on)? ?{DATE}.*)$',
    ),
  },
];
