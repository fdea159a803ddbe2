import { areApart, isWithinMoments, saysMore } from '../apart';
import type { Region } from '../grammar';
import { inRegion } from '../markers';
import type { Listing } from '../pack';
import { DATE, type Sentence } from '../sentence';
import { doingWords } from './verbs';

const BOUNDARY =
  /\s*(?:[;\n]|,\s*(?:and )?(?:then |also |while (?:i'm |you're |we're |i am )?(?:at it|there),? )?|(?<!hundred|thousand)\s(?:(?:and )?(?:while (?:i'm |you're |we're |i am )?(?:at it|there),?|on the way)|and then|and also|and|then|plus|&)\s)\s*/gu;

/**
 * Where one sentence holds several todos: a comma, "and", "then" before a doing word or beside a date of its own. After
 * an announcement ("three todos:") every comma separates, and "and" where it closes a list of bare things.
 */
export function separators(sentence: Sentence, region: Region, { isListed, isClosed }: Listing): Region[] {
  const cuts: Region[] = [];
  let start = region.start;
  const isAdded = /\b(?:add|put|include)\b/.test(sentence.masked.slice(0, region.start));
  const isOfDoings = opensTodo(sentence.masked.slice(region.start, region.end));
  for (const match of inRegion(sentence, region, BOUNDARY)) {
    const again = isAdded
      ? (ADD_AGAIN.exec(sentence.masked.slice(match.index + match[0].length, region.end))?.[0].length ?? 0)
      : 0;
    const cut = { start: match.index, end: match.index + match[0].length + again };
    const before = sentence.masked.slice(start, cut.start);
    const after = sentence.masked.slice(cut.end, region.end);
    if (!hasWords(before) || !hasWords(after) || ONLY_REMINDER.test(after)) continue;
    if (isWithinMoments(sentence, cut, GOES_ON)) continue;
    // "…, p1, #work, and …": what says more about the todo before is part of it.
    if (saysMore(sentence, cut.end, region.end)) continue;
    // "call Bob and Ann, feed the cat": beside doings, "and" joins names.
    // "mac and cheese, milk and bread": only the last "and" closes the list.
    const isWithin = isClosed && after.includes(',');
    const isOfList = isListed && (/[,;]/.test(match[0]) || !(isOfDoings || isWithin));
    // "dentist friday, buy milk": behind its moment and a comma, a todo is over.
    const isOver = /^\s*,/.test(match[0]) && sentence.masked[cut.start - 1] === DATE;
    if (
      /[;\n]/.test(match[0]) ||
      (isOver && opensTodo(after)) ||
      (DUTY.test(after) && before.includes(DATE)) ||
      again > 0 ||
      (opensTodo(after) && (isListed || opensTodo(before))) ||
      isOfList ||
      areApart(sentence, { start, end: cut.start }, { start: cut.end, end: region.end })
    ) {
      cuts.push(cut);
      start = cut.end;
    }
  }
  return cuts;
}

/** Words behind moments that say more about the todo before them: "at 8 and 20 with food". */
const GOES_ON =
  /^ *(?:with|without|for|in|to|from|about|after|before|during|until|till|via|near|over|around|on|at|by|as|each|every|daily|please|thanks|too|also|again)(?![\p{L}])/u;

/** "add milk and add eggs": the asking word once more. */
const ADD_AGAIN = /^(?:also )?add (?=\S)/;

/** "A midterm on Friday and need to study": a duty behind a moment is a todo of its own. */
const DUTY = new RegExp(
  `^(?:i |we )?(?:also )?(?:need to|have to|gotta|got to|must) (?:${[...doingWords].join('|')})(?![\\p{L}-])`,
  'u',
);

const OPENING = new RegExp(
  `^(?:(?:to|please|also|then|remind me to|remember to|don't forget to|(?:i )?need to|(?:i )?have to|gotta|(?:at|on|by|in)? ?${DATE}+,?) )*([\\p{L}'-]+)`,
  'u',
);

/** "… and remind me an hour before" says when to be reminded of the same todo. */
const ONLY_REMINDER = new RegExp(`^(?:please )?remind me[ ${DATE}]*(?:before|then|too|about it)?[ .]*$`);

/** Whether (folded) words begin with a doing word, as a todo of its own does. */
export function opensTodo(words: string): boolean {
  const first = OPENING.exec(words.trim())?.[1] ?? '';
  return doingWords.has(first);
}

function hasWords(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words.replaceAll(DATE, ''));
}
