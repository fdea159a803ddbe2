import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf } from './testing/growth';
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

  it.each<[string, string, string?]>([
    ['spaces', ' '],
    ['commas', 'a, '],
    ['the same order again and again', 'remind me to '],
    ['Chinese separators', '买，'],
    ['quotes', '"a" '],
    ['lines', '- x\n'],
    ['dates', 'tomorrow at 3pm '],
    ['announcing words', 'the to do list for two of these '],
    ['announcing words in Chinese', '我周五要做的事'],
    ['things of a plan', '3 runs, ', 'plan my week: '],
    ['things of a Chinese plan', '跑步三次、', '规划下周：'],
  ])(
    'takes no more than linear time for 100,000 characters of %s',
    (_name, piece, head) => {
      // Four times the text may take four times the time; quadratic reading would take sixteen.
      expect(growthOf(piece, head)).toBeLessThan(10);
    },
    60_000,
  );
});
