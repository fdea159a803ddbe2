import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdDialogue } from '@/lib/agent/testing/hold-dialogue';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('a line of an open card that is named by its title is edited, and the others stay', () => {
  const LUNCH = 'lunch tomorrow at noon and meeting tomorrow at 3pm';
  test.each<[string[], string[]]>([
    [
      [LUNCH, 'lunch is at 12:30 instead'],
      ['add | lunch | 2026-12-02 | 12:30', 'add | meeting | 2026-12-02 | 15:00'],
    ],
    [
      ['buy milk and call Ann', 'the milk should be friday'],
      ['add | buy milk | 2026-12-04', 'add | call Ann'],
    ],
    [
      ['deploy on wednesday, haircut tomorrow', 'haircut is at 5'],
      ['add | deploy | 2026-12-02', 'add | haircut | 2026-12-02 | 17:00'],
    ],
    [
      ['move the report and pay rent to Monday', 'the rent should be Friday the 11th'],
      ['update | write the report | 2026-12-07', 'update | pay rent | 2026-12-11'],
    ],
    [['call mum tomorrow at 5', 'call mum at 6'], ['add | call mum | 2026-12-02 | 18:00']],
    [
      ['call mum tomorrow at 5', 'also call mum on friday'],
      ['add | call mum | 2026-12-02 | 17:00', 'add | call mum | 2026-12-04'],
    ],
    [['buy milk and call Ann', 'only confirm the milk'], ['add | buy milk']],
    [['buy milk and call Ann', 'only confirm the bread'], []],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'en', lines)).toEqual(outcome);
  });

  test.each<[string[], string[]]>([
    [
      ['明天12点吃饭，3点开会', '吃饭改到12点半'],
      ['add | 吃饭 | 2026-12-02 | 12:30', 'add | 开会 | 2026-12-02 | 15:00'],
    ],
    [
      ['明天剪头发，周五交报告', '剪头发是5点'],
      ['add | 剪头发 | 2026-12-02 | 17:00', 'add | 交报告 | 2026-12-04'],
    ],
    [
      ['买牛奶，给安娜打电话', '牛奶周五买'],
      ['add | 买牛奶 | 2026-12-04', 'add | 给安娜打电话'],
    ],
    [
      ['把写周报和交房租都改到周一', '房租11号交'],
      ['update | 写周报 | 2026-12-07', 'update | 交房租 | 2026-12-11'],
    ],
    [['买牛奶，给安娜打电话', '只确认牛奶'], ['add | 买牛奶']],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'zh', lines)).toEqual(outcome);
  });
});
