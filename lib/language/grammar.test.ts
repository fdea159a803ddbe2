import { describe, expect, it } from 'vitest';
import { patternOf } from './grammar';
import { DATE } from './sentence';

describe('patterns of rules', () => {
  it('match an expression of time as a whole or not at all', () => {
    const pattern = patternOf('(?<body>.+){DATE}(?<rest>.*)', {});
    const match = pattern.exec(`report ${DATE.repeat(6)} now`);
    expect(match?.groups).toEqual({ body: 'report ', rest: ' now' });
  });

  it('do not try every way of cutting an expression of time up', () => {
    // With 2^40 ways to try this would not end.
    const pattern = patternOf('(?:at|on|{DATE})*!', {});
    expect(pattern.exec(`${DATE.repeat(40)}?`)).toBeNull();
  });
});
