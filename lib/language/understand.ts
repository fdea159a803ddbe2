import { splitAnnouncement } from './announcement';
import { readChanges } from './changes';
import { bareRules, literal, withCondition, withLikelyHalf, withReminder } from './finish-draft';
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
import { daysOf, readQuery, readTarget, withException } from './target';
import { afterTimer } from './timer';
import type { ReadContext } from './types';
import type { Found, Plan, Target, TodoDraft, Understanding } from './understanding';
import { everyLanguage } from './words';

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
          regions.except
            ? withException({ all: true }, sentence, regions.except, pack)
            : onDays(sentence, readTarget(sentence, regions.target, pack, list), regions.about),
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
