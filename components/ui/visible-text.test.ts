import { describe, expect, it } from 'vitest';
import { piecesOf } from './visible-text';

describe('piecesOf', () => {
  it('leaves an ordinary text in one piece, whatever its script', () => {
    for (const text of ['Call the dentist', '开项目评审会 🎉', 'café naïve', 'שלום', '👩‍👩‍👧']) {
      expect(piecesOf(text)).toEqual([{ text }]);
    }
  });

  it.each([
    ['a newline', 'pay\nall', '↵'],
    ['a tab', 'pay\tall', '⇥'],
    ['a zero-width space', 'pay\u200ball', 'U+200B'],
    ['a bidirectional override', 'pay\u202eall', 'U+202E'],
    ['an isolate', 'pay\u2066all', 'U+2066'],
    ['a byte order mark', 'pay\ufeffall', 'U+FEFF'],
    ['a tag character', 'pay\u{e0041}all', 'U+E0041'],
    ['a joiner between letters', 'pay\u200dall', 'U+200D'],
    ['a bell', 'pay\u0007all', 'U+0007'],
  ])('draws %s where it stands', (_name, text, symbol) => {
    expect(piecesOf(text)).toEqual([
      { text: 'pay' },
      { symbol, code: expect.stringMatching(/^U\+/) },
      { text: 'all' },
    ]);
  });

  it('loses nothing of a long text', () => {
    const text = 'a\u200b'.repeat(5_000);
    expect(piecesOf(text)).toHaveLength(10_000);
  });
});
