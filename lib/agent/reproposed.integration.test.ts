import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A card that was set aside by a question, and is proposed again further up. */
async function proposedAgain(locale: 'en' | 'zh', order: string, question: string) {
  const person = await world.person({ locale });
  await person.addTodo({ title: 'rent', dueDate: '2026-12-03' });
  const { actions } = await person.say(order);
  person.wait(1000);
  await person.say(question);
  person.wait(1000);
  const again = [];
  for (const { id } of actions) again.push((await person.repropose(id)).action);
  person.wait(1000);
  return { person, actions: again };
}

async function confirmed({
  person,
  actions,
}: {
  person: TestPerson;
  actions: Array<{ id: string; version: number }>;
}) {
  await person.confirmMany(actions);
  return (await person.goOn()).text;
}

describe('a card that is proposed again when the conversation went on', () => {
  it.each([
    ['en', 'add milk to my list', 'what do I have this week?', "Added. It's on your list."],
    ['zh', '规划明天：写周报、跑步', '我这周有什么安排？', '两条都已添加。'],
  ] as const)('is answered for its decision only: %s', async (locale, order, question, answer) => {
    const open = await proposedAgain(locale, order, question);
    expect(await confirmed(open)).toBe(answer);
    expect(await open.person.historyProblems()).toEqual([]);
    // The conversation goes on where it was.
    open.person.wait(1000);
    expect((await open.person.say(question)).text).not.toBe(answer);
  });

  it.each([
    ['yes', 'Added both.', 3],
    ['no', 'Fine, nothing was changed.', 1],
  ])('is answered for its decision only when that is a word: %s', async (word, answer, count) => {
    const { person } = await proposedAgain(
      'en',
      'plan tomorrow: report, emails',
      'how many todos this week?',
    );
    expect((await person.say(word)).text).toBe(answer);
    expect((await person.rows()).todos).toHaveLength(count);
  });
});
