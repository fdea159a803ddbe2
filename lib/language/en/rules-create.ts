import type { Rule } from '../grammar';
import { LIST_OF_OTHERS } from './rules-show';
import { en } from './vocabulary';

/** A thing to be remembered by Nod, named before what it is about: "a reminder to …", "an appointment with …". */
const HEAD =
  '(?:(?:a|an|the|my|me|us|another|one|two|three|new|brand new|quick|recurring|repeating|daily|weekly|monthly|yearly|wake up|birthday|calendar|{DATE}|\\w+) )*';
const SLOT =
  'reminders?|remainder|alarms?|timers?|countdowns?|to-?dos?|to dos?|to do items?|tasks?|items?|entry|entries|events?|appointments?|appts?|meetings?|notifications?|alerts?';

export const createRules: Rule[] = [
  {
    // "my boss said I have to finish the slides"
    name: 'relayed',
    intent: 'create',
    pattern: en(
      "(?:(?:my|the|our) )?(?!(?:i|you|we|it|that|this|what|who)\\b)[\\p{L}'-]+(?: [\\p{L}'-]+)? (?:just )?(?:(?:said|says|told me|tells me|thinks|insists|reminded me)(?: that)? (?:i|we) (?:have to|need to|must|should|ought to|gotta|had to|needed to)|(?:told|tells|asked|asks|wants|wanted|needs|needed|reminded) (?:me|us) to) (?<body>.+)$",
    ),
    unless: /\?/,
  },
  {
    // Somebody else's lists: songs on a playlist, stars for a book.
    name: 'service',
    intent: 'other',
    pattern: en('(?:add|put|save|mark|rate)\\b.*'),
    only: /\b(?:playlists?|albums?|songs?|tracks?|artists?|tunes?|stars|to my (?:music|spotify)|photos|existing contact)\b/,
    unless: /\b(?:to-?do|to do|shopping|grocery|groceries|tasks?|calendar) ?(?:list)?\b/,
  },
  {
    // "wash the car, add this to my tasks": the todo came first.
    name: 'add-that',
    intent: 'create',
    unless: /^(?:yes|yeah|yep|ok|okay|sure|no|right|fine|great|cool|please)\b/,
    pattern: en(
      '(?<body>(?!add\\b|put\\b|can\\b|could\\b)[^?]{3,}?)(?:[,.;:]| and| please)+ (?:please )?(?:add|put|save|note) (?:this|that|it)(?: down)?(?: (?:to|on|in|as|into))?(?: (?:a|my|the|our))?(?: new)?(?: (?:to-?dos?|to dos?|tasks?|items?|reminders?|list|calendar))*$',
    ),
  },
  {
    name: 'remind',
    intent: 'create',
    pattern: en(
      '(?:please )?(?:remind|remember|notify|alert|ping|nudge|prompt|warn|buzz) (?:me|us)(?: again)?(?: please)?(?: (?:to|that|about|of|for|when))?\\b ?(?<body>.*)$',
    ),
  },
  {
    name: 'remind',
    intent: 'create',
    pattern: en(
      '(?:(?:reminder|reminders|remainder|alarm|alert|please reminder|event reminder|note to self|new task|new todo|new reminder|new item)(?: (?:to|that|about|of|for)|:|,| -)?|(?:todo|to-do|to do|task)(?: (?:to|for)|:| -)) (?<body>.+)$',
    ),
  },
  { name: 'remind', intent: 'create', pattern: en('remind to (?<body>.+)$') },
  {
    name: 'remind',
    intent: 'create',
    pattern: en('tell me (?:(?:on |at )?{DATE} )?to (?<body>.+)$'),
  },
  {
    name: 'set-offered',
    intent: 'create',
    pattern: en(`(?:how|what) about (?:a|an|another) (?<body>(?:\\w+ )?(?:${SLOT})\\b.*)$`),
  },
  {
    name: 'do-not-forget',
    intent: 'create',
    pattern: en(
      "(?:don't|dont|do not|never)(?: let me)? forget(?: to remind me)?(?: (?:to|about|of|that))? (?<body>.+)$",
    ),
  },
  {
    name: 'remember',
    intent: 'create',
    pattern: en(
      '(?:remember|i (?:need|have|want) to remember|keep in mind|make sure i|make sure to|be sure to) (?:to |that |about )?(?<body>.+)$',
    ),
  },
  {
    name: 'be-reminded',
    intent: 'create',
    pattern: en(
      "(?:i|we) (?:need|want|would need|would like|'d like|have)(?: to be| to get)? (?:reminded|notified|alerted)(?: (?:to|that|about|of))? (?<body>.+)$",
    ),
  },
  {
    name: 'remind-elapsed',
    intent: 'create',
    pattern: en(
      '(?:tell|alert|notify|warn|ping|let) (?:me|us)(?: know)? (?:when|once|after|as soon as) (?<body>{DATE}) (?:is|are|has|have|was|were) (?:up|over|passed|gone by|elapsed)$',
    ),
  },
  {
    name: 'wake-up',
    intent: 'create',
    pattern: en(
      '(?:(?:i (?:want|need|have|would like) to|make me|let me) )?(?<body>(?:wake|get) (?:me )?up\\b.*)$',
    ),
  },
  {
    // "add to groceries: bread, butter"
    name: 'list-add',
    intent: 'create',
    pattern: en(
      '(?:add|put)(?: these| this)? (?:to|on|onto) (?:(?:the|my|our) )?(?<list>\\p{L}[\\p{L} ]{1,20}?(?: list)?): (?<body>.+)$',
    ),
  },
  {
    // "don't forget: passport"
    name: 'remember',
    intent: 'create',
    pattern: en("(?:don't|do not|never) forget(?: to| about)? ?[:,-] ?(?<body>.+)$"),
  },
  {
    name: 'add',
    intent: 'create',
    pattern: en(
      '(?:add|adding|append|appending|include|insert)(?: in| on| back)?\\b(?: a| an| the)?(?: new(?! year))?(?: todo| to do| task| item| reminder)?(?: called| named| titled|:)?(?: (?<body>.+))?$',
    ),
  },
  {
    name: 'note-down',
    intent: 'create',
    pattern: en(
      '(?:note|jot|write|put|mark|log|get|take)(?: me)? (?:down|a note|a reminder)(?: (?:to|that|about|of)|:)?(?: (?<body>.+))?$',
    ),
  },
  {
    name: 'put-on-list',
    intent: 'create',
    pattern: en(
      '(?:put|write|log|record|enter|attach|list|note|place|throw|stick|save|mark|pencil|also list|get)(?: in| down| on(?! (?:my|the|our|a|an)\\b))? (?<body>.+)$',
    ),
    only: new RegExp(
      en(
        '\\b(?:on|to|in|into|onto|at)(?: (?:my|the|our|a))?(?: [\\p{L}]+){0,3}? (?:lists?|calendars?|to-?dos?|to dos?|to do|agenda|schedule|diary|planner|tasks)\\b',
      ).source,
      'u',
    ),
    unless: /^list (?:out|what|everything|all)\b/,
  },
  {
    name: 'put-at',
    intent: 'create',
    pattern: en('(?:put|mark|set(?: up)?|pencil in|get|enter) (?<body>.+)$'),
    only: new RegExp(
      en(
        '\\uE000.*\\b(?:{RECORD}|birthday|lunch|dinner|as|about|for)\\b|\\b(?:{RECORD}|birthday|lunch|dinner)\\b.*\\uE000',
      ).source,
      'u',
    ),
    unless:
      /^(?:set|put) (?:off|away|out|back|aside)\b|\b(?:lights?|volume|temperature|thermostat|brightness)\b/,
  },
  {
    // "put swimming tomorrow" writes down; "put the bins out tonight" is itself what to do.
    name: 'put-dated',
    intent: 'create',
    pattern: en(
      'put (?<body>(?!(?:the|my|a|an|on|in|out|away|up|down|together|back|his|her|your|our|some|it)\\b)[^\\uE000]{2,40}{DATE}.*)$',
    ),
  },
  {
    name: 'set-slot',
    intent: 'create',
    pattern: en(
      `(?:set|set up|setup|create|make|start|new|initiate|generate|begin|open|give me|give us|send me|get me|schedule|add|book(?= (?:a|an|me|us|the) )|arrange|organize|plan|fix|reserve|have|turn on|activate|ring|sound|run|do)(?: (?:up|for me|me|us))*(?: in)? (?<body>${HEAD}(?:${SLOT}|lists?|playlist|calendar event|schedule|plan)\\b.*)$`,
    ),
    // "give me a list of the best players" asks for knowledge.
    unless: new RegExp(`\\b(?:playlist|lights?)\\b|^${LIST_OF_OTHERS}`),
  },
  {
    name: 'schedule',
    intent: 'create',
    pattern: en(
      '(?:schedule|calendar|pencil in|block|block off|block out|lock|reserve time for|set up|set aside|arrange|organize|plan|book(?= (?:a|an|me|us|the) )|set)(?: me)?(?: in)? (?<body>.+)$',
    ),
    only: new RegExp(
      en(
        '^(?:schedule|calendar|pencil|block|lock|reserve time|set aside)\\b|\\b(?:{RECORD}|lunch|dinner|breakfast|brunch|party|call|interview|session|class|exam|birthday|date|visit|party|trip|concert|game)\\b',
      ).source,
      'u',
    ),
    unless:
      /^(?:book|set)\b.*\b(?:table|restaurant|seat|spot|reservation|taxi|uber|cab|hotel|flight|tickets?|lights?|volume|brightness)\b|^set (?!a|an|my|the|up|\uE000)/,
  },
  {
    name: 'need-slot',
    intent: 'create',
    pattern: en(
      `(?:i|we)(?: would|'d| will|'ll)? (?:want|need|like|have)(?: to (?:have|get|set|set up|make|start|create|schedule|book|add))? (?<body>(?:(?:a|an|another|my|the|new|{DATE}|\\w+) )*?(?:${SLOT})\\b.*)$`,
    ),
  },
  {
    name: 'on-list-add',
    intent: 'create',
    pattern: en(
      '(?:(?:to|on|in|into|for) )?(?:(?:my|the|our|a) )?(?<list>(?:[\\p{L}-]+ ){0,3}?(?:lists? of [\\p{L} ]{2,20}?|list|calendar|to-?dos|to dos|to do list|agenda|note))[ ,:]*(?:please )?(?:add|put|include|append|needs?)(?: in| on)? (?<body>.+?)(?: as well)?$',
    ),
  },
  {
    name: 'blank-calendar',
    intent: 'create',
    pattern: en(
      '(?:new )(?<body>(?:calendar |recurring )?(?:item|event|appointment|entry|meeting|task|reminder|alarm|timer|list)\\b.*)$',
    ),
  },
  {
    name: 'duty',
    intent: 'create',
    pattern: en(
      "(?:(?:i|we)(?: really| also| still)?(?: |(?='))|(?=(?:gotta|hafta|need to|have to|got to|gonna) ))(?:hafta|gonna|need to|have to|must|gotta|got to|'ve got to|should|ought to|had better|better|want to|wanna|am going to|am gonna|'m going to|'m gonna|are going to|'re going to|will|'ll|'d better|plan to|intend to|am supposed to|was asked to) (?<body>(?!know\\b|hear\\b|see my\\b).+)$",
    ),
    unless: /\b(?:weather|song|music|wear|jacket|umbrella|movie|listen|play|taxi|uber|flight|solve)\b|\?/,
  },
  {
    name: 'need',
    intent: 'create',
    pattern: en(
      '(?:(?:i|we)(?: also| still)? (?:need|are out of|ran out of|are low on|am out of)|(?:i.m|we.re) (?:out of|low on)) (?<body>(?!you\\b|help\\b|to\\b|an? (?:table|ride|taxi|cab|uber|place|reservation)\\b|info|information|directions|advice|some coffee|coffee now|a ride|a taxi|an? uber).+)$',
    ),
  },
  {
    // "I'm meeting Bob for lunch tomorrow"
    name: 'am-doing',
    intent: 'create',
    pattern: en(
      "(?:i'm|i am|we're|we are) (?:also )?(?<body>(?:meeting|seeing|having|flying|visiting|picking|taking|driving|working|travelling|traveling|hosting|attending|cooking|moving|leaving|getting|babysitting|presenting|volunteering|going (?:on|away|out|to|for))\\b.*)$",
    ),
    only: /\uE000/,
    unless: /\?/,
  },
  {
    name: 'low-on',
    intent: 'create',
    pattern: en('(?:running|getting) (?:low on|out of|short of) (?<body>.+)$'),
  },
  {
    name: 'have-event',
    intent: 'create',
    pattern: en("(?:i|we)(?:'ve| have)?(?: got)? (?:an?|my|the|to)?\\b ?(?<body>.+)$"),
    only: /^(?:i|we)(?:'ve| have)(?: got)? .*\uE000/,
    unless: /^i have (?:no|a question)\b|\?/,
  },
  {
    name: 'by-date',
    intent: 'create',
    pattern: en(
      '(?:(?:on|at|by|before|in|for|from) )?{DATE}[ ,:-]*(?:please )?(?:remind me|notify me|alert me)(?: (?:to|that|about|of))? (?<body>.+)$',
    ),
  },
  {
    // "family calendar 5/1 pick up the kids"
    name: 'list-first',
    intent: 'create',
    pattern: en(
      '(?:(?:my|the|our) )?(?<list>(?:(?!what|show|open|check|clear)\\p{L}+ ){0,2}calendar)(?: ?[:,-]? ?)(?<body>{DATE}[ ,:-]*\\p{L}.*)$',
    ),
  },
];
