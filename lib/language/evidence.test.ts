import { describe, expect, it } from 'vitest';
import { findEvidence } from './evidence';

const context = { now: '2026-12-01T09:00' };

describe('evidence for the arguments of a tool', () => {
  it('quotes the words that say a value', () => {
    const { fields, warnings } = findEvidence(
      ['remind me to feed the turtle tomorrow at 3pm #pets'],
      { title: 'feed the turtle', dueDate: '2026-12-02', dueTime: '15:00', tags: ['pets'] },
      context,
    );
    expect(fields.title).toEqual({ kind: 'said', quote: 'feed the turtle' });
    expect(fields.dueDate).toMatchObject({ kind: 'said', quote: expect.stringContaining('tomorrow') });
    expect(fields.dueTime).toMatchObject({ kind: 'said', quote: expect.stringContaining('3pm') });
    expect(fields.tags).toEqual({ kind: 'said', quote: 'pets' });
    expect(warnings).toEqual([]);
  });

  it('calls a conclusion inferred, and offers the other reading', () => {
    const { fields, alternatives } = findEvidence(
      ['feed the turtle at 5'],
      { title: 'feed the turtle', dueDate: '2026-12-01', dueTime: '17:00' },
      context,
    );
    expect(fields.dueTime?.kind).toBe('inferred');
    expect(alternatives).toContainEqual({
      field: 'dueTime',
      arguments: expect.objectContaining({ dueTime: '05:00' }),
    });
  });

  it('backs the other reading of an hour, with the first as the alternative', () => {
    const { fields, warnings, alternatives } = findEvidence(
      ['feed the turtle tomorrow at 3pm', '4:30'],
      { title: 'feed the turtle', dueDate: '2026-12-02', dueTime: '16:30' },
      { now: '2026-12-01T02:45' },
    );
    expect(fields.dueTime).toMatchObject({ kind: 'inferred', quote: '4:30' });
    expect(warnings).toEqual([]);
    expect(alternatives).toEqual([{ field: 'dueTime', arguments: { dueTime: '04:30' } }]);
  });

  it('quotes what was written, also where it had to be written out', () => {
    const line = { title: 'feed the turtle', dueDate: '2026-12-02', dueTime: '16:00' };
    expect(findEvidence(['feed the turtle tomorrow at 3pm', '4'], line, context).fields.dueTime?.quote).toBe(
      '4',
    );
  });

  it('warns where the words say another day or time', () => {
    const { fields, warnings } = findEvidence(
      ['feed the turtle tomorrow at 3pm'],
      { title: 'feed the turtle', dueDate: '2026-12-04', dueTime: '16:00' },
      context,
    );
    expect(fields.dueDate).toEqual({ kind: 'inferred', from: 'model' });
    expect(warnings.map(({ code, data }) => [code, data.field, data.value])).toEqual([
      ['different', 'dueDate', '2026-12-04'],
      ['different', 'dueTime', '16:00'],
    ]);
  });

  it('lets the newest message outrank what it corrects', () => {
    const words = ['feed the turtle tomorrow', 'no, make it Thursday'];
    expect(findEvidence(words, { dueDate: '2026-12-03' }, context).warnings).toEqual([]);
    expect(findEvidence(words, { dueDate: '2026-12-02' }, context).warnings).toMatchObject([
      { code: 'different', data: { field: 'dueDate', value: '2026-12-02' } },
    ]);
  });

  it('reads a day of the week as the answer to which day of that week', () => {
    const { fields, warnings } = findEvidence(['下周提醒我复盘', '周三'], { dueDate: '2026-12-09' }, context);
    expect(fields.dueDate).toEqual({ kind: 'said', quote: '下周 周三' });
    expect(warnings).toEqual([]);
  });

  it('marks a title, a name and a number that nobody said', () => {
    const { fields, warnings } = findEvidence(['喂乌龟'], { title: '喂 Maxine 的乌龟 3 次' }, context);
    expect(fields.title).toEqual({ kind: 'inferred', from: 'model' });
    expect(warnings.map(({ code, data }) => [code, data.value])).toEqual([
      ['not_said', 'Maxine'],
      ['not_said', '3'],
    ]);
  });

  it('finds a title said in another order or case', () => {
    expect(
      findEvidence(['The turtle, feed it'], { title: 'Feed the turtle' }, context).fields.title?.kind,
    ).toBe('said');
  });

  it('knows a reminder, a priority, a length and a repetition by their words', () => {
    const { fields } = findEvidence(
      ['每周一早上9点提醒我开会，半小时，紧急'],
      {
        title: '开会',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO',
        dueTime: '09:00',
        reminders: [{ minutesBefore: 0 }],
        durationMinutes: 30,
        priority: 3,
      },
      context,
    );
    expect(fields.recurrence?.kind).toBe('said');
    expect(fields.durationMinutes?.kind).toBe('said');
    expect(fields.priority?.kind).toBe('said');
    expect(fields.reminders).toMatchObject({ kind: 'inferred', quote: '提醒' });
  });

  it('says nothing of a value that is taken away or an id', () => {
    expect(findEvidence(['no time'], { id: 'tod_1', dueTime: null }, context).fields).toEqual({});
  });
});
