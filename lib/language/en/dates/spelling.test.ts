import { describe, expect, it } from 'vitest';
import { bestWhen } from '@/lib/language/dates/best-when';
import { respell, spelled } from './spelling';

describe('slips of the hand', () => {
  it.each([
    ['thrusday', 'thursday'],
    ['satuday', 'saturday'],
    ['wedensday', 'wednesday'],
    ['tomorrrow', 'tomorrow'],
    ['feburary', 'february'],
    ['decmber', 'december'],
    ['septembre', 'september'],
    ['mnoday', 'monday'],
    ['firday', 'friday'],
  ])('%s is %s', (slip, word) => {
    expect(spelled(slip)).toBe(word);
  });

  it.each([
    'mondays',
    'sundae',
    'sundry',
    'fridge',
    'saturdays',
    'today',
    'match',
    'mat',
    'angst',
    'tonight',
  ])('leaves %s as it is', (word) => {
    expect(spelled(word)).toBe(word);
  });

  it('keeps the place of the words as they were written', () => {
    const when = bestWhen('ring Ann on Thrusday at 2', { now: '2026-12-01T10:00', locale: 'en' });
    expect(when).toMatchObject({ date: '2026-12-03', time: '14:00' });
    expect(when?.span.text).toBe('on Thrusday at 2');
  });
});

describe('the word that opens an order', () => {
  it.each([
    ['remnid me to call Ann', 'remind me to call Ann'],
    ['can you delte the report', 'can you delete the report'],
    ['please shcedule lunch', 'please schedule lunch'],
  ])('%s is spelled as it was meant', (text, meant) => {
    expect(respell(text)).toBe(meant);
  });

  it.each(['compete in the race', 'rewind the tape', 'buy a remnid', 'finish the report', 'canal cruise'])(
    '%s stays as it is',
    (text) => {
      expect(respell(text)).toBe(text);
    },
  );
});
