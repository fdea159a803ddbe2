import type { Reading } from './grammar';
import type { Sentence } from './sentence';

/** 把衣服洗了 tells what was done; with a day to come in front it says what is to be done. */
export function stillToDo(sentence: Sentence, read: Reading): Reading {
  const isTold = read.intent === 'complete' && read.rule === 'is-done' && sentence.language === 'zh';
  const today = sentence.context.now.slice(0, 10);
  const ahead = isTold ? sentence.whens.find(({ date }) => date !== undefined && date > today) : undefined;
  if (!ahead || !/^(?:我|得|要|去)*[把将]/.test(sentence.masked.slice(ahead.span.end).trim())) return read;
  return { intent: 'create', rule: 'dated', regions: { body: { start: 0, end: sentence.text.length } } };
}
