import { describe, expect, it } from 'vitest';
import { shortItem } from './testing/short-plan';
import { understand } from './understand';

/** A Tuesday. */
const context = { now: '2026-12-01T09:00' };

/** What a plan is about, as one line: its days, the days to leave free, the hours that were named. */
function aboutOf(plan: Extract<ReturnType<typeof understand>, { intent: 'plan' }>['plan']): string {
  const { range, except = [], hours } = plan;
  const free = except.map((day) => `not ${day.slice(5)}`);
  const named = hours ? [`${hours.start}-${hours.end}`] : [];
  return [`${range.from.slice(5)} ${range.to.slice(5)}`, ...free, ...named].join(', ');
}

const english: Array<[words: string, about: string, items: string[]]> = [
  ['plan the week of Dec 14: report, 2 runs', '12-14 12-20', ['report 60?', 'run 30? x2']],
  ['plan the week of December 14th: report 3h, gym twice', '12-14 12-20', ['report 180', 'gym 60? x2']],
  [
    'plan next week: dentist Tuesday 2pm, study an hour and a half every day',
    '12-07 12-13',
    ['dentist 60? @12-08 14:00', 'study 90 daily'],
  ],
  [
    'report, slides and 3 runs, plan it for next week',
    '12-07 12-13',
    ['report 60?', 'slides 60?', 'run 30? x3'],
  ],
  [
    'write the report, 2 runs and call mom, plan it',
    '12-01 12-07',
    ['write the report 60?', 'run 30? x2', 'call mom 30?'],
  ],
  [
    'groceries, laundry and vacuuming, please plan that for the weekend',
    '12-05 12-06',
    ['groceries 60?', 'laundry 60?', 'vacuuming 30?'],
  ],
  [
    'I have to finish the deck, run twice and read 2 hours. Plan my week',
    '12-01 12-06',
    ['finish the deck 60?', 'run 30? x2', 'read 120'],
  ],
  [
    'can you fit 3 gym sessions and a 2 hour essay into this week?',
    '12-01 12-06',
    ['gym session 60? x3', 'essay 120'],
  ],
  [
    'plan Monday to Wednesday: code review 90 minutes, mentoring 1h on Tuesday',
    '12-07 12-09',
    ['code review 90', 'mentoring 60 @12-08'],
  ],
  ['plan tomorrow from 2pm to 6pm: inbox, report', '12-02 12-02, 14:00-18:00', ['inbox 60?', 'report 60?']],
  ['plan my week: essay by yesterday', '12-01 12-06', ['essay 60? <11-30']],
  ['plan my week: report by Nov 20', '12-01 12-06', ['report 60? <11-20']],
  [
    'plan my week around the conference: pack, book hotel by Wednesday',
    '12-01 12-06',
    ['pack 60?', 'book hotel 60? <12-02'],
  ],
  [
    'plan my week: report, 3 runs, no work on wednesday',
    '12-01 12-06, not 12-02',
    ['report 60?', 'run 30? x3'],
  ],
  ['plan my week: report, thursday off', '12-01 12-06, not 12-03', ['report 60?']],
  ['spread 5 hours of reading over the weekdays', '12-01 12-06', ['reading 150? x2']],
  [
    'plan my mornings next week: meditate 20 min daily, journal',
    '12-07 12-13',
    ['meditate 20 daily morning', 'journal 60? morning'],
  ],
  [
    'plan this weekend: hike 4 hours on Saturday morning, meal prep on Sunday evening',
    '12-05 12-06',
    ['hike 240 morning @12-05', 'meal prep 60? evening @12-06'],
  ],
  [
    'plan my day: half an hour of email, 1.5h deep work, lunch with Sam at 12:30, gym at 6pm',
    '12-01 12-01',
    ['email 30', 'deep work 90', 'lunch with Sam 60? 12:30', 'gym 60? 18:00'],
  ],
  [
    'plan my week: thesis 10 hours, yoga 3x 45 min in the morning',
    '12-01 12-06',
    ['thesis 150? x4', 'yoga 45 x3 morning'],
  ],
  [
    'plan my week: 2 runs of 5 km, buy 3 apples, read 20 pages',
    '12-01 12-06',
    ['run of 5 km 30? x2', 'buy 3 apples 60?', 'read 20 pages 60?'],
  ],
  [
    'plan next week: prepare 3 lectures, grade 40 exams 6h',
    '12-07 12-13',
    ['prepare 3 lectures 60?', 'grade 40 exams 180? x2'],
  ],
  [
    'plan the rest of the week: expenses, 1:1 prep, reply to Tom',
    '12-01 12-06',
    ['expenses 60?', '1:1 prep 60?', 'reply to Tom 30?'],
  ],
  [
    'plan next month: 8 swims, tax return by the 15th',
    '01-01 01-31',
    ['swim 60? x8', 'tax return 60? <01-15'],
  ],
  [
    'organize tomorrow afternoon: refactor 2h, review PRs 45 min',
    '12-02 12-02',
    ['refactor 120 afternoon', 'review PRs 45 afternoon'],
  ],
  [
    'plan my week but keep Friday free: report, 2 runs',
    '12-01 12-06, not 12-04',
    ['report 60?', 'run 30? x2'],
  ],
  [
    'plan my week, nothing on Wednesday: report 3h, slides',
    '12-01 12-06, not 12-02',
    ['report 180', 'slides 60?'],
  ],
  ['plan Friday', '12-04 12-04', []],
  ['plan my week: report by Thursday noon', '12-01 12-06', ['report 60? <12-03']],
  [
    'plan my week: call the bank before 5pm tomorrow, visit grandma Saturday',
    '12-01 12-06',
    ['call the bank 30? <12-02', 'visit grandma 60? @12-05'],
  ],
  [
    'plan my week: every morning 15 minutes of stretching, report',
    '12-01 12-06',
    ['stretching 15 daily morning', 'report 60?'],
  ],
  [
    'block 2 hours for the budget and 1 hour for hiring next week',
    '12-07 12-13',
    ['budget 120', 'hiring 60'],
  ],
  ['make room for two 30 minute walks and a haircut this week', '12-01 12-06', ['walk 30 x2', 'haircut 60?']],
  ['spread 6 hours of studying over the next three days', '12-02 12-04', ['studying 180? x2']],
  ['plan: report, slides, run', '12-01 12-07', ['report 60?', 'slides 60?', 'run 30?']],
  [
    'help me plan my evenings this week: piano 30 minutes every day, cook twice',
    '12-01 12-06',
    ['piano 30 daily evening', 'cook 60? x2 evening'],
  ],
  [
    'Could you plan my next two weeks: chapter 1 by Friday, chapter 2 by Dec 11',
    '12-02 12-15',
    ['chapter 1 60? <12-04', 'chapter 2 60? <12-11'],
  ],
  [
    'plan my week: (1) report (2) slides 2h (3) gym x3',
    '12-01 12-06',
    ['report 60?', 'slides 120', 'gym 60? x3'],
  ],
  [
    'plan next week. Monday: report. Tuesday: slides 2h. Wednesday: review',
    '12-07 12-13',
    ['report 60? @12-07', 'slides 120 @12-08', 'review 60? @12-09'],
  ],
  [
    'Please lay out my week; I need 3 hrs for taxes, an hour for the dentist form, and to water the plants twice',
    '12-01 12-06',
    ['taxes 180', 'dentist form 60', 'water the plants 30? x2'],
  ],
  [
    'plan my week: homework half a day, museum all day Saturday',
    '12-01 12-06',
    ['homework 240?', 'museum 480? @12-05 09:00'],
  ],
  ['plan week beginning 14 December: report', '12-14 12-20', ['report 60?']],
  ['plan the week starting Dec 14: gym twice', '12-14 12-20', ['gym 60? x2']],
  ['plan my week', '12-01 12-06', []],
  [
    'plan this week: Report by Wed, reading for an hour and a half, 3 x gym',
    '12-01 12-06',
    ['Report 60? <12-02', 'reading 90', 'gym 60? x3'],
  ],
  [
    'plan next week: swim on Monday and Thursday at 6:30am',
    '12-07 12-13',
    ['swim 60? @12-07 06:30', 'swim 60? @12-10 06:30'],
  ],
  ['plan tomorrow: nothing', '12-02 12-02', []],
  [
    'plan my week please: 1) taxes 2h 2) laundry 3) call dad twice',
    '12-01 12-06',
    ['taxes 120', 'laundry 60?', 'call dad 30? x2'],
  ],
  [
    'plan my day: finish essay (3h), gym, cook dinner at 7pm',
    '12-01 12-01',
    ['finish essay 180', 'gym 60?', 'cook dinner 60? 19:00'],
  ],
  ['PLAN MY WEEK: REPORT, 3 RUNS', '12-01 12-06', ['REPORT 60?', 'RUN 30? x3']],
  [
    'plan my week: water plants every day, vacuum twice, study 2 hours before Friday',
    '12-01 12-06',
    ['water plants 60? daily', 'vacuum 30? x2', 'study 120 <12-03'],
  ],
  [
    'plan my week: prep interview 1h 15min by Thursday, mock interview 45 minutes on Thursday afternoon',
    '12-01 12-06',
    ['prep interview 75 <12-03', 'mock interview 45 afternoon @12-03'],
  ],
  ['plan today: call Bob, call Ann, call Cy', '12-01 12-01', ['call Bob 30?', 'call Ann 30?', 'call Cy 30?']],
  [
    'plan my week: visit the museum of modern art, buy milk and eggs, meet Ann and Bob',
    '12-01 12-06',
    ['visit the museum of modern art 60?', 'buy milk and eggs 60?', 'meet Ann and Bob 60?'],
  ],
  [
    'I need a plan for next week: thesis chapter 12 hours, dentist on Wednesday at 10',
    '12-07 12-13',
    ['thesis chapter 180? x4', 'dentist 60? @12-09 10:00'],
  ],
  [
    'could you please organize my afternoon: inbox zero 30 minutes and 2 code reviews',
    '12-01 12-01',
    ['inbox zero 30 afternoon', 'code review 60? x2 afternoon'],
  ],
  [
    'plan next week: run 20 minutes each morning, write 1 hour each evening',
    '12-07 12-13',
    ['run 20 daily morning', 'write 60 daily evening'],
  ],
  ['plan my week: gym 3 times, but nothing on Saturday', '12-01 12-06, not 12-05', ['gym 60? x3']],
  [
    'plan Dec 21 to 23: pack, wrap gifts 2h, clean twice',
    '12-21 12-23',
    ['pack 60?', 'wrap gifts 120', 'clean 60? x2'],
  ],
  [
    'plan my week: essay draft by Wednesday, final essay by Friday, 4 revisions of 30 minutes',
    '12-01 12-06',
    ['essay draft 60? <12-02', 'final essay 60? <12-04', 'revision 30 x4'],
  ],
  [
    'help me plan tomorrow morning: standup at 9:15, review 2h',
    '12-02 12-02',
    ['standup 30? 09:15', 'review 120 morning'],
  ],
  ['plan Friday from 1pm to 5pm: slides 2h, email', '12-04 12-04, 13:00-17:00', ['slides 120', 'email 30?']],
  [
    'plan my month: 6 therapy sessions, car service by the 20th',
    '12-01 12-31',
    ['therapy session 60? x6', 'car service 60? <12-20'],
  ],
  [
    'plan next week around my exams: study maths 6 hours, study physics 4.5 hours',
    '12-07 12-13',
    ['study maths 180? x2', 'study physics 135? x2'],
  ],
  ['we need to plan the week: groceries, laundry', '12-01 12-06', ['groceries 60?', 'laundry 60?']],
  [
    'this week I want to write the report, run 3 times and read 2h, please plan it',
    '12-01 12-06',
    ['write the report 60?', 'run 30? x3', 'read 120'],
  ],
  ['fit in three runs and two hours of reading this week', '12-01 12-06', ['run 30? x3', 'reading 120']],
];

const chinese: typeof english = [
  ['规划这周：写报告、跑步三次、周三不工作', '12-01 12-06, not 12-02', ['写报告 60?', '跑步 30? x3']],
  ['规划12月14日那周：写报告、跑步两次', '12-14 12-20', ['写报告 60?', '跑步 30? x2']],
  ['帮我规划12月14号那一周：写报告3小时、健身两次', '12-14 12-20', ['写报告 180', '健身 60? x2']],
  ['写报告、做PPT和跑步三次，帮我排一下', '12-01 12-07', ['写报告 60?', '做PPT 60?', '跑步 30? x3']],
  ['写周报、回邮件、跑步两次，帮我安排到下周', '12-07 12-13', ['写周报 60?', '回邮件 30?', '跑步 30? x2']],
  ['周末打扫、洗衣服、买菜，帮我规划一下', '12-05 12-06', ['打扫 60?', '洗衣服 60?', '买菜 60?']],
  [
    '下周要写论文、改代码、跑步三次，帮我排个计划',
    '12-07 12-13',
    ['写论文 60?', '改代码 60?', '跑步 30? x3'],
  ],
  ['帮我把写报告、健身两次、看书2小时排到这周', '12-01 12-06', ['写报告 60?', '健身 60? x2', '看书 120']],
  ['这周要交周报、跑步两次，帮我安排时间', '12-01 12-06', ['交周报 60?', '跑步 30? x2']],
  ['安排下周：每天早上跑步半小时，写论文半天', '12-07 12-13', ['跑步 30 daily morning', '写论文 240?']],
  ['规划下周：每天读英语一个半小时', '12-07 12-13', ['读英语 90 daily']],
  ['规划明天下午2点到6点：写方案、回邮件', '12-02 12-02, 14:00-18:00', ['写方案 60?', '回邮件 30?']],
  [
    '规划这周：写论文10小时、做瑜伽三次每次45分钟早上',
    '12-01 12-06',
    ['写论文 150? x4', '做瑜伽 45 x3 morning'],
  ],
  [
    '规划这周：交报告周四前，跑步三次，看书2小时',
    '12-01 12-06',
    ['交报告 60? <12-02', '跑步 30? x3', '看书 120'],
  ],
  [
    '规划下周：周一写报告，周二做PPT2小时，周三评审',
    '12-07 12-13',
    ['写报告 60? @12-07', '做PPT 120 @12-08', '评审 60? @12-09'],
  ],
  ['规划下周，周五空出来：写报告、跑步两次', '12-07 12-13, not 12-11', ['写报告 60?', '跑步 30? x2']],
  ['帮我规划这周，周三别安排：报告3小时、PPT', '12-01 12-06, not 12-02', ['报告 180', 'PPT 60?']],
  ['规划周一到周三：代码评审90分钟、周二辅导1小时', '12-07 12-09', ['代码评审 90', '辅导 60 @12-08']],
  ['规划我的早上：冥想20分钟每天、写日记', '12-01 12-07', ['冥想 20 daily morning', '写日记 60? morning']],
  [
    '规划周末：周六上午爬山4小时，周日晚上备餐',
    '12-05 12-06',
    ['爬山 240 morning @12-05', '备餐 60? evening @12-06'],
  ],
  [
    '规划今天：半小时邮件、一个半小时深度工作、12点半和小李吃饭、晚上六点健身',
    '12-01 12-01',
    ['邮件 30', '深度工作 90', '和小李吃饭 60? 12:30', '健身 60? 18:00'],
  ],
  ['规划下个月：游泳8次、15号前报税', '01-01 01-31', ['游泳 60? x8', '报税 60? <01-14']],
  [
    '这周剩下的时间帮我规划一下：报销、准备一对一、回复老张',
    '12-01 12-06',
    ['报销 60?', '准备一对一 60?', '回复老张 60?'],
  ],
  ['规划未来三天：复习6小时', '12-02 12-04', ['复习 180? x2']],
  [
    '帮我规划接下来两周：周五前第一章，12月11日前第二章',
    '12-02 12-15',
    ['第一章 60? <12-03', '第二章 60? <12-10'],
  ],
  ['规划本周：昨天前交作业', '12-01 12-06', ['交作业 60? <11-30']],
  ['给我做个下周的计划：写周报、跑步三次', '12-07 12-13', ['写周报 60?', '跑步 30? x3']],
  ['排一下明天：开会、写代码', '12-02 12-02', ['开会 60?', '写代码 60?']],
  ['下周的安排：写周报、健身', '12-07 12-13', ['写周报 60?', '健身 60?']],
  ['帮我规划每天晚上：练琴30分钟，做饭两次', '12-01 12-07', ['练琴 30 evening', '做饭 60? x2 evening']],
  ['找时间跑步三次、看书两小时', '12-01 12-07', ['跑步 30? x3', '看书 120']],
  ['规划下周：看病半天，周六全天逛博物馆', '12-07 12-13', ['看病 240?', '逛博物馆 480? @12-12 09:00']],
  ['把这些排到明天：买菜、做饭、洗碗', '12-02 12-02', ['买菜 60?', '做饭 60?', '洗碗 60?']],
  ['规划：写报告、跑步', '12-01 12-07', ['写报告 60?', '跑步 30?']],
  [
    '规划下周工作。1、写周报；2、准备材料3小时；3、跑步三次',
    '12-07 12-13',
    ['写周报 60?', '准备材料 180', '跑步 30? x3'],
  ],
  ['规划这周', '12-01 12-06', []],
  ['规划下周：每天跑步20分钟、每晚写日记', '12-07 12-13', ['跑步 20 daily', '写日记 60? daily evening']],
  ['安排明天：没有', '12-02 12-02', []],
  ['帮我规划下周:写周报,健身三次,看书两小时', '12-07 12-13', ['写周报 60?', '健身 60? x3', '看书 120']],
  ['规划下周：周一和周四早上六点半游泳', '12-07 12-13', ['游泳 60? @12-07 06:30', '游泳 60? @12-10 06:30']],
  ['规划今天剩下的时间：回邮件、写总结', '12-01 12-01', ['回邮件 30?', '写总结 60?']],
  [
    '规划这个月：看牙、心理咨询6次、20号前保养车',
    '12-01 12-31',
    ['看牙 60?', '心理咨询 60? x6', '保养车 60? <12-19'],
  ],
  [
    '计划一下周末：周六睡懒觉，周日上午11点吃早午餐，看书',
    '12-05 12-06',
    ['睡懒觉 60? @12-05', '吃早午餐 60? @12-06 11:00', '看书 60?'],
  ],
  [
    '规划下周：准备面试1小时15分钟周四前，周四下午模拟面试45分钟',
    '12-07 12-13',
    ['准备面试 75 <12-09', '模拟面试 45 afternoon @12-10'],
  ],
  ['规划周五下午1点到5点：PPT2小时、邮件', '12-04 12-04, 13:00-17:00', ['PPT 120', '邮件 60?']],
  [
    '规划下周：毕业论文12小时，周三上午10点看牙',
    '12-07 12-13',
    ['毕业论文 180? x4', '看牙 60? @12-09 10:00'],
  ],
  [
    '规划12月21日到23日：收拾行李、包礼物2小时、打扫两次',
    '12-21 12-23',
    ['收拾行李 60?', '包礼物 120', '打扫 60? x2'],
  ],
  [
    '帮我安排这周：草稿周三前，终稿周五前，修改四次每次30分钟',
    '12-01 12-06',
    ['草稿 60? <12-01', '终稿 60? <12-03', '修改 30 x4'],
  ],
  [
    '下周我想写报告、跑步三次、看书2小时，帮我规划一下',
    '12-07 12-13',
    ['写报告 60?', '跑步 30? x3', '看书 120'],
  ],
  [
    '请帮我规划一下这一周，我要写报告、交房租、跑步三次',
    '12-01 12-06',
    ['写报告 60?', '交房租 60?', '跑步 30? x3'],
  ],
  ['规划下周：跑步三次，但周六不排', '12-07 12-13, not 12-12', ['跑步 30? x3']],
  ['规划明天：写代码，写代码，写代码', '12-02 12-02', ['写代码 60?', '写代码 60?', '写代码 60?']],
  ['规划本周：学数学6小时、学物理4个半小时', '12-01 12-06', ['学数学 180? x2', '学物理 135? x2']],
  [
    '帮我排下周的日程：周一开组会，周二交作业，其他时间写论文10小时',
    '12-07 12-13',
    ['开组会 60? @12-07', '交作业 60? @12-08', '写论文 150? x4'],
  ],
  [
    '明天帮我安排一下：上午写方案，下午见客户，晚上健身',
    '12-02 12-02',
    ['写方案 60? morning', '见客户 60? afternoon', '健身 60? evening'],
  ],
  ['帮我把买菜、打扫、给妈妈打电话安排到周末', '12-05 12-06', ['买菜 60?', '打扫 60?', '给妈妈打电话 30?']],
  ['规划一下我的一周：瑜伽3次（每次1小时）、读完一本书', '12-01 12-07', ['瑜伽 60 x3', '读完一本书 60?']],
  ['规划这周：做核酸、遛狗每天两次', '12-01 12-06', ['做核酸 60?', '遛狗 60? daily x2']],
  ['规划下周：report by Thursday、跑步三次', '12-07 12-13', ['report 60? <12-10', '跑步 30? x3']],
  ['把下周规划一下：写论文半天、开会', '12-07 12-13', ['写论文 240?', '开会 60?']],
  [
    '帮我计划一下这周的学习：英语每天半小时，数学三次每次1个半小时',
    '12-01 12-06',
    ['英语 30 daily', '数学 90 x3'],
  ],
  ['规划周末：带孩子去动物园一整天，周日休息', '12-05 12-06, not 12-06', ['带孩子去动物园 480? 09:00']],
  ['抽时间跑步两次、写信', '12-01 12-07', ['跑步 30? x2', '写信 60?']],
];

const notPlans = [
  'plan a quick trip to the store',
  "let's plan the offsite agenda",
  'what should I plan for next week?',
  'birthday party for Ann, plan it for Saturday',
  'call mom, schedule it for Friday',
  'fit the new lock tomorrow',
  'spread the word tomorrow',
  'block the spam caller tomorrow',
  'set aside the red folder tomorrow',
  '安排一次团建',
  '我下周的计划是什么',
  '下周有什么安排吗',
  '计划赶不上变化',
  '周五下午三点和老王吃饭，帮我安排一下',
  '把书放到书架上',
];

describe('sentences for a plan that try to break it', () => {
  it.each([...english, ...chinese])('%s', (words, about, items) => {
    const read = understand(words, context);
    expect(read.intent).toBe('plan');
    if (read.intent !== 'plan') return;
    expect([aboutOf(read.plan), ...read.plan.items.map(shortItem)]).toEqual([about, ...items]);
  });

  it.each(notPlans)('is none: %s', (words) => {
    expect(understand(words, context).intent).not.toBe('plan');
  });

  it('reads thirty things and leaves the rest', () => {
    const things = Array.from(
      { length: 40 },
      (_, index) => `task ${String.fromCharCode(97 + (index % 26))}${index}`,
    );
    const read = understand(`plan my week: ${things.join(', ')}`, context);
    expect(read.intent === 'plan' && read.plan.items.length).toBe(30);
  });

  it('takes every value from words that are there', () => {
    for (const [words] of [...english, ...chinese]) {
      const read = understand(words, context);
      const items = read.intent === 'plan' ? read.plan.items : [];
      for (const { title, on, before, time } of items)
        for (const found of [title, on, before, time])
          if (found)
            expect(words.slice(found.span.start, found.span.end).length).toBe(found.span.text.length);
    }
  });
});
