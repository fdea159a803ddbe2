import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { one } from '@/lib/agent/testing/one';
import { add, propose } from '@/lib/agent/testing/propose';
import { codeOf, openWorld, type World } from '@/lib/agent/testing/world';
import type { ConfirmVerdict } from '@/lib/gate/action';
import type { EditOutcome } from '@/lib/gate/edit';
import { hasWords } from '@/lib/i18n/server/translate';

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(() => world.close());

const read = { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] };

/** Every way in which a message about a card can end without what it asked for; each is told in words. */
const refusals: Record<
  Exclude<ConfirmVerdict | EditOutcome['verdict'], 'run' | 'repeat' | 'edited' | 'not_found' | 'invalid'>,
  true
> = {
  already_decided: true,
  expired: true,
  version_changed: true,
  acknowledgement_required: true,
  target_gone: true,
  target_changed: true,
  conflict: true,
};

it.each(Object.keys(refusals))('there are words for a card that is %s', (verdict) => {
  expect(hasWords(`reply.${verdict}`)).toBe(true);
});

it('a correction that loses to a confirm says so, and the conversation goes on at once', async () => {
  const person = await world.person();
  const action = one(await propose(world, person, add('milk', { dueDate: '2026-12-02' })));
  world.model?.extend({
    text: JSON.stringify({ outcome: 'changed', arguments: { dueDate: '2026-12-05' } }),
    before: async () => void (await world.as(person).confirm(action)),
  });
  const heard = await person.say('make it Saturday');
  expect(heard.text).toBe('The card was decided in the meantime, so I left it alone.');
  expect((await person.rows()).todos).toMatchObject([{ dueDate: '2026-12-02' }]);
  world.model?.extend({ text: 'Hello.' });
  expect((await person.say('hello')).text).toBe('Hello.');
  expect(await person.historyProblems()).toEqual([]);
});

it('a continuation that cannot even begin gives its thread free, and can be asked for again', async () => {
  const person = await world.person();
  await person.confirm(one(await propose(world, person, add('milk'))));
  const { db } = world.database;
  await db.execute(sql`alter table thread_skills rename to gone`);
  try {
    await expect(person.goOn()).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table gone rename to thread_skills`);
  }
  expect((await person.read()).messages.at(-1)?.metadata.state).toBe('failed');
  world.model?.extend({ text: 'It is on your list.' });
  expect((await person.goOn()).text).toContain('It is on your list.');
});

describe('a conversation that is deleted while a turn runs in it', () => {
  it('gets no card any more, and keeps no words', async () => {
    const person = await world.person();
    let threadId = '';
    world.model?.extend(read, {
      text: 'Here it is.',
      calls: [add('milk')],
      before: async () => {
        const [thread] = await world.services.threads.list(person.userId);
        threadId = thread?.id ?? '';
        await world.services.threads.remove(person.clicker(), threadId);
      },
    });
    const heard = await person.say('buy milk');
    expect(heard.actions).toEqual([]);
    expect(await person.pending()).toEqual([]);
    const rows = await person.rows();
    expect(rows.actions).toEqual([]);
    expect(rows.messages.flatMap(({ parts }) => parts)).toEqual([]);
  });

  it('and nothing is proposed in it again', async () => {
    const person = await world.person();
    const action = one(await propose(world, person, add('milk')));
    await world.services.threads.remove(person.clicker(), person.threadId ?? '');
    expect(await codeOf(person.repropose(action.id))).toBe('not_reproposable');
    expect(await person.pending()).toEqual([]);
  });
});
