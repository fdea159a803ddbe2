import { describe, expect, it, test } from 'vitest';
import type { Todo } from '@/lib/contract/todo';
import { newTodo } from '@/lib/todos/todo';
import type { WriteTool } from './define-tool';
import { allTools, findTool, findWriteTool, schemaOf } from './registry';

function tool(name: string): WriteTool {
  const found = findWriteTool(name);
  if (!found) throw new Error(`no write tool ${name}`);
  return found;
}

const now = new Date('2026-12-01T01:00:00Z');
const origin = { userId: 'usr_1', id: 'tod_1', now, timeZone: 'Asia/Shanghai', source: 'person' } as const;
const record = (fields: Partial<Todo> = {}) => ({
  ...newTodo({ title: 'pay the rent' }, origin),
  ...(fields as object),
});
const target = (fields: Partial<Todo> = {}): Todo => ({
  ...({ ...record(fields) } as unknown as Todo),
  completedAt: null,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});
const context = {
  now,
  today: { date: '2026-12-01', time: '09:00' },
  timeZone: 'Asia/Shanghai',
  userId: 'usr_1',
  turnId: 'trn_1',
  actionId: 'act_1',
};

describe('the registry', () => {
  it('says of every tool whether it can write, and only write tools plan a write', () => {
    for (const each of allTools()) {
      expect(['read', 'write', 'batch']).toContain(each.kind);
      expect('plan' in each).toBe(each.kind === 'write');
      expect('run' in each).toBe(each.kind === 'read');
    }
    expect(
      allTools()
        .filter(({ kind }) => kind === 'write')
        .map(({ name }) => name),
    ).toEqual(
      expect.arrayContaining(['todo_add', 'todo_update', 'todo_complete', 'todo_reopen', 'todo_delete']),
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'TODO_ADD', 'todo_add ', 'delete_all', ''])(
    'has no tool %j',
    (name) => {
      expect(findTool(name)).toBeUndefined();
      expect(findWriteTool(name)).toBeUndefined();
    },
  );

  it('gives no read tool out as one that writes', () => {
    expect(findWriteTool('todo_search')).toBeUndefined();
  });

  it('describes the arguments of every tool as a closed JSON object', () => {
    for (const each of allTools()) {
      expect(schemaOf(each)).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});

describe('what a new todo may hold', () => {
  const accepts = (input: Record<string, unknown>) => tool('todo_add').schema.safeParse(input).success;

  test.each<[string, Record<string, unknown>]>([
    ['nothing but a title', { title: 'a' }],
    ['a title of 500 characters', { title: 'x'.repeat(500) }],
    ['20 tags', { title: 'a', tags: Array.from({ length: 20 }, (_, index) => `t${index}`) }],
    ['a week', { title: 'a', durationMinutes: 10_080 }],
    ['a leap day', { title: 'a', dueDate: '2028-02-29' }],
    ['a reminder of its own', { title: 'a', reminders: [{ at: '2026-12-01T08:00' }] }],
  ])('%s', (_name, input) => {
    expect(accepts(input)).toBe(true);
  });

  test.each<[string, Record<string, unknown>]>([
    ['no title', {}],
    ['a title of spaces', { title: ' \n\t ' }],
    ['a title of 501 characters', { title: 'x'.repeat(501) }],
    ['notes of 10,001 characters', { title: 'a', notes: 'x'.repeat(10_001) }],
    ['a day that does not exist', { title: 'a', dueDate: '2026-02-30' }],
    ['a day in another form', { title: 'a', dueDate: '1 Dec' }],
    ['a year that no calendar reaches', { title: 'a', dueDate: '9999-12-31' }],
    ['a time that does not exist', { title: 'a', dueDate: '2026-12-01', dueTime: '24:00' }],
    ['no length at all', { title: 'a', durationMinutes: 0 }],
    ['half a minute', { title: 'a', durationMinutes: 0.5 }],
    ['more than a week', { title: 'a', durationMinutes: 10_081 }],
    ['a rhythm that is none', { title: 'a', recurrence: 'every day' }],
    ['a priority beyond urgent', { title: 'a', priority: 4 }],
    ['21 tags', { title: 'a', tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    ['an empty tag', { title: 'a', tags: [''] }],
    ['a reminder at no moment', { title: 'a', reminders: [{ at: '2026-13-01T08:00' }] }],
    ['a reminder after the fact', { title: 'a', reminders: [{ minutesBefore: -1 }] }],
    ['11 reminders', { title: 'a', reminders: Array.from({ length: 11 }, () => ({ minutesBefore: 1 })) }],
    ['the id of its own', { title: 'a', id: 'tod_9' }],
    ['an owner', { title: 'a', userId: 'usr_2' }],
    ['a version', { title: 'a', version: 7 }],
    ['a state', { title: 'a', status: 'done' }],
    ['null where nothing belongs', { title: 'a', dueDate: null }],
  ])('not %s', (_name, input) => {
    expect(accepts(input)).toBe(false);
  });
});

describe('a day is needed for what hangs on it', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a time', { dueTime: '09:00' }, ['dueTime']],
    ['a rhythm', { recurrence: 'FREQ=DAILY' }, ['recurrence']],
    ['a reminder before it', { reminders: [{ minutesBefore: 5 }] }, ['reminders']],
    ['a reminder at a moment of its own', { reminders: [{ at: '2026-12-01T08:00' }] }, []],
    [
      'all of them',
      { dueTime: '09:00', recurrence: 'FREQ=DAILY', reminders: [{ minutesBefore: 5 }] },
      ['dueTime', 'recurrence', 'reminders'],
    ],
  ])('%s', (_name, fields, problems) => {
    const ofNew = tool('todo_add').check({ title: 'a', ...fields }, null);
    expect(ofNew.map(({ field }) => field)).toEqual(problems);
    const ofChange = tool('todo_update').check({ id: 'tod_1', ...fields }, target());
    expect(ofChange.map(({ field }) => field)).toEqual(problems);
  });

  it.each(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;UNTIL=20261201'])(
    'never comes for %s',
    (recurrence) => {
      const problems = [{ field: 'recurrence', problem: 'never_occurs' }];
      const dueDate = '2026-12-02';
      expect(tool('todo_add').check({ title: 'a', dueDate, recurrence }, null)).toEqual(problems);
      expect(tool('todo_update').check({ id: 'tod_1', recurrence }, target({ dueDate }))).toEqual(problems);
      // What was stored before this was refused can still be changed.
      const stored = target({ dueDate, recurrence });
      expect(tool('todo_update').check({ id: 'tod_1', title: 'other' }, stored)).toEqual([]);
    },
  );

  it('is there when the todo has one', () => {
    const dated = target({ dueDate: '2026-12-02' });
    expect(tool('todo_update').check({ id: 'tod_1', dueTime: '09:00' }, dated)).toEqual([]);
  });

  it('cannot be taken away and relied on at once', () => {
    const dated = target({ dueDate: '2026-12-02', dueTime: '09:00', recurrence: 'FREQ=DAILY' });
    expect(tool('todo_update').check({ id: 'tod_1', dueDate: null }, dated)).toEqual([]);
    expect(tool('todo_update').check({ id: 'tod_1', dueDate: null, dueTime: '10:00' }, dated)).toEqual([
      { field: 'dueTime', problem: 'needs_date' },
    ]);
  });
});

describe('a change that changes nothing is not proposed', () => {
  test.each<[string, string, Record<string, unknown>, Partial<Todo>]>([
    ['the title it has', 'nothing_changes', { title: 'pay the rent' }, {}],
    ['no field at all', 'nothing_changes', {}, {}],
    ['the tags it has', 'nothing_changes', { tags: ['a'] }, { tags: ['a'] }],
    [
      'the reminders it has',
      'nothing_changes',
      { reminders: [{ minutesBefore: 5 }] },
      { dueDate: '2026-12-01', reminders: [{ minutesBefore: 5 }] },
    ],
  ])('%s', (_name, problem, input, fields) => {
    expect(tool('todo_update').check({ id: 'tod_1', ...input }, target(fields))).toEqual([
      { field: 'id', problem },
    ]);
  });

  it('checking off what is done, reopening what is open', () => {
    expect(tool('todo_complete').check({ id: 'tod_1' }, target({ status: 'done' }))).toEqual([
      { field: 'id', problem: 'already_done' },
    ]);
    expect(tool('todo_reopen').check({ id: 'tod_1' }, target())).toEqual([
      { field: 'id', problem: 'already_open' },
    ]);
    expect(tool('todo_delete').check({ id: 'tod_1' }, target({ status: 'done' }))).toEqual([]);
  });

  test.each(['todo_update', 'todo_complete', 'todo_reopen', 'todo_delete'])('%s without its todo', (name) => {
    expect(tool(name).check({ id: 'tod_1' }, null)).toEqual([{ field: 'id', problem: 'not_found' }]);
    expect(tool(name).targetOf({ id: 'tod_1' })).toBe('tod_1');
  });
});

describe('what a tool does is said for the policy', () => {
  const nothing = { adds: 0, changes: 0, deletes: 0, movesDate: false, reversible: true };
  test.each<[string, string, Record<string, unknown>, Partial<typeof nothing>]>([
    ['adding', 'todo_add', { title: 'a' }, { adds: 1 }],
    ['retitling', 'todo_update', { title: 'b' }, { changes: 1 }],
    ['moving to a day', 'todo_update', { dueDate: '2026-12-05' }, { changes: 1, movesDate: true }],
    ['taking the day away', 'todo_update', { dueDate: null }, { changes: 1, movesDate: true }],
    ['setting the day it has', 'todo_update', { dueDate: '2026-12-02', title: 'b' }, { changes: 1 }],
    ['making it repeat', 'todo_update', { recurrence: 'FREQ=DAILY' }, { changes: 1, movesDate: true }],
    ['checking off', 'todo_complete', {}, { changes: 1 }],
    ['reopening', 'todo_reopen', {}, { changes: 1 }],
    ['deleting', 'todo_delete', {}, { deletes: 1 }],
  ])('%s', (_name, name, input, effect) => {
    const existing = name === 'todo_add' ? null : target({ dueDate: '2026-12-02' });
    expect(tool(name).effect({ id: 'tod_1', ...input }, existing)).toEqual({ ...nothing, ...effect });
  });
});

describe('what would be written', () => {
  it('of a new todo: what the arguments say, and where it comes from', () => {
    const write = tool('todo_add').plan(context, { title: 'a', dueDate: '2026-12-02', tags: ['x'] }, null);
    expect(write).toMatchObject({
      event: 'created',
      before: null,
      after: {
        title: 'a',
        dueDate: '2026-12-02',
        tags: ['x'],
        userId: 'usr_1',
        source: 'assistant',
        actionId: 'act_1',
        turnId: 'trn_1',
        version: 1,
      },
    });
  });

  it('of a change: the named fields and nothing else', () => {
    const before = record({ dueDate: '2026-12-02', notes: 'n' });
    const write = tool('todo_update').plan(context, { id: 'tod_1', title: 'b' }, before);
    expect(write.after).toEqual({ ...before, title: 'b', version: 2, updatedAt: now });
  });

  it('never of a todo that is not there', () => {
    for (const name of ['todo_update', 'todo_complete', 'todo_reopen', 'todo_delete']) {
      expect(() => tool(name).plan(context, { id: 'tod_1' }, null)).toThrow('without its todo');
    }
  });

  it('takes a slot only where a time is set or moved', () => {
    const dated = target({ dueDate: '2026-12-02', dueTime: '09:00' });
    expect(tool('todo_add').slot({ title: 'a', dueDate: '2026-12-02' }, null)).toMatchObject({
      dueDate: '2026-12-02',
    });
    expect(tool('todo_update').slot({ id: 'tod_1', title: 'b' }, dated)).toBeNull();
    expect(tool('todo_update').slot({ id: 'tod_1', dueTime: '10:00' }, dated)).toMatchObject({
      dueDate: '2026-12-02',
      dueTime: '10:00',
    });
    expect(tool('todo_complete').slot({ id: 'tod_1' }, dated)).toBeNull();
  });
});
