import type { Region } from './grammar';
import type { LanguagePack } from './pack';
import { type Sentence, spanOf } from './sentence';
import type { Found } from './understanding';

/** How a language announces several todos: "three things for Friday:", 周五要做这些：. */
export type AnnouncementWords = {
  /** The words up to the items, tried at the start of the folded text. */
  pattern: RegExp;
  /** How many they say there are. Takes the announcing words. */
  count: (words: string) => number | undefined;
  /** Names the list that the things are on: "shopping list:". Group `list`. */
  ofList: RegExp;
  /** Whether they announce things (every comma then separates), or only name a day ("Friday: …"). */
  ofThings: RegExp;
};

/** The list that announcing words name, for everything behind them. */
export function announcedList(
  sentence: Sentence,
  header: Region | undefined,
  pack: LanguagePack,
): Found<string> | undefined {
  const words = header && sentence.masked.slice(header.start, header.end);
  const named = words && pack.announcement.ofList.exec(words)?.groups?.list;
  const value = named && pack.listName(named);
  return header && value
    ? { value, certainty: 'said', span: spanOf(sentence.text, header.start, header.end) }
    : undefined;
}

export type Announced = { header?: Region; body: Region; count?: Found<number>; ofThings: boolean };

/** The announcing words of a region and what follows them. Without any, the body is the whole region. */
export function splitAnnouncement(sentence: Sentence, region: Region, pack: LanguagePack): Announced {
  const { pattern, count, ofThings } = pack.announcement;
  const match = pattern.exec(sentence.masked.slice(region.start, region.end));
  if (match?.index !== 0 || match[0].length === 0) return { body: region, ofThings: false };
  const header = { start: region.start, end: region.start + match[0].length };
  const value = count(match[0]);
  const span = spanOf(sentence.text, header.start, header.end);
  return {
    header,
    body: { start: header.end, end: region.end },
    ofThings: ofThings.test(match[0]),
    ...(value === undefined ? {} : { count: { value, certainty: 'said', span } }),
  };
}

const MARK = /(?:^|(?<=[\s,.;，。；、:：]))[(（]?(\d{1,2})[.)、）](?!\d)\s*/gu;

/**
 * "1) milk 2) eggs 3) bread" on one line: the stretches between the numbers, when these count from one. Undefined for
 * anything else, so that "meet at gate 2) …" stays whole.
 */
export function numberedParts(sentence: Sentence, region: Region): Region[] | undefined {
  const words = sentence.masked.slice(region.start, region.end);
  const marks = [...words.matchAll(MARK)].filter((match, _, all) => match[1] !== undefined && all.length > 1);
  const areInOrder = marks.every((match, index) => Number(match[1]) === index + 1);
  if (marks.length < 2 || !areInOrder || words.slice(0, marks[0]?.index).trim() !== '') return undefined;
  return marks.map((match, index) => ({
    start: region.start + match.index + match[0].length,
    end: region.start + (marks[index + 1]?.index ?? words.length),
  }));
}
