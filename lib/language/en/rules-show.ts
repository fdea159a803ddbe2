import type { Rule } from '../grammar';
import { offTopic } from './topics';
import { en } from './vocabulary';

const STRONG =
  "show|display|list|list out|view|tell|read|read out|read back|read aloud|read off|recite|state|inform|give|walk me|go through|go though|go over|run through|pull|pull up|bring up|access|iterate|summari[sz]e|provide|describe|share|obtain|retrieve|name|print|speak|speak back|repeat|play back|find me|show up|see|hear|know|find out|let me (?:see|hear|know|look)|refresh my memory|recall|details|detailed information|information|info|overview|count|i(?:'d| would)?(?: want| like| need| have| wish)? (?:to|gotta) (?:see|hear|know|check|view|find out|look)|i gotta know|i (?:want|need) my|i had|to (?:see|know|hear|check)";
const WEAK =
  'check|check on|check for|checkout|check out|check if|check whether|check to see|find|search|search for|look|look for|look up|look at|look to see|get|get me|open|open up|review|confirm|verify|make sure|double check|fetch|see if|see whether|send me|take me to|say';

/** What follows a showing verb when it is not a thing to be made ("give me a 10 minute countdown"). */
const KEPT =
  'to-?dos?|to do|to dos|tasks?|things?|items?|chores?|errands?|reminders?|meetings?|events?|appointments?|alarms?|plans?|groceries|shopping|what|everything|my|\\uE000';
const NEW_THING =
  '(?:(?:me|us) )?(?:a|an|another|one) (?!(?:list|overview|summary|rundown|look|quick look|peek)\\b)';
const KNOWN =
  "my|the|all|any|every|todays|today's|tomorrow's|if|whether|for|i|what|when|which|{DATE}|upcoming|next|pending|open|scheduled";

/** "a list of the best players" asks for knowledge, "a list of my tasks" for one's own. */
export const LIST_OF_OTHERS = `(?:give|send|get|make|show|tell|read|find)(?: me| us)? (?:a|the) list of (?!(?:(?:the|all|my|our|any|every|open|overdue|due|upcoming|pending|current|today's) )*(?:${KEPT})(?!\\w))`;

/** Asking to be shown or told what is on the lists. */
export const showRules: Rule[] = [
  {
    // "what's urgent?", "show me the high priority ones"
    name: 'show-urgent',
    intent: 'query',
    pattern: en(
      "(?:show|list|see|give|find|what's|what is|what are|which|is there|are there|do i have|anything)\\b(?: me| my| the| all| ones?| todos?| tasks?| things?| anything| is| are| have| has| with)*(?: (?:urgent|important|high[- ]priority|top[- ]priority|highest priority|high))(?: priority)?(?: ones?| todos?| tasks?| things?| items?| stuff| now| right now| (?:for |on )?{DATE})*$",
    ),
  },
  {
    // "show me the ones without a date"
    name: 'show-undated',
    intent: 'query',
    pattern: en(
      '(?:show|list|see|give|find|what|which|is there|are there|do i have|how many)\\b.*(?:\\b(?:without|with no|has no|have no|having no) (?:an? |any )?(?:due )?(?:dates?|days?|deadlines?)|\\bundated\\b.{0,12})$',
    ),
  },
  {
    name: 'show',
    intent: 'query',
    pattern: en(
      `(?:${STRONG})(?: (?:me|us|to|see|know|hear|check|what|when|where|if|whether|up|out|back|about|on|of|for|at|in|through|all))* ?(?!${NEW_THING})(?<about>.*\\b(?:{RECORD}|{LIST}|planned|scheduled|reminded|upcoming|overdue|free time|happening|going on|to buy|to do|do today|look like for me|next|remember|duration of|attendees|participants|location of|information about|details (?:on|of|about)|an overview)\\b.*)`,
    ),
    unless: new RegExp(
      `${offTopic.source}|^${LIST_OF_OTHERS}|^list .*\\b(?:to|on|in) my\\b|^(?:share|describe|state|name|print|count) (?!.*\\b(?:my|me|the) )|^tell (?!me|us)|^(?:give|show|read) (?!me|us|my|the|all|everything|a list|any|todays|today|\\uE000|back|out|aloud|off|upcoming|pending|future|some)|^i had (?:a|an) (?!list)|^(?:give|get|send) (?:me )?(?:an?|another) (?!list|overview|summary|rundown|idea)`,
    ),
  },
  {
    name: 'show',
    intent: 'query',
    pattern: en(`(?:${WEAK})(?: (?:to|at|on|out|up))* (?<about>(?:${KNOWN})(?![\\p{L}\\p{N}]).*)`),
    only: new RegExp(en('\\b(?:{RECORD}|{LIST}|planned|scheduled|to do|free time)\\b').source, 'u'),
    unless: new RegExp(
      `${offTopic.source}|^(?:get|find) (?:the|my|all) (?!.*\\b(?:lists?|calendar|schedule|agenda|tasks|reminders?|todos?|to do|meetings?|events?|appointments?|alarms?)\\b)|^get .*\\b(?:removed|done|added|set)\\b`,
    ),
  },
  {
    name: 'show',
    intent: 'query',
    pattern: en(
      '(?:find|search|check|review|show|look up|display|list)(?: (?:for|a|an|the|me|up|out))* (?<about>(?:[\\p{L}-]+ ){0,3}?(?:lists?|meetings?|events?|appointments?|schedule|calendar|agenda|tasks|todos|reminders|alarms)(?: .*)?)$',
    ),
    unless: new RegExp(
      `${offTopic.source}|^(?:list|review) .*\\b(?:to|on|in) my\\b|\\bnotes\\b|\\b(?:book|buy|plan|attend|write) `,
    ),
  },
  {
    name: 'know-own',
    intent: 'query',
    pattern: en('(?:know|hear|tell me|learn)(?: more)? about (?<about>my .+)$'),
    unless: offTopic,
  },
  {
    name: 'tell-own',
    intent: 'query',
    pattern: en(
      '(?:tell|show|let) (?:me|us)(?: know)? (?:how (?:long|many|much|soon)|when|what|where|which|who) (?<about>(?:(?:i|we)(?: still)? (?:have|need|must|should|got|planned|do)|(?:i.m|we.re|am i|are we|do i|do we)|.*\\b(?:my|our)\\b(?=.*{DATE}))\\b.*)$',
    ),
    unless: new RegExp(`${offTopic.source}|\\b(?:leave|arrive|arrives|call)\\b`),
  },
  {
    name: 'details-of',
    intent: 'query',
    pattern: en(
      '(?<about>(?:(?:the )?(?:location|locations|place|time|duration|length|attendees|participants|details|subject|title|agenda)(?: left)? (?:of|for|about|before|until|till) .+|.+ (?:locations?|with who|with whom|attendees|participants|who is going))$)',
    ),
    only: new RegExp(en('\\b(?:{RECORD})\\b').source, 'u'),
    unless: new RegExp(
      `${offTopic.source}|^(?:add|put|set|create|schedule|make|remind|move|change|delete|cancel)\\b`,
    ),
  },
  {
    name: 'show-all',
    intent: 'query',
    pattern: en(
      '(?:show|list|give|tell|read)(?: me| us)? (?<about>(?:everything|it all|all of (?:it|them)|what (?:i|we) have|all)(?: (?:for |on )?{DATE})?)$',
    ),
  },
  {
    name: 'own-things',
    intent: 'query',
    pattern: en(
      "(?:(?:my|all|all my|the|upcoming|up coming|next|latest|recent|future|pending|open|current|overdue|active|today's|tomorrow's|{DATE}(?:'s)?|remaining|what about|how about|anything|list|list to|everything) )+(?<about>(?:[\\p{L}' ]+ )?(?:{RECORD}|do|party planning|alarms|due|left)(?: .*)?)$",
    ),
    unless:
      /\b(?:cancel|delete|remove|add|create|set for|at \uE000)\b|\bis\b|\bhas\b|^how about a\b|\b(?:an?|new|fresh|blank|another) (?:[\w-]+ ){0,2}list$|\band (?:make|add|create|set)\b|^list (?!the\b|my\b|all\b|any\b|every|out\b|today|tomorrow|\uE000)[^,]*\b(?:on|to) (?:my|the)\b|^\uE000+ [^s]\S* (?!.*(?:list|calendar|agenda|schedule|tasks|todos|plans)\b)/,
  },
  {
    // "list everything tagged work"
    name: 'show-all',
    intent: 'query',
    pattern: en(
      '(?:show|list|find|get|give|view|display)(?: me| us)? (?<about>(?:everything|anything|all|all of it|things|stuff)(?: that is| that are)? (?:tagged|labell?ed|with (?:the |a )?(?:tags?|labels?)|overdue|due|done|open|planned|scheduled|left)\\b.*)$',
    ),
  },
  {
    name: 'show-done',
    intent: 'query',
    pattern: en(
      '(?:show|list|view|see|display)(?: me| my| the| all| only)* (?<about>(?:done|completed|finished)(?: ones| things)?(?: (?:from |for )?{DATE})?)$',
    ),
  },
  {
    name: 'own-things',
    intent: 'query',
    pattern: en(
      '(?:overdue|agenda|todos|to-dos|my day|my week|(?:my )?(?:calendar|schedule|list|todos|tasks|agenda)(?: (?:for|on) {DATE}| {DATE})?)$',
    ),
  },
  {
    name: 'own-things',
    intent: 'query',
    pattern: en('(?<about>(?:[\\p{L}-]+ ){1,2}lists?)$'),
    unless: /^(?:new|add|create|make|start|another|set|open)\b/,
  },
  {
    name: 'events-in',
    intent: 'query',
    pattern: en(
      '(?<about>(?:events|meetings|appointments|reminders|tasks|todos|alarms) (?:happening|for|on|in|due|this|before|after|between|{DATE}).*)$',
    ),
  },
  {
    name: 'does-calendar',
    intent: 'query',
    pattern: en(
      '(?:according to|on|in) my (?:calendar|schedule|list)\\b.*(?:what|when|is|do i|am i)\\b(?<about>.*)',
    ),
  },
];
