import { dayInMonthOf, hourInHalfOf } from './replaced-moment';
import { scheduleOf } from './schedule';
import { readSentence } from './sentence';
import type { ReadContext } from './types';
import type { TodoDraft, Understanding } from './understanding';
import { alternatives, hourLead } from './words';

/** Words with which people take back what they just said; the weaker ones only behind a comma or dash. */
const TAKEN_BACK = new RegExp(
  `(?:\\s*(?:[,;.!…，；。！—–]|\\s-)+\\s*(?:${alternatives(({ takeBack }) => takeBack.fillers)}[,，\\s]*)*${alternatives(({ takeBack }) => takeBack.weak)}|\\s${alternatives(({ takeBack }) => takeBack.strong)})(?![\\p{L}'](?<!\\p{Script=Han}))(?!(?<!\\p{Script=Han})\\p{N})(?:[\\s,:;.!，：；。！、—–-]*${alternatives(({ takeBack }) => takeBack.following)}(?![a-z']))*[\\s,:;.!，：；。！、—–-]*`,
  'giu',
);
const AROUND = new RegExp(`${alternatives(({ takeBack }) => takeBack.around)}|[\\s\\p{P}]`, 'gu');
const BARE_HOUR = /^\d{1,2}(?::\d\d)?(?=\W*$)/;
const LONGEST = 400;

type Schedule = ReturnType<typeof scheduleOf>;
export type SelfCorrection = { head: string; schedule: Schedule };

/**
 * "Wednesday, no wait, Thursday lunch": a moment in front that was taken back, blanked out, so that everything else keeps its
 * place. The text as it is when nothing was taken back, or when what was said first says more of the time.
 */
export function withoutTakenBack(text: string, context: ReadContext): string {
  if (text.length > LONGEST) return text;
  for (const match of text.matchAll(TAKEN_BACK)) {
    const from = match.index + match[0].length;
    const first = momentOnly(text.slice(0, match.index), 0, context);
    if (!first) return text;
    const { whens, masked } = readSentence(text.slice(from), context);
    const next = scheduleOf(whens, context.now);
    const isNext = /^\P{L}*\uE000/u.test(masked) && Object.keys(first).every((field) => field in next);
    if (isNext) return ' '.repeat(from) + text.slice(from);
  }
  return text;
}

/** "lunch on Wednesday, no wait, Thursday": what was said first, and the moment that takes the place of its own. */
export function splitSelfCorrection(text: string, context: ReadContext): SelfCorrection | null {
  if (text.length > LONGEST) return null;
  for (const match of [...text.matchAll(TAKEN_BACK)].reverse()) {
    const head = text.slice(0, match.index);
    const tail = text.slice(match.index + match[0].length);
    const schedule = momentOnly(tail, text.length - tail.length, context);
    if (!schedule) continue;
    const isMoment = readSentence(head, context).whens.some(
      (when) => when.date ?? when.time ?? when.recurrence ?? when.vague,
    );
    if (isMoment) return { head, schedule };
  }
  return null;
}

function momentOnly(tail: string, offset: number, context: ReadContext): Schedule | null {
  const hour = BARE_HOUR.exec(tail);
  // The added word stands where text of the message was, so that spans only move.
  const lead = hour ? hourLead : '';
  const { whens, masked } = readSentence(lead + tail, context);
  if (whens.length === 0 || masked.replace(/\uE000/g, '').replace(AROUND, '') !== '') return null;
  const moved = whens.map((when) => {
    const start = Math.max(0, when.span.start - lead.length);
    const end = when.span.end - lead.length;
    return { ...when, span: { start: start + offset, end: end + offset, text: tail.slice(start, end) } };
  });
  const schedule = scheduleOf(moved, context.now);
  return Object.keys(schedule).length > 0 ? schedule : null;
}

/** The order with the moment that was said last. Null when it is no order that has one. */
export function withSelfCorrection(
  understanding: Understanding,
  schedule: Schedule,
  now: string,
): Understanding | null {
  if (understanding.intent === 'update')
    return { ...understanding, changes: corrected(understanding.changes, schedule, now) };
  const last = understanding.intent === 'create' ? understanding.items.at(-1) : undefined;
  if (understanding.intent !== 'create' || !last?.title) return null;
  return { ...understanding, items: [...understanding.items.slice(0, -1), corrected(last, schedule, now)] };
}

function corrected<Draft extends TodoDraft>(draft: Draft, schedule: Schedule, now: string): Draft {
  const { alternatives: _others, moments: _equal, vague: _unclear, ...kept } = draft;
  const { dueDate, dueTime } = schedule;
  const next = { ...kept, ...schedule } as Draft;
  if (dueTime) next.dueTime = { ...dueTime, value: hourInHalfOf(draft.dueTime?.value, dueTime) };
  if (schedule.vague) {
    delete next.dueDate;
    return next;
  }
  if (dueDate?.certainty === 'said')
    next.dueDate = { ...dueDate, value: dayInMonthOf(draft.dueDate?.value, dueDate, now.slice(0, 10)) };
  else if (draft.dueDate && (draft.dueDate.certainty === 'said' || !dueDate)) next.dueDate = draft.dueDate;
  if (!dueDate && draft.vague) next.vague = draft.vague;
  return next;
}
