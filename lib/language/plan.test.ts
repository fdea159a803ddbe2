import { describe, expect, it } from 'vitest';
import { shortItem } from './testing/short-plan';
import { understand } from './understand';

/** A Tuesday. */
const context = { now: '2026-12-01T09:00' };

const WEEK = '12-01 12-06';
const NEXT = '12-07 12-13';

const plans: Array<[words: string, range: string, items: string[]]> = [
  [
    'plan my week: report by Thursday, 3 runs, 2h reading',
    WEEK,
    ['report 60? <12-03', 'run 30? x3', 'reading 120'],
  ],
  [
    'Plan my week. Run three times, gym twice and write the spec before Friday',
    WEEK,
    ['Run 30? x3', 'gym 60? x2', 'write the spec 60? <12-03'],
  ],
  ['hey, could you plan tomorrow: gym, groceries', '12-02 12-02', ['gym 60?', 'groceries 60?']],
  ['plan next week: report by Thursday', NEXT, ['report 60? <12-10']],
  ['plan Monday: report until 3pm', '12-07 12-07', ['report 60? <12-07']],
  ['明天要做：1、洗衣服 2、报税（2小时），帮我排一下', '12-02 12-02', ['洗衣服 60?', '报税 120']],
  ['规划周一：下午3点前写完报告', '12-07 12-07', ['写完报告 60? <12-07']],
  [
    'plan next week with 3 runs in the morning and 90 min budget review',
    NEXT,
    ['run 30? x3 morning', 'budget review 90'],
  ],
  [
    'organize my day: emails, gym at 6pm, 90 min deep work in the morning',
    '12-01 12-01',
    ['emails 30?', 'gym 60? 18:00', 'deep work 90 morning'],
  ],
  [
    'schedule my week: dentist Thursday 3pm 1h, read 30 min every day and 2 calls with Ann',
    WEEK,
    ['dentist 60 @12-03 15:00', 'read 30 daily', 'call with Ann 30? x2'],
  ],
  [
    'plan my week: write report, 3 hours, by Thursday, 3 runs',
    WEEK,
    ['write report 180 <12-03', 'run 30? x3'],
  ],
  ['plan my week: run on Wednesday and Friday', WEEK, ['run 30? @12-02', 'run 30? @12-04']],
  [
    'plan my week:\n- report by Thursday\n- 3 runs\n- 2h reading',
    WEEK,
    ['report 60? <12-03', 'run 30? x3', 'reading 120'],
  ],
  [
    'plan my weekend: clean the house, call mom, read 2 chapters',
    '12-05 12-06',
    ['clean the house 60?', 'call mom 30?', 'read 2 chapters 60?'],
  ],
  [
    'plan my week: a 5 page essay, 3 gym sessions of 45 minutes',
    WEEK,
    ['5 page essay 60?', 'gym session 45 x3'],
  ],
  [
    'plan my week: salt and pepper, meeting with Ann and Bob',
    WEEK,
    ['salt and pepper 60?', 'meeting with Ann and Bob 60?'],
  ],
  ['plan my week: run 3x for 30 minutes each', WEEK, ['run 30 x3']],
  ['plan my week: yoga 3 times a week, read half an hour a day', WEEK, ['yoga 30? x3', 'read 30 daily']],
  ['make a plan for next week: 3 runs', NEXT, ['run 30? x3']],
  ['I want to plan tomorrow: write the report for 2 hours', '12-02 12-02', ['write the report 120']],
  ['find time for 3 runs and 2h reading next week', NEXT, ['run 30? x3', 'reading 120']],
  ['plan tomorrow morning: inbox, 2 reviews', '12-02 12-02', ['inbox 60? morning', 'review 60? x2 morning']],
  ['plan my month: 4 client visits', '12-01 12-31', ['client visit 60? x4']],
  ['plan the next three days: study 2h a day', '12-02 12-04', ['study 120 daily']],
  ['plan my day', '12-01 12-01', []],
  ['help me plan next week', NEXT, []],
  [
    '帮我规划下周工作：写周报、准备评审材料3小时、跑步三次',
    NEXT,
    ['写周报 60?', '准备评审材料 180', '跑步 30? x3'],
  ],
  [
    '规划下周：每天读书30分钟，健身两次每次1小时，周四前交周报',
    NEXT,
    ['读书 30 daily', '健身 60 x2', '交周报 60? <12-09'],
  ],
  ['安排一下这周：每天读书30分钟', WEEK, ['读书 30 daily']],
  ['规划一下明天上午：写方案2小时，回邮件', '12-02 12-02', ['写方案 120 morning', '回邮件 30? morning']],
  ['帮我规划下周写周报和跑步三次', NEXT, ['写周报 60?', '跑步 30? x3']],
  ['安排下周工作：每周三次健身，晚上看书一小时', NEXT, ['健身 60? x3', '看书 60 evening']],
  [
    '帮我安排一下这周的工作：1. 写周报 2. 准备PPT 3. 跑3次步',
    WEEK,
    ['写周报 60?', '准备PPT 60?', '跑步 30? x3'],
  ],
  [
    '周末安排：打扫、看电影2小时、给妈妈打电话',
    '12-05 12-06',
    ['打扫 60?', '看电影 120', '给妈妈打电话 30?'],
  ],
  ['帮我排一下明天：写代码三小时、下午健身', '12-02 12-02', ['写代码 180', '健身 60? afternoon']],
  ['帮我规划一下明天', '12-02 12-02', []],
  ['麻烦帮我规划下周：看牙周四下午3点、跑步两次', NEXT, ['看牙 60? @12-10 15:00', '跑步 30? x2']],
  [
    'can you plan out my week? I need to write a report, run 3 times and call mom',
    WEEK,
    ['write a report 60?', 'run 30? x3', 'call mom 30?'],
  ],
  ['plan next week - report, 2 runs', NEXT, ['report 60?', 'run 30? x2']],
  [
    'plan tomorrow: 20 push ups, 2 loads of laundry',
    '12-02 12-02',
    ['20 push ups 60?', 'load of laundry 60? x2'],
  ],
  ['plan my week: 3h report due Friday #work', WEEK, ['report 180 <12-04']],
  [
    '帮我计划一下明天：上午写代码，下午开会2小时，晚上跑步',
    '12-02 12-02',
    ['写代码 60? morning', '开会 120 afternoon', '跑步 30? evening'],
  ],
  ['把下周安排一下：写论文10小时、看文献', NEXT, ['写论文 150? x4', '看文献 60?']],
  ['规划一下下周的工作，周报要周四前交', NEXT, ['周报要交 60? <12-09']],
  ['plan my week: 20h novel, 8h piano', WEEK, ['novel 150? x8', 'piano 120? x4']],
  ['plan my week: novel 20h, 14 h of piano', WEEK, ['novel 150? x8', 'piano 120? x7']],
  ['plan my week: 18hrs coding, ring Ann at 20h', WEEK, ['coding 180? x6', 'ring Ann 30? 20:00']],
  ['规划这周：20小时写小说，8h练琴', WEEK, ['写小说 150? x8', '练琴 120? x4']],
  ['规划下周：15个小时看书、练琴2小时', NEXT, ['看书 180? x5', '练琴 120']],
  ['plan today: 12h novel, tea', '12-01 12-01', ['novel 180? x4', 'tea 60?']],
  ['plan tomorrow: 2 hours painting', '12-02 12-02', ['painting 120']],
  ['规划明天：12小时写小说', '12-02 12-02', ['写小说 180? x4']],
  ['规划12月7日到11日：写代码每天3小时', '12-07 12-11', ['写代码 180 daily']],
];

const notPlans: Array<[words: string, intent: string]> = [
  ['plan the party for Friday', 'create'],
  ['plan a trip to Rome next week', 'create'],
  ['I need to plan my wedding', 'create'],
  ['make a plan for the party', 'create'],
  ['安排明天开会', 'create'],
  ['安排周五下午3点和老王吃饭', 'create'],
  ['计划明天去爬山', 'create'],
  ['规划下周的旅行', 'create'],
  ['what is the plan for tomorrow?', 'query'],
  ['明天有什么计划？', 'query'],
];

describe('a request for a plan', () => {
  it.each(plans)('%s', (words, range, items) => {
    const read = understand(words, context);
    expect(read.intent).toBe('plan');
    if (read.intent !== 'plan') return;
    const { from, to } = read.plan.range;
    expect([`${from.slice(5)} ${to.slice(5)}`, ...read.plan.items.map(shortItem)]).toEqual([range, ...items]);
  });

  it.each(notPlans)('is not "%s"', (words, intent) => {
    expect(understand(words, context).intent).toBe(intent);
  });
});
