import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** Something that one has on a day, by its kind. */
const KEPT =
  '(?:the |my |our )?(?:[\\p{L}-]+ ){0,3}?(?:{RECORD}|{EVENT})(?: (?:with|about) [\\p{L} ]{1,30}?)?';

/** What is done with things: a few doings as they are told of what is over. */
const DONE_WITH =
  'paid|bought|sent|booked|delivered|submitted|cleaned|washed|fixed|returned|mailed|ordered|signed|filed|watered|fed|packed|printed|written|got|grabbed|picked up|dropped off|taken out|called|emailed|finished|done|completed|picked up|renewed|cancelled';

/** Changes that are told and not ordered, and hours without a word of time. */
export const toldRules: Rule[] = [
  {
    // "dentist got cancelled"
    name: 'told-removed',
    intent: 'delete',
    pattern: en(
      "(?<target>[\\p{L}' -]{2,40}?) (?:got|was|is|has been|just got) (?:cancelled|canceled|called off|scrapped)$",
    ),
    unless: /^(?:it|that|this|what|which|who|if|when)\b/,
  },
  {
    // "never mind the report"
    name: 'no-longer-need',
    intent: 'delete',
    pattern: en("never ?mind(?: about)? (?<target>(?:the|my|our) [\\p{L}' -]{2,40})$"),
  },
  {
    // "dentist takes 45 min"
    name: 'told-length',
    intent: 'update',
    pattern: en(
      "(?<target>(?!(?:what|who|how|if|when|where|there|i|we|he|she|they)\\b)[\\p{L}' -]{2,40}?) (?:(?:will|should|usually|normally|only|really) )*(?:takes?|lasts?|needs)(?: me)? (?:about |around |only |just |roughly )?(?<into>{DATE})$",
    ),
    unless: /\?|^(?:remind|add|remember)\b/,
  },
  {
    // "dentist at 4 not 3"
    name: 'told-now',
    intent: 'update',
    pattern: en(
      `(?<target>${KEPT})(?: is)? (?<into>(?:at |on )?{DATE}),? (?:and )?not (?:at |on )?(?:{DATE}|\\d{1,2}(?::\\d\\d)?)$`,
    ),
  },
  {
    // "watered the plants"
    name: 'i-did',
    intent: 'complete',
    pattern: en(
      `(?:just |already |finally )*(?:${DONE_WITH}) (?<target>(?:the|my|our) [\\p{L}' -]{2,40}?)(?: already| today)?$`,
    ),
    unless: /\bif\b|\bwhen\b|^done\b|^finished\b|^completed\b/,
  },
  {
    // "dentist is at 12 now"
    name: 'told-now',
    intent: 'update',
    pattern: en(
      "(?<target>(?!(?:it|that|this|there|what|when|where|who|how|if)\\b)[\\p{L}' -]{2,40}?) (?:is|are) (?<into>(?:at |on )?{DATE}) now$",
    ),
  },
  {
    name: 'told-now',
    intent: 'update',
    pattern: en(
      "(?<target>(?!(?:it|that|this|there|what|when|where|who|how|if)\\b)[\\p{L}' -]{2,40}?) (?:is|are) now (?<into>(?:at |on )?{DATE})$",
    ),
  },
  {
    // "the rent isn't paid yet"
    name: 'not-done',
    intent: 'reopen',
    pattern: en(
      `(?:i think |but )?(?<target>[\\p{L}\\p{N}' -]{2,60}?) (?:isn't|isnt|is not|wasn't|was not|aren't|are not|still isn't|hasn't been|has not been|haven't been) (?:actually |really )?(?:${DONE_WITH})(?: yet| after all| actually)?$`,
    ),
    unless: /^(?:it|that|this|what|which|who|if|when|why|how|there)\b|\?/,
  },
  {
    // "I haven't paid the rent yet"
    name: 'not-done',
    intent: 'reopen',
    pattern: en(
      `(?:i|we)(?: still)? (?:haven't|havent|have not|didn't|did not)(?: actually| really| yet)? (?<target>(?:${DONE_WITH}|pay|buy|send|book|call|write|water|feed|clean|wash|fix|return|order|sign) .{2,50}?)(?: yet| after all| actually)$`,
    ),
    unless: /\?/,
  },
  {
    // "move the dentist to 4"
    name: 'move-to-hour',
    intent: 'update',
    pattern: en(
      `(?:{MOVE}|change) (?<target>(?:(?:the|my|our) )?(?:{DATE}(?:'s)? )?${KEPT}) (?:to|until|till) (?<into>\\d{1,2}(?::\\d\\d)?)$`,
    ),
  },
  {
    // "change the meeting title to sync"
    name: 'rename',
    intent: 'update',
    pattern: en(
      `(?:change|set|update|edit) (?<target>${KEPT}?)(?:'s)? (?:title|name) (?:to|as|into) (?<name>.+)$`,
    ),
  },
  {
    // "repeat the meeting every week"
    name: 'repeat-it',
    intent: 'update',
    pattern: en(`repeat (?<target>${KEPT}) (?<into>{DATE})$`),
  },
  {
    // "I'm not going to the dentist"
    name: 'told-not-going',
    intent: 'delete',
    pattern: en(
      `(?:i'm|i am|we're|we are) (?:not|no longer) (?:going to|doing|attending|making it to|coming to) (?<target>${KEPT})(?: any ?more| after all| {DATE})?$`,
    ),
  },
  {
    // "I'm not going to work tomorrow": what one will not do is nothing to be done.
    name: 'statement',
    intent: 'other',
    pattern: en("(?:i'm|i am|we're|we are) (?:not|no longer) (?:going|coming|working|attending)\\b.*$"),
    unless: /\b(?:remind|don't forget|remember|add|cancel|delete)\b/,
  },
];

/** What is felt or exclaimed: a day in it plans nothing. */
export const feelingRules: Rule[] = [
  {
    // "thanks bye"
    name: 'thanks',
    intent: 'thanks',
    pattern: en(
      "(?:thanks|thank you|thx|ty|cheers)(?: (?:a lot|so much|very much|nod))?[,!. ]+(?:and |so )?(?:bye|bye bye|goodbye|good ?night|cya|see (?:you|ya)(?: later| soon| {DATE})?|talk (?:later|soon)|have a (?:nice|good|great|lovely) .{3,20}|that's (?:all|it)|all good|i'm done)(?: (?:now|for now|then|{DATE}))?$",
    ),
  },
  {
    // "I hate Mondays", "love this weather"
    name: 'feeling',
    intent: 'other',
    pattern: en(
      "(?:(?:i|we) (?:really |just |so |absolutely |totally )*(?:hate|love|dislike|can't stand|cannot stand|dread|adore|am sick of|'m sick of) (?!to\\b)|(?:really )?(?:hate|love) (?:this|that|it|you|mondays?)\\b).{0,60}$",
    ),
  },
  {
    name: 'feeling',
    intent: 'other',
    pattern: en('(?:ugh+|argh+|meh|hmm+|oh|wow|ha(?:ha)+|lol|nothing|whatever|huh|phew|sigh|omg|hm)$'),
  },
  {
    // "I can't do the slides today"
    name: 'denied',
    intent: 'other',
    pattern: en(
      "(?:i|we) (?:can't|cant|cannot|couldn't|won't be able to|wont be able to) (?:do|make|finish|get to|get round to|go to|come to|attend|manage) (?!without\\b).{2,60}$",
    ),
    unless: /\?|\b(?:remind|add|move|so)\b/,
  },
  {
    // "what a day", "the dentist was awful"
    name: 'feeling',
    intent: 'other',
    pattern: en(
      "(?:what an? (?:[\\p{L}-]+ )?(?:day|week|weekend|month|year|morning|evening|night|mess|nightmare)\\b.{0,60}|(?:the|my|our|that|this) [\\p{L}' -]{2,30}? (?:was|were) (?:so |really |very |just |absolutely |pretty |such a |a )*(?:awful|terrible|horrible|bad|tough|hard|exhausting|tiring|boring|painful|stressful|great|good|amazing|wonderful|fun|nightmare|mess|disaster|lovely|nice)(?:,? (?:{DATE}|today))?)$",
    ),
    unless: /\b(?:remind|add|remember|call|buy|don't forget|need to|have to)\b|\?/,
  },
  {
    // "ugh so much to do today"
    name: 'feeling',
    intent: 'other',
    pattern: en(
      '(?:ugh+|argh+|omg|wow|phew|sigh|gosh|jeez|man|damn)\\b[,.! ]+(?:.*\\b)?(?:so|too|such|what an?)\\b.*$',
    ),
    unless: /\b(?:remind|add|remember|call|buy|don't forget|need to|have to)\b/,
  },
];

/** Questions about what comes, without a word of a list. */
export const nextRules: Rule[] = [
  {
    // "is the review on Thursday or Friday?"
    name: 'question-either',
    intent: 'query',
    pattern: en(
      "(?:is|are|was|were) (?<about>[\\p{L}' -]{2,50}?)(?: on| at| due)? {DATE},? or (?:on |at )?{DATE}$",
    ),
  },
  {
    // "show work stuff"
    name: 'show',
    intent: 'query',
    pattern: en(
      '(?:show|list|see|give)(?: me)?(?: all| only)?(?: of)?(?: my| the)? (?<about>(?!the\\b|my\\b|me\\b|some\\b|other\\b|more\\b|new\\b)[\\p{L}\\p{N}-]{2,20} (?:stuff|things|ones|work|related things))$',
    ),
  },
  {
    name: 'question-next',
    intent: 'query',
    pattern: en(
      "(?:so |ok |and )?(?:what's|what is) (?:next|up next|coming up|left(?: to do)?)(?: on (?:my|the) list| for me)?(?<about>)$",
    ),
  },
  {
    name: 'question-next',
    intent: 'query',
    pattern: en('what (?:should|do|can|shall) i do (?:next|now|first)(?<about>)$'),
  },
];
