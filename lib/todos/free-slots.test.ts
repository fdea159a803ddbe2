import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMinutes, minutesBetween } from '@/lib/time/local-date';
import { type Busy, freeSlots } from './free-slots';
import { type PlanItem, placeItems } from './place-items';
import { DEFAULT_HOURS } from './working-hours';

const tuesday = '2026-12-01';
const request = {
  from: tuesday,
  to: '2026-12-07',
  now: { date: tuesday, time: '09:00' },
  hours: DEFAULT_HOURS,
  busy: [] as Busy[],
};

describe('free slots', () => {
  test('are working hours of working days', () => {
    const slots = freeSlots(request);
    expect([...new Set(slots.map((slot) => slot.date))]).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-07',
    ]);
    expect(slots[0]).toEqual({ date: tuesday, start: 555, end: 720 });
    expect(slots[1]).toEqual({ date: tuesday, start: 780, end: 1080 });
  });

  test('leave out what has passed today and the quarter of an hour that comes, and keep a break around what stands in the list', () => {
    const busy = [{ dueDate: tuesday, dueTime: '14:00', durationMinutes: 60 }];
    const slots = freeSlots({ ...request, to: tuesday, now: { date: tuesday, time: '10:07' }, busy });
    expect(slots).toEqual([
      { date: tuesday, start: 630, end: 720 },
      { date: tuesday, start: 780, end: 825 },
      { date: tuesday, start: 915, end: 1080 },
    ]);
  });

  test('follow the hours, the days and the pause of the person', () => {
    const hours = { start: '07:30', end: '15:00', days: [5], pause: null };
    expect(freeSlots({ ...request, hours })).toEqual([{ date: '2026-12-05', start: 450, end: 900 }]);
    const pause = { start: '10:00', end: '10:20' };
    expect(
      freeSlots({ ...request, hours: { ...hours, pause } }).map(({ start, end }) => [start, end]),
    ).toEqual([
      [450, 600],
      [630, 900],
    ]);
  });

  test('fall on the weekend when the person asks for nothing else', () => {
    const slots = freeSlots({ ...request, from: '2026-12-05', to: '2026-12-06' });
    expect(new Set(slots.map((slot) => slot.date))).toEqual(new Set(['2026-12-05', '2026-12-06']));
  });
});

describe('placing items', () => {
  test('spreads repeats over different days and keeps deadlines', () => {
    const { placements, unplaced } = placeItems(
      [
        { title: 'run', durationMinutes: 45, times: 3, part: 'morning' },
        { title: 'report', durationMinutes: 120, times: 1, before: '2026-12-02' },
      ],
      freeSlots(request),
    );
    expect(unplaced).toEqual([]);
    const runs = placements.filter((placement) => placement.title === 'run');
    expect(new Set(runs.map((run) => run.dueDate)).size).toBe(3);
    expect(runs.every((run) => run.dueTime < '12:00')).toBe(true);
    expect(placements.find((placement) => placement.title === 'report')?.dueDate).toMatch(/^2026-12-0[12]$/);
  });

  test('says what does not fit, and why', () => {
    const slots = freeSlots({ ...request, to: tuesday });
    const { unplaced } = placeItems(
      [
        { title: 'paint the house', durationMinutes: 600, times: 1 },
        { title: 'read', durationMinutes: 240, times: 3 },
      ],
      slots,
    );
    expect(unplaced).toEqual([
      { title: 'paint the house', missing: 1, why: 'too_long' },
      { title: 'read', missing: 2, why: 'no_free_slot' },
    ]);
  });

  const item = fc.record({
    title: fc.constantFrom('a', 'b', 'c'),
    durationMinutes: fc.integer({ min: 5, max: 300 }),
    times: fc.integer({ min: 1, max: 5 }),
    before: fc.option(
      fc.integer({ min: 0, max: 6 }).map((days) => addDays(tuesday, days)),
      { nil: undefined },
    ),
    part: fc.option(fc.constantFrom('morning' as const, 'afternoon' as const), { nil: undefined }),
  });
  const busy = fc.array(
    fc.record({
      dueDate: fc.integer({ min: 0, max: 6 }).map((days) => addDays(tuesday, days)),
      dueTime: fc.integer({ min: 7, max: 19 }).map((hour) => `${String(hour).padStart(2, '0')}:30`),
      durationMinutes: fc.option(fc.integer({ min: 5, max: 200 })),
    }),
    { maxLength: 8 },
  );

  test('never overlaps, never misses a deadline, and accounts for every repeat', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), busy, (items: PlanItem[], taken) => {
        const { placements, unplaced } = placeItems(items, freeSlots({ ...request, busy: taken }));
        const asked = items.reduce((sum, entry) => sum + entry.times, 0);
        const missing = unplaced.reduce((sum, entry) => sum + entry.missing, 0);
        expect(placements.length + missing).toBe(asked);
        const all = [...placements, ...taken];
        for (const [index, placed] of placements.entries()) {
          const start = { date: placed.dueDate, time: placed.dueTime };
          const end = addMinutes(start, placed.durationMinutes);
          for (const other of all.slice(index + 1)) {
            const otherStart = { date: other.dueDate, time: other.dueTime };
            const otherEnd = addMinutes(otherStart, other.durationMinutes ?? 30);
            expect(minutesBetween(start, otherEnd) <= 0 || minutesBetween(otherStart, end) <= 0).toBe(true);
          }
        }
      }),
    );
  });
});
