import type { EventHub, LiveEvent } from '../event-hub';
import { openEventStream } from '../event-stream';

/** A page that is open: what its stream brought, in order. */
export type OpenPage = {
  heard: LiveEvent[];
  until(isThere: () => boolean): Promise<void>;
  leave(): Promise<void>;
};

/** Reads a person's stream as a browser would. Throws when the hub gives none. */
export function openPage(hub: EventHub, userId: string): OpenPage {
  const stream = openEventStream(hub, userId);
  if (!stream) throw new Error('no stream');
  const heard: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  const reader = stream.getReader();
  const reading = (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) heard.push(JSON.parse(data) as LiveEvent);
      }
      for (const look of waiting) look();
    }
  })();
  return {
    heard,
    until: (isThere) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isThere()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    leave: async () => {
      await reader.cancel();
      await reading;
    },
  };
}
