import type { LanguagePack } from './pack';
import { DATE, readSentence, type Sentence } from './sentence';
import type { ReadContext, When } from './types';

/** Where a message for a plan says the days and where the things; `start` is where the body stands in the message. */
export type PlanOutline = { head: string; body: string; start: number; except: When[] };

/** Parts a message for a plan: the words that ask and name the days, in front or behind, the things, and the days to leave free. */
export function outlineOf(sentence: Sentence, pack: LanguagePack): PlanOutline {
  const { text, except } = withoutFreeDays(sentence, pack);
  const plain = except.length > 0 ? readSentence(text, sentence.context) : sentence;
  const { start } = pack.core(plain.masked);
  const rest = plain.masked.slice(start);
  const { fit, tail, span } = pack.plan;
  const opening = fit.exec(rest);
  if (opening) {
    const from = start + opening[0].length;
    const behind = span.exec(rest.slice(opening[0].length));
    const to = behind && namesDays(plain, from + behind.index) ? from + behind.index : text.length;
    const head = `${text.slice(start, from)} ${text.slice(to)}`;
    return { head, body: text.slice(from, to), start: from, except };
  }
  const asking = tail.exec(rest);
  if (asking && asking.index > 0) {
    const to = start + asking.index;
    const from = start + leadingDays(plain, start, to);
    return {
      head: `${text.slice(start, from)} ${text.slice(to)}`,
      body: text.slice(from, to),
      start: from,
      except,
    };
  }
  const from = bodyStart(plain, start, pack);
  return { head: text.slice(0, from), body: text.slice(from), start: from, except };
}

/** Whether what stands from a place on names days, and is not how long something takes. */
function namesDays({ whens, masked }: Sentence, from: number): boolean {
  const found = whens.filter(({ span }) => span.end > from);
  return found.length === 0
    ? !masked.slice(from).includes(DATE)
    : found.some(({ date, vague, time }) => (date ?? vague) !== undefined && time === undefined);
}

/** "Next week: …, plan it": how far the days reach that stand in front of all the things. */
function leadingDays({ whens, masked }: Sentence, start: number, end: number): number {
  const [first] = whens;
  const lead = /^\s*\uE000+/u.exec(masked.slice(start, end));
  const isOfAll = first && !first.deadline && !first.time && (first.vague ?? first.date) !== undefined;
  return lead && isOfAll ? lead[0].length : 0;
}

function bodyStart({ masked, text, context }: Sentence, start: number, pack: LanguagePack): number {
  // "Plan next week. Monday: report.": the colon belongs to the first day.
  const heading = /[.。\n]\s*(?<day>[^.。:：\n]{2,20})[:：]/.exec(text.slice(start));
  if (heading && isDay(heading.groups?.day ?? '', context))
    return start + heading.index + heading[0].search(/[^.。\s]/u);
  // A colon can stand inside what is read as one expression of time: 这周：每天, 这周：20小时.
  const colon = /(?<!\d)[:：]|[:：](?!\d)/.exec(text.slice(start));
  if (colon) return start + colon.index + 1;
  const opening = pack.plan.body.exec(masked.slice(start));
  return opening ? start + opening.index + opening[0].length : text.length;
}

/** Whether words are nothing but a day: the heading of what follows. */
export function isDay(words: string, context: ReadContext): boolean {
  const { masked, whens } = readSentence(words, context);
  return whens.length > 0 && /^[\s\uE000]*$/u.test(masked);
}

/** "but keep Friday free", 周五空出来: those days, and the text of the same length without the words. */
function withoutFreeDays(sentence: Sentence, pack: LanguagePack): { text: string; except: When[] } {
  const except: When[] = [];
  const text = sentence.text.replace(pack.plan.free, (words: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Record<string, string | undefined>;
    const day = Object.values(groups).find((words) => words !== undefined);
    const [when] = readSentence(day ?? '', sentence.context).whens;
    if (!when?.date) return words;
    except.push(when);
    return ' '.repeat(words.length);
  });
  return { text, except };
}
