import { understand } from '../understand';

/** A text is read by its beginning, in about a millisecond; below this it is what the compiler does that is measured. */
const SMALL_MS = 20;

/**
 * How many times as long it takes to read four times the text. Time of the processor, the least of three, so that a busy machine does not matter;
 * each round by another clock, so that nothing is remembered from the one before.
 */
export function growthOf(piece: string, head = ''): number {
  const spent = (length: number, round: number): number => {
    const text = head + piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    const start = process.cpuUsage();
    understand(text, { now: `2026-12-01T09:0${round}` });
    return process.cpuUsage(start).user / 1000;
  };
  const least = (length: number): number => Math.min(...[1, 2, 3].map((round) => spent(length, round)));
  spent(10_000, 0);
  return least(100_000) / Math.max(least(25_000), SMALL_MS);
}
