import { describe, expect, it } from 'vitest';
import { kindOf } from './batch-title';

describe('the kind of a batch', () => {
  it.each([
    [['todo_add', 'todo_add'], 'add'],
    [['todo_add', 'plan_add'], 'add'],
    [['todo_update', 'plan_reschedule'], 'change'],
    [['todo_add', 'todo_delete'], 'mixed'],
    [['send_mail', 'send_mail'], 'mixed'],
    [[], 'mixed'],
  ])('of %j is %s', (tools, kind) => {
    expect(kindOf(tools.map((tool) => ({ tool })))).toBe(kind);
  });
});
