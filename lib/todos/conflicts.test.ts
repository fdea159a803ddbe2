import { describe, expect, it, test } from 'vitest';
import { findConflicts, type Slot } from './conflicts';
import { newTodo, type TodoRecord } from './todo';

const origin = { userId: 'u', now: new Date(0), timeZone: 'UTC', source: 'person' } as const;
function other(changes: Partial<TodoRecord>): TodoRecord {
  return { ...newTodo({ title: 'review' }, { ...origin, id: 'tod_1' }), ...changes };
}
function slot(
  dueDate: string | null,
  dueTime: string | null,
  durationMinutes: number | null = null,
  title = 'call',
): Slot {
  return { title, dueDate, dueTime, durationMinutes };
}

describe('overlapping in time', () => {
  const cases: Array<[name: string, a: Slot, b: Partial<TodoRecord>, overlaps: boolean]> = [
    ['the same moment', slot('2026-12-01', '15:00'), { dueDate: '2026-12-01', dueTime: '15:00' }, true],
    [
      'inside the other',
      slot('2026-12-01', '15:10', 5),
      { dueDate: '2026-12-01', dueTime: '15:00', durationMinutes: 60 },
      true,
    ],
    ['around the other', slot('2026-12-01', '14:00', 180), { dueDate: '2026-12-01', dueTime: '15:00' }, true],
    [
      'touching its end',
      slot('2026-12-01', '16:00'),
      { dueDate: '2026-12-01', dueTime: '15:00', durationMinutes: 60 },
      false,
    ],
    [
      'touching its start',
      slot('2026-12-01', '14:00', 60),
      { dueDate: '2026-12-01', dueTime: '15:00' },
      false,
    ],
    [
      'within the half hour that is assumed',
      slot('2026-12-01', '15:29'),
      { dueDate: '2026-12-01', dueTime: '15:00' },
      true,
    ],
    [
      'after the half hour that is assumed',
      slot('2026-12-01', '15:30'),
      { dueDate: '2026-12-01', dueTime: '15:00' },
      false,
    ],
    ['over midnight', slot('2026-12-02', '00:10'), { dueDate: '2026-12-01', dueTime: '23:50' }, true],
    [
      'days later, into something long',
      slot('2026-12-03', '09:00'),
      { dueDate: '2026-12-01', dueTime: '09:00', durationMinutes: 4320 },
      true,
    ],
    ['another day', slot('2026-12-02', '15:00'), { dueDate: '2026-12-01', dueTime: '15:00' }, false],
    [
      'a whole day against a time',
      slot('2026-12-01', null),
      { dueDate: '2026-12-01', dueTime: '15:00' },
      false,
    ],
  ];
  test.each(cases)('%s', (_name, a, b, overlaps) => {
    expect(findConflicts(a, [other(b)]).map(({ kind }) => kind)).toEqual(overlaps ? ['overlap'] : []);
  });
});

describe('the same title on the same day', () => {
  test.each([
    ['Review!', true],
    ['  REVIEW ', true],
    ['ｒｅｖｉｅｗ', true],
    ['reviews', false],
    ['the review', false],
  ])('%j: %s', (title, same) => {
    const found = findConflicts(slot('2026-12-01', null, null, title), [other({ dueDate: '2026-12-01' })]);
    expect(found.map(({ kind }) => kind)).toEqual(same ? ['same_title'] : []);
  });

  it('is not on another day', () => {
    expect(
      findConflicts(slot('2026-12-02', null, null, 'review'), [other({ dueDate: '2026-12-01' })]),
    ).toEqual([]);
  });

  it('is told once when it overlaps as well', () => {
    const todo = other({ dueDate: '2026-12-01', dueTime: '15:00' });
    expect(findConflicts(slot('2026-12-01', '15:00', null, 'review'), [todo])).toEqual([
      { kind: 'overlap', todo },
    ]);
  });
});

describe('never in the way', () => {
  const there = { dueDate: '2026-12-01', dueTime: '15:00' };
  test.each<[string, Partial<TodoRecord>]>([
    ['what is done', { ...there, status: 'done' }],
    ['what is in the trash', { ...there, deletedAt: new Date(0) }],
    ['what has no day', { dueDate: null, dueTime: null }],
    ['the todo that moves', { ...there, id: 'tod_moving' }],
  ])('%s', (_name, changes) => {
    expect(
      findConflicts(slot('2026-12-01', '15:00', null, 'review'), [other(changes)], 'tod_moving'),
    ).toEqual([]);
  });

  it('anything, when there is no day to be on', () => {
    expect(findConflicts(slot(null, null, null, 'review'), [other(there)])).toEqual([]);
  });
});
