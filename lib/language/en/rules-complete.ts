import type { Rule } from '../grammar';
import { en } from './vocabulary';

/** Ticking off and opening again, by order or by telling what was done. */
export const completeRules: Rule[] = [
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
    unless: /\b(?:list|things) to do$/,
  },
  {
    name: 'not-done',
    intent: 'reopen',
    pattern: en(
      "(?:actually |no |wait )*(?<target>it|that|this|that one)(?:'s| is| was) not (?:actually |really )?(?:done|finished|complete|completed|paid)(?: yet| after all)?$",
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
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: en('(?:mark|set) (?<target>.+?) (?:{DONE})$'),
    // "set a reminder to take Friday off" makes something.
    unless: /^set (?:up )?(?:a|an|another|me|my)\b/,
  },
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
  {
    name: 'complete',
    intent: 'complete',
    pattern: en('complete (?<target>(?:all|every|everything|both)\\b.*|[^\\uE000]+)$'),
  },
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
    // "the rent is paid"
    name: 'is-done',
    intent: 'complete',
    pattern: en(
      '(?<target>(?:the|my|our|all|all the|both) .{2,60}?) (?:is|are|has been|have been|was|were|got) (?:now |all |already |finally )*(?:paid|bought|sent|booked|delivered|submitted|cleaned|washed|fixed|returned|mailed|ordered|signed|filed|watered|fed|packed|printed)(?: already| now)?$',
    ),
    unless: /\?|^(?:the|my|our) .*\b(?:if|when|that|which|who)\b/,
  },
  {
    name: 'is-done',
    intent: 'complete',
    pattern: en(
      "(?<target>.+?)(?:'s| is| are| was| were|, | -|:| have been| has been| list)? (?:now |all |just |already |both )*(?:{DONE})$",
    ),
    unless:
      /^(?:show|list|view|see|display|find|clear|clean|archive|hide|delete|remove|empty|what|is|are|was|when|how|who|if|get|be|want|need|have|haven't|not|it's|has|i|we|make|to|should)\b|\bwell done$|\b(?:off|over|paid|bought|closed|checked|to be|get \S+|be) ?(?:done)?$/,
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
];
