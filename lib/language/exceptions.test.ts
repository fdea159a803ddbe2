import { describe, expect, it } from 'vitest';
import { created } from './testing/read';

describe('one date that is left out of a rhythm', () => {
  it.each([
    [
      'every tuesday except the 15th put the recycling out',
      'FREQ=WEEKLY;BYDAY=TU',
      '2026-12-01',
      'except the 15th',
    ],
    ['recycling every tuesday except on the 1st', 'FREQ=WEEKLY;BYDAY=TU', '2026-12-08', 'except on the 1st'],
    [
      'squash every thursday at 8pm except christmas eve',
      'FREQ=WEEKLY;BYDAY=TH',
      '2026-12-03',
      'except christmas eve',
    ],
    [
      'band every wednesday at 7pm but not this week',
      'FREQ=WEEKLY;BYDAY=WE',
      '2026-12-09',
      'but not this week',
    ],
    [
      'squash every tuesday and thursday but not this thursday',
      'FREQ=WEEKLY;BYDAY=TU,TH',
      '2026-12-01',
      'this thursday',
    ],
    [
      'piano every monday at 4pm, no lesson on the 21st',
      'FREQ=WEEKLY;BYDAY=MO',
      '2026-12-07',
      'no lesson on the 21st',
    ],
    ['每周二浇花，15号那次不用', 'FREQ=WEEKLY;BYDAY=TU', '2026-12-01', '15号那次不用'],
    ['每周二浇花，除了1号', 'FREQ=WEEKLY;BYDAY=TU', '2026-12-08', '除了1号'],
    ['每周三晚上7点排练，下周不用', 'FREQ=WEEKLY;BYDAY=WE', '2026-12-02', '下周不用'],
  ])(
    'stays in the title, is no todo of its own and never the first day: %s',
    (text, recurrence, dueDate, kept) => {
      const todos = created(text);
      expect(todos).toMatchObject([{ recurrence, dueDate }]);
      expect(todos[0]?.title).toMatch(new RegExp(`\\S.*${kept}$`));
    },
  );

  it.each([
    ['walk the cat every day at 7am except sundays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['每天早上7点跑步，周日休息', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ])('a day of every week leaves the rhythm itself: %s', (text, recurrence) => {
    expect(created(text)).toMatchObject([{ recurrence }]);
    expect(created(text)[0]?.title).not.toMatch(/except|休息/);
  });
});
