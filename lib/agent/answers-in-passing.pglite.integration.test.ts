import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRM, holdDialogue } from '@/lib/agent/testing/hold-dialogue';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('what is said in passing is about what is in view', () => {
  test.each<[string[], string[]]>([
    [['buy milk, eggs and bread', 'remove the eggs'], ['add | buy milk and bread']],
    [['buy milk, eggs and bread', 'remove milk'], ['add | buy eggs and bread']],
    [['dentist next friday', 'which friday is that?'], ['add | dentist | 2026-12-11']],
    [['dentist next friday', 'which friday is that?', 'make it 3pm'], ['add | dentist | 2026-12-11 | 15:00']],
    [['I paid the rent', CONFIRM, "wait, no I didn't"], ['reopen | pay rent']],
    [['repeat the rent every month'], ['update | pay rent | FREQ=MONTHLY']],
    [['repeat the rent every month', CONFIRM, 'stop repeating it'], ['update | pay rent | null']],
    [['meet Dan on thursday afternoon', '2'], ['add | meet Dan | 2026-12-03 | 14:00']],
    [['gym tomorrow 6am', CONFIRM, 'too early, make it 7'], ['update | gym | 07:00']],
    [['gym tomorrow 6am', 'I have a call then, make it 8'], ['add | gym | 2026-12-02 | 08:00']],
    [
      ['postpone everything this week to next week'],
      [
        'update | call Bob Miller | 2026-12-09 | 15:00',
        'update | team meeting | 2026-12-10 | 10:00',
        'update | call Bob Chen | 2026-12-11',
        'update | pay rent | 2026-12-11',
      ],
    ],
    [['2'], []],
    [['yes please add it'], []],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'en', lines)).toEqual(outcome);
  });

  test.each<[string[], string[]]>([
    [['明天买牛奶、鸡蛋和面包', '去掉鸡蛋'], ['add | 买牛奶和面包 | 2026-12-02']],
    [['下周五看牙', '是几号来着', '改成三点'], ['add | 看牙 | 2026-12-11 | 15:00']],
    [['房租交了', CONFIRM, '等等，还没交'], ['reopen | 交房租']],
    [['提醒我倒垃圾', CONFIRM, '每周都要'], ['update | 倒垃圾 | 2026-12-01 | FREQ=WEEKLY']],
    [['删掉周报', '不，是房租'], ['delete | 交房租']],
    [['给小王打电话之前半小时提醒我'], ['update | 给小王打电话 | [{"minutesBefore":30}]']],
    [['房租加个备注：转到新账户'], ['update | 交房租 | 转到新账户']],
    [['明天提醒我', '给银行打电话'], ['add | 给银行打电话 | 2026-12-02']],
    [
      ['周五五点前把ppt做完，然后发给安娜'],
      ['add | 把ppt做完 | 2026-12-04 | 17:00', 'add | 发给安娜 | 2026-12-04'],
    ],
    [['我想一周跑三次步'], ['add | 跑三次步 | 2026-12-01 | FREQ=WEEKLY']],
    [['我有几件事'], []],
    [['周六7点订一张两人的桌子'], ['添加：周六7点订一张两人的桌子', '不用了']],
    [['每月重复交房租'], ['update | 交房租 | FREQ=MONTHLY']],
    [['明天早上6点健身', CONFIRM, '太早了，改成7点'], ['update | 健身 | 07:00']],
    [['明天早上6点健身', '那时候要开会，改成8点'], ['add | 健身 | 2026-12-02 | 08:00']],
    [['后天下午3点看牙', '后天不行，大后天'], ['add | 看牙 | 2026-12-04 | 15:00']],
    [['要不要周五去看电影', '好的加上吧'], ['add | 去看电影 | 2026-12-04']],
    [
      ['把这周的都推到下周'],
      [
        'update | 给小王打电话 | 2026-12-09 | 15:00',
        'update | 项目评审会 | 2026-12-10 | 10:00',
        'update | 给小李打电话 | 2026-12-11',
        'update | 交房租 | 2026-12-11',
      ],
    ],
  ])('%s', async (lines, outcome) => {
    expect(await holdDialogue(world, 'zh', lines)).toEqual(outcome);
  });
});

describe('questions about the list are answered in words', () => {
  test.each<['en' | 'zh', string, string]>([
    ['en', 'show me the ones without a date', 'clean the shed'],
    ['en', 'what did I write about the shed?', 'clean the shed'],
    ['en', 'is the shed cleaned yet?', 'still open'],
    ['zh', '哪些没定日期', 'clean the shed'],
    ['en', "what's urgent?", 'clean the shed'],
    ['en', 'show me the high priority ones', 'clean the shed'],
    ['zh', '优先级高的有哪些', 'clean the shed'],
    ['zh', '标签是家务的有哪些', 'clean the shed'],
  ])('%s: %s', async (locale, line, answer) => {
    const person = await world.person({ locale });
    await person.addTodo({ title: 'clean the shed', priority: 2, tags: ['家务'] });
    await person.addTodo({ title: 'feed Rex', dueDate: '2026-12-02' });
    const heard = await person.say(line);
    expect(heard.text).toContain(answer);
    expect(heard.text).not.toContain('Rex');
  });

  test('and a question about an open card is answered beside it', async () => {
    const person = await world.person();
    await person.say('dentist next friday');
    const heard = await person.say('when is that?');
    expect(heard.text).toContain('Fri 11 Dec');
    expect(heard.actions).toMatchObject([{ subject: 'dentist', status: 'pending' }]);
  });

  test('what repeats is told with its rhythm', async () => {
    const person = await world.person();
    await person.addTodo({ title: 'pay rent', dueDate: '2026-12-04' });
    await person.confirmMany((await person.say('repeat the rent every month')).actions);
    expect((await person.goOn()).text).toBe('Changed. “pay rent” now repeats: every month.');
  });
});
