import type { Rule } from '../grammar';
import { finishedRules } from './rules-finished';
import { nextRules } from './rules-told';
import { offTopic } from './topics';
import { en } from './vocabulary';

const ASKING =
  "what's|whats|what|which|when's|whens|when|where's|where|who's|whose|who|how many|how much|how long|how soon|how busy|how full|how far|how's|how is|is|are|am|do(?= (?:i|you|u|we|they|people)\\b)|does|did|was|were|will|(?:have|has|had) (?:i|we|you|my|there)|can i|could i|any|anything|got any|aren't|isn't|don't i|haven't i|whether|if";

/** What makes a question one about todos: a record, a list, or words of having planned something. */
const ABOUT_TODOS = new RegExp(
  en(
    '\\b(?:{RECORD}|{LIST}|remind(?:ed)?|remember|recall|keep in mind|free time|scheduled|booked|planned|overdue|due|free|available|busy|to do|buy|pick up|going on|coming up|happening|have (?:on|for|in|to do)|get done|tagged|labelled|(?:anything|something) (?:else )?i (?:need|have|must|should)|left (?:to do|for|on|today|this)|(?:i|my|we|our|up|is) .*next|next (?:on|up|thing|item|task|to))\\b',
  ).source,
  'u',
);
const NOT_OURS = new RegExp(
  `${offTopic.source}|\\b(?:you (?:do|like|enjoy|allowed)|your(?! list)|enjoy doing|are you)\\b`,
);

/** Sentences that ask: with a question word in front, or inside after something else was named. */
export const questionRules: Rule[] = [
  {
    // How one does it here is best answered by doing it: "what should it say?"
    name: 'set-how',
    intent: 'create',
    pattern: en(
      '(?:tell me |show me |do you know |explain |walk me through (?:the process of )?)?(?:how (?:do|can|could|would|should) (?:i|you|we|one)|how (?:i|we|you) (?:can|could|do|would|should)|how (?:is|are)|how to|what (?:do i do|is the process|is the way|are the steps) to|how do i go about) (?:to )?(?:set|schedule|create|add|make|put|setting|scheduling|creating|adding)?(?: up)?(?: (?:a|an|the|my|new|another))*(?: (?:meeting|reminder|alarm|timer|todo|task|event|appointment|item))s?(?: (?:scheduled|set|set up|created|added|made))?(?<body>)$',
    ),
  },
  {
    // "tell me whether I have anything on Friday"
    name: 'question-whether',
    intent: 'query',
    pattern: en(
      '(?:(?:tell|let) me (?:know )?|i wonder |i want to know |do you know )(?:whether|if) (?<about>(?:i|we|my|there)\\b.*)',
    ),
    only: /\uE000|\b(?:have|got|anything|free|busy|list|due)\b/,
    unless: new RegExp(`${offTopic.source}|\\bshould\\b`),
  },
  {
    // "what have I got on", "what time is parents evening again?"
    name: 'question-own',
    intent: 'query',
    pattern: en(
      'what (?:have|do|did) (?:i|we) (?:got|have)(?: (?:on|planned|coming up|going on|lined up|to do))*(?<about>(?: (?:for |on )?{DATE})?)$',
    ),
  },
  {
    name: 'question-when',
    intent: 'query',
    pattern: en(
      "what (?:time|day|date)(?:'s| is| was| are) (?<about>(?!(?:the )?(?:{DATE}|[\\p{L}-]*(?:teenth|tieth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$)|it\\b|that\\b|this\\b|the time\\b|today|in\\b).{2,50}?)(?: again| at| on| starting)*$",
    ),
    unless: new RegExp(`${offTopic.source}|\\b(?:in|time zone|sunset|sunrise|game)\\b`),
  },
  {
    // "what did I say about the dentist?"
    name: 'question-about',
    intent: 'query',
    pattern: en(
      '(?:what|when|anything)(?: else)? (?:did|do|have) i (?:say|said|write|written|wrote|note|noted|put|have|got)(?: down)? (?:about|on|for|regarding) (?<about>(?!{DATE}).+)',
    ),
    unless: offTopic,
  },
  {
    // "is the rent paid?"
    name: 'question-done',
    intent: 'query',
    pattern: en(
      '(?:is|are|was|were|has|have) (?:the|my|our) (?<about>.{2,40}?)(?: been)? (?:paid|bought|sent|booked|delivered|submitted|cleaned|washed|fixed|returned|ordered|signed|filed|watered|fed|packed|printed|written|renewed|done|finished)(?: yet| already)?$',
    ),
    unless: offTopic,
  },
  ...finishedRules,
  ...nextRules,
  {
    // "did I call Bob?" asks about the past, it orders nothing.
    name: 'question-i-did',
    intent: 'query',
    pattern: en(
      "(?:did|have|had|haven't|didn't|hadn't) i (?:already |ever |just |gotten around to )?(?<about>.+)",
    ),
    unless: offTopic,
  },
  {
    // "should I call mum tomorrow?" asks whether it stands there.
    name: 'question-shall',
    intent: 'query',
    pattern: en(
      '(?:should|shall|must) (?:i|we) (?:still |really |also )*(?<about>(?!maybe|perhaps|wear|bring|take|be|go out|know|think|worry|care|trust)\\p{L}+ .{2,60})',
    ),
    only: /\uE000/,
    unless: /\b(?:weather|rain|umbrella|traffic|stocks?|shares|clothes)\b/,
  },
  {
    // "what about tomorrow?" goes on from the question before.
    name: 'question-day',
    intent: 'query',
    pattern: en('(?:and |what about |how about |then )+(?<about>(?:on |for |the )?{DATE})$'),
  },
  {
    // "what's on Thursday", "how does my week look"
    name: 'question-day',
    intent: 'query',
    pattern: en(
      "(?<about>(?:what's|what is|whats|what are|what does|what do we have|how's|how is|how does|how are|is there anything|anything)(?: there| else| coming| going| planned| scheduled| due| left| remaining| open| happening| up| on| for| at| by| before| my| our)* ?(?:{DATE}|(?<=my |our )(?:day|days|week|weekend|month|morning|afternoon|evening))(?: look| looking| like| shaping| up)*(?: on| for)*(?: ?{DATE})?)$",
    ),
  },
  {
    name: 'question-supposed',
    intent: 'query',
    pattern: en(
      '(?:am i|are we|was i) (?:still )?(?:supposed|meant|scheduled|due|going|free|available|busy|booked|watching|meeting|working|doing|seeing)\\b(?<about>.*)',
    ),
    unless: offTopic,
  },
  {
    name: 'remind-what',
    intent: 'query',
    pattern: en(
      'remind me (?:of |about )?(?:what|when|where|who|which|the (?:items|tasks|things|todos|to dos|list)|(?:of )?my (?:list|tasks|schedule|reminders|todos))\\b(?<about>.*)',
    ),
  },
  {
    // A list of one's own makes it ours, whatever stands on it: "is the mail on my list?"
    name: 'question-on-list',
    intent: 'query',
    pattern: en(
      `(?:${ASKING})\\b(?<about>.*\\b(?:on|in) (?:my|our) (?:[\\p{L}-]+ )?(?:lists?|calendar|schedule|agenda|to-?dos?|reminders?)\\b.*)`,
    ),
    unless: /\b(?:e-?mails?|messages|contacts?|music|play ?list) (?:list|calendar)|\bplaylists?\b/,
  },
  {
    // "has milk been added to my list"
    name: 'question-on-list',
    intent: 'query',
    pattern: en(
      '(?:has|have|was|were|did) (?<about>.+?) (?:been |get )?(?:added|put|placed|scheduled|booked)\\b.*\\b(?:lists?|calendar|schedule|agenda|to-?dos?)\\b.*',
    ),
    unless: offTopic,
  },
  {
    name: 'question-to-remember',
    intent: 'query',
    pattern: en(
      '(?:what|which)\\b(?<about>.*\\b(?:remind(?:ing)? me|not (?:want to )?forget|have to remember)\\b.*)',
    ),
    unless: offTopic,
  },
  {
    name: 'question-record',
    intent: 'query',
    pattern: en(`(?:${ASKING})\\b(?<about>.*)`),
    only: ABOUT_TODOS,
    unless: NOT_OURS,
  },
  {
    name: 'question-own',
    intent: 'query',
    pattern: en("(?:what's|what|which|when's|when|where|who|how (?:many|much|long|soon|far))\\b(?<about>.*)"),
    only: /\b(?:my|i|we|our|me)\b.*\uE000|\uE000.*\b(?:my|i|we|our|me)\b|^when(?:'s| is) the\b|^(?:when|where|how soon)(?:'s|s| is| are| do| does| am| was)? (?:my|our|i)\b|\b(?:i|we) (?:have|need|do|meet|work|did|got|supposed|wanted)\b|^which \w+ (?:am|do|did|have) i\b/,
    unless: offTopic,
  },
  {
    name: 'question-do-i',
    intent: 'query',
    pattern: en(
      '(?:(?:do|is|are|will|am|have) (?:i|we)|(?:does|is|are|will|has) (?:my|our)(?=.*{DATE}))\\b(?<about>.*)',
    ),
    only: /\uE000|\b(?:have to|need|have)\b/,
    unless: new RegExp(`${offTopic.source}|^will i need (?:an?|to (?:wear|bring|take|pack)) `),
  },
];

const LATE_ASKING =
  "what is|what's|whats|what are|what do|what time|do i have|i wonder what|am i|who (?:else )?(?:is|am)|is there|are there|how many|how much|how long|what were they|what again|is what|which ones?";

/** "on Tuesday, what do I have": tried after the orders, since an order can hold such words too. */
export const lateQuestionRules: Rule[] = [
  {
    name: 'question-inside',
    intent: 'query',
    pattern: en(`(?<about>.{0,60}?\\b(?:${LATE_ASKING})\\b.*)$`),
    // A question about one's own things is ours when a day or something of a list comes with it.
    only: new RegExp(
      `${ABOUT_TODOS.source}|^(?!(?:${LATE_ASKING})\\b).*\\b(?:my|i)\\b|\\b(?:my|i)\\b.*\\uE000`,
      'u',
    ),
    unless: new RegExp(
      `${NOT_OURS.source}|^(?:\\d+ |remind|add|put|set|create|schedule|make|note|remember|tell|ask|email|text|find out|figure out|research|check)\\b`,
    ),
  },
];
