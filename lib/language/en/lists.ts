import type { Region } from '../grammar';
import { inRegion } from '../markers';
import type { ListPhrase } from '../pack';
import type { Sentence } from '../sentence';

const PLACE =
  /(?:^|(?<=[\s,]))(?:(?:to|on|onto|on to|in|into|from|off|off of|out of|for|at|of)\s+)+(?:(?:all\s+)?(?:the|my|our|your|a|an|this|his|her)\s+)?(?<name>(?:(?!(?:to|on|in|from|off|of|for|and|the|my|at|list|with|by)\s)[\p{L}\p{N}'&-]+\s+){0,3}?)(?<kind>to-?do lists?|to do lists?|to-?dos list|to-?do items?|to do items?|lists?(?: (?:of|for) (?!(?:me|us)\b)(?:things?(?: (?:(?:i|we) (?:need|have|want) )?to \p{L}+)?|tasks(?: to \p{L}+)?|to-?dos?|to dos?|chores|errands|reminders?|shopping|groceries|[\p{L}]+))?|list to do|calendars?|calanders?|to-?dos?|to dos|todos list|agenda|planner|schedule|diary|reminders|tasks|chores)(?![\p{L}-]| to (?:do|be)\b)/gu;
/** Lists that people call by what is on them. */
const KNOWN =
  /\s(?:to|on|in|onto)\s+(?:my |the |our )?(?<name>groceries|shopping|errands|wishlist|wish list|bucket list|personal)$/gu;
const LEADING =
  /^(?:(?:the|my|our)\s+)?(?<name>(?:[\p{L}'-]+\s+){0,2}?)(?<kind>to-?do list|to do list|shopping list|grocery list|list|to-?dos?)(?=[\s,:])/gu;
const GENERAL =
  /^(?:to-?dos?|to do|to dos|todos?|tasks?|things to do|things?|items?|chores? to do|reminders?|reminder|calendar|google|outlook|apple|phone|main|whole|entire|full|complete|current|own|new|next|last|note|notes|do|list|lists)?$/;

/** "to my shopping list", "off the calendar": where a todo is, with the list's own name when it has one. */
export function findLists(sentence: Sentence, region: Region): ListPhrase[] {
  const places = inRegion(sentence, region, PLACE).map(toPhrase);
  const known = inRegion(sentence, region, KNOWN).map(toPhrase);
  if (places.length === 0 && known.length > 0) return known;
  return places.length > 0
    ? places
    : inRegion(sentence, region, LEADING)
        .filter((match) => /list/.test(match[0]))
        .map(toPhrase);
}

function toPhrase(match: RegExpExecArray): ListPhrase {
  const words = `${match.groups?.name ?? ''}${match.groups?.kind ?? ''}`;
  return { name: listName(words), region: { start: match.index, end: match.index + match[0].length } };
}

/** "shopping lists" is "shopping", "list of things to buy" is "shopping"; "to-do list" and "calendar" are no list of their own. */
export function listName(words: string): string | null {
  const phrase = words.trim().replace(/^(?:the|my|our|your|a|an|this)\s+/, '');
  if (/(?:of|for) (?:things (?:(?:i|we) (?:need|have|want) )?to buy|shopping)$/.test(phrase))
    return 'shopping';
  if (/(?:of|for) groceries$/.test(phrase)) return 'grocery';
  const of = /list (?:of|for) (?<name>\p{L}+)$/u.exec(phrase)?.groups?.name;
  const name =
    of ??
    phrase.replace(
      /\s*(?:to-?do lists?|to do lists?|lists?|calendars?|calanders?|agenda|planner|schedule|diary|to-?dos?|to dos|reminders|tasks|items?)(?: (?:of|for) .*)?$/,
      '',
    );
  const plain = name
    .replace(/^(?:to-?do|to do|task|personal to do)\s*$/, '')
    .replace(/(?:'s|s')$/, '')
    .trim();
  return GENERAL.test(plain) ? null : plain;
}
