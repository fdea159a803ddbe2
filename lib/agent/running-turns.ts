const runningKey = Symbol.for('nod.runningTurns');
type Running = Map<string, { abort: AbortController; done: Promise<void> }>;
const shared = globalThis as typeof globalThis & { [runningKey]?: Running };

/** Turns that run in this process, by turn id: to stop one at once, and to let them end before the database closes. */
shared[runningKey] ??= new Map();
export const runningTurns: Running = shared[runningKey];

/** Ends every turn of this process and waits until each has stored how it ended. */
export async function stopAllTurns(): Promise<void> {
  const turns = [...runningTurns.values()];
  for (const turn of turns) turn.abort.abort();
  await Promise.allSettled(turns.map((turn) => turn.done));
}
