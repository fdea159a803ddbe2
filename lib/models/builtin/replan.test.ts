import { describe, expect, it } from 'vitest';
import { Thread, type Todo, type Turn } from './testing/thread';

type Item = { title: string; dueDate: string; dueTime: string; durationMinutes: number };

/** Monday to Sunday of the week after; today is the Tuesday before. */
const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [7, 8, 9, 10, 11].map(
  (day) => `2026-12-${String(day).padStart(2, '0')}`,
) as [string, string, string, string, string];

const english = 'plan next week: essay by Thursday, 3 swims, piano twice, 2h garden';
const chinese = '规划下周：周四前写信、游泳三次、练琴两次、看书2小时';

async function open(words: string): Promise<{ thread: Thread; plan: Item[] }> {
  const thread = new Thread();
  const turn = await thread.say(words);
  const plan = itemsOf(turn);
  thread.setResults([{ status: 'cancelled', reason: 'new_message' }]);
  return { thread, plan };
}

async function changed(plan: string, words: string): Promise<Turn> {
  const { thread } = await open(plan);
  return thread.say(words);
}

function itemsOf(turn: Turn): Item[] {
  expect(turn.writes.map(({ name }) => name)).toEqual(['plan_add']);
  return turn.writes[0]?.input.items as Item[];
}

const countOf = (items: Item[], title: string): number => items.filter((item) => item.title === title).length;
const daysOf = (items: Item[]): string[] => items.map(({ dueDate }) => dueDate);

describe('a day that shall stay empty', () => {
  it.each([
    [english, 'skip Wednesday'],
    [english, 'no swims on Wednesday'],
    [english, 'please leave Wednesday empty'],
    [english, "I can't on Wednesday"],
    [english, 'Wednesday is off'],
    [english, "don't put anything on Wednesday".replace('anything', 'it')],
    [english, 'skip the piano on Wednesday'],
    [chinese, '周三不要安排'],
    [chinese, '周三不要排'],
    [chinese, '周三不排'],
    [chinese, '跳过周三'],
    [chinese, '周三不游泳'],
    [chinese, '周三没空'],
    [chinese, '周三休息吧'],
    [english, 'cancel Wednesday'],
    [english, 'Wednesday is too full'],
    [chinese, '周三太满了'],
  ])('%s → %s: its things go to the other days, and none is lost', async (plan, words) => {
    const before = (await open(plan)).plan;
    const items = itemsOf(await changed(plan, words));
    expect(daysOf(before)).toContain(WEDNESDAY);
    expect(daysOf(items)).not.toContain(WEDNESDAY);
    expect(new Set(daysOf(items)).size).toBeGreaterThan(1);
    expect(items.map(({ title }) => title).sort()).toEqual(before.map(({ title }) => title).sort());
  });

  it('can be several days, also those of a stretch', async () => {
    for (const [plan, words] of [
      [english, 'skip Wednesday and Friday'],
      [chinese, '周三和周五不要安排'],
    ] as const) {
      const days = daysOf(itemsOf(await changed(plan, words)));
      expect(days.filter((day) => day === WEDNESDAY || day === FRIDAY)).toEqual([]);
    }
    const days = daysOf(itemsOf(await changed(chinese, '周三到周五不要安排')));
    expect(days.every((day) => day <= TUESDAY || day > FRIDAY)).toBe(true);
  });

  it('gives up what stood there by word', async () => {
    const items = itemsOf(
      await changed('plan next week: choir on Wednesday, 3 swims', 'nothing on Wednesday'),
    );
    expect(daysOf(items)).not.toContain(WEDNESDAY);
    expect(countOf(items, 'choir')).toBe(1);
  });
});

describe('how often a thing is in the plan', () => {
  it.each([
    [english, 'only 2 swims', 'swim', 2],
    [english, 'two swims instead', 'swim', 2],
    [english, 'one swim less', 'swim', 2],
    [english, 'drop one swim', 'swim', 2],
    [english, 'one more swim', 'swim', 4],
    [english, 'make it 5 swims', 'swim', 5],
    [english, 'piano only once', 'piano', 1],
    [english, 'no piano', 'piano', 0],
    [chinese, '练琴少一次', '练琴', 1],
    [chinese, '游泳改成两次', '游泳', 2],
    [chinese, '只游两次', '游泳', 2],
    [chinese, '多游一次', '游泳', 4],
    [chinese, '练琴一次就够了', '练琴', 1],
    [chinese, '练琴减到一次', '练琴', 1],
    [chinese, '不要练琴', '练琴', 0],
    [chinese, '不练琴了', '练琴', 0],
    [chinese, '再游一次', '游泳', 4],
    [english, 'reduce the swims to 2', 'swim', 2],
  ])('%s → %s', async (plan, words, title, times) => {
    const before = (await open(plan)).plan;
    const items = itemsOf(await changed(plan, words));
    expect(countOf(items, title)).toBe(times);
    const others = (all: Item[]) => all.filter((item) => item.title !== title).map((item) => item.title);
    expect(others(items).sort()).toEqual(others(before).sort());
  });

  it('is not how long it takes: the length that is said is that of the whole thing', async () => {
    for (const [words, lengths] of [
      ['novel 4h', [240]],
      ['make the novel 9 hours', [180, 180, 180]],
    ] as const) {
      const items = itemsOf(await changed('plan next week: novel 6h, 2 swims', words));
      const novel = items.filter(({ title }) => title === 'novel');
      expect(novel.map(({ durationMinutes }) => durationMinutes)).toEqual(lengths);
      expect(countOf(items, 'swim')).toBe(2);
    }
    for (const [plan, words, minutes] of [
      ['plan next week: novel 6h, 2 swims', 'swims 45 minutes', 45],
      ['plan next week: novel, 2 swims of 2 hours', 'swims 3 hours', 180],
    ] as const) {
      const swims = itemsOf(await changed(plan, words)).filter(({ title }) => title === 'swim');
      expect(swims.map((item) => item.durationMinutes)).toEqual([minutes, minutes]);
    }
  });

  it('stays when things only get another day', async () => {
    const items = itemsOf(await changed(english, 'swims on Friday'));
    expect(items.filter(({ title }) => title === 'swim').map(({ dueDate }) => dueDate)).toEqual([
      FRIDAY,
      FRIDAY,
      FRIDAY,
    ]);
  });
});

describe('one sitting of a plan that is open', () => {
  it('moves from the day that holds it, and the others stay', async () => {
    const { plan } = await open('plan next week: 3 swims');
    const [first, ...others] = plan;
    for (const words of ['move the swim on Monday to Thursday', 'move the swim from Monday to Thursday']) {
      const items = itemsOf(await changed('plan next week: 3 swims', words));
      expect(first?.dueDate).toBe(MONDAY);
      expect(daysOf(items)).toEqual([...daysOf(others), THURSDAY].sort());
    }
    const items = itemsOf(await changed('规划下周：游泳三次', '把周一的游泳挪到周四'));
    expect(daysOf(items)).toEqual([...daysOf(others), THURSDAY].sort());
  });

  it('is said to be missing when the day holds none', async () => {
    const { thread, plan } = await open('plan next week: 3 swims');
    expect(daysOf(plan)).not.toContain(TUESDAY);
    const turn = await thread.say('move the swim on Tuesday to Thursday');
    expect(turn.text).toMatch(/^There is no “swim” .*in this plan/);
    expect(itemsOf(turn)).toEqual(plan);
  });

  it('changes places with another thing', async () => {
    for (const [plan, words, one, other] of [
      ['plan next week: essay, 2h garden', 'swap essay and garden', 'essay', 'garden'],
      ['规划下周：写信、看书2小时', '写信和看书换一下', '写信', '看书'],
    ] as const) {
      const { plan: before } = await open(plan);
      const items = itemsOf(await changed(plan, words));
      const day = (all: Item[], title: string) => all.find((item) => item.title === title)?.dueDate;
      expect([day(items, one), day(items, other)]).toEqual([day(before, other), day(before, one)]);
    }
    const { plan: before } = await open('plan tomorrow: essay, 2h garden');
    const items = itemsOf(await changed('plan tomorrow: essay, 2h garden', 'swap essay and garden'));
    expect(items.map(({ title }) => title)).toEqual(before.map(({ title }) => title).reverse());
  });
});

describe('words about an open plan that say no change', () => {
  it.each([
    [english, 'piano'],
    [english, 'piano?'],
    [english, 'Wednesday'],
    [english, 'not Wednesday, Friday'],
    [english, 'hmm'],
    [english, 'too much'],
    [english, 'fewer swims'],
    [english, 'garden after the piano'],
    [english, 'the piano earlier'],
    [english, '3 swims'],
    [english, 'piano lesson'],
    [chinese, '练琴'],
    [chinese, '周三'],
    [chinese, '太多了'],
    [chinese, '看书呢'],
    [chinese, '游泳三次'],
    [chinese, '练琴早点'],
  ])('%s → %s: the plan stands as it was, and no todo comes of them', async (plan, words) => {
    const { thread, plan: before } = await open(plan);
    const turn = await thread.say(words);
    expect(itemsOf(turn)).toEqual(before);
    expect(turn.text).toMatch(
      /^I couldn't tell what to change; the plan stands|^没听出来要改什么，计划还是原来的样子/,
    );
  });

  it('leave it to be changed by the next ones', async () => {
    const { thread } = await open(english);
    await thread.say('hmm');
    thread.setResults([{ status: 'cancelled', reason: 'new_message' }]);
    await thread.say('piano?');
    thread.setResults([{ status: 'cancelled', reason: 'new_message' }]);
    expect(countOf(itemsOf(await thread.say('only 2 swims')), 'swim')).toBe(2);
  });

  it.each([
    [english, 'call Ann tomorrow'],
    [english, 'buy piano strings'],
    [english, 'remind me to swim on Friday'],
    [english, 'add a piano lesson'],
    [english, 'milk'],
    [chinese, '明天给老李打电话'],
    [chinese, '买琴弦'],
    [chinese, '提醒我周五游泳'],
  ])('%s → %s is an order of its own', async (plan, words) => {
    const turn = await changed(plan, words);
    expect(turn.writes.map(({ name }) => name)).toEqual(['todo_add']);
  });

  it('are a todo again when the plan was declined', async () => {
    const thread = new Thread();
    await thread.say(english);
    await thread.settle([{ status: 'cancelled', reason: 'declined' }]);
    expect((await thread.say('piano lesson')).writes.map(({ name }) => name)).toEqual(['todo_add']);
  });
});

describe('one sitting of a plan that was confirmed', () => {
  const DATES = [MONDAY, THURSDAY, '2026-12-13'];

  async function confirmed(title: string, words: string): Promise<Turn> {
    const todos: Todo[] = DATES.map((dueDate, index) => ({
      id: `n${index}`,
      title,
      dueDate,
      dueTime: '12:00',
    }));
    const report: Todo = { id: 'n9', title: 'essay', dueDate: TUESDAY, dueTime: '10:00' };
    const thread = new Thread({ todos: [...todos, report] });
    await thread.say(title === 'swim' ? 'plan next week: 3 swims, essay' : '规划下周：游泳三次、essay');
    const lines = [...todos, report].map((todo) => ({ status: 'done', tool: 'todo_add', todos: [todo] }));
    await thread.settle([{ status: 'done', lines }]);
    return thread.say(words);
  }

  it.each([
    ['swim', "move Thursday's swim to Friday", [{ id: 'n1', dueDate: FRIDAY, dueTime: '12:00' }]],
    ['swim', 'move the swim from Thursday to Friday', [{ id: 'n1', dueDate: FRIDAY, dueTime: '12:00' }]],
    ['游泳', '把周四的游泳挪到周五', [{ id: 'n1', dueDate: FRIDAY, dueTime: '12:00' }]],
    ['游泳', '周四的游泳周五游', [{ id: 'n1', dueDate: FRIDAY, dueTime: '12:00' }]],
    ['游泳', '周四那次游泳改到周五', [{ id: 'n1', dueDate: FRIDAY, dueTime: '12:00' }]],
    ['游泳', '把下周一的游泳改到晚上7点', [{ id: 'n0', dueDate: MONDAY, dueTime: '19:00' }]],
  ])('%s: %s', async (title, words, changes) => {
    const turn = await confirmed(title, words);
    expect(turn.writes).toEqual([{ name: 'plan_reschedule', input: { changes } }]);
  });

  it.each([
    ['swim', 'move the swim on Wednesday to Friday', 'There is no “swim” on'],
    ['游泳', '把周三的游泳挪到周五', '没有「游泳」'],
  ])('%s: %s finds none there and says so', async (title, words, said) => {
    const turn = await confirmed(title, words);
    expect(turn.writes).toEqual([]);
    expect(turn.text).toContain(said);
  });
});
