import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventHub } from './event-hub';
import { openEventStream } from './event-stream';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows life every fifteen seconds, so that nothing between takes it for dead, and stops when it is left', async () => {
  const stream = openEventStream(new EventHub(), 'usr_1');
  const reader = stream?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toMatch(/^retry: 1000\n\nevent: resync\n/);
  for (let beat = 0; beat < 3; beat++) {
    vi.advanceTimersByTime(15_000);
    expect(await read()).toBe(': alive\n\n');
  }
  await reader?.cancel();
  expect(vi.getTimerCount()).toBe(0);
});
