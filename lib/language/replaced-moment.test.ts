import { describe, expect, it } from 'vitest';
import { readEdit } from './read-edit';
import { hourInHalfOf } from './replaced-moment';

/** What "make it …" makes of a time, said at an hour of the day. */
function replaced(current: string, words: string, now: string): string | undefined {
  const time = readEdit(words, { now: `2026-12-01T${now}` }, { dueTime: current })?.changes.dueTime;
  return time && hourInHalfOf(current, time);
}

describe('a clock time that leaves its half of the day open takes that of what it replaces', () => {
  // Whenever it is said: the nearest half past four of somebody who writes at night is that of the night.
  it.each(['02:45', '09:00', '15:30', '20:00'])('said at %s', (now) => {
    expect(replaced('15:00', 'make it 4:30', now)).toBe('16:30');
    expect(replaced('15:00', 'half past 4', now)).toBe('16:30');
    expect(replaced('15:00', '改成4点半', now)).toBe('16:30');
    expect(replaced('09:00', 'make it 10:30', now)).toBe('10:30');
    expect(replaced('19:00', 'at 8 instead', now)).toBe('20:00');
  });

  it.each([
    ['09:00', 'make it 4:30', '16:30'],
    ['15:00', 'make it 9', '09:00'],
    ['06:00', 'make it 5', '05:00'],
    ['15:00', 'make it 4am', '04:00'],
    ['09:00', 'make it 16:30', '16:30'],
  ])('of %s, "%s" is %s: hours at which people sleep are nobody’s answer', (current, words, expected) => {
    for (const now of ['02:45', '09:00', '20:00']) expect(replaced(current, words, now)).toBe(expected);
  });
});

describe('a number alone', () => {
  it.each([
    ['4', '16:00'],
    ['10', '10:00'],
    ['17', '17:00'],
    [' 4. ', '16:00'],
  ])('"%s" is the new hour of a card that has one', (words, expected) => {
    expect(replaced('15:00', words, '02:45')).toBe(expected);
  });

  it.each(['4', '10', '2026'])('"%s" is nothing on a card without an hour', (words) => {
    expect(readEdit(words, { now: '2026-12-01T09:00' }, {})).toBeNull();
    expect(readEdit(words, { now: '2026-12-01T09:00' }, { dueTime: null })).toBeNull();
  });

  it.each(['2026', '4 eggs', '33'])('"%s" is no hour', (words) => {
    expect(replaced('15:00', words, '09:00')).toBeUndefined();
  });
});
