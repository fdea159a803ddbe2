import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRM, holdDialogue } from '@/lib/agent/testing/hold-dialogue';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('what is said against a card or a change is never taken for what is wanted', () => {
  const MUM = 'call mum tomorrow at 5';
  test.each<[string[], string[]]>([
    [
      [MUM, CONFIRM, 'remind me an hour before', CONFIRM, 'actually two hours'],
      ['update | call mum | [{"minutesBefore":120}]'],
    ],
    [
      [MUM, CONFIRM, 'remind me an hour before', 'no, two hours'],
      ['update | call mum | [{"minutesBefore":120}]'],
    ],
    [[MUM, CONFIRM, 'remind me an hour before', CONFIRM, 'dont remind me'], ['update | call mum | []']],
    [['when is the team meeting?', 'remove the date'], ['update | team meeting | null']],
    [['gym tomorrow at 12', 'not in the morning'], ['add | gym | 2026-12-02 | 12:00']],
    [['gym tomorrow', 'not too early'], ['add | gym | 2026-12-02']],
    [['gym tomorrow', "tomorrow doesn't work"], ['add | gym | 2026-12-02']],
    [['gym tomorrow at 8', 'actualy make that 830'], ['add | gym | 2026-12-02 | 08:30']],
    [['gym tomorrow at 12', 'make it the morning'], ['add | gym | 2026-12-02 | 08:00']],
    [['no wait friday'], []],
    [[MUM, CONFIRM, 'no wait friday'], ['update | call mum | 2026-12-04']],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'en', lines)).toEqual(outcome);
  });

  test.each<[string[], string[]]>([
    [
      ['明天五点给妈妈打电话', CONFIRM, '提前一小时提醒我', CONFIRM, '还是两小时吧'],
      ['update | 给妈妈打电话 | [{"minutesBefore":120}]'],
    ],
    [['评审会是什么时候？', '日期去掉'], ['update | 项目评审会 | null']],
    [['日期去掉'], []],
    [['明天健身', '上午不行'], ['add | 健身 | 2026-12-02']],
    [['明天健身', '早上不要'], ['add | 健身 | 2026-12-02']],
    [['明天健身', '别太早'], ['add | 健身 | 2026-12-02']],
    [['不对，周五吧'], []],
    [['明天五点给妈妈打电话', CONFIRM, '不对，周五吧'], ['update | 给妈妈打电话 | 2026-12-04']],
    [['明天九点三刻开会', '记错了，是九点一刻不是九点三刻'], ['add | 开会 | 2026-12-02 | 09:15']],
    [['明天九点三刻开会', CONFIRM, '记错了，是九点一刻不是九点三刻'], ['update | 开会 | 09:15']],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'zh', lines)).toEqual(outcome);
  });

  test.each<['en' | 'zh', string, string, RegExp]>([
    ['en', 'buy milk on friday', 'nope', /“undo”/],
    ['en', 'buy milk on friday', 'wrong', /“undo”/],
    ['zh', '周五买牛奶', '错了', /撤销/],
  ])('right after a confirmed change, in %s: %s, %s', async (locale, order, said, hint) => {
    const person = await world.person({ locale });
    const { actions } = await person.say(order);
    await person.confirmMany(actions);
    await person.goOn();
    const heard = await person.say(said);
    expect(heard.text).toMatch(hint);
    expect(heard.actions).toEqual([]);
  });

  test.each<['en' | 'zh', string[], string, string]>([
    ['en', ['buy milk', 'buy eggs'], 'undo', 'undo one more'],
    ['zh', ['买牛奶', '买鸡蛋'], '撤销', '再撤一步'],
  ])('one step after another is taken back, in %s', async (locale, orders, undo, again) => {
    const person = await world.person({ locale });
    for (const order of orders) {
      const { actions } = await person.say(order);
      await person.confirmMany(actions);
      await person.goOn();
    }
    await person.say(undo);
    await person.say(again);
    expect((await person.rows()).todos.filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
  });
});
