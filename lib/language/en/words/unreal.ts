import type { UnrealWords } from '../../unreal';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

export const englishUnreal: UnrealWords = {
  days: [
    new RegExp(`\\b${MONTH}\\.? (?:the )?${DAY}(?![\\d:])\\b`, 'g'),
    new RegExp(
      `(?<=\\b(?:on|by|before|until|till|from|due|every|the)(?: the)? )${DAY}(?: of)? ${MONTH}\\b`,
      'g',
    ),
    /\b(?:19|20)\d\d-(?<month>\d{2})-(?<day>\d{2})\b/g,
  ],
  clocks: [
    /(?<=(?:\b(?:at|from|to|until|till|by|before|after)|@) ?)(?<hour>\d{1,2})[:.](?<minute>\d{2})(?![\d:.])/g,
  ],
  numberOf: (words) => {
    const month = MONTHS.indexOf(words.slice(0, 3)) + 1;
    return month || (/^\d+$/.test(words) ? Number(words) : undefined);
  },
};
