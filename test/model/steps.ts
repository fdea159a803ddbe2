import fc from 'fast-check';

const pick = fc.nat(1000);
const who = fc.constantFrom('one device', 'another device', 'stranger');
const version = fc.constantFrom('current', 'current', 'current', 'old', 'made up');
/** One thing that somebody does, or that happens. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('propose' as const),
      lines: fc.array(
        fc.record({
          kind: fc.constantFrom('add', 'add', 'change', 'complete', 'delete'),
          slot: fc.constantFrom(null, 'A', 'B'),
          pick,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('propose many' as const),
      kind: fc.constantFrom('complete', 'delete'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      pick,
      who,
      version,
      acknowledge: fc.constantFrom(null, null, 1, 6),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick, who, version }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), pick, who, version }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), pick, who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('repropose' as const), pick, who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('undo several' as const, 'repropose several' as const),
      picks: fc.array(pick, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rename by hand' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 4, 5, 6, 60, 24 * 60),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
