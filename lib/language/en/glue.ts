import type { Glue } from '../cuts';
import { doingWords } from './verbs';

const KIND =
  'reminders?|remainder|to-?dos?|to dos?|to do items?|to-do items?|tasks?|items?|entry|notes?|alarms?|notifications?|alerts?|calendar events?|events?|appointments?|appts?';
const QUALIFIER =
  '(?:(?:a|an|the|my|me|us|another|one|two|three|new|brand|quick|recurring|repeating|grocery|shopping|generic|calendar|for me) )*';

/** `FILLED` stands for the doing words: "I need to like email Ann". */
const OPENING =
  /^(?:[\s,;:.)–-]+|(?:ugh+|argh+|oof|omg|gosh)[\s,.!:;-]+|(?:(?:like|kinda|sorta|kind of|sort of|basically|actually|really|just)\s+)+(?=(?:FILLED)\b)|(?:i'?m|i am|we're|we are)\s+(?=(?:on|off|at|away|back) )|(?:it's|it is|to|that|about|of|for|called|named|titled|saying|and|then|also|please|when|later to|later that|is to|(?:i |we )?(?:need|have) to|gotta|i must|i should|i have (?:an?|my|the)|i've got (?:an?|my|the)|there is (?:an?|the)|there's (?:an?|the))\s+)/;

export const englishGlue: Glue = {
  before:
    /(?:^|[\s,;:(–-])(?:(?:on|at|by|for|from|due|like|expires|expiring|is|are|was|later|sometime|before|until|till|starting|beginning|start|around|about|@|no later than|not later than|scheduled|set|this|the|to|and|of|every|will be|will take place|takes place|taking place|happening|is on|is at|is due)(?=[\s]*$)|[,;:@(–-])[\s]*$|[\s,;:–-]+$/,
  after: /^(?:'s\b|’s\b)?[\s,;:.)–-]*(?:(?:to|that|for|about|of|as)\s+(?!(?:me|us)\b)(?=[\p{L}\p{N}]))?/u,
  afterWords: /^(?:'s\b|’s\b)?[\s,;:.)–-]*/u,
  asking:
    /\b(?:remind(?:ed)?(?: me| us)?|reminder|remember|alarm|alert|notify me|me|us|note|task|todo|to-do|event|appointment|(?:need|want|have) to)$/u,
  opening: new RegExp(OPENING.source.replace('FILLED', [...doingWords].join('|'))),
  closing:
    /(?:[\s,;:–-]+|(?<=\S)\.+|!+|\swhen(?:ever)? (?:i|we) (?:have|get|find) (?:(?:the|some|a bit of) )?(?:time|a (?:chance|moment|minute))|\sdue back|\s(?:on|at|by|for|from|due|is|are|before|until|till|starting|the|and|then|of|to|to be|@|as well|too|every)|(?:^|[\s,;])(?:please|for me|then|instead|to go off|(?:and )?(?:please )?(?:remind me|(?:send|give|set) me a reminder)))$/,
  heads: [
    /^(?:to )?(?:remind|notify|alert) me (?:to |about |of |that )?(?<rest>\S.*)$/su,
    new RegExp(`^${QUALIFIER}(?:${KIND}) for (?:me|us) (?:to|that|about|of) (?<rest>\\S.*)$`, 'su'),
    new RegExp(
      `^${QUALIFIER}(?:${KIND}) (?:to|that|for|of|about|called|named|titled|saying|with the title|in|with title|:)+ ?(?<rest>(?!me$|me |go off\\b)\\S.*)$`,
      'su',
    ),
    new RegExp(`^${QUALIFIER}(?:${KIND}) (?:for|of|about|called) (?!(?:me|us)\\b)(?<rest>\\S.*)$`, 'su'),
    /^(?:a|an|the|my|new|another|quick) (?:\w+ )?meeting (?:called|named|titled|about) (?<rest>\S.*)$/su,
    new RegExp(`^${QUALIFIER}(?:${KIND})[:,-]? (?!for (?:me|us)\\b|to go off\\b)(?<rest>\\S.*)$`, 'su'),
  ],
  kind: new RegExp(`^${QUALIFIER}(?:${KIND})(?: for)?$|^(?:a|an|the|my)$`, 'u'),
  spaced: true,
};

/** A kind alone is no title: "a reminder", "an item". */
export const englishKindOnly =
  /^(?:(?:a|an|the|my|me|another|new|one|some|two|three|brand new|quick|recurring|repeating) )*(?:reminders?|to-?dos?|to do|tasks?|items?|entry|lists?|new|later|something|things?|(?:to do|todo|shopping|grocery) list|some items|note|calendar|it|this|that|me)?$/;

/** Articles that a noun after "add" or "schedule" loses. */
export const englishArticle = /^(?:a|an|the|some|me an?|me)\s+(?=\S)/i;
