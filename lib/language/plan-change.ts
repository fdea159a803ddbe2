import { languageOf } from './language-of';
import { readPlanCount } from './plan-count';
import { readPlanDays } from './plan-days';
import { intoRange, partOf } from './plan-item';
import { namesTitle, withoutTitles } from './plan-titles';
import { readSentence, type Sentence } from './sentence';
import type { ReadContext } from './types';
import { packOf, understand } from './understand';
import type { DayPart, DayRange } from './understanding';

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

const DROP = /\b(?:drop|remove|skip|without|leave out|forget|take out|no|delete)\b|去掉|删掉?|[不别]|取消/;
/** Words that take out what stands on a day, rather than keep the day free. */
const TAKE_OUT = /\b(?:drop|remove|delete|take out)\b|去掉|删|取消/;
const SWAP =
  /\b(?:swap|switch|exchange|trade|flip)\b|交换|对调|互换|调换|(?:换|调)(?:一下|一换|个(?:位置|时间|顺序|儿)|过来)/;
const WHOLE = /\b(?:all|every(?:thing)?|both|them|these|those|it|plan)\b|都|全部?|所有|它们|这些|计划/;
const ORDERS = /\b(?:move|put|shift|push|reschedule|switch)\b|挪|移|放|调/;
/** Everything that a change may hold beside the names of things and expressions of time. */
const GLUE =
  /\b(?:can't|it's|can|could|would|you|please|rather|instead|i'd|i'm|i|we|prefer|want|like|need|move|put|shift|push|pull|bring|make|do|have|set|change|schedule|switch|swap|exchange|trade|flip|reschedule|plan|keep|drop|remove|delete|cancel|reduce|limit|skip|without|leave|out|forget|take|cut|lose|no|not|nothing|none|avoid|free|empty|open|clear|busy|away|don't|can't|cannot|won't|doesn't|work|never|and|or|but|the|my|a|an|all|both|everything|every|of|them|it|that|those|these|ones?|to|in|on|for|into|at|from|is|are|with|only|just|be|should|takes?|long|each|off|mornings?|afternoons?|evenings?|days?|week|time|times|sessions?|sittings?|once|twice|thrice|two|three|four|five|six|seven|x|less|fewer|more|extra|additional|another|earlier|later|ok|well|actually|let's|there|\d{1,2})\b|周末|那次|这次|那场|那个|有事|出差|请假|空出来|留空|空着|没空|别排|休息|跳过|除外|避开|它们|这些|这个|全部|所有的?|安排|时间|早上|上午|下午|晚上|去掉|删掉?|不要|取消|交换|对调|互换|调换|位置|顺序|算了|就够|够了|帮我|一下|增加|减少|改到?|改成|改为|挪到?|放到?|放在|移到?|换到?|换成|调到?|[一二两三四五六七八九十\d]+(?:次|遍|趟|回|场)|[把将给请帮我都全那天先别不没空忙行去排做在到的吧了要用只就再多少加减够换调跟和与互个也成为得想儿从]/g;
/** What else a message may hold that is about the plan and yet says no change that could be made. */
const VAGUE =
  /\b(?:hmm+|hm|um|uh|too|much|many|full|few|before|after|between|first|last|next|second|third|order|around|half|shorter|longer|shorten|lengthen|extend|split|spread|reorder|bigger|smaller|better|worse|different|differently|other|way|hours?|minutes?|enough|maybe|perhaps|why|how|about|what|so|than|then|bit|little|some|any|please|early|late)\b|太|些|点|嗯+|呃|啊|呢|吗|哦|之?前|之?后|提前|推迟|延后|早|晚|长|短|前面|后面|中间|怎么|为什么|还是|可以|可能|分开|拆开?|合并|满|松|紧|累|重新|其他|别的|更|最|有|是|小时|分钟|钟头|半/g;

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
  const timed = whens.find((when) => when.time && when.certainty.time === 'said');
  const length = whens.find((when) => when.durationMinutes && !when.date && !when.time)?.durationMinutes;
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
