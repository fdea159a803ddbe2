import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const LISTS = {
  en: [
    { title: 'call Bob Miller', dueDate: '2026-12-02', dueTime: '15:00' },
    { title: 'call Bob Chen', dueDate: '2026-12-04' },
    { title: 'team meeting', dueDate: '2026-12-03', dueTime: '10:00' },
    { title: 'pay rent', dueDate: '2026-12-04' },
    { title: 'write the report' },
  ],
  zh: [
    { title: '给小王打电话', dueDate: '2026-12-02', dueTime: '15:00' },
    { title: '给小李打电话', dueDate: '2026-12-04' },
    { title: '项目评审会', dueDate: '2026-12-03', dueTime: '10:00' },
    { title: '交房租', dueDate: '2026-12-04' },
    { title: '写周报' },
  ],
};

/** A click on the button of the open card, among what is said. */
const CONFIRM = '(Confirm)';

/** Says all lines and tells what the last one led to: the card's lines, or the buttons of a question. */
async function hold(locale: 'en' | 'zh', lines: string[]): Promise<string[]> {
  const person = await world.person({ locale });
  for (const draft of LISTS[locale]) await person.addTodo(draft);
  let open: Action[] = [];
  let last: string[] = [];
  for (const line of lines) {
    const heard = line === CONFIRM ? await confirmed(person, open) : await person.say(line);
    expect(heard.errors).toEqual([]);
    if (heard.actions.length > 0) open = heard.actions;
    const titles = new Map((await person.rows()).todos.map((todo) => [todo.id, todo.title]));
    last = heard.choices ? heard.choices.options : heard.actions.map((action) => told(action, titles));
  }
  expect(await person.historyProblems()).toEqual([]);
  return last;
}

async function confirmed(person: TestPerson, open: Action[]) {
  await person.confirmMany(open);
  return person.goOn();
}

/** "update | call Bob | 2026-12-04": the tool, the todo's title and the values. */
function told({ tool, arguments: { id, ...values } }: Action, titles: Map<string, string>): string {
  const name = typeof id === 'string' ? [titles.get(id)] : [];
  const shown = Object.values(values).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  );
  return [tool.replace('todo_', ''), ...name, ...shown].join(' | ');
}

describe('a dialogue goes on from what was said and shown', () => {
  test.each<[string[], string[]]>([
    [['call mum tomorrow at 5', 'no I meant Thursday'], ['add | call mum | 2026-12-03 | 17:00']],
    [['call mum tomorrow at 5', CONFIRM, 'actually make it 6pm'], ['update | call mum | 18:00']],
    [
      ['complete call Bob', 'the other one'],
      ['call Bob Miller', 'call Bob Chen', 'Both'],
    ],
    [['complete call Bob', 'the Chen one'], ['complete | call Bob Chen']],
    [['complete call Bob', 'no, the one on Friday'], ['complete | call Bob Chen']],
    [['complete call Bob', 'Bob Chen', 'no, the other Bob'], ['complete | call Bob Miller']],
    [['complete call Bob', 'Bob Chen', CONFIRM, 'no, the other Bob'], ['complete | call Bob Miller']],
    [['complete call Bob', 'neither'], []],
    [['delete the meeting', 'no, the report'], ['delete | write the report']],
    [['move the meeting to Friday', CONFIRM, 'no I meant Monday'], ['update | team meeting | 2026-12-07']],
    [['what do I have on Friday?', 'complete the second one'], ['complete | pay rent']],
    [
      ['what do I have on Friday?', 'move it to Monday'],
      ['call Bob Chen', 'pay rent'],
    ],
    [
      ['what do I have on Friday?', 'move them to Monday'],
      ['update | call Bob Chen | 2026-12-07', 'update | pay rent | 2026-12-07'],
    ],
    [['when is the meeting?', 'move it an hour later'], ['update | team meeting | 11:00']],
    [['when is the meeting?', 'cancel it'], ['delete | team meeting']],
    [
      ['do I have anything tomorrow?', 'push it to Friday at 9'],
      ['update | call Bob Miller | 2026-12-04 | 09:00'],
    ],
    [
      ['add milk', 'also eggs', 'and bread'],
      ['add | milk', 'add | eggs', 'add | bread'],
    ],
    [['buy eggs tomorrow', 'make it two dozen eggs'], ['add | buy two dozen eggs | 2026-12-02']],
    [['remind me to water the plants', 'when?', 'tomorrow'], ['add | water the plants | 2026-12-02']],
    [
      ['pay the gas bill on Friday', 'remind me the day before'],
      ['add | pay the gas bill | 2026-12-04 | [{"minutesBefore":1440}]'],
    ],
    [['the meeting moved to 11', CONFIRM, 'and make it 2 hours long'], ['update | team meeting | 120']],
    [['move the report to next week', 'Wednesday'], ['update | write the report | 2026-12-09']],
    [['take the pills tonight at 3', '3 am'], ['add | take the pills | 2026-12-02 | 03:00']],
    [['mark pay rent as done', CONFIRM, 'no, reopen it'], ['reopen | pay rent']],
    [['the second one'], []],
    [['remind me 30 minutes before the team meeting'], ['update | team meeting | [{"minutesBefore":30}]']],
    [['sweep the hall tomorrow, call Ann', 'remove the first one'], ['add | call Ann']],
    [
      ['remove the first one'],
      ['call Bob Miller', 'team meeting', 'call Bob Chen', 'pay rent', 'write the report', 'All 5'],
    ],
    [
      ['buy milk and call Ann tomorrow', 'the second one at 5'],
      ['add | buy milk', 'add | call Ann | 2026-12-02 | 17:00'],
    ],
    [
      ['push everything on Friday to Monday'],
      ['update | call Bob Chen | 2026-12-07', 'update | pay rent | 2026-12-07'],
    ],
    [['the rent is paid', CONFIRM, "actually it's not paid"], ['reopen | pay rent']],
    [['pay rent tomorrow instead'], ['update | pay rent | 2026-12-02']],
    [['when is the team meeting?', 'move it to the afternoon'], ['update | team meeting | 12:00']],
    [
      ['add a note to the report: use the new template'],
      ['update | write the report | use the new template'],
    ],
    [['delete call Bob Miller and the report'], ['delete | call Bob Miller', 'delete | write the report']],
    [
      ['complete the report, the rent and the dentist'],
      ['complete | write the report', 'complete | pay rent'],
    ],
    [
      ['dentist on Friday at 3pm', 'move it to next week', 'Thursday'],
      ['add | dentist | 2026-12-10 | 15:00'],
    ],
    [
      ["I'm done with the report", 'also check off pay rent'],
      ['complete | write the report', 'complete | pay rent'],
    ],
    [['water the plants sometime', 'No date'], ['add | water the plants']],
    [['what should I do today?', 'and on Friday?', 'done with the first'], ['complete | call Bob Chen']],
    [["what's on Thursday", 'make that 90 minutes'], ['update | team meeting | 90']],
    [["what's on my list?", 'the last one to tomorrow'], ['update | write the report | 2026-12-02']],
    [
      ["what's on my list?", 'mark the first two as done'],
      ['complete | call Bob Miller', 'complete | team meeting'],
    ],
    [['cancel call Bob', 'Chen', 'no', 'ok cancel the other one'], ['delete | call Bob Miller']],
    [['add gym tomorrow at 6', 'the morning one'], ['add | gym | 2026-12-02 | 06:00']],
    [['add gym tomorrow at 6', 'am'], ['add | gym | 2026-12-02 | 06:00']],
    [['lunch with Sam on Friday', 'with Ann too'], ['add | lunch with Sam and Ann | 2026-12-04']],
    [['book a haircut on Friday at 2pm', CONFIRM, 'can we make it 3?'], ['update | book a haircut | 15:00']],
    [
      ['water the ferns every Tuesday', 'not every Tuesday, every Thursday'],
      ['add | water the ferns | 2026-12-03 | FREQ=WEEKLY;BYDAY=TH'],
    ],
    [
      ['reschedule call Bob', 'the one tomorrow', 'Thursday 4pm'],
      ['update | call Bob Miller | 2026-12-03 | 16:00'],
    ],
    [
      ['pay the nanny every Monday and Friday at 6pm', 'oh no, Tuesdays and Saturdays'],
      ['add | pay the nanny | 2026-12-01 | 18:00 | FREQ=WEEKLY;BYDAY=TU,SA'],
    ],
    [
      ['jog every weekday at 6am', 'make it 7 instead'],
      ['add | jog | 2026-12-02 | 07:00 | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ],
    [
      ['pick up the suit on the 9th of next month', 'wait, the 12th'],
      ['add | pick up the suit | 2027-01-12'],
    ],
    [['put the team meeting off until Monday'], ['update | team meeting | 2026-12-07']],
    [['im done with the report'], ['complete | write the report']],
    [['complete call Bob', 'so tired today'], []],
    [['complete call Bob', 'who wrote Hamlet?'], []],
    [['complete call Bob', 'sweep the yard on Friday'], ['add | sweep the yard | 2026-12-04']],
    [['piano lesson next week', 'sweep the yard tomorrow'], ['add | sweep the yard | 2026-12-02']],
    [['piano lesson next week', 'I was so bored today'], []],
    [['piano lesson next week', 'maybe Thursday'], ['add | piano lesson | 2026-12-10']],
    [['haircut on Friday at 2pm', 'make it the day after'], ['add | haircut | 2026-12-05 | 14:00']],
    [
      ['move the team meeting to Friday and rename it to planning'],
      ['update | team meeting | planning | 2026-12-04'],
    ],
    [
      ['rename the report to essay, move it to Friday at 9am and tag it work'],
      ['update | write the report | essay | 2026-12-04 | 09:00 | ["work"]'],
    ],
    [
      ['move the team meeting to Friday and rename the report to essay'],
      ['update | team meeting | 2026-12-04'],
    ],
    [
      ['move the team meeting to Friday and rename the report to essay', CONFIRM],
      ['update | write the report | essay'],
    ],
    [
      ['move pay rent to Monday and the report to Thursday', CONFIRM],
      ['update | write the report | 2026-12-03'],
    ],
    [['move pay rent to Monday and the report too', CONFIRM], ['update | write the report | 2026-12-07']],
    [['move the team meeting to 3pm and book a room', CONFIRM], ['add | book a room']],
    [['move pay rent to Monday and then delete it', CONFIRM], ['delete | pay rent']],
    [['I should probably call my aunt sometime', 'yes', 'Friday'], ['add | call my aunt | 2026-12-04']],
    [['maybe I will swim on Friday', 'yes'], ['add | swim | 2026-12-04']],
    [['book a table on Saturday at 8pm', 'yes'], ['add | book a table | 2026-12-05 | 20:00']],
    [
      ['pick up the kids tomorrow at 3', CONFIRM, 'and one for Thursday too'],
      ['add | pick up the kids | 2026-12-03 | 15:00'],
    ],
    [
      ['pick up the kids tomorrow at 3', 'another one on Thursday'],
      ['add | pick up the kids | 2026-12-02 | 15:00', 'add | pick up the kids | 2026-12-03 | 15:00'],
    ],
    [
      ['finish the slides by Friday', CONFIRM, 'when is that due?', 'make it Monday'],
      ['update | finish the slides | 2026-12-07'],
    ],
    [['did I pay the rent?', 'yes I paid it'], ['complete | pay rent']],
    [['delete the report', 'wait no'], []],
    [['pay rent is done', CONFIRM, 'undo', 'no wait, redo it'], []],
    [['add an alarm tomorrow at 6', 'pm'], ['add | alarm | 2026-12-02 | 18:00 | [{"minutesBefore":0}]']],
    [['move it', 'the team meeting', 'Monday at 2'], ['update | team meeting | 2026-12-07 | 14:00']],
    [['make it an hour'], []],
    [['add milk', 'add eggs too', 'remove the milk'], ['add | eggs']],
    [['dinner with Sam on Friday', CONFIRM, 'actually cancel it'], ['delete | dinner with Sam']],
    [['buy 3 apples', 'make it 5'], ['add | buy 5 apples']],
    [['call a plumber', 'make it 5'], ['add | call a plumber | 2026-12-01 | 17:00']],
    [
      ['wash the dishes every day', 'until Christmas'],
      ['add | wash the dishes | 2026-12-01 | FREQ=DAILY;UNTIL=20261225'],
    ],
    [['complete call Bob', 'the first one', 'no, the second'], ['complete | call Bob Chen']],
    [['tag the report as work and the rent as home', CONFIRM], ['update | pay rent | ["home"]']],
    [['how long is the team meeting?', 'make it an hour'], ['update | team meeting | 60']],
    [['ok move the team meeting to 4'], ['update | team meeting | 16:00']],
    [["I'm not going to the team meeting"], ['delete | team meeting']],
    [['call mum on Thursday', 'no, Friday, not Thursday'], ['add | call mum | 2026-12-04']],
    [['call mum on Thursday', 'not on Thursday but on Friday'], ['add | call mum | 2026-12-04']],
    [['call mum at 5', '6, not 5'], ['add | call mum | 2026-12-01 | 18:00']],
    [['call mum on Thursday', 'not Thursday'], ['add | call mum | 2026-12-03']],
    [['call mum on Thursday', CONFIRM, 'not Thursday', 'Monday'], ['update | call mum | 2026-12-07']],
    [['call mum on Thursday', 'not mum, dad'], ['add | call dad | 2026-12-03']],
    [['buy milk', CONFIRM, 'oat milk, not milk'], ['update | buy milk | buy oat milk']],
    [
      ['buy milk and call Ann', 'soy milk, not milk'],
      ['add | buy soy milk', 'add | call Ann'],
    ],
    [['not the report but the essay'], ['update | write the report | write the essay']],
    [['not Thursday'], []],
  ])('%s', async (lines, outcome) => {
    expect(await hold('en', lines)).toEqual(outcome);
  });

  test.each<[string[], string[]]>([
    [['明天五点给妈妈打电话', '不对，周四'], ['add | 给妈妈打电话 | 2026-12-03 | 17:00']],
    [['明天五点给妈妈打电话', CONFIRM, '改成六点'], ['update | 给妈妈打电话 | 18:00']],
    [
      ['打完电话了', '另一个'],
      ['给小王打电话', '给小李打电话', '两条都是'],
    ],
    [['完成打电话', '小李那个'], ['complete | 给小李打电话']],
    [['完成打电话', '小李那个', CONFIRM, '不对，是小王'], ['complete | 给小王打电话']],
    [['删除评审会', '不是，删写周报'], ['delete | 写周报']],
    [['把评审会改到周五', CONFIRM, '不是，我说的是周一'], ['update | 项目评审会 | 2026-12-07']],
    [['周五有什么安排？', '第二个完成了'], ['complete | 交房租']],
    [
      ['周五有什么安排？', '改到周一'],
      ['给小李打电话', '交房租'],
    ],
    [
      ['周五有什么安排？', '都改到周一'],
      ['update | 给小李打电话 | 2026-12-07', 'update | 交房租 | 2026-12-07'],
    ],
    [['评审会是什么时候？', '推迟一小时'], ['update | 项目评审会 | 11:00']],
    [['评审会是什么时候？', '取消它'], ['delete | 项目评审会']],
    [['明天有事吗？', '挪到周五九点'], ['update | 给小王打电话 | 2026-12-04 | 09:00']],
    [
      ['加牛奶', '还有鸡蛋', '再加面包'],
      ['add | 牛奶', 'add | 鸡蛋', 'add | 面包'],
    ],
    [['明天买鸡蛋', '改成两打鸡蛋'], ['add | 买两打鸡蛋 | 2026-12-02']],
    [['提醒我浇花', '什么时候', '明天'], ['add | 浇花 | 2026-12-02']],
    [['明天买鸡蛋', '好', '刚才那个改到周五'], ['update | 买鸡蛋 | 2026-12-04']],
    [['把写周报改到下周', '周三'], ['update | 写周报 | 2026-12-09']],
    [['今晚三点吃药', '凌晨'], ['add | 吃药 | 2026-12-02 | 03:00']],
    [['交房租完成了', CONFIRM, '不对，还没交'], ['reopen | 交房租']],
    [['评审会改到十一点了', CONFIRM, '时长两小时'], ['update | 项目评审会 | 120']],
    [['记一下周六聚餐', '十二点'], ['add | 聚餐 | 2026-12-05 | 12:00']],
    [['第一个'], []],
    [['项目评审会提前半小时提醒我'], ['update | 项目评审会 | [{"minutesBefore":30}]']],
    [['把周五的都挪到周一'], ['update | 给小李打电话 | 2026-12-07', 'update | 交房租 | 2026-12-07']],
    [['给写周报加个备注：用新模板'], ['update | 写周报 | 用新模板']],
    [['明天买菜、洗车', '删掉第一个'], ['add | 洗车 | 2026-12-02']],
    [['删掉交房租、写周报'], ['delete | 交房租', 'delete | 写周报']],
    [['周五下午三点牙医', '改到下周', '周四'], ['add | 牙医 | 2026-12-10 | 15:00']],
    [['取消打电话', '第一个', CONFIRM, '另一个也取消'], ['delete | 给小李打电话']],
    [
      ['我完成了写周报', '再把交房租也勾掉'],
      ['complete | 写周报', 'complete | 交房租'],
    ],
    [['明天聚餐', '在海底捞'], ['add | 在海底捞聚餐 | 2026-12-02']],
    [['回头提醒我交水费', '不用日期'], ['add | 交水费']],
    [['今天要做什么？', '那周五呢？', '第一个做完了'], ['complete | 给小李打电话']],
    [
      ['我有哪些待办？', '前两个都完成了'],
      ['complete | 给小王打电话', 'complete | 项目评审会'],
    ],
    [['周六聚餐', '跟大学同学一起'], ['add | 跟大学同学一起聚餐 | 2026-12-05']],
    [['每周二浇花', '不是周二，是周四'], ['add | 浇花 | 2026-12-03 | FREQ=WEEKLY;BYDAY=TH']],
    [['完成打电话', '今天真的好困啊'], []],
    [['下周上钢琴课', '明天下午两点去医院'], ['add | 去医院 | 2026-12-02 | 14:00']],
    [['下周上钢琴课', '今天好烦'], []],
    [['过几天去看奶奶'], ['12月2日 周三', '12月4日 周五', '12月9日 周三', '不用日期']],
    [['我想学游泳'], ['添加：学游泳', '不用了']],
    [['后天或者周五把车洗了'], ['add | 把车洗了 | 2026-12-03']],
    [['下个月八号洗牙', '哎不对，十号'], ['add | 洗牙 | 2027-01-10']],
    [
      ['每周二四晚上八点练琴', '错了，应该是一五'],
      ['add | 练琴 | 2026-12-04 | 20:00 | FREQ=WEEKLY;BYDAY=MO,FR'],
    ],
    [['每月5号还信用卡', '改成每月20号'], ['add | 还信用卡 | 2026-12-20 | FREQ=MONTHLY;BYMONTHDAY=20']],
    [['每天晚上九点吃药', '改成十点'], ['add | 吃药 | 2026-12-01 | 22:00 | FREQ=DAILY']],
    [['周五理发', '放到第二天'], ['add | 理发 | 2026-12-05']],
    [['明天六点健身', '早上'], ['add | 健身 | 2026-12-02 | 06:00']],
    [['我可能应该学游泳', '好'], ['add | 学游泳']],
    [['明天交电费', CONFIRM, '周四也来一个'], ['add | 交电费 | 2026-12-03']],
    [['周五前写总结', CONFIRM, '这个什么时候到期？', '改到周一'], ['update | 写总结 | 2026-12-07']],
    [['房租交了吗？', '交了'], ['complete | 交房租']],
    [['删除写周报', '等等不要'], []],
    [['设个明天六点的闹钟', '下午'], ['add | 闹钟 | 2026-12-02 | 18:00 | [{"minutesBefore":0}]']],
    [['挪一下', '评审会', '周一下午两点'], ['update | 项目评审会 | 2026-12-07 | 14:00']],
    [['下周跟老板聊聊', '周三下午'], ['add | 跟老板聊聊 | 2026-12-09 | 12:00']],
    [['改成三个人'], []],
    [['加牛奶', '再加鸡蛋', '把牛奶去掉'], ['add | 鸡蛋']],
    [['买三个苹果', '改成五个'], ['add | 买五个苹果']],
    [['每天洗碗', '到圣诞节为止'], ['add | 洗碗 | 2026-12-01 | FREQ=DAILY;UNTIL=20261225']],
    [['评审会推一周'], ['update | 项目评审会 | 2026-12-10 | 10:00']],
    [['接下来做什么'], []],
    [['要不明天去跑步吧', '好'], ['add | 去跑步 | 2026-12-02']],
    [['周五的都删掉'], ['delete | 给小李打电话', 'delete | 交房租']],
    [['周四给妈妈打电话', '周五，不是周四'], ['add | 给妈妈打电话 | 2026-12-04']],
    [['周四给妈妈打电话', '不是周四是周五'], ['add | 给妈妈打电话 | 2026-12-04']],
    [['周四给妈妈打电话', '别周四了，周五吧'], ['add | 给妈妈打电话 | 2026-12-04']],
    [['周四给妈妈打电话', '周五而不是周四'], ['add | 给妈妈打电话 | 2026-12-04']],
    [['周四给妈妈打电话', '不是周四'], ['add | 给妈妈打电话 | 2026-12-03']],
    [['周四给妈妈打电话', '不是妈妈，是爸爸'], ['add | 给爸爸打电话 | 2026-12-03']],
    [['买牛奶', CONFIRM, '我说的是豆奶，不是牛奶'], ['update | 买牛奶 | 买豆奶']],
    [['不是周报，是月报'], ['update | 写周报 | 写月报']],
    [['不是周四'], []],
    [['把评审会挪到周五，改名叫周会'], ['update | 项目评审会 | 周会 | 2026-12-04']],
    [['把写周报改名叫写月报，挪到周五'], ['update | 写周报 | 写月报 | 2026-12-04']],
    [['把评审会挪到周五，把写周报改到周四'], ['update | 项目评审会 | 2026-12-04']],
    [['把评审会挪到周五，把写周报改到周四', CONFIRM], ['update | 写周报 | 2026-12-03']],
    [['把评审会挪到周五，写周报也一样', CONFIRM], ['update | 写周报 | 2026-12-04']],
    [['把评审会挪到周五并删掉写周报', CONFIRM], ['delete | 写周报']],
  ])('%s', async (lines, outcome) => {
    expect(await hold('zh', lines)).toEqual(outcome);
  });
});
