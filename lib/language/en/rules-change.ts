import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** What makes "move …", "change …" speak of a todo and not of furniture: a known record, or a new date. */
const KEPT = new RegExp(
  en(
    '\\b(?:{RECORD})\\b|\\b(?:to|until|till|by|for|at|from|forward|back|up|out|earlier|later|instead)(?: the)? {DATE}|\\b(?:title|name|date|time|due date|priority|duration|end|start|location|reminder|list|tag)\\b',
  ).source,
  'u',
);
const AWAY =
  /\b(?:lists?|to-?dos?|to dos?|to do|calendars?|schedule|agenda|tasks|reminders?|chores|shopping|groceries|grocery)\b/;

export const changeRules: Rule[] = [
  // Taking away.
  {
    name: 'do-not-remind',
    intent: 'delete',
    pattern: en(
      "(?:don't|dont|do not|stop|no longer|never|no need to|you don't have to|quit) (?:remind|reminding|notify|notifying|alert|alerting|wake|waking|bug|bugging)(?: me)?(?: (?:to|about|of|for|that|up))?(?: i (?:have|need) to)?(?: (?<target>.*))?$",
    ),
    unless: /forget/,
  },
  {
    name: 'no-longer-need',
    intent: 'delete',
    pattern: en(
      "i (?:don't|dont|do not|no longer|didn't)(?: longer)? (?:need|want|have)(?: to)?(?: (?:my|the|any|an|a))* (?<target>.+?)(?: (?:anymore|any more|on .*|any longer|scheduled.*))?$",
    ),
    only: /anymore|any more|longer|alarms?|reminders?|\blist\b|appointment|meeting/,
  },
  {
    name: 'no-more',
    intent: 'delete',
    pattern: en('no more (?<target>.+)$'),
    only: /\b(?:reminders?|alarms?|meetings?|tasks?|events?)\b/,
  },
  {
    name: 'take-off',
    intent: 'delete',
    pattern: en(
      '(?:take|get|pull|knock|leave|scratch) (?<target>.+?) (?:off|off of|out of|from|away from|removed from)\\b.*',
    ),
    only: AWAY,
  },
  {
    name: 'take-off',
    intent: 'delete',
    pattern: en('(?:take|scratch) (?:off|out|away) (?<target>.+)'),
    only: /\b(?:lists?|calendar|to-?dos?|to do|schedule|agenda)\b/,
  },
  {
    name: 'move-to-trash',
    intent: 'delete',
    pattern: en(
      '(?:move|put|throw|send) (?<target>.+?) (?:to|into|in) (?:the )?(?:trash|bin|garbage|recycle bin)\\b.*',
    ),
  },
  {
    name: 'turn-off',
    intent: 'delete',
    pattern: en(
      '(?:turn off|turn|switch off|shut off|disable|stop|deactivate|silence|reset|kill|end|dismiss)(?: off)? (?<target>.*\\b(?:alarms?|reminders?|timers?|notifications?|alerts?)\\b.*)',
    ),
    unless: /\b(?:on|up|down)\b(?! (?:monday|\uE000|my))/,
  },
  {
    name: 'clear-days',
    intent: 'delete',
    pattern: en(
      '(?:clear|empty|wipe|free up)(?: out| up| off)? (?<target>(?:(?:my|all|all of|the|whole|entire) )*{DATE})$',
    ),
  },
  {
    name: 'blank-out',
    intent: 'delete',
    pattern: en(
      '(?:blank out|clear|empty|wipe|wipe out|clean|clean out|clean up|clear out|clear up|clear off|reset)(?: all| everything)? (?<target>.*\\b(?:{RECORD}|{LIST}|everything|all|day|week|afternoon|morning|evening)\\b.*)',
    ),
    unless: /\b(?:gutters?|room|house|kitchen|desk|garage)\b/,
  },
  {
    name: 'make-clear',
    intent: 'delete',
    pattern: en('make sure (?<target>.*\\blist) is (?:completely )?(?:clear|empty)$'),
  },
  {
    name: 'list-then-delete',
    intent: 'delete',
    pattern: en(
      '(?:(?:on|in|from) )?(?:(?:my|the) )?(?:[\\p{L}]+ )?(?:list|calendar|to-?dos?|to dos|to do list)[ ,:]*(?:please )?(?:delete|remove|erase|cancel|drop)(?: (?<target>.+))?$',
    ),
  },
  {
    name: 'delete',
    intent: 'delete',
    pattern: en(
      '(?:delete|deletes|deleting|cancels|removes|remove|removing|cancel|cancelling|erase|discard|trash|omit|scrap|call off|unschedule|get rid of|eliminate|dump|bin|unset|take away|take off)(?: (?<target>.+))?$',
    ),
  },
  {
    name: 'drop',
    intent: 'delete',
    pattern: en('(?:drop|clear|scratch) (?<target>.+)'),
    only: new RegExp(en('\\b(?:{RECORD})\\b').source, 'u'),
    unless: /^drop (?:off|by|in)\b/,
  },
  {
    name: 'delete-inside',
    intent: 'delete',
    pattern: en(
      '(?:(?:on|for|at)? ?{DATE},? |.+?(?: so|,|;) (?:please )?)(?:delete|cancel|remove|clear|erase) (?<target>.*\\b(?:{RECORD}|{LIST})\\b.*)$',
    ),
    unless: /^(?:remind|add|put|set|create|schedule|make|note|remember|tell|ask|todo|task)\b/,
  },
  {
    name: 'find-and-remove',
    intent: 'delete',
    pattern: en(
      '(?:find|list|show|open|go to|look up)(?: .+?)? and (?:then )?(?:delete|remove|cancel|erase)(?: (?<target>.+))?$',
    ),
  },
  // Opening again.
  {
    name: 'reopen',
    intent: 'reopen',
    pattern: en(
      '(?:reopen|re-open|unmark|uncheck|untick|uncomplete|un-complete|restore|reactivate) (?<target>.+)',
    ),
  },
  {
    name: 'mark-open',
    intent: 'reopen',
    pattern: en(
      '(?:mark|set|flag|change) (?<target>.+?) (?:as|to|back to)? ?(?:not done|undone|not finished|unfinished|incomplete|not complete|not completed|open|pending|to do)$',
    ),
  },
  {
    name: 'not-done',
    intent: 'reopen',
    pattern: en(
      "(?<target>.+?) (?:isn't|is not|wasn't|was not|isnt) (?:done|finished|complete|completed)(?: yet| after all)?$",
    ),
  },
  {
    name: 'not-done',
    intent: 'reopen',
    pattern: en(
      "i (?:haven't|didn't|have not|did not) (?:actually |really )?(?:finish|finished|do|done|complete|completed)(?: with)? (?<target>.+?)(?: yet| after all)?$",
    ),
  },
  // Ticking off.
  {
    name: 'check-off',
    intent: 'complete',
    pattern: en('(?:check|tick|cross|strike|mark|knock)(?: (?:off|out|down)) (?<target>.+)'),
  },
  {
    name: 'check-off',
    intent: 'complete',
    pattern: en('(?:check|tick|cross|strike|mark|knock) (?<target>.+?) (?:off|out)\\b(?: .*)?'),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: en(
      '(?:mark|set|flag|label|put|change|tag|move) (?:off )?(?<target>.+?) (?:as|to|is|to be|as being)(?: already)? (?:all )?(?:{DONE})$',
    ),
  },
  { name: 'mark-done', intent: 'complete', pattern: en('(?:mark|set) (?<target>.+?) (?:{DONE})$') },
  {
    name: 'mark-on-list',
    intent: 'complete',
    pattern: en(
      'mark (?<target>.+?) (?:on|in|from|off) (?:my |the )?(?:[\\p{L}-]+ )*?(?:list|to-?dos?|to dos|to do list|tasks)(?: .*)?$',
    ),
  },
  {
    name: 'complete',
    intent: 'complete',
    pattern: en(
      '(?:complete|completed|finish|finished|close|resolve|accomplish|achieve) (?<target>(?:(?:the|my|this|that|all|every) )*(?:task|todo|to-?do|to do|reminder|item|errand|chore|one|{QUOTE}|it|them|everything)s?\\b.*|.+ (?:on|in|from) (?:my |the ).*(?:list|to-?dos?|to dos?|tasks))',
    ),
    unless: /^\w+ (?:the |my |a )?(?:task|todo|to-?do)s?[ ,]*\uE000/u,
  },
  { name: 'complete', intent: 'complete', pattern: en('complete (?<target>.+)'), unless: /\uE000/ },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: en(
      "(?:i|we|i've|we've|i'm|already|just)(?: have| had)? ?(?:already |just |finally |now )*(?:did|done with|done|through with|finished(?: with)?|completed?|complete|ticked off|checked off) (?<target>.+?)(?: already| now| earlier| today| {DATE})?$",
    ),
    unless: /\?/,
  },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: en(
      "(?:i|we|i've|we've|i have|we have) (?:already |just |finally )?(?:(?:\\w{3,}ed|bought|paid|sent|wrote|read|took|made|got|went to|called|met|brought|told|gave|booked|picked up|returned|took out|cleaned|ran|swept|fed|put)(?: up| out| off| to)? (?<target>.+?))(?: already| earlier)?$",
    ),
    unless:
      /^(?:i|we) (?:need|want|would|should|lost|missed|liked|loved|hated|watched|heard|found|tried|looked|asked|moved|changed|wanted|needed|searched|turned|messed|told you|said|added|included|got to|got a)\w*\b|\?|how|today i\b/,
  },
  {
    name: 'is-done',
    intent: 'complete',
    pattern: en(
      "(?<target>.+?)(?:'s| is| are| was| were|, | -|:| have been| has been| list)? (?:now |all |just |already |both )*(?:{DONE})$",
    ),
    unless:
      /^(?:what|is|are|was|when|how|who|if|get|be|want|need|have|haven't|not|it's|has|i|we|make|to|should)\b|\bwell done$|\b(?:off|over|paid|bought|closed|checked|to be|get \S+|be) ?(?:done)?$/,
  },
  {
    name: 'is-done',
    intent: 'complete',
    pattern: en(
      '(?:done|finished|completed|task (?:completed?|done|finished))(?: with|:|,|-)? ?(?<target>.*)$',
    ),
  },
  {
    name: 'already-complete',
    intent: 'complete',
    pattern: en('already (?:complete|completed|did|finished|done) (?<target>.+)$'),
  },
  // Changing.
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
    name: 'move-by',
    intent: 'update',
    pattern: en(
      '(?:{MOVE}|{EDIT}|snooze|extend|shorten|lengthen|start|make|let) (?:back |forward |out |up |off )?(?<target>.+?) (?:to (?:start|be|begin) |start |starting )?(?<into>(?:(?:by|for|up|back|forward|out|ahead|up by|back by|forward by|out by) )*(?:an? |another |\\d+ |half an? )?{DATE}(?: (?:earlier|later|forward|back|out|ahead|up|more|longer|sooner))?)$',
    ),
    only: /\b(?:by|up|back|forward|out|ahead|earlier|later|longer|sooner|more|snooze|extend|shorten|delay|postpone|push)\b/,
    unless: /^(?:make|let|start) (?:me|us|an?|it up)\b/,
  },
  {
    name: 'move-to',
    intent: 'update',
    pattern: en(
      '(?:{MOVE}|{EDIT}) (?<target>.+?) (?:over )?(?:to|until|till|for|at|on|onto|into|by) (?<into>(?:the |be |start |end |start at |end at |at )*{DATE}.*)$',
    ),
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
    name: 'edit',
    intent: 'update',
    pattern: en('(?:{MOVE}|{EDIT}) (?<target>.+)$'),
    only: new RegExp(en('\\b(?:{RECORD})\\b').source, 'u'),
    unless: /\bplans? (?:a|the|to)\b/,
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
