import { describe, expect, it } from 'vitest';
import { clockOf, remainingAt } from './remaining';

const from = '2026-12-01T01:00:00Z';
const to = '2026-12-01T01:05:00Z';
const at = (seconds: number) => remainingAt(Date.parse(from) + seconds * 1000, from, to);

describe('remainingAt', () => {
  it.each([
    [0, 300, 1, false],
    [8, 292, 292 / 300, false],
    [269, 31, 31 / 300, false],
    [270, 30, 0.1, true],
    [300, 0, 0, true],
    [900, 0, 0, true],
    [-60, 300, 1, false],
  ])('after %i s: %i s left, share %d, loud %s', (after, seconds, share, loud) => {
    expect(at(after)).toEqual({ seconds, share, loud });
  });

  it('does not divide by nothing when a card has no time at all', () => {
    expect(remainingAt(Date.parse(from), from, from)).toEqual({ seconds: 0, share: 0, loud: true });
  });
});

describe('clockOf', () => {
  it.each([
    [292, '4:52'],
    [60, '1:00'],
    [9, '0:09'],
    [0, '0:00'],
  ])('writes %i s as %s', (seconds, text) => {
    expect(clockOf(seconds)).toBe(text);
  });
});
