import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** A thing that may stand on a list, as it is called when it shall not be. */
const THING =
  "(?!(?:later|earlier|less|more|reminders?|dates?|times?|need|problem|idea|one|way|thanks?|worries|rush|hurry|it|this|that|the next|me|i|we|wait|make|move|change|do|put|set|add|actually|sorry|at|on|in|by|from|to|let|only|just|not|be|is|was)\\b)[\\p{L}][\\p{L}\\p{N}' -]{1,40}?";

/** What shall not be: one time of something, something altogether, or an order that nobody gave. */
export const notRules: Rule[] = [
  {
    // "don't book anything on Wednesday", "leave Tuesday free"
    name: 'keep-free',
    intent: 'other',
    pattern: en(
      "(?:(?:don't|do not|never) (?:book|plan|schedule|put|add) (?:anything|any ?more|stuff|things)(?: else)?(?: in)? ?(?:on |for |at )?{DATE}|(?:leave|keep) (?:my |the )?{DATE} (?:free|empty|clear|open)|nothing on {DATE})(?: please)?$",
    ),
  },
  {
    // "keep only the report"
    name: 'keep-only',
    intent: 'delete',
    pattern: en(
      '(?:keep only|only keep|just keep|leave only) (?:the |my )?(?<except>[\\p{L}\\p{N}][^,.]{1,60}?)$',
    ),
    unless: /\uE000/,
  },
  {
    // "mark everything done except the rent"
    name: 'mark-done',
    intent: 'complete',
    pattern: en(
      '(?:mark|set|tick|check) (?:everything|all|all of (?:it|them)|them all)(?: as)? (?:{DONE}) (?:except(?: for)?|but(?: not)?|apart from|other than) (?:the |my )?(?<except>.{2,60})$',
    ),
  },
  {
    // "I didn't ask you to delete anything"
    name: 'denied-order',
    intent: 'no',
    pattern: en(
      "(?:but |hey |no )?(?:i|we) (?:never|didn't|did not|don't|do not) (?:say|said|ask(?:ed)?|tell|told|want(?:ed)?|mean|meant)(?: for)?(?: you)?(?: that| to)? ?(?:you )?(?:should |to )?(?:delete|remove|add|change|move|cancel|do|complete|finish|create|touch|check)\\b[^?]*$",
    ),
    unless: /\bremind\b/,
  },
  {
    // "skip the gym today", "no runs on Wednesday"
    name: 'skip-todo',
    intent: 'delete',
    pattern: en(
      `(?:i'll |let me |i want to |i'm going to |let's )?(?:skip|no) (?:the |my |our |more )?(?<target>${THING})(?<about> (?:on |for |at )?(?:{DATE}))(?: please| after all| then)?$`,
    ),
  },
  {
    name: 'skip-todo',
    intent: 'delete',
    pattern: en(`skip (?:the |my |our )(?<target>${THING})(?: this time| once)?$`),
  },
  {
    // "stop the pills", "no more runs"
    name: 'no-longer-need',
    intent: 'delete',
    pattern: en(
      `(?:(?:i'm |i am )?(?:stop|stopping|quit|quitting|end)(?: with| taking| doing| going to)? (?:the|my|our)|(?:i|we)(?:'ve| have)? (?:stopped|quit) (?:taking|doing|going to) (?:the |my |our )?|no more) ?(?<target>${THING})(?: altogether| completely| for good| from now on)?$`,
    ),
    unless: /\b(?:music|song|video|playing|car|bus|train|noise|lights?|tv|radio|questions?)\b|\uE000/,
  },
];
