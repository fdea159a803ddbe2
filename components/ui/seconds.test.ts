import { describe, expect, it } from 'vitest';
import { formatSeconds } from './seconds';

describe('a short length of time', () => {
  it.each([
    [0, 'en', '0 s'],
    [1.44, 'en', '1.4 s'],
    [9.94, 'en', '9.9 s'],
    [9.96, 'en', '10 s'],
    [42.4, 'zh', '42秒'],
    [59.4, 'en', '59 s'],
    [59.6, 'en', '1 min'],
    [119, 'zh', '2分钟'],
    [3700, 'en', '1 h 2 min'],
  ] as const)('of %d seconds reads in %s as %s', (seconds, locale, words) => {
    expect(formatSeconds(seconds, locale)).toBe(words);
  });
});
