import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** Changes of one field of a todo that is named in the same sentence. */
export const fieldRules: Rule[] = [
  {
    name: 'tag',
    intent: 'update',
    pattern: en('(?:tag|label) (?<target>.+?) (?:with|as) (?<tags>[#\\p{L}\\p{N} ,_-]+)$'),
    unless: /\b(?:done|complete|completed|finished|urgent|important)$/,
  },
  {
    name: 'tag',
    intent: 'update',
    pattern: en(
      '(?:add|put|attach) (?:the |a )?(?:tags?|labels?) (?<tags>[#\\p{L}\\p{N}_,-]+) (?:to|on) (?<target>.+)$',
    ),
  },
  {
    name: 'note',
    intent: 'update',
    pattern: en(
      '(?:add|put|write|attach) (?:a |another |the )?notes? (?:to|on|for) (?<target>[^:]{2,60}?)(?: ?: ?| saying (?:that )?| that says )(?<notes>.+)$',
    ),
  },
  {
    name: 'clear-field',
    intent: 'update',
    pattern: en(
      '(?:remove|delete|drop|clear|take|get rid of) (?:the |all |any )?(?<field>reminders?|due date|date|deadline|due time|time|priority|tags?|repeat|repetition|recurrence|notes?|duration|list) (?:from|of|off) (?<target>.+)$',
    ),
    unless:
      /^(?:take|delete|remove) (?:the )?(?:list|notes?|reminders?|date|time) (?:from|off|of) (?:my |the )?(?:\w+ )*(?:list|calendar|to-?dos?|schedule)\b/,
  },
  {
    // "stop repeating the rent"
    name: 'clear-field',
    intent: 'update',
    pattern: en(
      "(?:stop|quit|don't|do not|no longer) (?<field>repeat(?:ing)?) (?<target>.+?)(?: any ?more)?$",
    ),
  },
  {
    // "repeat the rent every month"
    name: 'repeat',
    intent: 'update',
    pattern: en("repeat (?<target>(?:the|my|our) [\\p{L}' -]{2,40}?|it|that|this) (?<into>{DATE})$"),
  },
  {
    name: 'repeat',
    intent: 'update',
    pattern: en(
      '(?:set|make|let|have|change) (?<target>.+?) (?:to |be )?(?:repeat|recur|recurring|repeating)(?:s|ing)? (?<into>{DATE})$',
    ),
    unless: /^(?:set|make) (?:me )?(?:an?|another|a new) /,
  },
  {
    name: 'reschedule',
    intent: 'update',
    pattern: en('(?:reschedule|postpone|put off|defer|snooze) (?<target>(?:(?!\\bto\\b).){2,60})$'),
    unless: /\uE000/,
  },
  {
    name: 'set-level',
    intent: 'update',
    pattern: en(
      '(?:set|change|update|make) (?:the )?priority (?:of|for|on) (?<target>.+?) (?:to|as) (?<level>urgent|highest|high|medium|normal|low|none|no priority)$',
    ),
  },
];
