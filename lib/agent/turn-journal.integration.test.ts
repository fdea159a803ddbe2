import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '@/lib/agent/testing/world';
import { TurnJournal } from './turn-journal';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('keeps what arrives while a write is under way for the next one', async () => {
  const person = await world.person();
  await person.say('hello');
  const { messages } = await person.rows();
  const message = messages.at(-1);
  const journal = new TurnJournal({
    userId: person.userId,
    threadId: message?.threadId ?? '',
    turnId: message?.turnId ?? '',
    messageId: message?.id ?? '',
  });
  const call = (id: string) => ({
    id,
    step: 0,
    tool: 'todo_search',
    arguments: {},
    output: { status: 'done' },
  });

  journal.addCall(call('call_1'), person.now());
  await world.database.db.transaction(async (tx) => {
    await journal.write(tx);
    journal.addCall(call('call_2'), person.now());
  });
  journal.clear();
  await world.database.db.transaction((tx) => journal.write(tx));

  expect((await person.rows()).calls.map(({ id }) => id)).toEqual(['call_1', 'call_2']);
});
