import type { MomentWords } from '../../moment-words';

/** "The night shift" is work, and no move. */
const MOVING =
  /^.{0,40}?\b(?:move|reschedule|change|(?<!\b(?:night|day|late|early|evening|morning|long|split|double|first|last|extra|next|work|bar|the|my|a) )shift|push|postpone|update|extend|modify|switch|bring)\b/s;
/** Opens an order that is a move and nothing else. */
const MOVE = /^.{0,20}?\b(?:move|push|reschedule|postpone|shift)\b/;

/** "move it from Tuesday to Thursday" names two moments, the old and the new one, where else it would be a span. */
function movedTo(folded: string, { start, end }: { start: number; end: number }): number | undefined {
  if (!MOVING.test(folded)) return undefined;
  const place = folded.slice(start, end).search(/ (?:to|until|till) /);
  if (place < 0) return undefined;
  const isFrom = /\bfrom\b/.test(folded.slice(Math.max(0, start - 6), start + 6));
  return MOVE.test(folded) || isFrom ? start + place + 1 : undefined;
}

export const englishMoments: MomentWords = {
  lead: /^(?:(?:about|around|due|on|at|by|before|until|till|to|for|from|in|starting)\s+)+(?=\S)/i,
  hidden: [
    // "dentist is at 12 now": that it is so now is no moment.
    { pattern: /(?<=\b(?:is|are)\b[^\n]{1,40} )now(?=\W*$)/gi, hide: () => 'xxx' },
    { pattern: /(?<=\b(?:is|are) )now(?= (?:at|on)\b)/gi, hide: () => 'xxx' },
    {
      // "move the runs one day later" is a distance from where they stand, and not from now.
      pattern:
        /(?<=\b(?:move|push|shift|postpone|delay|bring|put|reschedule|start|make (?:the|my|our))\b[^\n,.;]{1,60}\b(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?) )(?:later|earlier|sooner)(?=\W*$)/gi,
      hide: (words) => 'x'.repeat(words.length),
    },
    {
      // "the first one to Monday" counts todos, not hours.
      pattern:
        /\b(?:first|second|third|fourth|fifth|last|this|that|other|another|which|early|late|earlier|later) one\b/gi,
      hide: (words) => `${words.slice(0, -3)}xxx`,
    },
  ],
  planning: /\bplan|\borgani[sz]e|\bschedule/,
  lengthUnit: /(?:h|hrs?|hours?|m|mins?|minutes?)\b/,
  movedTo,
  asksWhich: /^\W*(?:(?:so|and|wait|ok|hey)[\s,]+)*(?:is|are|was|were)\b[^,.;]*\uE000\W*$/i,
  or: /or(?: else| maybe| perhaps)?(?: on| at| in)?/,
  except:
    /[\s,(]*(?:\b(?:except(?:ing)?|excluding|but not|just not|apart from|other than|but never|(?:but )?(?:skip|skipping|omit|minus|without)|no need)(?: for)?|[,;]\s*(?:but )?(?:no(?: [a-z]+)?|not))(?: on| for)? ?$/i,
  excepted: null,
  sameDay:
    /(?<![\p{L}])(?:(?:later |also )?(?:on |for )?(?:(?:the|that) (?:very )?same day|that (?:very )?day)|same day)(?![\p{L}])(?!['’]s)/giu,
  starts: /^(?:from|starting|beginning|as of)\b/i,
  weekday: /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/i,
  bareWeekday: /^(?:(?:on|for|the|and|or) )*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i,
  weekdaySpanRule: /^(?:which )?weekday to weekday(?: of a week)?(?: \+|$)/,
  ofOneWeek: /\b(?:next|this|coming|last)\b/i,
  until: /^(?:until|till?|to|through)\b/i,
  nextDay: /\b(?:(?:the )?(?:next|following) (?:day|morning)|(?:the )?day after)\b/i,
  dayOfMonth: (words) => {
    const day = /^(?:(?:on|by|to|for|the) )*(\d{1,2})(?:st|nd|rd|th)$/i.exec(words)?.[1];
    return day === undefined ? undefined : Number(day);
  },
  bareHourRule: /bare hour|clock/,
  hourLead: 'at ',
  before: /\b(?:before|prior)\b/,
};
