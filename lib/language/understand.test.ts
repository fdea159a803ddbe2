import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context } from './testing/read';
import { understand } from './understand';

describe('any text at all', () => {
  it('is read without an exception, to values that lie in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const understanding = understand(text, context);
        if (understanding.intent !== 'create') return;
        for (const item of understanding.items) {
          if (!item.title) continue;
          const { start, end, text: words } = item.title.span;
          expect(text.slice(start, end)).toBe(words);
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['spaces', ' '],
    ['commas', 'a, '],
    ['the same order again and again', 'remind me to '],
    ['Chinese separators', '买，'],
    ['quotes', '"a" '],
    ['lines', '- x\n'],
    ['dates', 'tomorrow at 3pm '],
  ])(
    'takes no more than linear time for 100,000 characters of %s',
    (_name, piece) => {
      const timeOf = (length: number) => {
        const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
        const startedAt = performance.now();
        understand(text, context);
        return performance.now() - startedAt;
      };
      timeOf(10_000);
      const short = Math.min(timeOf(25_000), timeOf(25_000));
      const long = Math.min(timeOf(100_000), timeOf(100_000));
      // Four times the text may take four times the time; quadratic reading would take sixteen.
      expect(long).toBeLessThan(short * 10 + 50);
    },
    60_000,
  );
});
