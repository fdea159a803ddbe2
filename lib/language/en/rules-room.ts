import type { Rule } from '../grammar';
import { offTopic } from './topics';
import { en } from './vocabulary';

const ROOM = '(?:any |some |enough |the )*(?:free )?(?:time|room|space|a slot|a gap)(?: left)?(?: {DATE})?';

/** Asking where there is room for something: it is answered from the free time, and the thing need not be on the list. */
export const roomRules: Rule[] = [
  {
    name: 'question-room',
    intent: 'query',
    pattern: en(
      '(?:when|where|which day|what day|what time) (?:can|could|should|might|may|do|will|would) (?:i|we) (?:best |possibly |still |next )*(?:fit|squeeze|slot|work)(?: in)? (?<about>.+?)(?: in)?[ ?]*$',
    ),
  },
  {
    name: 'question-room',
    intent: 'query',
    pattern: en(
      `(?:when|where|which day|what day) (?:do|will|would|might) (?:i|we) have ${ROOM} (?:for|to) (?<about>.+)$`,
    ),
  },
  {
    name: 'question-room',
    intent: 'query',
    pattern: en(`(?:(?:when|where) is there|is there|will there be) ${ROOM} (?:for|to) (?<about>.+)$`),
    unless: offTopic,
  },
  {
    name: 'question-room',
    intent: 'query',
    pattern: en(`(?:do|will) (?:i|we) (?:still )?have ${ROOM} (?:for|to) (?<about>.+)$`),
    unless: offTopic,
  },
  {
    name: 'question-room',
    intent: 'query',
    pattern: en(
      '(?:can|could) (?:i|we) (?:still |also )*(?:fit|squeeze)(?: in)? (?<about>.+?)(?: in)?(?: {DATE})[ ?]*$',
    ),
  },
  {
    name: 'question-room',
    intent: 'query',
    pattern: en(
      '(?:when|which day|what day) (?:can|could|should) (?:i|we) (?:best |next )*(?:get|do|schedule|book|plan|go to|go for) (?<about>(?:an?|the|my|some) .+)$',
    ),
    unless: offTopic,
  },
];
