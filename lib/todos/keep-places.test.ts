import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/time/local-date';
import { overlaps } from './conflicts';
import { type LayOutItem, layOut } from './lay-out';
import { DEFAULT_HOURS } from './working-hours';

const tuesday = '2026-12-01';
const wednesday = '2026-12-02';
const request = {
  from: tuesday,
  to: '2026-12-06',
  now: { date: tuesday, time: '09:00' },
  hours: DEFAULT_HOURS,
  busy: [],
};

const things: fc.Arbitrary<LayOutItem[]> = fc.uniqueArray(
  fc.record({
    title: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    durationMinutes: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters * 15),
    times: fc.integer({ min: 1, max: 3 }),
    before: fc.option(
      fc.integer({ min: 0, max: 4 }).map((days) => addDays(tuesday, days)),
      { nil: undefined },
    ),
  }),
  { selector: ({ title }) => title, minLength: 1 },
);

const placedAgain = (items: LayOutItem[], { placements }: ReturnType<typeof layOut>): LayOutItem[] =>
  items.map((item) => ({
    ...item,
    kept: placements
      .filter(({ title }) => title === item.title)
      .map(({ dueDate, dueTime, durationMinutes }) => ({ dueDate, dueTime, durationMinutes })),
  }));

describe('a plan that is laid out once more', () => {
  it('is the same plan', () => {
    fc.assert(
      fc.property(things, (items) => {
        const first = layOut(request, items);
        fc.pre(first.unplaced.length === 0);
        expect(layOut(request, placedAgain(items, first)).placements).toEqual(first.placements);
      }),
      { numRuns: 100 },
    );
  });

  it('without one thing leaves the others where they were', () => {
    fc.assert(
      fc.property(things, (items) => {
        const first = layOut(request, items);
        fc.pre(first.unplaced.length === 0);
        const [gone, ...left] = placedAgain(items, first);
        const rest = first.placements.filter(({ title }) => title !== gone?.title);
        expect(layOut(request, left).placements).toEqual(rest);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps a day free, last days and one thing at a time, and loses nothing without a word', () => {
    fc.assert(
      fc.property(things, (items) => {
        const { placements, unplaced } = layOut(
          { ...request, except: [wednesday] },
          placedAgain(items, layOut(request, items)),
        );
        expect(placements.filter(({ dueDate }) => dueDate === wednesday)).toEqual([]);
        const limitOf = new Map(items.map(({ title, before }) => [title, before]));
        for (const { title, dueDate } of placements)
          expect(dueDate <= (limitOf.get(title) ?? dueDate)).toBe(true);
        const clashes = placements.filter((one, at) =>
          placements.slice(at + 1).some((other) => overlaps(one, other)),
        );
        expect(clashes).toEqual([]);
        const missing = unplaced.reduce((sum, each) => sum + each.missing, 0);
        expect(placements.length + missing).toBe(items.reduce((sum, { times }) => sum + times, 0));
      }),
      { numRuns: 100 },
    );
  });

  it('lets one thing give way when another has nowhere else to go', () => {
    const item = (
      title: string,
      dueDate: string,
      dueTime: string,
      rest: Partial<LayOutItem> = {},
    ): LayOutItem => ({
      title,
      durationMinutes: 180,
      times: 1,
      kept: [{ dueDate, dueTime, durationMinutes: 180 }],
      ...rest,
    });
    const { placements, unplaced } = layOut(
      { ...request, now: { date: '2026-11-30', time: '09:00' }, except: [wednesday] },
      [
        item('report', wednesday, '09:00', { before: wednesday }),
        item('letters', tuesday, '09:00'),
        item('garden', tuesday, '13:00'),
      ],
    );
    expect(unplaced).toEqual([]);
    expect(placements.filter(({ title }) => title === 'report')).toMatchObject([{ dueDate: tuesday }]);
    const stayed = placements.filter(({ title, dueDate }) => title !== 'report' && dueDate === tuesday);
    expect(stayed).toHaveLength(1);
  });
});
