import { describe, expect, it } from 'vitest';
import { created } from './testing/read';

/** Written on Tuesday 2026-12-01 at 9. */
const times = (text: string): string[] =>
  created(text).map(({ title, dueDate, dueTime }) => [title, dueDate, dueTime].filter(Boolean).join(' '));

describe('two moments in one message', () => {
  it.each([
    [
      'standup at 9:30, dentist at 11 and gym at 6',
      ['standup 2026-12-01 09:30', 'dentist 2026-12-01 11:00', 'gym 2026-12-01 18:00'],
    ],
    [
      'fetch the twins at 3 then dinner at 7',
      ['fetch the twins 2026-12-01 15:00', 'dinner 2026-12-01 19:00'],
    ],
    ['lunch at 12 and gym at 6', ['lunch 2026-12-01 12:00', 'gym 2026-12-01 18:00']],
    ['flour tomorrow and yeast on friday', ['flour 2026-12-02', 'yeast 2026-12-04']],
    ['周三牙医 周五报告', ['牙医 2026-12-02', '报告 2026-12-04']],
  ])('"%s" are several todos', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    ['pills every day at 8 and 20', ['pills 2026-12-02 08:00', 'pills 2026-12-01 20:00']],
    [
      'water the moss every day at 9, 12 and 3',
      ['09:00', '12:00', '15:00'].map((time) => `water the moss 2026-12-01 ${time}`),
    ],
    ['每天7点和19点喂鱼', ['喂鱼 2026-12-02 07:00', '喂鱼 2026-12-01 19:00']],
    [
      'set an alarm for 10:00 and another one for 11:00',
      ['alarm 2026-12-01 10:00', 'alarm 2026-12-01 11:00'],
    ],
  ])('"%s" are as many todos as there are times', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    ['meeting tomorrow, room 5 at 3', ['meeting room 5 2026-12-02 15:00']],
    ['gala on friday, from 7pm to 10pm', ['gala 2026-12-04 19:00']],
  ])('"%s" is one todo with a day and an hour', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    ['tell Ann on wednesday that the gala is on friday', 'friday'],
    ['remind me at 3 to ring Bob at 4', '4'],
    ['周三告诉老王周五聚餐', '周五'],
    ['明天提醒我带上周五的票', '周五'],
    ['remind me tomorrow to ring Bob on friday', 'friday'],
    ['周三开会周五交报告', '周五'],
    ['train leaves at 9 arrives at 11', '9'],
  ])('"%s" keeps in its title the moment that is not when it is due', (text, kept) => {
    expect(created(text)).toHaveLength(1);
    expect(created(text)[0]?.title).toContain(kept);
  });
});
