import type { AnnouncementWords } from '../announcement';
import { DATE } from '../sentence';
import { englishCounts } from './counts';

const COUNT = `${Object.keys(englishCounts).join('|')}|\\d{1,2}`;
const THINGS = 'todos?|to-dos?|tasks?|items?|things?|reminders?|errands?|chores?|jobs?|stuff|dos?|list';
const POINTING = 'these|those|following';
/** Words that lead to a list and name nothing on it. */
const SMALL =
  "the|this|that|my|our|a|an|of|new|few|couple|some|several|more|here|here's|heres|what|is|are|i|we|i've|need|needs|have|must|want|got|gotta|to|get|done|for|on|by|due|before|at|with|please|also|be|all|add|down|remember|remind|me|note";

/** No two alternatives begin alike, so that a text of such words only is still read in linear time. */
const RUN = `(?:(?:(?:${SMALL}|${POINTING}|${THINGS}|${COUNT})(?![\\p{L}\\p{N}'-])|${DATE}+(?!${DATE}))[ ,]*)`;
/** One of them must say that things follow: "these", "tasks", a number, a duty, or the day they are for. */
const SAYS_SO = `(?=[^:\\n]*(?:\\b(?:${POINTING}|${THINGS}|${COUNT}|need to|have to|must|want to|got to|gotta)\\b|${DATE}))`;

/** "Shopping list:" */
const LIST =
  "(?:(?:my|the|our|add to|for) )*(?!(?:show|read|what|delete|clear|open|rename|to-?do|task)\\b)(?:[\\p{L}'-]+ ){1,2}list";

export const englishAnnouncement: AnnouncementWords = {
  pattern: new RegExp(
    `^(?:${SAYS_SO}${RUN}{1,16}:(?!\\d)\\s*|(?:${LIST}|(?:groceries|shopping|errands|chores|to buy)(?=:[^\\n]*,)):\\s*|(?:(?:the |these |my )?(?:following )?(?:(?:${COUNT}|several|some|a few) )?(?:todos?|to-dos?|tasks?|items?|things?|reminders?)) - )`,
    'u',
  ),
  count: (words) => {
    const said = new RegExp(`(?<![\\p{L}\\p{N}])(${COUNT})(?![\\p{L}\\p{N}])`, 'u').exec(words)?.[1];
    return said === undefined || said === 'one'
      ? undefined
      : (englishCounts[said] ?? (Number(said) || undefined));
  },
  ofList:
    /^(?:(?:my|the|our|add to|for) )*(?<list>(?:[\p{L}'-]+ ){1,2}list|groceries|shopping|errands|chores):/u,
  ofThings: new RegExp(
    `\\b(?:list|groceries|shopping|errands|chores|to buy):|\\b(?:${POINTING}|${THINGS}|need to|have to|must|want to|got to|gotta)\\b`,
  ),
};
