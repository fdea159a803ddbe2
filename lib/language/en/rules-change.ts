import type { Rule } from '../grammar';
import { toldRules } from './rules-told';
import { en } from './vocabulary';

/** What makes "move …", "change …" speak of a todo and not of furniture: a known record, or a new date. */
const KEPT = new RegExp(
  en(
    '\\b(?:{RECORD})\\b|\\b(?:to|until|till|by|for|at|from|forward|back|up|out|earlier|later|instead)(?: the)? {DATE}|\\b(?:title|name|date|time|due date|priority|duration|end|start|location|reminder|list|tag)\\b',
  ).source,
  'u',
);

/** New names, moments and distances for what exists. */
export const changeRules: Rule[] = [
  ...toldRules,
  {
    // "swap the dentist and the standup"
    name: 'exchange',
    intent: 'update',
    pattern: en(
      "(?:swap|switch|exchange|trade)(?: around| over)? (?<target>[\\p{L}\\p{N}' -]{2,40}? and [\\p{L}\\p{N}' -]{2,40}?)(?: around| over|'s times?| times?)?$",
    ),
  },
  {
    name: 'rename',
    intent: 'update',
    pattern: en('(?:rename|retitle) (?<target>.+?) (?:to|as|into) (?<name>.+)$'),
  },
  {
    name: 'rename',
    intent: 'update',
    pattern: en(
      '(?:change|set|update|edit) (?:the )?(?:title|name|wording|text) (?:of|for) (?<target>.+?) (?:to|as|into) (?<name>.+)$',
    ),
  },
  {
    name: 'set-field',
    intent: 'update',
    pattern: en(
      '(?:set|change|update|make) (?:the )?(?:priority|due date|date|time|deadline|duration|start|start time|end|end time|end date|reminder|list) (?:of|for|on) (?<target>.+?)(?: (?:from .+? )?(?:to|as|at|until|till) (?<into>.+))?$',
    ),
    unless: /^(?:set|make) (?:a |the |up )?reminder\b/,
  },
  {
    name: 'make-priority',
    intent: 'update',
    pattern: en(
      '(?:make|mark|flag|set) (?<target>.+?) (?:as |to |a )?(?<into>(?:urgent|important|high priority|low priority|top priority|medium priority|priority \\d|p[0-4]))$',
    ),
  },
  {
    name: 'move-from-to',
    intent: 'update',
    pattern: en(
      '(?:{MOVE}|{EDIT}|make|let) (?<target>.+?) from (?<about>.+?) (?:to|until|till|into) (?<into>.+)$',
    ),
    only: KEPT,
  },
  {
    name: 'move-to-from',
    intent: 'update',
    pattern: en('(?:{MOVE}|{EDIT}) (?<target>.+?) to (?<into>.*{DATE}) from (?<about>.+)$'),
  },
  {
    // "put the standup off until Monday", "push the review back"
    name: 'put-off',
    intent: 'update',
    pattern: en(
      '(?:put|push|move) (?<target>(?!(?:an?|me|us|it all)\\b)[^\\uE000]{2,60}?) (?:off|back)(?: (?:to|until|till) (?<into>.*{DATE}.*))?$',
    ),
    unless: /^put (?:back|off)\b|\b(?:lights?|music|tv|heating|clocks?)\b/,
  },
  {
    name: 'move-by',
    intent: 'update',
    pattern: en(
      '(?:{MOVE}|{EDIT}|snooze|extend|shorten|lengthen|start|make|let) (?:back |forward |out |up |off )?(?<target>.+?) (?:to (?:start|be|begin) |start |starting )?(?<into>(?:(?:by|for|up|back|forward|out|ahead|up by|back by|forward by|out by) )*(?:(?:an? |another |\\d+ |half an? )?{DATE}|an? (?:minute|hour|day|week|month))(?: (?:earlier|later|forward|back|out|ahead|up|more|longer|shorter|sooner))?)$',
    ),
    only: /\b(?:by|up|back|forward|out|ahead|earlier|later|longer|shorter|sooner|more|snooze|extend|shorten|delay|postpone|push)\b/,
    unless:
      /^(?:make|let|start) (?:me|us|an?|it up)\b|^(?:update|edit|revise|fix|correct|modify|alter)\b(?:(?!\b(?:meeting|appointment|call|event|dentist|alarm|reminder|standup)\b).)*? by \uE000|^(?!.*\b(?:by|back|forward|up|out|ahead)\b).* (?:to|until|till|onto|into) \uE000+$/,
  },
  {
    name: 'move-to',
    intent: 'update',
    pattern: en(
      '(?:{MOVE}|{EDIT}|snooze) (?<target>.+?) (?:over )?(?:to|until|till|onto|into|(?:for|at|on|by)(?! {DATE} (?:to|until|till|onto|into) )) (?<into>(?:the |be |start |end |start at |end at |at )*{DATE}.*)$',
    ),
    // "Update the CV by Monday" is work with a limit.
    unless: /^(?:update|edit|revise|fix|correct|modify|alter)\b.* by \uE000/,
  },
  {
    name: 'make-at',
    intent: 'update',
    pattern: en(
      '(?:make|let|have|get|put) (?<target>.+?) (?:to )?(?:start|starting|begin|end|go|be|last|happen|run|at|on|until|due)\\b (?<into>.*{DATE}.*)$',
    ),
    only: new RegExp(en('\\b(?:{RECORD}|it|that one)\\b').source, 'u'),
    unless:
      /^(?:make|get|have|put) (?:me |us )?(?:(?:an?|another|a new|up)\b|(?:appointment|reminder|event|meeting|alarm|list) (?:to|on|at|for|with)\b)|calendar|\blist\b|on my|^get/,
  },
  {
    name: 'last-for',
    intent: 'update',
    pattern: en('(?:extend|lengthen|shorten|prolong|cut) (?<target>.+?) (?:down )?to (?<into>{DATE})$'),
  },
  {
    // "pay rent tomorrow instead"
    name: 'instead',
    intent: 'update',
    pattern: en('(?<target>[^\\uE000]{2,60}?) (?:(?:to|until|on|at|by|for) )?(?<into>{DATE}) instead$'),
    unless: /^(?:remind|add|put|set|create|schedule|note|make it|how|what|why|can|let)\b/,
  },
  {
    // "the last one to Monday"
    name: 'place-to',
    intent: 'update',
    pattern: en(
      '(?<target>(?:the )?(?:first|second|third|fourth|fifth|last)(?: one)?|that one|this one) (?:to|until|till|on) (?<into>{DATE}.*)$',
    ),
  },
  {
    // "push to Friday", said of what was just shown.
    name: 'move-shown',
    intent: 'update',
    pattern: en('(?:{MOVE})(?: (?:back|forward|over|out|up))? (?:to|until|till|by|for) (?<into>{DATE}.*)$'),
  },
  {
    // "the meeting moved to 11"
    name: 'told-moved',
    intent: 'update',
    pattern: en(
      '(?<target>(?:the |my |our )?(?:[\\p{L}-]+ ){0,3}?(?:{RECORD}|{EVENT})(?: (?:with|about) [\\p{L} ]{1,30}?)?) (?:has |is |was |got |has been |have been |were |are )?(?:been )?(?:moved|rescheduled|pushed|postponed|shifted|brought)(?: back| forward| up| out)? (?:to|until|till) (?<into>(?:the )?(?:{DATE}.*|\\d{1,2}(?::\\d\\d)?))$',
    ),
  },
  {
    name: 'make-it',
    intent: 'update',
    pattern: en(
      '(?:{MOVE}|make|set|change) (?<target>it|that|this|them|those|these|that one|this one)(?: (?:to|at|for|on|into|be))? (?<into>.*{DATE}.*)$',
    ),
  },
  {
    name: 'move-part',
    intent: 'update',
    pattern: en(
      '(?:{MOVE}|make|change) (?<target>.+?) (?:to|into|for) (?<into>(?:the |this |early |late )*(?:morning|afternoon|evening))$',
    ),
  },
  {
    name: 'edit',
    intent: 'update',
    pattern: en('(?:{MOVE}|{EDIT}) (?<target>.+)$'),
    only: new RegExp(en('\\b(?:{RECORD})\\b').source, 'u'),
    unless: /\bplans? (?:a|the|to)\b|^bring (?:up|me)\b|\b(?:songs?|tracks?|music|playlist)\b/,
  },
  {
    // "change the dentist" speaks of an appointment that is kept somewhere, "change the bed sheets" of work to do.
    name: 'edit-event',
    intent: 'update',
    pattern: en(
      '(?:change|edit|modify|adjust|move|shift|push|postpone|delay) (?<target>(?:the|my|our) (?:[\\p{L}-]+ )?(?:{EVENT}))(?: (?:a (?:bit|little) )?(?:later|earlier|back|forward))?$',
    ),
  },
  {
    name: 'snooze',
    intent: 'update',
    pattern: en('(?:snooze|pause|extend|mute)(?: (?<target>.+))?$'),
    unless: /\bmusic|song|volume\b/,
  },
  {
    name: 'it-should',
    intent: 'update',
    pattern: en(
      '(?<target>(?:the |my ).+?) (?:should|needs to|has to|must) (?:be|move|start|happen)(?: to| at| on)? (?<into>{DATE}.*)$',
    ),
  },
];
