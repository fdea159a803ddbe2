import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rewrite, rewrite } from './rewrite';
import { understand } from './understand';

const context = { now: '2026-12-01T09:00' };
const wordy: Rewrite[] = [
  { pattern: /ab/gu, plain: () => 'x' },
  { pattern: /c/gu, plain: () => 'yyy' },
];

describe('rewriting', () => {
  it('leaves a text without such words as it is', () => {
    const { text, original } = rewrite('nothing here', [{ pattern: /zz/gu, plain: () => '' }]);
    expect(text).toBe('nothing here');
    expect(original({ start: 3, end: 7 })).toEqual([3, 7]);
  });

  it('gives back the words that each stretch was made from', () => {
    // "- ab c -" becomes "- x yyy -".
    const { text, original } = rewrite('- ab c -', wordy);
    expect(text).toBe('- x yyy -');
    expect(original({ start: 2, end: 3 })).toEqual([2, 4]);
    expect(original({ start: 4, end: 7 })).toEqual([5, 6]);
    expect(original({ start: 5, end: 6 })).toEqual([5, 6]);
    expect(original({ start: 2, end: 9 })).toEqual([2, 8]);
  });

  it('never points outside the text or backwards', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 30 });
    fc.assert(
      fc.property(letters, fc.nat(60), fc.nat(60), (source, from, length) => {
        const { text, original } = rewrite(source, wordy);
        const start = Math.min(from, text.length);
        const [first, last] = original({ start, end: Math.min(start + length, text.length) });
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(source.length);
        if (length > 0 && start < text.length) expect(last).toBeGreaterThan(first);
      }),
    );
  });
});

describe('times in hurried or spoken writing', () => {
  it.each([
    ['dentist thursday 2 45 pm', 'dentist', '2026-12-03', '14:45'],
    ['standup at one 15 pm tomorrow', 'standup', '2026-12-02', '13:15'],
    ['board games from 6 p to 9 p on saturday', 'board games', '2026-12-05', '18:00'],
    ['明天 6 点 20 分体检', '体检', '2026-12-02', undefined],
  ])('"%s"', (text, title, date, time) => {
    const understanding = understand(text, context);
    if (understanding.intent !== 'create') throw new Error(`read as ${understanding.intent}`);
    const [item] = understanding.items;
    expect(item?.title?.value).toBe(title);
    expect(item?.dueDate?.value).toBe(date);
    if (time) expect(item?.dueTime?.value).toBe(time);
  });

  it('leaves numbers alone that no word makes a time', () => {
    expect(understand('buy 2 20 amp fuses', context)).toMatchObject({
      items: [{ title: { value: 'buy 2 20 amp fuses' } }],
    });
    expect(understand('plan 8 30 minute lessons', context)).not.toMatchObject({
      items: [{ dueTime: expect.anything() }],
    });
  });

  it('takes several short weekdays in a row for days, and a lone one not', () => {
    const rowing = understand('rowing mon wed fri', context);
    if (rowing.intent !== 'create') throw new Error('not read as an add');
    expect(rowing.items.map((item) => item.dueDate?.value)).toEqual([
      '2026-12-07',
      '2026-12-02',
      '2026-12-04',
    ]);
    expect(understand('rowing every mon wed fri', context)).toMatchObject({
      items: [{ title: { value: 'rowing' }, recurrence: { value: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' } }],
    });
    expect(understand('call Sun about the lease', context)).toMatchObject({
      items: [{ title: { value: 'call Sun about the lease' } }],
    });
  });

  it('reads 提前十分 as minutes before', () => {
    expect(understand('提前十分提醒我上课', context)).toMatchObject({
      items: [{ title: { value: '上课' }, reminders: { value: [{ minutesBefore: 10 }] } }],
    });
    expect(understand('提前准备十分重要的材料', context)).not.toMatchObject({
      items: [{ reminders: expect.anything() }],
    });
  });
});
