import { describe, expect, it } from 'vitest';
import type { EvalCase, Prediction } from './cases';
import { callsOf, predictionOf } from './predict-turn';
import { foldTitle, isSameRule, judge, tableOf, tally } from './score';

const caseOf = (expected: EvalCase['expect'], more: Partial<EvalCase> = {}): EvalCase => ({
  id: 'c1',
  source: 'own',
  lang: 'en',
  task: 'date',
  input: 'x',
  expect: expected,
  ...more,
});
const answered = (prediction: Omit<Prediction, 'id'>): Prediction => ({ id: 'c1', ...prediction });

describe('judging an answer', () => {
  it('counts an accepted intent as right and a missing one as none', () => {
    const each = caseOf({ kind: 'intent', intent: 'complete', accept: ['delete'] });
    expect(judge(each, answered({ intent: 'delete' }))).toBe('right');
    expect(judge(each, answered({ intent: 'create' }))).toBe('wrong');
    expect(judge(each, undefined)).toBe('none');
  });

  it('calls any moment wrong where none may be found', () => {
    const each = caseOf({ kind: 'none' });
    expect(judge(each, answered({}))).toBe('right');
    expect(judge(each, answered({ time: '09:00' }))).toBe('wrong');
  });

  it('needs one of the wanted answers, and asserts only the keys that are there', () => {
    const each = caseOf({
      kind: 'date',
      any: [{ date: '2026-12-02' }, { date: '2026-12-03', time: '09:00:00' }],
    });
    expect(judge(each, answered({ date: '2026-12-02', time: '15:00' }))).toBe('right');
    expect(judge(each, answered({ date: '2026-12-03', time: '09:00' }))).toBe('right');
    expect(judge(each, answered({ date: '2026-12-03', time: '10:00' }))).toBe('wrong');
    expect(judge(each, answered({}))).toBe('none');
  });

  it('lets a range end a day earlier or later, and not two', () => {
    const each = caseOf({ kind: 'range', any: [{ date: '2026-12-01', end_date: '2026-12-05' }] });
    expect(judge(each, answered({ date: '2026-12-01', endDate: '2026-12-06' }))).toBe('right');
    expect(judge(each, answered({ date: '2026-12-01', endDate: '2026-12-07' }))).toBe('wrong');
  });

  it('compares titles by letters and digits', () => {
    expect(foldTitle('Call Bob!')).toBe(foldTitle('call  bob'));
    const each = caseOf({ kind: 'fields', title: 'call bob', has_date: false });
    expect(judge(each, answered({ title: 'Call Bob' }))).toBe('right');
    expect(judge(each, answered({ title: 'Call Bob', date: '2026-12-02' }))).toBe('wrong');
    expect(judge(caseOf({ kind: 'fields', title_contains: ['会议'] }), answered({ title: '周会议' }))).toBe(
      'right',
    );
  });
});

describe('comparing repetitions', () => {
  it('takes equal rules in other words as the same', () => {
    expect(isSameRule({ freq: 'WEEKLY', byday: ['MO'] }, 'FREQ=WEEKLY;BYDAY=MO')).toBe(true);
    expect(isSameRule('FREQ=WEEKLY;INTERVAL=2', 'FREQ=DAILY;INTERVAL=14')).toBe(true);
    expect(isSameRule({ freq: 'MONTHLY', byday: 'MO', bysetpos: 1 }, 'FREQ=MONTHLY;BYDAY=1MO')).toBe(true);
    expect(isSameRule({ freq: 'WEEKLY' }, 'FREQ=WEEKLY;BYDAY=TU')).toBe(true);
  });

  it('tells different rules apart', () => {
    expect(isSameRule({ freq: 'WEEKLY', byday: ['MO'] }, 'FREQ=WEEKLY;BYDAY=TU')).toBe(false);
    expect(isSameRule({ freq: 'WEEKLY', any_day: false }, 'FREQ=WEEKLY;BYDAY=TU')).toBe(false);
    expect(isSameRule({ freq: 'DAILY' }, 'FREQ=DAILY;INTERVAL=3')).toBe(false);
    expect(isSameRule({ freq: 'DAILY' }, null)).toBe(false);
  });
});

describe('the table', () => {
  it('counts by task and language, and titles only where they are a measure', () => {
    const cases = [
      caseOf({ kind: 'intent', intent: 'create', title: 'a' }, { id: 'c1', task: 'intent' }),
      caseOf({ kind: 'intent', intent: 'create', title: 'b' }, { id: 'c2', task: 'intent', source: 'slurp' }),
      caseOf({ kind: 'none' }, { id: 'c3', fair: false }),
    ];
    const predictions = new Map([['c1', { id: 'c1', intent: 'create', title: 'A' }]]);
    expect(tally(cases, predictions, 'task')).toEqual([
      { name: 'all', cases: 2, right: 1, wrong: 0, none: 1, titled: 1, titlesRight: 1 },
      { name: 'intent en', cases: 2, right: 1, wrong: 0, none: 1, titled: 1, titlesRight: 1 },
    ]);
    expect(tableOf(tally(cases, predictions, 'task'))).toContain('50.0');
  });
});

describe('reading a turn', () => {
  it('takes the intent from the write tool, else from the purpose, else from nothing', () => {
    const search = { tool: 'todo_search', input: { purpose: 'delete' } };
    expect(predictionOf([search, { tool: 'todo_delete', input: { id: 't' } }]).intent).toBe('delete');
    expect(predictionOf([search]).intent).toBe('delete');
    expect(predictionOf([{ tool: 'ask_user', input: { purpose: 'create' } }]).intent).toBe('create');
    expect(predictionOf([{ tool: 'read_skill', input: { name: 'todo' } }]).intent).toBe('other');
  });

  it('gives a duration its end, and a span of whole days its last day', () => {
    const add = (input: Record<string, unknown>) =>
      predictionOf([{ tool: 'todo_add', input: { title: 'x', ...input } }]);
    expect(add({ dueDate: '2026-12-01', dueTime: '23:30', durationMinutes: 60 })).toMatchObject({
      endDate: '2026-12-02',
      endTime: '00:30',
      durationSeconds: 3600,
    });
    expect(add({ dueDate: '2026-12-05', durationMinutes: 5 * 1440 })).toMatchObject({
      endDate: '2026-12-09',
      endTime: null,
    });
  });

  it('finds the calls in the stream and nothing else', () => {
    const stream =
      'data: {"type":"text-delta","delta":"x"}\n\ndata: {"type":"tool-input-available","toolName":"todo_add","input":{"title":"x"}}\n\ndata: [DONE]\n';
    expect(callsOf(stream)).toEqual([{ tool: 'todo_add', input: { title: 'x' } }]);
  });
});
