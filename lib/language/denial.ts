import { leadsOf, matchAt } from './correction-lead';
import type { CorrectionWords } from './correction-words';
import { findWhen } from './dates/find-when';
import type { Region } from './grammar';
import { scheduleOf } from './schedule';
import { fold, type Sentence, spanOf } from './sentence';
import type { Changes } from './understanding';
import { hourLead } from './words';

/** Whether a message says a moment only to deny it ("not Thursday"): what is meant instead is not said. */
export function deniesMoment(sentence: Sentence, core: Region, words: CorrectionWords): boolean {
  const text = fold(sentence.text);
  return leadsOf(sentence, core, words).some((start) => {
    const region = { start, end: core.end };
    if (words.deniedExtent.test(text.slice(start, core.end))) return true;
    const value = words.deniedOnly.exec(text.slice(start, core.end))?.indices?.groups?.value;
    if (!value || words.remove.some(({ pattern }) => matchAt(sentence, region, pattern))) return false;
    const denied = sentence.masked.slice(start + value[0], start + value[1]);
    return sentence.whens.length > 0 && !/\p{L}/u.test(denied);
  });
}

/**
 * "not mum but dad", 不是周四是周五: what takes the place of what. Two moments are a new moment, two things new words of the title; a
 * moment and a thing say nothing. `readMoment` reads a stretch that is nothing but new values.
 */
export function readSwap(
  sentence: Sentence,
  core: Region,
  words: CorrectionWords,
  readMoment: (region: Region) => Changes | null,
): Changes | null {
  const text = fold(sentence.text);
  for (const start of leadsOf(sentence, core, words)) {
    for (const pattern of words.swaps) {
      const groups = pattern.exec(text.slice(start, core.end))?.indices?.groups;
      if (!groups?.from || !groups.to) continue;
      const [from, to] = [groups.from, groups.to].map((range) => ({
        start: start + range[0],
        end: start + range[1],
      }));
      if (from && to) return swapped(sentence, from, to, readMoment);
    }
  }
  return null;
}

function swapped(
  sentence: Sentence,
  from: Region,
  to: Region,
  readMoment: (region: Region) => Changes | null,
): Changes | null {
  const [before, after] = [from, to].map((region) => readMoment(region) ?? hourIn(sentence, region));
  if (before && after) return after;
  const holdsMoment = (region: Region) =>
    /[^\p{L}\p{N}\s'’-]/u.test(sentence.masked.slice(region.start, region.end));
  if (before || after || holdsMoment(from) || holdsMoment(to)) return null;
  const span = spanOf(sentence.text, to.start, to.end);
  const value = { from: sentence.text.slice(from.start, from.end).trim(), to: span.text.trim() };
  return { swap: { value, certainty: 'said', span } };
}

/** A bare number beside another one is an hour: "6, not 5". */
function hourIn(sentence: Sentence, region: Region): Changes | null {
  const words = sentence.text.slice(region.start, region.end);
  const lead = `${hourLead}${words}`;
  const [when, ...others] = findWhen(lead, sentence.context);
  if (!when?.time || others.length > 0 || when.span.end < lead.length || words.length > 8) return null;
  const { dueTime, dueDate } = scheduleOf([when], sentence.context.now);
  return dueTime ? { ...(dueDate?.certainty === 'said' ? { dueDate } : {}), dueTime } : null;
}
