import type { Reading } from './grammar';
import type { LanguagePack } from './pack';
import type { Sentence } from './sentence';

/** 把衣服洗了 tells what was done; with a day to come in front it says what is to be done, where the language's words do. */
export function stillToDo(sentence: Sentence, read: Reading, { aheadOf }: LanguagePack): Reading {
  if (!aheadOf || read.intent !== 'complete' || read.rule !== 'is-done') return read;
  const today = sentence.context.now.slice(0, 10);
  const ahead = sentence.whens.find(({ date }) => date !== undefined && date > today);
  if (!ahead || !aheadOf.test(sentence.masked.slice(ahead.span.end).trim())) return read;
  return { intent: 'create', rule: 'dated', regions: { body: { start: 0, end: sentence.text.length } } };
}
