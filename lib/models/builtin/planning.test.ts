import { describe, expect, it } from 'vitest';
import { type Call, Thread, type Todo, type Turn } from './testing/thread';

type Item = { title: string; dueDate: string; dueTime: string; durationMinutes: number };

function itemsOf(turn: Turn): Item[] {
  expect(turn.writes.map((call) => call.name)).toEqual(['plan_add']);
  return (turn.writes[0] as Call).input.items as Item[];
}

const titled = (items: Item[], title: string): Item[] => items.filter((item) => item.title === title);

describe('planning', () => {
  it('reads its skill, looks for room, and proposes everything as one card', async () => {
    const turn = await new Thread().say('plan my week: report by Thursday, 3 runs, 2h reading');
    expect(turn.calls.map((call) => call.name)).toEqual(['read_skill', 'plan_free_slots', 'plan_add']);
    expect(turn.calls[0]?.input).toEqual({ name: 'planning' });
    const items = itemsOf(turn);
    expect(items.map((item) => item.title).sort()).toEqual(['reading', 'report', 'run', 'run', 'run']);
    expect(titled(items, 'report').every((item) => item.dueDate <= '2026-12-03')).toBe(true);
    expect(new Set(titled(items, 'run').map((item) => item.dueDate)).size).toBe(3);
    expect(titled(items, 'reading')[0]?.durationMinutes).toBe(120);
  });

  it('plans in Chinese for the week that was named', async () => {
    const turn = await new Thread({ locale: 'zh' }).say(
      '帮我规划下周工作：写周报、准备评审材料3小时、跑步三次',
    );
    const items = itemsOf(turn);
    expect(items).toHaveLength(5);
    expect(items.every((item) => item.dueDate >= '2026-12-07' && item.dueDate <= '2026-12-13')).toBe(true);
    expect(titled(items, '准备评审材料')[0]?.durationMinutes).toBe(180);
  });

  it('says what does not fit and why, beside the card', async () => {
    const turn = await new Thread({ now: '2026-12-01T15:00' }).say('plan today: report 2h, essay 2h');
    expect(itemsOf(turn)).toHaveLength(1);
    expect(turn.text).toMatch(/“(?:report|essay)” is not in the plan: there is no free time left for it\./);
  });

  it.each([
    [
      'plan my week: essay by yesterday, report',
      '2026-12-01T09:00',
      1,
      '“essay” is not in the plan: that time is over.',
    ],
    [
      'plan today: report 2h, gym in the evening',
      '2026-12-01T19:00',
      1,
      '“report” is not in the plan: there is no free time left for it.',
    ],
    [
      'plan this week: report, 3 runs',
      '2026-12-06T20:00',
      0,
      '“report” and “run” (3 times) are not in the plan: there is no free time left for them.',
    ],
    [
      'plan my day: run in the morning',
      '2026-12-01T14:00',
      0,
      '“run” is not in the plan: there is no free time left for it in the morning.',
    ],
    [
      'plan tomorrow from 2pm to 4pm: inbox, report, slides',
      '2026-12-01T09:00',
      1,
      '“report” and “slides” are not in the plan: there is no free time left for them.',
    ],
    [
      `plan tomorrow: ${Array.from({ length: 12 }, (_, index) => `part ${'abcdefghijkl'[index]}`).join(', ')}`,
      '2026-12-01T09:00',
      6,
      '“part g”, “part h”, “part i”, “part j” and 2 more are not in the plan: there is no free time left for them.',
    ],
    ['规划本周：昨天前交作业、写信', '2026-12-01T09:00', 1, '「交作业」没排进去：那个时间已经过了。'],
    [
      '规划今天：写报告3小时、开会2小时、评审3小时',
      '2026-12-01T14:45',
      1,
      '「评审」、「开会」没排进去：没有空闲时间了。',
    ],
    [
      'plan my week: 30h novel, 2h garden',
      '2026-12-01T08:00',
      8,
      '“novel”: 24 of 30 h are in the plan, 6 h did not fit, because there is no free time left for it.\n“garden” is not in the plan: there is no free time left for it.',
    ],
    [
      '规划今天：12小时写小说',
      '2026-12-01T08:00',
      2,
      '「写小说」12 小时里排进了 6 小时，还差 6 小时：没有空闲时间了。',
    ],
    ['规划今天：早上跑步', '2026-12-01T14:00', 0, '「跑步」没排进去：上午没有空闲时间了。'],
  ])('says of what does not fit why: %s (%s)', async (words, now, placed, said) => {
    const turn = await new Thread({ now }).say(words);
    const items = turn.writes.flatMap((call) => call.input.items as Item[]);
    expect(items).toHaveLength(placed);
    expect(turn.text).toBe(said);
  });

  it('puts nothing into the quarter of an hour that comes', async () => {
    for (const [now, first] of [
      ['2026-12-01T10:00', '10:15'],
      ['2026-12-01T10:10', '10:30'],
      ['2026-12-01T08:50', '09:15'],
      ['2026-12-01T08:20', '09:00'],
    ]) {
      const [item] = itemsOf(await new Thread({ now }).say('plan today: sort the photos'));
      expect(item?.dueTime).toBe(first);
    }
  });

  it('keeps to the hours that were named, leaves free what was, and sits at long things in parts', async () => {
    const named = itemsOf(
      await new Thread().say('plan tomorrow from 6am to 8am: inbox 30 min, letters 30 min'),
    );
    expect(named.map(({ dueTime }) => dueTime)).toEqual(['06:00', '06:45']);
    const free = itemsOf(await new Thread().say('规划下周，周五空出来：写报告、跑步五次'));
    expect(free.some(({ dueDate }) => dueDate === '2026-12-11')).toBe(false);
    const long = itemsOf(await new Thread().say('plan next week: thesis 10 hours'));
    expect(long.map(({ durationMinutes }) => durationMinutes)).toEqual([150, 150, 150, 150]);
    expect(new Set(long.map(({ dueDate }) => dueDate)).size).toBe(4);
  });

  it('takes every day for every day, and every working day for those', async () => {
    const daily = itemsOf(await new Thread().say('规划下周：每天早上读书30分钟'));
    expect(daily.map(({ dueDate }) => dueDate.slice(8))).toEqual(['07', '08', '09', '10', '11', '12', '13']);
    expect(daily.every(({ dueTime }) => dueTime < '12:00')).toBe(true);
    const working = itemsOf(await new Thread().say('plan next week: read 30 minutes every workday'));
    expect(working.map(({ dueDate }) => dueDate.slice(8))).toEqual(['07', '08', '09', '10', '11']);
  });

  it('proposes nothing when nothing fits', async () => {
    const turn = await new Thread({ now: '2026-12-01T17:50' }).say('plan today: report 2h');
    expect(turn.writes).toEqual([]);
    expect(turn.text).toContain('“report” is not in the plan');
  });

  it('asks what to plan when nothing was named, and takes the answer in the days that were', async () => {
    const thread = new Thread();
    const turn = await thread.say('help me plan next week');
    expect(turn.question?.purpose).toBe('plan');
    const items = itemsOf(await thread.say('write the report by Thursday, 3 runs and 2h reading'));
    expect(items).toHaveLength(5);
    expect(items.every((item) => item.dueDate >= '2026-12-07')).toBe(true);
    expect(titled(items, 'write the report').every((item) => item.dueDate <= '2026-12-10')).toBe(true);
  });

  it('leaves the question behind for another order', async () => {
    const thread = new Thread();
    await thread.say('plan my week');
    const turn = await thread.say('add buy milk tomorrow');
    expect(turn.writes).toEqual([{ name: 'todo_add', input: { title: 'buy milk', dueDate: '2026-12-02' } }]);
  });

  it('keeps a time that was said', async () => {
    const items = itemsOf(await new Thread().say('plan my week: dentist Thursday 3pm, gym in the evening'));
    expect(titled(items, 'dentist')[0]).toMatchObject({ dueDate: '2026-12-03', dueTime: '15:00' });
    expect(titled(items, 'gym').map((item) => item.dueTime)).toEqual(['18:00']);
  });

  it('says what became of the plan only after the decision', async () => {
    const thread = new Thread();
    await thread.say('plan tomorrow: gym, report');
    const turn = await thread.settle([
      {
        status: 'done',
        lines: ['gym', 'report'].map((title, index) => ({
          status: 'done',
          tool: 'todo_add',
          todos: [{ id: `n${index}`, title, dueDate: '2026-12-02' }],
        })),
      },
    ]);
    expect(turn.text).toBe('Added both.');
  });
});

describe('changing a plan that was set aside', () => {
  const setAside = { status: 'cancelled', reason: 'new_message' };

  async function changed(change: string): Promise<Turn> {
    const thread = new Thread();
    await thread.say('plan my week: report by Thursday, 3 runs, 2h reading');
    thread.setResults([setAside]);
    return thread.say(change);
  }

  it('moves what is named to the part of the day, and keeps the rest of the plan', async () => {
    for (const words of ['move the runs to the morning', 'runs in the mornings please']) {
      const items = itemsOf(await changed(words));
      expect(items).toHaveLength(5);
      expect(titled(items, 'run').every((item) => item.dueTime < '12:00')).toBe(true);
    }
    const afternoon = itemsOf(await changed('put everything in the afternoon'));
    expect(afternoon.every((item) => item.dueTime >= '12:00')).toBe(true);
  });

  it('keeps a day free, changes a length, and leaves something out', async () => {
    const free = itemsOf(await changed('nothing on Wednesday please'));
    expect(free.some((item) => item.dueDate === '2026-12-02')).toBe(false);
    const longer = itemsOf(await changed('make the report 3 hours'));
    expect(titled(longer, 'report')[0]?.durationMinutes).toBe(180);
    const fewer = itemsOf(await changed('without the reading'));
    expect(titled(fewer, 'reading')).toEqual([]);
    expect(fewer).toHaveLength(4);
  });

  it('takes what is too much on one of its days to the others', async () => {
    for (const words of ['today is too full, spread it', '今天太满了，分散一下']) {
      const items = itemsOf(await changed(words));
      expect(items).toHaveLength(5);
      expect(items.some(({ dueDate }) => dueDate === '2026-12-01')).toBe(false);
    }
  });

  it('changes a Chinese plan', async () => {
    const thread = new Thread({ locale: 'zh' });
    await thread.say('规划下周：写周报、跑步三次');
    thread.setResults([setAside]);
    const items = itemsOf(await thread.say('把跑步都挪到早上'));
    expect(titled(items, '跑步').every((item) => item.dueTime < '12:00')).toBe(true);
  });

  it('takes another order for what it is', async () => {
    expect((await changed('put lunch with Ann on Friday')).writes[0]?.name).toBe('todo_add');
    expect((await changed('what do I have tomorrow?')).writes).toEqual([]);
  });
});

describe('a day that is too full', () => {
  const todos: Todo[] = [
    { id: 't1', title: 'standup', dueDate: '2026-12-02', dueTime: '09:00' },
    { id: 't2', title: 'review', dueDate: '2026-12-02', dueTime: '11:00' },
    { id: 't3', title: 'call Bob', dueDate: '2026-12-02', dueTime: '15:00' },
    { id: 't4', title: 'buy paper', dueDate: '2026-12-02' },
  ];

  it('is spread over the other days of its week, as one card', async () => {
    for (const words of [
      'Wednesday is too full, spread it',
      'Wednesday is too full',
      'I have too much on Wednesday, spread it out',
      'spread Wednesday out over the week',
      'lighten Wednesday',
      '周三太满了，帮我分散一下',
      '周三太满了',
      '周三的安排太多了，帮我匀一匀',
      '把周三的事分散到其他天',
    ]) {
      const turn = await new Thread({ todos }).say(words);
      expect(turn.calls.map((call) => call.name)).toEqual([
        'read_skill',
        'todo_search',
        'plan_free_slots',
        'plan_reschedule',
      ]);
      const changes = turn.writes[0]?.input.changes as Array<{
        id: string;
        dueDate: string;
        dueTime?: string;
      }>;
      expect(changes.map((change) => change.id).sort()).toEqual(['t3', 't4']);
      expect(changes.every((change) => change.dueDate !== '2026-12-02')).toBe(true);
      expect(changes.find((change) => change.id === 't4')).not.toHaveProperty('dueTime');
    }
  });

  it('is spread onto the day that was said', async () => {
    for (const words of [
      'Wednesday is too full, move some of it to Friday',
      'move half of Wednesday to Friday',
      '周三排得太满了，匀一点到周五',
    ]) {
      const turn = await new Thread({ todos }).say(words);
      const changes = turn.writes[0]?.input.changes as Array<{ id: string; dueDate: string }>;
      expect(changes.map(({ id, dueDate }) => `${id} ${dueDate}`).sort()).toEqual([
        't3 2026-12-04',
        't4 2026-12-04',
      ]);
    }
  });

  it('says what finds no place on the other days, and leaves it', async () => {
    const full = ['2026-12-01', '2026-12-03', '2026-12-04'].flatMap((dueDate) =>
      Array.from({ length: 18 }, (_, index) => ({
        id: `${dueDate} ${index}`,
        title: 'call',
        dueDate,
        dueTime: `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
      })),
    );
    const turn = await new Thread({ todos: [...todos, ...full] }).say('Wednesday is too full, spread it');
    expect(turn.writes).toEqual([]);
    expect(turn.text).toContain('“buy paper” and “call Bob” stay where they are: there is no free time left');
  });

  it('is left alone when nothing stands on it', async () => {
    const turn = await new Thread().say('Wednesday is too full, spread it');
    expect(turn.writes).toEqual([]);
    expect(turn.text).toContain('nothing');
  });
});
