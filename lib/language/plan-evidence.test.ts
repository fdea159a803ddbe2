import { describe, expect, it } from 'vitest';
import { findEvidence } from './evidence';

const context = { now: '2026-12-01T09:00' };
const asked = 'plan my week: report by Thursday, 3 runs, 2h reading, dentist on Friday at 3pm';

function warned(words: string[], line: Record<string, unknown>): unknown[] {
  return findEvidence(words, line, context).warnings.map(({ data }) => data.field);
}

describe('evidence for a line of a plan', () => {
  it('takes a day that was left open for no contradiction', () => {
    for (const line of [
      { title: 'run', dueDate: '2026-12-01', dueTime: '09:00', durationMinutes: 30 },
      { title: 'reading', dueDate: '2026-12-04', dueTime: '10:00', durationMinutes: 120 },
      { title: 'write the report', dueDate: '2026-12-02', dueTime: '10:00', durationMinutes: 60 },
    ])
      expect(warned([asked], line)).toEqual([]);
  });

  it('warns where a line breaks what was said for it', () => {
    expect(warned([asked], { title: 'report', dueDate: '2026-12-04' })).toEqual(['dueDate']);
    expect(warned([asked], { title: 'reading', dueDate: '2026-12-02', durationMinutes: 60 })).toEqual([
      'durationMinutes',
    ]);
    expect(warned([asked], { title: 'dentist', dueDate: '2026-12-03', dueTime: '16:00' })).toEqual([
      'dueDate',
      'dueTime',
    ]);
  });

  it('marks what nobody said as assumed and quotes what was', () => {
    const run = findEvidence([asked], { title: 'run', dueDate: '2026-12-01', durationMinutes: 30 }, context);
    expect(run.fields.durationMinutes?.kind).toBe('inferred');
    const dentist = findEvidence(
      [asked],
      { title: 'dentist', dueDate: '2026-12-04', dueTime: '15:00' },
      context,
    );
    expect(dentist.fields.dueDate?.kind).toBe('said');
    expect(dentist.fields.dueTime?.kind).toBe('said');
  });

  it('follows a change of the plan, and leaves a plan behind for another order', () => {
    expect(warned([asked, 'move the runs to Thursday'], { title: 'run', dueDate: '2026-12-03' })).toEqual([]);
    expect(warned([asked, 'make the reading 3 hours'], { title: 'reading', durationMinutes: 180 })).toEqual(
      [],
    );
    expect(
      warned([asked, 'remind me to call about the report on Friday'], {
        title: 'report',
        dueDate: '2026-12-02',
      }),
    ).toEqual(['dueDate']);
  });

  it('does not hold the full day against what leaves it', () => {
    expect(warned(['Wednesday is too full, spread it'], { id: 't1', dueDate: '2026-12-03' })).toEqual([]);
  });

  it('frees what a change of the plan sets free, and keeps the rest', () => {
    const plan = 'plan next week: essay by Thursday, 3 swims, choir on Wednesday';
    const choir = { title: 'choir', dueDate: '2026-12-08' };
    for (const change of ['skip Wednesday', 'swap essay and choir'])
      expect(warned([plan, change], choir)).toEqual([]);
    for (const words of ['only 2 swims', 'hmm']) expect(warned([plan, words], choir)).toEqual(['dueDate']);
    for (const dueDate of ['2026-12-09', '2026-12-11'])
      expect(warned([plan, 'move the swim on Monday to Friday'], { title: 'swim', dueDate })).toEqual([]);
  });
});
