import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFIRM, holdDialogue } from '@/lib/agent/testing/hold-dialogue';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const outcome = (locale: 'en' | 'zh') => async (lines: string[], expected: string[]) => {
  expect(await holdDialogue(world, locale, lines)).toEqual(expected);
};
const pills = ['remind me to take pills every day at 8', CONFIRM];
const run = ['go for a run on Friday', CONFIRM];
const 吃药 = ['加每天早上8点吃药', CONFIRM];
const 跑步 = ['加周五跑步', CONFIRM];

describe('what shall not be is no todo: it takes off what is there, or says that there is nothing', () => {
  test.each<[string[], string[]]>([
    [['no gym on Wednesday'], []],
    [['stop the piano lessons'], []],
    [[...run, 'no run on Friday'], ['delete | go for a run']],
    [[...run, 'no runs on Saturday'], []],
    [[...run, 'skip the run on Friday'], ['delete | go for a run']],
    [[...pills, 'stop the pills'], ['delete | take pills']],
    [[...pills, 'no more pills'], ['delete | take pills']],
    [["I didn't ask you to delete anything"], []],
    [["don't remind me to call the plumber"], []],
    [['delete pay the plumber'], []],
  ])('%s', outcome('en'));

  test.each<[string[], string[]]>([
    [['明天不要游泳'], []],
    [['先不学吉他了'], []],
    [[...跑步, '周五不要跑步'], ['delete | 跑步']],
    [[...跑步, '周六不跑步'], []],
    [[...跑步, '先不跑步了'], ['delete | 跑步']],
    [[...吃药, '不吃药了'], ['delete | 吃药']],
    [['我没说要删除'], []],
    [['我没让你改'], []],
    [['别提醒我买鸡蛋'], []],
  ])('%s', outcome('zh'));
});

describe('a day taken off something that repeats leaves its other times', () => {
  test.each<[string[], string[]]>([
    [[...pills, 'skip the pills tomorrow'], ['update | take pills | 2026-12-03']],
    [[...pills, 'no pills tomorrow'], ['update | take pills | 2026-12-03']],
    [[...pills, 'delete the pills tomorrow'], ['update | take pills | 2026-12-03']],
    [[...pills, 'skip the pills on Saturday'], []],
    [[...pills, 'delete take pills'], ['delete | take pills']],
    [
      [...pills, 'clear my tomorrow'],
      ['update | take pills | 2026-12-03', 'delete | call Bob Miller'],
    ],
  ])('%s', outcome('en'));

  test.each<[string[], string[]]>([
    [[...吃药, '明天的药不吃了'], ['update | 吃药 | 2026-12-03']],
    [[...吃药, '明天不吃药'], ['update | 吃药 | 2026-12-03']],
    [[...吃药, '把明天的吃药删掉'], ['update | 吃药 | 2026-12-03']],
    [[...吃药, '周六的药不吃了'], []],
  ])('%s', outcome('zh'));

  test('and says so beside the card, with the words that end it', async () => {
    const person = await world.person();
    await person.addTodo({
      title: 'water plants',
      dueDate: '2026-12-04',
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
    });
    expect((await person.say('skip the plants on Friday')).text).toMatch(
      /only that time.*“delete water plants”/,
    );
  });

  test('until there is no later time: then the last one goes', async () => {
    const person = await world.person();
    await person.addTodo({ title: 'water plants', dueDate: '2026-12-04', recurrence: 'FREQ=WEEKLY;COUNT=1' });
    expect((await person.say('no plants on Friday')).actions).toMatchObject([{ tool: 'todo_delete' }]);
  });
});

describe('several that stand apart move each from where it stands', () => {
  const runs = ['run on Wednesday, run on Thursday and run on Friday', CONFIRM];
  const three = [3, 4, 5].map((day) => `update | run | 2026-12-0${day}`);
  test.each<[string[], string[]]>([
    [[...runs, 'move the runs one day later'], three],
    [[...runs, 'push my runs back a day'], three],
    [[...runs, 'move the run one day later', 'All 3'], three],
    [[...runs, 'delete my runs'], Array(3).fill('delete | run')],
    [
      ['cancel all of them'],
      ['call Bob Miller', 'team meeting', 'call Bob Chen', 'pay rent', 'write the report', 'All 5'],
    ],
    [
      ['what do I have on Friday?', 'cancel all of them'],
      ['delete | call Bob Chen', 'delete | pay rent'],
    ],
    [['move everything from Thursday to Friday'], ['update | team meeting | 2026-12-04']],
    [['move the team meeting two hours later'], ['update | team meeting | 12:00']],
  ])('%s', outcome('en'));

  const 三次 = ['加周三跑步，周四跑步，周五跑步', CONFIRM];
  test.each<[string[], string[]]>([
    [[...三次, '跑步都往后推一天'], [3, 4, 5].map((day) => `update | 跑步 | 2026-12-0${day}`)],
    [
      [...三次, '把这周的跑步往前挪一天', '全部 3 条'],
      [1, 2, 3].map((day) => `update | 跑步 | 2026-12-0${day}`),
    ],
    [['项目评审会往后挪一小时'], ['update | 项目评审会 | 11:00']],
    [['把周四的都挪到周五'], ['update | 项目评审会 | 2026-12-04']],
  ])('%s', outcome('zh'));
});

describe('what is left out of all is never what is changed', () => {
  const others = ['call Bob Miller', 'team meeting', 'call Bob Chen', 'write the report'];
  test.each<[string, string[]]>([
    ['delete all except the rent', others.map((title) => `delete | ${title}`)],
    ['delete all my todos but the rent', others.map((title) => `delete | ${title}`)],
    ['delete everything, apart from pay rent', others.map((title) => `delete | ${title}`)],
    ['keep only the rent', others.map((title) => `delete | ${title}`)],
    ['mark everything done except the rent', others.map((title) => `complete | ${title}`)],
    ['complete all but the rent and the report', others.slice(0, 3).map((title) => `complete | ${title}`)],
    ['delete everything on friday but the rent', ['delete | call Bob Chen']],
    ['delete all except the piano', []],
  ])('%s', async (line, expected) => {
    expect(await holdDialogue(world, 'en', [line])).toEqual(expected);
  });

  const 其他 = ['给小王打电话', '项目评审会', '给小李打电话', '写周报'];
  test.each<[string, string[]]>([
    ['除了房租都删了', 其他.map((title) => `delete | ${title}`)],
    ['删掉除了交房租以外的', 其他.map((title) => `delete | ${title}`)],
    ['全部删掉，除了房租', 其他.map((title) => `delete | ${title}`)],
    ['把所有的都删掉，房租除外', 其他.map((title) => `delete | ${title}`)],
    ['只留房租', 其他.map((title) => `delete | ${title}`)],
    ['除了房租都完成了', 其他.map((title) => `complete | ${title}`)],
    ['除了钢琴都删了', []],
    ['删除最后一条', ['给小王打电话', '项目评审会', '给小李打电话', '交房租', '写周报', '全部 5 条']],
  ])('%s', async (line, expected) => {
    expect(await holdDialogue(world, 'zh', [line])).toEqual(expected);
  });
});

describe('two todos take the moment of each other', () => {
  test.each<['en' | 'zh', string, string[]]>([
    [
      'en',
      'swap Bob Miller and the team meeting',
      ['update | call Bob Miller | 2026-12-03 | 10:00', 'update | team meeting | 2026-12-02 | 15:00'],
    ],
    ['en', 'swap the team meeting and the choir', []],
    [
      'zh',
      '把项目评审会和交房租对调',
      ['update | 项目评审会 | 2026-12-04 | null', 'update | 交房租 | 2026-12-03 | 10:00'],
    ],
  ])('%s: %s', async (locale, line, expected) => {
    expect(await holdDialogue(world, locale, [line])).toEqual(expected);
  });
});

describe('what is told of a todo', () => {
  test.each<['en' | 'zh', string[], string[]]>([
    ['en', ['the team meeting takes 45 minutes'], ['update | team meeting | 45']],
    [
      'en',
      ['rename the team meeting to sync with Ann', CONFIRM, 'the team meeting is cancelled'],
      ['delete | sync with Ann'],
    ],
    [
      'en',
      ['dinner with Sam tomorrow at 7', 'with Ann instead of Sam'],
      ['add | dinner with Ann | 2026-12-02 | 19:00'],
    ],
    [
      'en',
      ["table at Luigi's tomorrow at 7pm", 'for 6 people'],
      ["add | table at Luigi's for 6 people | 2026-12-02 | 19:00"],
    ],
    ['zh', ['项目评审会要45分钟'], ['update | 项目评审会 | 45']],
  ])('%s: %s', async (locale, lines, expected) => {
    expect(await holdDialogue(world, locale, lines)).toEqual(expected);
  });
});

describe('an instruction not to write is followed, and what is asked behind it answered', () => {
  test.each<['en' | 'zh', string]>([
    ['en', "don't add anything, just tell me what's tomorrow"],
    ['en', "don't change anything, what's on tomorrow?"],
    ['zh', '别加待办，就告诉我明天有什么'],
    ['zh', '不用添加，明天有什么安排？'],
  ])('%s: %s', async (locale, line) => {
    const person = await world.person({ locale });
    await person.addTodo({ title: 'feed Rex', dueDate: '2026-12-02' });
    const heard = await person.say(line);
    expect(heard.text).toContain('feed Rex');
    expect(heard.actions).toEqual([]);
  });

  test.each<['en' | 'zh', string, RegExp]>([
    ['en', 'what a day', /I hear you/],
    ['en', "I can't do the slides today", /I hear you/],
    ['en', 'ugh', /I hear you/],
    ['en', "don't book anything wednesday", /add nothing by myself/],
    ['zh', '周二空出来', /不会自己添加/],
    ['zh', '等一下', /听到了/],
    ['en', 'the review was awful', /I hear you/],
    ['zh', '今天好累啊', /听到了/],
    ['zh', '今天开会太折磨人了', /听到了/],
  ])('%s: %s gets a human word', async (locale, line, answer) => {
    const person: TestPerson = await world.person({ locale });
    const heard = await person.say(line);
    expect(heard.text).toMatch(answer);
    expect(heard.actions).toEqual([]);
  });

  test.each<['en' | 'zh', string]>([
    ['en', 'should I feed Rex tomorrow?'],
    ['zh', '明天要喂Rex吗？'],
  ])('%s: %s tells what stands', async (locale, line) => {
    const person = await world.person({ locale });
    await person.addTodo({ title: locale === 'en' ? 'feed Rex' : '喂Rex', dueDate: '2026-12-02' });
    expect((await person.say(line)).text).toContain('Rex');
  });
});
