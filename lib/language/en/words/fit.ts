import type { FitWords } from '../../moment-words';

const LED = /^(?:on|at|by|before|for|until|till|after|over|this|next|every|around|since)\b/;
/** What may follow a holiday that is a day of its own: another small word. */
const SMALL_WORD = /^ (?:on|at|by|in|for|from|with|is|are|to|and|or|before|after|we|i|the|my)\b/;
const MEAL_NAME = /(?:^|\s)(?:breakfast|brunch|lunch|dinner|supper|tea)$/;
const MEAL_OBJECT =
  /^ (?:meeting|party|date|appointment|reservation|guests?|invitations?|menu|money|ingredients|box(?:es)?|dishes)\b/;

/** "I'm on nights": which shift, and no rhythm. */
const ON_SHIFT = /^(?:on )?(?:nights|days|mornings|evenings)$/;
const SHIFT_BEFORE =
  /(?:^|\b(?:i'?m|i am|am|are|is|was|be|working|work|back|shift|he's|she's|we're|they're)(?: on)? ?)$/;
/** "At 1 Canada Square": the number of a house. */
const ADDRESS_NUMBER = /^at \d{1,2}$/;
const STREET =
  /^ (?:[\p{L}'-]+ ){1,3}?(?:st|street|sq|square|rd|road|ave|avenue|ln|lane|pl|place|drive|way|court|terrace|gardens|crescent|boulevard|blvd|plaza|house|row|wharf|embankment)(?![\p{L}])/u;

const NAMED_PERIOD =
  /^(?:(?:about |for |on )?(?:the |my |our )?q[1-4]|(?:about |for )?(?:the |my |our )?(?:19|20)\d\d|(?:about |for )?(?:the |my |our )?(?:january|february|march|april|may|june|july|august|september|october|november|december))(?: (?:19|20)\d\d)?$/i;
const PERIOD_NOUN =
  /^ (?:\p{L}+ )?(?:reports?|budget|numbers|results|invoices?|plans?|goals|reviews?|tax(?:es)?|statements?|newsletter|calendar|bills?|payroll|forecast|figures|sales|roadmap|okrs?|expenses|returns?|accounts|slides|deck)\b/u;
const WEEKDAY = /^(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

const CLOCK =
  /^(?<lead>(?:(?:for|before|after) )?(?:(?:the|my|our) )?)\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?|o'clock)$/i;
/** Stands before the hour of what something else is for: "tickets for the 8pm show". */
const ATTRIBUTED = /\S (?:for|before|after) (?:the|my|our) $/;

export const englishFit: FitWords = {
  holiday: {
    rule: 'holiday',
    isOfName: ({ span: { start, end } }, folded) => {
      const after = folded.slice(end, end + 16);
      return !LED.test(folded.slice(start, end)) && /^ \p{L}/u.test(after) && !SMALL_WORD.test(after);
    },
  },
  isOfName: ({ span: { start, end } }, folded) =>
    (ON_SHIFT.test(folded.slice(start, end)) && SHIFT_BEFORE.test(folded.slice(0, start))) ||
    (ADDRESS_NUMBER.test(folded.slice(start, end)) && STREET.test(folded.slice(end, end + 30))) ||
    (MEAL_NAME.test(folded.slice(start, end)) && MEAL_OBJECT.test(folded.slice(end, end + 20))),
  isOfTitle: ({ span: { start, end, text }, vague }, masked, from) => {
    const after = masked.slice(end, end + 40);
    if (NAMED_PERIOD.test(text.trim()) && vague && PERIOD_NOUN.test(after)) return true;
    const before = masked.slice(Math.max(from, start - 5), start);
    // "buy tickets for the 8pm show": the hour is that of the show.
    const lead = CLOCK.exec(text.trim())?.groups?.lead;
    if (lead !== undefined && ATTRIBUTED.test(masked.slice(from, start) + lead) && /^ \p{L}/u.test(after))
      return true;
    const isOne = /^the /i.test(text) || /\b(?:the|my|our) $/.test(before);
    return WEEKDAY.test(text) && isOne && start > from && PERIOD_NOUN.test(after);
  },
  possessive: /['’]s$/,
  rhythm: {
    alone: /^(?:daily|weekly|biweekly|monthly|quarterly|yearly|annual)$/i,
    other: /^(?:on )?(?:every|each)\b/i,
  },
  doing: {
    opening: /^(?:night|evening)\s+(?=\S)/i,
    before:
      /(?:parents?'?|open|info|date|game|movie|film|quiz|trivia|poker|girls'?|boys'?|family|opening|pizza|taco|craft|karaoke) $/,
  },
  particle: /^(?:in|on|off|up|out) (?=(?:today|tonight|tomorrow|on|at|by|before|next|this|every)\b)/i,
  event:
    /^(?:for\s+)?(?:breakfast|brunch|lunch|dinner|supper|tea)\b(?:\s+(?:on|at|in|by|from|this|next)\b)?\s*/i,
  closingEvent: {
    event: /(?:,|:)? ?\b(?:breakfast|brunch|lunch|dinner|supper|tea)$/,
    behind: /^ (?:with|for|at|in|and|to)\b/,
  },
  asksReminder: /\b(?:remind|alert|notify|ping)\b/,
  remindsAt:
    /(?:\s*[,;.(]\s*|\s+)(?:(?:and|but|so|plus|just)\s+)*(?:please\s+|pls\s+)?(?:remind|ping|alert|nudge|notify|warn) me(?:\s+(?:about|of) (?:it|that|this))?(?:\s+again)?\s+(?:(?:on|at|in|the)\s+)*\uE000+(?:[ ,]+(?:(?:on|at|in)\s+)*\uE000+)?(?=\s*(?:$|[.,;!)]))/gu,
  dayBefore: /^(?:on )?the (?:day|night|evening|morning|afternoon) before\b/i,
  reminderBefore: null,
  reminderBehind: /^ ?(?:before(?:hand)?|prior(?: to)?|in advance(?: of)?|ahead(?: of)?|early)\b/,
  reminding: /\b(?:remind|reminder|notify|alert|alarm|wake)\w*/u,
};
