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
  let start = core.start;
  for (let match = matchAt(sentence, { start, end: core.end }, words.lead); match; ) {
    start += match[0].length;
    match = match[0].length > 0 ? matchAt(sentence, { start, end: core.end }, words.lead) : null;
  }
  return { start, end: core.end };
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
