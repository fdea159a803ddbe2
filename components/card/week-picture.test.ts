import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '@/lib/contract/settings';
import type { WeekHours } from '@/lib/time/week-hours';
import { sampleAction } from '../testing/sample-action';
import { hasWeekPicture, pictureWeek, weeksOf } from './week-picture';

const hours: WeekHours = { start: '09:00', end: '18:00', days: ['MO'], pause: null };
const monday = '2026-12-07';

const add = (id: string, dueDate: string, dueTime?: string, durationMinutes?: number) =>
  sampleAction({ id, subject: id, arguments: { title: id, dueDate, dueTime, durationMinutes } });
const move = (todoId: string, changes: Record<string, unknown>) =>
  sampleAction({
    id: `move ${todoId}`,
    tool: 'todo_update',
    subject: todoId,
    arguments: { id: todoId, ...changes },
  });
const entry = (
  todoId: string,
  dueDate: string,
  dueTime: string | null,
  durationMinutes: number | null = null,
): CalendarEntry => ({
  todoId,
  title: todoId,
  dueDate,
  dueTime,
  durationMinutes,
});
const picture = (lines: Parameters<typeof pictureWeek>[1], entries: CalendarEntry[] = []) =>
  pictureWeek(monday, lines, entries, hours);
const short = (lines: Parameters<typeof pictureWeek>[1], entries: CalendarEntry[], day = 0) =>
  picture(lines, entries).days[day]?.blocks.map(
    ({ kind, title, start, end }) => `${kind} ${title} ${start}-${end}`,
  );

describe('a card', () => {
  it('has a picture when several of its lines stand at clock times', () => {
    expect(hasWeekPicture([add('a', monday, '09:00'), add('b', monday, '10:00')])).toBe(true);
    expect(hasWeekPicture([move('a', { dueDate: monday }), move('b', { dueDate: monday })])).toBe(true);
    expect(hasWeekPicture([add('a', monday, '09:00'), add('b', monday)])).toBe(false);
    expect(hasWeekPicture([move('a', { title: 'b' }), move('b', { tags: [] })])).toBe(false);
    expect(hasWeekPicture([])).toBe(false);
  });

  it('has one for each week that it puts something into', () => {
    const lines = [
      add('a', '2026-12-20', '09:00'),
      add('b', '2026-12-14', '09:00'),
      add('c', monday, '09:00'),
    ];
    expect(weeksOf(lines)).toEqual([monday, '2026-12-14']);
  });
});

describe('the picture of a week', () => {
  it('shows what is there and what would come, with the time that both take', () => {
    const entries = [entry('standup', monday, '09:00', 60), entry('call', monday, '15:00')];
    const lines = [add('report', monday, '10:15', 120)];
    expect(short(lines, entries)).toEqual([
      'kept standup 540-600',
      'added report 615-735',
      'kept call 900-930',
    ]);
    expect(picture(lines, entries).days[0]).toMatchObject({ before: 90, after: 210 });
    expect(picture(lines, entries).days[1]).toMatchObject({ blocks: [], before: 0, after: 0 });
  });

  it('shows a move at both its ends, keeping what the move leaves as it is', () => {
    const entries = [entry('run', monday, '17:00', 45)];
    const lines = [move('run', { dueDate: '2026-12-08', dueTime: '09:00' })];
    expect(short(lines, entries, 0)).toEqual(['leaving run 1020-1065']);
    expect(short(lines, entries, 1)).toEqual(['added run 540-585']);
    expect(short([move('run', { dueDate: '2026-12-08' })], entries, 1)).toEqual(['added run 1020-1065']);
    expect(
      picture(lines, entries)
        .days.map(({ before, after }) => [before, after])
        .slice(0, 2),
    ).toEqual([
      [45, 0],
      [0, 45],
    ]);
  });

  it('shows what is taken away, and leaves alone what only gets another name', () => {
    const entries = [entry('a', monday, '09:00'), entry('b', monday, '10:00')];
    const gone = sampleAction({ tool: 'todo_delete', arguments: { id: 'a' } });
    expect(short([gone, move('b', { title: 'c' })], entries)).toEqual([
      'leaving a 540-570',
      'kept b 600-630',
    ]);
  });

  it('moves only the next of what repeats', () => {
    const entries = [entry('run', monday, '17:00', 30), entry('run', '2026-12-08', '17:00', 30)];
    const lines = [move('run', { dueDate: monday, dueTime: '09:00' })];
    expect(short(lines, entries, 1)).toEqual(['kept run 1020-1050']);
  });

  it('puts what overlaps side by side', () => {
    const entries = [entry('a', monday, '09:00', 120), entry('b', monday, '12:00', 60)];
    const blocks = picture([add('c', monday, '10:00', 60), add('d', monday, '10:30', 60)], entries).days[0]
      ?.blocks;
    expect(blocks?.map(({ title, lane, lanes }) => [title, lane, lanes])).toEqual([
      ['a', 0, 3],
      ['c', 1, 3],
      ['d', 2, 3],
      ['b', 0, 1],
    ]);
  });

  it('reaches from the first hour to the last one, working hours at least, and never past midnight', () => {
    const { fromHour, toHour } = picture([add('a', monday, '07:30', 30), add('b', monday, '23:30', 90)]);
    expect([fromHour, toHour]).toEqual([7, 24]);
    expect([picture([]).fromHour, picture([]).toHour]).toEqual([9, 18]);
  });

  it('keeps what has no time apart', () => {
    const { untimed, blocks, after } =
      picture([add('a', monday)], [entry('b', monday, null, 60)]).days[0] ?? {};
    expect(untimed?.map(({ kind, title }) => `${kind} ${title}`)).toEqual(['kept b', 'added a']);
    expect([blocks, after]).toEqual([[], 0]);
  });
});
