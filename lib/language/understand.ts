import { addDays } from '@/lib/time/local-date';
import { splitAnnouncement } from './announcement';
import { readChanges } from './changes';
import { type Reading, type Region, readWith } from './grammar';
import { isAnnouncedList, isMarkedList, readItems } from './items';
import { languageOf } from './language-of';
import type { LanguagePack } from './pack';
import { packOf } from './packs';
import { readPlan, withAnswer } from './plan';
import { remember } from './remember';
import { readRoom } from './room';
import { splitSelfCorrection, withoutTakenBack, withSelfCorrection } from './self-correction';
import { readSentence, type Sentence, spanOf } from './sentence';
import { stillToDo } from './still-to-do';
import { daysOf, readQuery, readTarget } from './target';
import { afterTimer } from './timer';
import type { ReadContext } from './types';
import type { Found, Plan, Target, TodoDraft, Understanding } from './understanding';
import { anyOf, everyLanguage } from './words';

/**
 * Reads a whole message: its language, what it wants and the pieces for that, every value with its span and whether
 * the words say it. Pure and deterministic; the person's clock comes with the context. A musing, a question or a
 * negation is never read as an order.
 */
export const understand = remember(readMessage);

function readMessage(message: string, context: ReadContext): Understanding {
  const text = withoutTakenBack(respelled(message), context);
  const own = splitSelfCorrection(text, context);
  const mended = own && withSelfCorrection(readMessage(own.head, context), own.schedule, context.now);
  if (mended) return mended;
  const head = text.length > LONGEST ? text.slice(0, breakBefore(text, LONGEST)) : text;
  const sentence = readSentence(head, context);
  const pack = packOf(sentence.language);
  const read = stillToDo(sentence, readWith(pack, sentence), pack);
  const isList = isMarkedList(head) || (read.intent !== 'create' && isAnnouncedList(sentence, pack));
  const reading = read.intent !== 'plan' && isList ? listReading(sentence) : onlyPoints(sentence, read, pack);
  const understanding = assemble(sentence, reading, pack);
  return head.length < text.length ? withRest(understanding, text, head.length) : understanding;
}

const respelled = (message: string): string =>
  everyLanguage.reduce((text, { orders }) => orders.respell?.(text) ?? text, message);

/** Reads words that only say which todo is meant: "the one on Friday", 小李那个. */
export function understandTarget(text: string, context: ReadContext): Target {
  const sentence = readSentence(text.slice(0, LONGEST), context);
  return readTarget(sentence, whole(sentence), packOf(sentence.language));
}

/** Reads the answer to "what should go into the plan?" in the days that the plan is about. */
export function completePlan(plan: Plan, answer: string, context: ReadContext): Plan {
  return withAnswer(plan, answer.slice(0, LONGEST), context, packOf(languageOf(answer)));
}

/** Lines with bullets or numbers are todos, whatever their words could mean alone. */
function listReading(sentence: Sentence): Reading {
  return { intent: 'create', rule: 'lines', regions: { body: whole(sentence) } };
}

/** "the other one", 第一个: words that only point at something name nothing to be done. */
function onlyPoints(sentence: Sentence, read: Reading, pack: LanguagePack): Reading {
  if (read.intent !== 'create' || !bareRules.has(read.rule) || sentence.text.length > 40) return read;
  const { text, ordinal, reference } = readTarget(sentence, read.regions.body, pack);
  const points = !text && (ordinal !== undefined || reference === true) && sentence.whens.length === 0;
  return points ? { ...read, intent: 'other', rule: 'only-points' } : read;
}

/** What is longer than this is a paste: its beginning tells what it wants, the rest is kept as notes. */
const LONGEST = 2000;

/** The last line or word that ends before the limit, so that nothing is cut in its middle. */
function breakBefore(text: string, limit: number): number {
  const line = text.lastIndexOf('\n', limit);
  const space = text.lastIndexOf(' ', limit);
  return line > limit / 2 ? line : space > limit / 2 ? space : limit;
}

function withRest(understanding: Understanding, text: string, from: number): Understanding {
  const last = understanding.intent === 'create' ? understanding.items.at(-1) : undefined;
  const rest = text.slice(from).trim();
  if (understanding.intent !== 'create' || !last || !rest) return understanding;
  const value = last.notes ? `${last.notes.value}\n${rest}` : rest;
  const notes = {
    value,
    certainty: 'said' as const,
    span: spanOf(text, last.notes?.span.start ?? from, text.length),
  };
  return { ...understanding, items: [...understanding.items.slice(0, -1), { ...last, notes }] };
}

function assemble(sentence: Sentence, reading: Reading, pack: LanguagePack): Understanding {
  const { intent, rule, regions } = reading;
  const base = { language: sentence.language, rule };
  const list = regions.list
    ? {
        name: pack.listName(sentence.masked.slice(regions.list.start, regions.list.end)),
        region: regions.list,
      }
    : undefined;
  switch (intent) {
    case 'create':
      return { ...base, intent, ...readCreated(sentence, regions, rule, pack, list) };
    case 'query': {
      const room = rule === 'question-room' ? readRoom(sentence, regions.about, pack) : undefined;
      const query = room ?? readQuery(sentence, regions.about ?? whole(sentence), pack, rule);
      return { ...base, intent, query };
    }
    case 'update': {
      const target = ofDay(sentence, readTarget(sentence, regions.target, pack, list), regions.about);
      return { ...base, intent, target, changes: readChanges(sentence, regions, pack) };
    }
    case 'complete':
    case 'reopen':
    case 'delete':
      // "clear my Friday" names no todo and means every one of the day.
      return {
        ...base,
        intent,
        target: allIf(
          rule === 'clear-days' || rule === 'clear-done',
          onDays(sentence, readTarget(sentence, regions.target, pack, list), regions.about),
        ),
      };
    case 'plan':
      return {
        ...base,
        intent,
        // What spreads a full day names the day, and no new things.
        plan: readPlan(sentence, pack, rule !== 'spread'),
        span: spanOf(sentence.text, 0, sentence.text.length),
      };
    default: {
      const service = rule === 'service' || rule === 'off-topic';
      const span = spanOf(sentence.text, 0, sentence.text.length);
      return { ...base, intent, span, ...(service ? { service } : {}) };
    }
  }
}

/** "Move everything from today to tomorrow": of the day that it is moved away from. */
function ofDay(sentence: Sentence, target: Target, from: Region | undefined): Target {
  return target.all ? onDays(sentence, target, from) : target;
}

/** "No runs on Wednesday": those of the days that stand beside what is named. */
function onDays(sentence: Sentence, target: Target, from: Region | undefined): Target {
  if (!from || target.from) return target;
  const whens = sentence.whens.filter(({ span }) => span.end > from.start && span.end <= from.end);
  return { ...target, ...daysOf(whens) };
}

function allIf(condition: boolean, target: Target): Target {
  return condition ? { ...target, all: true } : target;
}

function whole(sentence: Sentence): Region {
  return { start: 0, end: sentence.text.length };
}

function readCreated(
  sentence: Sentence,
  regions: Reading['regions'],
  rule: string,
  pack: LanguagePack,
  list: { name: string | null; region: Region } | undefined,
): { items: TodoDraft[]; announced?: Found<number> } {
  const region = regions.body ?? { start: sentence.text.length, end: sentence.text.length };
  const added = /^(?:add|put|note-down|set-|schedule|on-list|list-add|need-slot|blank|remind)/.test(rule);
  const items = readItems(sentence, region, pack, {
    lists: added,
    article: added,
    handed: /^(?:add|list-add|set-)/.test(rule) && !pack.remindMe.test(sentence.masked),
    kinds: bareRules.has(rule),
    list,
  });
  const announced = splitAnnouncement(sentence, region, pack).count;
  const finished = items.map((item) => {
    const titled = withCondition(sentence, literal(sentence, region, item, rule), regions.condition, pack);
    return withReminder(sentence, withLikelyHalf(sentence, afterTimer(sentence, titled), pack), rule, pack);
  });
  return { items: finished, ...(announced && items.length > 1 ? { announced } : {}) };
}

/** "when I get home remind me to …": no clock knows when that is, so that the title keeps it. */
function withCondition(
  sentence: Sentence,
  item: TodoDraft,
  condition: Region | undefined,
  pack: LanguagePack,
): TodoDraft {
  if (!condition || !item.title) return item;
  const dates = /^[\uE000\s]*/.exec(sentence.masked.slice(condition.start, condition.end))?.[0].length ?? 0;
  const words = sentence.text.slice(condition.start + dates, condition.end).trim();
  const { value, span } = item.title;
  const start = Math.min(condition.start + dates, span.start);
  return {
    ...item,
    title: {
      ...item.title,
      value: pack.spaceless ? `${words}${value}` : `${value} ${words}`,
      span: spanOf(sentence.text, start, Math.max(condition.end, span.end)),
    },
  };
}

/** Rules that no asking word brought about: a kind of thing may then be the title itself ("task, 2 hours"). */
const bareRules: ReadonlySet<string> = new Set(['dated', 'noun-phrase', 'doing-word', 'bare']);

/** "Remind me at 3", "an alarm for 7" ask for a reminder at the due time; an added todo with a time does not. */
function withReminder(sentence: Sentence, item: TodoDraft, rule: string, pack: LanguagePack): TodoDraft {
  const isOrder = /^(?:remind|be-reminded|by-date|wake-up)/.test(rule);
  const isAsked = isOrder || (bareRules.has(rule) ? pack.remindMe : pack.reminding).test(sentence.masked);
  if (item.reminders || !item.dueTime || !isAsked) return item;
  const from = 'remind-at-due-time';
  return {
    ...item,
    reminders: { value: [{ minutesBefore: 0 }], certainty: 'inferred', span: item.dueTime.span, from },
  };
}

/**
 * "Wake me at 6", "dinner at 7": what is done tells which half of the day a bare hour means. The other reading stays
 * as the alternative.
 */
function withLikelyHalf(sentence: Sentence, item: TodoDraft, pack: LanguagePack): TodoDraft {
  const time = item.dueTime;
  if (time?.certainty !== 'inferred' || !item.alternatives) return item;
  const isMorning = pack.morning.test(sentence.masked);
  if (isMorning === pack.evening.test(sentence.masked)) return item;
  const isRight = (value: string | undefined) => value !== undefined && value < '12:00' === isMorning;
  const other = item.alternatives.find((alternative) => isRight(alternative.time));
  if (isRight(time.value) || !other?.time) return item;
  const today = sentence.context.now.slice(0, 10);
  const date = item.dueDate?.value ?? today;
  const isPast = `${other.date ?? date}T${other.time}` <= sentence.context.now;
  const inferred = { certainty: 'inferred' as const, span: time.span, from: 'likely-half-of-the-day' };
  const day = isPast && item.dueDate?.certainty !== 'said' ? addDays(date, 1) : (other.date ?? date);
  return {
    ...item,
    dueTime: { ...inferred, value: other.time },
    ...(item.dueDate ? { dueDate: { ...item.dueDate, value: day } } : {}),
    alternatives: [{ date, time: time.value }, ...item.alternatives.filter((each) => each !== other)],
  };
}

const NAMED = anyOf(({ orders }) => orders.named);

/** A message that is nothing but a moment keeps the person's words as its title, as a guess that the card shows. */
function literal(sentence: Sentence, region: Region, item: TodoDraft, rule: string): TodoDraft {
  if (item.title || rule !== 'dated') return item;
  const words = sentence.text.slice(region.start, region.end);
  // "Christmas is on the 25th" names the day itself, and that is its title.
  const named = NAMED.exec(words)?.groups?.name ?? words;
  const span = spanOf(sentence.text, region.start, region.start + named.length);
  return {
    ...item,
    title: { value: span.text.trim(), certainty: 'inferred', span, from: 'words-of-the-moment' },
  };
}
