import { describe, expect, it } from 'vitest';
import { computeInsights, type Fact, percentile, spanOf } from './insights';

const NOW = new Date('2026-12-01T04:00:00Z');
const ZONE = 'Asia/Shanghai';
const SPAN = spanOf(NOW, 7, ZONE);
const at = (seconds: number) => new Date(NOW.getTime() - 3_600_000 + seconds * 1000);

let batch = 0;
/** A card of one line that was confirmed by its button, 3 s after it was seen. */
function fact(changes: Partial<Fact> = {}): Fact {
  batch += 1;
  return {
    batchId: `bat_${batch}`,
    tool: 'todo_add',
    risk: 'medium',
    status: 'confirmed',
    proposedAt: at(0),
    expiresAt: at(300),
    firstSeenAt: at(1),
    decidedAt: at(4),
    decidedHow: 'button',
    reason: null,
    isEdited: false,
    ...changes,
  };
}
const seenFor = (seconds: number, changes: Partial<Fact> = {}) =>
  fact({ decidedAt: at(1 + seconds), ...changes });
const insights = (facts: Fact[]) =>
  computeInsights(facts, { span: SPAN, now: NOW, labelOf: (tool) => `<${tool}>` });

describe('percentile', () => {
  it.each([
    [[], 0.5, null],
    [[4], 0.9, 4],
    [[1, 3], 0.5, 2],
    [[5, 1, 3], 0.5, 3],
    [[0, 10], 0.9, 9],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9, 10],
  ])('of %j at %d is %d', (samples, p, value) => expect(percentile(samples, p)).toBe(value));

  it('sorts numbers as numbers and leaves the samples as they were', () => {
    const samples = [100, 9, 20];
    expect(percentile(samples, 0.5)).toBe(20);
    expect(samples).toEqual([100, 9, 20]);
  });
});

describe('the response interval', () => {
  it('is the time from the first view to the click, by tool and by risk', () => {
    const { interval } = insights([
      seenFor(1),
      seenFor(3),
      seenFor(20, { tool: 'todo_delete', risk: 'high', status: 'cancelled', reason: 'cancelled' }),
    ]);
    expect(interval.overall).toEqual({ count: 3, medianSeconds: 3, p90Seconds: 16.6, reading: 'fair' });
    expect(interval.byTool).toEqual([
      {
        tool: 'todo_add',
        label: '<todo_add>',
        interval: { count: 2, medianSeconds: 2, p90Seconds: 2.8, reading: 'fair' },
      },
      {
        tool: 'todo_delete',
        label: '<todo_delete>',
        interval: { count: 1, medianSeconds: 20, p90Seconds: 20, reading: 'unclear' },
      },
    ]);
    expect(interval.byRisk.map(({ risk, interval: own }) => [risk, own.count])).toEqual([
      ['medium', 2],
      ['high', 1],
    ]);
  });

  it.each([
    [1.9, 'clear'],
    [2, 'fair'],
    [10, 'fair'],
    [10.1, 'unclear'],
  ])('a median of %d s reads as %s', (seconds, reading) => {
    expect(insights([seenFor(seconds)]).interval.overall.reading).toBe(reading);
  });

  it('counts a card once, however many lines one click decided', () => {
    const line = { batchId: 'bat_many', decidedHow: 'batch' as const };
    const { interval } = insights([
      seenFor(2, line),
      seenFor(2, line),
      seenFor(2, { ...line, tool: 'todo_update' }),
      seenFor(8),
    ]);
    expect(interval.overall).toMatchObject({ count: 2, medianSeconds: 5 });
    expect(interval.byTool.map(({ tool, interval: own }) => [tool, own.count])).toEqual([
      ['todo_add', 2],
      ['todo_update', 1],
    ]);
  });

  it('keeps cards that were never seen apart, counted from their proposal', () => {
    const { interval } = insights([fact({ firstSeenAt: null, decidedAt: at(9) }), seenFor(2)]);
    expect(interval.overall).toMatchObject({ count: 1, medianSeconds: 2 });
    expect(interval.unseen).toMatchObject({ count: 1, medianSeconds: 9 });
  });

  it('takes a first view that was reported after the click for none', () => {
    const { interval } = insights([fact({ firstSeenAt: at(6), decidedAt: at(5) })]);
    expect(interval.overall.count).toBe(0);
    expect(interval.unseen).toMatchObject({ count: 1, medianSeconds: 5 });
  });

  it.each<[string, Partial<Fact>]>([
    ['words', { decidedHow: 'text' }],
    ['a grant', { decidedHow: 'grant' }],
    ['time, noted by a late click', { status: 'expired' }],
    ['another card', { status: 'superseded', decidedHow: null }],
    ['a todo that was gone', { status: 'failed' }],
    ['the end of its conversation', { status: 'cancelled', reason: 'thread_deleted' }],
    ['nobody yet', { status: 'pending', decidedAt: null, decidedHow: null }],
  ])('has no sample of a card that was decided by %s', (_name, changes) => {
    const { interval } = insights([fact(changes)]);
    expect([interval.overall.count, interval.unseen.count]).toEqual([0, 0]);
    expect(interval.overall).toMatchObject({ medianSeconds: null, p90Seconds: null, reading: null });
  });

  it('still counts a confirm that was undone later', () => {
    expect(insights([seenFor(2, { status: 'undone' })]).interval.overall.count).toBe(1);
  });
});

describe('answers', () => {
  it('are cards that were decided by a click or in words, each once', () => {
    const line = { batchId: 'bat_words', decidedHow: 'text' as const };
    const { answered, interval } = insights([
      fact(line),
      fact(line),
      fact({ decidedHow: 'text', status: 'cancelled', reason: 'cancelled' }),
      fact({ decidedHow: 'text', status: 'cancelled', reason: 'new_message' }),
      fact({ decidedHow: 'grant' }),
      fact({ status: 'expired', decidedHow: null }),
      fact({ decidedHow: 'button' }),
    ]);
    expect(answered).toEqual({ cards: 3, inWords: 2 });
    expect(interval.overall.count).toBe(1);
  });
});

describe('shares', () => {
  const facts = [
    fact(),
    fact({ isEdited: true }),
    fact({ status: 'undone' }),
    fact({ status: 'cancelled' }),
    fact({ status: 'pending', decidedAt: null, decidedHow: null }),
    fact({ status: 'expired' }),
    fact({ status: 'superseded', isEdited: true }),
    fact({ status: 'failed' }),
    fact({ status: 'cancelled', decidedHow: 'text', reason: 'new_message' }),
    fact({ status: 'pending', decidedAt: null, decidedHow: null, expiresAt: new Date(NOW.getTime() + 1) }),
  ];

  it('are of all that is not pending any more, and add up to one', () => {
    const { shares, proposed, pending } = insights(facts);
    expect([proposed, pending]).toEqual([10, 1]);
    const { confirmed, cancelled, setAside, expired, superseded, failed } = shares;
    const ends = [confirmed, cancelled, setAside, expired, superseded, failed];
    expect(ends.map(({ count }) => count)).toEqual([3, 1, 1, 2, 1, 1]);
    expect(ends.map(({ of }) => of)).toEqual([9, 9, 9, 9, 9, 9]);
    expect(ends.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1);
  });

  it('count an undone action as confirmed, and of the confirmed as undone', () => {
    expect(insights(facts).shares.undone).toEqual({ count: 1, of: 3, share: 1 / 3 });
  });

  it('count an edit whatever became of the card', () => {
    expect(insights(facts).shares.edited).toEqual({ count: 2, of: 9, share: 2 / 9 });
  });

  it('are unknown when nothing has ended', () => {
    expect(insights([]).shares.confirmed).toEqual({ count: 0, of: 0, share: null });
  });

  it('are told for each tool', () => {
    const { sharesByTool } = insights([fact(), fact({ tool: 'todo_delete', status: 'cancelled' })]);
    expect(
      sharesByTool.map(({ tool, proposed, shares }) => [tool, proposed, shares.confirmed.share]),
    ).toEqual([
      ['todo_add', 1, 1],
      ['todo_delete', 1, 0],
    ]);
  });
});

describe('over time', () => {
  it('has every day of the span, also those without anything', () => {
    const { daily, from, to } = insights([fact()]);
    expect(daily.map(({ day }) => day)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
    expect([from, to]).toEqual(['2026-11-25', '2026-12-01']);
    expect(daily[6]).toMatchObject({ proposed: 1, confirmed: 1, interval: { count: 1, medianSeconds: 3 } });
    expect(daily[0]).toMatchObject({ proposed: 0, interval: { count: 0, medianSeconds: null } });
  });

  it("is by the person's days: 23:30 in London is the next day in Shanghai", () => {
    const { daily } = insights([fact({ proposedAt: new Date('2026-11-29T23:30:00Z') })]);
    expect(daily.find(({ proposed }) => proposed === 1)?.day).toBe('2026-11-30');
  });

  it.each([
    ['America/New_York', '2026-11-02T12:00:00Z', '2026-10-27T04:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30T12:00:00Z', '2026-03-23T23:00:00.000Z'],
    ['Asia/Shanghai', '2026-12-01T04:00:00Z', '2026-11-24T16:00:00.000Z'],
  ])('begins at midnight in %s, also across a change of the clocks', (zone, now, since) => {
    expect(spanOf(new Date(now), 7, zone).since.toISOString()).toBe(since);
  });
});
