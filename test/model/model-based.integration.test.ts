import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { recordProof } from '@/db/testing/proof-findings';
import { openWorld, type World } from '@/lib/agent/testing/world';
import { step } from './steps';
import { Trial } from './trial';

/** On each of the two databases, so 300 in an ordinary run; the proof asks for more. */
const RUNS = Number(process.env.NOD_PROOF_SEQUENCES ?? 150);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test(`the gate does what its reference does, in ${RUNS} random histories of several actors`, {
  timeout: RUNS * 4_000,
}, async () => {
  const counts = { histories: 0, steps: 0, disagreements: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const trial = new Trial(world);
      await trial.begin();
      for (const each of steps) await trial.take(each);
      await trial.compare();
      counts.histories += 1;
      counts.steps += steps.length;
    }),
    { numRuns: RUNS },
  );
  recordProof('model-based', world.database.kind, counts);
});
