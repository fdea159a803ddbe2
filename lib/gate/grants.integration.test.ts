import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';

let world: World;
let person: TestPerson;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.person();
});

const grants = () => world.services.grants;

/** Asks to complete a todo of this name, and confirms the card that must come. */
async function completeByCard(title: string): Promise<Action> {
  await person.addTodo({ title });
  const [card] = (await person.say(`complete ${title}`)).actions;
  if (!card) throw new Error(`no card for ${title}`);
  expect(card.status).toBe('pending');
  await person.confirm(card);
  await person.goOn();
  return card;
}

async function allowCompleting(): Promise<string> {
  const card = await completeByCard('water the plants');
  return (await grants().createFromAction(person.clicker(), card.id)).id;
}

describe('gate case 17: a standing permission', () => {
  test('is offered after three plain confirms of a kind, not before, and not once it is held', async () => {
    await completeByCard('one errand');
    await completeByCard('two errands');
    expect((await grants().list(person.clicker())).offers).toEqual([]);
    const third = await completeByCard('three errands');
    const [offer] = (await grants().list(person.clicker())).offers;
    expect(offer).toMatchObject({ actionId: third.id, tool: 'todo_complete' });
    expect(offer?.covers).toContain('up to 5');
    await grants().createFromAction(person.clicker(), third.id);
    expect((await grants().list(person.clicker())).offers).toEqual([]);
  });

  test('counts a card with many lines as the one confirm that it was', async () => {
    const confirmPlan = async (words: string) => {
      person.wait(1000);
      const { actions } = await person.say(words);
      await person.confirmMany(actions);
      await person.goOn();
      return actions;
    };
    const first = await confirmPlan('plan tomorrow: report, emails, gym, reading');
    expect(first).toHaveLength(4);
    await confirmPlan('plan Thursday: letters, laundry');
    expect((await grants().list(person.clicker())).offers).toEqual([]);
    await confirmPlan('plan Friday: groceries, ironing');
    expect((await grants().list(person.clicker())).offers).toMatchObject([{ tool: 'todo_add' }]);
    person.wait(1000);
    const { actions } = await person.say('plan Saturday: cake, tea');
    await person.confirm(actions[0] as Action);
    await person.cancel(actions[1] as Action);
    expect((await grants().list(person.clicker())).offers).toEqual([]);
  });

  test('is not offered when one of the three was edited or cancelled', async () => {
    await completeByCard('one errand');
    await completeByCard('two errands');
    await person.addTodo({ title: 'three errands' });
    const [card] = (await person.say('complete three errands')).actions;
    await person.cancel(card as Action);
    expect((await grants().list(person.clicker())).offers).toEqual([]);
  });

  test('runs what it covers, tells it, and it can be undone', async () => {
    await allowCompleting();
    const todo = await person.addTodo({ title: 'post the letter' });
    const heard = await person.say('complete post the letter');
    expect(heard.decided).toMatchObject([{ status: 'confirmed', decidedHow: 'grant', undoable: true }]);
    expect(heard.text).not.toBe('');
    expect(await person.pending()).toEqual([]);
    const [ran] = heard.decided;
    expect((await person.rows()).todos.find((row) => row.id === todo.id)?.status).toBe('done');
    await person.undo((ran as Action).id);
    expect((await person.rows()).todos.find((row) => row.id === todo.id)?.status).toBe('open');
    expect(await person.historyProblems()).toEqual([]);
  });

  test('still asks for more than five at once', async () => {
    await allowCompleting();
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) await person.addTodo({ title: `errand ${title}` });
    const heard = await person.say('complete everything');
    expect(heard.actions).toHaveLength(6);
    expect(heard.actions.every((action) => action.status === 'pending' && action.risk === 'high')).toBe(true);
  });

  test('ends at once when it is revoked', async () => {
    const id = await allowCompleting();
    await grants().revoke(person.clicker(), id);
    await person.addTodo({ title: 'post the letter' });
    const [card] = (await person.say('complete post the letter')).actions;
    expect(card?.status).toBe('pending');
  });

  test('ends when its time is over', async () => {
    await allowCompleting();
    person.wait(31 * 24 * 60 * 60 * 1000);
    await person.addTodo({ title: 'post the letter' });
    const [card] = (await person.say('complete post the letter')).actions;
    expect(card?.status).toBe('pending');
  });

  test('covers its own kind alone', async () => {
    await allowCompleting();
    const [card] = (await person.say('add buy stamps')).actions;
    expect(card).toMatchObject({ tool: 'todo_add', status: 'pending' });
  });

  test('covers only the fields that its cards had set', async () => {
    const [card] = (await person.say('add buy stamps')).actions;
    await person.confirm(card as Action);
    await grants().createFromAction(person.clicker(), (card as Action).id);
    const plain = await person.say('add buy envelopes');
    expect(plain.decided).toMatchObject([{ decidedHow: 'grant', subject: 'buy envelopes' }]);
    const dated = await person.say('add buy glue on Friday');
    expect(dated.actions).toMatchObject([{ status: 'pending' }]);
  });

  test('asks all the same when there is something to see: a conflict', async () => {
    const [card] = (await person.say('add dinner with Ann on Friday at 19:00')).actions;
    await person.confirm(card as Action);
    await grants().createFromAction(person.clicker(), (card as Action).id);
    const heard = await person.say('add dinner with Bob on Friday at 19:00');
    expect(heard.actions).toMatchObject([{ status: 'pending' }]);
    expect(heard.actions[0]?.conflicts).toHaveLength(1);
  });

  test('is made by nobody but its person, and not from a card with hidden characters', async () => {
    const card = await completeByCard('water the plants');
    const stranger = await world.person();
    expect(await codeOf(grants().createFromAction(stranger.clicker(), card.id))).toBe('not_found');
    const { id } = await grants().createFromAction(person.clicker(), card.id);
    expect(await codeOf(grants().revoke(stranger.clicker(), id))).toBe('not_found');
    const [odd] = (await person.say('add "buy\u202emilk"')).actions;
    expect(odd?.warnings.map((warning) => warning.code)).toContain('invisible');
    expect(await codeOf(grants().createFromAction(person.clicker(), (odd as Action).id))).toBe(
      'not_grantable',
    );
  });

  test('leaves its trace: the audit names the grant, and the write has its action', async () => {
    const id = await allowCompleting();
    await person.addTodo({ title: 'post the letter' });
    await person.say('complete post the letter');
    const { audit } = await person.rows();
    expect(
      audit.some(
        (row) => row.event === 'grant_created' && (row.after as { grantId?: string }).grantId === id,
      ),
    ).toBe(true);
    expect(audit.filter((row) => row.event === 'completed').every((row) => row.actionId !== null)).toBe(true);
  });
});

describe('undo by the exact word', () => {
  test('takes back what was confirmed last in the thread, without asking a model', async () => {
    const [card] = (await person.say('add buy stamps')).actions;
    await person.confirm(card as Action);
    await person.goOn();
    const heard = await person.say('undo that');
    expect(heard.decided).toMatchObject([{ status: 'undone' }]);
    expect((await person.rows()).todos.every((row) => row.deletedAt !== null)).toBe(true);
    expect(await person.historyProblems()).toEqual([]);
  });

  test('says what stands in the way when the todo changed since', async () => {
    const [card] = (await person.say('add buy stamps')).actions;
    const { todos } = await person.confirm(card as Action);
    await person.goOn();
    const id = todos[0]?.id as string;
    await world.services.todos.update({ ...person.clicker() }, id, { title: 'buy two stamps' }, 1, undefined);
    const heard = await person.say('undo that');
    expect(heard.decided.every((action) => action.status === 'confirmed')).toBe(true);
    expect((await person.rows()).todos.map((row) => row.title)).toEqual(['buy two stamps']);
  });

  test('sets an open card aside and undoes nothing else', async () => {
    const [first] = (await person.say('add buy stamps')).actions;
    await person.confirm(first as Action);
    await person.say('add buy glue');
    await person.say('undo');
    const { todos, actions } = await person.rows();
    expect(todos.map((row) => [row.title, row.deletedAt])).toEqual([['buy stamps', null]]);
    expect(actions.map((row) => row.status).sort()).toEqual(['cancelled', 'confirmed']);
  });
});
