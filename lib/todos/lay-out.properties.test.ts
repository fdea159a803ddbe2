import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMinutes, minutesOfDay, timeFromMinutes, weekday } from '@/lib/time/local-date';
import { overlaps } from './conflicts';
import { type Busy, freeSlots, openDays, type SlotRequest } from './free-slots';
import { type LayOut, type LayOutItem, layOut } from './lay-out';
import type { Placement } from './place-items';
import type { WorkingHours } from './working-hours';

/** A Tuesday. */
const TUESDAY = '2026-12-01';
const LAST = '2026-12-13';

const day = fc.integer({ min: 0, max: 12 }).map((days) => addDays(TUESDAY, days));
const quarter = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 - 1 }).map((quarters) => timeFromMinutes(quarters * 15));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const hours: fc.Arbitrary<WorkingHours> = fc
  .record({
    start: fc.integer({ min: 0, max: 14 }),
    length: fc.integer({ min: 3, max: 9 }),
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    pauses: fc.boolean(),
  })
  .map(({ start, length, days, pauses }) => ({
    start: timeFromMinutes(start * 60),
    end: timeFromMinutes((start + length) * 60),
    days,
    pause: pauses
      ? { start: timeFromMinutes((start + 1) * 60), end: timeFromMinutes((start + 2) * 60) }
      : null,
  }));

const busy: fc.Arbitrary<Busy[]> = fc.array(
  fc.record({
    dueDate: day,
    dueTime: fc.option(quarter(0, 24)),
    durationMinutes: fc.option(fc.integer({ min: 5, max: 2000 })),
  }),
  { maxLength: 8 },
);

const request: fc.Arbitrary<SlotRequest> = fc.record({
  from: fc.constant(TUESDAY),
  to: day,
  now: fc.record({ date: day, time: quarter(0, 24) }),
  hours,
  busy,
  except: fc.array(day, { maxLength: 2 }),
});

const items: fc.Arbitrary<LayOutItem[]> = fc
  .array(
    fc.record({
      durationMinutes: fc.integer({ min: 5, max: 400 }),
      times: fc.integer({ min: 1, max: 6 }),
      part: maybe(fc.constantFrom('morning', 'afternoon', 'evening' as const)),
      time: maybe(quarter(5, 22)),
      before: maybe(day),
      on: maybe(day),
      near: maybe(day),
    }),
    { maxLength: 8 },
  )
  .map((asked) => asked.map((item, index) => ({ ...item, title: `thing ${index}` })));

/** Things that nobody said anything about but how long and how often. */
const looseItems = items.map((asked) =>
  asked.map(({ title, durationMinutes, times }) => ({ title, durationMinutes, times })),
);

const itemOf = (asked: LayOutItem[], { title }: { title: string }): LayOutItem =>
  asked.find((item) => item.title === title) as LayOutItem;
const startOf = ({ dueDate, dueTime }: Placement): string => `${dueDate}T${dueTime}`;

describe('a plan, whatever is asked for', () => {
  it('places or names everything exactly as often as it was asked for', () => {
    fc.assert(
      fc.property(request, items, (where, asked) => {
        const { placements, unplaced } = layOut(where, asked);
        for (const item of asked) {
          const placed = placements.filter(({ title }) => title === item.title);
          const missing = unplaced.filter(({ title }) => title === item.title);
          expect(placed.length + missing.reduce((sum, each) => sum + each.missing, 0)).toBe(item.times);
          expect(placed.every(({ durationMinutes }) => durationMinutes === item.durationMinutes)).toBe(true);
        }
      }),
    );
  });

  it('overlaps neither itself nor what stands already; only a day with an hour that was said comes first', () => {
    fc.assert(
      fc.property(request, items, (where, asked) => {
        const { placements } = layOut(where, asked);
        const isFixed = (placement: Placement) => {
          const { on, time } = itemOf(asked, placement);
          return on !== undefined && time !== undefined;
        };
        const free = placements.filter((placement) => !isFixed(placement));
        for (const placement of free) {
          for (const other of where.busy) expect(overlaps(placement, { title: '', ...other })).toBe(false);
          for (const other of placements)
            if (other !== placement) expect(overlaps(placement, other)).toBe(false);
        }
      }),
    );
  });

  it('keeps limits: never in the past, never after the last day, only on the only day, never on a day to leave free', () => {
    fc.assert(
      fc.property(request, items, (where, asked) => {
        for (const placement of layOut(where, asked).placements) {
          const { before = '9999', on, time } = itemOf(asked, placement);
          expect(startOf(placement) >= `${where.now.date}T${where.now.time}`).toBe(true);
          if (on) expect(placement.dueDate).toBe(on);
          else expect(placement.dueDate <= before).toBe(true);
          if (time) expect(placement.dueTime).toBe(time);
          // A day that was said for a thing outranks the days to leave free only together with its hour.
          if (!(on && time)) expect(where.except).not.toContain(placement.dueDate);
        }
      }),
    );
  });

  it('stays within working hours and out of the pause, unless a part of the day, an hour or a day was asked for', () => {
    fc.assert(
      fc.property(request, looseItems, (where, asked) => {
        const { start, end, pause, days } = where.hours;
        const open = openDays(where);
        for (const placement of layOut(where, asked).placements) {
          const from = minutesOfDay(placement.dueTime);
          const to = from + placement.durationMinutes;
          expect(from >= minutesOfDay(start) && to <= minutesOfDay(end)).toBe(true);
          if (pause) expect(to <= minutesOfDay(pause.start) || from >= minutesOfDay(pause.end)).toBe(true);
          expect(open).toContain(placement.dueDate);
          const isAnyWorkingDay = open.some((date) => days.includes(weekday(date)));
          if (isAnyWorkingDay) expect(days).toContain(weekday(placement.dueDate));
        }
      }),
    );
  });

  it('puts what is meant for a part of the day into it', () => {
    fc.assert(
      fc.property(request, items, (where, asked) => {
        const placements = layOut(where, asked).placements;
        for (const placement of placements) {
          const { part, time } = itemOf(asked, placement);
          if (!part || time) continue;
          const end = addMinutes(
            { date: placement.dueDate, time: placement.dueTime },
            placement.durationMinutes,
          );
          if (part === 'morning') expect(end.time <= '12:00').toBe(true);
          if (part === 'afternoon') expect(placement.dueTime >= '12:00').toBe(true);
          if (part === 'evening') expect(placement.dueTime >= '18:00').toBe(true);
        }
      }),
    );
  });

  it('names nothing as missing while there is room for it', () => {
    fc.assert(
      fc.property(request, looseItems, (where, asked) => {
        const { placements, unplaced } = layOut(where, asked);
        const left = freeSlots({ ...where, busy: [...where.busy, ...placements] });
        const longest = Math.max(0, ...left.map((slot) => slot.end - slot.start));
        for (const { title } of unplaced)
          expect(itemOf(asked, { title }).durationMinutes).toBeGreaterThan(longest);
      }),
    );
  });

  it('is the same each time, in whatever order the list is read', () => {
    fc.assert(
      fc.property(request, items, (where, asked) => {
        const once: LayOut = layOut(where, asked);
        expect(layOut(where, asked)).toEqual(once);
        expect(layOut({ ...where, busy: where.busy.toReversed() }, asked)).toEqual(once);
      }),
    );
  });

  it('spreads over the days: two of them never differ by more than the longest thing', () => {
    const lengths = fc.array(
      fc.integer({ min: 1, max: 8 }).map((quarters) => quarters * 15),
      { maxLength: 12 },
    );
    const week = { from: TUESDAY, to: LAST, now: { date: TUESDAY, time: '00:00' }, busy: [] };
    const open = { start: '08:00', end: '20:00', days: [0, 1, 2, 3, 4], pause: null };
    fc.assert(
      fc.property(lengths, (minutes) => {
        const asked = minutes.map((durationMinutes, index) => ({
          title: `t${index}`,
          durationMinutes,
          times: 1,
        }));
        const { placements, unplaced } = layOut({ ...week, hours: open }, asked);
        expect(unplaced).toEqual([]);
        const days = openDays({ ...week, hours: open });
        const loads = days.map((date) =>
          placements
            .filter(({ dueDate }) => dueDate === date)
            .reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
        );
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(Math.max(0, ...minutes));
      }),
    );
  });

  it('puts repeats on days of their own as long as there are enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 15, max: 180 }),
        (times, durationMinutes) => {
          const week = { from: '2026-12-07', to: LAST, now: { date: TUESDAY, time: '09:00' }, busy: [] };
          const open = { start: '09:00', end: '18:00', days: [0, 1, 2, 3, 4], pause: null };
          const { placements } = layOut({ ...week, hours: open }, [{ title: 'run', durationMinutes, times }]);
          expect(new Set(placements.map(({ dueDate }) => dueDate)).size).toBe(times);
        },
      ),
    );
  });

  it('stays as near as it can: on the day itself when that has room', () => {
    fc.assert(
      fc.property(request, day, fc.integer({ min: 15, max: 120 }), (where, near, durationMinutes) => {
        const slots = freeSlots(where).filter((slot) => slot.end - slot.start >= durationMinutes);
        const { placements } = layOut(where, [{ title: 'run', durationMinutes, times: 1, near }]);
        if (slots.some(({ date }) => date === near)) expect(placements[0]?.dueDate).toBe(near);
        expect(placements.length).toBe(slots.length > 0 ? 1 : 0);
      }),
    );
  });
});
