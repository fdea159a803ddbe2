import { describe, expect, it } from 'vitest';
import { findEvidence } from './evidence';
import { understand } from './understand';

const context = { now: '2026-12-01T09:00' };

function readItem(text: string): Array<string | undefined> {
  const read = understand(text, context);
  const item = read.intent === 'create' ? read.items[0] : undefined;
  return [item?.title?.value, item?.dueDate?.value, item?.dueTime?.value];
}

describe('a moment that is taken back in the same message', () => {
  it.each([
    ['swim with Kim on Thursday at 6pm, oh wait, Friday', ['swim with Kim', '2026-12-04', '18:00']],
    ['water the ferns tomorrow at 7pm, sorry, 8', ['water the ferns', '2026-12-02', '20:00']],
    [
      'pay the gas bill on the 3rd of next month - no, the 9th',
      ['pay the gas bill', '2027-01-09', undefined],
    ],
    ['call Kim on Saturday I mean Sunday', ['call Kim', '2026-12-06', undefined]],
    ['Thursday, no wait, Friday brunch with Kim', ['brunch with Kim', '2026-12-04', undefined]],
    ['后天早上八点去体检，哦不，九点', ['体检', '2026-12-03', '09:00']],
    ['周五晚上七点看话剧，说错了，周六', ['看话剧', '2026-12-05', '19:00']],
    ['周四下午3点交材料，不对4点', ['交材料', '2026-12-03', '16:00']],
    ['周四，不对，周五上午十点交材料', ['交材料', '2026-12-04', '10:00']],
  ])('is replaced, and leaves no words in the title: "%s"', (text, item) => {
    expect(readItem(text)).toEqual(item);
  });

  it('moves what exists to the moment that was said last', () => {
    const read = understand('move the rehearsal to Thursday, no, Saturday', context);
    expect(read.intent === 'update' && read.changes.dueDate?.value).toBe('2026-12-05');
  });

  it.each([
    ['remind me to say sorry, tomorrow', 'say sorry'],
    ['read "no, wait" on Friday', 'read "no, wait"'],
  ])('is no correction when the words belong to the thing: "%s"', (text, title) => {
    expect(readItem(text)[0]).toBe(title);
  });
});

describe('the second opinion on a corrected moment', () => {
  it.each([
    [['dentist on the 5th of next month', 'no, the 8th'], { dueDate: '2027-01-08' }],
    [['call Kim tomorrow at 3pm', 'oh wait, 5'], { dueDate: '2026-12-02', dueTime: '17:00' }],
    [['swim tomorrow at 7pm, sorry, 8'], { dueDate: '2026-12-02', dueTime: '20:00' }],
    [['每周一三五跑步', '不对，是二四六'], { recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH,SA' }],
  ])('warns of nothing when the card shows what was said last: %s', (words, input) => {
    expect(findEvidence(words, input, context).warnings).toEqual([]);
  });
});
