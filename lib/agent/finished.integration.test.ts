import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const DAY = 24 * 60 * 60 * 1000;

async function tick(person: TestPerson, id: string) {
  await world.services.todos.update(person.clicker(), id, { status: 'done' }, undefined, undefined);
}

/** Three todos that were due on other days than they were done, over a week that ends on a Tuesday. */
async function busyWeek(locale: 'en' | 'zh'): Promise<TestPerson> {
  const person = await world.person({ locale });
  const [ferns, rent, letter] = await Promise.all([
    person.addTodo({ title: 'ferns', dueDate: '2026-12-09' }),
    person.addTodo({ title: 'rent', dueDate: '2026-12-01' }),
    person.addTodo({ title: 'letter' }),
  ]);
  person.wait(-5 * DAY);
  await tick(person, ferns.id);
  person.wait(4 * DAY);
  await tick(person, rent.id);
  person.wait(DAY);
  await tick(person, letter.id);
  return person;
}

describe('what was finished is told by the day it was done, not the day it was due', () => {
  test.each<['en' | 'zh', string, string]>([
    ['en', 'what did I finish today?', 'You finished 1 todo today:\n- letter'],
    ['en', 'what did I finish yesterday?', 'You finished 1 todo yesterday:\n- rent'],
    ['en', 'what did I get done this week?', 'You finished 2 todos this week:\n- letter\n- rent'],
    ['en', 'what did I finish?', 'You finished 3 todos:\n- letter\n- rent\n- ferns'],
    ['zh', '我今天完成了什么？', '今天完成了 1 件事：\n- letter'],
    ['zh', '昨天做完了哪些', '昨天完成了 1 件事：\n- rent'],
    ['zh', '这周完成了什么', '这周完成了 2 件事：\n- letter\n- rent'],
  ])('%s: %s', async (locale, question, answer) => {
    const person = await busyWeek(locale);
    expect((await person.say(question)).text).toBe(answer);
  });
});

test.each([
  ['en', 'what did I finish yesterday?', 'and today?', 'You finished 1 todo today:\n- letter'],
  ['zh', '我昨天完成了什么', '那今天呢', '今天完成了 1 件事：\n- letter'],
] as const)('%s: "%s", "%s" goes on asking about what was finished', async (locale, first, then, answer) => {
  const person = await busyWeek(locale);
  await person.say(first);
  expect((await person.say(then)).text).toBe(answer);
});

test('a day on which nothing was checked off is said to be empty, whatever was due on it', async () => {
  const person = await world.person();
  const rent = await person.addTodo({ title: 'rent', dueDate: '2026-11-30' });
  await tick(person, rent.id);
  expect((await person.say('what did I finish yesterday?')).text).toBe(
    "You haven't checked anything off yesterday.",
  );
});

test('the days are those of the person: half past midnight is today, half past eleven before it is not', async () => {
  const person = await world.person();
  const [late, early] = await Promise.all([
    person.addTodo({ title: 'late' }),
    person.addTodo({ title: 'early' }),
  ]);
  // It is nine in the morning.
  person.wait(-9.5 * 60 * 60 * 1000);
  await tick(person, late.id);
  person.wait(60 * 60 * 1000);
  await tick(person, early.id);
  person.wait(8.5 * 60 * 60 * 1000);
  expect((await person.say('what did I finish today?')).text).toBe('You finished 1 todo today:\n- early');
});

test('what repeats counts on the day it was done, though it is open again; not when that was taken back', async () => {
  const person = await world.person();
  await person.addTodo({ title: 'water the ferns', dueDate: '2026-12-01', recurrence: 'FREQ=DAILY' });
  const { actions } = await person.say('I watered the ferns');
  await person.confirmMany(actions);
  await person.goOn();
  expect((await person.say('what did I finish today?')).text).toBe(
    'You finished 1 todo today:\n- water the ferns',
  );
  await person.undo(actions[0]?.id ?? '');
  expect((await person.say('what did I finish today?')).text).toBe("You haven't checked anything off today.");
});
