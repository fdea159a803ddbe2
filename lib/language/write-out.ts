import { matchAt, skipLead } from './correction-lead';
import { packOf } from './packs';
import { rewrite } from './rewrite';
import { splitSelfCorrection } from './self-correction';
import { readSentence } from './sentence';
import type { ReadContext } from './types';
import { hourLead } from './words';

const SHORT = 60;
const LAST_HOUR = /(\s)(\d{1,2}(?::\d\d)?)(\W*)$/;

/** What a card's edit may consist of: its new hour. */
const HOUR_ALONE = /^\s*\d{1,2}\s*$/;

/** A message with the pieces of dates that corrections consist of ("no, 4", 不对，是二四六) in full writing. */
export function writeOut(text: string, context: ReadContext): string {
  if (splitSelfCorrection(text, context)) return text.replace(LAST_HOUR, `$1${hourLead}$2$3`);
  if (text.length > SHORT) return text;
  if (HOUR_ALONE.test(text)) return `${hourLead}${text.trim()}`;
  const sentence = readSentence(text, context);
  const words = packOf(sentence.language).corrections;
  const { start } = skipLead(sentence, { start: 0, end: text.length }, words);
  if (start === 0 || !matchAt(sentence, { start: 0, end: text.length }, words.lead)) return text;
  const rest = text.slice(start).replace(/[\s.!。！]+$/u, '');
  return text.slice(0, start) + rewrite(rest, [...words.fragments, ...words.ledFragments]).text;
}

/** Words out of a message that was written out, as the person wrote them. */
export function asWritten(quote: string, messages: string[]): string {
  const own = quote.startsWith(hourLead) ? quote.slice(hourLead.length) : quote;
  const isIn = (words: string) => messages.some((message) => message.includes(words));
  return isIn(quote) || !isIn(own) ? quote : own;
}
