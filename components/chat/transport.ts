import type { Chat, UIMessage } from '@ai-sdk/react';
import type { CardData, ChoicesData, DecisionData } from '@/lib/contract/action';
import type { MessageMetadata } from '@/lib/contract/chat';
import type { GrantData } from '@/lib/contract/grant';
import { browserTimeZone } from '../live/browser-clock';
import { send } from '../live/request';

export type NodMessage = UIMessage<
  MessageMetadata,
  { card: CardData; decision: DecisionData; choices: ChoicesData; grant: GrantData }
>;

type ChatOptions = ConstructorParameters<typeof Chat<NodMessage>>[0];
export type NodTransport = NonNullable<ChatOptions['transport']>;
type ChunkStream = Awaited<ReturnType<NodTransport['sendMessages']>>;
type Chunk = ChunkStream extends ReadableStream<infer Each> ? Each : never;

export type TransportContext = {
  threadId: () => string | null;
  locale: () => string;
  /** The versions of the cards that are in view, for a decision by text. */
  seen: () => Array<{ id: string; version: number }>;
  /** The server has the message, and this is its thread. */
  onStored: (threadId: string | null) => void;
};

export const textOf = (message: Pick<NodMessage, 'parts'> | undefined): string =>
  (message?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');

/** The chunks of a UI message stream (server-sent events, one JSON value each, until `[DONE]`). */
export function readChunks(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Chunk> {
  let rest = '';
  const emit = (event: string, controller: TransformStreamDefaultController<Chunk>) => {
    const data = event
      .split('\n')
      .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []))
      .join('\n');
    if (data !== '' && data !== '[DONE]') controller.enqueue(JSON.parse(data) as Chunk);
  };
  return body.pipeThrough(new TextDecoderStream()).pipeThrough(
    new TransformStream<string, Chunk>({
      transform(text, controller) {
        const events = (rest + text).replaceAll('\r\n', '\n').split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) emit(event, controller);
      },
      flush(controller) {
        emit(rest, controller);
      },
    }),
  );
}

/**
 * Sends what the contract takes and no more: the new message or the wish to go on, never the history, which is the server's.
 * The same message keeps its id, so sending it again after a broken connection is not a second turn.
 */
export function createTransport(context: TransportContext): NodTransport {
  return {
    async sendMessages({ messages, abortSignal, body }) {
      const last = messages.at(-1);
      const threadId = context.threadId();
      const goOn = last?.role !== 'user' || (body !== undefined && 'continue' in body);
      const request = goOn
        ? { continue: true }
        : { message: textOf(last), messageId: last.id, seen: context.seen() };
      const response = await send('/api/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...(threadId === null ? {} : { threadId }),
          ...request,
          timeZone: browserTimeZone(),
          locale: context.locale(),
        }),
        signal: abortSignal ?? null,
      });
      context.onStored(response.headers.get('x-thread-id'));
      return readChunks(response.body ?? new Blob([]).stream());
    },
    // Leaving the page does not stop a turn; what it wrote is read from the thread.
    reconnectToStream: async () => null,
  };
}
