import type { UIMessageChunk } from 'ai';
import type { MessageRecord } from '@/db/queries/threads';
import type { CardData } from '@/lib/contract/action';
import type { MessagePart } from '@/lib/contract/chat';

/** What the page is told of a message beside its parts. */
export function metadataOf(
  message: Pick<MessageRecord, 'turnId' | 'createdAt' | 'state'>,
): Record<string, unknown> {
  return { turnId: message.turnId, createdAt: message.createdAt.toISOString(), state: message.state };
}

/** Nod's own words and the card under them, as the rest of a message that has begun. */
export function messageChunks(messageId: string, text: string, card: CardData | null): UIMessageChunk[] {
  const parts: MessagePart[] = [
    { type: 'text', text },
    ...(card ? [{ type: 'data-card' as const, data: card }] : []),
  ];
  return bodyChunks(messageId, parts);
}

/** A stored message as a UI message stream. */
export function replayChunks(
  messageId: string,
  metadata: Record<string, unknown>,
  parts: MessagePart[],
): ReadableStream<UIMessageChunk> {
  return streamOf([{ type: 'start', messageId, messageMetadata: metadata }, ...bodyChunks(messageId, parts)]);
}

function bodyChunks(messageId: string, parts: MessagePart[]): UIMessageChunk[] {
  return [
    { type: 'start-step' },
    ...parts.flatMap((part, index) => chunksOf(part, `${messageId}-${index}`)),
    { type: 'finish-step' },
    { type: 'finish' },
  ];
}

/** Text as the three chunks that make it up. */
export function textPart(id: string, text: string): UIMessageChunk[] {
  return [
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
  ];
}

function chunksOf(part: MessagePart, id: string): UIMessageChunk[] {
  switch (part.type) {
    case 'text':
      return textPart(id, part.text);
    case 'data-card':
      return [{ type: 'data-card', id: part.data.batchId, data: part.data }];
    default:
      return [{ type: part.type, data: part.data }];
  }
}

export function streamOf(chunks: UIMessageChunk[]): ReadableStream<UIMessageChunk> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

/**
 * A stream that breaks off ends with an error in words instead. Whoever watches the run then sees its end and stores it; otherwise the turn
 * would hold its thread for as long as the process lives.
 */
export function endWithWords(
  source: ReadableStream<UIMessageChunk>,
  wordsFor: (error: unknown) => string,
): ReadableStream<UIMessageChunk> {
  const reader = source.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.enqueue({ type: 'error', errorText: wordsFor(error) });
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The chunks right after the start of the message, so that they belong to it. */
export function afterStart(
  own: UIMessageChunk[],
  stream: ReadableStream<UIMessageChunk>,
): ReadableStream<UIMessageChunk> {
  return stream.pipeThrough(
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        if (chunk.type === 'start') for (const extra of own) controller.enqueue(extra);
      },
    }),
  );
}
