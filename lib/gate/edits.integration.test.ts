import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { one } from '@/lib/agent/testing/one';
import { add, propose, remove, update } from '@/lib/agent/testing/propose';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';
import { AppError } from '@/lib/errors';

let world: World;
let engine: World;
beforeAll(async () => {
  world = await openWorld([]);
  engine = await openWorld();
});
afterAll(async () => {
  await world.close();
  await engine.close();
});

const MINUTE = 60_000;
const display = (action: Action, name: string) => action.fields.find((field) => field.name === name);

async function card(person: TestPerson, more: Record<string, unknown> = {}) {
  return one(await propose(world, person, add('call', { dueDate: '2026-12-04', dueTime: '15:00', ...more })));
}

/** What a model answers to an edit. */
const answer = (value: unknown) => world.model?.extend({ text: JSON.stringify(value) });

describe('an edit is a new version of the card, never a decision', () => {
  it('counts up, marks what changed, renews the time, and writes no todo', async () => {
    const person = await world.person();
    const action = await card(person);
    person.wait(4 * MINUTE);
    const edited = (await person.setFields(action, { ...action.arguments, dueTime: '16:30' })).action;
    expect(edited).toMatchObject({ id: action.id, status: 'pending', version: 2 });
    expect(display(edited, 'dueTime')).toMatchObject({ display: '16:30', before: '15:00', changed: true });
    expect(display(edited, 'dueDate')).not.toHaveProperty('changed');
    expect(Date.parse(edited.expiresAt)).toBe(person.now().getTime() + 5 * MINUTE);
    expect((await person.rows()).todos).toEqual([]);
  });

  it('has a field set by hand as said, by the person', async () => {
    const person = await world.person();
    const action = await card(person);
    const edited = (await person.setFields(action, { ...action.arguments, dueTime: '16:30' })).action;
    expect(display(edited, 'dueTime')?.evidence).toMatchObject({ kind: 'said', from: 'set by you' });
    const again = (await person.setFields(edited, { ...edited.arguments, priority: 3 })).action;
    expect(display(again, 'dueTime')?.evidence).toMatchObject({ kind: 'said', from: 'set by you' });
  });

  it('leaves the card as it was when the arguments do not fit, and says which', async () => {
    const person = await world.person();
    const action = await card(person);
    const wrong: Array<[Record<string, unknown>, string]> = [
      [{ ...action.arguments, dueDate: '2026-13-45' }, 'dueDate'],
      [{ ...action.arguments, title: '' }, 'title'],
      [{ title: 'call', dueTime: '15:00' }, 'dueTime'],
      [{ ...action.arguments, priority: 'high' }, 'priority'],
      [{}, 'title'],
    ];
    for (const [fields, field] of wrong) {
      const failure = await person.setFields(action, fields).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(AppError);
      expect(failure).toMatchObject({
        code: 'invalid_arguments',
        extra: { errors: { [field]: expect.any(Array) } },
      });
    }
    expect(await codeOf(person.setFields(action, { ...action.arguments, userId: 'usr_2' }))).toBe(
      'invalid_arguments',
    );
    expect(await person.look(action.id)).toEqual(action);
  });

  it('cannot point the card at another todo', async () => {
    const person = await world.person();
    const mine = await person.addTodo({ title: 'mine' });
    const other = await person.addTodo({ title: 'other' });
    const action = one(await propose(world, person, remove(mine.id)));
    expect(await codeOf(person.setFields(action, { id: other.id }))).toBe('invalid_arguments');
    expect((await person.look(action.id)).subject).toBe('mine');
  });

  it('loses to a decision that was made first, and to another edit', async () => {
    const person = await world.person();
    const action = await card(person);
    await person.setFields(action, { ...action.arguments, priority: 1 });
    expect(await codeOf(person.setFields(action, { ...action.arguments, priority: 2 }))).toBe(
      'version_changed',
    );
    expect(await codeOf(person.confirm(action))).toBe('version_changed');
    await person.confirm(await person.look(action.id));
    expect((await person.rows()).todos).toMatchObject([{ priority: 1 }]);
  });

  it('of one line gives the whole card its time again', async () => {
    const person = await world.person();
    const lines = await propose(world, person, add('one'), add('two'));
    person.wait(4 * MINUTE);
    await person.setFields(lines[0] as Action, { title: 'one, edited' });
    person.wait(4 * MINUTE);
    expect((await person.pending()).map(({ subject }) => subject)).toEqual(['one, edited', 'two']);
    expect((await person.confirmMany(await person.pending())).results.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
    ]);
  });
});

describe('gate case 2: what runs is the edited card', () => {
  it('and an equal repeat of the original call is not proposed again', async () => {
    const person = await world.person();
    const action = await card(person);
    const edited = (await person.setFields(action, { ...action.arguments, dueDate: '2026-12-03' })).action;
    await person.confirm(edited);
    expect((await person.rows()).todos).toMatchObject([{ dueDate: '2026-12-03' }]);

    world.model?.extend(
      { calls: [add('call', { dueDate: '2026-12-04', dueTime: '15:00' })] },
      { text: 'Moved to Thursday, as you said.' },
    );
    const heard = await person.goOn();
    expect(heard.actions).toEqual([]);
    expect(heard.text).toBe('Moved to Thursday, as you said.');
    const prompt = JSON.stringify(world.model?.calls.at(-1)?.prompt);
    expect(prompt).toContain('"edited":true');
    expect(prompt).toContain('"reason":"repeat"');
    expect((await person.rows()).todos).toHaveLength(1);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('also when both were said in words, and the model repeats itself in the next turn', async () => {
    const person = await world.person();
    await card(person);
    world.model?.extend(
      { calls: [add('call', { dueDate: '2026-12-04', dueTime: '15:00' })] },
      { text: 'It is on your list.' },
    );
    const heard = await person.say('yes');
    expect(heard.actions).toEqual([]);
    expect((await person.rows()).todos).toHaveLength(1);
    expect(await person.historyProblems()).toEqual([]);
  });
});

describe('an edit in words', () => {
  it('in English changes time and title, the dialogue of the product', async () => {
    const person = await engine.person();
    const action = one((await person.say('Remind me to call the dentist tomorrow at 3pm')).actions);
    const { action: edited } = await person.edit(action, 'make it 4:30 and call it dental check');
    expect(edited).toMatchObject({ version: 2, subject: 'dental check', status: 'pending' });
    expect(edited.arguments).toMatchObject({
      title: 'dental check',
      dueDate: '2026-12-02',
      dueTime: '16:30',
    });
    await person.confirm(edited);
    expect((await person.rows()).todos).toMatchObject([{ title: 'dental check', dueTime: '16:30' }]);
  });

  it('in Chinese', async () => {
    const person = await engine.person({ locale: 'zh' });
    const action = one((await person.say('明天下午3点提醒我开项目评审会')).actions);
    const { action: edited } = await person.edit(action, '改成周五下午四点半');
    expect(edited.arguments).toMatchObject({
      title: '开项目评审会',
      dueDate: '2026-12-04',
      dueTime: '16:30',
    });
  });

  it('that says nothing to change leaves the card', async () => {
    const person = await engine.person();
    const action = one((await person.say('add buy milk tomorrow')).actions);
    expect(await codeOf(person.edit(action, 'the weather is nice'))).toBe('not_understood');
    expect(await person.look(action.id)).toEqual(action);
  });

  it('whose model answers nonsense, or not at all, leaves the card', async () => {
    const person = await world.person();
    const action = await card(person);
    world.model?.extend({ text: 'Sure, I changed it!' });
    expect(await codeOf(person.edit(action, 'make it 4pm'))).toBe('model_unavailable');
    world.model?.extend({ failure: 'refused' });
    expect(await codeOf(person.edit(action, 'make it 4pm'))).toBe('model_unavailable');
    answer({ outcome: 'changed', arguments: { title: 'x', dueDate: 'Friday' } });
    expect(await codeOf(person.edit(action, 'make it 4pm'))).toBe('invalid_arguments');
    expect(await person.look(action.id)).toEqual(action);
  });
});

describe('gate case 3: an edit that means another tool', () => {
  it('never changes the tool of the action: it ends it and proposes a new one with its own risk', async () => {
    const person = await world.person();
    const todo = await person.addTodo({ title: 'pay rent' });
    const action = one(await propose(world, person, update(todo.id, { priority: 3 })));
    expect(action.risk).toBe('low');
    answer({ outcome: 'other_tool', tool: 'todo_delete', arguments: { id: todo.id } });
    const { action: next, replaced } = await person.edit(action, 'actually delete it');
    expect(replaced).toMatchObject({ id: action.id, status: 'superseded', tool: 'todo_update' });
    expect(next).toMatchObject({ tool: 'todo_delete', status: 'pending', version: 1, risk: 'medium' });
    expect(next.id).not.toBe(action.id);
    expect(await codeOf(person.confirm(action))).toBe('already_decided');
    expect(await person.historyProblems()).toEqual([]);
    await person.confirm(next);
    expect((await person.rows()).todos[0]?.deletedAt).not.toBeNull();
  });

  it('is refused for a tool that does not exist, that reads, or that is about another todo', async () => {
    const person = await world.person();
    const todo = await person.addTodo({ title: 'pay rent' });
    const other = await person.addTodo({ title: 'keep me' });
    const action = one(await propose(world, person, update(todo.id, { priority: 3 })));
    for (const [tool, id] of [
      ['drop_table', todo.id],
      ['todo_search', todo.id],
      ['todo_delete', other.id],
    ]) {
      answer({ outcome: 'other_tool', tool, arguments: { id } });
      expect(await codeOf(person.edit(action, 'something else'))).toBe('invalid_arguments');
    }
    expect(await person.look(action.id)).toEqual(action);
  });
});
