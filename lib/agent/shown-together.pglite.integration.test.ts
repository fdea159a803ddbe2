import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRM, holdDialogue } from '@/lib/agent/testing/hold-dialogue';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('what was shown or added together is changed together, and one of several apart', () => {
  test.each<[string[], string[]]>([
    [
      ['buy milk and call Ann', CONFIRM, 'tag them all uni'],
      ['update | buy milk | ["uni"]', 'update | call Ann | ["uni"]'],
    ],
    [
      ['buy milk', CONFIRM, 'buy eggs', CONFIRM, 'tag them all shopping'],
      ['update | buy milk | ["shopping"]', 'update | buy eggs | ["shopping"]'],
    ],
    [
      ['buy milk and call Ann', 'tag them all uni'],
      ['add | buy milk | ["uni"]', 'add | call Ann | ["uni"]'],
    ],
    [['tag them all uni'], []],
    [['what do I have on Friday?', 'swap them'], []],
    [
      ['read book friday at 10 and essay friday at 3pm', CONFIRM, 'swap them'],
      ['update | read book | 15:00', 'update | essay | 10:00'],
    ],
    [
      ['move both friday ones to monday'],
      ['update | call Bob Chen | 2026-12-07', 'update | pay rent | 2026-12-07'],
    ],
    [['put the team meeting on friday instead of thursday'], ['update | team meeting | 2026-12-04']],
    [["the team meeting isn't thursday it's friday"], ['update | team meeting | 2026-12-04']],
    [['i called Bob Miller but not Bob Chen'], ['complete | call Bob Miller']],
    [
      [
        'drop off the parcels',
        CONFIRM,
        'i dropped off the parcels',
        CONFIRM,
        'actually i didnt drop them off',
      ],
      ['reopen | drop off the parcels'],
    ],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'en', lines)).toEqual(outcome);
  });

  test.each<[string[], string[]]>([
    [
      ['看书，写作业', CONFIRM, '都打上学校标签'],
      ['update | 看书 | ["学校"]', 'update | 写作业 | ["学校"]'],
    ],
    [
      ['周五10点看书，周五下午3点写作业', CONFIRM, '两个对调'],
      ['update | 看书 | 15:00', 'update | 写作业 | 10:00'],
    ],
    [['项目评审会不是周四是周五'], ['update | 项目评审会 | 2026-12-04']],
    [['房租交了', CONFIRM, '其实还没交'], ['reopen | 交房租']],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'zh', lines)).toEqual(outcome);
  });
});
