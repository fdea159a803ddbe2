/** The only source of "now". Everything that decides gets a `Date` from here as an argument. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, for one request that carries its own time, and for tests. */
export function fixedClock(instant: Date): Clock {
  return { now: () => new Date(instant) };
}
