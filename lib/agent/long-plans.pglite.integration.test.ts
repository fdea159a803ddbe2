import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { called, holdPlan } from './testing/hold-plan';
import { openWorld, type World } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const english = [
  'plan next week: essay by Thursday, 3 swims, 2h garden, piano twice, letters',
  'skip wednesday',
  'drop the piano',
  'make the garden 3 hours',
  'essay in the afternoon',
  "nothing on Thursday either, I'm at a wedding",
  'two swims are enough',
  'and a call with Bob on Friday',
  'swap garden and letters',
  'split the garden into 3 sessions',
];
const chinese = [
  '规划下周：周四前写论文、游泳三次、种花2小时、练琴两次、写信',
  '周三不行，要开会',
  '去掉练琴',
  '种花改成3小时',
  '论文放下午',
  '周四也不行，我要参加婚礼',
  '游泳两次就够了',
  '还有周五给老王打电话',
  '种花和写信换一下',
  '种花分三次做',
];

describe('a plan that is changed again and again', () => {
  it.each([
    [
      'en',
      english,
      { essay: 'essay', swim: 'swim', garden: 'garden', call: 'call with Bob', piano: 'piano' },
    ],
    ['zh', chinese, { essay: '写论文', swim: '游泳', garden: '种花', call: '给老王打电话', piano: '练琴' }],
  ] as const)('keeps to all that was said, and no card warns of it: %s', async (locale, said, names) => {
    const { lines } = await holdPlan(world, locale, [...said]);
    const days = lines.map(({ dueDate }) => dueDate);
    expect(days.filter((day) => day === '2026-12-09' || day === '2026-12-10')).toEqual([]);
    const [essay] = called(lines, names.essay);
    expect(String(essay?.dueDate) < '2026-12-09').toBe(true);
    expect(String(essay?.dueTime) >= '12:00').toBe(true);
    expect(called(lines, names.swim)).toHaveLength(2);
    expect(called(lines, names.garden).map(({ durationMinutes }) => durationMinutes)).toEqual([60, 60, 60]);
    expect(called(lines, names.call)).toMatchObject([{ dueDate: '2026-12-11' }]);
    expect(called(lines, names.piano)).toEqual([]);
  });

  it.each([
    [
      'en',
      [
        'plan next week: essay by Thursday, 2h garden',
        'garden before the essay',
        'nothing on Monday or Tuesday',
      ],
      'essay',
      '2026-12-10',
    ],
    [
      'zh',
      ['规划下周：周四前写论文、种花2小时', '先种花再写论文', '周一周二不要安排'],
      '写论文',
      '2026-12-09',
    ],
  ] as const)('holds a last day also after things changed places: %s', async (locale, said, title, last) => {
    const { lines } = await holdPlan(world, locale, [...said]);
    const [essay] = called(lines, title);
    expect(String(essay?.dueDate) <= last).toBe(true);
    expect(String(essay?.dueDate) >= '2026-12-09').toBe(true);
  });

  it.each([
    [
      'en',
      [
        'plan next week: essay by Thursday, 3 swims, 2h garden',
        'Wednesday is too full',
        'move the essay to Friday',
        'everything in the afternoon',
      ],
    ],
    ['zh', ['规划下周：周四前写论文、游泳三次、种花2小时', '周三太满了', '论文挪到周五', '全部挪到下午']],
  ] as const)('goes on after a day was too full: %s', async (locale, said) => {
    const { lines } = await holdPlan(world, locale, [...said]);
    expect(lines).toHaveLength(5);
    expect(lines.every(({ dueDate, dueTime }) => dueDate !== '2026-12-09' && dueTime >= '12:00')).toBe(true);
  });
});
