import { describe, expect, it } from 'vitest';
import { created, read } from '../testing/read';

describe('a lone short form of a day', () => {
  it.each([
    ['buy bread sat', 'buy bread', '2026-12-05'],
    ['pick up the suit sat', 'pick up the suit', '2026-12-05'],
    ['tea w/ ola sat', 'tea w/ ola', '2026-12-05'],
    ['sand the shelf sat morning', 'sand the shelf', '2026-12-05'],
    ['ring gran sun', 'ring gran', '2026-12-06'],
    ['football sun', 'football', '2026-12-06'],
    ['optician mon', 'optician', '2026-12-07'],
    ['chess club sat am', 'chess club', '2026-12-05'],
    ['ring gran sun i guess', 'ring gran', '2026-12-06'],
    ['haircut weds 10.30', 'haircut', '2026-12-02'],
  ])('is that day where it closes something to be done: %s', (text, title, dueDate) => {
    expect(created(text)).toMatchObject([{ title, dueDate }]);
  });

  it.each(['the dog sat', 'enjoy the sun', 'buy sun cream', 'email sat results'])(
    'is a word of its own anywhere else: %s',
    (text) => {
      expect(created(text)).toEqual([{ title: text }]);
    },
  );

  it('parts the todos of a list of days', () => {
    expect(created('early shift mon, late shift tues, off weds, long day thurs')).toEqual([
      { title: 'early shift', dueDate: '2026-12-07' },
      { title: 'late shift', dueDate: '2026-12-08' },
      { title: 'off', dueDate: '2026-12-02' },
      { title: 'long day', dueDate: '2026-12-03' },
    ]);
  });

  it('is no todo where nobody says one', () => {
    expect(read('i sat').intent).toBe('other');
  });
});

describe('numbers and names that only look like a moment', () => {
  it.each([
    ['interview on thursday at 2pm at 1 canada sq with HR', 'interview at 1 canada sq with HR', '14:00'],
    ['meet Ola tomorrow at 1 at 12 baker street', 'meet Ola at 12 baker street', '13:00'],
  ])('the number of a house stays in the title: %s', (text, title, dueTime) => {
    expect(created(text)).toMatchObject([{ title, dueTime }]);
  });
});
