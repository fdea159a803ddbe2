import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openWorld, type TestPerson, type World } from '@/lib/agent/testing/world';
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

  it('count once when they are named twice', async () => {
    const { person, ids } = await confirmedPlan();
    await person.undoMany([...ids, ...ids]).catch((error: unknown) => {
      expect(error).toBeInstanceOf(AppError);
    });
    const { todos } = await person.rows();
    expect(new Set(todos.map(({ version }) => version)).size).toBe(1);
  });

  it('are nobody else’s: with one strange id nothing is undone', async () => {
    const { person, ids } = await confirmedPlan();
    const stranger = await world.person();
    expect(await codeOf(stranger.undoMany(ids))).toBe('not_found');
    expect(await codeOf(person.undoMany([...ids, 'act_nothing']))).toBe('not_found');
    expect(await live(person)).toHaveLength(3);
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
});
