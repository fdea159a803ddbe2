import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '@/lib/agent/testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('says, shows, confirms', async () => {
  const person = await world.person();
  const heard = await person.say('Remind me to call the dentist tomorrow at 3pm');
  console.log(JSON.stringify(heard, null, 1).slice(0, 6000));
  const [action] = heard.actions;
  const done = await person.confirm(action!);
  console.log(done);
  console.log(await person.goOn());
  expect(await person.historyProblems()).toEqual([]);
});
