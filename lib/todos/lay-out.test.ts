import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/time/local-date';
import { overlaps } from './conflicts';
import { type LayOutItem, layOut } from './lay-out';
import { DEFAULT_HOURS } from './working-hours';

const tuesday = '2026-12-01';
const request = {
  from: tuesday,
  to: '2026-12-06',
  now: { date: tuesday, time: '09:00' },
  hours: DEFAULT_HOURS,
  busy: [],
};
const item = (title: string, rest: Partial<LayOutItem> = {}): LayOutItem => ({
  title,
  durationMinutes: 60,
  times: 1,
  ...rest,
});

describe('laying out a plan', () => {
  it('names what stands at a clock time that was said, and tells an hour that is over from one that is taken', () => {
    const dentist = { title: 'dentist', dueDate: '2026-12-03', dueTime: '09:30', durationMinutes: 60 };
    const thursday = { ...request, from: dentist.dueDate, to: dentist.dueDate, busy: [dentist] };
    const yoga = item('yoga', { time: '09:30' });
    const { title, dueDate, dueTime } = dentist;
    expect(layOut(thursday, [yoga]).unplaced).toMatchObject([
      { title: 'yoga', why: 'taken', takenBy: { title, dueDate, dueTime } },
    ]);
    expect(layOut({ ...thursday, busy: [] }, [item('call', { time: '09:45' }), yoga])).toMatchObject({
      placements: [{ title: 'call' }],
      unplaced: [{ title: 'yoga', why: 'taken', takenBy: { title: 'call', dueTime: '09:45' } }],
    });
    expect(layOut({ ...request, to: tuesday }, [item('yoga', { time: '08:00' })]).unplaced).toMatchObject([
      { why: 'past' },
    ]);
  });

  it('keeps a day and a time that were said, and plans around them', () => {
    const { placements } = layOut(request, [
      item('report', { on: '2026-12-03' }),
      item('dentist', { on: '2026-12-03', time: '09:00' }),
    ]);
    expect(placements.map(({ title, dueDate, dueTime }) => [title, dueDate, dueTime])).toEqual([
      ['dentist', '2026-12-03', '09:00'],
      ['report', '2026-12-03', '10:15'],
    ]);
  });

  it('puts the evening after working hours, and a named day off on that day', () => {
    const { placements } = layOut(request, [
      item('gym', { part: 'evening', on: '2026-12-02' }),
      item('clean', { on: '2026-12-05' }),
    ]);
    expect(placements.map(({ dueDate, dueTime }) => `${dueDate} ${dueTime}`)).toEqual([
      '2026-12-02 18:00',
      '2026-12-05 09:00',
    ]);
  });

  it('opens a day off only for what must be on it', () => {
    const { placements } = layOut({ ...request, now: { date: tuesday, time: '17:00' }, from: '2026-12-04' }, [
      item('clean', { on: '2026-12-05' }),
      item('report', { times: 8 }),
    ]);
    expect(placements.filter(({ dueDate }) => dueDate === '2026-12-05').map(({ title }) => title)).toEqual([
      'clean',
    ]);
  });

  it('puts what is for every day on each of them, days off too, as often as it is meant', () => {
    const { placements, unplaced } = layOut({ ...request, except: ['2026-12-03'] }, [
      item('read', { durationMinutes: 30, daily: true, part: 'morning' }),
      item('walk', { durationMinutes: 15, daily: true, times: 2 }),
      item('early', { daily: true, time: '08:00', before: '2026-12-02' }),
    ]);
    const days = (title: string) =>
      placements.filter((each) => each.title === title).map(({ dueDate }) => dueDate.slice(8));
    expect(days('read')).toEqual(['01', '02', '04', '05', '06']);
    expect(days('walk')).toEqual(['01', '01', '02', '02', '04', '04', '05', '05', '06', '06']);
    expect(days('early')).toEqual(['02']);
    expect(unplaced).toEqual([{ title: 'early', missing: 1, why: 'past' }]);
  });

  it('spreads a clock time over days on which it is free and to come', () => {
    const busy = [{ dueDate: '2026-12-03', dueTime: '07:15', durationMinutes: 30 }];
    const { placements, unplaced } = layOut({ ...request, busy }, [
      item('run', { time: '07:00', times: 2, durationMinutes: 30 }),
    ]);
    expect(placements.map(({ dueDate }) => dueDate)).toEqual(['2026-12-02', '2026-12-04']);
    expect(unplaced).toEqual([]);
  });

  it('names a time that is over instead of placing it in the past', () => {
    expect(layOut(request, [item('run', { on: tuesday, time: '07:00' })])).toEqual({
      placements: [],
      unplaced: [{ title: 'run', missing: 1, why: 'past' }],
    });
  });

  it('begins with the days that hold the least', () => {
    const busy = [{ dueDate: tuesday, dueTime: '10:00', durationMinutes: 180 }];
    const { placements } = layOut({ ...request, to: '2026-12-02', busy }, [item('report')]);
    expect(placements[0]?.dueDate).toBe('2026-12-02');
  });

  it('places or names everything, overlaps nothing, and keeps days free, whatever is asked', () => {
    const items = fc.array(
      fc.record({
        durationMinutes: fc.integer({ min: 5, max: 300 }),
        times: fc.integer({ min: 1, max: 6 }),
        part: fc.constantFrom(undefined, 'morning', 'afternoon', 'evening' as const),
        before: fc.constantFrom(undefined, '2026-12-03'),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 5 }), (asked, free) => {
        const except = [addDays(tuesday, free)];
        const named = asked.map((each, index) => ({ ...each, title: `t${index}` })) as LayOutItem[];
        const { placements, unplaced } = layOut({ ...request, except }, named);
        const total = named.reduce((sum, each) => sum + each.times, 0);
        expect(placements.length + unplaced.reduce((sum, each) => sum + each.missing, 0)).toBe(total);
        for (const [index, placement] of placements.entries()) {
          expect(except).not.toContain(placement.dueDate);
          const limit = named.find((each) => each.title === placement.title)?.before;
          expect(placement.dueDate <= (limit ?? '9999')).toBe(true);
          for (const other of placements.slice(index + 1)) expect(overlaps(placement, other)).toBe(false);
        }
      }),
    );
  });
});
