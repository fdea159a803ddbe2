import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIRM } from './testing/hold-dialogue';
import { openWorld, type World } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What the card shows after the last of the lines, which may hold no warning. */
async function shown(locale: 'en' | 'zh', lines: string[]): Promise<Array<Record<string, unknown>>> {
  const person = await world.person({ locale });
  let heard = await person.say(lines[0] ?? '');
  for (const line of lines.slice(1)) {
    if (line === CONFIRM) await person.confirmMany(heard.actions);
    heard = line === CONFIRM ? await person.goOn() : await person.say(line);
    expect(heard.errors).toEqual([]);
    expect(heard.actions.flatMap(({ warnings }) => warnings)).toEqual([]);
  }
  return heard.actions.map(({ arguments: input }) => input);
}

const ruleOf = (days: string): string => `FREQ=WEEKLY;BYDAY=${days}`;

describe('one more day of what is every week', () => {
  it.each([
    ['en', 'every monday and thursday gym at 7pm', 'actually tuesday too', 'MO,TU,TH', '2026-12-01'],
    ['en', 'every monday and thursday gym at 7pm', 'also on saturdays', 'MO,TH,SA', '2026-12-03'],
    ['en', 'choir every wednesday at 6pm', 'and friday', 'WE,FR', '2026-12-02'],
    ['en', 'choir every wednesday at 6pm', 'add monday and friday', 'MO,WE,FR', '2026-12-02'],
    ['zh', '每周一和周四晚上七点健身', '周二也要', 'MO,TU,TH', '2026-12-01'],
    ['zh', '每周三下午六点合唱', '还有周五', 'WE,FR', '2026-12-02'],
    ['zh', '每周三下午六点合唱', '再加上周一和周五', 'MO,WE,FR', '2026-12-02'],
  ] as const)('%s: %s; %s', async (locale, order, words, days, first) => {
    const card = await shown(locale, [order, words]);
    expect(card).toMatchObject([{ recurrence: ruleOf(days), dueDate: first }]);
    const [change] = await shown(locale, [order, CONFIRM, words]);
    expect(change).toMatchObject({ recurrence: ruleOf(days) });
    expect(change).toHaveProperty('id');
  });

  it('begins when it was to begin', async () => {
    const [card] = await shown('en', ['gym every thursday at 7pm starting december 17', 'mondays too']);
    expect(card).toMatchObject({ recurrence: ruleOf('MO,TH'), dueDate: '2026-12-17' });
  });
});

describe('one more day of what is once', () => {
  it.each([
    ['en', 'gym on monday at 7pm', 'tuesday too'],
    ['zh', '周一晚上七点健身', '周二也要'],
  ] as const)('%s: %s; %s is another todo at the same hour', async (locale, order, words) => {
    expect(await shown(locale, [order, words])).toMatchObject([
      { dueDate: '2026-12-07', dueTime: '19:00' },
      { dueDate: '2026-12-08', dueTime: '19:00' },
    ]);
  });
});
