import type { Rule } from '../grammar';
import { en } from './vocabulary';

const AWAY =
  /\b(?:lists?|to-?dos?|to dos?|to do|calendars?|schedule|agenda|tasks|reminders?|chores|shopping|groceries|grocery)\b/;

/** Taking todos away, also by saying that they are not wanted any more. */
export const deleteRules: Rule[] = [
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
      "(?:i |we )?(?:don't|dont|do not|no longer|didn't)(?: longer)? (?:need|want|have)(?: to)?(?: (?:my|the|any|an|a))* (?<target>.+?)(?: (?:anymore|any more|on .*|any longer|scheduled.*))?$",
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
    unless: /\b(?:on|up|down)\b(?! (?:monday|\uE000|my))|^turn (?:on|up|down)\b/,
  },
  {
    name: 'clear-days',
    intent: 'delete',
    pattern: en(
      '(?:clear|empty|wipe|free up)(?: out| up| off)? (?<target>(?:(?:my|all|all of|the|whole|entire) )*{DATE})$',
    ),
  },
  {
    // "clear completed"
    name: 'clear-done',
    intent: 'delete',
    pattern: en(
      '(?:clear|clean|clean up|clear out|archive|delete|remove|purge|hide)(?: all| my| the)* (?<target>(?:done|completed|finished)(?: (?:todos?|tasks?|items?|ones|things))?)$',
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
    // "cancel the gym before the 28th" is something to do.
    unless:
      /^cancel .{2,}\b(?:by|before) \uE000|^(?:trash|scrap|bin|dump) (?:day|bags?|cans?|metal|paper|trucks?|yard|collection|pick-?up)\b|^(?:dump|discard) (?:the |out )*(?:garbage|trash|rubbish|recycling|compost)\b/,
  },
  {
    name: 'forget',
    intent: 'delete',
    pattern: en(
      'forget (?!to\\b)(?<target>.*\\b(?:reminder|alarm|todo|task|appointment|meeting|event)s?\\b.*)$',
    ),
  },
  {
    name: 'drop',
    intent: 'delete',
    pattern: en(
      '(?:drop|clear|scratch|scrap|ditch) (?<target>it|that|this|them(?: all)?|those|these|that one|this one)$',
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
      '(?:(?:on|for|at)? ?{DATE},? |.+?(?: so|,|;) (?:please )?)(?:delete|cancel|remove|clear|erase|take|scratch|cross) (?<target>.*\\b(?:{RECORD}|{LIST})\\b.*)$',
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
  {
    // "3pm meeting cancelled"
    name: 'told-removed',
    intent: 'delete',
    pattern: en(
      '(?<target>(?:.*\\b)?(?:{RECORD}|{DATE})(?:.*?)) (?:(?:is|are|was|were|got|has been|have been|to be) )?(?:removed|deleted|cancelled|canceled|called off)$',
    ),
    unless:
      /^(?:remind|add|put|set|create|schedule|make|note|remember|tell|ask|show|find|get|check|list|what|which|when|who|how|is|are|was|were|has|have|did|i|we|todo|task)\b|\b(?:check|ask|verify|confirm|make sure|see|tell|remind)\b/,
  },
];
