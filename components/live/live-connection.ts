import { type LiveEvent, liveTypes, readEvent } from './live-events';

/** Streams count against the few connections that a browser opens to one server, so a tab that is out of sight gives its own back. */
export const HIDDEN_FOR_MS = 30_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

type Listeners = {
  onEvent: (event: LiveEvent) => void;
  /** Whether the stream is up: while it is down, pages ask by themselves. */
  onUp: (isUp: boolean) => void;
};

/**
 * One event stream of one tab. A stream that breaks is opened again by the browser; one that was refused is tried again ever more rarely.
 * Every new stream begins with `resync`, so nothing is missed in between.
 */
export class LiveConnection {
  readonly #listeners: Listeners;
  #source: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #retryMs = FIRST_RETRY_MS;
  #isUp = false;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  open(): void {
    clearTimeout(this.#retry);
    if (this.#source) return;
    const source = new EventSource('/api/events');
    this.#source = source;
    for (const type of liveTypes) {
      source.addEventListener(type, (message: MessageEvent<string>) => this.#receive(message.data));
    }
    source.onerror = () => this.#broken(source);
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#hiding);
    this.#source?.close();
    this.#source = null;
    this.#setUp(false);
  }

  /** The tab went out of sight or came back. */
  setVisible(isVisible: boolean): void {
    clearTimeout(this.#hiding);
    if (isVisible) this.open();
    else this.#hiding = setTimeout(() => this.close(), HIDDEN_FOR_MS);
  }

  #receive(data: string): void {
    this.#retryMs = FIRST_RETRY_MS;
    this.#setUp(true);
    const event = readEvent(data);
    if (event) this.#listeners.onEvent(event);
  }

  #broken(source: EventSource): void {
    this.#setUp(false);
    if (source.readyState !== EventSource.CLOSED) return;
    this.#source = null;
    this.#retry = setTimeout(() => this.open(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #setUp(isUp: boolean): void {
    if (isUp === this.#isUp) return;
    this.#isUp = isUp;
    this.#listeners.onUp(isUp);
  }
}
