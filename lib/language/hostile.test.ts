import { describe, expect, it } from 'vitest';
import { recordProof } from '@/db/testing/proof-findings';
import { isLocalDate, isLocalTime } from '@/lib/time/local-date';
import { hostileTexts, kindCount } from '@/test/hostile-texts';
import { readCorrection } from './correction';
import { findWhen } from './dates/find-when';
import { findEvidence } from './evidence';
import { understand } from './understand';

/** `npm run proof` reads ten thousand, and twenty of the long ones. */
const TEXTS = Number(process.env.NOD_HOSTILE_TEXTS ?? 1000);
const LONG_TEXTS = Math.ceil(TEXTS / 500);

const context = { now: '2026-12-01T10:00', locale: 'en' as const };

/** Arguments of a card, each of which has a reader of its own in the evidence. */
const proposed = {
  title: 'call mom',
  dueDate: '2026-12-02',
  dueTime: '15:00',
  durationMinutes: 30,
  tags: ['garden'],
  list: 'home',
  priority: 2,
  recurrence: 'FREQ=DAILY',
  reminders: [{ minutesBefore: 10 }],
};

/** Why the answer to a text is not well formed, or null. */
function flawOf(text: string): string | null {
  let end = 0;
  for (const when of findWhen(text, context)) {
    const { span } = when;
    if (span.start < end || span.end <= span.start || text.slice(span.start, span.end) !== span.text)
      return 'a span is out of place';
    end = span.end;
    const dates = [when.date, when.endDate, when.vague?.from, when.vague?.to];
    if (dates.some((date) => date !== undefined && !isLocalDate(date))) return 'a date is none';
    if ([when.time, when.endTime].some((time) => time !== undefined && !isLocalTime(time)))
      return 'a time is none';
  }
  return understand(text, context).intent ? null : 'it wants nothing at all';
}

/** Runs a reader over texts and names the first that makes it throw. */
function expectNoThrow(texts: string[], read: (text: string) => unknown): void {
  for (const text of texts) {
    try {
      read(text);
    } catch (error) {
      throw new Error(`Reading ${JSON.stringify(text)} failed`, { cause: error });
    }
  }
}

describe('hostile texts', () => {
  it(`are read without an exception and with answers in their place, ${TEXTS} of up to 500 characters`, () => {
    expectNoThrow(hostileTexts(2026, TEXTS, 500), (text) => {
      const flaw = flawOf(text);
      if (flaw) throw new Error(flaw);
    });
    recordProof('hostile texts', 'none', {
      texts: TEXTS,
      exceptions: 0,
      'answers out of place': 0,
    });
  }, 600_000);

  it('are weighed as evidence and read as corrections without an exception', () => {
    expectNoThrow(hostileTexts(12, TEXTS / 5, 500), (text) => {
      findEvidence([text], proposed, context);
      readCorrection(text.slice(0, 400), context);
    });
  }, 600_000);

  it('of 100,000 characters are read by every part', () => {
    expectNoThrow(hostileTexts(1, LONG_TEXTS, 100_000, true), (text) => {
      findWhen(text, context);
      understand(text, context);
      findEvidence([text], proposed, context);
      readCorrection(text, context);
    });
  }, 600_000);

  it('take time that grows no faster than they do', () => {
    // Time of the processor, the least of three, so that a busy machine does not matter.
    const measure = (text: string): number => {
      const spent = [1, 2, 3].map(() => {
        const start = process.cpuUsage();
        findWhen(text, context);
        return process.cpuUsage(start).user / 1000;
      });
      return Math.min(...spent);
    };
    const texts = hostileTexts(5, kindCount - 1, 32_000, true);
    for (const text of texts) {
      const short = Math.max(measure(text.slice(0, 4000)), 2);
      // Eight times the text; quadratic time would be 64 times as long.
      expect([text.slice(0, 80), measure(text) / short < 30]).toEqual([text.slice(0, 80), true]);
    }
  }, 600_000);
});
