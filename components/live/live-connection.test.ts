import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HIDDEN_FOR_MS, LiveConnection } from './live-connection';
import type { LiveEvent } from './live-events';

/** The browser's part: a stream that the test opens, breaks and lets speak. */
class StreamOfTheBrowser extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly CLOSED = 2;
  static opened: StreamOfTheBrowser[] = [];
  readyState = StreamOfTheBrowser.CONNECTING;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    StreamOfTheBrowser.opened.push(this);
  }

  close(): void {
    this.readyState = StreamOfTheBrowser.CLOSED;
  }

  say(event: LiveEvent): void {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event) }));
  }

  breakOff(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.();
  }
}

const opened = () => StreamOfTheBrowser.opened;
const newest = () => opened().at(-1) as StreamOfTheBrowser;
let heard: LiveEvent[];
let ups: boolean[];
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', StreamOfTheBrowser);
  StreamOfTheBrowser.opened = [];
  heard = [];
  ups = [];
  connection = new LiveConnection({ onEvent: (event) => heard.push(event), onUp: (isUp) => ups.push(isUp) });
  connection.setVisible(true);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the stream of a tab', () => {
  it('is up from its first word on, and hands on what it hears', () => {
    expect(ups).toEqual([]);
    newest().say({ type: 'resync' });
    newest().say({ type: 'action', id: 'a1' });
    expect(heard).toEqual([{ type: 'resync' }, { type: 'action', id: 'a1' }]);
    expect(ups).toEqual([true]);
  });

  it('is opened once, however often the tab comes into view', () => {
    connection.setVisible(true);
    connection.setVisible(true);
    expect(opened()).toHaveLength(1);
  });

  it('leaves a broken line to the browser, and is down meanwhile', () => {
    newest().say({ type: 'resync' });
    newest().breakOff(StreamOfTheBrowser.CONNECTING);
    vi.advanceTimersByTime(3_600_000);
    expect(opened()).toHaveLength(1);
    newest().say({ type: 'resync' });
    expect(ups).toEqual([true, false, true]);
  });

  it('asks ever more rarely when it is refused, a minute apart at most', () => {
    const waits = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
    for (const [index, wait] of waits.entries()) {
      newest().breakOff(StreamOfTheBrowser.CLOSED);
      vi.advanceTimersByTime(wait - 1);
      expect(opened()).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(opened()).toHaveLength(index + 2);
    }
    newest().say({ type: 'resync' });
    newest().breakOff(StreamOfTheBrowser.CLOSED);
    vi.advanceTimersByTime(2_000);
    expect(opened()).toHaveLength(waits.length + 2);
  });

  it('is given back by a tab that stays out of sight, and opened again when it returns', () => {
    newest().say({ type: 'resync' });
    connection.setVisible(false);
    vi.advanceTimersByTime(HIDDEN_FOR_MS - 1);
    expect(newest().readyState).not.toBe(StreamOfTheBrowser.CLOSED);
    vi.advanceTimersByTime(1);
    expect(newest().readyState).toBe(StreamOfTheBrowser.CLOSED);
    expect(ups).toEqual([true, false]);
    connection.setVisible(true);
    expect(opened()).toHaveLength(2);
  });

  it('is kept by a tab that is only glanced away from', () => {
    connection.setVisible(false);
    vi.advanceTimersByTime(HIDDEN_FOR_MS / 2);
    connection.setVisible(true);
    vi.advanceTimersByTime(HIDDEN_FOR_MS * 2);
    expect(opened()).toHaveLength(1);
    expect(newest().readyState).not.toBe(StreamOfTheBrowser.CLOSED);
  });
});
