import { listedDays } from '../listed-days';
import type { Rewrite } from '../rewrite';
import { loneDays, shortWeekdays } from './lone-days';

const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const MINUTES: Record<string, string> = {
  ten: '10',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
};
const HOUR = `(?:1[0-2]|0?[1-9]|${HOURS.join('|')})`;
const MINUTE = `(?:[0-5]\\d|${Object.keys(MINUTES).join('|')})`;
const DAY = Object.keys(shortWeekdays).join('|');
const NEXT_DAY = '(?:,? and |, ?| & | ?/ ?| )';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b';
const MONTH_DAY = '(?:the )?\\d{1,2}(?:st|nd|rd|th)?';
const MONTH_DAYS = `(${MONTH_DAY}(?:, ?${MONTH_DAY})*(?:,? and |, | & )${MONTH_DAY})(?![\\d:.]|\\s*(?:am|pm|people|minutes?|hours?)\\b)`;
const NO_RANGE = '(?<!\\b(?:between|from|every|each|at|monthly|yearly)\\b.{0,30})';

const NO_DISTANCE =
  '(?<!\\b(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|moment|bit|little|or|you|cya|ya|bye|than|no|not)\\s)';
const NO_MOVE =
  '(?<!\\b(?:move|make|push|put|shift|change|reschedule|postpone|delay|bring|start|starts|set|do it|it is|be|is)\\b.{0,60})';
const THEN = '(?=\\s*(?:$|[,.!?;])|\\s+(?:to|about|that)\\b)';

const FIGURES = '(?:[01]\\d|2[0-3])[0-5][05]';
const BEFORE_FIGURES =
  '(?:^|,|\\b(?:\\p{L}+day|today|tonight|tomorrow|tmrw|tmr|tmw|mon|tues?|weds?|thurs?|fri|sat|sun|shift|\\d(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)),? ?(?:from )?';

const figures = (words: string): string => `${words.slice(0, 2)}:${words.slice(2)}`;

function clock(hour: string, minute: string): string {
  const named = HOURS.indexOf(hour.toLowerCase()) + 1;
  return `${named || hour}:${MINUTES[minute.toLowerCase()] ?? minute}`;
}

/** Times as they are spoken or typed in a hurry. Each needs a sign that it is one: "pm", "at", a second weekday. */
export const englishRewrites: Rewrite[] = [
  ...loneDays,
  {
    // "remind me about tomorrow's call": what one is reminded about has its day; what one talks about need not.
    pattern: /(?<=\bremind (?:me|us) )about(?= )/giu,
    plain: () => 'for',
  },
  {
    // "spread 5 hours of reading over the weekdays": those of this week, and no rhythm.
    pattern:
      /(?<=\b(?:spread|split|divide)\b.{1,60}\b(?:over|across) )(?:the )?(?:week ?days|working days)\b/giu,
    plain: () => 'this week',
  },
  {
    // "remind me the day before"
    pattern: /(?<=\bremind (?:me|us)(?: about it)? )the (?=(?:day|hour|week) before\b)/giu,
    plain: () => 'a ',
  },
  {
    // "500 words a day for 30 days": how often, and for how long.
    pattern:
      /(?<=\d (?!times?\b)\p{L}{1,20} )a (day|week)(?= for (?:\d{1,3}|\p{L}{3,9}) (?:days|weeks|months)\b)/giu,
    plain: ([, unit = '']) => `every ${unit}`,
  },
  {
    // "next weeks review", "tomorrows meeting"
    pattern: /(?<=\b(?:(?:next|this|last) (?:week|month|year)|today|tomorrow))s(?= \p{L})/giu,
    plain: () => "'s",
  },
  {
    // "2moro", "2nite", "nxt fri"
    pattern: /(?<![\p{L}\p{N}])(?:2(?:moro|morow|morrow|mrw|mro)|2nite|2night|nxt(?= ))(?![\p{L}\p{N}])/giu,
    plain: ([words]) => (/^nxt/i.test(words) ? 'next' : /n/i.test(words) ? 'tonight' : 'tomorrow'),
  },
  {
    // "mwf 8am"
    pattern: /(?<![\p{L}\p{N}])mwf(?=\s+(?:at\s+)?\d|\s*$)/giu,
    plain: () => 'every monday, wednesday and friday',
  },
  {
    // "2 45 pm", "one 30 pm"
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.:/-])(${HOUR}) (${MINUTE})(?= ?[ap]\\.?m\\b)`, 'giu'),
    plain: (match) => clock(match[1] ?? '', match[2] ?? ''),
  },
  {
    // "at 5 forty"
    pattern: new RegExp(
      `(?<=\\b(?:at|from|to|until|till|for|by) )(\\d{1,2}) (${Object.keys(MINUTES).join('|')})(?!\\p{L})`,
      'giu',
    ),
    plain: (match) => clock(match[1] ?? '', match[2] ?? ''),
  },
  {
    // "from 6 p to 9 p"
    pattern: /(?<=\b(?:at|from|to|until|till|by|-) ?\d{1,2}(?::\d\d)?) ?([ap])(?=$|[ ,.;-])(?! \p{L}\b)/giu,
    plain: (match) => `${match[1]}m`,
  },
  {
    // "3x a day", "3x daily"
    pattern: /(?<![\p{L}\d.])(\d)x(?: ?(?:a|per|\/) ?day| daily)(?!\p{L})/giu,
    plain: ([, times = '']) => `${times} times a day`,
  },
  {
    pattern: /(?<=\b(?:once|twice|thrice|(?:\d|two|three|four|five) times) )daily(?!\p{L})/giu,
    plain: () => 'a day',
  },
  {
    // "except the 15th put …": a number with an ending counts, unless words say that it is a day.
    pattern:
      /(?<=\b(?:except|excluding|but not|skip|skipping|apart from|other than)(?: for)? )the (?=\d{1,2}(?:st|nd|rd|th)\b)/giu,
    plain: () => 'on the ',
  },
  {
    // "tomorrow 2030 to 0800": four figures are hours behind a day, or where they begin with a nought. Elsewhere they are years or counts.
    pattern: new RegExp(
      `(?<=${BEFORE_FIGURES})(${FIGURES})( ?(?:-|–|to|till|until) ?)(${FIGURES})(?: ?(?:hrs|hours|h)\\b)?(?![\\p{L}\\d:/.-])`,
      'giu',
    ),
    plain: ([, start = '', gap = '', end = '']) => `${figures(start)}${gap}${figures(end)}`,
  },
  {
    // "mon wed fri": a lone short form is often a name or a verb, several in a row are days.
    pattern: new RegExp(`(?<!\\p{L})(?:(?:${DAY})${NEXT_DAY})+(?:${DAY})(?![\\p{L}'’-])`, 'giu'),
    plain: (match) => series(match[0]),
  },
  {
    // "on 5, 12 and 19 January": days that do not follow each other are no stretch, and all of that month.
    pattern: new RegExp(`${NO_RANGE}(?<![\\p{L}\\d])${MONTH_DAYS} (?:of )?(${MONTH})`, 'giu'),
    plain: ([words, days = '', month = '']) => eachDay(days, (day) => `${day} ${month}`) ?? words,
  },
  {
    pattern: new RegExp(`${NO_RANGE}(?<!\\p{L})(${MONTH}) ${MONTH_DAYS}`, 'giu'),
    plain: ([words, month = '', days = '']) => eachDay(days, (day) => `${month} ${day}`) ?? words,
  },
  {
    // "make it 3"
    pattern:
      /(?<=\b(?:make|change|move|push) (?:it|that)(?: to)? )(\d{1,2}(?::\d\d)?)(?=\s*(?:$|[.!?]|please|instead))/giu,
    plain: (match) => `at ${match[1]}`,
  },
  {
    // "am", "the pm one": the answer to which half of the day.
    pattern: /^\s*(?:the |in the )?(a\.?m\.?|p\.?m\.?)(?: one)?\s*$/giu,
    plain: (match) => (match[1]?.toLowerCase().startsWith('a') ? 'in the morning' : 'in the afternoon'),
  },
  {
    pattern: /^\s*(?:the |in the )?(morning|afternoon|evening) one\s*$/giu,
    plain: (match) => `in the ${match[1]}`,
  },
  {
    // "what's my week look like?": one's week is this week; "plan my week" has words of its own.
    pattern:
      /(?<=\b(?:what|how)(?:'?s| is| does| do| are)?(?: on| in| up)?(?: for)? (?:my|our) )(?:day|week|weekend|month)(?=(?: look| going| shaping|\s*[?.!]*\s*$))/giu,
    plain: ([words]) => (/day/i.test(words) ? 'today' : `this ${words}`),
  },
  {
    // "call Bob later", "in a bit": some time of today. "An hour later" is a distance, "move it later" asks what to.
    pattern: new RegExp(
      `${NO_DISTANCE}${NO_MOVE}\\b(?:(?:a (?:bit|little) )?later(?: on)?|in a (?:little )?(?:bit|while))${THEN}`,
      'giu',
    ),
    plain: () => 'later today',
  },
];

/** "mon wed fri" as "monday, wednesday and friday". */
function series(words: string): string {
  const days = (words.match(/\p{L}+/gu) ?? []).flatMap((word) => shortWeekdays[word.toLowerCase()] ?? []);
  return `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;
}

/** Each day of a list with its month; null where they are a row of days, or out of order. */
function eachDay(list: string, write: (day: string) => string): string | null {
  const listed = listedDays(list);
  if (!listed || listed.isRow) return null;
  const named = listed.days.map((day) => write(String(day)));
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
