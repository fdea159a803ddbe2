import { languageOf } from './language-of';
import { packOf } from './packs';
import { readPlanAddition } from './plan-addition';
import { readPlanCount, readSplit } from './plan-count';
import { readPlanDays } from './plan-days';
import { intoRange, isClock, partOf } from './plan-item';
import { readPlanOrder } from './plan-order';
import { readDayShift } from './plan-shift';
import { namesTitle, withoutTitles } from './plan-titles';
import { readSentence, type Sentence } from './sentence';
import type { ReadContext, When } from './types';
import { understand } from './understand';
import type { DayPart, DayRange, PlannedItem } from './understanding';
import { anyOf } from './words';

/** What a message changes about a plan that was just proposed. */
export type PlanChange = {
  /** Places in the list of titles; every one of them when the words name none or say "all". */
  which: number[];
  /** Whether the words name things of the plan. */
  isNamed: boolean;
  /** The words say that everything is meant. */
  isWhole?: true;
  part?: DayPart;
  /** Only what stands on this day is meant. */
  from?: string;
  on?: string;
  /** Once on each of these days, and on no other. */
  onEach?: string[];
  /** Days to leave free. */
  except?: string[];
  time?: string;
  minutes?: number;
  /** So often in the plan, or so many times more or less. */
  times?: number;
  by?: number;
  /** Into so many sittings, which together take as long as it did. */
  parts?: number;
  /** So many days later, or earlier where it is negative. */
  shiftDays?: number;
  /** The two things that are named change places, or the second one comes behind the first. */
  swap?: true;
  order?: { first: string; second: string };
  /** Left out of the plan. */
  drop?: true;
  /** What comes to it; `toPlan` when the words name the plan. */
  added?: PlannedItem[];
  toPlan?: true;
};

/** The plan that the words may be about: its things, and its days, within which a weekday is meant. */
export type PlanInView = { titles: string[]; range: DayRange };

const LONGEST = 200;

const DROP = anyOf(({ planChange }) => planChange.drop);
const TAKE_OUT = anyOf(({ planChange }) => planChange.takeOut);
const SWAP = anyOf(({ planChange }) => planChange.swap);
const WHOLE = anyOf(({ planChange }) => planChange.whole);
const ORDERS = anyOf(({ planChange }) => planChange.orders);
const GLUE = anyOf(({ planChange }) => planChange.glue);
const LEAD = anyOf(({ planChange }) => planChange.lead);
const REASON = anyOf(({ planChange }) => planChange.reason);
/** Rules of messages that order a todo in so many words. */
const ORDER_RULE = /^(?:add|remind|put|set-|note-down|be-reminded)/;
const VAGUE = anyOf(({ planChange }) => planChange.vague);

/**
 * Whether a message that follows a plan changes it ("move the runs to the morning", 周三别排), and how. Null for everything
 * that names something else (that is an order of its own) or that leaves open what shall change.
 */
export function readPlanChange(text: string, plan: PlanInView, context: ReadContext): PlanChange | null {
  if (text.length > LONGEST || plan.titles.length === 0) return null;
  const said = text.trim().replace(LEAD, '');
  return (
    readChange(said, plan, context) ?? readWithReason(said, plan, context) ?? readAdded(said, plan, context)
  );
}

function readAdded(text: string, { range }: PlanInView, context: ReadContext): PlanChange | null {
  const added = readPlanAddition(text, range, context);
  if (!added) return null;
  return { which: [], isNamed: false, added: added.items, ...(added.isNamed ? { toPlan: true } : {}) };
}

/** "Skip Wednesday, I'm at a conference", 周三不行，我要出差: why a day is to stay free says nothing about the plan. */
function readWithReason(text: string, plan: PlanInView, context: ReadContext): PlanChange | null {
  const reason = REASON.exec(text);
  if (!reason || reason.index === 0) return null;
  const change = readChange(text.slice(0, reason.index), plan, context);
  const { intent, rule } = understand(reason.groups?.why ?? '', context);
  // 要开会 takes a slot of the day, and orders no todo.
  const isOrder =
    intent === 'create'
      ? ORDER_RULE.test(rule) && rule !== 'set-slot'
      : !['other', 'musing'].includes(intent);
  return change?.except && !isOrder ? change : null;
}

function readChange(text: string, { titles, range }: PlanInView, context: ReadContext): PlanChange | null {
  const shift = readDayShift(text);
  const read = readWords(shift?.rest ?? text, titles, context);
  const { sentence, words, named } = read;
  const names = [...new Set(named.map((index) => titles[index] as string))];
  const order = sentence.whens.length === 0 ? readPlanOrder(words, names, titles) : undefined;
  if (order && !hasLetters(order.rest.replace(GLUE, ' '))) {
    const { first, second } = order;
    const both = titles.flatMap((title, index) => (title === first || title === second ? index : []));
    return { which: both, isNamed: true, order: { first, second } };
  }
  if (hasLetters(read.rest)) return null;
  const days = readPlanDays(
    sentence.whens.map((when) => intoPlan(when, range, context)),
    sentence.masked,
  );
  if (SWAP.test(words) && (names.length === 2 || sentence.whens.length > 0))
    return names.length === 2 && sentence.whens.length === 0
      ? { which: named, isNamed: true, swap: true }
      : null;
  if (!days || (days.onEach && names.length !== 1)) return null;
  const isNamed = named.length > 0;
  const which = isNamed ? named : titles.map((_, index) => index);
  if (isNamed && TAKE_OUT.test(words) && (days.except ?? days.on))
    return { which, isNamed, from: days.except?.[0] ?? days.on, drop: true };
  const [name] = names;
  if (read.parts)
    return new Set(which.map((index) => titles[index])).size === 1
      ? { which, isNamed, parts: read.parts }
      : null;
  const count = name !== undefined && names.length === 1 ? readPlanCount(words, name) : undefined;
  const isMeant = isNamed || new Set(titles).size === 1 || WHOLE.test(words) || ORDERS.test(words);
  if (shift)
    return isMeant && !days.except
      ? { which, isNamed, shiftDays: shift.days, ...(days.on ? { from: days.on } : {}) }
      : null;
  const change: PlanChange = {
    which,
    isNamed,
    ...count,
    ...placeOf(read, isMeant),
    ...onlyIf(isMeant, days),
  };
  if (Object.keys(change).length > 2) return WHOLE.test(words) ? { ...change, isWhole: true } : change;
  const isPart = isNamed && new Set(titles).size > names.length;
  return isPart && DROP.test(words) ? { ...change, drop: true } : null;
}

/** Days of which either will do are each one of the plan's. */
function intoPlan(when: When, range: DayRange, context: ReadContext): When {
  const alternatives = when.alternatives?.map((other) => {
    const { date } = intoRange({ ...when, ...other }, range, context);
    return { ...other, ...(date ? { date } : {}) };
  });
  return { ...intoRange(when, range, context), ...(alternatives ? { alternatives } : {}) };
}

/** Only of a thing that is named its last day is given up: a move of everything leaves it where it is. */
export const isHeldBack = (before: string | undefined, { isNamed, on }: PlanChange): boolean =>
  !isNamed && on !== undefined && before !== undefined && on > before;

type ReadWords = { sentence: Sentence; words: string; named: number[]; parts?: number; rest: string };

function readWords(text: string, titles: string[], context: ReadContext): ReadWords {
  const sentence = readSentence(text, context);
  const core = packOf(languageOf(text)).core(sentence.masked);
  const words = sentence.masked.slice(core.start, core.end);
  const named = titles.flatMap((title, index) => (namesTitle(words, title) ? [index] : []));
  const names = named.map((index) => titles[index] as string);
  // "Split it into two" where the plan has one thing.
  const split = names.length > 0 || new Set(titles).size === 1 ? readSplit(words) : undefined;
  const rest = withoutTitles(split?.rest ?? words, names)
    .replace(GLUE, ' ')
    .replace(/\uE000+/gu, ' ');
  return { sentence, words, named, ...(split ? { parts: split.parts } : {}), rest };
}

const hasLetters = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);

/** The day alone is no change of everything: "Wednesday" may mean anything. */
function onlyIf(
  isMeant: boolean,
  { from, on, onEach, except }: NonNullable<ReturnType<typeof readPlanDays>>,
) {
  if (except) return { except };
  if (onEach) return { onEach };
  return isMeant ? { ...(from ? { from } : {}), ...(on ? { on } : {}) } : {};
}

/** The part of the day, the hour and the length that are said. */
function placeOf({ sentence, words }: ReadWords, isMeant: boolean): Partial<PlanChange> {
  const { whens } = sentence;
  const part = whens.map(partOf).find((found) => found) ?? packOf(languageOf(words)).plan.part(words);
  const timed = whens.find(isClock);
  // "2 hours on Saturday" is one expression; the length of "from 2 to 4pm" follows from its hours.
  const length = whens.find((when) => when.durationMinutes && !when.endDate && !when.time)?.durationMinutes;
  return {
    ...(part ? { part } : {}),
    ...(isMeant && timed?.time ? { time: timed.time } : {}),
    ...(isMeant && length ? { minutes: Math.max(5, length) } : {}),
  };
}

const SHORT = 40;
/** Readings of a few words that show no order: they may as well be about what was just said. */
const NO_ORDER = /^(?:bare|noun-phrase)$/;

/**
 * Whether a message can only be about the plan that is open, although it does not say what to change: a few words that name
 * a thing or a day of it ("gym?", 健身呢) or nothing at all ("hmm"). Such words are no todo.
 */
export function isAboutPlan(text: string, titles: string[], context: ReadContext): boolean {
  if (text.length > SHORT || titles.length === 0) return false;
  const { intent, rule } = understand(text, context);
  const isOrder = intent === 'create' && ORDER_RULE.test(rule);
  if (isOrder || !['create', 'update', 'delete', 'other'].includes(intent)) return false;
  const { named, rest } = readWords(text, titles, context);
  // "Delete it" orders something, if not of a thing that the plan names.
  if ((intent === 'update' || intent === 'delete') && named.length === 0) return false;
  if (!hasLetters(rest.replace(VAGUE, ' '))) return true;
  return named.length > 0 && intent === 'create' && NO_ORDER.test(rule);
}
