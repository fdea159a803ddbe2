import type { Locale } from '@/lib/contract/locale';

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[a-z][a-z'’-]*/gi;
/** Words that only an English sentence has: a Chinese one borrows names and nouns, not these. */
const ENGLISH_FRAME =
  /\b(?:the|to|with|my|me|at|on|for|and|of|is|from|please|what|when|add|remind|call|buy)\b/i;

/**
 * The language to read and answer a text in. A text without Han characters is English; a mixed one is Chinese
 * unless its frame is English and the Han characters are few ("meeting with 老王 tomorrow").
 */
export function languageOf(text: string): Locale {
  const han = text.match(HAN)?.length ?? 0;
  if (han === 0) return 'en';
  const words = text.match(LATIN_WORD)?.length ?? 0;
  return han <= 4 && words >= han && ENGLISH_FRAME.test(text) ? 'en' : 'zh';
}
