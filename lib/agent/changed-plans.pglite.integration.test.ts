import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIRM } from './testing/hold-dialogue';
import { called, holdPlan } from './testing/hold-plan';
import { openWorld, type World } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const daysOf = (lines: Array<{ dueDate: string }>): string[] => lines.map(({ dueDate }) => dueDate);

describe('a plan of one thing', () => {
  it.each([
    ['en', 'plan next week: essay 2h by Thursday', 'not on monday', 'split it into two'],
    ['zh', '规划下周：周五前写论文2小时', '周一不行', '拆成两次'],
  ] as const)('is changed like one of several: %s', async (locale, plan, free, split) => {
    const { lines } = await holdPlan(world, locale, [plan, free]);
    expect(daysOf(lines)).toEqual(['2026-12-08']);
    const parted = await holdPlan(world, locale, [plan, free, split]);
    expect(parted.lines.map(({ durationMinutes }) => durationMinutes)).toEqual([60, 60]);
    expect(daysOf(parted.lines).every((day) => day > '2026-12-07' && day <= '2026-12-10')).toBe(true);
  });
});

describe('a thing that shall be on several days', () => {
  it.each([
    ['en', 'plan next week: essay, 3 swims, garden 2h', 'swims on Tuesday and Friday', 'swim'],
    ['zh', '规划下周：写论文、游泳三次、种花2小时', '游泳放周二和周五', '游泳'],
  ] as const)('is once on each, and less of it is told: %s', async (locale, plan, words, title) => {
    const { lines, text } = await holdPlan(world, locale, [plan, words]);
    expect(daysOf(called(lines, title))).toEqual(['2026-12-08', '2026-12-11']);
    expect(text).toMatch(/2 times now instead of 3 times|现在是 2 次，原来是 3 次/);
  });

  it.each([
    [
      'en',
      'plan next week: essay, 2 swims in the afternoon',
      'move the swims to the morning, wednesday is off',
    ],
    ['zh', '规划下周：写论文、下午游泳两次', '游泳挪到早上，周三别排'],
  ] as const)('can be moved and kept off a day at once: %s', async (locale, plan, words) => {
    const { lines } = await holdPlan(world, locale, [plan, words]);
    expect(daysOf(lines)).not.toContain('2026-12-09');
    expect(lines.every(({ dueTime }) => dueTime < '12:00')).toBe(true);
  });
});

describe('words that changed nothing', () => {
  it.each([
    ['en', 'plan next week: essay, 2 swims', 'make it 4pm', 'drop the essay'],
    ['zh', '规划下周：写论文、游泳两次', '改成下午4点', '去掉写论文'],
  ] as const)('are no warning on the cards after them: %s', async (locale, plan, unclear, words) => {
    const { lines } = await holdPlan(world, locale, [plan, unclear, words]);
    expect(lines).toHaveLength(2);
  });
});

describe('a plan that was confirmed', () => {
  it.each([
    ['en', 'plan next week: essay, 2 swims', 'drop the swims', 'swim'],
    ['en', 'plan next week: essay, 2 swims', 'forget the essay', 'essay'],
    ['zh', '规划下周：写论文、游泳两次', '去掉写论文', '写论文'],
  ] as const)('loses what is dropped by its card: %s, %s, %s', async (locale, plan, words, title) => {
    const { actions, before } = await holdPlan(world, locale, [plan, CONFIRM, words]);
    expect(new Set(actions.map(({ tool, subject }) => `${tool} ${subject}`))).toEqual(
      new Set([`todo_delete ${title}`]),
    );
    expect(actions).toHaveLength(called(before, title).length);
  });

  it.each([
    ['en', 'plan next week: review 2h, prep 1h', 'prep before the review', 'prep', 'review'],
    ['zh', '规划下周：评审2小时、准备材料1小时', '先准备材料再评审', '准备材料', '评审'],
  ] as const)('has two things take each other’s places: %s', async (locale, plan, words, first, second) => {
    const { before, lines } = await holdPlan(world, locale, [plan, CONFIRM, words]);
    const placeIn = (all: typeof lines, title: string) => called(all, title)[0]?.dueDate;
    expect([placeIn(lines, first), placeIn(lines, second)]).toEqual([
      placeIn(before, second),
      placeIn(before, first),
    ]);
  });

  it.each([
    ['en', 'plan next week: essay 2h, 2 swims', 'split the essay into two'],
    ['zh', '规划下周：写论文2小时、游泳两次', '写论文拆成两次'],
  ] as const)('is not parted, and words for that are no todo: %s', async (locale, plan, words) => {
    const { actions, text } = await holdPlan(world, locale, [plan, CONFIRM, words]);
    expect(actions).toEqual([]);
    expect(text).toMatch(/nothing was changed|什么都没改/);
  });
});
