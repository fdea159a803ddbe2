import { describe, expect, it, test } from 'vitest';
import {
  changeTodo,
  completeTodo,
  newTodo,
  reopenTodo,
  restoreTodo,
  type TodoRecord,
  toContract,
  trashTodo,
} from './todo';

const made = new Date('2026-12-01T01:00:00Z');
const later = new Date('2026-12-01T02:00:00Z');
const today = { date: '2026-12-01', time: '10:00' };

function todo(changes: Partial<TodoRecord> = {}): TodoRecord {
  const origin = {
    userId: 'usr_1',
    id: 'tod_1',
    now: made,
    timeZone: 'Asia/Shanghai',
    source: 'person',
  } as const;
  return { ...newTodo({ title: 'water the plants' }, origin), ...changes };
}

describe('a new todo', () => {
  it('has nothing that was not said', () => {
    expect(todo()).toMatchObject({
      notes: '',
      dueDate: null,
      dueTime: null,
      recurrence: null,
      priority: 0,
      list: null,
      tags: [],
      reminders: [],
      subtasks: [],
      status: 'open',
      completedAt: null,
      deletedAt: null,
      version: 1,
    });
  });

  it('keeps its defaults where a field is there without a value', () => {
    const origin = { userId: 'u', id: 't', now: made, timeZone: 'UTC', source: 'assistant' } as const;
    expect(newTodo({ title: 'a', tags: undefined, notes: undefined }, origin)).toMatchObject({
      tags: [],
      notes: '',
    });
  });
});

describe('a change', () => {
  it('raises the version and the time of change, and touches nothing else', () => {
    const before = todo({ dueDate: '2026-12-02', tags: ['a'] });
    expect(changeTodo(before, { priority: 2 }, later)).toEqual({
      ...before,
      priority: 2,
      version: 2,
      updatedAt: later,
    });
  });

  it('takes the time, the rhythm and the relative reminders away with the day they hang on', () => {
    const before = todo({
      dueDate: '2026-12-02',
      dueTime: '09:00',
      recurrence: 'FREQ=DAILY',
      reminders: [{ minutesBefore: 10 }, { at: '2026-12-01T20:00' }],
    });
    expect(changeTodo(before, { dueDate: null }, later)).toMatchObject({
      dueDate: null,
      dueTime: null,
      recurrence: null,
      reminders: [{ at: '2026-12-01T20:00' }],
    });
  });
});

describe('checking off', () => {
  it('ends a todo that does not repeat', () => {
    expect(completeTodo(todo({ dueDate: '2026-12-01' }), later, today)).toMatchObject({
      status: 'done',
      completedAt: later,
      dueDate: '2026-12-01',
      version: 2,
    });
  });

  const rhythms: Array<[name: string, dueDate: string, recurrence: string, next: string]> = [
    ['goes on to the next day', '2026-12-01', 'FREQ=DAILY', '2026-12-02'],
    ['skips the days that were missed', '2026-11-20', 'FREQ=DAILY', '2026-12-02'],
    ['keeps the phase of every other week', '2026-11-17', 'FREQ=WEEKLY;INTERVAL=2', '2026-12-15'],
    ['goes on from its own day when it is done early', '2026-12-04', 'FREQ=WEEKLY', '2026-12-11'],
    ['finds the last day of a short month', '2026-11-30', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-12-31'],
  ];
  test.each(rhythms)('%s', (_name, dueDate, recurrence, next) => {
    const after = completeTodo(todo({ dueDate, dueTime: '09:00', recurrence }), later, today);
    expect(after).toMatchObject({ status: 'open', dueDate: next, dueTime: '09:00', completedAt: null });
  });

  it('ends a rhythm when its last day is over', () => {
    const recurrence = 'FREQ=DAILY;UNTIL=20261201';
    expect(completeTodo(todo({ dueDate: '2026-12-01', recurrence }), later, today).status).toBe('done');
  });

  it('ends a rhythm of three after three times', () => {
    let current = todo({ dueDate: '2026-12-01', recurrence: 'FREQ=DAILY;COUNT=3' });
    const days = [current.dueDate];
    while (current.status === 'open' && days.length < 10) {
      const day = current.dueDate ?? '';
      current = completeTodo(current, later, { date: day, time: '10:00' });
      if (current.status === 'open') days.push(current.dueDate);
    }
    expect(days).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  });

  it('counts the days of a rhythm that were missed', () => {
    const current = todo({ dueDate: '2026-11-28', recurrence: 'FREQ=DAILY;COUNT=5' });
    const after = completeTodo(current, later, today);
    expect(after).toMatchObject({ status: 'open', dueDate: '2026-12-02', recurrence: 'FREQ=DAILY;COUNT=1' });
  });

  it('drops reminders at a moment that is over, keeps those that go along', () => {
    const reminders = [{ minutesBefore: 10 }, { at: '2026-12-01T08:00' }];
    const current = todo({ dueDate: '2026-12-01', recurrence: 'FREQ=DAILY', reminders });
    expect(completeTodo(current, later, today).reminders).toEqual([{ minutesBefore: 10 }]);
  });
});

describe('back again', () => {
  it('reopens', () => {
    const done = completeTodo(todo(), later, today);
    expect(reopenTodo(done, later)).toMatchObject({ status: 'open', completedAt: null, version: 3 });
  });

  it('puts back what a change, a check-off or a delete took, one version on', () => {
    const before = todo({
      dueDate: '2026-12-02',
      recurrence: 'FREQ=DAILY',
      reminders: [{ minutesBefore: 5 }],
    });
    const changes = [
      changeTodo(before, { dueDate: null, title: 'x' }, later),
      completeTodo(before, later, today),
      trashTodo(before, later),
    ];
    for (const changed of changes) {
      const restored = restoreTodo(changed, toContract(before), later);
      expect(restored).toEqual({ ...before, version: 3, updatedAt: later });
    }
  });

  it('puts a todo that did not exist into the trash', () => {
    expect(restoreTodo(todo(), null, later)).toMatchObject({ deletedAt: later, version: 2 });
  });
});

it('shows nothing of how it is stored', () => {
  expect(Object.keys(toContract(todo()))).not.toEqual(
    expect.arrayContaining(['userId', 'deletedAt', 'actionId', 'turnId']),
  );
});
