import { describe, expect, it } from 'vitest';
import { isTimeZone, localNow, toInstant } from './zoned-time';

describe('zoned time', () => {
  it('tells the wall clock of a zone', () => {
    expect(localNow(new Date('2026-12-01T20:30:59.999Z'), 'Asia/Shanghai')).toEqual({
      date: '2026-12-02',
      time: '04:30',
    });
    expect(localNow(new Date('2026-12-01T02:00:00Z'), 'America/New_York')).toEqual({
      date: '2026-11-30',
      time: '21:00',
    });
  });

  it('goes to the instant and back', () => {
    const moment = { date: '2026-07-15', time: '15:45' };
    for (const zone of ['Asia/Shanghai', 'Europe/London', 'Asia/Kathmandu', 'Pacific/Chatham']) {
      expect(localNow(toInstant(moment, zone), zone)).toEqual(moment);
    }
  });

  it('moves a time that DST skips forward, and takes the first of a time that happens twice', () => {
    const skipped = toInstant({ date: '2026-03-29', time: '02:30' }, 'Europe/Berlin');
    expect(skipped.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(localNow(skipped, 'Europe/Berlin').time).toBe('03:30');
    const twice = toInstant({ date: '2026-10-25', time: '02:30' }, 'Europe/Berlin');
    expect(twice.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each([
    ['Asia/Shanghai', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
    ['+02:00', false],
    [undefined, false],
  ])('knows whether %j is a zone', (zone, expected) => {
    expect(isTimeZone(zone)).toBe(expected);
  });
});
