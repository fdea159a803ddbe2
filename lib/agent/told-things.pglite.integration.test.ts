import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRM, holdDialogue } from '@/lib/agent/testing/hold-dialogue';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('what is told about a todo changes that todo and makes no other', () => {
  test.each<[string[], string[]]>([
    [["the rent isn't paid yet"], []],
    [['the rent is paid', CONFIRM, "the rent isn't paid yet"], ['reopen | pay rent']],
    [["I haven't paid the rent yet"], []],
    [['I finished the report and paid the rent'], ['complete | write the report', 'complete | pay rent']],
    [['the team meeting is every week'], ['update | team meeting | FREQ=WEEKLY']],
    [['the choir is every week'], ['add | the choir | 2026-12-01 | FREQ=WEEKLY']],
    [['the team meeting is on Thursday at 10'], []],
    [['the team meeting is at 12 now'], ['update | team meeting | 12:00']],
    [['is the team meeting on Thursday or Friday?'], []],
    [['the team meeting got cancelled'], ['delete | team meeting']],
    [['never mind the report'], ['delete | write the report']],
    [['team meeting at 11 not 10'], ['update | team meeting | 11:00']],
    [['is the rent due on Friday or Saturday'], []],
    [['buy a gift for the team meeting', CONFIRM, 'the gift is for Friday'], ['add | the gift | 2026-12-04']],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'en', lines)).toEqual(outcome);
  });

  test.each<[string[], string[]]>([
    [['房租还没交'], []],
    [['房租交了', CONFIRM, '房租还没交'], ['reopen | 交房租']],
    [['我还没交房租呢'], []],
    [['我把周报写完了，房租也交了'], ['complete | 写周报', 'complete | 交房租']],
    [['评审会每周都开'], ['update | 项目评审会 | FREQ=WEEKLY']],
    [['评审会现在是12点'], ['update | 项目评审会 | 12:00']],
    [['评审会是周四还是周五'], []],
    [['评审会是几点来着'], []],
    [['周末干嘛'], []],
    [['房租不用交了'], ['delete | 交房租']],
    [['周报算了'], ['delete | 写周报']],
    [['评审会是11点不是10点'], ['update | 项目评审会 | 11:00']],
    [['合唱团每周都有'], ['add | 合唱团 | 2026-12-01 | FREQ=WEEKLY']],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'zh', lines)).toEqual(outcome);
  });
});

describe('several things in one message are a todo each where their words say so', () => {
  test.each<['en' | 'zh', string, string[]]>([
    [
      'en',
      'add eggs, milk and bread to my shopping list',
      ['add | eggs | shopping', 'add | milk | shopping', 'add | bread | shopping'],
    ],
    [
      'en',
      'put mac and cheese, milk and bread on the shopping list',
      ['add | mac and cheese | shopping', 'add | milk | shopping', 'add | bread | shopping'],
    ],
    ['en', 'buy milk, eggs and bread', ['add | buy milk, eggs and bread']],
    ['en', 'add call Bob, about the offer, to my work list', ['add | call Bob, about the offer | work']],
    [
      'en',
      'buy milk on Friday and while at it pick up the parcel',
      ['add | buy milk | 2026-12-04', 'add | pick up the parcel | 2026-12-04'],
    ],
    [
      'en',
      'buy milk on Friday and pick up the parcel',
      ['add | buy milk | 2026-12-04', 'add | pick up the parcel'],
    ],
    ['zh', '把鸡蛋、牛奶和面包加到购物清单', ['add | 鸡蛋 | 购物', 'add | 牛奶 | 购物', 'add | 面包 | 购物']],
    ['zh', '买鸡蛋、牛奶和面包', ['add | 买鸡蛋、牛奶和面包']],
    ['zh', '周五买牛奶，顺便取快递', ['add | 买牛奶 | 2026-12-04', 'add | 取快递 | 2026-12-04']],
  ])('%s %s', async (locale, line, outcome) => {
    expect(await holdDialogue(world, locale, [line])).toEqual(outcome);
  });
});

describe('what was added last is known, whatever was shown since', () => {
  test.each<['en' | 'zh', string[], string[]]>([
    [
      'en',
      ['buy milk', CONFIRM, 'what do I have on Friday?', 'delete the last one I added'],
      ['delete | buy milk'],
    ],
    ['en', ['buy milk', CONFIRM, 'move what I just added to Friday'], ['update | buy milk | 2026-12-04']],
    ['en', ['add milk', 'add eggs too', 'delete the last one I added'], ['add | milk']],
    ['en', ['delete the last one I added'], []],
    ['zh', ['买牛奶', CONFIRM, '周五有什么安排？', '把刚才加的删掉'], ['delete | 买牛奶']],
    ['zh', ['买牛奶', '把刚加的删了'], []],
    ['zh', ['把刚才加的删掉'], []],
  ])('%s %s', async (locale, lines, outcome) => {
    expect(await holdDialogue(world, locale, lines)).toEqual(outcome);
  });
});

describe('other words for what was just said change it and add nothing', () => {
  test.each<['en' | 'zh', string[], string[]]>([
    ['en', ['buy milk', 'no, oat milk'], ['add | buy oat milk']],
    ['en', ['buy milk on Friday', 'I said oat milk'], ['add | buy oat milk | 2026-12-04']],
    ['en', ['buy milk', CONFIRM, 'no I meant oat milk'], ['update | buy milk | buy oat milk']],
    ['en', ['buy milk and call Ann', 'I meant oat milk'], ['add | buy oat milk', 'add | call Ann']],
    ['en', ['call mum', 'no, the report'], ['add | the report']],
    [
      'en',
      ['dentist for Lucy on Friday', "it's at her place"],
      ['add | dentist for Lucy at her place | 2026-12-04'],
    ],
    ['zh', ['买牛奶', '我说的是燕麦奶'], ['add | 买燕麦奶']],
    ['zh', ['买牛奶', CONFIRM, '不对，燕麦奶'], ['update | 买牛奶 | 买燕麦奶']],
  ])('%s %s', async (locale, lines, outcome) => {
    expect(await holdDialogue(world, locale, lines)).toEqual(outcome);
  });
});

describe('of a card with several lines those that are meant stay, and a card that was taken back can come again', () => {
  test.each<['en' | 'zh', string[], string[]]>([
    ['en', ['delete the team meeting and the report', 'only the report'], ['delete | write the report']],
    ['en', ['move everything on Friday to Monday', 'not the rent'], ['update | call Bob Chen | 2026-12-07']],
    ['en', ['buy milk and call Ann', 'not the milk'], ['add | call Ann']],
    ['en', ['buy milk', 'cancel that', 'actually add it'], ['add | buy milk']],
    ['zh', ['删掉评审会和写周报', '只删周报'], ['delete | 写周报']],
    ['zh', ['把周五的都挪到周一', '房租不动'], ['update | 给小李打电话 | 2026-12-07']],
    ['zh', ['买牛奶', '不要了', '还是加上吧'], ['add | 买牛奶']],
    ['zh', ['周报写好了吗', '还没'], []],
  ])('%s %s', async (locale, lines, outcome) => {
    expect(await holdDialogue(world, locale, lines)).toEqual(outcome);
  });
});

describe('of what repeats the next time is left out, and no other', () => {
  test.each<['en' | 'zh', string[], string[]]>([
    ['en', ['mop the floor every Friday', CONFIRM, 'skip this one'], ['update | mop the floor | 2026-12-11']],
    [
      'en',
      ['mop the floor every Friday', CONFIRM, 'skip this week'],
      ['update | mop the floor | 2026-12-11'],
    ],
    ['en', ['mop the floor every Friday', CONFIRM, 'skip next week'], []],
    ['en', ['mop the floor on Friday', CONFIRM, 'skip this one'], []],
    ['zh', ['每周五拖地', CONFIRM, '跳过这次'], ['update | 拖地 | 2026-12-11']],
    ['zh', ['每周五拖地', CONFIRM, '跳过下周'], []],
  ])('%s %s', async (locale, lines, outcome) => {
    expect(await holdDialogue(world, locale, lines)).toEqual(outcome);
  });
});

describe('a slip of the hand in the asking word, and a goodbye, are no titles', () => {
  test.each<['en' | 'zh', string, string[]]>([
    ['en', 'remnid me to call Ann on Friday', ['add | call Ann | 2026-12-04']],
    ['en', 'can you delte the report', ['delete | write the report']],
    ['en', 'thanks bye', []],
    ['zh', '谢谢再见', []],
    ['zh', '谢谢，拜拜', []],
  ])('%s %s', async (locale, line, outcome) => {
    expect(await holdDialogue(world, locale, [line])).toEqual(outcome);
  });
});

test.each<['en' | 'zh', string]>([
  ['en', 'I might have to call the bank'],
  ['zh', '可能要给银行打电话'],
])('a typed yes to an offer proposes words that were said, not assumed (%s)', async (locale, musing) => {
  const person = await world.person({ locale });
  await person.say(musing);
  const { actions } = await person.say(locale === 'en' ? 'yes' : '好');
  const evidence = actions[0]?.fields.find(({ name }) => name === 'title')?.evidence.kind;
  expect(actions).toHaveLength(1);
  expect(evidence).toBe('said');
});

test.each<['en' | 'zh', string, string, string]>([
  ['en', 'buy milk', 'actually never mind', 'undo'],
  ['en', 'pay the gas bill', 'oops not that one', 'undo'],
  ['zh', '买牛奶', '还是取消吧', '撤销'],
  ['zh', '交水费', '哎不对不是这个', '撤销'],
])(
  'tells how to undo when what is taken back is done already (%s, %s, %s)',
  async (locale, order, second, word) => {
    const person = await world.person({ locale });
    const { actions } = await person.say(order);
    await person.confirmMany(actions);
    await person.goOn();
    const { text } = await person.say(second);
    expect(text).toContain(word);
    expect((await person.rows()).todos).toHaveLength(1);
  },
);
