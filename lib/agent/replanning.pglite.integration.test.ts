import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIRM } from './testing/hold-dialogue';
import { called, type HeldPlan, holdPlan, withoutThe } from './testing/hold-plan';
import { openWorld, type World } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Locale = 'en' | 'zh';
const hold = (locale: Locale, said: string[], standing?: Parameters<typeof holdPlan>[3]): Promise<HeldPlan> =>
  holdPlan(world, locale, said, standing);

/** Monday, Tuesday and Wednesday of the week after; today is the Tuesday before. */
const [MONDAY, TUESDAY, WEDNESDAY, FRIDAY] = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-11'];
const english = 'plan next week: essay by Wednesday, 3 swims, piano twice, 2h garden';
const chinese = '规划下周：周四前写论文、游泳三次、练琴两次、种花2小时';

describe('a day that shall stay free', () => {
  it.each([
    ['en', 'skip wednesday'],
    ['en', 'not on wednesday'],
    ['en', 'not on Wednesday please'],
    ['en', "I'm travelling on Wednesday"],
    ['en', "Wednesday doesn't work, I have a conference"],
    ['en', 'nothing on Wednesday because my parents visit'],
    ['zh', '周三不行，我出差'],
    ['zh', '周三不行'],
    ['zh', '周三别排，我要去参加婚礼'],
    ['zh', '周三没空，孩子家长会'],
    ['en', 'looks good, but not on wednesday'],
    ['en', 'great! can you leave Wednesday empty?'],
    ['zh', '不错，但周三别排'],
    ['zh', '能不能周三空出来？'],
  ] as const)('%s: %s holds the last day of each thing and moves nothing else', async (locale, words) => {
    const plan = locale === 'en' ? english : chinese;
    const { before, lines, text } = await hold(locale, [plan, words]);
    expect(before.some(({ dueDate }) => dueDate === WEDNESDAY)).toBe(true);
    expect(lines.some(({ dueDate }) => dueDate === WEDNESDAY)).toBe(false);
    expect(lines).toEqual(expect.arrayContaining(before.filter(({ dueDate }) => dueDate !== WEDNESDAY)));
    expect(lines).toHaveLength(before.length);
    const [limited] = called(lines, locale === 'en' ? 'essay' : '写论文');
    expect(String(limited?.dueDate) < String(WEDNESDAY)).toBe(true);
    expect(text).toBe('');
  });

  it.each([
    ['en', 'plan next week: essay by Tuesday 2h, 3 swims', 'skip Tuesday', '“essay” is not in the plan'],
    ['en', 'plan next week: essay by Tuesday 2h, 3 swims', 'not on tuesday', 'by Tue 8 Dec'],
    ['zh', '规划下周：周三前写论文2小时、游泳三次', '周二不行，我出差', '「写论文」没排进去'],
  ] as const)('%s: %s; %s: tells what no longer fits', async (locale, plan, words, told) => {
    const full = { title: 'offsite', dueDate: MONDAY, dueTime: '09:00', durationMinutes: 540 };
    const { lines, text } = await hold(locale, [plan, words], [full]);
    expect(text).toContain(told);
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['en', 'plan next week: swim every day, essay', 'not on wednesday', '“swim” is in the plan 6 times now'],
    ['zh', '规划下周：每天游泳、写论文', '周三不行，我出差', '「游泳」现在是 6 次，原来是 7 次'],
  ] as const)(
    '%s: %s; %s: tells that a daily thing is there less often',
    async (locale, plan, words, told) => {
      expect((await hold(locale, [plan, words])).text).toContain(told);
    },
  );

  it.each([
    ['en', english, 'nothing on monday or tuesday'],
    ['zh', chinese, '周一和周二都不行'],
  ] as const)('%s: can be either of two', async (locale, plan, words) => {
    const { lines } = await hold(locale, [plan, words]);
    const days = lines.map(({ dueDate }) => dueDate);
    expect(days.filter((day) => day === MONDAY || day === TUESDAY)).toEqual([]);
  });

  it.each([
    ['en', 'plan next week: essay by Monday, swim Monday afternoon', 'nothing on Monday', 'swim'],
    ['zh', '规划下周：周二前写论文、周一下午游泳', '周一不行，我出差', '游泳'],
  ] as const)(
    '%s: keeps limits and hours of the plan when it was confirmed',
    async (locale, plan, words, moving) => {
      const { lines, text } = await hold(locale, [plan, CONFIRM, words]);
      expect(lines.map(({ title }) => title)).toEqual([moving]);
      expect(lines.every(({ dueTime }) => dueTime === 'undefined' || dueTime >= '12:00')).toBe(true);
      expect(text).toMatch(/^“essay” stays where it is|^「写论文」没有挪/);
    },
  );

  it.each([
    ['en', english, 'put everything on Friday', '“essay” stays where it is: it has to be done by Wed 9 Dec.'],
    ['zh', chinese, '都挪到周五', '「写论文」没有动：它最晚12月9日 周三要做完。'],
  ] as const)('%s: a move of everything leaves what would be too late', async (locale, plan, words, told) => {
    const { before, lines, text } = await hold(locale, [plan, words]);
    const essay = locale === 'en' ? 'essay' : '写论文';
    expect(called(lines, essay)).toEqual(called(before, essay));
    expect(withoutThe(lines, essay).every(({ dueDate }) => dueDate === FRIDAY)).toBe(true);
    expect(text).toContain(told);
  });
});

describe('what a change does not name', () => {
  it.each([
    ['en', 'plan next week: essay, gym twice, 3 swims, garden 2h', 'drop the gym', 'gym'],
    ['en', 'plan next week: essay, gym twice, 3 swims, garden 2h', 'forget the garden', 'garden'],
    ['zh', '规划下周：写论文、去健身房两次、游泳三次、种花2小时', '去掉健身房', '健身房'],
    ['zh', '规划下周：写论文、去健身房两次、游泳三次、种花2小时', '不要种花了', '种花'],
  ] as const)('%s: %s → %s: stays where it was', async (locale, plan, words, title) => {
    const { before, lines } = await hold(locale, [plan, words]);
    expect(called(before, title).length).toBeGreaterThan(0);
    expect(lines).toEqual(withoutThe(before, title));
  });

  it.each([
    ['en', 'plan next week: essay, 3 swims #sport, 2h garden', 'no swim on Monday or Tuesday', 'swim'],
    ['zh', '规划下周：写论文、游泳三次 #运动、种花2小时', '周一周二不游泳', '游泳'],
  ] as const)('%s: keeps its tags', async (locale, plan, words, title) => {
    const { actions } = await hold(locale, [plan, words]);
    const swims = actions.filter(({ arguments: input }) => input.title === title);
    expect(swims.length).toBe(3);
    expect(swims.every(({ arguments: { tags } }) => Array.isArray(tags) && tags.length === 1)).toBe(true);
  });
});

describe('a thing that is parted', () => {
  it.each([
    ['en', 'plan next week: novel 4h, 3 swims', 'split the novel into two', 'novel', 120, 2],
    ['en', 'plan next week: novel 3h, 3 swims', 'split the novel in half', 'novel', 90, 2],
    ['en', 'plan next week: novel 3h, 3 swims', 'do the novel in 3 sittings', 'novel', 60, 3],
    ['en', 'plan next week: novel 6h, 3 swims', 'split up the novel into three sessions', 'novel', 120, 3],
    ['zh', '规划下周：准备材料3小时、游泳三次', '准备材料拆成两次', '准备材料', 90, 2],
    ['zh', '规划下周：准备材料3小时、游泳三次', '把准备材料分成三次做', '准备材料', 60, 3],
    ['zh', '规划下周：准备材料3小时、游泳三次', '准备材料拆开做', '准备材料', 90, 2],
  ] as const)('%s: %s → %s', async (locale, plan, words, title, minutes, times) => {
    const { before, lines } = await hold(locale, [plan, words]);
    expect(called(lines, title).map(({ durationMinutes }) => durationMinutes)).toEqual(
      Array(times).fill(minutes),
    );
    expect(withoutThe(lines, title)).toEqual(withoutThe(before, title));
  });
});

describe('a thing that is where it shall be', () => {
  it.each([
    ['en', 'plan next week: essay on Friday afternoon, 3 swims', 'move the essay to Friday afternoon'],
    ['zh', '规划下周：周五下午写论文、游泳三次', '把写论文挪到周五下午'],
    ['zh', '规划下周：周五下午写周报、准备材料3小时', '把写周报挪到周五下午'],
  ] as const)('%s: %s → %s: the plan waits as it was, and that is said', async (locale, plan, words) => {
    const { before, lines, text } = await hold(locale, [plan, words]);
    expect(lines).toEqual(before);
    expect(text).toMatch(/^The plan is like that already|^计划里本来就是这样/);
  });
});

describe('what comes to a plan', () => {
  it.each([
    ['en', english, 'add emails to the plan', 'emails'],
    ['en', english, 'also 1h emails', 'emails'],
    ['en', english, 'emails too', 'emails'],
    ['en', english, 'put a call with Ann on Friday at 3pm into the plan', 'call with Ann'],
    ['zh', chinese, '把回邮件也加进计划', '回邮件'],
    ['zh', chinese, '还有回邮件', '回邮件'],
    ['zh', chinese, '计划里再加个买菜', '买菜'],
  ] as const)('%s: %s → %s: the rest stays', async (locale, plan, words, title) => {
    const { before, lines } = await hold(locale, [plan, words]);
    expect(called(lines, title)).toHaveLength(1);
    expect(withoutThe(lines, title)).toEqual(before);
  });

  it.each([
    ['en', english, 'add emails to the plan', 'emails'],
    ['zh', chinese, '把回邮件也加进计划', '回邮件'],
  ] as const)('%s: goes to its days when it was confirmed', async (locale, plan, words, title) => {
    const { lines } = await hold(locale, [plan, CONFIRM, words]);
    expect(lines.map((line) => line.title)).toEqual([title]);
    expect(String(lines[0]?.dueDate) >= String(MONDAY)).toBe(true);
  });

  it.each([
    ['en', english, 'add emails to the plan', 'move the emails to Friday', 'emails'],
    ['zh', chinese, '把回邮件也加进计划', '回邮件挪到周五', '回邮件'],
  ] as const)('%s: can be changed by the next words', async (locale, plan, words, next, title) => {
    const { lines } = await hold(locale, [plan, words, next]);
    expect(called(lines, title).map(({ dueDate }) => dueDate)).toEqual([FRIDAY]);
  });

  it.each([
    ['en', english, 'also remind me to call mum tomorrow'],
    ['zh', chinese, '还有明天提醒我给妈妈打电话'],
  ] as const)('%s: %s → %s is an order of its own', async (locale, plan, words) => {
    const { lines } = await hold(locale, [plan, words]);
    expect(lines).toHaveLength(1);
  });
});

describe('things that move along the days', () => {
  it.each([
    ['en', 'plan next week: essay, 3 swims', 'move the swims one day later', 'swim'],
    ['en', 'plan next week: essay, 3 swims', 'push the swims back by a day', 'swim'],
    ['zh', '规划下周：写论文、游泳三次', '游泳都往后挪一天', '游泳'],
    ['zh', '规划下周：写论文、游泳三次', '游泳推迟一天', '游泳'],
  ] as const)(
    '%s: %s → %s: each goes by itself, in the open plan and in the confirmed one',
    async (locale, plan, words, title) => {
      for (const said of [
        [plan, words],
        [plan, CONFIRM, words],
      ]) {
        const { before, lines } = await hold(locale, said);
        const next = (day: string) =>
          `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`;
        expect(called(lines, title).map(({ dueDate }) => dueDate)).toEqual(
          called(before, title).map(({ dueDate }) => next(dueDate)),
        );
      }
    },
  );

  it.each([
    [
      'en',
      'plan next week: essay by Tuesday, 3 swims',
      'move the essay 3 days later',
      '“essay” stays where it is',
    ],
    ['zh', '规划下周：周三前写论文、游泳三次', '写论文推迟三天', '「写论文」没有动'],
  ] as const)('%s: not past the last day: %s → %s', async (locale, plan, words, told) => {
    const { before, lines, text } = await hold(locale, [plan, words]);
    expect(lines).toEqual(before);
    expect(text).toContain(told);
  });
});

describe('the order of two things', () => {
  it.each([
    ['en', 'plan next week: review 2h, prep 1h, emails', 'prep before the review', 'prep', 'review'],
    ['en', 'plan tomorrow: review 1h, prep 1h', 'prep before that', 'prep', 'review'],
    ['en', 'plan next week: review 2h, prep 1h', 'the review should come after the prep', 'prep', 'review'],
    ['zh', '规划下周：评审2小时、准备材料1小时', '准备材料放在评审之前', '准备材料', '评审'],
    ['zh', '规划下周：评审2小时、准备材料1小时', '先准备材料再评审', '准备材料', '评审'],
    ['zh', '规划明天：评审1小时、准备材料1小时', '评审之前先准备材料', '准备材料', '评审'],
  ] as const)('%s: %s → %s', async (locale, plan, words, first, second) => {
    const { before, lines } = await hold(locale, [plan, words]);
    const order = (all: typeof lines) =>
      all.map(({ title }) => title).filter((title) => title === first || title === second);
    expect(order(before)).toEqual([second, first]);
    expect(order(lines)).toEqual([first, second]);
  });
});

describe('the order that a plan is asked for with', () => {
  it.each([
    ['en', 'plan next week: review 2h, prep 1h before the review, emails', ['prep', 'review']],
    ['en', 'plan my week: review on Thursday at 2pm, prep 1h before that, emails', ['prep', 'review']],
    [
      'en',
      'plan next week: review 1h, slides 1h before that, letters before the slides',
      ['letter', 'slide', 'review'],
    ],
    ['zh', '规划下周：评审2小时、评审前准备材料1小时、回邮件', ['准备材料', '评审']],
    ['zh', '规划下周：周四评审、在那之前准备材料1小时', ['准备材料', '评审']],
    ['zh', '规划明天：评审1小时、准备材料1小时放在评审之前', ['准备材料', '评审']],
  ] as const)('%s: %s', async (locale, plan, order) => {
    const { lines } = await hold(locale, [plan]);
    const named = lines
      .map(({ title }) => title)
      .filter((title) => order.some((each) => title.startsWith(each)));
    expect(named.map((title, at) => title.startsWith(order[at] ?? '?'))).toEqual(order.map(() => true));
  });

  it('leaves words alone that name nothing else of the plan', async () => {
    const { lines } = await hold('en', ['plan next week: wash the car before dinner, report 2h']);
    expect(lines.map(({ title }) => title)).toContain('wash the car before dinner');
  });
});
