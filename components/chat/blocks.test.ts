import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks';

describe('blocksOf', () => {
  it('gathers points that follow each other into one list', () => {
    expect(blocksOf('Two things:\n- Pay rent (today)\n· 看牙\nThat is all.')).toEqual([
      { kind: 'line', text: 'Two things:' },
      { kind: 'list', items: ['Pay rent (today)', '看牙'] },
      { kind: 'line', text: 'That is all.' },
    ]);
  });

  it.each(['-5 degrees', '3.5 hours', '* ', '-', 'a - b', '2 - 1 = 1'])('leaves %s as it stands', (text) => {
    expect(blocksOf(text)).toEqual([{ kind: 'line', text }]);
  });

  it('keeps the numbers of numbered lines', () => {
    expect(blocksOf('1. one\n2. two').map((block) => block.kind)).toEqual(['line', 'line']);
  });
});
