import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRecurrence } from '@/lib/time/describe-recurrence';
import { formatDay, formatDuration, formatMoment } from '@/lib/time/format';
import { addDays, isLocalDate, isLocalTime, timeFromMinutes } from '@/lib/time/local-date';
import { isRecurrence } from '@/lib/time/recurrence';
import { formatRecurrence, type RecurrenceRule } from '@/lib/time/recurrence-rule';
import { bestWhen } from './best-when';
import { findWhen } from './find-when';

const todays = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2015-01-01', days));
const times = fc.integer({ min: 0, max: 1439 }).map(timeFromMinutes);
const locales = fc.constantFrom('en' as const, 'zh' as const);
const distances = fc.integer({ min: -2, max: 900 });

describe('what the interface writes is read back the same', () => {
  it('days', () => {
    fc.assert(
      fc.property(todays, times, distances, locales, (today, clock, distance, locale) => {
        const date = addDays(today, distance);
        // A day of this year that has passed is written without its year, and read as the next one to come.
        fc.pre(distance >= 0 || distance === -1 || (distance === -2 && locale === 'zh'));
        const text = formatDay(date, today, locale);
        expect([text, bestWhen(text, { now: `${today}T${clock}`, locale })?.date]).toEqual([text, date]);
      }),
      { numRuns: 500 },
    );
  });

  it('moments', () => {
    fc.assert(
      fc.property(
        todays,
        times,
        fc.integer({ min: 1, max: 900 }),
        times,
        locales,
        (today, now, distance, time, locale) => {
          const date = addDays(today, distance);
          const text = formatMoment(date, time, today, locale);
          const when = bestWhen(text, { now: `${today}T${now}`, locale });
          const hour = Number(time.slice(0, 2));
          // "10:30" alone could be the evening; all other times are written without doubt.
          fc.pre(hour === 0 || hour > 12 || hour < 10);
          expect([text, when?.date, when?.time]).toEqual([text, date, time]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('lengths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 * 1440 }), locales, (minutes, locale) => {
        const text = formatDuration(minutes, locale);
        expect([text, bestWhen(text, { now: '2026-12-01T10:00', locale })?.durationMinutes]).toEqual([
          text,
          minutes,
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('repetitions', () => {
    const weekday = fc.integer({ min: 0, max: 6 }).map((day) => ({ nth: 0, weekday: day }));
    const nth = fc.record({ nth: fc.constantFrom(1, 2, 3, 4, -1), weekday: fc.integer({ min: 0, max: 6 }) });
    const interval = fc.constantFrom(1, 2, 3, 6);
    const rules: fc.Arbitrary<Partial<RecurrenceRule> & Pick<RecurrenceRule, 'frequency'>> = fc.oneof(
      fc.record({
        frequency: fc.constantFrom(
          'DAILY' as const,
          'WEEKLY' as const,
          'MONTHLY' as const,
          'YEARLY' as const,
        ),
        interval,
      }),
      fc.record({ frequency: fc.constant('WEEKLY' as const), interval, days: weekday.map((day) => [day]) }),
      fc.record({
        frequency: fc.constant('MONTHLY' as const),
        interval,
        monthDays: fc.constantFrom(1, 15, 31, -1).map((day) => [day]),
      }),
      fc.record({ frequency: fc.constant('MONTHLY' as const), interval, days: nth.map((day) => [day]) }),
      fc.record({
        frequency: fc.constant('YEARLY' as const),
        months: fc.integer({ min: 1, max: 12 }).map((month) => [month]),
        monthDays: fc.integer({ min: 1, max: 28 }).map((day) => [day]),
      }),
    );
    fc.assert(
      fc.property(rules, locales, (rule, locale) => {
        const recurrence = formatRecurrence(rule);
        const text = describeRecurrence(recurrence, locale);
        expect([text, bestWhen(text, { now: '2026-12-01T10:00', locale })?.recurrence]).toEqual([
          text,
          recurrence,
        ]);
      }),
      { numRuns: 500 },
    );
  });
});

/** Whatever stands in the text, what comes out is well formed, in order, and in its place. */
function expectWellFormed(text: string): void {
  let end = 0;
  for (const when of findWhen(text, { now: '2026-12-01T10:00', locale: 'en' })) {
    expect(when.span.start).toBeGreaterThanOrEqual(end);
    expect(when.span.end).toBeGreaterThan(when.span.start);
    expect(when.span.text).toBe(text.slice(when.span.start, when.span.end));
    end = when.span.end;
    for (const date of [when.date, when.endDate, when.vague?.from, when.vague?.to]) {
      if (date !== undefined) expect(isLocalDate(date)).toBe(true);
    }
    for (const time of [when.time, when.endTime])
      if (time !== undefined) expect(isLocalTime(time)).toBe(true);
    if (when.recurrence !== undefined) expect(isRecurrence(when.recurrence)).toBe(true);
    if (when.durationMinutes !== undefined) expect(when.durationMinutes).toBeGreaterThan(0);
  }
}

const words =
  'at on by every other next last first 1st 31 5 12:30 99999 24 pm week month monday friday feb 29 30 tomorrow years ago from to and for until starting in 三 十 二十 月 日 号 周 一 下 每 隔 前 后 点 半 小时 年 到 明天 今晚 农历 初 最后 " “ 《 - / : . ,'.split(
    ' ',
  );

describe('hostile texts', () => {
  it('gives well-formed answers for any string', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), expectWellFormed), { numRuns: 500 });
  });

  it('gives well-formed answers for any heap of its own words', () => {
    const heaps = fc
      .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom('', ' ')), { maxLength: 30 })
      .map((parts) => parts.map((part) => part.join('')).join(''));
    fc.assert(fc.property(heaps, expectWellFormed), { numRuns: 1000 });
  });

  it('reads long texts in time that grows no faster than they do', () => {
    const seeds = [
      'every 1 and ',
      '每周一、',
      'from 1 to 2 ',
      '三十',
      'jan 1 to ',
      '"',
      '下周',
      '1/1/',
      'first, ',
      '10点到',
      '\ud800x1 ',
    ];
    // Time of the processor, the least of three, so that a busy machine does not matter.
    const measure = (text: string): number => {
      const spent = [1, 2, 3].map(() => {
        const start = process.cpuUsage();
        findWhen(text, { now: '2026-12-01T10:00', locale: 'en' });
        return process.cpuUsage(start).user / 1000;
      });
      return Math.min(...spent);
    };
    for (const seed of seeds) {
      const short = Math.max(measure(seed.repeat(3000 / seed.length)), 2);
      const long = measure(seed.repeat(24_000 / seed.length));
      // Eight times the text; quadratic time would be 64 times as long.
      expect([seed, long / short < 30]).toEqual([seed, true]);
    }
  }, 180_000);
});
