/** What was said without the mark that ends it, in whatever writing. */
export function withoutFullStop(words: string): string {
  return words.trim().replace(/[\s.!?。！？]+$/u, '');
}
