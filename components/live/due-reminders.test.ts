import { describe, expect, it } from 'vitest';
import { sampleTodo } from '../testing/sample-todo';
import { dueReminders } from './due-reminders';

const dentist = sampleTodo({ dueDate: '2026-12-02', dueTime: '15:00', reminders: [{ minutesBefore: 10 }] });
const at = (iso: string) => Date.parse(iso);

describe('dueReminders', () => {
  it('is silent before the moment and speaks at it, in the zone of the todo', () => {
    expect(dueReminders([dentist], at('2026-12-02T06:49:59Z'), new Set())).toEqual([]);
    expect(dueReminders([dentist], at('2026-12-02T06:50:00Z'), new Set())).toHaveLength(1);
  });

  it('speaks once: what was shown is not due again, and a moved todo is', () => {
    const now = at('2026-12-02T07:30:00Z');
    const shown = new Set(dueReminders([dentist], now, new Set()).map(({ key }) => key));
    expect(dueReminders([dentist], now, shown)).toEqual([]);
    expect(dueReminders([{ ...dentist, dueTime: '15:30' }], now, shown)).toHaveLength(1);
  });

  it('takes a fixed moment as wall-clock time, and a whole day from nine in the morning', () => {
    const fixed = sampleTodo({ reminders: [{ at: '2026-12-02T08:00' }] });
    expect(dueReminders([fixed], at('2026-12-02T00:00:00Z'), new Set())).toHaveLength(1);
    const wholeDay = sampleTodo({ dueDate: '2026-12-02', reminders: [{ minutesBefore: 60 }] });
    expect(dueReminders([wholeDay], at('2026-12-02T00:00:00Z'), new Set())).toHaveLength(1);
    expect(dueReminders([wholeDay], at('2026-12-01T23:59:00Z'), new Set())).toEqual([]);
  });

  it('says nothing of what is done, or long past', () => {
    const now = at('2026-12-02T07:30:00Z');
    expect(dueReminders([{ ...dentist, status: 'done' }], now, new Set())).toEqual([]);
    expect(dueReminders([dentist], now + 13 * 60 * 60 * 1000, new Set())).toEqual([]);
  });

  it('brings the earliest first', () => {
    const first = sampleTodo({
      id: 'first',
      dueDate: '2026-12-02',
      dueTime: '14:00',
      reminders: [{ minutesBefore: 0 }],
    });
    const due = dueReminders([dentist, first], at('2026-12-02T07:00:00Z'), new Set());
    expect(due.map(({ todo }) => todo.id)).toEqual(['first', 't1']);
  });
});
