import { languageOf } from './language-of';
import { partOf } from './plan-item';
import { fold, readSentence } from './sentence';
import type { ReadContext } from './types';
import { packOf } from './understand';
import type { DayPart } from './understanding';

/** What a message changes about a plan that was just proposed. */
export type PlanChange = {
  /** Places in the list of titles; every one of them when the words name none or say "all". */
  which: number[];
  part?: DayPart;
  on?: string;
  /** A day to leave free. */
  except?: string;
  time?: string;
  minutes?: number;
  /** Left out of the plan. */
  drop?: true;
};

const LONGEST = 200;

const DROP = /\b(?:drop|remove|skip|without|leave out|forget|take out|no)\b|去掉|删掉?|不要|取消|先不/;
const NOT_ON =
  /\b(?:not|nothing|avoid|keep|free|don't|never)\b.*\uE000|\uE000.*\b(?:free|off)\b|(?:别|不要|避开|不在|不放).*\uE000|\uE000.*(?:空出来|留空|别排|不排|不要排)/u;
/** Everything that a change may hold beside the names of things and expressions of time. */
const GLUE =
  /\b(?:can|could|would|you|please|rather|instead|i'd|i|prefer|want|like|move|put|shift|make|do|have|set|change|schedule|switch|reschedule|plan|keep|drop|remove|skip|without|leave|out|forget|take|no|not|nothing|avoid|free|don't|never|and|but|the|my|all|both|everything|every|of|them|it|those|these|ones?|to|in|on|for|into|at|only|be|should|take|takes|long|each|off|mornings?|afternoons?|evenings?|day|time|earlier|later|ok|well|hmm|actually|just|from)\b|把|将|给|请|帮我|都|全部|所有的?|它们|这些|这个|全|挪到?|放到?|放在|改到?|改成|改为|移到?|换到?|换成|调到?|安排|排|去掉|删掉?|不要|取消|先不|做|别|避开|不在|不放|空出来|留空|在|到|的|吧|一下|时间|早上|上午|下午|晚上|要|用/g;

/**
 * Whether a message that follows a plan changes it ("move the runs to the morning", 周三别排), and how. Null for everything
 * that names something else: that is an order of its own.
 */
export function readPlanChange(text: string, titles: string[], context: ReadContext): PlanChange | null {
  if (text.length > LONGEST || titles.length === 0) return null;
  const sentence = readSentence(text, context);
  const pack = packOf(languageOf(text));
  const core = pack.core(sentence.masked);
  const words = sentence.masked.slice(core.start, core.end);
  const named = titles.flatMap((title, index) => (namesTitle(words, title) ? [index] : []));
  if (
    hasOtherWords(
      words,
      named.map((index) => titles[index] as string),
    )
  )
    return null;
  const part = sentence.whens.map(partOf).find((found) => found) ?? pack.plan.part(words);
  const dated = sentence.whens.find((when) => when.date && when.certainty.date === 'said');
  const timed = sentence.whens.find((when) => when.time && when.certainty.time === 'said');
  const length = sentence.whens.find((when) => when.durationMinutes && !when.date && !when.time);
  const isExcept = dated !== undefined && NOT_ON.test(words);
  const change: PlanChange = {
    which: named.length > 0 ? named : titles.map((_, index) => index),
    ...(part ? { part } : {}),
    ...(dated?.date ? (isExcept ? { except: dated.date } : { on: dated.date }) : {}),
    ...(timed?.time ? { time: timed.time } : {}),
    ...(length?.durationMinutes ? { minutes: Math.min(600, Math.max(5, length.durationMinutes)) } : {}),
  };
  if (Object.keys(change).length > 1) return change;
  return named.length > 0 && named.length < titles.length && DROP.test(words)
    ? { ...change, drop: true }
    : null;
}

/** "the runs", 跑步: a word of the title, in one of its forms. */
function namesTitle(words: string, title: string): boolean {
  return stemsOf(title).some((stem) => hasStem(words, stem));
}

function stemsOf(title: string): string[] {
  const folded = fold(title);
  const latin = folded.match(/[a-z0-9]{2,}/g) ?? [];
  const han = [...folded.matchAll(/\p{Script=Han}{2,}/gu)].flatMap(([run]) =>
    Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  );
  return [...latin.filter((word) => !/^(?:the|my|for|with|and|to|of|in|on|at)$/.test(word)), ...han];
}

/** A word and its forms: run, runs, running. */
function formsOf(stem: string): string {
  if (/\p{Script=Han}/u.test(stem)) return stem;
  const base = stem.replace(/(?:ing|s)$/, '').replace(/(?<=([a-z]))\1$/, '') || stem;
  return `(?<![a-z0-9])${base}[a-z]{0,1}(?:s|es|ing|e)?(?![a-z0-9])`;
}

function hasStem(words: string, stem: string): boolean {
  return new RegExp(formsOf(stem), 'u').test(words);
}

/** Whether something stands in the message that is neither a thing of the plan, nor a time, nor the glue around them. */
function hasOtherWords(words: string, titles: string[]): boolean {
  let rest = words;
  for (const stem of titles.flatMap(stemsOf)) rest = rest.replace(new RegExp(formsOf(stem), 'gu'), ' ');
  return /[\p{L}\p{N}]/u.test(rest.replace(GLUE, ' ').replace(/\uE000+/gu, ' '));
}
