import { describe, expect, it } from 'vitest';
import { namedKind } from './offer-grant';
import { Thread } from './testing/thread';

describe('asking not to be asked again', () => {
  it.each([
    ["don't ask me again for completing todos", 'todo_complete'],
    ['stop asking when I check something off', 'todo_complete'],
    ["don't ask again for adding todos", 'todo_add'],
    ['do not confirm deleting any more', 'todo_delete'],
    ["don't ask me when you move things", 'todo_update'],
    ["don't ask about reopening", 'todo_reopen'],
    ['以后完成待办不用再问我', 'todo_complete'],
    ['新建待办不用再确认了', 'todo_add'],
    ['删除的时候别再问我', 'todo_delete'],
    ['改时间不用问我', 'todo_update'],
    ['重新打开不用再问', 'todo_reopen'],
    ["don't ask me again", null],
    ['以后不用再问我', null],
  ])('%s means %s', (words, tool) => {
    expect(namedKind(words)).toBe(tool);
  });

  it.each([
    ["don't ask me again for completing todos", 'button'],
    ['以后完成待办不用再问我', '按钮'],
  ])('draws the offer once and says that only a click allows it: %s', async (words, name) => {
    const thread = new Thread();
    const turn = await thread.say(words);
    expect(turn.calls.filter((call) => call.name === 'grant_offer')).toEqual([
      { name: 'grant_offer', input: { tool: 'todo_complete' } },
    ]);
    expect(turn.writes).toEqual([]);
    expect(turn.text).toContain(name);
  });

  it('asks which kind is meant when none was named', async () => {
    const turn = await new Thread().say("don't ask me again");
    expect(turn.question).toMatchObject({ purpose: 'other', options: expect.any(Array) });
    for (const option of turn.question?.options ?? []) expect(namedKind(option)).not.toBeNull();
  });

  it.each([
    ["don't ask me again", "Don't ask for completing todos"],
    ['以后不用再问我', '完成待办不用再问'],
  ])('draws the offer when a kind is chosen after "%s"', async (words, choice) => {
    const thread = new Thread();
    expect((await thread.say(words)).question?.options).toContain(choice);
    const turn = await thread.say(choice);
    expect(turn.calls).toContainEqual({ name: 'grant_offer', input: { tool: 'todo_complete' } });
  });

  it('is about what was decided last when none was named', async () => {
    const thread = new Thread({ todos: [{ id: 't1', title: 'pay rent' }] });
    await thread.say('I paid the rent');
    await thread.settle([{ status: 'done', todos: [{ id: 't1', title: 'pay rent' }] }]);
    expect((await thread.say("don't ask me again")).calls).toEqual([
      { name: 'grant_offer', input: { tool: 'todo_complete' } },
    ]);
    const planned = new Thread();
    await planned.say('plan tomorrow: gym');
    await planned.settle([{ status: 'cancelled' }]);
    const asked = await planned.say("don't ask me again");
    expect(asked.calls.filter((call) => call.name === 'grant_offer')).toEqual([]);
  });
});
