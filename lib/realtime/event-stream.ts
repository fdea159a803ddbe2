import type { EventHub, LiveEvent } from './event-hub';

const HEARTBEAT_MS = 15_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 1_000;

/**
 * A person's events as server-sent events. The first one is `resync`: whoever connects, or connects again, reads what is now and misses nothing after it. Null
 * when the person has too many streams open.
 */
export function openEventStream(hub: EventHub, userId: string): ReadableStream<Uint8Array> | null {
  const encoder = new TextEncoder();
  let end = (): void => undefined;
  let isRefused = false;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = hub.subscribe(userId, {
        send: (event) => write(eventText(event)),
        close: () => {
          end();
          controller.close();
        },
      });
      if (!unsubscribe) {
        isRefused = true;
        controller.close();
        return;
      }
      const heartbeat = setInterval(() => write(': alive\n\n'), HEARTBEAT_MS);
      end = () => {
        clearInterval(heartbeat);
        unsubscribe();
      };
      write(`retry: ${RETRY_MS}\n\n${eventText({ type: 'resync' })}`);
    },
    cancel: () => end(),
  });
  return isRefused ? null : stream;
}

function eventText(event: LiveEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
