import { readAmount } from './amount';
import { readRest } from './cuts';
import { findWhen } from './dates/find-when';
import type { Reading, Region } from './grammar';
import { findPriority } from './markers';
import type { LanguagePack } from './pack';
import { scheduleOf } from './schedule';
import { type Sentence, spanOf } from './sentence';
import type { When } from './types';
import type { Changes, Found } from './understanding';
import { alternatives, anyOf, firstOf, hourLead } from './words';

const EARLIER = anyOf(({ changes }) => changes.earlier);
const LATER = anyOf(({ changes }) => changes.later);
const DIRECTION = anyOf(({ changes }) => changes.direction);
const BARE_DISTANCE = anyOf(({ changes }) => changes.bare);
const LONGER = anyOf(({ changes }) => changes.longer);
const SHORTER = anyOf(({ changes }) => changes.shorter);
const LENGTH = anyOf(({ changes }) => changes.length);
const BETWEEN_TAGS = new RegExp(
  `[\\s,，、#]+(?:${alternatives(({ orders }) => orders.betweenTags)}\\s+)?`,
  'u',
);
const GOAL = anyOf(({ changes }) => changes.goal);

/** What an update sets, read from the stretch with the new values (or from the whole when the rule found none). */
export function readChanges(sentence: Sentence, regions: Reading['regions'], pack: LanguagePack): Changes {
  if (regions.name) return nameChange(sentence, regions.name);
  const named = fieldChange(sentence, regions, pack);
  if (named) return named;
  const into = regions.into;
  if (!into) {
    // "postpone the dentist half an hour": the distance stands beside the todo itself.
    const stretch = regions.target && readStretch(sentence, regions.target);
    const shift = regions.target && readShift(sentence, regions.target);
    return stretch ? { stretchMinutes: stretch } : shift ? { shiftMinutes: shift } : {};
  }
  const whens = findIn(sentence, into);
  const stretch = readStretch(sentence, into);
  if (stretch) return { stretchMinutes: stretch };
  const shift = readShift(sentence, into);
  if (shift) return { shiftMinutes: shift };
  const changes: Changes = scheduleOf(whens, sentence.context.now);
  const priority = findPriority(sentence, into, pack.priorities);
  if (priority) changes.priority = priority.found;
  if (Object.keys(changes).length > 0) return changes;
  const title = readRest(sentence, into, [], pack.glue);
  return title && /\p{L}{2}|\p{Script=Han}/u.test(title.value) ? { title } : {};
}

/** A tag, a level or a field that the rule found by name. */
function fieldChange(
  sentence: Sentence,
  regions: Reading['regions'],
  pack: LanguagePack,
): Changes | undefined {
  const wordsOf = (region: Region) => sentence.text.slice(region.start, region.end).trim();
  const said = <T>(value: T, region: Region): Found<T> => ({
    value,
    certainty: 'said',
    span: spanOf(sentence.text, region.start, region.end),
  });
  if (regions.notes) return { notes: said(wordsOf(regions.notes), regions.notes) };
  if (regions.tags) {
    const tags = wordsOf(regions.tags).split(BETWEEN_TAGS).filter(Boolean);
    return { tags: said(tags, regions.tags) };
  }
  if (regions.level) {
    const level = pack.levels[wordsOf(regions.level).toLowerCase()];
    return level === undefined ? undefined : { priority: said(level, regions.level) };
  }
  if (regions.field) {
    const words = wordsOf(regions.field).toLowerCase();
    const field = pack.fields.find(({ pattern }) => pattern.test(words))?.field;
    return field && { remove: [said(field, regions.field)] };
  }
  return undefined;
}

/** The moments of a stretch read on its own. A bare number is an hour: "from 3:30 to 4". */
function findIn(sentence: Sentence, into: Region): When[] {
  const words = sentence.text.slice(into.start, into.end);
  const whens = findWhen(words, sentence.context);
  const part = whens.length === 0 ? partAlone(words) : undefined;
  if (part) {
    const span = spanOf(sentence.text, into.start, into.end);
    return findWhen(part, sentence.context).map((when) => ({ ...when, span }));
  }
  if (whens.length > 0 || !/^\s*\d{1,2}\s*$/.test(words)) return whens.map((when) => shifted(when, into));
  const hour = findWhen(hourLead + words, sentence.context);
  return hour.map((when) => ({ ...when, span: spanOf(sentence.text, into.start, into.end) }));
}

/** A part of the day without any other word, as the reader of dates knows it. */
function partAlone(words: string): string | undefined {
  return firstOf(({ changes: { partAlone } }) => {
    const match = partAlone?.pattern.exec(words);
    return match && partAlone?.plain(match);
  });
}

function nameChange(sentence: Sentence, region: Region): Changes {
  const value = sentence.text
    .slice(region.start, region.end)
    .trim()
    .replace(/^["“「'](.+)["”」']$/u, '$1');
  return { title: { value, certainty: 'said', span: spanOf(sentence.text, region.start, region.end) } };
}

function shifted(when: When, region: Region): When {
  const { start, end, text } = when.span;
  return { ...when, span: { start: start + region.start, end: end + region.start, text } };
}

/** "half an hour longer", 延长一小时: how much its length changes. "Extend it to 2 hours" names the length itself. */
function readStretch(sentence: Sentence, into: Region): Changes['stretchMinutes'] {
  const sign = SHORTER.test(sentence.masked) ? -1 : LONGER.test(sentence.masked) ? 1 : 0;
  const before = sentence.masked.slice(Math.max(0, into.start - 6), into.start);
  if (sign === 0 || GOAL.test(before)) return undefined;
  const words = sentence.text.slice(into.start, into.end).replace(LENGTH, (word) => ' '.repeat(word.length));
  const amount = readAmount(words, sentence.context);
  if (!amount) return undefined;
  const span = spanOf(sentence.text, amount.start + into.start, amount.end + into.start);
  return { value: sign * amount.minutes, certainty: 'said', span };
}

/** "half an hour earlier", "by 2 days", 推迟1小时: a distance instead of a moment. */
function readShift(sentence: Sentence, into: Region): Changes['shiftMinutes'] {
  const around = sentence.masked;
  if (LONGER.test(around)) return undefined;
  const words = sentence.text.slice(into.start, into.end);
  const direction = directionOf(words, around);
  if (direction === 0) return undefined;
  // Without its direction word the amount is read as a length of time and not as a moment from now.
  const amountOnly = words.replace(DIRECTION, (word) => ' '.repeat(word.length));
  const amount = readAmount(amountOnly, sentence.context);
  if (!amount) return undefined;
  const span = spanOf(sentence.text, amount.start + into.start, amount.end + into.start);
  return { value: direction * amount.minutes, certainty: 'said', span };
}

function directionOf(words: string, around: string): -1 | 0 | 1 {
  if (EARLIER.test(words)) return -1;
  if (LATER.test(words)) return 1;
  if (LATER.test(around)) return 1;
  if (EARLIER.test(around)) return -1;
  return BARE_DISTANCE.test(around) ? 1 : 0;
}
