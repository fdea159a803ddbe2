import { describe, expect, it } from 'vitest';
import { findEvidence } from './evidence';

/** A Tuesday at nine. */
const context = { now: '2026-12-01T09:00' };

const weighed = (words: string[], line: Record<string, unknown>, title?: string) =>
  findEvidence(words, line, context, title);
const warned = (...asked: Parameters<typeof weighed>) =>
  weighed(...asked).warnings.map(({ data }) => data.said);

describe('of a message with several todos, a line cites its own words', () => {
  const words = ['standup at 9, dentist at 11'];

  it('for its hour and its day', () => {
    const line = { title: 'dentist', dueDate: '2026-12-01', dueTime: '11:00' };
    const { fields, warnings, alternatives } = weighed(words, line);
    expect(fields.dueDate).toMatchObject({ kind: 'inferred', quote: 'at 11' });
    expect(fields.dueTime).toMatchObject({ kind: 'inferred', quote: 'at 11' });
    expect(warnings).toEqual([]);
    expect(alternatives).toEqual([{ field: 'dueTime', arguments: { dueTime: '23:00' } }]);
  });

  it('and is held against them, not against those of its neighbour', () => {
    const line = { title: 'dentist', dueDate: '2026-12-04', dueTime: '09:00' };
    expect(weighed(['standup friday at 9am, dentist tomorrow at 11am'], line).warnings).toMatchObject([
      { code: 'different', data: { field: 'dueDate', said: expect.stringContaining('tomorrow at 11am') } },
      { code: 'different', data: { field: 'dueTime', said: expect.stringContaining('tomorrow at 11am') } },
    ]);
  });

  it('whatever the model calls it', () => {
    const line = { title: 'See the dentist', dueDate: '2026-12-02' };
    expect(weighed(['milk on friday, dentist tomorrow'], line).fields.dueDate).toEqual({
      kind: 'said',
      quote: 'tomorrow',
    });
  });

  it('a todo without a day has none from its neighbour', () => {
    const line = { title: 'call Ann', dueDate: '2026-12-04' };
    expect(weighed(['buy milk on friday and call Ann'], line).fields.dueDate).toEqual({
      kind: 'inferred',
      from: 'model',
    });
  });

  it('nor does an order beside it', () => {
    const said = ['move the dentist to friday and add milk tomorrow'];
    expect(weighed(said, { id: 't1', dueDate: '2026-12-04' }, 'dentist').fields.dueDate?.quote).toBe(
      'friday',
    );
    expect(weighed(said, { title: 'milk', dueDate: '2026-12-02' }).fields.dueDate?.quote).toBe('tomorrow');
    expect(warned(said, { title: 'milk', dueDate: '2026-12-04' })).toEqual(['tomorrow']);
  });
});

describe('several hours in one expression are all said', () => {
  const words = ['drops every day at 8 and 20, buy milk friday'];

  it.each(['08:00', '20:00'])('%s of every day', (dueTime) => {
    const line = { title: 'drops', dueDate: '2026-12-01', dueTime, recurrence: 'FREQ=DAILY' };
    const { fields, warnings } = weighed(words, line);
    expect(warnings).toEqual([]);
    expect(fields.dueTime).toEqual({ kind: 'said', quote: 'every day at 8 and 20' });
    expect(fields.recurrence).toEqual({ kind: 'said', quote: 'every day at 8 and 20' });
  });

  it('one rule that holds both is said as well', () => {
    const line = { title: 'drops', dueTime: '20:00', recurrence: 'FREQ=DAILY;BYHOUR=8,20' };
    const { fields, warnings } = weighed(words, line);
    expect(warnings).toEqual([]);
    expect([fields.dueTime?.kind, fields.recurrence?.kind]).toEqual(['said', 'said']);
  });

  it('another hour and another rule are not', () => {
    const line = { title: 'drops', dueTime: '21:00', recurrence: 'FREQ=WEEKLY' };
    expect(weighed(words, line).warnings.map(({ data }) => data.field)).toEqual(['dueTime', 'recurrence']);
  });

  it('two expressions side by side each say one', () => {
    const line = { title: '吃药', dueTime: '20:00', recurrence: 'FREQ=DAILY' };
    const { fields } = weighed(['每天早上8点和晚上8点吃药，周五买牛奶'], line);
    expect(fields.dueTime).toEqual({ kind: 'said', quote: '晚上8点' });
    expect(fields.recurrence).toEqual({ kind: 'said', quote: '每天早上8点' });
  });
});

describe('of several messages, a line cites those about it', () => {
  it('an order before, about another todo, is nothing against it', () => {
    const words = ['dentist friday at 3pm, 30 minutes', 'call Ann for 10 minutes'];
    expect(warned(words, { title: 'call Ann', dueDate: '2026-12-02', durationMinutes: 10 })).toEqual([]);
    const { fields } = weighed(words, { title: 'call Ann', dueDate: '2026-12-04' });
    expect(fields.dueDate).toEqual({ kind: 'inferred', from: 'model' });
  });

  it('nor is one about the same todo, once another one was given for it', () => {
    const words = ['dentist friday at 3pm, urgent', 'book the dentist again'];
    expect(warned(words, { title: 'dentist', dueDate: '2026-12-09', priority: 1 })).toEqual([]);
  });

  it('an answer, a correction and what only points go with the order before them', () => {
    expect(warned(['dentist friday', 'no, thursday'], { title: 'dentist', dueDate: '2026-12-04' })).toEqual([
      'thursday',
    ]);
    const answered = ['move the call to Bob to friday at 3pm', 'Bob Chen'];
    expect(
      weighed(answered, { id: 't1', dueDate: '2026-12-04', dueTime: '15:00' }, 'call Bob Chen').fields,
    ).toMatchObject({ dueDate: { kind: 'said' }, dueTime: { kind: 'said' } });
    const pointed = ['add milk tomorrow', 'move it to friday'];
    expect(warned(pointed, { id: 't1', dueDate: '2026-12-03' }, 'dentist')).toEqual(['friday']);
  });

  it('what was said of another thing of a plan is nothing against a move', () => {
    const words = [
      'plan my week: report by Thursday, 3 runs, 2h reading',
      'make the reading 3 hours and put it on saturday',
      'move the runs to the morning',
    ];
    const move = { id: 't1', dueDate: '2026-12-01', dueTime: '09:00' };
    expect(warned(words, move, 'run')).toEqual([]);
    expect(weighed(words, move, 'run').fields.dueDate).toEqual({ kind: 'inferred', from: 'model' });
    expect(warned(words.slice(0, 2), { ...move, dueDate: '2026-12-03' }, 'reading')).toEqual([words[1]]);
  });
});
