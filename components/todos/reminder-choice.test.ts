import { describe, expect, it } from 'vitest';
import type { Reminder } from '@/lib/contract/todo';
import { reminderChoice, remindersOf } from './reminder-choice';

describe('the choice of a reminder', () => {
  it.each<[string, Reminder[]]>([
    ['none', []],
    ['0', [{ minutesBefore: 0 }]],
    ['at 2026-12-01T08:00', [{ at: '2026-12-01T08:00' }]],
    ['30,at 2026-12-01T08:00,0', [{ minutesBefore: 30 }, { at: '2026-12-01T08:00' }, { minutesBefore: 0 }]],
  ])('%s stands for what it is made of', (choice, reminders) => {
    expect(reminderChoice(reminders)).toBe(choice);
    expect(remindersOf(choice)).toEqual(reminders);
  });
});
