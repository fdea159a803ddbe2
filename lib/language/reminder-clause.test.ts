import { describe, expect, it } from 'vitest';
import { findEvidence } from './evidence';
import { context, created } from './testing/read';

describe('a reminder at a moment of its own', () => {
  it.each([
    [
      'permission slip due by friday, remind me thursday night',
      { dueDate: '2026-12-04', at: '2026-12-03T20:00' },
    ],
    [
      'send the invoice by friday, remind me on wednesday at 5pm',
      { dueDate: '2026-12-04', at: '2026-12-02T17:00' },
    ],
    ['pay the nanny by the 5th (remind me on the 3rd)', { dueDate: '2026-12-05', at: '2026-12-03T09:00' }],
    ['周五之前把申请交给班长，周四晚上提醒我', { dueDate: '2026-12-04', at: '2026-12-03T18:00' }],
    ['周五交稿，前一天晚上提醒我', { dueDate: '2026-12-04', at: '2026-12-03T18:00' }],
    ['周五下午3点面试，周四提醒我', { dueDate: '2026-12-04', dueTime: '15:00', at: '2026-12-03T15:00' }],
    [
      'physio friday 3pm, remind me at 1pm',
      { dueDate: '2026-12-04', dueTime: '15:00', at: '2026-12-04T13:00' },
    ],
  ])('keeps both the due moment and the one of the reminder: %s', (text, { at, ...due }) => {
    const [todo, ...others] = created(text);
    expect(todo).toMatchObject({ ...due, reminders: [{ at }] });
    expect(todo?.title).not.toMatch(/remind|提醒/);
    expect(others).toEqual([]);
  });

  it.each([
    ['haircut, remind me on friday at 3', { dueDate: '2026-12-04', dueTime: '15:00' }],
    ['ring the school friday, remind me at 9', { dueDate: '2026-12-04', dueTime: '09:00' }],
  ])('takes the moment of the reminder for that of the todo when it has no other: %s', (text, due) => {
    expect(created(text)).toMatchObject([{ ...due, reminders: [{ minutesBefore: 0 }] }]);
  });

  it('is backed by the words that say it', () => {
    const words = 'send the invoice by friday, remind me on wednesday at 5pm';
    const reminders = [{ at: '2026-12-02T17:00' }];
    const { fields } = findEvidence([words], { title: 'send the invoice', reminders }, context);
    expect(fields.reminders).toMatchObject({ kind: 'said', quote: 'on wednesday at 5pm' });
  });
});
