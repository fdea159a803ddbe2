import { describe, expect, it } from 'vitest';
import { Thread } from './testing/thread';

const todos = [
  { id: 't1', title: 'call the dentist', dueDate: '2026-12-02' },
  { id: 't2', title: '看牙', dueDate: '2026-12-02' },
];

describe('a message with two orders', () => {
  it('proposes the first, says what comes next, and goes on when it is decided', async () => {
    for (const status of ['done', 'cancelled', 'expired']) {
      const thread = new Thread({ todos });
      const turn = await thread.say('add milk to my list and delete the dentist');
      expect(turn.writes).toEqual([{ name: 'todo_add', input: { title: 'milk' } }]);
      expect(turn.text).toContain('“delete the dentist”');
      const next = await thread.settle([{ status, todos: [{ id: 'n1', title: 'milk' }] }]);
      expect(next.writes).toEqual([{ name: 'todo_delete', input: { id: 't1' } }]);
      const end = await thread.settle([{ status: 'done', todos: [todos[0]] }]);
      expect(end).toMatchObject({ calls: [], text: 'Deleted. “call the dentist” is in the trash.' });
    }
  });

  it('says what is not done yet when the first needs an answer or finds nothing', async () => {
    const turn = await new Thread({ todos }).say('delete the swimming lesson and add milk');
    expect(turn.writes).toEqual([]);
    expect(turn.text).toContain('“add milk”');
  });

  it('is read in Chinese too', async () => {
    const thread = new Thread({ todos, locale: 'zh' });
    expect((await thread.say('添加牛奶，删掉看牙')).writes).toEqual([
      { name: 'todo_add', input: { title: '牛奶' } },
    ]);
    const next = await thread.settle([{ status: 'done', todos: [{ id: 'n1', title: '牛奶' }] }]);
    expect(next.writes).toEqual([{ name: 'todo_delete', input: { id: 't2' } }]);
  });

  it('is not seen where doing words are todos', async () => {
    for (const words of [
      'add buy milk and cancel the gym membership',
      'remind me to call Bob and cancel the gym',
    ])
      expect((await new Thread({ todos }).say(words)).writes.map((call) => call.name)).toEqual([
        'todo_add',
        'todo_add',
      ]);
  });
});

describe('undo in longer words', () => {
  it('names the exact word when something was done, and never guesses', async () => {
    const thread = new Thread({ todos });
    await thread.say('add buy milk');
    await thread.settle([{ status: 'done', todos: [{ id: 'n1', title: 'buy milk' }] }]);
    for (const [words, exact] of [
      ['can you undo the last change please', '“undo”'],
      ['undo what you just did', '“undo”'],
      ['能帮我撤销上一步操作吗', '“撤销”'],
      ['把刚才的操作撤销', '“撤销”'],
    ] as const) {
      const turn = await thread.say(words);
      expect(turn.calls).toEqual([]);
      expect(turn.text).toContain(exact);
    }
  });

  it('says so when there is nothing to undo', async () => {
    expect((await new Thread().say('can you undo the last change please')).text).toContain('nothing to undo');
    expect((await new Thread().say('undo')).text).toContain('nothing to undo');
  });
});
