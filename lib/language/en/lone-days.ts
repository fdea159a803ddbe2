import type { Rewrite } from '../rewrite';
import { doingWords } from './verbs';

/** The short forms of the days of the week. */
export const shortWeekdays: Record<string, string> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  weds: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};
/** Short forms that are words of their own as well, and those that are nothing else. */
const DOUBTFUL = 'sat|sun|wed';
const PLAIN = 'mon|tues?|weds|thu|thurs?|fri';
/** Where a todo is over, or its hour follows. */
const CLOSING =
  '(?=\\s*(?:$|[,;.!]\\s|[,;.!]$)|\\s(?:morning|afternoon|evening|night|arvo|(?:at )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m?\\b|$|[-–]\\d)|at \\d|@ ?\\d|noon|lunchtime|i guess|please|pls|thanks|tho|lol))';
const DOING = [...doingWords].join('|');
/** What takes place, so that a day may follow. */
const EVENT =
  'club|bday|lunch|dinner|brunch|breakfast|coffee|drinks|tea|party|meeting|gym|yoga|pilates|football|soccer|rugby|tennis|swimming|haircut|dentist|doctor|gp|vet|church|match|game|practice|training|class|lesson|shift|wedding|birthday|bbq|barbecue|rehearsal|appointment|appt|exam|test|interview|call|date|delivery|visit|checkup|sleepover|picnic|market|laundry|groceries';
/** Behind these it is a verb, or the thing itself: "he sat", "the sun". */
const NO_DAY =
  '(?<!\\b(?:the|a|an|my|our|his|her|in|under|of|from|i|we|you|he|she|they|it|who|that|and|had|has|have|newly) )';
const PART =
  '(?:^|[,;]) ?(?:(?:and|also|then|please|pls|to|i need to|need to|i have to|gotta|remind me to|remember to) )*';

/** "buy milk sat", "dentist mon": a lone short form that closes what is to be done is a day. "The cat sat" has no such thing. */
export const loneDays: Rewrite[] = [
  {
    // "sat am", "Friday pm": half a day.
    pattern:
      /\b(?:(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?|today|tomorrow) ([ap])m(?![\p{L}\d])/giu,
    plain: ([words, day, half = '']) => {
      const named = words.split(' ')[0] ?? words;
      const name = day === undefined ? named : (shortWeekdays[day.toLowerCase()] ?? named);
      return `${name} ${half.toLowerCase() === 'a' ? 'morning' : 'afternoon'}`;
    },
  },
  {
    pattern: new RegExp(`(?<=\\p{L}\\S* )\\b(?:${PLAIN})\\b${CLOSING}`, 'giu'),
    plain: ([words]) => shortWeekdays[words.toLowerCase()] ?? words,
  },
  {
    pattern: new RegExp(
      `${NO_DAY}\\b(?:${DOUBTFUL})\\b${CLOSING}(?<=(?:${PART}(?:(?:${DOING})\\b[^,;.\\n]{1,60}|(?!(?:the|a|an|my|he|she|it|they|we|i) )[^,;.\\n]{1,40}\\b(?:with |w\\/ ?)[^,;.\\n]{1,30}) |\\b(?:${EVENT}) )(?:${DOUBTFUL}))`,
      'giu',
    ),
    plain: ([words]) => shortWeekdays[words.toLowerCase()] ?? words,
  },
];
