import { addDays, daysBetween, weekday } from '@/lib/time/local-date';
import type { LanguagePack } from './pack';
import { readAhead } from './plan-ahead';
import { intoRange, partOf, readItem, type Shared } from './plan-item';
import { isDay, outlineOf } from './plan-outline';
import { daysOf, readRange } from './plan-range';
import { readSentence, type Sentence } from './sentence';
import type { ReadContext, When } from './types';
import type { DayRange, Found, Plan, PlannedItem } from './understanding';
import { anyOf } from './words';

/** More than a person plans in one message. */
const MOST_ITEMS = 30;
const SPREAD_TO = anyOf(({ planChange }) => planChange.item.spreadTo);

/** Reads a message that asks for a plan: the days it is about, what should go into them, and the days to leave free. */
export function readPlan(sentence: Sentence, pack: LanguagePack, hasThings = true): Plan {
  const { context } = sentence;
  if (!hasThings) return readSpread(sentence, pack);
  const outline = outlineOf(sentence, pack);
  const head = readSentence(outline.head, context);
  const hours = hoursOf(head);
  const part = hours
    ? undefined
    : (head.whens.map(partOf).find((found) => found) ?? pack.plan.part(head.masked));
  const within = daysOf(head, pack.plan) ?? looseDays(sentence.whens);
  const shared = { part, within };
  const named = readPlanItems(outline.body, context, pack, { offset: outline.start, ...shared });
  const { items, order } = readAhead(named, pack, context);
  const range = readRange(within, items, context.now.slice(0, 10));
  const except = outline.except.flatMap((when) => intoRange(when, within, context).date ?? []);
  const day = dayOf(head, within);
  return {
    items,
    range,
    ...(day ? { day } : {}),
    ...(except.length > 0 ? { except } : {}),
    ...(order ? { order } : {}),
    ...(hours ? { hours } : {}),
  };
}

/** "Plan tomorrow: …": the one day that was said for everything. */
function dayOf({ whens }: Sentence, within: DayRange | undefined): Found<string> | undefined {
  if (within?.from !== within?.to) return undefined;
  const when = whens.find(({ date, certainty }) => date === within?.from && certainty.date === 'said');
  return when?.date ? { value: when.date, certainty: 'said', span: when.span } : undefined;
}

/** "Wednesday is too full, move some to Friday": the days that hold too much, and where it shall go when that is said. */
function readSpread(sentence: Sentence, pack: LanguagePack): Plan {
  const today = sentence.context.now.slice(0, 10);
  const [full, onto] = sentence.whens.flatMap((when): DayRange[] => {
    if (when.vague) return [when.vague];
    if (!when.date) return [];
    const to = when.endDate ?? when.date;
    // 匀到周五 names the day to go to, not all the days until then.
    return [{ from: SPREAD_TO.test(when.span.text) ? to : when.date, to }];
  });
  const range = readRange(full ?? daysOf(sentence, pack.plan), [], today);
  return { range, items: [], ...(onto ? { onto } : {}) };
}

/** "tomorrow from 2pm to 6pm": the hours that everything is to fit into. */
function hoursOf({ whens }: Sentence): Plan['hours'] {
  const found = whens.find(
    (when) => when.certainty.time === 'said' && when.time && when.endTime && when.endTime > when.time,
  );
  return found?.time && found.endTime ? { start: found.time, end: found.endTime } : undefined;
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
  let heading: Found<string> | undefined;
  for (const piece of piecesOf(text, pack).slice(0, MOST_ITEMS * 2)) {
    heading = headingOf(piece, shared, context, offset) ?? heading;
    const place = { ...shared, on: heading, start: offset + piece.start };
    const alone = readItem(piece.text, place, context, pack);
    if (alone.length > 0) {
      groups.push(alone);
      last = piece;
    } else if (last) {
      // What names nothing itself ("…, 3 hours, by Thursday") says more about the thing before it.
      last = { start: last.start, text: text.slice(last.start, piece.start + piece.text.length) };
      const whole = readItem(last.text, { ...place, start: offset + last.start }, context, pack);
      if (whole.length > 0) groups[groups.length - 1] = whole;
    }
  }
  return groups.flat().slice(0, MOST_ITEMS);
}

/** "Monday: report, emails": the day holds for all that follows, until the next one. */
function headingOf(
  piece: Piece,
  { within }: Shared,
  context: ReadContext,
  offset: number,
): Found<string> | undefined {
  const words = /^\s*(?<day>[^:：]{2,20})[:：](?!\d)/.exec(piece.text);
  if (!words) return undefined;
  const day = words.groups?.day ?? '';
  const [when] = isDay(day, context) ? readSentence(day, context).whens : [];
  if (!when) return undefined;
  const { date } = intoRange(when, within, context);
  const start = offset + piece.start + when.span.start;
  return date && !when.deadline
    ? { value: date, certainty: 'said', span: { ...when.span, start, end: start + when.span.text.length } }
    : undefined;
}

/** "find time for 3 runs next week": the days stand behind the things. */
function looseDays(whens: readonly When[]): DayRange | undefined {
  return whens.find((when) => when.vague && !when.deadline)?.vague;
}

/** The plan with what an answer to "what should go in?" names. */
export function withAnswer(plan: Plan, text: string, context: ReadContext, pack: LanguagePack): Plan {
  const { items, order } = readAhead(
    readPlanItems(text, context, pack, { within: plan.range }),
    pack,
    context,
  );
  const range = readRange(plan.range, items, context.now.slice(0, 10));
  return { ...plan, range, items, ...(order ? { order } : {}) };
}

type Piece = { text: string; start: number };

function piecesOf(text: string, pack: LanguagePack): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const cut of text.matchAll(pack.plan.separator)) {
    pieces.push({ text: text.slice(start, cut.index), start });
    start = cut.index + cut[0].length;
  }
  pieces.push({ text: text.slice(start), start });
  return pieces.filter((piece) => piece.text.trim());
}

/** How often an item stands in the days of a plan: "every working day" is once on each of them. */
export function timesWithin(item: PlannedItem, range: DayRange): number {
  if (item.daily !== 'workday') return item.times;
  let days = 0;
  for (let index = 0; index <= daysBetween(range.from, range.to); index++)
    if (weekday(addDays(range.from, index)) < 5) days++;
  const all = daysBetween(range.from, range.to) + 1;
  return Math.min(31, (days > 0 ? days : all) * item.times);
}
