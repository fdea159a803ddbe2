import type { Evidence } from '@/lib/contract/action';
import { weekday } from '@/lib/time/local-date';
import { parseRecurrence } from '@/lib/time/recurrence-rule';
import { type Scoped, scopeTo } from './evidence-scope';
import { inferred, said, weighTexts, weighTitle } from './evidence-words';
import { findPriority } from './markers';
import { weighMoreDays } from './more-days-evidence';
import { namesWeekdays } from './named-weekdays';
import { otherReadings } from './other-readings';
import { packOf } from './packs';
import { weighPlanned } from './plan-evidence';
import { bareDayOfMonth } from './replaced-moment';
import { readSentence, type Sentence } from './sentence';
import type { ReadContext, When } from './types';
import { understand } from './understand';
import type { Found } from './understanding';
import { anyOf } from './words';
import { asWritten, writeOut } from './write-out';

export type EvidenceFinding = {
  fields: Record<string, Evidence>;
  /** `different`: the words say something else than the argument. `not_said`: a number or name that no words hold. */
  warnings: Array<{ code: 'different' | 'not_said'; data: Record<string, string | number> }>;
  /** Other readings of the person's words: arguments to put in place of the current ones. */
  alternatives: Array<{ field: string; arguments: Record<string, unknown> }>;
};

/** The day that a question was about says nothing of what is changed after it. */
const isQuestion = (text: string, context: ReadContext): boolean =>
  text.length < 200 && understand(text, context).intent === 'query';

type Facts = {
  /** All that was said, newest first. */
  sentences: Sentence[];
  /** What of it is about this line. */
  scoped: Scoped[];
  input: Record<string, unknown>;
  found: EvidenceFinding;
};

/**
 * Compares what the person wrote (oldest first) with each argument of a tool call, whatever model proposed it: what
 * the words say, what follows from them, and where they say something else. `title` is what the todo is called where the arguments
 * do not say it. Never decides anything.
 */
export function findEvidence(
  words: string[],
  argumentsOfTool: Record<string, unknown>,
  context: ReadContext,
  title = typeof argumentsOfTool.title === 'string' ? argumentsOfTool.title : undefined,
): EvidenceFinding {
  // Newest first: what was said last outranks what it corrects.
  const sentences = words
    .filter((text, index) => index === words.length - 1 || !isQuestion(text, context))
    .map((text) => readSentence(writeOut(text.slice(0, 4000), context), context))
    .reverse();
  const found: EvidenceFinding = { fields: {}, warnings: [], alternatives: [] };
  const also = weighMoreDays(sentences, argumentsOfTool);
  const scoped = scopeTo(also.rest, { title, input: argumentsOfTool });
  const facts: Facts = { sentences: also.rest, scoped, input: argumentsOfTool, found };
  const planned = weighPlanned(also.rest, argumentsOfTool, title);
  found.warnings.push(...(planned?.warnings ?? []));
  for (const [field, value] of Object.entries(argumentsOfTool)) {
    const known = planned?.fields[field] ?? also.fields[field];
    if (known) {
      found.fields[field] = known;
      continue;
    }
    if (field === 'id' || value === null || value === undefined) continue;
    found.fields[field] = weigh(facts, field, value);
  }
  if (!planned) found.alternatives.push(...otherReadings(scoped, argumentsOfTool));
  return quoting(found, words);
}

/** Hurried words were written out to be read; what is quoted is what the person wrote. */
function quoting(found: EvidenceFinding, words: string[]): EvidenceFinding {
  const fields = Object.entries(found.fields).map(([name, evidence]): [string, Evidence] => [
    name,
    evidence.quote === undefined ? evidence : { ...evidence, quote: asWritten(evidence.quote, words) },
  ]);
  const warnings = found.warnings.map(({ code, data }) => ({
    code,
    data: typeof data.said === 'string' ? { ...data, said: asWritten(data.said, words) } : data,
  }));
  return { ...found, fields: Object.fromEntries(fields), warnings };
}

function weigh(facts: Facts, field: string, value: unknown): Evidence {
  switch (field) {
    case 'title':
      return weighTitle(facts, String(value));
    case 'dueDate':
      return weighMoment(facts, field, 'date', String(value));
    case 'dueTime':
      return weighMoment(facts, field, 'time', String(value));
    case 'recurrence':
      return weighRecurrence(facts, String(value));
    case 'durationMinutes':
      return weighDuration(facts, Number(value));
    case 'reminders':
      return weighReminders(facts, value);
    case 'priority':
      return weighPriority(facts, value);
    case 'tags':
      return weighTexts(facts, Array.isArray(value) ? value.map(String) : []);
    default:
      return typeof value === 'string' ? weighTexts(facts, [value]) : { kind: 'inferred', from: 'model' };
  }
}

function weighMoment(
  facts: Facts,
  field: 'dueDate' | 'dueTime',
  part: 'date' | 'time',
  value: string,
): Evidence {
  const speaking = facts.scoped.filter(({ whens }) => whens.some((when) => when[part]));
  const [newest] = speaking;
  if (!newest) return inferred('model');
  const own = newest.item?.[field];
  if (own?.value === value) return ofFound(own);
  const support = speaking.flatMap(({ whens }) => whens).find((when) => says(when, part, value));
  // "an hour later" about a todo that exists is a distance from where it stands, not from now.
  const isMoved = facts.input.id !== undefined;
  const contrary = newest.isCurrent
    ? newest.whens.find(
        (when) =>
          when[part] && when.certainty[part] !== 'inferred' && !(isMoved && DISTANCE.test(when.span.text)),
      )
    : undefined;
  const other = newest.whens.find((when) => when.alternatives?.some((reading) => reading[part] === value));
  const isBacked =
    other !== undefined ||
    newest.whens.some((when) => says(when, part, value) || endOf(when, part) === value);
  const within = part === 'date' && contrary ? spanWith(facts, contrary, value) : undefined;
  if (within && contrary) return said(`${within.span.text} ${contrary.span.text}`);
  // "no, the 6th": the month was said before.
  if (contrary && bareDayOfMonth(contrary.span.text) === Number(value.slice(8)))
    return said(contrary.span.text);
  if (contrary && !isBacked) warnDifferent(facts, field, contrary.span.text, value);
  // The words can be read so, if not at first: which half of the day is meant may lie in what they change.
  if (!support && other) return inferred(other.rule, other.span.text);
  if (!support) return inferred('model');
  return support.certainty[part] === 'inferred'
    ? inferred(support.rule, support.span.text)
    : said(support.span.text);
}

const ofFound = ({ certainty, from, span }: Found<unknown>): Evidence =>
  certainty === 'said' ? said(span.text) : inferred(from ?? 'model', span.text);

/** "Every day at 8 and 20" says both hours. */
function says(when: When, part: 'date' | 'time', value: string): boolean {
  if (when[part] === value) return true;
  const hours = part === 'time' ? parseRecurrence(when.recurrence ?? '')?.hours : undefined;
  return hours?.includes(Number(value.slice(0, 2))) === true && value.endsWith(':00');
}

const DISTANCE = anyOf(({ changes }) => changes.distance);

/** "next week", then "Wednesday" as the answer to which day: both together say the date. */
function spanWith(facts: Facts, day: When, value: string): When | undefined {
  if (!day.date || day.date === value || weekday(day.date) !== weekday(value)) return undefined;
  return facts.scoped
    .flatMap(({ whens }) => whens)
    .find((when) => when.vague && when.vague.from <= value && value <= when.vague.to);
}

function endOf(when: When, part: 'date' | 'time'): string | undefined {
  return part === 'date' ? when.endDate : when.endTime;
}

function warnDifferent(facts: Facts, field: string, quote: string, value: string | number): void {
  facts.found.warnings.push({ code: 'different', data: { field, said: quote, value } });
}

function weighRecurrence(facts: Facts, value: string): Evidence {
  const repeating = facts.scoped.filter(({ whens }) => whens.some((when) => when.recurrence));
  const repeats = repeating.flatMap(({ whens }) => whens).filter((when) => when.recurrence);
  const [newest] = repeats;
  if (!newest) return inferred('model');
  const own = repeating[0]?.item?.recurrence;
  if (own?.value === value) return ofFound(own);
  const support = repeats.find((when) => sameRule(when.recurrence ?? '', value));
  const days = support ? undefined : facts.scoped.find(({ whens }) => namesWeekdays(whens, value));
  if (days) return said(days.whens[0]?.span.text ?? '');
  if (!support) {
    if (repeating[0]?.isCurrent) warnDifferent(facts, 'recurrence', newest.span.text, value);
    return inferred('model');
  }
  return support.certainty.recurrence === 'inferred'
    ? inferred(support.rule, support.span.text)
    : said(support.span.text);
}

/** Same parts in any order, with INTERVAL=1 left out; the hours that were said stand in the times of as many todos. */
function sameRule(words: string, rule: string): boolean {
  const isParted = !/;BYHOUR=/i.test(rule);
  const parts = (text: string) =>
    text
      .toUpperCase()
      .split(';')
      .filter((part) => part && part !== 'INTERVAL=1' && !(isParted && part.startsWith('BYHOUR=')))
      .sort()
      .join(';');
  return parts(words) === parts(rule);
}

/** "half an hour longer" is a difference, not a length. */
const STRETCH = anyOf(({ changes }) => changes.stretch);

function weighDuration(facts: Facts, value: number): Evidence {
  const whens = facts.scoped.flatMap((scoped) => scoped.whens);
  const exact = whens.find((when) => when.durationMinutes === value);
  if (exact) return said(exact.span.text);
  const stretching = facts.scoped.filter(({ sentence }) => STRETCH.test(sentence.masked));
  const stretched = stretching.flatMap((scoped) => scoped.whens).find((when) => when.durationMinutes);
  if (stretched && facts.input.id !== undefined) return inferred('range', stretched.span.text);
  const range = whens.find((when) => when.endTime ?? when.endDate);
  if (range) return inferred('range', range.span.text);
  const current = facts.scoped.filter(({ isCurrent }) => isCurrent).flatMap((scoped) => scoped.whens);
  const other = current.find(
    (when) => when.durationMinutes !== undefined && when.certainty.durationMinutes !== 'inferred',
  );
  if (other && !other.date && !other.time) warnDifferent(facts, 'durationMinutes', other.span.text, value);
  return inferred('model');
}

const REMIND = anyOf(({ fit }) => fit.reminding);

function weighReminders(facts: Facts, value: unknown): Evidence {
  const reminders = Array.isArray(value) ? value : [];
  for (const { sentence, whens, item } of facts.scoped) {
    const own = item?.reminders;
    if (own?.value.some((each) => 'at' in each && reminders.some((reminder) => reminder?.at === each.at)))
      return ofFound(own);
    const before = whens.find((when) => when.reminderMinutesBefore !== undefined);
    const isSaid = reminders.some((reminder) => reminder?.minutesBefore === before?.reminderMinutesBefore);
    if (before && isSaid) return said(before.span.text);
    const word = REMIND.exec(sentence.masked);
    if (word)
      return inferred('remind-at-due-time', sentence.text.slice(word.index, word.index + word[0].length));
  }
  return inferred('model');
}

function weighPriority(facts: Facts, value: unknown): Evidence {
  for (const { sentence, item, isCurrent } of facts.scoped) {
    const whole = { start: 0, end: sentence.text.length };
    const priority = item
      ? item.priority
      : findPriority(sentence, whole, packOf(sentence.language).priorities)?.found;
    if (!priority) continue;
    if (priority.value === value) return said(priority.span.text.trim());
    if (isCurrent) warnDifferent(facts, 'priority', priority.span.text.trim(), Number(value));
    return inferred('model');
  }
  return inferred('model');
}
