import { addDays, daysBetween, weekday } from '@/lib/time/local-date';
import { readDraft } from './draft';
import type { LanguagePack } from './pack';
import { daysOf, readRange } from './plan-range';
import type { PlanWords } from './plan-words';
import { readSentence, type Sentence } from './sentence';
import type { ReadContext, When } from './types';
import type { DayPart, DayRange, Found, Plan, PlannedItem } from './understanding';

/** More than a person plans in one message. */
const MOST_ITEMS = 30;
const SHORTEST_MINUTES = 5;
const LONGEST_MINUTES = 600;

/** Reads a message that asks for a plan: the days it is about and what should go into them. */
export function readPlan(sentence: Sentence, pack: LanguagePack, hasThings = true): Plan {
  const { text, context } = sentence;
  const start = bodyStart(sentence, pack);
  const head = readSentence(text.slice(0, start), context);
  const part = head.whens.map(partOf).find((found) => found !== undefined);
  const within = daysOf(head, pack.plan) ?? looseDays(sentence.whens);
  const body = hasThings ? text.slice(start) : '';
  const items = readPlanItems(body, context, pack, { offset: start, part, within });
  return { items, range: readRange(within, items, context.now.slice(0, 10)) };
}

/** The things that a stretch of text names for a plan; `offset` is where it stands in the message. */
export function readPlanItems(
  text: string,
  context: ReadContext,
  pack: LanguagePack,
  { offset = 0, ...shared }: { offset?: number } & Shared = {},
): PlannedItem[] {
  const groups: PlannedItem[][] = [];
  let last: Piece | undefined;
  for (const piece of piecesOf(text, pack.plan).slice(0, MOST_ITEMS * 2)) {
    const place = { ...shared, start: offset + piece.start };
    const alone = readItem(piece.text, place, context, pack);
    if (alone.length > 0) {
      groups.push(alone);
      last = piece;
    } else if (last) {
      // What names nothing itself ("…, 3 hours, by Thursday") says more about the thing before it.
      last = { start: last.start, text: text.slice(last.start, piece.start + piece.text.length) };
      const whole = readItem(last.text, { ...shared, start: offset + last.start }, context, pack);
      if (whole.length > 0) groups[groups.length - 1] = whole;
    }
  }
  return groups.flat().slice(0, MOST_ITEMS);
}

/** "find time for 3 runs next week": the days stand behind the things. */
function looseDays(whens: When[]): DayRange | undefined {
  return whens.find((when) => when.vague && !when.deadline)?.vague;
}

/** The plan with what an answer to "what should go in?" names. */
export function withAnswer(plan: Plan, text: string, context: ReadContext, pack: LanguagePack): Plan {
  const items = readPlanItems(text, context, pack, { within: plan.range });
  return { range: readRange(plan.range, items, context.now.slice(0, 10)), items };
}

function bodyStart({ masked, text }: Sentence, pack: LanguagePack): number {
  const { start } = pack.core(masked);
  // A colon can stand inside what is read as one expression of time: 这周：每天.
  const colon = /(?<!\d)[:：](?!\d)/.exec(text.slice(start));
  if (colon) return start + colon.index + 1;
  const opening = pack.plan.body.exec(masked.slice(start));
  return opening ? start + opening.index + opening[0].length : text.length;
}

/** What the opening words of a plan say for everything in it. */
type Shared = { part?: DayPart; within?: DayRange };

type Piece = { text: string; start: number };

function piecesOf(text: string, words: PlanWords): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const cut of text.matchAll(words.separator)) {
    pieces.push({ text: text.slice(start, cut.index), start });
    start = cut.index + cut[0].length;
  }
  pieces.push({ text: text.slice(start), start });
  return pieces.filter((piece) => piece.text.trim());
}

/** One thing with how long, how often and until when; one for each day when the words name several. Empty when they name nothing. */
function readItem(
  text: string,
  { start, part: sharedPart, within }: { start: number } & Shared,
  context: ReadContext,
  pack: LanguagePack,
): PlannedItem[] {
  const words = pack.plan;
  const repeat = words.repeat(text);
  const rest = repeat ? blanked(text, repeat.start, repeat.end) : text;
  const early = readSentence(words.noise ? rest.replace(words.noise, spaces) : rest, context);
  const counted = repeat ? undefined : words.count(early);
  const plain = counted ? blanked(early.text, counted.start, counted.end) : early.text;
  const sentence = counted ? readSentence(plain, context) : early;
  const region = { start: 0, end: plain.length };
  const draft = readDraft(sentence, region, pack, { lists: false, article: true, kinds: true });
  if (!draft.title) return [];
  const value = words.title(draft.title.value, counted !== undefined);
  if (!value) return [];
  const at = { start, end: start + text.length, text };
  const whens = sentence.whens.map((when) => intoRange(when, within, context));
  const title: Found<string> = { ...draft.title, value, span: at };
  const part = sentence.whens.map(partOf).find((found) => found) ?? words.part(sentence.masked) ?? sharedPart;
  const item: PlannedItem = {
    title,
    minutes: minutesOf(value, sentence, at, words),
    times: repeat?.times ?? counted?.times ?? 1,
    ...(repeat?.daily ? { daily: repeat.daily } : {}),
    ...(part && !whens.some(isClock) ? { part } : {}),
    ...deadlineOf(whens, context),
    ...(draft.tags ? { tags: draft.tags } : {}),
    ...(draft.priority ? { priority: draft.priority } : {}),
  };
  return onDays(item, whens);
}

/** A weekday in a plan for next week is that week's. */
function intoRange(when: When, range: DayRange | undefined, { now }: ReadContext): When {
  if (!range || !when.date || !/^(?:weekday|星期)/.test(when.rule)) return when;
  if (when.date >= range.from && when.date <= range.to) return when;
  const today = now.slice(0, 10);
  const from = [range.from, today].sort()[1] ?? today;
  const date = addDays(from, (weekday(when.date) - weekday(from) + 7) % 7);
  return date > range.to || `${date}T${when.time ?? '23:59'}` <= now ? when : { ...when, date };
}

const spaces = (words: string): string => ' '.repeat(words.length);

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** How long it takes when it is said, else what is usual for such a thing, as a guess that the card marks. */
function minutesOf(
  title: string,
  sentence: Sentence,
  span: PlannedItem['title']['span'],
  words: PlanWords,
): Found<number> {
  const said = sentence.whens.find((when) => when.durationMinutes);
  const length = said?.durationMinutes ?? lengthOfRange(sentence.whens);
  if (length) {
    const value = Math.min(Math.max(length, SHORTEST_MINUTES), LONGEST_MINUTES);
    return { value, certainty: 'said', span: said?.span ?? span };
  }
  const value = words.short.test(title.toLowerCase()) ? 30 : 60;
  return { value, certainty: 'inferred', span, from: 'usual-length' };
}

function lengthOfRange(whens: When[]): number | undefined {
  const range = whens.find((when) => when.time && when.endTime && when.certainty.time === 'said');
  if (!range?.time || !range.endTime || range.endTime <= range.time) return undefined;
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minutes(range.endTime) - minutes(range.time);
}

const BEFORE = /\bbefore\b|\bprior to\b|前/;

/** The last day that still counts. "Before Friday" and 周五前 are safe with the day before, unless that is past. */
function deadlineOf(whens: When[], { now }: ReadContext): Pick<PlannedItem, 'before'> {
  const limit = whens.find((when) => when.deadline && (when.date ?? when.vague));
  const day = limit?.date ?? limit?.vague?.to;
  if (!limit || !day) return {};
  const isOpen = BEFORE.test(limit.span.text.toLowerCase()) && !limit.time;
  const earlier = limit.vague && isOpen ? addDays(limit.vague.from, -1) : addDays(day, isOpen ? -1 : 0);
  const value = earlier >= now.slice(0, 10) ? earlier : day;
  return {
    before: { value, certainty: value === day ? 'said' : 'inferred', span: limit.span, from: limit.rule },
  };
}

const isClock = (when: When): boolean =>
  when.time !== undefined && when.certainty.time === 'said' && !when.deadline;

/** A day or a clock time that is said fixes the item; several days make one item for each. */
function onDays(item: PlannedItem, whens: When[]): PlannedItem[] {
  const timed = whens.find(isClock);
  const fixed: PlannedItem = timed?.time
    ? { ...item, time: { value: timed.time, certainty: 'said', span: timed.span } }
    : item;
  const days = whens.filter((when) => when.date && when.certainty.date === 'said' && !when.deadline);
  if (days.length === 0) return [fixed];
  return days.map((when) => ({
    ...fixed,
    times: 1,
    on: { value: when.date ?? '', certainty: 'said' as const, span: when.span },
  }));
}

const PARTS: Partial<Record<NonNullable<When['part']>, DayPart>> = {
  dawn: 'morning',
  morning: 'morning',
  noon: 'afternoon',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
};

/** The part of the day that an expression of time names, where it does not only close a deadline. */
export function partOf(when: When): DayPart | undefined {
  return when.part && !when.deadline ? PARTS[when.part] : undefined;
}

/** How often an item stands in the days of a plan: "every day" is once on each of them. */
export function timesWithin(item: PlannedItem, range: { from: string; to: string }): number {
  if (!item.daily) return item.times;
  let days = 0;
  for (let index = 0; index <= daysBetween(range.from, range.to); index++)
    if (weekday(addDays(range.from, index)) < 5) days++;
  const all = daysBetween(range.from, range.to) + 1;
  return Math.min(31, (days > 0 ? days : all) * item.times);
}
