import type { LanguagePack } from '../pack';
import { englishAnnouncement } from './announcement';
import { coreOf } from './core';
import { englishCorrections } from './correction';
import { englishCounts } from './counts';
import { readBareEnglish } from './fallback';
import { englishArticle, englishGlue, englishKindOnly } from './glue';
import { findLists, listName } from './lists';
import { englishPlan } from './plan';
import { changeRules } from './rules-change';
import { completeRules } from './rules-complete';
import { conditionRules } from './rules-condition';
import { createRules } from './rules-create';
import { deleteRules } from './rules-delete';
import { fieldRules } from './rules-fields';
import { notRules } from './rules-not';
import { planRules } from './rules-plan';
import { lateQuestionRules, questionRules } from './rules-question';
import { roomRules } from './rules-room';
import { showRules } from './rules-show';
import { socialRules } from './rules-social';
import { opensTodo, separators } from './several';

const ORDINAL_WORDS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: -1,
  final: -1,
};

export const english: LanguagePack = {
  locale: 'en',
  core: coreOf,
  rules: [
    ...socialRules,
    ...planRules,
    ...roomRules,
    ...notRules,
    ...conditionRules,
    ...questionRules,
    ...fieldRules,
    ...deleteRules,
    ...completeRules,
    ...changeRules,
    ...showRules,
    ...createRules,
    ...lateQuestionRules,
  ],
  fallback: readBareEnglish,
  glue: englishGlue,
  kindOnly: englishKindOnly,
  article: englishArticle,
  sameThing: /^(?:another|the other|the next|the second|the last|one)(?: one)?(?: set)?$/i,
  reminding: /\b(?:remind|reminder|reminders|alarm|alarms|timer|countdown|alert|wake|notify)\b/,
  remindMe: /\bremind me\b/,
  morning: /\b(?:wake|get up|breakfast|sunrise|alarm)\b/,
  evening: /\b(?:dinner|supper|drinks|party|movie|bed ?time|sunset)\b/,
  levels: { urgent: 3, highest: 3, high: 2, medium: 1, normal: 0, low: 1, none: 0, 'no priority': 0 },
  fields: [
    { pattern: /reminder/, field: 'reminders' },
    { pattern: /due time|^time/, field: 'dueTime' },
    { pattern: /date|deadline/, field: 'dueDate' },
    { pattern: /priority/, field: 'priority' },
    { pattern: /tag/, field: 'tags' },
    { pattern: /repe|recur/, field: 'recurrence' },
    { pattern: /note/, field: 'notes' },
    { pattern: /duration/, field: 'durationMinutes' },
    { pattern: /list/, field: 'list' },
  ],
  priorities: [
    { pattern: /(?<![\p{L}\p{N}!])!(?:urgent|highest)\b/giu, value: 3 },
    { pattern: /(?<![\p{L}\p{N}!])!high\b/giu, value: 2 },
    { pattern: /(?<![\p{L}\p{N}!])!(?:medium|normal|low)\b/giu, value: 1 },
    {
      pattern: /[,;(-]?\s*\b(?:with )?(?:highest|top|urgent) priority\b\)?|\bpriority (?:urgent|highest)\b/gu,
      value: 3,
    },
    { pattern: /[,;(-]?\s*\b(?:with |at )?high[- ]priority\b\)?|\bpriority:? high\b/gu, value: 2 },
    {
      pattern:
        /[,;(-]?\s*\b(?:with |at )?(?:low|lowest|medium|normal)[- ]priority\b\)?|\bpriority:? (?:low|medium)\b/gu,
      value: 1,
    },
    {
      pattern:
        /(?:[,;([-]\s*|^|(?<=\s))(?:it's |it is |this is |very |super |really |quite )?(?:urgent|urgently|asap|as soon as possible)\b[)\]]?:?!*(?!\s+care)/gu,
      value: 3,
    },
    {
      pattern:
        /[,;([-]\s*(?:it's |it is |this is |very |really )?important\b[)\]]?!*|!important\b|^important:?(?=\s)/gu,
      value: 2,
    },
  ],
  findLists,
  listName,
  separators,
  opensTodo,
  sameOccasion: /\bwhile\b|\bon the way\b/,
  plan: englishPlan,
  corrections: englishCorrections,
  announcement: englishAnnouncement,
  targets: {
    all: /\b(?:all|every|everything|each|both|any|them|those|these|ones)\b|^(?:(?:my|the) )?(?:meetings|appointments|events|reminders|alarms|tasks|todos|to-?dos|to dos)\b/,
    everything:
      /^(?:(?:all|every|each|both|of|my|the|everything|anything|whole|entire|upcoming|scheduled|set|existing|pending|recurring|open|these|those|them|remaining|completed|done) ?)*(?:todos?|to-?dos?|to dos?|to do|tasks?|items?|reminders?|things?|list|lists|calendar|schedule|agenda|plans?|entries|events?|stuff|everything|day|ones|them|it)?$/,
    reference:
      /^(?:(?:it|that|this|that one|this one|(?:the |an)?other (?:one|two|ones)|them(?: all)?|those|these|both(?: of (?:them|these|those))?|all(?: of)? (?:them|these|those)|the one|that (?:todo|task|item|reminder)|this (?:todo|task|item|reminder)|the last one you (?:added|showed)|what (?:i|you) just added)(?: one| ones)?)$/,
    ordinals: [
      {
        pattern:
          /\b(first|second|third|fourth|fifth|last|final)(?: (?:one|item|task|todo|to-?do|to do|reminder|entry|appointment|meeting))?$/,
        value: (match) => ORDINAL_WORDS[match[1] ?? ''],
      },
      {
        pattern: /\b(\d{1,2})(?:st|nd|rd|th)(?: (?:one|item|task|todo|to-?do|reminder))?$/,
        value: (match) => Number(match[1]),
      },
      {
        pattern:
          /\b(?:item|number|task|todo|no\.?|#) ?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine)$/,
        value: (match) => englishCounts[match[1] ?? ''] ?? Number(match[1]),
      },
    ],
    places:
      /^(?:the )?(?<edge>first|last|top|bottom) (?<count>two|three|four|five|[2-9])(?: (?:ones?|items|tasks|todos))?$/,
    fromEnd: /last|bottom/,
    countOf: (words) => englishCounts[words] ?? (Number(words) || undefined),
    tagged:
      /\b(?:tagged|labell?ed|with (?:the |a )?(?:tag|label))(?: (?:as|with))? (?<tag>[\p{L}\p{N}][\p{L}\p{N}_-]*)/gu,
    overdue: /\boverdue\b|\bpast due\b|\bmissed\b/,
    except:
      /^(?<rest>.*?)[\s,]*\b(?:except(?: for)?|but not|apart from|other than|excluding|(?<=\b(?:all|everything|anything|every)\b.*)but)\s+(?<name>\S.*)$/d,
    noise:
      /^(?:the|my|our|a|an|all|of|that|this|these|those|every|each|any|some|for me|to do|todo|to-do|tasks?|todos|items?|item called|reminders?(?: (?:to|about|for|of))?|alarms? (?:for|to)|event|entry|scheduled|upcoming|next|set|untitled|called|named|titled|:)(?:\s+|$)|\s+(?:task|todo|to-do|reminder|item|entry|one|from|off|on|for|at|to|of|in|please|scheduled|that|is|which|set)$/i,
    experienced: /(?!)/,
    doneThings:
      /\b(?:done|completed|finished|checked off)(?: (?:todos?|to-?dos?|tasks?|items?|reminders?|ones|things)\b|$)/,
    undated:
      /\b(?:without|with no|have no|has no|having no|no) (?:an? |any )?(?:due )?(?:dates?|days?|deadlines?)\b|\bundated\b/,
    // What is to be done is open.
    done: /\b(?:(?<!\b(?:get|be|getting|being|left) )done|(?<!\bbe )(?:completed|finished)|checked off|ticked off|did i (?:finish|complete|do|get done|get through))\b/,
    anyStatus: /^(?:did|have|has|had|haven't)\b|\bever\b|\beverything\b.*\bdone\b/,
    asking:
      /\b(?:what(?:'s|s)?|which|when(?:'s|s)?|where(?:'s)?|who(?:'s)?|how|many|much|long|is|are|am|do|does|did|have|has|had|will|would|was|were|can|could|should|may|i|i'm|i've|me|my|mine|we|our|you|us|the|a|an|any|anything|everything|all|some|there|on|in|at|for|to|of|off|from|by|with|about|up|out|it|that|this|these|those|they|be|been|going|go|coming|happening|have to|need|needs|got|get|left|still|already|yet|today's|tomorrow's|next|upcoming|scheduled|planned|booked|set|due|next|list|lists|calendar|calander|schedule|agenda|todo|todos|to-do|to-dos|dos|tasks?|items?|reminders?|events?|things?|things|plans?|busy|free|available|time|date|day|week|month|year|now|please|show|tell|read|give|see|check|find|list|display|view|know|hear|let|whether|if|open|pending|overdue|past|done|completed|finished|many|else|and|or|not|first|last|current|currently|so|far|put|include|included|add|added|supposed|want|wanted|remember|remind|reminded|keep|mind|aloud|say|name|state|go|through|walk|various|complete|entire|whole|full|olly|start|starting|take|place|end|looks?|looking|like|shaping|names?|named|called|content|contents|details?|info|information|finish|complete|tagged|labelled)\b/gi,
  },
};
