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

  it('quotes the one day that is said for everything, and warns of another', () => {
    const said = 'plan tomorrow: report 2h, emails';
    for (const [words, dueDate] of [
      [said, '2026-12-02'],
      ['规划明天：写周报2小时', '2026-12-02'],
      ['plan Friday: gym', '2026-12-04'],
    ] as const) {
      const title = words.startsWith('规') ? '写周报' : words.endsWith('gym') ? 'gym' : 'emails';
      const found = findEvidence([words], { title, dueDate }, context);
      expect(found.fields.dueDate?.kind).toBe('said');
      expect(found.warnings).toEqual([]);
    }
    expect(warned([said], { title: 'report', dueDate: '2026-12-03' })).toEqual(['dueDate']);
    expect(
      findEvidence(['plan this week: gym'], { title: 'gym', dueDate: '2026-12-02' }, context).fields.dueDate
        ?.kind,
    ).toBe('inferred');
  });

  it('takes an hour of the morning as said, and leaves the half of the day of others a guess', () => {
    const kindOf = (words: string, title: string, dueTime: string) =>
      findEvidence([words], { title, dueTime }, context).fields.dueTime?.kind;
    expect(kindOf('plan my week: dentist on Thursday at 9:30', 'dentist', '09:30')).toBe('said');
    expect(kindOf('规划这周：周四9点半瑜伽', '瑜伽', '09:30')).toBe('said');
    expect(kindOf('plan my week: dinner on Thursday at 7:30', 'dinner', '07:30')).not.toBe('said');
    expect(kindOf('plan my week: dentist on Thursday at 3', 'dentist', '15:00')).toBe('inferred');
  });

  it('lets the words of an edit outrank those of the plan, for the line that was edited', () => {
    const plan = 'plan my week: report 1 hour, 2 runs';
    const line = { title: 'report', dueDate: '2026-12-05', durationMinutes: 120 };
    for (const edit of ['make it 2 hours on Saturday', '2 hours on Saturday', '改成周六，两个小时']) {
      const { fields, warnings } = findEvidence([plan, edit], line, context);
      expect([fields.dueDate?.kind, fields.durationMinutes?.kind]).toEqual(['said', 'said']);
      expect(warnings).toEqual([]);
    }
    // A change that the model did not make is told, in the words that were said last.
    expect(warned([plan, 'make it 2 hours'], { title: 'report', durationMinutes: 60 })).toEqual([
      'durationMinutes',
    ]);
  });

  it('keeps what every later message said, each for its own thing', () => {
    const words = [
      'plan my week: report 2h, 2 runs',
      'make the report 3 hours',
      'move the report to Thursday at 10',
      'move the runs to the morning',
    ];
    const { fields, warnings } = findEvidence(
      words,
      { title: 'report', dueDate: '2026-12-03', dueTime: '10:00', durationMinutes: 180 },
      context,
    );
    expect(warnings).toEqual([]);
    expect([fields.dueDate, fields.dueTime, fields.durationMinutes].map((field) => field?.kind)).toEqual(
      Array(3).fill('said'),
    );
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

  it('holds a line against the thing of its very title, not one that ends alike', () => {
    const words = 'plan Friday: party at 8pm for 4 hours, clean up after the party';
    expect(
      warned([words], { title: 'clean up after the party', dueDate: '2026-12-04', dueTime: '09:00' }),
    ).toEqual([]);
    expect(warned([words], { title: 'party', dueDate: '2026-12-04', dueTime: '09:00' })).toEqual(['dueTime']);
  });
});
