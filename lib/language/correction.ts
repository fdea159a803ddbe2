import { readAmount } from './amount';
import { isDenied, matchAt, skipLead, withoutDenied } from './correction-lead';
import type { CorrectionWords } from './correction-words';
import { unquote } from './cuts';
import { deniesMoment, readSwap } from './denial';
import type { Region } from './grammar';
import { findAtList, findPriority, findTags, inRegion } from './markers';
import { namedWeekdays } from './named-weekdays';
import type { LanguagePack } from './pack';
import { packOf } from './packs';
import { rewrite } from './rewrite';
import { scheduleOf } from './schedule';
import { fold, readSentence, type Sentence, spanOf } from './sentence';
import type { ReadContext, When } from './types';
import type { Changes, Found } from './understanding';
import { alternatives } from './words';

/** What a message changes about the open card. */
export type Correction = {
  changes: Changes;
  /** Which line of a card with several: 1 is the first, -1 the last. */
  line?: number;
  /** The message wants something else done with the same todo ("actually delete it"). */
  otherTool?: 'todo_delete' | 'todo_complete' | 'todo_reopen';
  /** The message only says what is not meant ("not Thursday"): it changes nothing, and is no todo either. */
  isDenial?: true;
};

const LONGEST = 400;
const DAY = 24 * 60;
const BETWEEN_TAGS = new RegExp(`[\\s,，、#]+|${alternatives(({ orders }) => orders.betweenTags)}`);

/**
 * Whether a message that arrives while a card is open corrects fields of that card, and how. Null for a new order, a
 * plain question and everything in doubt: the card is then settled and the message handled on its own.
 */
export function readCorrection(text: string, context: ReadContext): Correction | null {
  if (text.length > LONGEST) return null;
  const sentence = readSentence(text, context);
  const pack = packOf(sentence.language);
  const words = pack.corrections;
  const core = pack.core(sentence.masked);
  const swap = readSwap(sentence, core, words, (region) => readValues(sentence, region, pack, words));
  if (swap && !swap.swap) return { changes: swap };
  if (deniesMoment(sentence, core, words)) return { changes: {}, isDenial: true };
  const led = withoutDenied(sentence, skipLead(sentence, core, words), words);
  const read = isDenied(sentence, core, words)
    ? readRegion(sentence, led, pack, words)
    : // "no reminder" takes a reminder away, "no, Thursday" only opens with the same word: as it stands comes first.
      (readRegion(sentence, core, pack, words) ??
      (led.start > core.start || led.end < core.end ? readRegion(sentence, led, pack, words) : null));
  // "with Ann instead of Sam" takes a place in the title, and is nothing more to say at its end.
  return swap && (!read || read.changes.append) ? { changes: swap } : read;
}

function readRegion(
  sentence: Sentence,
  whole: Region,
  pack: LanguagePack,
  words: CorrectionWords,
): Correction | null {
  let region = whole;
  const correction: Correction = { changes: {} };
  for (const { pattern, value } of words.lines) {
    // Ordinals and times look alike ("the second one to Friday"): the line is read before any time is.
    const match = pattern.exec(fold(sentence.text).slice(region.start, region.end));
    const rest = match?.indices?.groups?.rest;
    if (!match || !rest) continue;
    correction.line = value(match);
    region = { start: region.start + rest[0], end: region.start + rest[1] };
    break;
  }
  const other = words.otherTools.find(({ pattern }) => matchAt(sentence, region, pattern));
  if (other) return { ...correction, otherTool: other.tool };
  const clauses = clausesOf(sentence, region, words);
  const parts: Clause[] = [];
  for (const clause of clauses) {
    const changes = readClause(sentence, clause, pack, words);
    const last = parts.at(-1);
    if (changes) parts.push({ region: clause, changes });
    else if (last && hasFreeText(last.changes)) {
      // "call it milk and bread": what is no correction goes on with the title or note before it.
      const joined = { start: last.region.start, end: clause.end };
      const wider = readClause(sentence, joined, pack, words);
      if (!wider) return null;
      parts[parts.length - 1] = { region: joined, changes: wider };
    } else return null;
  }
  // "At 8 and 20" are two todos: to take one of the hours for both would lose the other.
  const isOneMore = ({ region: { start }, changes }: Clause, index: number) => {
    const before = parts[index - 1];
    return (
      before?.changes.dueTime && changes.dueTime && AND.test(sentence.masked.slice(before.region.end, start))
    );
  };
  if (parts.some(isOneMore)) return null;
  for (const part of parts) merge(correction.changes, part.changes);
  return Object.keys(correction.changes).length > 0 ? correction : null;
}

const AND = new RegExp(`^\\s*(?:${alternatives(({ orders }) => orders.and)})\\s*$`);

type Clause = { region: Region; changes: Changes };

const hasFreeText = (changes: Changes): boolean => changes.title !== undefined || changes.notes !== undefined;

function merge(into: Changes, from: Changes): void {
  const remove = [...(into.remove ?? []), ...(from.remove ?? [])];
  Object.assign(into, from);
  if (remove.length > 0) into.remove = remove;
}

function clausesOf(sentence: Sentence, region: Region, words: CorrectionWords): Region[] {
  const clauses: Region[] = [];
  let start = region.start;
  for (const match of inRegion(sentence, region, words.between)) {
    if (match.index > start) clauses.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < region.end) clauses.push({ start, end: region.end });
  return clauses;
}

function readClause(
  sentence: Sentence,
  region: Region,
  pack: LanguagePack,
  words: CorrectionWords,
): Changes | null {
  const title = freeText(sentence, region, words.title);
  if (title) return { title };
  const notes = freeText(sentence, region, words.notes);
  if (notes) return { notes };
  const untag = matchAt(sentence, region, words.removeTag);
  const removed = words.remove.find(({ pattern }) => matchAt(sentence, region, pattern));
  const span = spanOf(sentence.text, region.start, region.end);
  if (removed) return { remove: [{ value: removed.field, certainty: 'said', span }] };
  if (untag) return { remove: [{ value: 'tags', certainty: 'said', span }] };
  const tag = freeText(sentence, region, words.tags);
  if (tag) return { tags: { ...tag, value: tag.value.split(BETWEEN_TAGS).filter(Boolean) } };
  const list = freeText(sentence, region, words.list);
  if (list) return { list: { ...list, value: pack.listName(list.value.toLowerCase()) ?? list.value } };
  if (matchAt(sentence, region, words.reminderAtDue)) {
    return { reminders: { value: [{ minutesBefore: 0 }], certainty: 'said', span } };
  }
  const before = freeText(sentence, region, [words.reminderBefore]);
  const distance = before && readAmount(words.lengthBefore(before.value), sentence.context);
  if (distance)
    return { reminders: { value: [{ minutesBefore: distance.minutes }], certainty: 'said', span } };
  const values = readValues(sentence, region, pack, words);
  if (values) return values;
  const object = freeText(sentence, region, [words.object]);
  if (object) return { object };
  const append = freeText(sentence, region, [words.append]);
  return append ? { append } : null;
}

function freeText(sentence: Sentence, region: Region, patterns: RegExp[]): Found<string> | undefined {
  for (const pattern of patterns) {
    const match = matchAt(sentence, region, pattern);
    const range = match?.indices?.groups?.value;
    if (!range) continue;
    const span = spanOf(sentence.text, region.start + range[0], region.start + range[1]);
    const value = unquote(span.text.trim());
    if (value) return { value, certainty: 'said', span };
  }
  return undefined;
}

/** A clause that is nothing but new values and glue. */
function readValues(
  sentence: Sentence,
  region: Region,
  pack: LanguagePack,
  words: CorrectionWords,
): Changes | null {
  const local = sentence.text.slice(region.start, region.end);
  const neighbour = words.neighbours.find(({ pattern }) => pattern.test(fold(local).trim()));
  if (neighbour) {
    const span = spanOf(sentence.text, region.start, region.end);
    return { shiftMinutes: { value: neighbour.days * DAY, certainty: 'said', span } };
  }
  const whens = readAlone(sentence, region, words);
  const isOneMore = ({ time, span }: When, index: number) => {
    const before = whens[index - 1];
    return before?.time && time && AND.test(sentence.masked.slice(before.span.end, span.start));
  };
  if (whens.some(isOneMore)) return null;
  const isReminder = whens.some((when) => when.reminderMinutesBefore !== undefined);
  const shift = isReminder ? undefined : readShift(local, region.start, sentence.context, words);
  if (shift) return { shiftMinutes: shift };
  const tags = findTags(sentence, region);
  const list = findAtList(sentence, region);
  const priority = findPriority(sentence, region, pack.priorities);
  const cuts = [
    ...whens.map((when) => when.span),
    ...tags.cuts,
    ...(list ? [list.cut] : []),
    ...(priority ? [priority.cut] : []),
  ];
  if (cuts.length === 0) return null;
  const around = remainder(sentence, region, cuts);
  if (around.replace(words.glue, ' ').trim() !== '') return null;
  const { vague: _unclear, ...schedule } = scheduleOf(whens, sentence.context.now);
  const changes: Changes = schedule;
  const weekdays = schedule.recurrence ? undefined : namedWeekdays(whens);
  if (weekdays) changes.weekdays = weekdays;
  if (tags.found) changes.tags = tags.found;
  if (list) changes.list = list.found;
  if (priority) changes.priority = priority.found;
  return Object.keys(changes).length > 0 ? changes : null;
}

/** The moments of a clause, read on its own: beside other words a value can mean something else. */
function readAlone(sentence: Sentence, region: Region, words: CorrectionWords): When[] {
  const local = sentence.text.slice(region.start, region.end).trimEnd();
  const fragments = region.start > 0 ? [...words.fragments, ...words.ledFragments] : words.fragments;
  const plain = rewrite(local, fragments);
  return readSentence(plain.text, sentence.context).whens.map((when) => {
    const [start, end] = plain.original(when.span);
    return { ...when, span: spanOf(sentence.text, region.start + start, region.start + end) };
  });
}

function remainder(sentence: Sentence, region: Region, cuts: Region[]): string {
  let rest = '';
  let start = region.start;
  for (const cut of [...cuts].sort((a, b) => a.start - b.start)) {
    if (cut.start > start) rest += `${sentence.masked.slice(start, cut.start)} `;
    start = Math.max(start, cut.end);
  }
  return rest + sentence.masked.slice(start, region.end);
}

/** "an hour later", 推迟半小时: a distance. The direction word is taken out so that the amount is read on its own. */
function readShift(
  local: string,
  offset: number,
  context: ReadContext,
  words: CorrectionWords,
): Changes['shiftMinutes'] {
  const folded = fold(local);
  const sign = words.earlier.test(folded) ? -1 : words.later.test(folded) ? 1 : 0;
  if (sign === 0) return undefined;
  const blank = (word: string) => ' '.repeat(word.length);
  const amountOnly = folded
    .replace(new RegExp(words.earlier.source, 'g'), blank)
    .replace(new RegExp(words.later.source, 'g'), blank);
  const amount = readAmount(amountOnly, context);
  if (!amount) return undefined;
  const { start, end } = amount;
  if (`${amountOnly.slice(0, start)} ${amountOnly.slice(end)}`.replace(words.glue, ' ').trim() !== '')
    return undefined;
  const span = { start: start + offset, end: end + offset, text: local.slice(start, end) };
  return { value: sign * amount.minutes, certainty: 'said', span };
}
