import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';
import { AppError } from '@/lib/errors';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const live = async (person: TestPerson) =>
  (await person.rows()).todos.filter(({ deletedAt }) => deletedAt === null).map(({ title }) => title);

/** A plan of three lines, just confirmed. */
async function confirmedPlan() {
  const person = await world.person();
  const { actions } = await person.say('plan tomorrow: report, emails, gym');
  await person.confirmMany(actions);
  person.wait(1000);
  return { person, ids: actions.map(({ id }) => id) };
}

async function problemOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error('the call was not refused');
  return error;
}

describe('several taken back at once', () => {
  it('are all undone, and the same request again changes nothing', async () => {
    const { person, ids } = await confirmedPlan();
    const first = await person.undoMany(ids);
    expect(first.actions.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 'undone']));
    expect(await live(person)).toEqual([]);
    const { audit } = await person.rows();
    expect((await person.undoMany(ids)).actions).toEqual(first.actions);
    expect((await person.rows()).audit).toEqual(audit);
  });

  it('stay all of them when one was changed since, which is named; each of the others can be undone alone', async () => {
    const { person, ids } = await confirmedPlan();
    const before = (await person.rows()).todos;
    const emails = before.find(({ title }) => title === 'emails');
    await world.services.todos.update(person.clicker(), emails?.id ?? '', { notes: 'later' }, 1, undefined);
    const problem = await problemOf(person.undoMany(ids));
    expect(problem.code).toBe('not_all_undoable');
    expect(problem.extra).toMatchObject({ titles: '“emails”', why: 'changed_since' });
    expect(await live(person)).toHaveLength(3);
    const { actions } = await person.rows();
    expect(actions.map(({ status }) => status)).toEqual(Array(3).fill('confirmed'));
    for (const { id, arguments: input } of actions) if (input.title !== 'emails') await person.undo(id);
    expect(await live(person)).toEqual(['emails']);
  });

  it('are undone once by many requests at the same moment, in any order and beside single ones', async () => {
    const { person, ids } = await confirmedPlan();
    const reversed = [...ids].reverse();
    const requests = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 2
        ? person.undo(ids[index % ids.length] ?? '')
        : person.undoMany(index % 3 === 1 ? reversed : ids),
    );
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await live(person)).toEqual([]);
    const { todos, audit } = await person.rows();
    expect(todos.map(({ version }) => version)).toEqual(ids.map(() => 2));
    expect(audit.filter(({ event }) => event === 'undone')).toHaveLength(ids.length);
    expect(await person.historyProblems()).toEqual([]);
  });

  it.each(['in the order in which they were done', 'the last one first', 'each of them twice'] as const)(
    'come off one todo the last done first, and are answered as they were named: %s',
    async (order) => {
      const person = await world.person();
      await person.addTodo({ title: 'rent' });
      const ids: string[] = [];
      for (const words of ['rename rent to house rent', 'move house rent to friday', 'house rent is done']) {
        const { actions } = await person.say(words);
        await person.confirmMany(actions);
        ids.push(...actions.map(({ id }) => id));
        person.wait(1000);
      }
      expect(ids).toHaveLength(3);
      const named = order === 'the last one first' ? [...ids].reverse() : ids;
      const answer = await person.undoMany(order === 'each of them twice' ? [...ids, ...ids] : named);
      expect(answer.actions.map(({ id, status }) => [id, status])).toEqual(named.map((id) => [id, 'undone']));
      expect(answer.todos).toMatchObject([{ title: 'rent', status: 'open', dueDate: null, version: 7 }]);
      expect((await person.rows()).todos).toMatchObject([{ title: 'rent', status: 'open', version: 7 }]);
    },
  );

  it('are nobody else’s: with one strange id nothing is undone, whatever else is wrong', async () => {
    const { person, ids } = await confirmedPlan();
    const stranger = await world.person();
    const theirs = await stranger.say('add milk to my list');
    const waiting = await person.say('add bread to my list');
    const strange = ['act_nothing', theirs.actions[0]?.id ?? ''];
    expect(await codeOf(stranger.undoMany(ids))).toBe('not_found');
    for (const id of strange) {
      expect(await codeOf(person.undoMany([...ids, id]))).toBe('not_found');
      expect(await codeOf(person.undoMany([...waiting.actions.map((action) => action.id), id]))).toBe(
        'not_found',
      );
      expect(await codeOf(person.reproposeMany([id, ...ids]))).toBe('not_found');
    }
    expect(await live(person)).toHaveLength(3);
    expect(await stranger.pending()).toHaveLength(1);
  });
});

describe('several proposed again at once', () => {
  it('come back as one card in their order, once', async () => {
    const person = await world.person();
    const { actions } = await person.say('plan tomorrow: report, emails, gym');
    for (const action of actions) await person.cancel(action);
    person.wait(1000);
    const ids = actions.map(({ id }) => id);
    const again = await person.reproposeMany(ids);
    expect(again.actions.map(({ subject }) => subject)).toEqual(actions.map(({ subject }) => subject));
    expect(new Set(again.actions.map(({ batchId }) => batchId)).size).toBe(1);
    expect((await person.reproposeMany(ids)).actions.map(({ id }) => id)).toEqual(
      again.actions.map(({ id }) => id),
    );
    expect(await person.pending()).toHaveLength(3);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('come back once for many requests at the same moment', async () => {
    const person = await world.person();
    const { actions } = await person.say('plan tomorrow: report, emails, gym');
    for (const action of actions) await person.cancel(action);
    person.wait(1000);
    const ids = actions.map(({ id }) => id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        person.reproposeMany(index % 2 === 0 ? ids : [...ids].reverse()),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await person.pending()).toHaveLength(3);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('stay as they ended when one of them is done, which is named', async () => {
    const person = await world.person();
    const { actions } = await person.say('plan tomorrow: report, emails');
    const [done, left] = actions;
    if (!done || !left) throw new Error('a plan of two lines was expected');
    await person.confirm(done);
    await person.cancel(left);
    const problem = await problemOf(person.reproposeMany([left.id, done.id]));
    expect(problem.code).toBe('not_all_reproposable');
    expect(problem.extra).toMatchObject({ titles: `“${done.subject}”` });
    expect(await person.pending()).toEqual([]);
    expect((await person.rows()).actions).toHaveLength(2);
  });

  it('are one card in the order given, whatever cards of the conversation they came from', async () => {
    const { person, ids, milk, bread } = await twoCards();
    const open = await person.say('add butter to my list');
    person.wait(1000);
    const again = await person.reproposeMany([bread.id, milk.id, bread.id]);
    expect(again.actions.map(({ subject, status }) => [subject, status])).toEqual([
      ['bread', 'pending'],
      ['milk', 'pending'],
    ]);
    expect(new Set(again.actions.map(({ batchId }) => batchId)).size).toBe(1);
    expect((await person.pending()).map(({ id }) => id)).toEqual(again.actions.map(({ id }) => id));
    expect(await person.look(open.actions[0]?.id ?? '')).toMatchObject({ status: 'superseded' });
    expect((await person.reproposeMany(ids)).actions.map(({ id }) => id).sort()).toEqual(
      again.actions.map(({ id }) => id).sort(),
    );
    const cards = (await person.read()).messages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.type === 'data-card' ? [part.data.batchId] : [])),
    );
    expect(cards.filter((batchId) => batchId === again.actions[0]?.batchId)).toHaveLength(1);
    await person.confirmMany(again.actions);
    expect(await live(person)).toEqual(['bread', 'milk']);
    expect((await person.goOn()).text).toMatch(/^Added/);
    expect(await person.historyProblems()).toEqual([]);
  });

  it('join what came back before and still waits, and are answered as they stand', async () => {
    const { person, milk, bread } = await twoCards();
    const { action } = await person.repropose(milk.id);
    const { actions } = await person.reproposeMany([milk.id, bread.id]);
    expect(actions.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(actions[0]?.id).toBe(action.id);
    expect(actions[1]?.batchId).toBe(action.batchId);
    expect(await person.pending()).toHaveLength(2);
  });

  it('are one card of each conversation', async () => {
    const { person, milk } = await twoCards();
    person.threadId = null;
    const other = await person.say('add eggs to my list');
    for (const action of other.actions) await person.cancel(action);
    const { actions } = await person.reproposeMany([milk.id, ...other.actions.map(({ id }) => id)]);
    expect(actions.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(new Set(actions.map(({ threadId }) => threadId)).size).toBe(2);
    expect(new Set(actions.map(({ batchId }) => batchId)).size).toBe(2);
  });

  it('warn of each other when they want the same time', async () => {
    const person = await world.person();
    const ids: string[] = [];
    for (const title of ['the dentist', 'the bank']) {
      const { actions } = await person.say(`call ${title} on friday at 3pm`);
      for (const action of actions) await person.cancel(action);
      ids.push(...actions.map(({ id }) => id));
    }
    const { actions } = await person.reproposeMany(ids);
    expect(actions.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ['overlaps_line'],
      ['overlaps_line'],
    ]);
  });
});

describe('a line that was cancelled', () => {
  it('joins its card again while that still waits', async () => {
    const person = await world.person();
    const { actions } = await person.say('plan tomorrow: report, emails, gym');
    const [first, ...others] = actions;
    if (!first) throw new Error('a plan was expected');
    await person.cancel(first);
    const again = (await person.repropose(first.id)).action;
    expect(again.batchId).toBe(first.batchId);
    const waiting = (await person.pending()).map(({ id }) => id);
    expect(waiting.sort()).toEqual([...others.map(({ id }) => id), again.id].sort());
  });
});

/** Two cards of one conversation, both cancelled. */
async function twoCards() {
  const person = await world.person();
  const cards: Action[] = [];
  for (const title of ['milk', 'bread']) {
    const { actions } = await person.say(`add ${title} to my list`);
    for (const action of actions) await person.cancel(action);
    cards.push(...actions);
    person.wait(1000);
  }
  const [milk, bread] = cards as [Action, Action];
  return { person, milk, bread, ids: [milk.id, bread.id] };
}
