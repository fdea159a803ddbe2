import type { CorrectionWords } from './correction-words';
import type { Region } from './grammar';
import { fold, type Sentence } from './sentence';

/** A pattern's match at the start of a region. */
export function matchAt(sentence: Sentence, region: Region, pattern: RegExp): RegExpExecArray | null {
  const match = pattern.exec(sentence.masked.slice(region.start, region.end));
  return match?.index === 0 ? match : null;
}

/** The region after words that open a correction and say nothing. */
export function skipLead(sentence: Sentence, core: Region, words: CorrectionWords): Region {
  return { start: leadsOf(sentence, core, words).at(-1) ?? core.start, end: core.end };
}

/** Where the correction itself can begin: at the start, and after each of the words that open it. */
export function leadsOf(sentence: Sentence, core: Region, words: CorrectionWords): number[] {
  const starts = [core.start];
  for (let start = core.start; ; ) {
    const length = matchAt(sentence, { start, end: core.end }, words.lead)?.[0].length ?? 0;
    if (length === 0) return starts;
    start += length;
    starts.push(start);
  }
}

/** Whether a correction names what it is not. */
export function isDenied(sentence: Sentence, core: Region, { denied }: CorrectionWords): boolean {
  const text = fold(sentence.text).slice(core.start, core.end);
  return denied.before.test(text) || denied.after.test(text);
}

/** The region without what it denies. */
export function withoutDenied(sentence: Sentence, region: Region, { denied }: CorrectionWords): Region {
  const text = fold(sentence.text).slice(region.start, region.end);
  const before = denied.before.exec(text)?.[0].length ?? 0;
  const after = denied.after.exec(text)?.[0].length ?? 0;
  return { start: region.start + before, end: Math.max(region.start + before, region.end - after) };
}
