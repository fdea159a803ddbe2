import { describe, expect, it } from 'vitest';
import { bestWhen } from '@/lib/language/dates/best-when';
import { spelled } from './spelling';

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
