import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** Subjects of questions that are not about what the person has to do. */
const OFF_TOPIC =
  /\b(?:weather|forecast|rain(?:y|ing)?|snow(?:ing|y)?|wind(?:y)?|sunny|hot|cold|freez\w+|humid\w*|temperature|umbrella|jacket|coat|sweater|gloves|wear|news|headlines|movies?|films?|songs?|music|playlist|podcasts?|albums?|theat(?:er|re)s?|cinema|tv|stocks?|price|exchange rate|traffic|train|flight status|restaurants?|recipe|cook|emails?|mails?|inbox|tweets?|facebook|twitter|wifi|password|account|balance|credit|apr|bill due|score|game|concert|capital|population|timezone|time zone|spell|mean(?:ing)?|translate|definition|joke|phone number|address of|directions|matches|contacts?|friends list|time is it|the time|day is it|day of the week|date is it|today's date|feed|classes|comments|photos?)\b/;

const QUESTION =
  "what|what's|whats|what is|which|when|when's|whens|where|where's|who|who's|whose|how many|how much|how long|how busy|how full|how is|how's|is|are|am|do|does|did|have|has|had|will|was|were|can i|could i|would i|any|anything|got any|aren't|isn't|don't i|haven't i|whether|if";
const SHOW =
  "show|show up|list|list out|display|view|see|tell|tell me|read|read out|read back|read aloud|read off|recite|say|speak|name|state|inform|inform me|give|give me|let me know|let me see|let me hear|let me look at|get|get me|fetch|pull|pull up|bring|bring up|open|open up|access|find|find out|find me|search|search for|look for|look up|look at|check|check on|check for|checkout|check out|check whether|check if|check to see|see if|see whether|verify|confirm|make sure|double check|go through|go though|go over|run through|walk me through|take me to|review|iterate over|iterate through|print|send me|play back|remind me of|remind me|count|summarize|summarise|i want|i need|i would like|i'd like|i wanna|i have|i gotta|i want to|i need to|i have to|to see|to know|to hear|to check|know|hear";

export const queryRules: Rule[] = [
  // "did I call Bob?" asks about the past, it orders nothing.
  {
    name: 'question-i-did',
    intent: 'query',
    pattern: en("(?:did|have|had|haven't|didn't|hadn't) i (?:already |ever |just )?(?<about>.+)"),
    unless: OFF_TOPIC,
  },
  {
    name: 'question-supposed',
    intent: 'query',
    pattern: en(
      '(?:am i|are we|was i) (?:still )?(?:supposed|meant|scheduled|due|going|free|available|busy|booked|watching|meeting|working|doing|seeing)\\b(?<about>.*)',
    ),
    unless: OFF_TOPIC,
  },
  {
    name: 'remind-what',
    intent: 'query',
    pattern: en(
      'remind me (?:of |about )?(?:what|when|where|who|which|the (?:items|tasks|things|todos|to dos|list)|(?:of )?my (?:list|tasks|schedule|reminders|todos))\\b(?<about>.*)',
    ),
  },
  {
    name: 'question-record',
    intent: 'query',
    pattern: en(`(?:${QUESTION})\\b(?<about>.*)`),
    only: new RegExp(
      en(
        '\\b(?:{RECORD}|{LIST}|remind(?:ed)?|remember|recall|keep in mind|free time|scheduled|booked|planned|overdue|due|free|available|busy|to do|buy|pick up|going on|coming up|happening|have (?:on|for|in)|get done|left to do|next)\\b',
      ).source,
      'u',
    ),
    unless: new RegExp(`${OFF_TOPIC.source}|\\b(?:you (?:have|do|like|enjoy)|your|enjoy doing)\\b`),
  },
  {
    name: 'question-own',
    intent: 'query',
    pattern: en("(?:what|what's|when|when's|where|who|how (?:many|much|long))\\b(?<about>.*)"),
    only: /\b(?:my|i|we|our|me)\b.*\uE000|\uE000.*\b(?:my|i|we|our|me)\b|^(?:when|where)(?:'s|s| is| are| do| does| am| was)? (?:my|our|i|the)\b|\b(?:i|we) (?:have|need|do|meet|work|did|got|supposed)\b/,
    unless: OFF_TOPIC,
  },
  {
    name: 'question-do-i',
    intent: 'query',
    pattern: en('(?:do|does|is|are|will|am|have|has) (?:i|we|my|our|there)\\b(?<about>.*)'),
    only: /\uE000|\bhave to\b/,
    unless: OFF_TOPIC,
  },
  {
    name: 'show',
    intent: 'query',
    pattern: en(
      `(?:${SHOW})(?: (?:me|us|to|see|know|hear|check|view|what|when|where|if|whether|up|out|about|on|of|for|at|in|through|all|back))* (?<about>.*\\b(?:{RECORD}|{LIST}|planned|scheduled|reminded|upcoming|overdue|free time|to buy|to do|do today|next)\\b.*)`,
    ),
    only: new RegExp(
      en(
        "^(?:(?:show|list|display|view|tell|read|recite|say|name|state|inform|give|let me|get|pull|bring up|open|access|take me|go th|walk|i (?:want|need|would|have|gotta|'d)|to see|see|hear|know|iterate|print|send me|review|summari|count|run through|look)\\b.*|(?:find|search|check|checkout|verify|confirm|make sure|double|fetch|remind)\\b.*\\b(?:my|the|all|any|any of|if|whether|i|list|lists|calendar|event|events|meeting|meetings|alarm|reminders|tasks|{DATE}|task list|schedule)\\b.*)$",
      ).source,
      'su',
    ),
    unless: new RegExp(
      `${OFF_TOPIC.source}|\\bi (?:want|need|would like|'d like) (?:an?|another|some|you|to (?:set|add|make|create|schedule|be reminded|set up))\\b|^i have (?:an?|\\w+ )|^i (?:want|need|have) (?:to )?(?:(?!see|know|hear|check|view)\\w+ )+|^(?:get|open) (?:a|some|the) (?!.*list)`,
    ),
  },
  {
    name: 'own-things',
    intent: 'query',
    pattern: en(
      "(?:(?:my|all|all my|the|upcoming|up coming|next|latest|recent|future|pending|open|current|overdue|active|today's|tomorrow's|{DATE}(?:'s)?|remaining|what about|how about|anything|list|list to|everything) )+(?<about>(?:[\\p{L}' ]+ )?(?:{RECORD}|do|party planning|alarms|due|left)(?: .*)?)$",
    ),
    unless:
      /\b(?:cancel|delete|remove|add|create|set for|at \uE000)\b|\bis\b|\bhas\b|^\uE000+ [^s]\S* (?!.*(?:list|calendar|agenda|schedule|tasks|todos|plans)\b)/,
  },
  {
    name: 'own-things',
    intent: 'query',
    pattern: en("(?:{DATE}|overdue|today's list|agenda|todos|to-dos|my day|my week|my todos)$"),
    only: /[a-z]/,
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

export const offTopic = OFF_TOPIC;
