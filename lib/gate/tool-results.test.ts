import { describe, expect, it, test } from 'vitest';
import { actionStatuses } from '@/lib/contract/action';
import { actionRecord, EXPIRES_AT, minutesLater, todoOf } from './testing/action-record';
import { refusal, resultOfCall } from './tool-results';

const now = minutesLater(1);
const confirmed = (changes = {}) =>
  actionRecord({
    status: 'confirmed',
    decidedVersion: 1,
    result: { todoIds: ['tod_1'], todos: [todoOf()] },
    ...changes,
  });

describe('a call has one result, whatever became of its actions', () => {
  const expected = {
    pending: 'awaiting_confirmation',
    confirmed: 'done',
    cancelled: 'cancelled',
    expired: 'expired',
    superseded: 'superseded',
    failed: 'failed',
    undone: 'cancelled',
  } as const;
  test.each(actionStatuses)('%s', (status) => {
    const result = resultOfCall(null, [actionRecord({ status })], now);
    expect(result).toMatchObject({
      status: expected[status],
      tool: 'todo_add',
      arguments: { title: 'call the dentist' },
    });
  });

  it('expires by the clock, although nobody wrote so', () => {
    expect(resultOfCall(null, [actionRecord()], EXPIRES_AT)).toMatchObject({ status: 'expired' });
  });

  it('tells a model what was written, and never that it is done before it is', () => {
    expect(resultOfCall(null, [confirmed()], now).todos).toEqual([todoOf()]);
    expect(resultOfCall(null, [actionRecord()], now)).not.toHaveProperty('todos');
  });

  it('says that an expiry and an undo are no refusals', () => {
    expect(String(resultOfCall(null, [actionRecord({ status: 'expired' })], now).note)).toContain(
      'not a refusal',
    );
    expect(resultOfCall(null, [actionRecord({ status: 'undone' })], now)).toMatchObject({ reason: 'undone' });
  });

  it('keeps why it was cancelled', () => {
    const action = actionRecord({ status: 'cancelled', reason: 'new_message' });
    expect(resultOfCall(null, [action], now)).toMatchObject({ status: 'cancelled', reason: 'new_message' });
  });
});

describe('a call that the person edited', () => {
  it('has the arguments that ran, and a note that they differ', () => {
    const action = confirmed({
      version: 2,
      arguments: { title: 'dental check' },
      proposedArguments: { title: 'call' },
    });
    const result = resultOfCall(null, [action], now);
    expect(result).toMatchObject({ status: 'done', arguments: { title: 'dental check' }, edited: true });
    expect(String(result.note)).toContain('changed the card');
  });

  it('has no such note when nothing differs, in whatever order the keys are', () => {
    const action = confirmed({
      arguments: { title: 'a', dueDate: '2026-12-02' },
      proposedArguments: { dueDate: '2026-12-02', title: 'a' },
    });
    expect(resultOfCall(null, [action], now)).not.toHaveProperty('edited');
  });
});

describe('a call with several lines', () => {
  const line = (index: number, changes = {}) =>
    actionRecord({ id: `act_${index}`, line: index, arguments: { title: `todo ${index}` }, ...changes });

  it('has one result that lists them in their order', () => {
    const result = resultOfCall(null, [line(1), line(0), line(2)], now);
    expect(result.status).toBe('awaiting_confirmation');
    expect((result.lines as Array<{ arguments: unknown }>).map((each) => each.arguments)).toEqual([
      { title: 'todo 0' },
      { title: 'todo 1' },
      { title: 'todo 2' },
    ]);
  });

  test.each([
    [['confirmed', 'confirmed'], 'done'],
    [['confirmed', 'cancelled'], 'done'],
    [['pending', 'confirmed'], 'awaiting_confirmation'],
    [['cancelled', 'expired'], 'cancelled'],
    [['failed', 'failed'], 'failed'],
  ] as const)('%j together: %s', (statuses, together) => {
    const lines = statuses.map((status, index) => line(index, { status }));
    expect(resultOfCall(null, lines, now).status).toBe(together);
  });
});

describe('a call whose action was proposed again', () => {
  it('shows the newest, and the others no more', () => {
    const first = actionRecord({ id: 'act_1', status: 'expired' });
    const again = confirmed({ id: 'act_2', replaces: 'act_1' });
    expect(resultOfCall(null, [again, first], now)).toMatchObject({ status: 'done' });
    expect(resultOfCall(null, [again, first], now)).not.toHaveProperty('lines');
  });
});

describe('a call without actions', () => {
  it('that was answered at once keeps its answer', () => {
    const stored = refusal('skill_not_read', { tool: 'todo_add' });
    expect(resultOfCall(stored, [], now)).toBe(stored);
  });

  it('that was not answered says that the turn broke off and nothing was changed', () => {
    const result = resultOfCall(null, [], now);
    expect(result).toMatchObject({ status: 'failed', reason: 'interrupted' });
    expect(String(result.message)).toContain('Nothing was changed');
  });

  it('refuses an unknown reason with words too', () => {
    expect(refusal('something_new', { tool: 'x' })).toMatchObject({
      status: 'refused',
      reason: 'something_new',
      tool: 'x',
      message: expect.stringContaining('cannot'),
    });
  });
});
