import type { PlanWords } from '../plan-words';
import { fold } from '../sentence';
import { englishCounts } from './counts';
import { doingWords } from './verbs';

const TIMES: Record<string, number> = { ...englishCounts, once: 1, twice: 2, thrice: 3 };
const NUMBER = '\\d{1,2}|one|two|three|four|five|six|seven';

const REPEAT = new RegExp(
  `\\b(?:(?<word>once|twice|thrice)|(?<count>${NUMBER}) ?(?:times|x|×)(?![\\p{L}\\p{N}]))(?: (?:a|per|each|every|this|next) (?:week|day))?(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])[x×] ?(?<after>\\d{1,2})(?![\\p{L}\\p{N}])`,
  'u',
);
const DAILY = new RegExp(
  `\\b(?:(?:(?<word>once|twice|thrice)|(?<count>${NUMBER}) ?(?:times|x)) (?:(?:a|per|each|every) ?day|daily)|a day|per day|daily|every ?day|each day|(?<work>every (?:week|work(?:ing )?)day)|(?:every|each)(?= (?:morning|afternoon|evening|night)\\b))\\b`,
);
const DAYS =
  '(?:next |this )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|tomorrow|today|the \\d{1,2}(?:st|nd|rd|th)|\\p{L}{3,9} \\d{1,2}(?:st|nd|rd|th)?';
const COUNT = new RegExp(`^[\\s(*-]*(?:(?:do|have|get|fit in) )?(?<count>${NUMBER}) (?=\\p{L}|\\uE000)`, 'u');

export const englishPlan: PlanWords = {
  body: /(?<!\d)[:;]\s*|:\s+|\n|\s(?:with|around|including|i (?:need|have|want) to|i must|so that i can|to fit in|time (?:for|to))\s|(?<=[\p{L}\uE000])(?:,|\.|\?| -)\s/u,
  fit: /^(?:(?:find|make) (?:me )?(?:some )?(?:time|room) (?:for|to)|(?:fit|squeeze)(?: in)?|spread(?: out)?|block(?: out| off)?|set aside) /,
  span: /(?:(?:,? (?:into|in|over|across|during|within|through|throughout|on|for))? (?:(?:my|the|this|next|coming) )*(?:\uE000+|week|weekend|month))[\s.?!]*$/u,
  tail: /[,.;:!?\n](?:\s*(?:and|then|so|please|can you|could you|now))*\s*(?:plan|lay out|map out|organi[sz]e)(?: (?:it|that|this|them|these|those|all|everything|out|of))*(?: for me)?(?:(?: (?:for|into|over|in|on|across))? (?:(?:my|the|this|next|coming|rest of) )*(?:\uE000+|week|weekend|month|day))?(?: please| for me)?[\s.?!]*$/u,
  free: new RegExp(
    `,?\\s*(?:but |and )?(?:(?:keep|leave) (?<day>${DAYS}) (?:free|open|clear|empty)|(?:nothing|not|except|excluding|avoid(?:ing)?|no (?:work|working|meetings?|plans?|tasks?)) (?:on )?(?<day2>${DAYS})|(?<day3>${DAYS}) (?:is |'s )?(?:off|free|out|blocked)|(?:free|off|no) (?<day4>${DAYS}))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
  dayLong:
    /\b(?:half a day|half-day|half day|(?<whole>all day(?: long)?|(?:the|a) (?:whole|full|entire) day|full day))\b/i,
  nothing: /^(?:nothing|none|anything|no idea|not sure|idk)$/i,
  plainer: (text) =>
    text
      .replace(/(?<!half )\ban hour(?= (?:for|of|on|to)\b)/gi, '1  hour')
      // "2 hours before Friday" is a length and a limit, not a moment two hours earlier.
      .replace(/(?<=\d ?(?:h|hrs?|hours?|m|mins?|minutes?)) (?=(?:by|before|until|due)\b)/gi, ';'),
  separator: new RegExp(
    `\\s*(?:[;\\n•]|\\(?(?<![\\d.])\\d{1,2}[.)]\\s|,\\s*(?:and |then |plus |also )?|\\.\\s+|\\s(?:and then|plus|as well as)\\s|\\sand\\s+(?=(?:an? )?(?:${NUMBER})\\b|\\d|(?:${[...doingWords].join('|')})\\b)|(?<=(?:^|[,;:])\\s*(?:${NUMBER})\\s[^,;]{1,40})\\sand\\s+(?=an?\\s)|(?<=,\\s*[\\p{L}-]+)\\sand\\s+(?=[\\p{L}-]+[\\s.?!]*$)|\\s&\\s)\\s*(?:and\\s+)?`,
    'giu',
  ),
  repeat(text) {
    const folded = fold(text);
    const daily = DAILY.exec(folded);
    if (daily) {
      const said = daily.groups?.word ?? daily.groups?.count ?? 'one';
      const times = TIMES[said] ?? Number(said);
      const place = { start: daily.index, end: daily.index + daily[0].length };
      return { ...place, times, daily: daily.groups?.work ? 'workday' : 'day' };
    }
    const match = REPEAT.exec(folded);
    const groups = match?.groups;
    const said = groups?.word ?? groups?.count ?? groups?.after;
    if (!match || !said) return undefined;
    const times = Math.min(31, Math.max(1, TIMES[said] ?? Number(said)));
    return { start: match.index, end: match.index + match[0].length, times };
  },
  count({ masked }, most) {
    const match = COUNT.exec(masked);
    const said = match?.groups?.count;
    const after = match ? masked.slice(match[0].length) : '';
    // "3 runs" are three, "5 page essay" and "two factor login" are one.
    if (!match || !said || !isPlural(after)) return undefined;
    const times = TIMES[said] ?? Number(said);
    // "20 push ups" is an amount, not twenty times.
    if (times < 1 || times > most) return undefined;
    const end = match[0].length;
    return { start: end - said.length - 1, end, times };
  },
  noise: /\b(?:each(?: time| one)?|apiece|every time|if possible|at some point|sometime)\b/gi,
  title(words, isCounted) {
    const plain = words
      .replace(/^(?:(?:i|we)(?: also)?(?: need| have| want| must|'d like)(?: to)?|please|help me)\s+/i, '')
      .replace(/^(?:of|for|do|to|the|some|a bit of|also|and)\s+/i, '')
      .replace(/\s+(?:of|for|in the|in|on)$/i, '')
      .trim();
    return isCounted ? singular(plain) : plain;
  },
  part(masked) {
    return /\bmornings?\b/.test(masked)
      ? 'morning'
      : /\bafternoons?\b/.test(masked)
        ? 'afternoon'
        : /\b(?:evenings?|nights?|after work)\b/.test(masked)
          ? 'evening'
          : undefined;
  },
  ahead: [
    /^(?<rest>.+?),? (?:before|ahead of|prior to) (?:that|it|this|(?:the |my |our )?(?<name>.+))$/iu,
    /^(?:before|ahead of|prior to) (?:that|it|this|(?:the |my |our )?(?<name>.+?)),? (?:do |have |also )?(?<rest>\S.*)$/iu,
  ],
  short:
    /^(?:go (?:for )?(?:a )?)?(?:run|running|jog|jogging|walk|walking|stretch|meditat|yoga|call|phone|ring|e-?mail|text|reply|stand-?up|water the|vacuum|dust|nap)/,
  ranges: [
    { pattern: /\bwork ?week\b|\bworking week\b/, range: 'workweek' },
    { pattern: /\bweekend\b/, range: 'weekend' },
    { pattern: /\bweek\b/, range: 'week' },
    { pattern: /\bmonth\b/, range: 'month' },
    { pattern: /\b(?:day|morning|afternoon|evening)\b/, range: 'day' },
  ],
};

const PREPOSITION = /\s(?:with|of|for|in|to|at|about|on|by|from|around|and)(?=\s|$)/;

/** The noun that was counted: the last word before a preposition. */
function counted(words: string): { before: string; noun: string; after: string } {
  const place = words.search(PREPOSITION);
  const phrase = place < 0 ? words : words.slice(0, place);
  const from = phrase.trimEnd().lastIndexOf(' ') + 1;
  return { before: phrase.slice(0, from), noun: phrase.slice(from), after: words.slice(phrase.length) };
}

function isPlural(words: string): boolean {
  const noun = counted(
    words
      .replace(/\s#\S+/gu, '')
      .replace(/[\uE000\s]+(?:each)?\s*$/u, '')
      .replace(/^\uE000+\s*/u, ''),
  ).noun;
  return /(?<![su]|i)s\b/.test(noun.trim());
}

function singular(words: string): string {
  const { before, noun, after } = counted(words);
  const one = noun
    .replace(/(?<=[^aeiou])ies$/i, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/i, '')
    .replace(/(?<![siu])s$/i, '');
  return before + one + after;
}
