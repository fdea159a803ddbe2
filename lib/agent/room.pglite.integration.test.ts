import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What is answered when Wednesday is full from morning to evening. */
async function answer(locale: 'en' | 'zh', words: string): Promise<string> {
  const person = await world.person({ locale });
  await person.addTodo({ title: 'offsite', dueDate: '2026-12-02', dueTime: '09:00', durationMinutes: 540 });
  const heard = await person.say(words);
  expect(heard.errors).toEqual([]);
  expect(heard.actions).toEqual([]);
  expect(heard.choices).toBeNull();
  return heard.text;
}

describe('where there is room for something that need not be on the list', () => {
  it.each([
    ['en', 'when can I fit in a haircut?', '“haircut” (about 1 h)'],
    ['en', 'when do I have time for a 2h massage this week', '“massage” (2 h)'],
    ['en', 'which day can I squeeze in a checkup', '“checkup” (about 1 h)'],
    ['en', 'when is there time to call the bank?', '“call the bank” (about 30 min)'],
    ['zh', '什么时候有空理发', '「理发」（约 1 小时）'],
    ['zh', '我这周什么时候有时间去体检', '「体检」（约 1 小时）'],
    ['zh', '哪天能安排两小时的体检', '「体检」（2 小时）'],
    ['zh', '什么时候能抽出时间看牙？', '「看牙」（约 1 小时）'],
  ] as const)('%s: %s is answered from the free hours', async (locale, words, head) => {
    const [first = '', ...days] = (await answer(locale, words)).split('\n');
    expect(first).toContain(head);
    expect(days[0]).toMatch(/09:15–12:00(?:, |、)13:00–18:00$/);
    expect(days.join()).not.toMatch(/2 Dec|12月2日/);
    expect(days.join()).toMatch(/3 Dec|12月3日/);
  });

  it.each([
    [
      'en',
      'is there room for a haircut tomorrow?',
      'There is no free stretch of 1 h for “haircut” tomorrow.',
    ],
    ['zh', '明天有空理发吗', '明天没有够「理发」用的 1 小时空闲时间。'],
  ] as const)('%s: %s: says that there is none', async (locale, words, told) => {
    expect(await answer(locale, words)).toBe(told);
  });

  it.each([
    ['en', 'when can I get a haircut in the evening?', /18:00–21:00/],
    ['en', 'when can I fit in a haircut on Thursday morning', /: 09:00–12:00$/],
    ['zh', '周四下午有时间理发吗', /：13:00–18:00$/],
  ] as const)('%s: %s keeps to the part of the day', async (locale, words, hours) => {
    expect(await answer(locale, words)).toMatch(hours);
  });

  it.each([
    ['en', 'when is my haircut?'],
    ['en', 'am I free tomorrow at 3pm?'],
    ['zh', '我什么时候理发？'],
  ] as const)('%s: %s asks about the list', async (locale, words) => {
    expect(await answer(locale, words)).not.toMatch(/room for|可以放在/);
  });
});
