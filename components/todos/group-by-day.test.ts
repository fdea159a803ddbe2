import { describe, expect, it } from 'vitest';
import { sampleTodo } from '../testing/sample-todo';
import { groupByDay, isOverdue } from './group-by-day';

describe('groupByDay', () => {
  it('puts days in order, what has no date last, and times in order within a day', () => {
    const groups = groupByDay([
      sampleTodo({ id: 'none', dueDate: null }),
      sampleTodo({ id: 'late', dueDate: '2026-12-02', dueTime: '16:30' }),
      sampleTodo({ id: 'first', dueDate: '2026-12-01' }),
      sampleTodo({ id: 'early', dueDate: '2026-12-02', dueTime: '09:00' }),
      sampleTodo({ id: 'urgent', dueDate: '2026-12-02', dueTime: '16:30', priority: 3 }),
    ]);
    expect(groups.map(({ day, todos }) => [day, todos.map(({ id }) => id)])).toEqual([
      ['2026-12-01', ['first']],
      ['2026-12-02', ['early', 'urgent', 'late']],
      [null, ['none']],
    ]);
  });
});

describe('isOverdue', () => {
  const now = { date: '2026-12-01', time: '10:00' };
  it.each([
    ['a whole day that is today', { dueTime: null }, false],
    ['a time that has passed', { dueTime: '09:59' }, true],
    ['this very minute', { dueTime: '10:00' }, false],
    ['yesterday', { dueDate: '2026-11-30', dueTime: '23:00' }, true],
    ['tomorrow', { dueDate: '2026-12-02', dueTime: '01:00' }, false],
    ['what is done', { dueDate: '2026-11-30', status: 'done' as const }, false],
    ['what has no date', { dueDate: null }, false],
  ])('%s: %j', (_name, changes, expected) => {
    expect(isOverdue(sampleTodo(changes), now)).toBe(expected);
  });
});
