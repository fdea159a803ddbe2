import { describe, expect, it } from 'vitest';
import { created } from './testing/read';

/** Written on Tuesday 2026-12-01 at 9. */
const times = (text: string): string[] =>
  created(text).map(({ title, dueDate, dueTime }) => [title, dueDate, dueTime].filter(Boolean).join(' '));

describe('two moments in one message', () => {
  it.each([
    ['dentist friday, buy milk', ['dentist 2026-12-04', 'buy milk']],
    [
      'standup at 9:30, dentist at 11 and gym at 6',
      ['standup 2026-12-01 09:30', 'dentist 2026-12-01 11:00', 'gym 2026-12-01 18:00'],
    ],
    [
      'fetch the twins at 3 then dinner at 7',
      ['fetch the twins 2026-12-01 15:00', 'dinner 2026-12-01 19:00'],
    ],
    ['lunch at 12 and gym at 6', ['lunch 2026-12-01 12:00', 'gym 2026-12-01 18:00']],
    ['flour tomorrow and yeast on friday', ['flour 2026-12-02', 'yeast 2026-12-04']],
    ['周三牙医 周五报告', ['牙医 2026-12-02', '报告 2026-12-04']],
  ])('"%s" are several todos', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    ['pills every day at 8 and 20', ['pills 2026-12-02 08:00', 'pills 2026-12-01 20:00']],
    [
      'water the moss every day at 9, 12 and 3',
      ['09:00', '12:00', '15:00'].map((time) => `water the moss 2026-12-01 ${time}`),
    ],
    ['每天7点和19点喂鱼', ['喂鱼 2026-12-02 07:00', '喂鱼 2026-12-01 19:00']],
    [
      'feed the hens at 9, 12 and 3',
      ['09:00', '12:00', '15:00'].map((time) => `feed the hens 2026-12-01 ${time}`),
    ],
    ['drops at 7 and 19 every day', ['drops 2026-12-02 07:00', 'drops 2026-12-01 19:00']],
    ['choir every monday at 6 and 7pm', ['choir 2026-12-07 18:00', 'choir 2026-12-07 19:00']],
    ['drops every day at 8 and 20 from jan 5', ['drops 2027-01-05 08:00', 'drops 2027-01-05 20:00']],
    ['ring Bob at 9 and 5 tomorrow', ['ring Bob 2026-12-02 09:00', 'ring Bob 2026-12-02 17:00']],
    ['drops tonight at 8 and tomorrow at 9', ['drops 2026-12-01 20:00', 'drops 2026-12-02 09:00']],
    [
      'choir monday and friday at 7 and 19',
      [
        'choir 2026-12-07 07:00',
        'choir 2026-12-07 19:00',
        'choir 2026-12-04 07:00',
        'choir 2026-12-04 19:00',
      ],
    ],
    [
      '周一和周三9点和15点开会',
      ['开会 2026-12-07 09:00', '开会 2026-12-07 15:00', '开会 2026-12-02 09:00', '开会 2026-12-02 15:00'],
    ],
    [
      'classes on monday at 9 and 11, wednesday at 10',
      ['classes 2026-12-07 09:00', 'classes 2026-12-07 11:00', 'classes 2026-12-02 10:00'],
    ],
    ['晚上8点和9点喂猫', ['喂猫 2026-12-01 20:00', '喂猫 2026-12-01 21:00']],
    ['每天8点、12点和18点喂鱼', ['喂鱼 2026-12-02 08:00', '喂鱼 2026-12-01 12:00', '喂鱼 2026-12-01 18:00']],
    [
      'set an alarm for 10:00 and another one for 11:00',
      ['alarm 2026-12-01 10:00', 'alarm 2026-12-01 11:00'],
    ],
  ])('"%s" are as many todos as there are times', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    [
      'take drops every day at 8 and 20, buy milk friday, pay rent saturday',
      [
        'take drops 2026-12-02 08:00',
        'take drops 2026-12-01 20:00',
        'buy milk 2026-12-04',
        'pay rent 2026-12-05',
      ],
    ],
    [
      'buy milk friday and take drops every day at 8 and 20',
      ['buy milk 2026-12-04', 'take drops 2026-12-02 08:00', 'take drops 2026-12-01 20:00'],
    ],
    [
      'take drops daily at 8am and 8pm, water the moss sunday',
      ['take drops 2026-12-02 08:00', 'take drops 2026-12-01 20:00', 'water the moss 2026-12-06'],
    ],
    [
      'take drops at 8 and 20 with food, buy milk',
      ['take drops with food 2026-12-02 08:00', 'take drops with food 2026-12-01 20:00', 'buy milk'],
    ],
    [
      'choir on monday and friday, dentist tuesday',
      ['choir 2026-12-07', 'choir 2026-12-04', 'dentist 2026-12-08'],
    ],
    [
      'three things: drops at 8 and 20, milk, rent',
      ['drops 2026-12-02 08:00', 'drops 2026-12-01 20:00', 'milk', 'rent'],
    ],
    [
      '每天早上8点和晚上8点吃药，周五买牛奶，还有后天交房租',
      ['吃药 2026-12-02 08:00', '吃药 2026-12-01 20:00', '买牛奶 2026-12-04', '交房租 2026-12-03'],
    ],
    [
      '吃药早上8点、晚上8点，周五买牛奶',
      ['吃药 2026-12-02 08:00', '吃药 2026-12-01 20:00', '买牛奶 2026-12-04'],
    ],
    [
      '周五买牛奶，每天早上8点和晚上8点吃药',
      ['买牛奶 2026-12-04', '吃药 2026-12-02 08:00', '吃药 2026-12-01 20:00'],
    ],
    [
      'choir monday and friday at 7, buy milk',
      ['choir 2026-12-07 07:00', 'choir 2026-12-04 07:00', 'buy milk'],
    ],
    [
      '学习每天7点和21点，每周三下午3点游泳',
      ['学习 2026-12-02 07:00', '学习 2026-12-01 21:00', '游泳 2026-12-02 15:00'],
    ],
    ['周三和周五健身，明天买牛奶', ['健身 2026-12-02', '健身 2026-12-04', '买牛奶 2026-12-02']],
  ])('"%s" loses none of them beside other todos', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    ['call Bob at 9 and at 11 call Ann', ['call Bob 2026-12-01 09:00', 'call Ann 2026-12-01 11:00']],
    ['call Bob on monday and tuesday call Ann', ['call Bob 2026-12-07', 'call Ann 2026-12-08']],
    ['明天9点开会，10点看牙', ['开会 2026-12-02 09:00', '看牙 2026-12-02 10:00']],
  ])('"%s" gives each moment to the words that it opens', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    ['dentist tomorrow at 3 and 4 people for dinner', 'dentist and 4 people for dinner'],
    ['stretch every day at 8 and 20 squats', 'stretch and 20 squats'],
    ['ring Bob at 8 and 2 of his friends', 'ring Bob and 2 of his friends'],
  ])('"%s" counts something, and that is no hour', (text, title) => {
    expect(created(text).map((todo) => todo.title)).toEqual([title]);
  });

  it.each([
    ['meeting tomorrow, room 5 at 3', ['meeting room 5 2026-12-02 15:00']],
    ['gala on friday, from 7pm to 10pm', ['gala 2026-12-04 19:00']],
  ])('"%s" is one todo with a day and an hour', (text, todos) => {
    expect(times(text)).toEqual(todos);
  });

  it.each([
    ['tell Ann on wednesday that the gala is on friday', 'friday'],
    ['remind me at 3 to ring Bob at 4', '4'],
    ['周三告诉老王周五聚餐', '周五'],
    ['明天提醒我带上周五的票', '周五'],
    ['remind me tomorrow to ring Bob on friday', 'friday'],
    ['周一去北京周三回来', '周三'],
    ['train leaves at 9 arrives at 11', '9'],
  ])('"%s" keeps in its title the moment that is not when it is due', (text, kept) => {
    expect(created(text)).toHaveLength(1);
    expect(created(text)[0]?.title).toContain(kept);
  });

  it.each([
    [
      '周三开会周五交报告',
      [
        { title: '开会', dueDate: '2026-12-02' },
        { title: '交报告', dueDate: '2026-12-04' },
      ],
    ],
    [
      '5号交电费6号交水费',
      [
        { title: '交电费', dueDate: '2026-12-05' },
        { title: '交水费', dueDate: '2026-12-06' },
      ],
    ],
    [
      '2h chemistry tonight, 1h latin tomorrow evening',
      [
        { title: 'chemistry', dueDate: '2026-12-01', durationMinutes: 120 },
        { title: 'latin', dueDate: '2026-12-02', durationMinutes: 60 },
      ],
    ],
    [
      '今晚化学2小时，明晚英语1小时',
      [
        { title: '化学', dueDate: '2026-12-01', durationMinutes: 120 },
        { title: '英语', dueDate: '2026-12-02', durationMinutes: 60 },
      ],
    ],
    [
      '每天早八点晚八点吃钙片',
      [
        { title: '吃钙片', dueTime: '08:00', recurrence: 'FREQ=DAILY' },
        { title: '吃钙片', dueTime: '20:00', recurrence: 'FREQ=DAILY' },
      ],
    ],
  ])('"%s" gives each todo what is said of it', (text, expected) => {
    expect(created(text)).toMatchObject(expected);
    expect(created(text)).toHaveLength(expected.length);
  });

  it.each([
    [
      'ship the fix tomorrow by 5pm, p1, #work, and review Ann at 9:30',
      [{ title: 'ship the fix', priority: 3, tags: ['work'] }, { title: 'review Ann' }],
    ],
    [
      '明天下班前把补丁上线，P1，#工作，还有9点半站会前看代码',
      [{ title: '把补丁上线', priority: 3, tags: ['工作'] }, { title: '站会前看代码' }],
    ],
    [
      '周四下午2点开会，1个小时，周五交报告',
      [
        { title: '开会', durationMinutes: 60 },
        { title: '交报告', dueDate: '2026-12-04' },
      ],
    ],
  ])('"%s" leaves a tag, a priority and a length with the todo in front of them', (text, expected) => {
    const todos = created(text);
    expect(todos).toMatchObject(expected);
    for (const field of ['priority', 'tags', 'durationMinutes']) expect(todos[1]).not.toHaveProperty(field);
  });
});
