import { describe, expect, it } from 'vitest';
import { understand } from './understand';

const context = { now: '2026-12-01T09:00' };

/** Titles of the todos that a text asks for, each with its day where it has one. */
function listed(text: string): string[] {
  const understanding = understand(text, context);
  if (understanding.intent !== 'create')
    throw new Error(`"${text}" is ${understanding.intent}, by ${understanding.rule}`);
  return understanding.items.map(({ title, dueDate }) =>
    dueDate ? `${title?.value} @${dueDate.value}` : (title?.value ?? ''),
  );
}

const FRIDAY = '2026-12-04';
const TOMORROW = '2026-12-02';

describe('several todos that are announced', () => {
  it.each([
    [
      'add these for Friday: wax the skis, call Lea, pay the club',
      [`wax the skis @${FRIDAY}`, `call Lea @${FRIDAY}`, `pay the club @${FRIDAY}`],
    ],
    ['please add the following: stamps, envelopes and tape', ['stamps', 'envelopes', 'tape']],
    ['add these: oats, pears and figs to my shopping list', ['oats', 'pears', 'figs']],
    ['two things: plums and rice', ['plums', 'rice']],
    [
      "here's my list for tomorrow: yoga, groceries, laundry",
      [`yoga @${TOMORROW}`, `groceries @${TOMORROW}`, `laundry @${TOMORROW}`],
    ],
    ['I need to: wash the car, feed the cat and call Ann', ['wash the car', 'feed the cat', 'call Ann']],
    ['remind me of these on Friday: rent, gas bill', [`rent @${FRIDAY}`, `gas bill @${FRIDAY}`]],
    ['tasks - sweep, dust, mop', ['sweep', 'dust', 'mop']],
    ['周五要做这些：擦窗、理发、交学费', [`擦窗 @${FRIDAY}`, `理发 @${FRIDAY}`, `交学费 @${FRIDAY}`]],
    ['明天要做的事：健身，买菜', [`健身 @${TOMORROW}`, `买菜 @${TOMORROW}`]],
    ['帮我记三件事，买菜、健身、写日记', ['买菜', '健身', '写日记']],
    ['添加以下待办：写周报、跑步、读书', ['写周报', '跑步', '读书']],
    ['三样东西：米、油和盐', ['米', '油', '盐']],
    ['要买的东西：梨、葡萄', ['梨', '葡萄']],
  ])('"%s"', (text, items) => {
    expect(listed(text)).toEqual(items);
  });

  it.each([
    ['- oil the door\n- call Lea', ['oil the door', 'call Lea']],
    ['1. oil the door\n2. call Lea', ['oil the door', 'call Lea']],
    ['1) oil the door 2) call Lea 3) pay the club', ['oil the door', 'call Lea', 'pay the club']],
    ['for tomorrow: 1. yoga 2. laundry', [`yoga @${TOMORROW}`, `laundry @${TOMORROW}`]],
    ['1、擦窗 2、给丽丽打电话', ['擦窗', '给丽丽打电话']],
    ['① 擦窗\n② 理发', ['擦窗', '理发']],
  ])('keeps no number and no mark of "%s"', (text, items) => {
    expect(listed(text)).toEqual(items);
  });

  it.each([
    'talk with Bo: budget, plan, hiring',
    'Friday: buy rice, call Ann and Bo',
    '12:0 shift',
    'meet at gate 2) and 4)',
    '周三：和小王吃饭、聊项目',
    'mix oats, pears and figs',
    '买梨、葡萄和枣',
  ])('splits "%s" no further than its doings', (text) => {
    expect(listed(text).length).toBeLessThanOrEqual(2);
  });

  it('keeps the number that was announced beside what was listed', () => {
    expect(understand('three todos: oats, pears', context)).toMatchObject({ announced: { value: 3 } });
    expect(understand('三件事：擦窗、理发', context)).toMatchObject({ announced: { value: 3 } });
    expect(understand('add oats and call Ann', context)).not.toHaveProperty('announced');
  });
});
