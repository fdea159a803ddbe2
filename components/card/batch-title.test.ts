import { describe, expect, it } from 'vitest';
import { sampleAction } from '../testing/sample-action';
import { kindOf } from './batch-title';

const line = (tool: string, ...names: string[]) =>
  sampleAction({
    tool,
    fields: names.map((name) => ({
      name,
      label: name,
      value: null,
      display: '',
      evidence: { kind: 'said' },
    })),
  });

describe('the kind of a batch', () => {
  it.each([
    [['todo_add', 'todo_add'], 'add'],
    [['todo_add', 'plan_add'], 'add'],
    [['todo_update', 'plan_reschedule'], 'change'],
    [['todo_add', 'todo_delete'], 'mixed'],
    [['send_mail', 'send_mail'], 'mixed'],
    [[], 'mixed'],
  ])('of %j is %s', (tools, kind) => {
    expect(kindOf(tools.map((tool) => line(tool)))).toBe(kind);
  });

  it('is a move when nothing but days and times change', () => {
    const [moved, renamed] = [
      line('todo_update', 'dueDate', 'dueTime'),
      line('todo_update', 'title', 'dueTime'),
    ];
    expect(kindOf([moved, moved])).toBe('move');
    expect(kindOf([moved, line('todo_update', 'dueDate', 'reminders')])).toBe('move');
    expect(kindOf([line('todo_update', 'reminders')])).toBe('change');
    expect(kindOf([moved, renamed])).toBe('change');
    expect(kindOf([moved, line('todo_add', 'dueDate')])).toBe('mixed');
  });
});
