import { describe, expect, it } from 'vitest';
import type { CardField, Evidence } from '@/lib/contract/action';
import { sampleAction } from '../testing/sample-action';
import { assumedPlaces, isDayAssumed, linesByDay, placeQuotes, placesBefore } from './lines-by-day';

const said: Evidence = { kind: 'said', quote: 'Friday' };
const inferred: Evidence = { kind: 'inferred' };
const field = (name: string, evidence: Evidence, more: Partial<CardField> = {}): CardField => ({
  name,
  label: name,
  value: null,
  display: name,
  evidence,
  ...more,
});
const line = (subject: string, said: Record<string, unknown>, fields: CardField[] = [], tool = 'todo_add') =>
  sampleAction({ id: subject, subject, tool, arguments: said, fields });
const shape = (lines: ReturnType<typeof line>[]) =>
  linesByDay(lines)?.map(({ date, lines: ofDay }) => [date, ...ofDay.map(({ subject }) => subject)]);

describe('the lines of a card by day', () => {
  it('stand under their days, the hours in order, what has no hour after them, what has no day at the end', () => {
    expect(
      shape([
        line('call', {}),
        line('late', { dueDate: '2026-12-04', dueTime: '18:00' }),
        line('milk', { dueDate: '2026-12-04' }),
        line('bread', { dueDate: '2026-12-04' }),
        line('early', { dueDate: '2026-12-04', dueTime: '09:00' }),
        line('first', { dueDate: '2026-12-02', dueTime: '20:00' }),
      ]),
    ).toEqual([
      ['2026-12-02', 'first'],
      ['2026-12-04', 'early', 'late', 'milk', 'bread'],
      [null, 'call'],
    ]);
  });

  it('stay a plain list when nothing is put on a day, or there is one line only', () => {
    expect(linesByDay([line('a', {}), line('b', { dueDate: null })])).toBeNull();
    expect(linesByDay([line('a', { dueDate: '2026-12-04' })])).toBeNull();
    expect(
      linesByDay([line('a', { id: '1' }, [], 'todo_delete'), line('b', { id: '2' }, [], 'todo_delete')]),
    ).toBeNull();
  });
});

describe('what is assumed about places', () => {
  const run = line('run', { dueDate: '2026-12-04', dueTime: '09:00' }, [
    field('dueDate', said),
    field('dueTime', { kind: 'inferred', quote: 'in the morning' }),
  ]);
  const read = line('read', { dueDate: '2026-12-04', durationMinutes: 60 }, [
    field('dueDate', inferred),
    field('durationMinutes', inferred),
  ]);

  it('is named once for all lines, and only what some line sets', () => {
    expect(assumedPlaces([run])).toEqual(['dueTime']);
    expect(assumedPlaces([run, read])).toEqual(['dueDate', 'dueTime', 'durationMinutes']);
    const told = line('told', { id: '1' }, [field('dueDate', inferred)], 'todo_delete');
    expect(assumedPlaces([told])).toEqual([]);
  });

  it('makes the day of a group an assumption only when nobody said it for any line', () => {
    expect(isDayAssumed([read])).toBe(true);
    expect(isDayAssumed([read, run])).toBe(false);
  });

  it('keeps the words it rests on', () => {
    expect(placeQuotes(run)).toEqual(['in the morning']);
    expect(placeQuotes(read)).toEqual([]);
  });
});

it('what moves tells where it stood, the day before the hour', () => {
  const moved = line(
    'run',
    { id: '1', dueDate: '2026-12-04', dueTime: '13:00' },
    [field('dueTime', inferred, { before: '09:00' }), field('dueDate', said, { before: 'Thu 3 Dec' })],
    'todo_update',
  );
  expect(placesBefore(moved)).toEqual(['Thu 3 Dec', '09:00']);
});
