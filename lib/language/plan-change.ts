import { languageOf } from './language-of';
import { packOf } from './packs';
import { readPlanCount } from './plan-count';
import { readPlanDays } from './plan-days';
import { intoRange, isClock, partOf } from './plan-item';
import { namesTitle, withoutTitles } from './plan-titles';
import { readSentence, type Sentence } from './sentence';
import type { ReadContext } from './types';
import { understand } from './understand';
import type { DayPart, DayRange } from './understanding';
import { anyOf } from './words';

/** What a message changes about a plan that was just proposed. */
export type PlanChange = {
  /** Places in the list of titles; every one of them when the words name none or say "all". */
  which: number[];
  /** Whether the words name things of the plan. */
  isNamed: boolean;
  part?: DayPart;
  /** Only what stands on this day is meant. */
  from?: string;
  on?: string;
  /** Days to leave free. */
  except?: string[];
  time?: string;
  minutes?: number;
  /** So often in the plan, or so many times more or less. */
  times?: number;
  by?: number;
  /** The two things that are named change places. */
  swap?: true;
  /** Left out of the plan. */
  drop?: true;
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
const VAGUE = anyOf(({ planChange }) => planChange.vague);

/**
 * Whether a message that follows a plan changes it ("move the runs to the morning", 周三别排), and how. Null for everything
 * that names something else (that is an order of its own) or that leaves open what shall change.
 */
export function readPlanChange(
  text: string,
  { titles, range }: PlanInView,
  context: ReadContext,
): PlanChange | null {
  if (text.length > LONGEST || titles.length === 0) return null;
  const read = readWords(text, titles, context);
  if (hasLetters(read.rest)) return null;
  const { sentence, words, named } = read;
  const days = readPlanDays(
    sentence.whens.map((when) => intoRange(when, range, context)),
    sentence.masked,
  );
  const names = [...new Set(named.map((index) => titles[index] as string))];
  if (SWAP.test(words) && (names.length === 2 || sentence.whens.length > 0))
    return names.length === 2 && sentence.whens.length === 0
      ? { which: named, isNamed: true, swap: true }
      : null;
  if (!days) return null;
  const isNamed = named.length > 0;
  const which = isNamed ? named : titles.map((_, index) => index);
  if (isNamed && TAKE_OUT.test(words) && (days.except ?? days.on))
    return { which, isNamed, from: days.except?.[0] ?? days.on, drop: true };
  const [name] = names;
  const count = name !== undefined && names.length === 1 ? readPlanCount(words, name) : undefined;
  const isMeant = isNamed || new Set(titles).size === 1 || WHOLE.test(words) || ORDERS.test(words);
  const change: PlanChange = {
    which,
    isNamed,
    ...count,
    ...placeOf(read, isMeant),
    ...onlyIf(isMeant, days),
  };
  if (Object.keys(change).length > 2) return change;
  const isPart = isNamed && new Set(titles).size > names.length;
  return isPart && DROP.test(words) ? { ...change, drop: true } : null;
}

type ReadWords = { sentence: Sentence; words: string; named: number[]; rest: string };

function readWords(text: string, titles: string[], context: ReadContext): ReadWords {
  const sentence = readSentence(text, context);
  const core = packOf(languageOf(text)).core(sentence.masked);
  const words = sentence.masked.slice(core.start, core.end);
  const named = titles.flatMap((title, index) => (namesTitle(words, title) ? [index] : []));
  const names = named.map((index) => titles[index] as string);
  const rest = withoutTitles(words, names)
    .replace(GLUE, ' ')
    .replace(/\uE000+/gu, ' ');
  return { sentence, words, named, rest };
}

const hasLetters = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);

/** The day alone is no change of everything: "Wednesday" may mean anything. */
function onlyIf(isMeant: boolean, { from, on, except }: NonNullable<ReturnType<typeof readPlanDays>>) {
  if (except) return { except };
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
  const isOrder = intent === 'create' && /^(?:add|remind|put|set-|note-down)/.test(rule);
  if (isOrder || !['create', 'update', 'delete', 'other'].includes(intent)) return false;
  const { named, rest } = readWords(text, titles, context);
  // "Delete it" orders something, if not of a thing that the plan names.
  if ((intent === 'update' || intent === 'delete') && named.length === 0) return false;
  if (!hasLetters(rest.replace(VAGUE, ' '))) return true;
  return named.length > 0 && intent === 'create' && NO_ORDER.test(rule);
}
